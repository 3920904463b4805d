"""Phase 2: Monster Phase (PH-PICK) with Double and Triple Cards (PH-DT).

The starting player opens with one or two cards and so sets the target; everybody picks clockwise up to the target,
and double or triple cards may raise it. It ends when nobody below the target has a legal pick left. In the basic game,
where nothing raises, everybody so has one turn (PH-PICK-08). The book's sample round (PH-EX-01 to PH-EX-10) is replayed
in its scenario.
"""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import COSTLY, VALUE
from hordekeep.games.plankton_horde.content.kinds import CARD, Card
from hordekeep.games.plankton_horde.rules.matching import MATCHING, matching_any, rule_against
from hordekeep.games.plankton_horde.state import (
    FIRST_CARD,
    NOBODY,
    OPENED,
    SECOND_CARD,
    HordeState,
    clockwise,
    most_initial_picks,
    starting_player,
    target,
    thief_of,
)
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces, seat_name
from hordekeep.kernel.declaring import Amount, Question, Seat, Told, Verb, allowed


class Pick(Verb, verb="pick", touched=("pool:{card}",), late="PH-ROUND-05"):
    """Take a monster of the Pool."""

    card: Card


class Stop(Verb, verb="stop", late="PH-ROUND-05"):
    """Stop at one card in the initial pick."""


class Picked(Told, kind="picked", rule="PH-PICK-06"):
    """A card lies face up before a player."""

    seat: Seat
    card: Card


class Stopped(Told, kind="stopped", rule="PH-PICK-01"):
    """The starting player takes no second card."""

    seat: Seat
    total: Amount


class Raised(Told, kind="raised", rule="PH-DT-06"):
    """A double or triple card raised the target."""

    seat: Seat
    total: Amount


class LockedOut(Told, kind="locked-out", rule="PH-DT-18"):
    """A player below the target has no legal pick."""

    seat: Seat
    total: Amount


PICK = Pick.every()
STOP = Stop()


@enforces("PH-DT-26", "PH-END-07")
def monster_phase(g: HordeState, _: None) -> None:
    """The starting player opens; with an empty Pool nobody picks at all."""
    g.opening = FIRST_CARD
    g.opening_was_costly = False
    g.agenda.append(("open_with", None) if g.pool else ("end_phase", None))


@enforces("PH-PICK-03", "PH-DT-07")
def open_with(g: HordeState, _: None) -> Rules[None]:
    """The first card of the initial pick: one must be taken, any card of the Pool will do."""
    seat = starting_player(g)
    answer: Pick = yield Asked(OPEN, seat, legal_picks(g, seat))
    take(g, seat, answer.card)


@enforces("PH-PICK-01", "PH-PICK-04")
def open_with_second(g: HordeState, _: None) -> Rules[None]:
    """With 2 or 3 players the starting player stops at one card or takes a second."""
    seat = starting_player(g)
    answer: Pick | Stop = yield Asked(SECOND, seat, [STOP, *legal_picks(g, seat)])
    if isinstance(answer, Pick):
        take(g, seat, answer.card)
        return
    g.opening = OPENED
    if g.tell:
        g.tell(Stopped(seat, g.totals[seat]))
    pass_on(g, seat)


@enforces("PH-DT-12", "PH-DT-17", "PH-DT-15", "PH-DT-16", "PH-DT-23")
def pick(g: HordeState, seat: int) -> Rules[None]:
    """One card at a time, any legal one, but one must be taken."""
    rule = "PH-DT-15" if g.level == "full" else "PH-PICK-11"
    answer: Pick = yield Asked(UP_TO_THE_TARGET, seat, legal_picks(g, seat), rule=rule)
    take(g, seat, answer.card)


@enforces("PH-PICK-06", "PH-DT-24")
def take(g: HordeState, seat: int, face: int) -> None:
    """Lay the card face up before `seat`. If the Betrayer's owner may steal it, that comes first."""
    copies = g.pool[face]
    if copies > 1:
        g.pool[face] = copies - 1
    else:
        del g.pool[face]
    if g.tell:
        g.tell(Picked(seat, face))
    thief = thief_of(g, seat)
    if thief != NOBODY:
        g.just_picked, g.picker = face, seat  # PH-DT-24: it counts only when the window has closed
        g.agenda.append(("steal", thief))
    else:
        keep_pick(g, seat, face)


@enforces("PH-DT-01", "PH-MATCH-02")
def keep_pick(g: HordeState, seat: int, face: int) -> None:
    """The pick stays: it counts its value and bars matching cards."""
    before = max(g.totals)
    g.picks[seat] += (face,)
    g.totals[seat] += VALUE[face]
    if g.tell and g.opening == OPENED and g.totals[seat] > before:
        g.tell(Raised(seat, g.totals[seat]))
    after_pick(g, seat, VALUE[face] > 1)


@enforces("PH-PICK-02", "PH-PICK-10", "PH-BET-30", "PH-BET-20", "PH-DT-13", "PH-BET-29")
def after_pick(g: HordeState, seat: int, was_costly: bool) -> None:
    """What follows a pick, kept or stolen: the second card of the initial pick, the next card, or the next player."""
    if g.opening != OPENED:
        g.opening_was_costly = was_costly  # also if it was stolen (PH-BET-20)
        g.opening = SECOND_CARD if g.opening == FIRST_CARD and most_initial_picks(g) == 2 else OPENED
        if g.opening == SECOND_CARD and has_legal_pick(g, seat):
            g.agenda.append(("open_with_second", None))
        else:  # PH-PICK-02, PH-PICK-10, PH-BET-30
            g.opening = OPENED
            pass_on(g, seat)
    elif g.totals[seat] >= target(g):  # PH-DT-13, PH-BET-29
        pass_on(g, seat)
    else:
        give_chance(g, seat)


@enforces("PH-DT-18", "PH-DT-19")
def give_chance(g: HordeState, seat: int) -> None:
    """A player below the target picks, or is locked out and forfeits the missing picks."""
    if has_legal_pick(g, seat):
        g.agenda.append(("pick", seat))
    else:
        if g.tell:
            g.tell(LockedOut(seat, g.totals[seat]))
        pass_on(g, seat)


@enforces("PH-PICK-07", "PH-DT-08", "PH-DT-14", "PH-DT-20", "PH-DT-22", "PH-PICK-09", "PH-DT-21", "PH-PICK-08")
def pass_on(g: HordeState, seat: int) -> None:
    """The chance goes clockwise, as often as it takes, to the next player below the target.

    Players at the target are passed over; one who is locked out has used the chance and does not stop the others. When
    it has gone round without a pick, the phase is over.
    """
    goal = target(g)
    following = clockwise(g, seat)
    while following != seat:
        if g.totals[following] < goal:
            if has_legal_pick(g, following):
                g.agenda.append(("pick", following))
                return
            if g.tell:
                g.tell(LockedOut(following, g.totals[following]), "PH-DT-25")
        following = clockwise(g, following)
    g.agenda.append(("end_phase", None))


@enforces("PH-MATCH-02", "PH-DT-09", "PH-DT-10", "PH-DT-11")
def barred(g: HordeState, seat: int) -> int:
    """The mask of faces that `seat` may not pick, whatever the Pool holds.

    Matching cards, and a second double or triple card in the initial pick, which binds neither later picks nor other
    players.
    """
    mask = matching_any(g.picks[seat])
    if g.opening == SECOND_CARD and g.opening_was_costly:
        mask |= COSTLY
    return mask


def legal_picks(g: HordeState, seat: int) -> list[Pick]:
    """The cards of the Pool that `seat` may pick; copies are one choice."""
    mask = barred(g, seat)
    return [PICK[face] for face in g.pool if not mask >> face & 1]


def has_legal_pick(g: HordeState, seat: int) -> bool:
    """Can `seat` pick anything at all?"""
    mask = barred(g, seat)
    return any(not mask >> face & 1 for face in g.pool)


def why_not_pick(g: HordeState, ask: Asked, seat: int, choice: Pick) -> Refusal | None:
    """What is not in the Pool, or barred."""
    if choice.card not in g.pool:
        return Refusal("PH-PICK-07", Text("no-pick-not-in-pool", **choice.words()))
    return why_barred(g, seat, choice) if barred(g, seat) >> choice.card & 1 else None


def why_barred(g: HordeState, seat: int, choice: Pick) -> Refusal:
    """The first reason for which a card is among those that `barred` gives."""
    face = choice.card
    if g.opening == SECOND_CARD and g.opening_was_costly and COSTLY >> face & 1:
        was_stolen = not any(COSTLY >> own & 1 for own in g.picks[seat])
        return Refusal("PH-BET-20" if was_stolen else "PH-DT-09", Text("no-pick-two-costly", **choice.words()))
    own = next(own for own in g.picks[seat] if MATCHING[own] >> face & 1)
    return Refusal(rule_against(own, face), Text("no-pick-matches", own=CARD.say(own), **choice.words()))


@enforces("PH-PICK-03", "PH-PICK-12", "PH-PICK-11", "PH-DT-15")
def why_not_stop(g: HordeState, ask: Asked, seat: int, choice: Stop) -> Refusal:
    """Only the starting player may stop, and only after the first card of the initial pick.

    Not before it, not later in the round, and nobody else ever.
    """
    if g.opening == FIRST_CARD:
        return STOP_AT_NOTHING
    rule = "PH-PICK-12" if seat == starting_player(g) else "PH-PICK-11"
    return Refusal(rule, Text("no-stop-below-target", who=seat_name(seat), target=target(g)))


STOP_AT_NOTHING = Refusal("PH-PICK-03", Text("no-stop-at-nothing"))

OPEN: Question[Pick] = Question("open", "PH-PICK-03", {Pick: why_not_pick}, refuses={Stop: why_not_stop})
"""The first card of the initial pick."""

SECOND: Question[Pick | Stop] = Question("second", "PH-PICK-01", {Pick: why_not_pick, Stop: allowed})
"""The second card of the initial pick."""

UP_TO_THE_TARGET: Question[Pick] = Question(
    "pick",
    "PH-DT-15",
    {Pick: why_not_pick},
    says={"missing": lambda g, ask: target(g) - g.totals[ask.seat], "target": lambda g, _: target(g)},
    refuses={Stop: why_not_stop},
)
"""A card of whoever is below the target."""
