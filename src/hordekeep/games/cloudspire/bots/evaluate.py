"""How good a state is for a seat, roughly: what the quick bots and searches go by.

Every side has a standing, the sum of its signs; the chance of a side is its share among the exponentials of all. What
counts in the end is fortress power (CS-ENDGAME-06), so gates and advancements weigh most, and more the later it is;
all else is worth what it will still do to gates. The weights come from a logistic regression over games of the quick
policy (`scripts/fit_evaluation.py`), rounded; those of the co-op game and of few samples are set by hand.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hordekeep.games.cloudspire.bots.habits_building import builds_to_come, income_of
from hordekeep.games.cloudspire.bots.habits_ground import in_play, road_to
from hordekeep.games.cloudspire.content.chips import NONE, box
from hordekeep.games.cloudspire.content.setting import COOP, GATE_HEALTH
from hordekeep.games.cloudspire.effects.stats import attack, dice, reach, spire_range
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import HEALTH
from hordekeep.games.cloudspire.rules.goals.end_of_game import shards_left
from hordekeep.games.cloudspire.rules.movement.closeness import distance_to_mark, has_mark
from hordekeep.games.cloudspire.state.pieces import face, is_hero, spires_of
from hordekeep.games.cloudspire.state.play_area import ATTACHED, BUILD, ONSLAUGHT, PREP, PlayArea

WEIGHTS: Final = {
    "gate": 0.4,
    "gate late": 7.5,
    "fallen": 1.5,
    "advancements": 0.8,
    "advancements late": 6.3,
    "source": 0.55,
    "income": 0.1,
    "spires": 0.5,
    "shots": 0.45,
    "units": 0.7,
    "closeness": 0.7,
    "siege": 0.8,
    "heroes": 0.0,
    "relics": 0.15,
    "earthscapes": 0.05,
    "beacon": 2.0,
}
"""What each sign is worth: the health of the gate as a part of 10, and times how much of the game is over; whether it
has fallen; advancements as a part of 10, in the same two ways; Source that can still be spent, income to come; spires
with their upgrades, and the dice with which they command the road to the own gate; the worth of units, how much of it
is near its mark, and the attacks that reach a gate by now; heroes, relics and earthscapes in hand; of the co-op game
the Beacon's light and the shards that were handed in."""
BY_HAND: Final = ("fallen", "income", "relics", "earthscapes", "beacon")
"""The weights that no fit changes: what they speak of is rare in games of two, or bought by all who can."""
FAR: Final = 16
"""From so many steps on a unit is nowhere near its mark."""
UNIT: Final = 6
"""The health and attack of a usual unit."""
TEN: Final = 10
FEW: Final = 4
"""So many usual units, or spires, are worth a whole sign."""
COMMANDED: Final = 6
"""A spire in whose range so many hexes of the road lie fires at whoever comes."""


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
    over = (g.wave - 1 + (g.phase >= PREP) / 2) / g.setting.waves
    builds = builds_to_come(g)
    gate, advanced = g.gates[seat] / GATE_HEALTH, sum(g.levels[seat]) / TEN
    incomes = builds - (g.phase <= BUILD)
    spires = spires_of(g, seat)
    units = in_play(g, seat)
    worth, near, siege = _units(g, seat, units)
    upgrades = sum([len(g.upgrades[chip]) for chip in spires])
    heroes = [1 + face(g, chip).promoted + len(g.upgrades[chip]) / 3 for chip in units if is_hero(chip)]
    return {
        "gate": gate,
        "gate late": gate * over,
        "fallen": -float(g.gates[seat] <= 0),
        "advancements": advanced,
        "advancements late": advanced * over,
        "source": g.source[seat] / TEN * (1.0 if builds else 0.1),
        "income": _income(g, seat) * incomes / TEN,
        "spires": (len(spires) + upgrades / 3) / FEW,
        "shots": _shots(g, seat, spires) / FEW,
        "units": worth / FEW,
        "closeness": near / FEW,
        "siege": siege / FEW,
        "heroes": sum(heroes) / FEW,
        "relics": float(len(g.relics[seat]) + len(g.relics_in_play[seat])),
        "earthscapes": float(len(g.earthscapes[seat])),
        "beacon": _beacon(g, seat),
    }


def differences(g: PlayArea) -> tuple[float, ...]:
    """The signs of the first seat of two less those of the second, in the order of `WEIGHTS`: what is fitted."""
    mine, theirs = signs(g, 0), signs(g, 1)
    return tuple([mine[name] - theirs[name] for name in WEIGHTS])


def _income(g: PlayArea, seat: int) -> int:
    """The Source that advancements bring at each Income."""
    if not g.factions[seat]:
        return 0
    found = 0
    for structure, level in zip(box().factions[g.factions[seat]].structures, g.levels[seat], strict=True):
        for n in range(level):
            found += income_of(structure.levels[n].id)
    return found


def _shots(g: PlayArea, seat: int, spires: list[int]) -> float:
    """The dice of spires, as far as the road to the own gate is in their range."""
    if not spires:
        return 0.0
    road, found = road_to(g, seat), 0.0
    for chip in spires:
        count = dice(g, chip)
        if count:
            hexes = g.land.board.within(g.at[chip], spire_range(g, chip)) & road
            found += count * min(hexes.bit_count() / COMMANDED, 1.0)
    return found


def _units(g: PlayArea, seat: int, units: list[int]) -> tuple[float, float, float]:
    """The worth of a faction's units, how much of it is near its mark, and the attacks that reach a gate by now."""
    if g.phase != ONSLAUGHT:
        return sum([_worth(g, chip) for chip in units]), 0.0, 0.0
    worth, near, siege = 0.0, 0.0, 0.0
    knows_the_way = has_mark(g, seat)
    gates = 0
    for other in g.setting.opponents(seat):
        if g.gates[other] > 0:
            gates |= 1 << g.land.gates[other]
    for chip in units:
        mine = _worth(g, chip)
        for each in g.below[chip]:
            worth += _worth(g, each) * 0.7
        worth += mine
        if knows_the_way:
            near += mine * max(FAR - distance_to_mark(g, chip), 0) / FAR
        if g.at[chip] >= 0 and g.land.board.within(g.at[chip], reach(g, chip)) & gates:
            siege += max(attack(g, chip), 0)
    return worth, near, siege


def _worth(g: PlayArea, chip: int) -> float:
    """Health and attack, as a part of a usual unit's."""
    stat = attack(g, chip)
    return (g.health[chip] + (0 if stat == NONE else 2 * stat) + g.upgrades[chip].count("D")) / UNIT


def _beacon(g: PlayArea, seat: int) -> float:
    """How bright the Beacon is, and how many shards were handed in, one that is carried counting half; only for the
    humans of the co-op game (CS-K-COOP-05)."""
    if g.setting.mode != COOP or seat == g.setting.automaton:
        return 0.0
    on_the_way = sum(g.place[shard] == ATTACHED for shard in box().shards)
    return g.health[box().beacon] / HEALTH[g.setting.seats] - (shards_left(g) - on_the_way / 2) / g.setting.seats
