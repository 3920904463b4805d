"""How well a battle stands, for bots: how far the alliance has come against how long it can still hold."""

from __future__ import annotations

from math import exp

from hordekeep.games.skytear_horde.battle import ALLIANCE, HORDE, Battle
from hordekeep.games.skytear_horde.values import attack, health

SHARPNESS = 2.0
"""How much a small difference on the table counts: so much that a search can tell choices apart."""


def evaluate(g: Battle, seat: int) -> float:
    """The chance of `seat`'s side to win, as a rough guess between 0 and 1."""
    chance = float(g.result == "won") if g.result else 1 / (1 + exp(-SHARPNESS * _standing(g)))
    return 1 - chance if seat == g.horde_seat else chance


def _standing(g: Battle) -> float:
    """Progress, safety and board in one number; 0 is even."""
    return 3.2 * _progress(g) + _safety(g) + _board(g) - 1.6


def _progress(g: Battle) -> float:
    """From 0 at the start to 1 with the last outsider destroyed: portal and outsider stages, partly by damage."""
    stages = len(g.later_stages) + bool(g.pile_outsider()) + (g.outsider() is not None)
    destroyed = g.deeds.get("outsiders-destroyed", 0)
    whole = max(stages + destroyed, 1)
    outsider = g.outsider()
    hurt = 0.0 if outsider is None else 1 - max(health(g, outsider), 0) / max(outsider.card.health or 1, 1)
    against_outsider = (destroyed + 0.5 * max(hurt, 0.0)) / whole
    stage = g.portal.card.stage
    if stage == 1:
        full = g.portal.card.health or 1
        left = 0.0 if g.portal.doomed else max(health(g, g.portal), 0) / full
        return 0.3 * (1 - min(left, 1.5))
    return 0.3 + 0.7 * against_outsider


def _safety(g: Battle) -> float:
    """Castle and decks: what is lost near the end hurts most."""
    castle = max(health(g, g.castle), 0)
    deck = min(len(player.deck) for player in g.players)
    return 1.1 * (castle / (castle + 6) * 1.3 - 1) + 1.1 * (deck / (deck + 9) * 1.3 - 1)


def _board(g: Battle) -> float:
    """Who stands in the lanes, hands, mana, and the minions that will pillage."""
    total = 0.0
    for ally in g.in_lanes(ALLIANCE):
        if ally.card.is_tower:
            total += 0.05 * max(ally.vigor, 1)
        else:
            total += 0.04 * attack(g, ally) + 0.025 * max(health(g, ally), 0) + 0.03
    for monster in g.in_lanes(HORDE):
        if not monster.card.is_minion and not monster.concealed:
            total -= 0.05 * attack(g, monster) + 0.025 * max(health(g, monster), 0) + 0.02
    minions = sum(max(health(g, minion), 0) for minion in g.minions)
    total -= 0.06 * minions
    total += sum(0.05 * min(len(player.hand), 8) for player in g.players) / len(g.players)
    total += 0.02 * sum(g.mana[purse] for purse in {g.purse_of(seat) for seat in g.alliance_seats})
    return total
