"""Moving, swapping and engaging minions, as the first edition has them: actions that cost nothing (SH-ALLI-18)."""

from __future__ import annotations

from typing import Any

from hordekeep.engines.lanes.asking.choices import Stop
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.values import health, keyword
from hordekeep.engines.lanes.rules.concepts.movement import BROUGHT, free_lanes, move, swap, swap_backwards
from hordekeep.engines.lanes.rules.concepts.picking import ALLIANCE_CARD_THERE, CANNOT_MEET, not_meant
from hordekeep.engines.lanes.rules.concepts.resources import TOLL, discard_from_hand
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.alliance import ACTION_SAYS, ACTIONS, why_not_reshuffle
from hordekeep.engines.lanes.rules.phases.choices import ENGAGES, MOVES, Engage, Move, Reshuffle
from hordekeep.engines.lanes.rules.phases.duties import is_challenged
from hordekeep.engines.lanes.rules.phases.happened import Engaged
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, LANES, MINIONS, Battle, Piece
from hordekeep.engines.lanes.state.happenings import ENGAGED, Happening
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, Verb, allowed

NO_ALLY_THERE = Refusal("SH-ALLI-15", Text("no-ally-there"))
IS_TOWER = Refusal("SH-ALLI-17", Text("no-tower-moves"))
LANE_NOT_FREE = Refusal("SH-ALLI-15", Text("no-lane-taken"))
PARTNERS_ALLY = Refusal("SH-ALLI-15", Text("no-partners-ally"))
HELD = Refusal("SH-ALLI-15", Text("no-held"))
CHALLENGED = Refusal("SH-VS-33", Text("no-challenged"))
NO_MINION = Refusal("SH-ALLI-06", Text("no-minion"))
MINION_WEAK = Refusal("SH-ALLI-06", Text("no-minion-health"))
LANES_FULL = Refusal("SH-ALLI-09", Text("no-lane-for-minion"))
ALLY_NEEDED = Refusal("SH-ALLI-07", Text("no-ally-for-minion"))
TOWER_THERE = Refusal("SH-ALLI-08", Text("no-tower-engages"))
UNENGAGEABLE = Refusal("SH-GLOS-16", Text("no-unengageable"))
NO_CARD_TO_DISCARD = Refusal("SH-ALLI-23", Text("no-card-to-discard"))


def moves_and_engagements(g: Battle, seat: int) -> list[Verb]:
    """What a seat may do with allies and minions: engage a minion, move or swap an ally."""
    found: list[Verb] = []
    if why_not_engage_at_all(g) is None:
        found += [ENGAGES[which] for which in range(len(MINIONS)) if why_not_engage(g, seat, which) is None]
    found += moves(g, seat)
    return found


def move_or_engage(g: Battle, seat: int, choice: Verb) -> Rules[None]:
    """Do what was chosen."""
    if isinstance(choice, Move):
        yield from _move(g, choice.here, choice.there)
    elif isinstance(choice, Engage):
        yield from _engage(g, seat, choice.minion)


def _move(g: Battle, here: int, there: int) -> Rules[None]:
    ally, other = g.alliance_row[here], g.alliance_row[there]
    assert ally is not None
    if other is None:
        move(g, ally, there, "SH-ALLI-15")
    else:
        swap(g, ally, other, "SH-ALLI-16")
    yield from finish(g)


@enforces("SH-ALLI-06", "SH-ALLI-14")
def _engage(g: Battle, seat: int, which: int) -> Rules[None]:
    """A minion of the back line comes to the leftmost lane without monsters, where an ally stands; so several may come,
    one to each lane."""
    minion = g.minions[which]
    for _ in range(keyword(g, minion, "toll")):
        yield from discard_from_hand(g, seat, TOLL, "SH-ALLI-23", minion.card)
    lane = free_lanes(g, HORDE)[0]
    g.horde_row[lane] = minion
    minion.lane = lane
    if minion.marks is not None:
        minion.marks.pop(BROUGHT, None)
    g.board_changed()
    if g.tell:
        g.tell(Engaged(minion.card.id, lane))
    after(g, Happening(ENGAGED, minion, g.alliance_row[lane]))
    yield from finish(g)


@enforces("SH-ALLI-15", "SH-ALLI-16")
def moves(g: Battle, seat: int) -> list[Move]:
    """Every move of an own ally to a free lane, every swap once: of two own allies from the left one, with a partner's
    ally from the own (SH-Q-11)."""
    row = g.alliance_row
    free = [lane for lane in range(LANES) if row[lane] is None]
    own = [lane for lane in range(LANES) if row[lane] is not None and why_not_leave(g, seat, lane) is None]
    partners = []
    if len(g.players) > 1:
        others = [lane for lane in range(LANES) if row[lane] is not None and lane not in own]
        partners = [lane for lane in others if why_not_swap(g, lane) is None]
    found: list[Move] = []
    for here in own:
        to = MOVES[here]
        found += [to[there] for there in free]
        found += [to[there] for there in own if here < there]
        found += [to[there] for there in partners]
    return found


def why_not_leave(g: Battle, seat: int, lane: int) -> Refusal | None:
    """Why the card of this lane cannot be moved by this seat."""
    p = g.alliance_row[lane]
    if p is None:
        return NO_ALLY_THERE
    if p.card.is_tower:
        return IS_TOWER
    if p.seat != seat:
        return PARTNERS_ALLY
    return why_not_budge(g, p)


@enforces("SH-VS-33", "SH-VS-34")
def why_not_budge(g: Battle, p: Piece) -> Refusal | None:
    """An ally that is held, or challenged by the monster it faces, stays: so the move action asks, and nothing else."""
    if p.marked("cannot-move"):
        return HELD
    return CHALLENGED if is_challenged(g, p) else None


@enforces("SH-ALLI-16", "SH-ALLI-17")
def why_not_swap(g: Battle, there: int) -> Refusal | None:
    """Two allies may exchange lanes, a partner's too; never a tower."""
    other = g.alliance_row[there]
    assert other is not None
    if other.card.is_tower:
        return IS_TOWER
    return why_not_budge(g, other)


@enforces("SH-ALLI-15", "SH-ALLI-16", "SH-ALLI-17", "SH-ALLI-18")
def why_not_move(g: Battle, seat: int, here: int, there: int) -> Refusal | None:
    """Any own ally to any lane without alliance cards, or in exchange with another ally."""
    if (refusal := why_not_leave(g, seat, here)) is not None:
        return refusal
    if here == there:
        return LANE_NOT_FREE
    return None if g.alliance_row[there] is None else why_not_swap(g, there)


@enforces("SH-ALLI-07", "SH-ALLI-08", "SH-ALLI-09")
def why_not_engage_at_all(g: Battle) -> Refusal | None:
    """The leftmost lane without monsters needs an ally in it."""
    for lane, monster in enumerate(g.horde_row):
        if monster is None:
            ally = g.alliance_row[lane]
            if ally is None:
                return ALLY_NEEDED
            return TOWER_THERE if ally.card.is_tower else None
    return LANES_FULL


@enforces("SH-ALLI-06", "SH-ALLI-07", "SH-ALLI-08", "SH-ALLI-09")
def why_not_engage(g: Battle, seat: int, which: int) -> Refusal | None:
    """A minion with health, in the back line, a lane for it, and an ally there."""
    minion = g.minions[which]
    if minion.lane >= 0:
        return NO_MINION
    if health(g, minion) <= 0:
        return MINION_WEAK
    if (refusal := why_not_engage_at_all(g)) is not None:
        return refusal
    if minion.marked("cannot-be-engaged"):
        return UNENGAGEABLE
    if keyword(g, minion, "toll") > len(g.players[seat].hand):
        return NO_CARD_TO_DISCARD
    return None


def _why_not_move(g: Battle, ask: Asked, seat: int, choice: Move) -> Refusal | None:
    """Two allies that may change places are offered once, from the left one to the right one."""
    here, there = choice.here, choice.there
    if (refusal := why_not_move(g, seat, here, there)) is not None:
        return refusal
    if here > there and g.alliance_row[there] is not None and why_not_move(g, seat, there, here) is None:
        return swap_backwards("SH-ALLI-16", here, there)
    return None


def _why_not_engage(g: Battle, ask: Asked, seat: int, choice: Engage) -> Refusal | None:
    return why_not_engage(g, seat, choice.minion)


def _why_not_reshuffle(g: Battle, ask: Asked, seat: int, choice: Reshuffle) -> Refusal | None:
    return why_not_reshuffle(g, seat)


ACTION: Question[Any] = Asking(
    "action",
    "SH-ALLI-01",
    {**ACTIONS, Engage: _why_not_engage, Move: _why_not_move, Reshuffle: _why_not_reshuffle},
    says=ACTION_SAYS,
)
"""What the alliance does in its phase."""


@enforces("SH-GLOS-27")
def _why_not_move_freely(g: Battle, ask: Asked, seat: int, choice: Move) -> Refusal | None:
    """An ally that has not moved yet, to a free lane."""
    ally = g.ally_in(choice.here)
    if ally is None:
        return Refusal(ask.rule, Text("no-ally-there"))
    if g.alliance_row[choice.there] is not None:
        return ALLIANCE_CARD_THERE
    if choice.here not in ask.facts.among:
        return not_meant(ask)
    return None if choice.there in g.edition.lanes_for(g, ally, ALLIANCE) else CANNOT_MEET


CHOOSE_MOVE: Question[Move | Stop] = Asking("choose-move", "SH-GLOS-27", {Move: _why_not_move_freely, Stop: allowed})
