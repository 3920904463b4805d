"""The Drowned Beacon (CS-K-COOP, CS-Q-20-COOP): two or three allied humans protect a chip in the centre, carry shards
to it and fight one automaton."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import COOP, GATE_HEALTH, NOBODY
from hordekeep.games.cloudspire.rules.chips.items import carried, let_go
from hordekeep.games.cloudspire.rules.goals.choices import HAND_IN, HandIn
from hordekeep.games.cloudspire.rules.goals.end_of_game import shards_left
from hordekeep.games.cloudspire.rules.goals.happened import BeaconBurns, HandedIn, LaidOutAgain
from hordekeep.games.cloudspire.rules.goals.marks import BEACON_HEX
from hordekeep.games.cloudspire.state.pieces import go_home, occupied, put, take
from hordekeep.games.cloudspire.state.play_area import BOARD, OUT, PlayArea
from hordekeep.kernel import Refusal, Text, enforces
from hordekeep.kernel.hexes import hexes_in

HEALTH: Final = {2: 12, 3: 16}
"""By the number of humans (CS-K-COOP-01)."""
SHARD_HEALTH: Final = 3
"""What a shard that is handed in gives back (CS-K-COOP-03)."""


@enforces("CS-ITEM-01", "CS-K-COOP-01", "CS-K-COOP-04")
def set_up_beacon(g: PlayArea, _: None) -> None:
    """The Beacon takes the place of the landmark on the centre well; a shard for each human lies far from all gates: no
    other items are in the game. The automaton's gate has 5 more for each human after the first."""
    known = box()
    landmark = g.on.get(BEACON_HEX, NOBODY)
    if landmark != NOBODY:
        go_home(g, landmark)
        g.hidden &= ~(1 << landmark)
    beacon = known.beacon
    g.health[beacon] = HEALTH[g.setting.seats]
    g.holder[beacon] = NOBODY
    put(g, beacon, BEACON_HEX)
    for shard in known.shards[: g.setting.seats]:
        put(g, shard, _shard_hex(g))
    g.gates[g.setting.automaton] = GATE_HEALTH + 5 * (g.setting.seats - 1)
    if g.tell:
        g.tell(BeaconBurns(g.health[beacon]))


@enforces("CS-K-COOP-01")
def _shard_hex(g: PlayArea) -> int:
    """Where the next shard lies: of the free non-path hexes of the outer isles beside path, which every hero can reach,
    the one farthest from all gates."""
    paths = g.land.terrain[PATH]
    outer = g.land.ground & ~g.land.groups[1] & ~paths & ~g.land.wells & g.land.board.grown(paths)

    def far(spot: int) -> int:
        return min(g.land.board.distance(gate, spot) for gate in g.land.gates)

    return min(hexes_in(outer & ~occupied(g)), key=lambda spot: (-far(spot), spot))


@enforces("CS-K-COOP-03")
def why_not_hand_in(g: PlayArea, hero: int) -> Refusal | None:
    """What keeps a hero from handing in a shard: it carries none, or has not ended its movement beside the Beacon."""
    if carried(g, hero) == NOBODY:
        return NO_SHARD
    beacon = box().beacon
    lit = g.place[beacon] == BOARD and g.land.board.near[g.at[hero]] >> g.at[beacon] & 1
    return None if lit else NOT_BESIDE_THE_BEACON


NO_SHARD: Final = Refusal("CS-K-COOP-03", Text("no-nothing-to-hand-in"))
NOT_BESIDE_THE_BEACON: Final = Refusal("CS-K-COOP-03", Text("no-beacon-out-of-reach"))


def hand_ins(g: PlayArea, hero: int) -> list[HandIn]:
    """The choice to hand in a shard, where a hero has it."""
    return [HAND_IN] if g.setting.mode == COOP and why_not_hand_in(g, hero) is None else []


@enforces("CS-K-COOP-03")
def hand_in(g: PlayArea, hero: int) -> None:
    """The shard leaves the game, and the Beacon regains 3 health, up to what it had at the start."""
    shard, beacon = let_go(g, hero), box().beacon
    take(g, shard, OUT)
    regained = min(SHARD_HEALTH, HEALTH[g.setting.seats] - g.health[beacon])
    g.health[beacon] += regained
    if g.tell:
        g.tell(HandedIn(shard, hero, regained, shards_left(g)))


@enforces("CS-ITEM-08")
def lay_out_again(g: PlayArea, shard: int) -> None:
    """A shard that was removed from a hero lies where the first of them would lie at the start; without the Beacon
    nobody needs it any more."""
    if g.setting.mode != COOP:
        take(g, shard, OUT)
        return
    spot = _shard_hex(g)
    put(g, shard, spot)
    if g.tell:
        g.tell(LaidOutAgain(shard, spot))
