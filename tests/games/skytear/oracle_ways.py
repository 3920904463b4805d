"""Where miniatures and tokens may go: moves, pushes, places, minions round a control token."""

from __future__ import annotations

from tests.games.skytear.oracle_ground import SIGHT, Hex, apart, around, nearest, text_of
from tests.games.skytear.oracle_table import Hero, Table, other
from tests.games.skytear.oracle_values import hero_sight, is_shifted, move


def hex_keys(hexes: frozenset[Hex] | set[Hex]) -> set[str]:
    """Hexes as choices."""
    return {f"hex:{text_of(each)}" for each in hexes}


def reach(table: Table, start: Hex, steps: int, *, flying: bool = False) -> frozenset[Hex]:
    """Where a miniature may move: over minions, round blocking elements, to a free hex (SM-AMOV-02 to SM-AMOV-04)."""
    shut = table.barred() | (frozenset() if flying else table.blocking() - {start})
    ways = table.ground.distances(start, steps, lambda _, beside: beside not in shut)
    return (frozenset(ways) & table.free()) | {start}


def move_action(table: Table, hero: Hero) -> frozenset[Hex]:
    """Where a Move action may lead (SM-AMOV-01); Raven Wings ignore what blocks."""
    assert hero.hex is not None
    return reach(table, hero.hex, move(table, hero), flying=is_shifted(table, hero, "corjof"))


def push_steps(table: Table, target: Hex, caster: Hex, *, minion: bool = False) -> frozenset[Hex]:
    """The next step of a push: farther from the caster, free of miniatures (SM-MVE-04, SM-MVE-05, SM-MVE-10)."""
    farther = {each for each in around(target) if apart(each, caster) > apart(target, caster)}
    return frozenset(farther & table.free()) - (table.ground.inside if minion else frozenset())


def minion_room(table: Table, side: str, lane: str) -> frozenset[Hex]:
    """The closest legal hexes round a Lane's token that see it (SM-PLC-01 to SM-PLC-06)."""
    token = table.tokens[lane]
    shut = table.blocking() | table.ground.inside | table.barred() | {token}
    shut |= {where for where, _ in table.minions[side]}
    open_ = frozenset(where for where in table.ground.sight(token) if where not in shut)
    return nearest(open_, lambda where: apart(where, token))


def waiting_minions(table: Table, side: str) -> int:
    """How many wait on the Nexus (SM-SPN-05, SM-Q-MINIONS3)."""
    return 8 - len(table.minions[side])


def tower_tokens(table: Table, side: str) -> dict[Hex, str]:
    """A side's tower tokens: standing Towers by Lane, and an armed Nexus (SM-ADV-03)."""
    found = {table.ground.towers[lane][side]: lane for lane, both in table.towers.items() if both[side] > 0}
    if table.nexus[side] > 0:
        found[table.ground.nexus[side]] = ""
    return found


def token_steps(table: Table, winner: str, lane: str, token: Hex, goal: Hex | None) -> set[tuple[Hex, Hex]]:
    """The next steps of a token with their goals: directly toward the closest tower token (SM-ADV-02, SM-Q-TOKENPATH).

    Empty once it lies beside one (SM-ADV-04). Of several closest the Tower of its own Lane comes first.
    """
    towers = tower_tokens(table, other(winner))
    if not towers or any(apart(token, each) <= 1 for each in towers):
        return set()
    far = {each: table.ground.march(each) for each in towers}
    goals = nearest(list(towers), lambda each: far[each][token]) if goal is None else frozenset({goal})
    own = [each for each in goals if towers[each] == lane]
    goals = frozenset(own) if own else goals
    return {
        (beside, each)
        for each in goals
        for beside in around(token)
        if far[each].get(beside, len(table.ground.hexes)) < far[each][token] and beside not in table.ground.inside
    }


def structures_in_reach(table: Table, winner: str, lanes: tuple[str, ...]) -> dict[Hex, str]:
    """What lane damage can reach: enemy tower tokens within 3 hexes of the token (SM-DMG-03, SM-DMG-04)."""
    tokens = [table.tokens[lane] for lane in lanes]
    towers = tower_tokens(table, other(winner))
    return {where: lane for where, lane in towers.items() if any(apart(where, each) <= SIGHT for each in tokens)}


def illusion_room(table: Table, hero: Hero, taken: frozenset[Hex]) -> frozenset[Hex]:
    """Where an illusion may go: 3 hexes from where it lies or from its owner (SM-NUP-02, SM-NUP-03, SM-NUP-14)."""
    assert hero.hex is not None
    near = table.ground.within(hero.hex, SIGHT) - {hero.hex}
    if hero.illusion is not None:
        near |= table.ground.within(hero.illusion, SIGHT)
    return near & (table.ground.hexes - taken)


def merged(table: Table, lane: str, left: list[str]) -> tuple[str, ...]:
    """The Lanes that are fought over together with one: their tokens are in LoS of the same Nexus (SM-L3-02)."""
    found = {lane}
    for nexus in table.ground.nexus.values():
        seen = [each for each in (lane, *left) if table.tokens[each] in table.ground.sight(nexus)]
        if lane in seen:
            found.update(seen)
    return tuple(sorted(found))


def sees_point(table: Table, hero: Hero, points: list[Hex]) -> bool:
    """Does a hero see one of the control points (SM-CTRL-01)?"""
    return bool(hero_sight(table, hero) & set(points))
