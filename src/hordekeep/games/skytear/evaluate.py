"""How well a game stands, for bots: a weighted sum of what can be read from the table, made a chance of winning.

The weights are set by hand from how games are won: a Nexus falls after a Tower, Towers fall to control tokens that are
near, tokens move for who has heroes and minions in sight of them. Each sign is the difference of the two sides, about
-1 to 1.
"""

from __future__ import annotations

from math import exp

from hordekeep.games.skytear.arena import BLUE_MINIONS, Arena
from hordekeep.games.skytear.control import base_control
from hordekeep.games.skytear.setting import NOBODY
from hordekeep.games.skytear.view import COUNTING

WEIGHTS: dict[str, float] = {
    "heroes": 1.6,
    "hp": 1.8,
    "towers": 1.4,
    "fallen": 1.2,
    "nexus": 2.0,
    "tokens": 1.5,
    "control": 0.9,
    "near": 0.6,
    "minions": 0.5,
    "victory": 1.6,
    "cards": 0.6,
}
"""What each sign is worth: heroes on the battlefield, their HP, the HP of Towers, Towers that have fallen, the HP of an
armed Nexus, how far control tokens have come, who would win them now, how near heroes are to them, minions, how near a
victory card is, cards in hand and under heroes."""
TOWER_HP = 5
FAR = 8
"""From so many hexes on a hero is nowhere near."""


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
    heroes = [0.0, 0.0]
    hp = [0.0, 0.0]
    led = [0.0, 0.0]
    near = [0.0, 0.0]
    for slot, face in enumerate(g.heroes):
        if face is None:
            continue
        side = g.setting.side_of[slot]
        led[side] += len(g.leads[slot])
        if g.at[slot] >= 0:
            heroes[side] += 1
            hp[side] += g.hp[slot] / face.hp
            near[side] += _near(g, g.at[slot])
    lanes = len(g.tokens)
    towers = [sum(g.towers[side]) / (TOWER_HP * lanes) for side in (0, 1)]
    fallen = [g.towers[side].count(0) / lanes for side in (0, 1)]
    nexus = [g.nexus[side] / TOWER_HP if g.nexus[side] >= 0 else 1.0 for side in (0, 1)]
    cards = [sum([len(g.hands[seat]) for seat in g.setting.seats_of(side)]) + led[side] for side in (0, 1)]
    minions = [g.on[BLUE_MINIONS + side].bit_count() for side in (0, 1)]
    return (
        (heroes[0] - heroes[1]) / team,
        (hp[0] - hp[1]) / team,
        towers[0] - towers[1],
        fallen[1] - fallen[0],
        nexus[0] - nexus[1],
        _tokens(g),
        _control(g),
        (near[0] - near[1]) / team,
        (minions[0] - minions[1]) / 8,
        _victory(g),
        (cards[0] - cards[1]) / 6,
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
    points = [*g.tokens, *(dome.control_point for dome in g.field.domes)]
    steps = min([g.field.board.distance(hex, point) for point in points if point >= 0], default=FAR)
    return max(FAR - steps, 0) / FAR


def _control(g: Arena) -> float:
    """Who would win the control tokens as all stand now, Lead cards aside."""
    found = 0.0
    for lane, token in enumerate(g.tokens):
        if token >= 0:
            difference = base_control(g, 0, 1 << lane) - base_control(g, 1, 1 << lane)
            found += max(-4, min(4, difference)) / 4
    return found / len(g.tokens)


def _victory(g: Arena) -> float:
    """How near each side is to the victory card that it is nearest to."""
    nearest = [0.0, 0.0]
    for card in g.victory:
        counted = COUNTING.get(card.id)
        if counted is not None:
            for side in (0, 1):
                part = getattr(g.tallies[side], counted[0]) / counted[1]
                nearest[side] = max(nearest[side], part * part)
    return nearest[0] - nearest[1]


_WEIGHTS = tuple(WEIGHTS.values())
