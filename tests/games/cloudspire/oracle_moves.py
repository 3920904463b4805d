"""Movement as the book tells it in five steps, counted anew."""

from __future__ import annotations

from tests.games.cloudspire.oracle_cards import face
from tests.games.cloudspire.oracle_ground import FAR, Ground, moves, talents
from tests.games.cloudspire.oracle_table import Chip, Table

ASIDE = frozenset({"crush", "incorporeal", "spire-shot"})
"""Talents that let a unit pass or stand where others cannot: not counted here."""


def walks(ground: Ground, chip: Chip, most: int, *, wake: bool) -> dict[str, set[int]]:
    """The end hexes of a minion's walks and with how many steps: over allowed ground, no hex twice (CS-MOVE-12), past
    nobody but friendly heroes, who make way (CS-MOVE-18); resting ones only if `wake` (CS-ACTIVE-08)."""
    table = ground.table
    found: dict[str, set[int]] = {}

    def is_free(spot: str) -> bool:
        if not ground.is_ground(spot, chip.face.terrain) or ground.walls(spot):
            return False
        other = table.units.get(spot)
        if other is None or other is chip:
            return True
        if not ground.are_friends(chip.owner, other.owner) or other.face.kind != "hero":
            return False
        return wake or other.owner not in table.campfires

    def go(spot: str, been: tuple[str, ...]) -> None:
        if len(been) - len(left) > most:
            return
        for each in ground.near[spot]:
            if each not in been and is_free(each):
                found.setdefault(each, set()).add(len(been) - len(left))
                go(each, (*been, each))

    start = ground.hex_of(chip)
    left = [spot for each, spot in table.been if each is chip and spot != start]  # in this turn (CS-MOVE-12)
    go(start, (*left, start))
    return found


def marches(ground: Ground, chip: Chip, stat: int) -> tuple[set[str], bool]:
    """Where a minion may end its movement, and whether it may stay (CS-MOVE-06 to CS-MOVE-10)."""
    steps = ground.to_mark(ground.mark_of(chip.owner), chip.face.terrain)
    start, is_stacked = ground.hex_of(chip), chip not in ground.table.units.values()
    before = ground.closeness(chip)
    for wake in (False, True):
        ends = walks(ground, chip, stat, wake=wake)
        for count in range(stat, 0, -1):
            found = {spot for spot, counts in ends.items() if count in counts and steps.get(spot, FAR) < before}
            if found:
                return found, False
    if is_stacked:  # CS-DEPLOY-08
        return set(), True
    ends = walks(ground, chip, stat, wake=False)
    return {spot for spot in ends if steps.get(spot, FAR) == before and spot != start}, True


def hero_walks(ground: Ground, chip: Chip) -> set[str]:
    """Where a hero may go: up to its movement, over allowed ground, past nobody (CS-HERO-06), and back onto its own
    gate (CS-GATE-03)."""
    start = ground.hex_of(chip)
    gate = ground.gates[chip.owner]

    def may(spot: str) -> bool:
        return ground.is_ground(spot, chip.face.terrain) and not ground.occupied(spot)

    steps = ground.spread([start], may)
    stat = moves(ground.table, chip)
    found = {spot for spot, count in steps.items() if 0 < count <= stat}
    home = 1 + min((steps.get(each, FAR) for each in ground.near[gate]), default=FAR)
    return found | ({gate} if start != gate and home <= stat else set())


def is_known(table: Table, chip: Chip) -> bool:
    """Nothing that is not counted here changes how this unit moves now: no talent that passes others, no die, no
    quick first deployment (CS-K-ADV-38)."""
    if talents(table, chip) & {*ASIDE, "unruly"} or {"kaze", "forsaken"} & set(table.rolled_for):
        return False
    stables = table.seats[chip.owner].levels.get("stables", 0)
    return not (stables and chip.face.kind == "minion" and chip not in table.units.values())


def leaders(ground: Ground, seat: int) -> tuple[list[str], bool]:
    """The minions that are closest of those that have not moved (CS-LEAD-01), by hex, and whether the top of the
    stack is one of them (CS-LEAD-05)."""
    table = ground.table
    waiting = [
        chip
        for chip in table.units.values()
        if chip.owner == seat and chip.face.kind != "hero" and not any(chip is each for each in table.moved)
    ]
    stack = table.seats[seat].stack
    top = stack[0] if stack and face(stack[0].name).kind == "minion" else None
    close = {id(chip): ground.closeness(chip) for chip in (*waiting, *([top] if top else []))}
    least = min(close.values(), default=FAR)
    on_board = [ground.hex_of(chip) for chip in waiting if close[id(chip)] == least]
    return on_board, top is not None and close[id(top)] == least
