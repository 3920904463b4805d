"""What a question is about, and how it is put: the card that asks, what may be chosen, who is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.content.kinds import CARD
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.happenings import REVEALED
from hordekeep.kernel import Ask, Text, seat_name
from hordekeep.kernel.declaring import Check, Question, Reason, Verb
from hordekeep.kernel.texts import Word

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Cause

A = TypeVar("A", bound=Verb)


class About(NamedTuple):
    """What a question is about, where a card asks or a rule under way: the facts of its ask."""

    card: Card | None = None
    """The card that asks."""
    revealed: Piece | None = None
    """The revealed card that it asks for: one wave may reveal several."""
    among: Any = ()
    """What may be chosen: places, cards, lanes, seats, numbers. The list is made of it, and the checks read it."""
    optional: bool = False
    """May it be left?"""


def regarding(c: Cause) -> About:
    """The card that asks, with the revealed card that set it off."""
    happening = c.happening
    if happening is not None and happening.moment is REVEALED and happening.subject is not None:
        return About(c.me.card, happening.subject)
    return About(c.me.card)


class Asking(Question[A]):
    """A question of the book or of the words of a card; the card is named first, with the revealed one that it asks
    for. Questions of one family may be said in the same words."""

    __slots__ = ("message",)

    def __init__(
        self,
        name: str,
        rule: str,
        answers: Mapping[type[A], Check],
        *,
        says: Mapping[str, Callable[[Any, Ask], Word]] | None = None,
        refuses: Mapping[type[Verb], Reason] | None = None,
        message: str = "",
    ) -> None:
        super().__init__(name, rule, answers, says=says, refuses=refuses)
        self.message = message or name

    def prompt(self, state: Battle, ask: Ask) -> Text:
        """What is asked, in words."""
        words = {name: word(state, ask) for name, word in self.says.items()}
        asked = Text(f"ask-{self.message}", who=_who(ask.seats), **words)
        about = ask.about
        if not isinstance(about, About) or about.card is None:
            return asked
        card = CARD.say(about.card.id)
        if about.revealed is None:
            return Text("ask-for-card", card=card, asked=asked)
        return Text("ask-for-revealed", card=card, revealed=CARD.say(about.revealed.card.id), asked=asked)

    def messages(self) -> Mapping[str, set[str]]:
        """Its own words, and what stands around them where a card asks."""
        return {
            f"ask-{self.message}": {"who", *self.says},
            "ask-for-card": {"card", "asked"},
            "ask-for-revealed": {"card", "revealed", "asked"},
        }


def _who(seats: Sequence[int]) -> Text:
    if len(seats) == 1:
        return seat_name(seats[0])
    return Text("who-of-several", one=seat_name(seats[0]), others=_who(seats[1:]))


def how_many_asked(g: Battle, ask: Ask) -> int:
    """How many players are asked, for the words of a question."""
    return len(ask.seats)


def mana_asked(g: Battle, ask: Ask) -> int:
    """The most mana that one of those who are asked has."""
    return max(g.mana[g.purse_of(seat)] for seat in ask.seats)


def asker(ask: Ask) -> Card | None:
    """The card whose sentence asks."""
    return ask.about.card if isinstance(ask.about, About) else None


def lies(g: Battle, ask: Ask, id: str) -> str:
    """Where a card that may be chosen lies: in the first pile that holds all that may be chosen with it.

    Cards of a deck lie nowhere that can be seen: each is touched by its own name, so that clients can lay them out.
    """
    asked = {id, *(each.id for each in cards_asked(ask))}
    hands = [g.horde_hand if seat == g.horde_seat else g.players[seat].hand for seat in ask.seats]
    discards = [g.horde_discard, *(player.discard for player in g.players)]
    piles = {"hand": hands, "discard": discards, "pile": [g.pile]}
    if ask.prompt == "rebuild":
        del piles["hand"]
    for name, found in piles.items():
        if any(asked <= {card.id for card in pile} for pile in found):
            return f"{name}:{id}"
    return f"card:{id}"


def cards_asked(ask: Ask) -> list[Card]:
    """The cards that may be chosen."""
    return [each for each in ask.about.among if isinstance(each, Card)] if isinstance(ask.about, About) else []
