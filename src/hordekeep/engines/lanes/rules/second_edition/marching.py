"""What a horde player has monsters do by exhausting them: they march, change places, and exhaust allies.

Every monster but the minions has these abilities (HM-VS-19, HM-VS-20, HM-VS-22); none of them reveals what lies
concealed.
"""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.rules.concepts.movement import exhaust, move, swap, swap_backwards
from hordekeep.engines.lanes.rules.concepts.resources import pay_mana
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.rules.second_edition.choices import EXHAUST, Exhaust
from hordekeep.engines.lanes.rules.second_edition.happened import ExhaustedAlly
from hordekeep.engines.lanes.rules.versus.horde_player import NO_MANA, NO_MONSTER, mana_of_horde
from hordekeep.engines.lanes.state.battle import BLANK, HORDE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import REAR, piece_at, place_of, told
from hordekeep.kernel import Refusal, Text, enforces

EXHAUST_COST: Final = 2

MINION_STAYS = Refusal("HM-VS-19", Text("no-minion-stays"))
EXHAUSTED = Refusal("HM-EXH-02", Text("no-exhausted-now"))
HELD = Refusal("HM-VS-19", Text("no-held"))
WITHOUT_ABILITIES = Refusal("HM-VS-19", Text("no-monster-abilities"))
SWAP_IN_LANES = Refusal("HM-VS-20", Text("no-swap-with-back-line"))
CANNOT_MEET = Refusal("HM-GLO-31", Text("no-cannot-meet"))
NOT_ENGAGED = Refusal("HM-VS-22", Text("no-not-engaged"))
ALLY_EXHAUSTED = Refusal("HM-VS-22", Text("no-ally-exhausted"))


@enforces("HM-VS-19")
def _monster_at(g: Battle, place: int) -> Piece | None:
    """The monster at a place in a lane or in the back line; a minion there is none that marches."""
    return g.monster_in(place) if place < LANES else piece_at(g, place) if place >= REAR else None


@enforces("HM-EXH-02")
def _why_not_tired(p: Piece | None) -> Refusal | None:
    """Whoever is exhausted has to be ready."""
    if p is None or p.doomed:
        return NO_MONSTER
    if not p.ready:
        return EXHAUSTED
    return HELD if p.marked("cannot-exhaust") else None


@enforces("HM-VS-19", "HM-GLO-16")
def _why_not_able(p: Piece) -> Refusal | None:
    """Every monster but the minions has the abilities, unless it has lost all of its own."""
    if p.card.is_minion:
        return MINION_STAYS
    return WITHOUT_ABILITIES if p.blank == BLANK or p.marked("no-abilities") else None


def _why_not_use(p: Piece | None) -> Refusal | None:
    if p is not None and (refusal := _why_not_able(p)) is not None:
        return refusal
    return _why_not_tired(p)


# -- marching and changing places --------------------------------------------------------------------------------------


@enforces("HM-VS-19")
def why_not_march(g: Battle, here: int, there: int) -> Refusal | None:
    """A ready monster to a lane without monsters, or two of them exchanged, the left one first."""
    p, other = _monster_at(g, here), g.horde_row[there]
    if here != there and p is not None and other is not None and here < LANES:
        return _why_not_swap(g, p, other)
    if (refusal := _why_not_use(p)) is not None:
        return refusal
    assert p is not None
    if p.marked("cannot-move"):
        return HELD
    if other is not None:
        return SWAP_IN_LANES
    return None if there in g.edition.lanes_for(g, p, HORDE) else CANNOT_MEET


@enforces("HM-VS-20")
def _why_not_swap(g: Battle, p: Piece, other: Piece) -> Refusal | None:
    """One of the two has the ability; the other only has to be ready, even a minion may be."""
    refusal = _why_not_tired(p) or _why_not_tired(other)
    if refusal is None and _why_not_able(other) is not None:
        refusal = _why_not_able(p)
    if refusal is not None:
        return refusal
    if p.marked("cannot-move") or other.marked("cannot-move"):
        return HELD
    if not (_meets(g, p, other.lane) and _meets(g, other, p.lane)):
        return CANNOT_MEET
    return swap_backwards("HM-VS-20", p.lane, other.lane) if other.lane < p.lane else None


def _meets(g: Battle, p: Piece, lane: int) -> bool:
    ally = g.ally_in(lane)
    return ally is None or can_engage(g, ally, p)


def march(g: Battle, here: int, there: int) -> None:
    """One goes to a lane, or two change theirs; all of them are exhausted. What lies face down stays so."""
    p, other = _monster_at(g, here), g.horde_row[there]
    assert p is not None
    exhaust(g, p)
    if other is None:
        move(g, p, there, "HM-VS-19")
    else:
        exhaust(g, other)
        swap(g, p, other, "HM-VS-20")


# -- exhausting an ally ------------------------------------------------------------------------------------------------


def exhaustions(g: Battle) -> list[Exhaust]:
    """Every ally that could be exhausted, by every monster that could do it."""
    if mana_of_horde(g) < EXHAUST_COST:
        return []
    able = [place_of(g, p) for p in (*g.in_lanes(HORDE), *g.in_rear()) if _why_not_use(p) is None]
    return [EXHAUST(place, lane) for lane in range(LANES) if _why_not_ally(g, lane) is None for place in able]


def _why_not_ally(g: Battle, lane: int) -> Refusal | None:
    ally = g.ally_in(lane)
    if ally is None or ally.doomed or g.monster_in(lane) is None:
        return NOT_ENGAGED
    return None if ally.ready else ALLY_EXHAUSTED


@enforces("HM-VS-22")
def why_not_exhaust(g: Battle, place: int, lane: int) -> Refusal | None:
    """2 mana and a ready monster: an ally engaged with any monster is exhausted."""
    refusal = _why_not_use(_monster_at(g, place)) or _why_not_ally(g, lane)
    return refusal or (NO_MANA if mana_of_horde(g) < EXHAUST_COST else None)


@enforces("HM-VS-23")
def exhaust_ally(g: Battle, place: int, lane: int) -> None:
    """Pay, exhaust the monster, and with it the ally."""
    p, ally = _monster_at(g, place), g.ally_in(lane)
    assert p is not None
    assert ally is not None
    pay_mana(g, g.horde_seat, EXHAUST_COST)
    exhaust(g, p)
    exhaust(g, ally)
    if g.tell:
        g.tell(ExhaustedAlly(ally.card.id, LANES + lane, told(p)))
