"""Horde Phase: summon a wave, resolve it from left to right, shift the monsters; then the portal's own text."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import InLane
from hordekeep.engines.lanes.asking.questions import choose_lane
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes, note_engagement, slide
from hordekeep.engines.lanes.rules.concepts.picking import in_lane
from hordekeep.engines.lanes.rules.into_play.summon import draw_summon, leftmost_fresh, place, resolve_horde_card
from hordekeep.engines.lanes.rules.order.settling import finish, settle
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins
from hordekeep.engines.lanes.state.battle import HORDE, Battle
from hordekeep.engines.lanes.state.happenings import END_OF_HORDE_PHASE, Happening
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question


@enforces("SH-HORDE-01", "SH-END-02", "SH-GLOS-60")
def wave(g: Battle) -> int:
    """The wave number now at the top of the portal; solo and co-op end with 0."""
    return g.portal.card.waves[g.portal_at]


@enforces("SH-VS-10", "SH-HORDE-03")
def horde(g: Battle, _: object) -> Rules[None]:
    """Step 1 for a horde that plays itself, or the actions of the horde player."""
    g.phase = "horde"
    g.wave_played = 0
    if g.tell:
        g.tell(PhaseBegins("horde"))
    g.agenda.append(("horde_phase_ends", None))
    if g.horde_seat >= 0:
        g.agenda.append(("horde_acts", None))
        return
    g.agenda.append(("shift", None))
    g.agenda.append(("resolve_wave", None))
    for _ in range(wave(g)):  # all cards are placed before any is resolved (SH-HORDE-03)
        card = draw_summon(g)
        if card is None:
            break
        place(g, card)
    yield from settle(g)


@enforces("SH-HORDE-06")
def resolve_wave(g: Battle, _: object) -> Rules[None] | None:
    """Step 2: the newly placed cards, from left to right, one wholly before the next."""
    return _resolve_next(g) if leftmost_fresh(g) is not None else None


def _resolve_next(g: Battle) -> Rules[None]:
    fresh = leftmost_fresh(g)
    assert fresh is not None
    yield from resolve_horde_card(g, fresh)
    yield from settle(g)
    g.agenda.append(("resolve_wave", None))


@enforces("SH-HORDE-13", "SH-HORDE-14", "SH-HORDE-15")
def shift(g: Battle, _: object) -> Rules[None] | None:
    """Step 3: monsters close the gaps to the left, keeping their order: only here, and allies and towers stay where
    they are."""
    row = [piece for piece in g.horde_row if piece is not None]
    return None if all(piece.lane == lane for lane, piece in enumerate(row)) else _shift(g)


def _shift(g: Battle) -> Rules[None]:
    row = [piece for piece in g.horde_row if piece is not None]
    moved = []
    for lane, piece in enumerate(row):
        if piece.lane != lane:
            slide(g, piece, lane, "SH-HORDE-13")
            moved.append(lane)
    for lane in moved:
        note_engagement(g, lane)
    yield from finish(g)


@enforces("SH-GLOS-44", "SH-VS-48", "SH-GLOS-58", "SH-GLOS-59")
def horde_phase_ends(g: Battle, _: object) -> Rules[None]:
    """What waits for this moment, the portal's own text above all; what it summons is resolved next, and no second
    shift follows."""
    after(g, Happening(END_OF_HORDE_PHASE))
    yield from settle(g)
    g.agenda.append(("resolve_wave", None))


@enforces("SH-GLOS-44", "SH-GLOS-45", "SH-GLOS-58", "SH-CARD-15", "SH-CARD-16", "SH-CARD-21", "SH-VS-46")
def summon_pile(g: Battle) -> Rules[None]:
    """The whole outsider pile is summoned, top card first; what finds no lane stays in the pile.

    What overflowed lies above the outsider and comes before it; each card is then resolved like a wave's, and the
    outsider is a monster in a lane like others from now on. In versus the horde player picks the lanes."""
    while g.pile and (free := free_lanes(g, HORDE)):
        lane = free[0]
        if g.horde_seat >= 0:
            lane = yield from choose_lane(g, (g.horde_seat,), PILE_LANE, free, g.pile[-1])
        yield from g.edition.summon(g, g.pile.pop(), lane)


# -- the questions -----------------------------------------------------------------------------------------------------

PILE_LANE: Question[InLane] = Asking("pile-lane", "SH-VS-46", {InLane: in_lane(HORDE)})
"""Where a horde card arrives."""
