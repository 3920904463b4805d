"""The Drowned Beacon (CS-K-COOP, CS-Q-20): two or three allied humans protect a chip in the centre, carry shards to it
and fight one automaton."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.boards import FRAME, PATH
from hordekeep.games.cloudspire.chips import box
from hordekeep.games.cloudspire.end_of_game import finish
from hordekeep.games.cloudspire.pieces import go_home, put
from hordekeep.games.cloudspire.play_area import BOARD, OUT, PlayArea
from hordekeep.games.cloudspire.setting import COOP, GATE_HEALTH, NOBODY
from hordekeep.kernel.hexes import hexes_in

BEACON_HEX: Final = FRAME.id((0, 0))
HEALTH: Final = {2: 12, 3: 16}
"""By the number of humans (CS-K-COOP-01)."""
SHARD_HEALTH: Final = 3
"""What a shard that is handed in gives back (CS-K-COOP-03)."""


def marks_of(g: PlayArea) -> int:
    """The hexes of all possible marks (CS-MARK-06): the gates, and the Beacon where it stands; 0 for just the gates."""
    if g.setting.mode != COOP:
        return 0
    found = 1 << BEACON_HEX
    for gate in g.land.gates:
        found |= 1 << gate
    return found


def set_up_beacon(g: PlayArea, _: None) -> None:
    """The Beacon takes the place of the landmark on the centre well; a shard for each human lies on the free non-path
    hexes of the outer isles that are farthest from all gates (CS-K-COOP-01). The automaton's gate has 5 more for each
    human after the first (CS-K-COOP-04)."""
    known = box()
    landmark = g.on.get(BEACON_HEX, NOBODY)
    if landmark != NOBODY:
        go_home(g, landmark)
        g.hidden &= ~(1 << landmark)
    beacon = known.beacon
    g.health[beacon] = HEALTH[g.setting.seats]
    g.holder[beacon] = NOBODY
    put(g, beacon, BEACON_HEX)
    for shard, spot in zip(known.shards, _shard_hexes(g), strict=False):
        put(g, shard, spot)
    g.gates[g.setting.automaton] = GATE_HEALTH + 5 * (g.setting.seats - 1)
    g.say("beacon", "CS-K-COOP-01", health=g.health[beacon])


def _shard_hexes(g: PlayArea) -> list[int]:
    outer = g.land.ground & ~g.land.groups[1] & ~g.land.terrain[PATH] & ~g.land.wells
    taken = g.landmarks

    def far(spot: int) -> int:
        return min(g.land.board.distance(gate, spot) for gate in g.land.gates)

    spots = sorted(hexes_in(outer & ~taken), key=lambda spot: (-far(spot), spot))
    return spots[: g.setting.seats]


def shards_left(g: PlayArea) -> int:
    """The shards that were not handed in yet."""
    return sum(1 for shard in box().shards if g.place[shard] != OUT)


def gate_fell_in_coop(g: PlayArea) -> bool:
    """The humans win at once when the automaton's gate falls, and lose when any of theirs does (CS-K-COOP-05)."""
    if g.gates[g.setting.automaton] <= 0:
        finish(g, g.setting.allies[0], "CS-K-COOP-05")
    if any(g.gates[seat] <= 0 for seat in g.setting.allies[0]):
        finish(g, (g.setting.automaton,), "CS-K-COOP-05")
    return False


def beacon_is_lost(g: PlayArea) -> None:
    """The Beacon went out: the humans lose (CS-K-COOP-05)."""
    finish(g, (g.setting.automaton,), "CS-K-COOP-05")


def last_wave_in_coop(g: PlayArea) -> None:
    """After wave 4 the humans win with the Beacon alive and all shards handed in (CS-K-COOP-05)."""
    alive = g.place[box().beacon] == BOARD
    won = alive and not shards_left(g)
    finish(g, g.setting.allies[0] if won else (g.setting.automaton,), "CS-K-COOP-05")
