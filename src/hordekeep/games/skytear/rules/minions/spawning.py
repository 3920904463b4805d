"""Spawning minions (SM-SPN): the last step of a Lane, and cards that say so (SM-EFF-16)."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import AT_HEX, STOP, Stop, ThisHex
from hordekeep.games.skytear.asking.questions import TEAM, Who, of_hexes, put_to
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.minions.happened import MinionSpawned
from hordekeep.games.skytear.rules.minions.placing import nearest_hexes, no_hex_for_minion, place_minion
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import minions_of
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

SPAWN: Question[ThisHex | Stop] = Question(
    "spawn", "SM-SPN-01", of_hexes(no_hex_for_minion) | {Stop: allowed}, says=TEAM
)


@enforces("SM-MIN-02", "SM-SPN-05")
def on_nexus(g: Arena, side: int) -> list[int]:
    """The minions of a side that wait on its Nexus."""
    return [minion for minion in minions_of(side) if g.at[minion] < 0]


def why_no_spawn(g: Arena, side: int, lane: int) -> str:
    """The rule by which a side spawns nobody on a Lane in the Minions Phase; "" if it may."""
    if g.towers[side][lane] <= 0:
        return "SM-SPN-04"
    if not on_nexus(g, side):
        return "SM-SPN-05"
    return "" if nearest_hexes(g, side, lane) else "SM-PLC-07"


@enforces("SM-SPN-01", "SM-SPN-02", "SM-SPN-04")
def spawning(g: Arena, step: tuple[int, int, int]) -> Rules[None] | None:
    """A side spawns up to so many minions on a Lane, one by one; without a Tower there none."""
    lane, side, left = step
    if left < 1 or why_no_spawn(g, side, lane):
        check_victory(g, "effect")
        return None
    return _spawning(g, lane, side, left)


def _spawning(g: Arena, lane: int, side: int, left: int) -> Rules[None]:
    more = yield from _spawn_one(g, g.setting.seats_of(side), side, lane, "SM-SPN-01")
    g.agenda.append(("spawning", (lane, side, left - 1 if more else 0)))


def _spawn_one(g: Arena, who: Who, side: int, lane: int, rule: str) -> Rules[bool]:
    """A minion from the Nexus is placed, if its player likes; False if none was."""
    waiting = on_nexus(g, side)
    if not waiting:
        return False
    nearest = nearest_hexes(g, side, lane)
    if not nearest:
        return False
    choices: list[ThisHex | Stop] = [*[AT_HEX[each] for each in hexes_in(nearest)], STOP]
    answer: ThisHex | Stop = yield put_to(SPAWN, who, choices, rule=rule, facts=nearest, about=lane)
    if isinstance(answer, Stop):
        return False
    place_minion(g, waiting[0], lane, answer.hex)
    if g.tell:
        g.tell(MinionSpawned(side, lane, answer.hex), rule)
    return True


# -- by cards ----------------------------------------------------------------------------------------------------------


@enforces("SM-EFF-16", "SM-ADV-07", "SM-EFF-18")
def lanes_seen(g: Arena, piece: int) -> list[int]:
    """The Lanes whose tokens a piece sees, at which its cards may spawn, by the numbers of the tokens: two may share a
    hex. A Dome's control point is none of them."""
    seen = sight(g, piece)
    found = [lane for lane, token in enumerate(g.tokens) if token >= 0 and seen >> token & 1]
    return sorted(found, key=g.numbers.__getitem__)


@enforces("SM-EFF-16", "SM-EFF-17")
def spawn(g: Arena, seat: int, side: int, lane: int, amount: int) -> Rules[int]:
    """An effect spawns up to so many minions at a Lane's token, Tower or not; how many it was."""
    for spawned in range(amount):
        if not (yield from _spawn_one(g, seat, side, lane, "SM-EFF-16")):
            return spawned
    return amount
