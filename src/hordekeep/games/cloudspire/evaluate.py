"""How good a state is for a seat, roughly: what the quick bots and searches go by.

Every side has a standing, the sum of its signs; the chance of a side is its share among the exponentials of all. What
counts in the end is fortress power (CS-ENDGAME-06), so gates and advancements weigh most, and more the later it is;
all else is worth what it will still do to gates.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hordekeep.games.cloudspire.chips import NONE, box
from hordekeep.games.cloudspire.closeness import distance_to_mark
from hordekeep.games.cloudspire.drowned_beacon import HEALTH, shards_left
from hordekeep.games.cloudspire.pieces import face, is_hero, spires_of, units_of
from hordekeep.games.cloudspire.play_area import ONSLAUGHT, PlayArea
from hordekeep.games.cloudspire.setting import COOP, GATE_HEALTH, NOBODY
from hordekeep.games.cloudspire.stats import attack

WEIGHTS: Final = {
    "gate": 2.2,
    "fallen": 1.5,
    "advancements": 0.22,
    "source": 0.035,
    "spires": 0.12,
    "upgrades": 0.05,
    "units": 0.16,
    "closeness": 0.3,
    "heroes": 0.25,
    "relics": 0.12,
    "earthscapes": 0.03,
    "beacon": 2.0,
}
"""What each sign is worth: the health of the gate as a part of 10, whether it has fallen, each advancement, Source,
spire and upgrade; the worth of units, and that of each the more the closer it is to its mark; heroes, relics and
earthscapes in hand; of the co-op game the Beacon's light and the shards that were handed in."""
FAR: Final = 16
"""From so many steps on a unit is nowhere near its mark."""
UNIT: Final = 6
"""The health and attack of a usual unit."""


def evaluate(g: PlayArea, seat: int) -> float:
    """The chance of `seat`'s side to win, as a rough guess between 0 and 1; a shared victory is a part of one."""
    mine = g.setting.allies[seat]
    if g.result is not None:
        winners = {g.setting.allies[each] for each in g.result[0]}
        return 1 / len(winners) if mine in winners else 0.0
    standings = {side: exp(_standing(g, side)) for side in set(g.setting.allies)}
    return standings[mine] / sum(standings.values())


def _standing(g: PlayArea, side: tuple[int, ...]) -> float:
    """The signs of a side with their weights, as the mean of its factions: a team is not better for being one."""
    total = sum(sum(WEIGHTS[name] * sign for name, sign in signs(g, seat).items()) for seat in side)
    return total / len(side)


def signs(g: PlayArea, seat: int) -> dict[str, float]:
    """What is read from the table for a faction, by the names of `WEIGHTS`."""
    left = g.setting.waves + 1 - g.wave
    late = 1 + g.wave / g.setting.waves
    spires = spires_of(g, seat)
    worth, near = _units(g, seat)
    heroes = [chip for chip in (*units_of(g, seat), *g.stacks[seat]) if is_hero(chip)]
    return {
        "gate": late * g.gates[seat] / GATE_HEALTH,
        "fallen": -float(g.gates[seat] <= 0),
        "advancements": late * sum(g.levels[seat]),
        "source": float(g.source[seat]),
        "spires": left * len(spires) / 2,
        "upgrades": left * sum(len(g.upgrades[chip]) for chip in spires) / 2,
        "units": worth,
        "closeness": near,
        "heroes": left * sum(1 + face(g, chip).promoted + len(g.upgrades[chip]) / 3 for chip in heroes) / 3,
        "relics": float(len(g.relics[seat]) + len(g.relics_in_play[seat])),
        "earthscapes": float(len(g.earthscapes[seat])),
        "beacon": _beacon(g, seat),
    }


def _units(g: PlayArea, seat: int) -> tuple[float, float]:
    """The worth of a faction's units, and how much of it is near its mark."""
    if g.phase != ONSLAUGHT:
        return 0.0, 0.0
    worth, near = 0.0, 0.0
    knows_the_way = g.marks[seat] != NOBODY or (g.setting.mode == COOP and seat == g.setting.automaton)
    for chip in (*units_of(g, seat), *g.stacks[seat]):
        mine = _worth(g, chip)
        worth += mine + sum(_worth(g, each) for each in g.below[chip]) * 0.7
        if knows_the_way:
            near += mine * max(FAR - distance_to_mark(g, chip), 0) / FAR
    return worth, near


def _worth(g: PlayArea, chip: int) -> float:
    """Health and attack, as a part of a usual unit's."""
    stat = attack(g, chip)
    return (g.health[chip] + (0 if stat == NONE else 2 * stat) + g.upgrades[chip].count("D")) / UNIT


def _beacon(g: PlayArea, seat: int) -> float:
    """How bright the Beacon is, and how many shards were handed in; only for the humans of the co-op game
    (CS-K-COOP-05)."""
    if g.setting.mode != COOP or seat == g.setting.automaton:
        return 0.0
    return g.health[box().beacon] / HEALTH[g.setting.seats] - shards_left(g) / g.setting.seats
