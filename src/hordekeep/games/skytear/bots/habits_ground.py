"""Where a hurried player stands, and whom it strikes: what speaks for a hex, as signs with amounts (`habits`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.values import armor, attack, attack_range, flips
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, Arena
from hordekeep.games.skytear.state.pieces import is_hero, is_minion

if TYPE_CHECKING:
    from hordekeep.kernel import Ask, Choice

Signs = list[tuple[str, float]]
"""What speaks for or against one choice: names and amounts, each about 0 to 1."""

GROUND: Final[Mapping[str, float]] = {
    "ground|lanes": 1.0,
    "ground|dome": 0.4,
    "ground|far": -3.0,
    "ground|prey": 0.7,
    "ground|falls": 1.0,
    "ground|danger": -0.2,
    "ground|danger hurt": -0.6,
    "ground|cover": 0.1,
    "ground|gate": 1.0,
    "strike": 1.5,
    "strike|weak": 1.0,
    "stop|skirmish": -0.3,
}
"""How much each sign counts: Lanes and Domes whose control points are seen, how far the nearest token is if none is,
enemies in range of a hero who can still strike, one among them who would fall, enemies who may strike back, the more if
the hero is hurt, Cover, the enemy Nexus if that wins; in a Skirmish the strike itself."""
FLIPPED: Final = (0.0, 1.0, 1.8, 2.2)
"""What so many flips add to an Attack, on average."""
FAR: Final = 8
"""From so many hexes on a control point is out of reach."""
CLOSE: Final = (-3, 2)
"""Between such leads one more at a token counts most."""


class _Ground(NamedTuple):
    """The battlefield for one hero, as masks: the hexes that see each Lane's token, with how much one more is worth
    there; those that see a Dome's point; those with an enemy hero in range, and with one who would fall; those that
    each enemy may strike; those beside the enemy Nexus if that wins."""

    lanes: list[tuple[int, float]]
    domes: int
    prey: int
    falls: int
    danger: list[int]
    gate: int


def of_ground(g: Arena, seat: int, ask: Ask, choices: list[Choice]) -> list[Signs]:
    """Hexes for a hero, for an enemy's with the opposite sign; a Skirmish asks whom to strike with the same breath."""
    hero: int = ask.about
    way = 1.0 if g.setting.side_of[hero] == g.setting.sides[seat] else -1.0
    ground = _ground_for(g, hero)
    strikes = g.active == hero and ("attack" not in g.used or ask.prompt == "skirmish")
    hurt = weakness(g, hero)
    found: list[Signs] = []
    for choice in choices:
        if choice[0] == "hero":
            found.append([("strike", 1.0), ("strike|weak", weakness(g, g.slots[choice[1]]))])
        elif choice[0] == "hex":
            found.append(_of_hex(g, ground, choice[1], way, strikes=strikes, hurt=hurt))
        else:
            found.append([("stop|skirmish", 1.0), *_of_hex(g, ground, g.at[hero], way, strikes=strikes, hurt=hurt)])
    return found


def _ground_for(g: Arena, hero: int) -> _Ground:
    field, side = g.field, g.setting.side_of[hero]
    within, sees = field.board.within, field.sees
    lanes = [(sees[token], _worth(g, side, hero, token)) for token in g.tokens if token >= 0]
    domes = 0
    for dome in field.domes:
        domes |= sees[dome.control_point]
    reach = attack_range(g, hero)
    in_range = falls = 0
    danger: list[int] = []
    for enemy in g.heroes_of(1 - side):
        there = g.at[enemy]
        if there >= 0:
            mine = within(there, reach) & sees[there]
            in_range |= mine
            if g.hp[enemy] <= expected(g, hero, enemy):
                falls |= mine
            danger.append(within(there, attack_range(g, enemy) + 1))
    wins = any(card.id == "gatecrashers" for card in g.victory)
    gate = field.board.near[field.nexus[1 - side]] if wins else 0
    return _Ground(lanes, domes, in_range, falls, danger, gate)


def _worth(g: Arena, side: int, hero: int, token: int) -> float:
    """What one more at a control token is worth."""
    lead = 0
    for each, face in enumerate(g.heroes):
        if face is not None and each != hero and g.at[each] >= 0 and sight(g, each) >> token & 1:
            lead += 1 if g.setting.side_of[each] == side else -1
    seen = g.field.sees[token]
    lead += (g.on[BLUE_MINIONS + side] & seen).bit_count() - (g.on[BLUE_MINIONS + 1 - side] & seen).bit_count()
    return 1.0 if CLOSE[0] <= lead <= CLOSE[1] else 0.6


def _of_hex(g: Arena, ground: _Ground, hex: int, way: float, *, strikes: bool, hurt: float) -> Signs:
    bit = 1 << hex
    lanes = 0.0
    for mask, worth in ground.lanes:
        if mask & bit:
            lanes += worth
    signs: Signs = [("ground|lanes", way * lanes) if lanes else ("ground|far", way * far(g, hex))]
    if ground.domes & bit:
        signs.append(("ground|dome", way))
    if strikes and ground.prey & bit:
        signs.append(("ground|prey", way))
        if ground.falls & bit:
            signs.append(("ground|falls", way))
    danger = 0
    for mask in ground.danger:
        if mask & bit:
            danger += 1
    if danger:
        signs += [("ground|danger", way * danger / 2), ("ground|danger hurt", way * hurt * danger / 2)]
    if g.field.cover & bit:
        signs.append(("ground|cover", way))
    if ground.gate & bit:
        signs.append(("ground|gate", way))
    return signs


# -- what is near and who is weak --------------------------------------------------------------------------------------


def far(g: Arena, hex: int) -> float:
    """How far the nearest control token is, from 0 to 1."""
    steps = FAR
    for token in g.tokens:
        if token >= 0:
            steps = min(steps, g.field.board.distance(hex, token))
    return steps / FAR


def points_seen(g: Arena, hero: int) -> int:
    """The control points that a hero sees, as bits: Lanes first, then Domes."""
    seen = sight(g, hero)
    found = 0
    for lane, token in enumerate(g.tokens):
        if token >= 0 and seen >> token & 1:
            found |= 1 << lane
    for nth, dome in enumerate(g.field.domes):
        if seen >> dome.control_point & 1:
            found |= 1 << len(g.tokens) + nth
    return found


def expected(g: Arena, hero: int, enemy: int) -> float:
    """The damage that an Attack of a hero on another deals on average."""
    value = attack(g, hero, enemy) + FLIPPED[min(flips(g, hero), 3)]
    return value if g.hero(hero).piercing else value - armor(g, enemy)


def prey(g: Arena, hero: int, target: int) -> float:
    """How good a target is for a hero's Attack: an enemy hero the more the nearer it is to its fall, then minions."""
    if is_hero(target):
        damage = expected(g, hero, target)
        return 1.5 if damage >= g.hp[target] else 0.4 + 0.4 * max(damage, 0.0) / g.hp[target]
    return 0.5 if is_minion(target) else 0.1


def weakness(g: Arena, hero: int) -> float:
    """Which part of its HP a hero has lost."""
    return 1 - g.hp[hero] / g.hero(hero).hp
