"""The Minions Phase (SM-MP): every control token in its order, then the Domes, then the upkeep.

Each step of the book is a beat on the agenda, so that the game is plain data between them. No power card can be played
here (SM-MP-06, SM-TYPE-04): no window opens, and what is triggered resolves at once (SM-TRIG-04).

Control points are bits of one number: the lanes' tokens first, then the Domes' points (SM-MP-04). A challenge is such a
number: one point, or on three lanes several tokens that are fought over together (SM-L3-02).
"""

from __future__ import annotations

from typing import Any

from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.rules.minions.control import dome_of, lanes_of
from hordekeep.games.skytear.rules.minions.happened import DomeToken, LaneToken, MinionsPhase
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import enforces

SPAWNED: int = 2
"""How many minions a side spawns at most on a Lane (SM-SPN-01)."""


@enforces("SM-MP-01", "SM-MP-04", "SM-TURN-01", "SM-TYPE-04", "SM-MP-06")
def minions_phase(g: Arena, _: Any) -> None:
    """The tokens of the Lanes from the lowest number to the highest, then the Domes, then the upkeep."""
    g.phase = "minions"
    if g.tell:
        g.tell(MinionsPhase(g.turn))
    lanes = by_number(g, range(len(g.tokens)))
    order = [*(("lane_token", lane) for lane in lanes), *(("dome_token", dome) for dome in range(len(g.field.domes)))]
    g.agenda += reversed([*order, ("upkeep", None)])


@enforces("SM-MP-02", "SM-L3-02")
def lane_token(g: Arena, lane: int) -> None:
    """The turn of a Lane's token: who wins it, and those that it is fought over with."""
    lanes = [lane, *_merged_with(g, lane)]
    for each in lanes[1:]:
        g.agenda.remove(("lane_token", each))  # its turn is now
    if g.tell:
        g.tell(LaneToken(tuple(lanes)), "SM-L3-02" if len(lanes) > 1 else "SM-MP-01")
    g.agenda.append(("reveal_leads", sum(1 << each for each in lanes)))


@enforces("SM-MP-03")
def dome_token(g: Arena, dome: int) -> None:
    """The turn of a Dome: who wins it."""
    if g.tell:
        g.tell(DomeToken(dome))
    g.agenda.append(("reveal_leads", 1 << len(g.tokens) + dome))


@enforces("SM-MP-03", "SM-MP-02", "SM-CTRL-05", "SM-MP-07", "SM-L3-09", "SM-SPN-03", "SM-OACT-05")
def control_decided(g: Arena, result: tuple[int, int, int]) -> None:
    """What follows once a challenge is decided: in a Dome its outsider; in a Lane damage, advance and spawning. After a
    tie there is only the spawning, which brings the first minions to the side Lanes of three."""
    points, winner, difference = result
    dome = dome_of(g, points)
    if dome >= 0:
        if winner != NOBODY:  # a tie activates nobody (SM-OACT-05)
            g.agenda.append(("outsider_named", (dome, winner)))
        return
    lanes = by_number(g, lanes_of(g, points))
    steps: list[tuple[str, Any]] = []
    if winner != NOBODY:
        steps.append(("lane_damage", (points, winner, difference)))
        steps += [("advance", (lane, winner, difference)) for lane in lanes]
    # the winner spawns before the loser (SM-SPN-01, SM-SPN-02), after a tie the second player first (SM-SPN-03)
    first = 1 - g.first_side if winner == NOBODY else winner
    steps += [("spawning", (lane, side, SPAWNED)) for lane in lanes for side in (first, 1 - first)]
    g.agenda += reversed(steps)


@enforces("SM-MP-01")
def by_number(g: Arena, lanes: range | list[int]) -> list[int]:
    """Lanes in the order of their tokens' numbers."""
    return sorted(lanes, key=g.numbers.__getitem__)


@enforces("SM-L3-02", "SM-L3-03")
def _merged_with(g: Arena, lane: int) -> list[int]:
    """The Lanes still to come whose tokens see a Nexus that this Lane's token sees too: on three lanes they are fought
    over together, at the turn of the lowest."""
    if g.setting.board != "three-lanes":
        return []
    seen = g.field.sees[g.tokens[lane]]
    near = [nexus for nexus in g.field.nexus if seen >> nexus & 1]
    later = [each for name, each in reversed(g.agenda) if name == "lane_token"]
    return [each for each in later if any(g.field.sees[g.tokens[each]] >> nexus & 1 for nexus in near)]
