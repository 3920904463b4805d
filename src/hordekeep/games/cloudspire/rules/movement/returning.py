"""Returning to the fortress (CS-HERO-10): a hero that goes back onto its own gate."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.stats import health_stat
from hordekeep.games.cloudspire.rules.chips.items import let_go
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import lay_out_again
from hordekeep.games.cloudspire.rules.movement.happened import Returned
from hordekeep.games.cloudspire.state.pieces import take
from hordekeep.games.cloudspire.state.play_area import BESIDE, PlayArea
from hordekeep.kernel import enforces


@enforces("CS-HERO-10", "CS-ITEM-08", "CS-HERO-11")
def return_to_fortress(g: PlayArea, hero: int) -> None:
    """The hero lies beside the barracks with full health and keeps upgrades and equipment; an item that it carries is
    removed from it. It does not deploy again in this wave."""
    take(g, hero, BESIDE)
    g.health[hero] = health_stat(g, hero)
    if g.tell:
        g.tell(Returned(hero, g.holder[hero]))
    item = let_go(g, hero)
    if item != NOBODY:
        lay_out_again(g, item)
