"""The Betrayer (PH-BET): its owner may take a card that another player has just picked, at a price."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import BETRAYER, BUNDLE_VALUE, VALUE
from hordekeep.games.plankton_horde.content.kinds import CARD, Card
from hordekeep.games.plankton_horde.rules.monster_phase import after_pick, keep_pick
from hordekeep.games.plankton_horde.state import NOBODY, Cards, HordeState, without
from hordekeep.kernel import Ask, Asked, Choice, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import SEAT, Question, Seat, Told, Verb, allowed


class _InTheWindow(Verb):
    def touches(self, state: HordeState, ask: Ask) -> tuple[str, ...]:
        """The card just picked."""
        return () if state.just_picked == NOBODY else (f"picks:{state.picker}:{CARD.write(state.just_picked)}",)


class Decline(_InTheWindow, verb="decline", late="PH-BET-12"):
    """Let the pick be."""


class Steal(_InTheWindow, verb="steal"):
    """Take the card just picked."""

    @classmethod
    def untimely(cls, state: HordeState, ask: Ask, seat: int) -> Refusal:
        """It has reasons of its own at all times."""
        return why_no_steal(state, seat)


class Give(Verb, verb="give", touched=("horde:{seat}:{card}",), late="PH-BET-02"):
    """Give a card with the Betrayer."""

    card: Card


class Stolen(Told, kind="stolen", rule="PH-BET-01", moment=True):
    """A pick was stolen, for the Betrayer and two cards."""

    seat: Seat
    picker: Seat
    card: Card
    gift: Card
    other: Card


STEAL, DECLINE, GIVE = Steal(), Decline(), Give.every()


@enforces("PH-BET-01", "PH-BET-12", "PH-BET-11", "PH-BET-13", "PH-BET-28")
def steal(g: HordeState, thief: int) -> Rules[None]:
    """The window after a pick, for the pick just made alone.

    The thief decides, chooses the two cards that go with the Betrayer, and only then does anything change hands.
    """
    answer: Decline | Steal = yield Asked(WHETHER_TO_STEAL, thief, [DECLINE, STEAL])
    picker, face = g.picker, g.just_picked
    if isinstance(answer, Decline):
        g.just_picked = g.picker = NOBODY
        keep_pick(g, picker, face)
        return
    pile = without(g.hordes[thief], BETRAYER)
    one: Give = yield Asked(FIRST_GIFT, thief, gifts(pile), facts=pile)
    pile = without(pile, one.card)
    other: Give = yield Asked(SECOND_GIFT, thief, gifts(pile), facts=pile)
    exchange(g, thief, picker, face, (BETRAYER, one.card, other.card))


@enforces("PH-BET-04", "PH-BET-27")
def gifts(pile: Cards) -> list[Give]:
    """Any cards of the thief's horde pile may be given, special ones too."""
    return [GIVE[face] for face in dict.fromkeys(pile)]


@enforces("PH-BET-05", "PH-BET-06", "PH-BET-07", "PH-BET-15", "PH-BET-17", "PH-BET-16", "PH-BET-18", "PH-BET-19")
def exchange(g: HordeState, thief: int, picker: int, face: int, bundle: Cards) -> None:
    """Both sides lie face up before their new owners and join their hordes in the End Phase.

    The bundle counts one pick for the betrayed player, the stolen card none for the thief, so the target does not rise;
    neither side's cards bar matching picks. The book's example of Beth and Stuart (PH-BET-22 to PH-BET-26) is replayed
    in its scenario.
    """
    g.just_picked = g.picker = NOBODY
    for card in bundle:
        g.hordes[thief] = without(g.hordes[thief], card)
        if card in g.seen[thief]:
            g.seen[thief] = without(g.seen[thief], card)
    g.stolen[thief] = (face,)
    g.given[picker] = bundle
    g.totals[picker] += BUNDLE_VALUE
    if g.tell:
        g.tell(Stolen(thief, picker, face, gift=bundle[1], other=bundle[2]))
    after_pick(g, picker, VALUE[face] > 1)


def why_no_steal(g: HordeState, seat: int) -> Refusal:
    """Why the Betrayer cannot be played outside its window."""
    if BETRAYER in g.picks[seat]:
        return JUST_PICKED
    if BETRAYER in g.given[seat]:
        return JUST_RECEIVED
    if BETRAYER not in g.hordes[seat]:
        return NO_BETRAYER
    if len(g.hordes[seat]) < 3:
        return NO_GIFTS
    return TOO_LATE


def why_not_steal(g: HordeState, ask: Asked, seat: int, choice: Steal) -> Refusal:
    """The window has closed; the gifts are still to be chosen."""
    return why_no_steal(g, seat)


@enforces("PH-BET-12")
def why_not_unasked(g: HordeState, seat: int, choice: Choice) -> Refusal | None:
    """The Betrayer answers the picks of others, so it is never just "not your turn"; all else is."""
    return why_no_steal(g, seat) if choice == STEAL else None


@enforces("PH-BET-04", "PH-BET-02")
def why_not_give(g: HordeState, ask: Asked, seat: int, choice: Give) -> Refusal | None:
    """Only the own horde pile can be given from: not this round's picks, nor the Betrayer."""
    pile: Cards = ask.facts
    if choice.card in pile:
        return None
    if choice.card == BETRAYER:
        return BETRAYER_GOES_ALONG
    return Refusal("PH-BET-04", Text("no-give-not-in-horde", **choice.words()))


JUST_PICKED = Refusal("PH-BET-08", Text("no-steal-just-picked"))
JUST_RECEIVED = Refusal("PH-BET-09", Text("no-steal-just-received"))
NO_BETRAYER = Refusal("PH-BET-32", Text("no-steal-without-betrayer"))
NO_GIFTS = Refusal("PH-BET-03", Text("no-steal-without-gifts"))
TOO_LATE = Refusal("PH-BET-11", Text("no-steal-too-late"))
BETRAYER_GOES_ALONG = Refusal("PH-BET-02", Text("no-give-betrayer"))
BETRAYER_FIRST = Refusal("PH-BET-12", Text("no-betrayer-first"))

WHETHER_TO_STEAL: Question[Decline | Steal] = Question(
    "steal",
    "PH-BET-12",
    {Decline: allowed, Steal: allowed},
    says={"picker": lambda g, _: SEAT.say(g.picker), "card": lambda g, _: CARD.say(g.just_picked)},
    meanwhile=BETRAYER_FIRST,
)
"""The window after a pick."""

FIRST_GIFT: Question[Give] = Question(
    "give-first",
    "PH-BET-02",
    {Give: why_not_give},
    says={"picker": lambda g, _: SEAT.say(g.picker)},
    refuses={Steal: why_not_steal},
    meanwhile=BETRAYER_FIRST,
)
"""The first card that goes with the Betrayer. Its facts are the pile to give from, as those of the second."""

SECOND_GIFT: Question[Give] = Question(
    "give-second",
    "PH-BET-02",
    {Give: why_not_give},
    says={"picker": lambda g, _: SEAT.say(g.picker)},
    refuses={Steal: why_not_steal},
    meanwhile=BETRAYER_FIRST,
)
"""The second card that goes with the Betrayer."""
