"""What the laboratory and learning agents see of a game: traits of a finished game, and a view as numbers."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME, TERRAINS
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import CAPACITY, GATE_HEALTH, NOBODY, SUPPLY, WAVES
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.rules.goals.end_of_game import power
from hordekeep.games.cloudspire.rules.goals.result import reason
from hordekeep.games.cloudspire.rules.onslaught.stalemate import MOST_ROUNDS
from hordekeep.games.cloudspire.state.knowing import knows_landmark
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import BOARD, OFFERED, PHASES, PREP, STACK, STAGES, PlayArea
from hordekeep.kernel import Lab, Text, once

_FORTRESSES: Final = 4
_RADIUS: Final = 8
"""The hexes so near the centre are seen as numbers: all isles and gates, and earthscapes beside them."""
_TYPES: Final = ("swamp", "ruin", "temple")
_CHIP: Final = 8
_STRUCTURES: Final = 6
_HEALTH: Final = 16
_FORTRESS: Final = 10


def traits(g: PlayArea, seat: int) -> list[Text]:
    """What decided a game: the faction, its advancements, who was first, and how it ended."""
    found = [Text("trait-faction", faction=Text(f"faction-{g.factions[seat]}"))] if g.factions[seat] else []
    structures = box().factions[g.factions[seat]].structures if g.factions[seat] else ()
    for structure, level in zip(structures, g.levels[seat], strict=True):
        if level == len(structure.levels):
            found.append(Text("trait-structure", structure=Text(f"structure-{structure.id}")))
    if seat == _began(g):
        found.append(Text("trait-first"))
    if g.result is not None:
        found.append(Text("trait-ended", how=reason(g, g.result[1])))
    return found


def groups(g: PlayArea, seat: int) -> list[tuple[Text, Text]]:
    """What win rates are given of: the faction, against which other one it played, and the place in the turn order of
    wave 1."""
    found: list[tuple[Text, Text]] = []
    if g.factions[seat]:
        mine = Text(f"faction-{g.factions[seat]}")
        found.append((Text("group-faction"), mine))
        against = [Text(f"faction-{g.factions[other]}") for other in g.setting.opponents(seat) if g.factions[other]]
        if len(against) == 1:
            found.append((Text("group-pairing"), Text("pairing", mine=mine, theirs=against[0])))
    found.append((Text("group-order"), Text("trait-first" if seat == _began(g) else "trait-later")))
    return found


def _began(g: PlayArea) -> int:
    """Who was first in wave 1: it passes on with each wave (CS-FIRST-02)."""
    return (g.first_seat - (g.wave - 1)) % g.setting.fortresses


def rounds(g: PlayArea) -> int:
    """How many waves a game took."""
    return g.wave


@once
def _cells() -> tuple[int, ...]:
    """The hexes that are seen as numbers, whatever lies there."""
    near = [
        (q, r)
        for q in range(-_RADIUS, _RADIUS + 1)
        for r in range(-_RADIUS, _RADIUS + 1)
        if abs(q + r) <= _RADIUS and FRAME.has((q, r))
    ]
    return tuple([FRAME.id(each) for each in near])


def observation_size(seats: int) -> int:
    """How many numbers `observe` gives, the same with any number of seats."""
    known = box()
    table = 3 + len(PHASES) + len(STAGES) + len(SUPPLY) + len(known.events) + len(load_earthscapes())
    fortress = _FORTRESS + len(known.factions) + _STRUCTURES
    chips = len(known.chips) * _CHIP
    ground = len(_cells()) * (3 + len(_TYPES))
    return table + _FORTRESSES * fortress + chips + ground + len(known.relics)


def observe(g: PlayArea, seat: int) -> list[float]:
    """What `seat` sees as numbers from -1 to 1, its own fortress first, the others in turn order: the table,
    fortresses, every chip that can be seen, the ground with the landmarks that lie face down, and its own relics."""
    order = g.setting.around(seat)
    numbers = _table(g, seat)
    for number in range(_FORTRESSES):
        numbers += _fortress(g, order[number], seat) if number < len(order) else [0.0] * _fortress_size()
    for chip in range(len(CHIPS)):
        numbers += _chip(g, chip, seat)
    for spot in _cells():
        numbers += _hex(g, spot)
    numbers += [float(relic in g.relics[seat]) for relic in box().relics]
    return numbers


def _fortress_size() -> int:
    return _FORTRESS + len(box().factions) + _STRUCTURES


def _part(number: float, whole: float) -> float:
    return max(-1.0, min(1.0, number / whole))


def _table(g: PlayArea, seat: int) -> list[float]:
    return [
        _part(g.wave, WAVES),
        _part(g.round, MOST_ROUNDS),
        float(g.turn_seat == seat),
        *[float(g.phase == phase) for phase in range(len(PHASES))],
        *[float(g.stage == stage) for stage in range(len(STAGES))],
        *[_part(left, whole) for left, whole in zip(g.supply, SUPPLY.values(), strict=True)],
        *[float(event in g.events) for event in box().events],
        *[float(number == g.earth_shown) for number in load_earthscapes()],
    ]


def _fortress(g: PlayArea, seat: int, viewer: int) -> list[float]:
    """A fortress and its faction; what is left of its CP only for itself while stacks are made (CS-Q-16-PREP-INFO)."""
    levels = [*g.levels[seat], *[0] * _STRUCTURES][:_STRUCTURES]
    cp = g.cp[seat] if seat == viewer or g.phase != PREP else 0
    return [
        _side(g, seat, viewer),
        _part(g.gates[seat], GATE_HEALTH),
        _part(power(g, seat), 2 * GATE_HEALTH),
        _part(g.source[seat], 2 * CAPACITY),
        _part(cp, 16),
        _part(g.built[seat], 2),
        float(g.marks[seat] == viewer),
        float(g.marks[viewer] == seat),
        _part(len(g.relics[seat]), 5),
        _part(len(g.earthscapes[seat]), 4),
        *[float(g.factions[seat] == faction) for faction in box().factions],
        *[_part(level, 3) for level in levels],
    ]


def _side(g: PlayArea, seat: int, viewer: int) -> float:
    """1 for oneself, a half for an ally, -1 for an opponent, 0 for nobody."""
    if seat == NOBODY:
        return 0.0
    if seat == viewer:
        return 1.0
    return 0.5 if g.setting.are_friends(seat, viewer) else -1.0


def _chip(g: PlayArea, chip: int, seat: int) -> list[float]:
    """A chip where everybody sees it: on a hex face up or known to the seat, on top of its part of a stack, or in the
    market."""
    place = g.place[chip]
    if place not in (BOARD, STACK, OFFERED) or not knows_landmark(g, chip, seat):
        return [0.0] * _CHIP
    q, r = FRAME.coordinate(g.at[chip]) if place == BOARD else (0, 0)
    return [
        1.0 if place == BOARD else 0.5 if place == STACK else -1.0,
        _part(q, 2 * _RADIUS),
        _part(r, 2 * _RADIUS),
        _side(g, g.holder[chip], seat),
        _part(g.health[chip], _HEALTH),
        float(g.side[chip]),
        _part(len(g.upgrades[chip]), 6),
        float(g.moved >> chip & 1) - float(g.attacked >> chip & 1) / 2,
    ]


def _hex(g: PlayArea, spot: int) -> list[float]:
    """A hex: its terrain, 0 for sky and fortresses, whether it is a well, its layer, and which type of landmark lies
    there face down (CS-LAND-01)."""
    land = g.land
    chip = g.on.get(spot, NOBODY)
    hidden = CHIPS[chip].type if chip != NOBODY and g.hidden >> chip & 1 else ""
    wells = land.wells | sum(land.fortress_wells)
    return [
        (land.terrain_of(spot) + 1) / len(TERRAINS),
        float(wells >> spot & 1),
        _part(max(land.layer_of(spot), 0), 4),
        *[float(hidden == each) for each in _TYPES],
    ]


LAB: Lab[PlayArea] = Lab(traits, observe, observation_size, groups, rounds)
