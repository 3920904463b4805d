"""Choices that many rules share: yes or no, a card, a place, a lane, a player; and whose choices all others are."""

from __future__ import annotations

from typing import Final, Self

from hordekeep.engines.lanes.asking.regarding import About, lies
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.content.kinds import CardType, Count, Lane, LooseCard, OptionNumber, TokenName
from hordekeep.engines.lanes.content.option_words import options_of
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.kinds import Place
from hordekeep.engines.lanes.state.places import PORTAL, place_name
from hordekeep.engines.lanes.state.wording import standing
from hordekeep.kernel import Ask, Refusal, Text, enforces, once
from hordekeep.kernel.declaring import Seat, Verb

FREE_TURNS: Final = ("action", "react", "horde-action", "horde-summon", "plan-treachery")
"""The asks at which somebody acts freely; all others are questions of a rule or a card under way."""


class Doing(Verb):
    """What can be done in the lanes."""

    @classmethod
    def untimely(cls, state: Battle, ask: Ask, seat: int) -> Refusal:
        """It is no answer to what is asked."""
        return Refusal(ask.rule, Text("nothing-to-do-with-it" if ask.prompt in FREE_TURNS else "no-not-asked-for"))


class OfAlliance(Doing):
    """An action of an alliance player."""

    @classmethod
    @enforces("SH-TREA-18")
    def untimely(cls, state: Battle, ask: Ask, seat: int) -> Refusal:
        """Only reactions in the Treachery Phase; elsewhere the action's own rule gives its time."""
        rule = state.edition.alliance_verbs.get(cls.word)
        if rule is None:
            return super().untimely(state, ask, seat)
        if seat == state.horde_seat:
            return Refusal("SH-ALLI-01", Text("no-alliance-players"))
        if ask.prompt not in FREE_TURNS and state.phase in ("alliance", "treachery"):
            return Refusal("SH-EDGE-09", Text("no-answer-first"))
        if state.phase == "treachery":
            return Refusal(state.edition.no_reactions.get(cls.word, "SH-TREA-18"), Text("no-treachery-phase"))
        return Refusal(rule, Text("no-alliance-phase"))


class OfHorde(Doing):
    """An action of a horde player."""

    @classmethod
    def every(cls, state: Battle | None = None) -> tuple[Self, ...]:
        """Nothing where nobody plays the horde (SH-MODE-01)."""
        return () if state is not None and state.horde_seat < 0 else super().every(state)

    @classmethod
    def untimely(cls, state: Battle, ask: Ask, seat: int) -> Refusal:
        """Its own rule gives its time, in the Horde Phase."""
        if seat != state.horde_seat:
            return Refusal("SH-MODE-02", Text("no-horde-players"))
        rule = state.edition.horde_verbs.get(cls.word)
        if rule is None:
            return super().untimely(state, ask, seat)
        if ask.prompt not in FREE_TURNS and state.phase == "horde":
            return Refusal("SH-EDGE-09", Text("no-answer-first"))
        return Refusal(rule, Text("no-horde-phase"))


class Done(Doing, verb="done"):
    """Done with a phase, or with what may be repeated."""


class Yes(Doing, verb="yes"):
    """Yes."""

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The revealed card that it is for; as treachery card it lies in no lane."""
        about = ask.about
        revealed = about.revealed if isinstance(about, About) else None
        return (place_name(revealed.lane),) if revealed is not None and revealed.lane >= 0 else ()


class No(Doing, verb="no"):
    """No."""


class Stop(Doing, verb="stop"):
    """Enough of this."""


class InLane(Doing, verb="lane", touched=("lane:{lane}",)):
    """This lane."""

    lane: Lane


class At(Doing, verb="at", touched=("{place}",)):
    """What lies at this place."""

    place: Place

    def label(self, state: Battle) -> Text:
        """What it is and where; the portal is just that."""
        return Text("label-at-portal") if self.place == PORTAL else Text("label-at", what=standing(state, self.place))


class ThisCard(Doing, verb="card"):
    """This card out of a hand or a pile."""

    card: LooseCard

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """Where it lies."""
        return (lies(state, ask, self.card),)


class To(Doing, verb="to"):
    """This player."""

    whom: Seat

    def label(self, state: Battle) -> Text:
        """A single player is only asked whether to have it."""
        return Text("label-yes") if len(state.players) == 1 else Text("label-to", who=self.words()["whom"])

    def touches(self, state: Battle, ask: Ask) -> tuple[str, ...]:
        """The deck that a card is drawn from."""
        return (f"deck:{self.whom}",) if ask.prompt == "draw" else ()


class Option(Doing, verb="option"):
    """One of the things that a card lets choose."""

    option: OptionNumber

    def label(self, state: Battle) -> Text:
        """The words of the card that asks, where it has some."""
        if self.option < options_asked(state):
            return Text(f"option-{state.asker.id}-{self.option + 1}")
        return Text("label-option", number=self.option + 1)


class HowMany(Doing, verb="number"):
    """So many."""

    number: Count


class OfToken(Doing, verb="token"):
    """An attack token, or a health token."""

    token: TokenName

    def label(self, state: Battle) -> Text:
        """By its name."""
        return Text(f"label-token-{self.token}")


class OfType(Doing, verb="type"):
    """A card of this type, as somebody guesses."""

    type: CardType

    def label(self, state: Battle) -> Text:
        """By its name."""
        return Text(f"word-{self.type}")


def options_asked(g: Battle) -> int:
    """How many options the card that asks has words for."""
    return len(options_of(g.asker, "en")) if isinstance(g.asker, Card) else 0


DONE, YES, NO, STOP = Done(), Yes(), No(), Stop()
AT, THIS_CARD, IN_LANE, TO = once(At), once(ThisCard), once(InLane), once(To)
OPTION, HOW_MANY, OF_TOKEN, OF_TYPE = once(Option), once(HowMany), once(OfToken), once(OfType)
"""So none is made twice."""
