"""How well a battle stands, for bots: a weighted sum of what can be read from the table, made a chance of winning.

The weights were found by logistic regression over some 13,000 games of the quick policy (`scripts/fit_evaluation.py`):
each turn's position was a sample, the game's result what it had to foretell. "Haste" is set by hand, against waiting
without end.
"""

from __future__ import annotations

from math import exp

from hordekeep.engines.lanes.effects.values import attack, health
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle

WEIGHTS: dict[str, float] = {
    "always": -2.63,
    "castle": 2.21,
    "castle in danger": -1.32,
    "castle's attachments": 1.67,
    "deck": 0.98,
    "deck in danger": -1.61,
    "first portal": -0.12,
    "later portal": -0.36,
    "second stage": 0.84,
    "last portal": -1.31,
    "outsiders destroyed": 3.96,
    "outsider in play": 1.44,
    "outsider hurt": 0.10,
    "allies": -1.01,
    "their attack": 2.26,
    "their health": 1.88,
    "towers": 0.84,
    "monsters": 0.36,
    "monsters' attack": -1.45,
    "monsters' health": -1.51,
    "pressure": -0.52,
    "minions": -2.70,
    "hands": 1.28,
    "their cost": 0.30,
    "mana": 0.28,
    "waves": -3.82,
    "pile": -0.46,
    "haste": 1.5,
}
BY_HAND = ("haste",)
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
    allies, allies_attack, allies_health, towers = _alliance_in_lanes(g)
    monsters, monsters_attack, monsters_health, outsider_left = _horde_in_lanes(g)
    minions = sum(max(health(g, minion), 0) for minion in g.minions)
    in_play = outsider_left >= 0
    destroyed = g.deeds.get("outsiders-destroyed", 0)
    stages = len(g.later_stages) + (g.pile_outsider() is not None) + in_play + destroyed
    hurt = 1 - outsider_left if in_play else 0.0
    portal = g.portal
    stage = portal.card.stage
    left = _left_of_portal(g)
    return (
        1.0,
        castle / 20,
        3 / (castle + 2),
        len(g.castle.attached or ()) / 2,
        deck / 40,
        4 / (deck + 3),
        left if stage == 1 else 0.0,
        left if stage == 2 else 0.0,
        float(stage == 2),
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
        sum([card.cost or 0 for player in g.players for card in player.hand]) / (15 * players),
        sum(g.mana[purse] for purse in {g.purse_of(seat) for seat in g.alliance_seats}) / (10 * players),
        sum(portal.card.waves) / (6 * players),
        (len(g.pile) - (g.pile_outsider() is not None)) / 3,
        min(max(g.turn - PATIENCE, 0) / PATIENCE, 4.0) * _progress(stage, left, destroyed / max(stages, 1), hurt),
    )


def _alliance_in_lanes(g: Battle) -> tuple[int, int, int, int]:
    """The allies in the lanes, their attack and their health, and how good the towers are."""
    allies = strength = life = towers = 0
    for ally in g.in_lanes(ALLIANCE):
        if ally.card.is_tower:
            towers += max(ally.vigor, 1)
        else:
            allies += 1
            strength += attack(g, ally)
            life += max(health(g, ally), 0)
    return allies, strength, life, towers


def _horde_in_lanes(g: Battle) -> tuple[int, int, int, float]:
    """The monsters in the lanes that are no minions, their attack and their health, and what part of an outsider's is
    left; less than 0 if none is in play."""
    monsters = strength = life = 0
    outsider_left = -1.0
    for monster in g.in_lanes(HORDE):
        if not monster.card.is_minion:
            has_left = max(health(g, monster), 0)
            monsters += 1
            strength += attack(g, monster)
            life += has_left
            if monster.card.is_outsider:
                outsider_left = has_left / max(monster.card.health or 1, 1)
    return monsters, strength, life, outsider_left


def _left_of_portal(g: Battle) -> float:
    """What part of its health a portal has left that another will replace."""
    portal = g.portal
    if portal.card.stage >= 3 or portal.doomed:
        return 0.0
    return max(health(g, portal), 0) / max(portal.card.health or 1, 1)


def _progress(stage: int, left: float, destroyed: float, hurt: float) -> float:
    """From 0 at the start to 1 with the last outsider destroyed."""
    return 0.3 * (1 - left) if stage == 1 else 0.3 + 0.7 * destroyed + 0.3 * hurt


_WEIGHTS = tuple(WEIGHTS.values())
