"""How well a battle stands, for bots: a weighted sum of what can be read from the table, made a chance of winning.

The weights were found by logistic regression over games between bots (`scripts/fit_evaluation.py`): each turn's
position was a sample, the game's result what it had to foretell. Two are set by hand: "first portal", so that the first
blows at it count, and "haste", against waiting without end.
"""

from __future__ import annotations

from math import exp

from hordekeep.games.lanes.battle import ALLIANCE, HORDE, Battle
from hordekeep.games.lanes.values import attack, health

WEIGHTS: dict[str, float] = {
    "always": -1.13,
    "castle": 1.29,
    "castle in danger": -0.51,
    "deck": 0.02,
    "deck in danger": -1.02,
    "first portal": -0.50,
    "later portal": -0.06,
    "last portal": -1.04,
    "outsiders destroyed": 1.81,
    "outsider in play": 1.74,
    "outsider hurt": 0.39,
    "allies": 0.77,
    "their attack": 0.78,
    "their health": 2.15,
    "towers": 0.39,
    "monsters": 0.13,
    "monsters' attack": -0.96,
    "monsters' health": -0.55,
    "pressure": -1.24,
    "minions": -1.37,
    "hands": 0.91,
    "mana": 0.40,
    "waves": -2.07,
    "pile": -0.22,
    "haste": 1.5,
}
BY_HAND = ("first portal", "haste")
"""The weights that are not fitted."""
PATIENCE = 12
"""After so many turns a battle that stands still is no good any more."""


def evaluate(g: Battle, seat: int) -> float:
    """The chance of `seat`'s side to win, as a rough guess between 0 and 1."""
    return chance_of(g, seat, () if g.result else signs(g), _WEIGHTS)


def chance_of(g: Battle, seat: int, signs: tuple[float, ...], weights: tuple[float, ...]) -> float:
    """The same by these signs and their weights; none are needed once the battle is decided."""
    if g.result:
        chance = float(g.result == "won")
    else:
        standing = sum([weight * sign for weight, sign in zip(weights, signs, strict=True)])
        chance = 1 / (1 + exp(-standing))
    return 1 - chance if seat == g.horde_seat else chance


def signs(g: Battle) -> tuple[float, ...]:
    """What is read from the table, in the order of `WEIGHTS`, each about 0 to 1."""
    castle = max(health(g, g.castle), 0)
    players = len(g.players)
    deck = min(len(player.deck) for player in g.players)
    allies = allies_attack = allies_health = towers = 0
    for ally in g.in_lanes(ALLIANCE):
        if ally.card.is_tower:
            towers += max(ally.vigor, 1)
        else:
            allies += 1
            allies_attack += attack(g, ally)
            allies_health += max(health(g, ally), 0)
    monsters = monsters_attack = monsters_health = 0
    outsider_left = -1.0
    for monster in g.in_lanes(HORDE):
        if not monster.card.is_minion:
            monsters += 1
            strength, life = attack(g, monster), max(health(g, monster), 0)
            monsters_attack += strength
            monsters_health += life
            if monster.card.type == "outsider":
                outsider_left = life / max(monster.card.health or 1, 1)
    minions = sum(max(health(g, minion), 0) for minion in g.minions)
    in_play = outsider_left >= 0
    destroyed = g.deeds.get("outsiders-destroyed", 0)
    stages = len(g.later_stages) + (g.pile_outsider() is not None) + in_play + destroyed
    hurt = 1 - outsider_left if in_play else 0.0
    portal = g.portal
    stage = portal.card.stage
    left = 0.0
    if stage < 3 and not portal.doomed:
        left = max(health(g, portal), 0) / max(portal.card.health or 1, 1)
    return (
        1.0,
        castle / 20,
        3 / (castle + 2),
        deck / 40,
        4 / (deck + 3),
        left if stage == 1 else 0.0,
        left if stage == 2 else 0.0,
        float(stage == 3),
        destroyed / max(stages, 1),
        float(in_play),
        hurt,
        allies / 6,
        allies_attack / 12,
        allies_health / 12,
        towers / 4,
        monsters / 6,
        monsters_attack / 12,
        monsters_health / 12,
        min(monsters_attack / (castle + 1), 2.0),
        minions / 10,
        sum(min(len(player.hand), 8) for player in g.players) / (6 * players),
        sum(g.mana[purse] for purse in {g.purse_of(seat) for seat in g.alliance_seats}) / (10 * players),
        sum(portal.card.waves) / (6 * players),
        (len(g.pile) - (g.pile_outsider() is not None)) / 3,
        min(max(g.turn - PATIENCE, 0) / PATIENCE, 4.0) * _progress(stage, left, destroyed / max(stages, 1), hurt),
    )


def _progress(stage: int, left: float, destroyed: float, hurt: float) -> float:
    """From 0 at the start to 1 with the last outsider destroyed."""
    return 0.3 * (1 - left) if stage == 1 else 0.3 + 0.7 * destroyed + 0.3 * hurt


_WEIGHTS = tuple(WEIGHTS.values())
