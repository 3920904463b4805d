"""How well a battle of Monoliths stands, for bots: what is read from the table here, weighed and made a chance.

The weights were found as the first edition's (`lanes/evaluate`), over some 12,000 games of the quick policy with cards
of both sets. What lasts for this turn only is left out. Five are set by hand: "third portal", "servants" and "mana", of
which whoever is losing often has more, "haste", against waiting without end, and "as good as won", for the victory is
only declared when the turn ends (HM-WIN-01).
"""

from __future__ import annotations

from hordekeep.engines.lanes.bots.evaluate import PATIENCE, chance_of
from hordekeep.engines.lanes.effects.values import attack, health
from hordekeep.engines.lanes.rules.second_edition.raiding import pillages, raiders
from hordekeep.engines.lanes.state.battle import ALLIANCE, HORDE, Battle, Piece

WEIGHTS: dict[str, float] = {
    "always": -2.37,
    "castle": 1.26,
    "castle in danger": -0.72,
    "deck": 0.12,
    "deck in danger": -2.55,
    "first portal": -0.10,
    "second portal": -0.45,
    "third portal": -0.03,
    "second stage": 2.08,
    "third stage": 1.33,
    "fourth stage": -1.13,
    "outsiders destroyed": 1.04,
    "outsider coming": -0.47,
    "outsider in play": 0.56,
    "outsider hurt": 2.00,
    "allies": 0.38,
    "servants": 0.20,
    "their attack": 1.35,
    "their health": 0.70,
    "towers": 1.06,
    "monsters": 0.63,
    "monsters' attack": -1.45,
    "monsters' health": -0.76,
    "pressure": -1.02,
    "raiders": -1.60,
    "their tokens": -0.06,
    "raids": -1.55,
    "hands": 1.15,
    "mana": 0.20,
    "waves": -0.97,
    "pile": 0.73,
    "haste": 1.50,
    "as good as won": 4.00,
}
BY_HAND = ("third portal", "servants", "mana", "haste", "as good as won")
"""The weights that are not fitted."""
LAST_STAGE = 4


def evaluate(g: Battle, seat: int) -> float:
    """The chance of `seat`'s side to win, as a rough guess between 0 and 1."""
    return chance_of(g, seat, () if g.result else signs(g), _WEIGHTS)


def signs(g: Battle) -> tuple[float, ...]:
    """What is read from the table, in the order of `WEIGHTS`, each about 0 to 1."""
    castle = max(health(g, g.castle), 0)
    players = len(g.players)
    deck = min([len(player.deck) for player in g.players])
    allies = servants = allies_attack = allies_health = towers = 0
    for ally in g.in_lanes(ALLIANCE):
        if ally.card.is_tower:
            towers += max(ally.vigor, 1)
            continue
        if ally.card.is_servant:
            servants += 1
        else:
            allies += 1
        allies_attack += _lasting_attack(g, ally)
        allies_health += _lasting_health(g, ally)
    monsters = monsters_attack = monsters_health = 0
    for monster in g.in_lanes(HORDE):
        if not monster.card.is_minion:
            monsters += 1
            monsters_attack += _lasting_attack(g, monster)
            monsters_health += _lasting_health(g, monster)
    raiding = tokens = 0
    for raider in raiders(g):
        raiding += pillages(g, raider)
        tokens += _lasting_health(g, raider)
    destroyed, coming, hurt = _outsider(g)
    portal = g.portal
    stage = portal.card.stage
    left = 0.0
    if stage < LAST_STAGE and not portal.doomed:
        left = max(health(g, portal), 0) / max(portal.card.health or 1, 1)
    return (
        1.0,
        castle / 20,
        3 / (castle + 2),
        deck / 40,
        4 / (deck + 3),
        left if stage == 1 else 0.0,
        left if stage == 2 else 0.0,
        left if stage == 3 else 0.0,
        float(stage == 2),
        float(stage == 3),
        float(stage == LAST_STAGE),
        destroyed,
        coming,
        float(hurt >= 0),
        max(hurt, 0.0),
        allies / 6,
        servants / 3,
        allies_attack / 12,
        allies_health / 12,
        towers / 4,
        monsters / 6,
        monsters_attack / 12,
        monsters_health / 12,
        min(monsters_attack / (castle + 1), 2.0),
        raiding / 8,
        tokens / 8,
        min(raiding / deck, 2.0) if deck else 2.0,
        sum([min(len(player.hand), 8) for player in g.players]) / (6 * players),
        sum([g.mana[g.purse_of(seat)] for seat in g.alliance_seats]) / (10 * players),
        sum(portal.card.waves) / (6 * players),
        (len(g.pile) - (g.pile_outsider() is not None)) / 3,
        min(max(g.turn - PATIENCE, 0) / PATIENCE, 4.0) * _progress(stage, left, destroyed, max(hurt, 0.0)),
        float("last-outsider-destroyed" in g.deeds),
    )


def _lasting_attack(g: Battle, p: Piece) -> int:
    return max(attack(g, p) - p.turn_attack, 0)


def _lasting_health(g: Battle, p: Piece) -> int:
    return max(health(g, p) - p.turn_health, 0)


def _outsider(g: Battle) -> tuple[float, float, float]:
    """The part of its levels that are destroyed; is it in the pile; and in play how badly it is hurt, else -1."""
    destroyed = g.deeds.get("outsiders-destroyed", 0)
    coming = g.pile_outsider() is not None
    outsider = g.outsider()
    hurt = -1.0
    if outsider is not None:
        hurt = 1 - max(health(g, outsider), 0) / max(outsider.card.health or 1, 1)
        hurt = max(hurt, 0.0)
    levels = len(g.later_stages) + coming + (outsider is not None) + destroyed
    return destroyed / max(levels, 1), float(coming), hurt


def _progress(stage: int, left: float, destroyed: float, hurt: float) -> float:
    """From 0 at the start to 1 with the last outsider destroyed."""
    return 0.3 * (1 - left) if stage == 1 else 0.3 + 0.7 * destroyed + 0.3 * hurt


_WEIGHTS = tuple(WEIGHTS.values())
