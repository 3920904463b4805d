"""Phase 2: Monster Phase (PH-PICK) with Double and Triple Cards (PH-DT).

The starting player opens with one or two cards and so sets the target; everybody picks clockwise up to the target,
and double or triple cards may raise it. It ends when nobody below the target has a legal pick left. In the basic game,
where nothing raises, everybody so has one turn (PH-PICK-08). The book's sample round (PH-EX-01 to PH-EX-10) is replayed
in its scenario.
"""

from __future__ import annotations

from hordekeep.games.plankton_horde.components import ALL_FACES, COSTLY, NAMES, VALUE
from hordekeep.games.plankton_horde.matching import MATCHING, matching_any, rule_against
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
from hordekeep.kernel import Ask, Choice, Refusal, Rules, Text, seat_name

PICK = tuple(("pick", face) for face in ALL_FACES)
STOP: Choice = ("stop",)


def monster_phase(g: HordeState, _: None) -> None:
    """The starting player opens; with an empty Pool nobody picks at all (PH-DT-26, PH-END-07)."""
    g.opening = FIRST_CARD
    g.opening_was_costly = False
    g.agenda.append(("open_with", None) if g.pool else ("end_phase", None))


def open_with(g: HordeState, _: None) -> Rules[None]:
    """The first card of the initial pick: one must be taken (PH-PICK-03), any card of the Pool will do (PH-DT-07)."""
    seat = starting_player(g)
    choice = yield Ask(seat, "open", "PH-PICK-03", legal_picks(g, seat))
    take(g, seat, choice[1])


def open_with_second(g: HordeState, _: None) -> Rules[None]:
    """With 2 or 3 players the starting player stops at one card or takes a second (PH-PICK-01, PH-PICK-04)."""
    seat = starting_player(g)
    choice = yield Ask(seat, "second", "PH-PICK-01", [STOP, *legal_picks(g, seat)])
    if choice == STOP:
        g.opening = OPENED
        if g.tell:
            g.tell("stopped", "PH-PICK-01", seat=seat, total=g.totals[seat])
        pass_on(g, seat)
    else:
        take(g, seat, choice[1])


def pick(g: HordeState, seat: int) -> Rules[None]:
    """One card at a time (PH-DT-12), any legal one (PH-DT-17), but one must be taken (PH-DT-15, PH-DT-16, PH-DT-23)."""
    choice = yield Ask(seat, "pick", "PH-DT-15" if g.level == "full" else "PH-PICK-11", legal_picks(g, seat))
    take(g, seat, choice[1])


def take(g: HordeState, seat: int, face: int) -> None:
    """Lay the card face up before `seat` (PH-PICK-06). If the Betrayer's owner may steal it, that comes first."""
    copies = g.pool[face]
    if copies > 1:
        g.pool[face] = copies - 1
    else:
        del g.pool[face]
    if g.tell:
        g.tell("picked", "PH-PICK-06", seat=seat, card=NAMES[face])
    thief = thief_of(g, seat)
    if thief != NOBODY:
        g.just_picked, g.picker = face, seat  # PH-DT-24: it counts only when the window has closed
        g.agenda.append(("steal", thief))
    else:
        keep_pick(g, seat, face)


def keep_pick(g: HordeState, seat: int, face: int) -> None:
    """The pick stays: it counts its value (PH-DT-01) and bars matching cards (PH-MATCH-02)."""
    before = max(g.totals)
    g.picks[seat] += (face,)
    g.totals[seat] += VALUE[face]
    if g.tell and g.opening == OPENED and g.totals[seat] > before:
        g.tell("raised", "PH-DT-06", seat=seat, total=g.totals[seat])
    after_pick(g, seat, VALUE[face] > 1)


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


def give_chance(g: HordeState, seat: int) -> None:
    """A player below the target picks, or is locked out and forfeits the missing picks (PH-DT-18, PH-DT-19)."""
    if has_legal_pick(g, seat):
        g.agenda.append(("pick", seat))
    else:
        if g.tell:
            g.tell("locked-out", "PH-DT-18", seat=seat, total=g.totals[seat])
        pass_on(g, seat)


def pass_on(g: HordeState, seat: int) -> None:
    """The chance goes clockwise, as often as it takes, to the next player below the target (PH-PICK-07, PH-DT-08).

    Players at the target are passed over (PH-DT-14); one who is locked out has used the chance and does not stop the
    others (PH-DT-20, PH-DT-22). When it has gone round without a pick, the phase is over (PH-PICK-09, PH-DT-21).
    """
    goal = target(g)
    following = clockwise(g, seat)
    while following != seat:
        if g.totals[following] < goal:
            if has_legal_pick(g, following):
                g.agenda.append(("pick", following))
                return
            if g.tell:
                g.tell("locked-out", "PH-DT-25", seat=following, total=g.totals[following])
        following = clockwise(g, following)
    g.agenda.append(("end_phase", None))


def barred(g: HordeState, seat: int) -> int:
    """The mask of faces that `seat` may not pick, whatever the Pool holds.

    Matching cards (PH-MATCH-02), and a second double or triple card in the initial pick (PH-DT-09), which binds neither
    later picks (PH-DT-10) nor other players (PH-DT-11).
    """
    mask = matching_any(g.picks[seat])
    if g.opening == SECOND_CARD and g.opening_was_costly:
        mask |= COSTLY
    return mask


def legal_picks(g: HordeState, seat: int) -> list[Choice]:
    """The cards of the Pool that `seat` may pick; copies are one choice."""
    mask = barred(g, seat)
    return [PICK[face] for face in g.pool if not mask >> face & 1]


def has_legal_pick(g: HordeState, seat: int) -> bool:
    """Can `seat` pick anything at all?"""
    mask = barred(g, seat)
    return any(not mask >> face & 1 for face in g.pool)


def why_not_pick(g: HordeState, seat: int, face: int) -> Refusal | None:
    """The first reason against picking `face`, in the order of `barred`."""
    if face not in g.pool:
        return Refusal("PH-PICK-07", Text("no-pick-not-in-pool", card=card_name(face)))
    if g.opening == SECOND_CARD and g.opening_was_costly and COSTLY >> face & 1:
        was_stolen = not any(COSTLY >> own & 1 for own in g.picks[seat])
        return Refusal("PH-BET-20" if was_stolen else "PH-DT-09", Text("no-pick-two-costly", card=card_name(face)))
    for own in g.picks[seat]:
        if MATCHING[own] >> face & 1:
            return Refusal(rule_against(own, face), Text("no-pick-matches", card=card_name(face), own=card_name(own)))
    return None


def why_not_stop(g: HordeState, seat: int) -> Refusal | None:
    """Only the starting player may stop, and only after the first card of the initial pick.

    Not before it (PH-PICK-03), not later in the round (PH-PICK-12), and nobody else ever (PH-PICK-11, PH-DT-15).
    """
    if g.opening == SECOND_CARD and seat == starting_player(g):
        return None
    if g.opening == FIRST_CARD:
        return Refusal("PH-PICK-03", Text("no-stop-at-nothing"))
    if seat == starting_player(g):
        return Refusal("PH-PICK-12", Text("no-stop-below-target", who=seat_name(seat), target=target(g)))
    return Refusal("PH-PICK-11", Text("no-stop-below-target", who=seat_name(seat), target=target(g)))


def card_name(face: int) -> Text:
    """The name of a card, to be said in any language."""
    return Text(f"card-{NAMES[face]}")
