"""How well a game stands, for bots: a weighted sum of what can be read from the table, made a chance of winning.

Each sign is the difference of the two sides, about -1 to 1. What helps in later turns counts the less the fewer are
left, for the counter ends in a draw; what the next Minions Phase would bring counts the more the fewer heroes have
their activation still before them. The weights are set by hand, with a logistic regression over games of the quick
policy in view (`scripts/fit_evaluation.py`), after some two dozen games of greedy bots with each of a few sets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Final

from hordekeep.games.skytear.bots.forecast import Forecast, Point, forecast
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.state.arena import BLUE_MINIONS, Arena
from hordekeep.games.skytear.told.view import COUNTING

WEIGHTS: dict[str, float] = {
    "heroes": 0.8,
    "hp": 1.2,
    "weak": 0.8,
    "ready": 0.5,
    "towers": 1.0,
    "fallen": 0.8,
    "nexus": 1.0,
    "tokens": 1.0,
    "control": 0.4,
    "control soon": 0.8,
    "domes": 0.1,
    "domes soon": 0.3,
    "siege": 0.3,
    "siege soon": 0.8,
    "near": 1.0,
    "minions": 0.8,
    "victory": 2.0,
    "victory soon": 1.5,
    "won soon": 2.0,
    "cards": 0.4,
}
"""What each sign is worth: heroes on the battlefield, their HP, who is about to fall, who is still to be activated, the
HP of Towers, Towers that have fallen, the HP of an armed Nexus, how far control tokens have come; who would win them
and the Domes now, and what damage would follow, each alone and times how much of the Heroes Phase is over; how near
heroes are to control points, minions, how near victory cards are and will be after the Minions Phase, whether it will
win the game, cards in hand."""
TOWER_HP = 5
FAR = 8
"""From so many hexes on a hero is nowhere near."""
WEAK = 4
"""A hero with so many HP falls to the next Attack."""


def evaluate(g: Arena, seat: int) -> float:
    """The chance of `seat`'s side to win, as a rough guess between 0 and 1; a draw is half a victory."""
    side = g.setting.sides[seat]
    if g.result is not None:
        winner = g.result[0]
        return 0.5 if winner == NOBODY else float(winner == side)
    standing = sum([weight * sign for weight, sign in zip(_WEIGHTS, signs(g), strict=True)])
    chance = 1 / (1 + exp(-standing))
    return chance if side == 0 else 1 - chance


def signs(g: Arena) -> tuple[float, ...]:
    """What is read from the table, for Blue, in the order of `WEIGHTS`."""
    team = g.setting.team
    heroes, hp, weak, ready, near = [0.0, 0.0], [0.0, 0.0], [0, 0], [0, 0], [0.0, 0.0]
    for slot, face in enumerate(g.heroes):
        if face is None:
            continue
        side = g.setting.side_of[slot]
        if g.at[slot] >= 0:
            heroes[side] += 1
            hp[side] += g.hp[slot] / face.hp
            weak[side] += g.hp[slot] <= WEAK
            ready[side] += not g.activated >> slot & 1
            near[side] += _near(g, g.at[slot])
    lanes = len(g.tokens)
    towers = [sum(g.towers[side]) / (TOWER_HP * lanes) for side in (0, 1)]
    fallen = [g.towers[side].count(0) / lanes for side in (0, 1)]
    nexus = [g.nexus[side] / TOWER_HP if g.nexus[side] >= 0 else 1.0 for side in (0, 1)]
    cards = [sum([len(g.hands[seat]) for seat in g.setting.seats_of(side)]) for side in (0, 1)]
    minions = [g.on[BLUE_MINIONS + side].bit_count() for side in (0, 1)]
    soon = forecast(g)
    over = 1 - sum(ready) / (2 * team)
    left = (g.setting.rows + 1 - g.turn) / g.setting.rows
    control = sum([max(-4, min(4, point.lead)) for point in soon.lanes]) / (4 * lanes)
    domes = sum([max(-2, min(2, point.lead)) for point in soon.domes]) / (2 * max(len(soon.domes), 1))
    siege = (soon.damage[0] - soon.damage[1]) / TOWER_HP
    now = [_nearest(g, side, None) for side in (0, 1)]
    then = [1.0 if soon.nexus_falls[side] else _nearest(g, side, soon) for side in (0, 1)]
    return (
        left * (heroes[0] - heroes[1]) / team,
        left * (hp[0] - hp[1]) / team,
        left * (weak[1] - weak[0]) / team,
        left * (ready[0] - ready[1]) / team,
        left * (towers[0] - towers[1]),
        left * (fallen[1] - fallen[0]),
        left * (nexus[0] - nexus[1]),
        left * _tokens(g),
        left * control,
        control * over,
        left * domes,
        domes * over,
        left * siege,
        siege * over,
        left * (near[0] - near[1]) / team,
        left * (minions[0] - minions[1]) / 8,
        now[0] - now[1],
        (then[0] - then[1]) * over,
        ((then[0] >= 1) - (then[1] >= 1)) * over,
        left * (cards[0] - cards[1]) / 6,
    )


def _tokens(g: Arena) -> float:
    """How far the control tokens have come toward Red's side of the board, less how far toward Blue's."""
    found = 0.0
    distance = g.field.board.distance
    for lane, token in enumerate(g.tokens):
        if token >= 0:
            towers = g.field.lanes[lane].towers
            found += (distance(token, towers[0]) - distance(token, towers[1])) / 8
    return found / len(g.tokens)


def _near(g: Arena, hex: int) -> float:
    """How near a hex is to a control token, or to the control point of a Dome."""
    distance = g.field.board.distance
    steps = FAR
    for point in g.tokens:
        if point >= 0:
            steps = min(steps, distance(hex, point))
    for dome in g.field.domes:
        steps = min(steps, distance(hex, dome.control_point))
    return (FAR - steps) / FAR


# -- victory cards -----------------------------------------------------------------------------------------------------


def _nearest(g: Arena, side: int, soon: Forecast | None) -> float:
    """How near a side is to the victory card that it is nearest to, as things are or after the next Minions Phase."""
    nearest = 0.0
    for card in g.victory:
        part = min(_part(g, card.id, side, soon), 1.0)
        nearest = max(nearest, part * part)
    return nearest


def _part(g: Arena, card: str, side: int, soon: Forecast | None) -> float:
    """How much of a victory card a side has done."""
    if card in COUNTING:
        return _counted(g, card, side, soon)
    part = _PARTS.get(card)
    return 0.0 if part is None else part(g, side, soon)


def _counted(g: Arena, card: str, side: int, soon: Forecast | None) -> float:
    """The part of what a card counts, with what the next Minions Phase adds."""
    field, needed = COUNTING[card]
    done = int(getattr(g.tallies[side], field))
    if soon is not None:
        if card == "lane-masters":
            done += _won(soon.lanes, side)
        elif card == "dome-lords":
            done += _won(soon.domes, side) > 0
        elif card == "overrun":
            done = max([done, *[point.lead if side == 0 else -point.lead for point in soon.lanes]])
    return done / needed


def _won(points: tuple[Point, ...], side: int) -> int:
    """How many of these control points a side would win."""
    return sum([1 for point in points if (point.lead > 0 if side == 0 else point.lead < 0)])


def _west_breach(g: Arena, side: int, soon: Forecast | None) -> float:
    return _breach(g, side, 0, soon)


def _east_breach(g: Arena, side: int, soon: Forecast | None) -> float:
    return _breach(g, side, len(g.tokens) - 1, soon)


def _breach(g: Arena, side: int, lane: int, soon: Forecast | None) -> float:
    """How far the enemy Tower of a Lane has been destroyed."""
    if soon is not None and soon.falls[side] >> lane & 1:
        return 1.0
    return 1 - g.towers[1 - side][lane] / TOWER_HP


def _gatecrashers(g: Arena, side: int, soon: Forecast | None) -> float:
    """How many of two pieces stand beside the enemy Nexus."""
    beside = g.field.board.near[g.field.nexus[1 - side]]
    return (g.on[side] & beside).bit_count() / 2


def _clean_sweep(g: Arena, side: int, soon: Forecast | None) -> float:
    """How many of the Lanes and a Dome a side would win at once; it counts from turn 3 on."""
    if soon is None:
        return 0.0
    part = (_won(soon.lanes, side) + (_won(soon.domes, side) > 0)) / (len(g.tokens) + 1)
    return part if g.turn >= 3 else part / 2


def _besieged(g: Arena, side: int, soon: Forecast | None) -> float:
    """How near the lane token that is farthest from an enemy Tower or the enemy Nexus has come to it."""
    other = 1 - side
    distance = g.field.board.distance
    part = 1.0
    for lane, token in enumerate(g.tokens):
        if token < 0:
            return 0.0
        steps = distance(token, g.field.nexus[other])
        for at, each in enumerate(g.field.lanes):
            if g.towers[other][at] > 0:
                steps = min(steps, distance(token, each.towers[other]))
        if soon is not None:
            lead = soon.lanes[lane].lead
            steps = max(steps - (lead if side == 0 else -lead), 1)
        part = min(part, 1 - (steps - 1) / 8)
    return max(part if g.turn >= 3 or soon is None else part / 2, 0.0)


_PARTS: Final[Mapping[str, Callable[[Arena, int, Forecast | None], float]]] = {
    "west-breach": _west_breach,
    "east-breach": _east_breach,
    "gatecrashers": _gatecrashers,
    "double-siege": _besieged,
    "clean-sweep": _clean_sweep,
}
"""The victory cards that count nothing: how much of each a side has done."""
_WEIGHTS = tuple(WEIGHTS.values())
