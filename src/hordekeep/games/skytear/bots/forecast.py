"""What the next Minions Phase would bring as all stand now: who wins each control point, by how much, and what follows.

Bots look at it. Lead cards count with what they cost: whoever asks has imagined those that it cannot know.
"""

from __future__ import annotations

from typing import NamedTuple

from hordekeep.games.skytear.content.setting import MINIONS, MINIONS_PER_TEAM
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.values import control_of
from hordekeep.games.skytear.rules.minions.lane_damage import NEXUS_HP, REACH
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, UNARMED, Arena


class Point(NamedTuple):
    """A control point as it would be decided now: its hex, and by how much Blue would win it; less than 0 if Red
    would."""

    hex: int
    lead: int


class Forecast(NamedTuple):
    """The next Minions Phase for both sides. What is a pair is what Blue does and what Red does: the damage to enemy
    structures, whether a Tower falls, whether the Nexus does."""

    lanes: tuple[Point, ...]
    domes: tuple[Point, ...]
    damage: tuple[int, int]
    falls: tuple[int, int]
    nexus_falls: tuple[bool, bool]


def forecast(g: Arena) -> Forecast:
    """What would happen if the Heroes Phase were over."""
    lanes, domes = _points(g)
    damage, falls, nexus_falls = [0, 0], [0, 0], [False, False]
    for lane, point in enumerate(lanes):
        if not point.lead:
            continue
        winner = 0 if point.lead > 0 else 1
        loser = 1 - winner
        left = abs(point.lead) - _minions_on(g, loser, lane)
        if left <= 0:
            continue
        near = g.field.board.within(point.hex, REACH)
        if g.nexus[loser] != UNARMED and near >> g.field.nexus[loser] & 1:
            damage[winner] += min(left, NEXUS_HP)
            nexus_falls[winner] |= left >= g.nexus[loser]
            continue
        for at, each in enumerate(g.field.lanes):
            hp = g.towers[loser][at]
            if hp > 0 and near >> each.towers[loser] & 1:
                damage[winner] += min(left, hp)
                falls[winner] |= (left >= hp) << at
                break
    return Forecast(lanes, domes, (damage[0], damage[1]), (falls[0], falls[1]), (nexus_falls[0], nexus_falls[1]))


def _points(g: Arena) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """All control points."""
    tokens = len(g.tokens)
    hexes = [*g.tokens, *[dome.control_point for dome in g.field.domes]]
    bare = [0] * len(hexes)
    best = [[0, 0] for _ in hexes]
    blue, red, sees = g.on[BLUE_MINIONS], g.on[BLUE_MINIONS + 1], g.field.sees
    for nth, point in enumerate(hexes):
        if point >= 0:
            bare[nth] = (blue & sees[point]).bit_count() - (red & sees[point]).bit_count()
    for hero, face in enumerate(g.heroes):
        if face is None or g.at[hero] < 0:
            continue
        seen, side = sight(g, hero), g.setting.side_of[hero]
        led = max([lead.card.cost for lead in g.leads[hero]], default=0)
        for nth, point in enumerate(hexes):
            if point >= 0 and seen >> point & 1:
                gives = control_of(g, hero)
                bare[nth] += gives if side == 0 else -gives
                best[nth][side] = max(best[nth][side], led)
    leads = [bare[nth] + blue - red for nth, (blue, red) in enumerate(best)]
    points = [Point(*each) for each in zip(hexes, leads, strict=True)]
    return tuple(points[:tokens]), tuple(points[tokens:])


def _minions_on(g: Arena, side: int, lane: int) -> int:
    """How many minions of a side belong to a Lane."""
    first = side * MINIONS_PER_TEAM
    mine = g.minion_lane[first : first + MINIONS_PER_TEAM]
    return sum([1 for nth, each in enumerate(mine) if each == lane and g.at[MINIONS + first + nth] >= 0])
