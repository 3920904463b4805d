"""Returning to the fortress (CS-HERO-10): a hero that goes back onto its own gate."""

from __future__ import annotations

from hordekeep.games.cloudspire.chips import SHARD
from hordekeep.games.cloudspire.pieces import KIND, take
from hordekeep.games.cloudspire.play_area import BESIDE, OUT, PlayArea
from hordekeep.games.cloudspire.stats import health_stat


def return_to_fortress(g: PlayArea, hero: int) -> None:
    """The hero lies beside the barracks with full health and keeps upgrades and equipment (CS-HERO-10); an item that it
    carries is removed (CS-ITEM-08). It does not deploy again in this wave (CS-HERO-11)."""
    take(g, hero, BESIDE)
    g.health[hero] = health_stat(g, hero)
    for each in g.gear[hero]:
        if KIND[each] == SHARD:
            take(g, each, OUT)
    g.gear[hero] = tuple([each for each in g.gear[hero] if KIND[each] != SHARD])
    g.say("returned", "CS-HERO-10", chip=hero, seat=g.holder[hero])
