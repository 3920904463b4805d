"""What chips, earthscapes and advancements cost, as effects change it."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.effects.effects import is_used, of_faction
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import enforces

EARTHSCAPE_PRICE: Final = 2
"""CS-EARTH-01."""


@enforces("CS-MKT-05", "CS-EVENT-03")
def chip_price(g: PlayArea, seat: int, chip: int) -> int:
    """The Source printed on a market chip, as effects change it; what an event adds comes last, so that nothing takes
    it away again."""
    price, less = CHIPS[chip].cost, of_faction(g, "market-cheaper", seat)
    lowest = 0 if less > 1 else min(price, 1)
    return (max(price - less, lowest) if less else price) + of_faction(g, "market-dearer", seat)


@enforces("CS-EARTH-01")
def earthscape_price(g: PlayArea, seat: int) -> int:
    """2 Source, nothing or more by effects."""
    if of_faction(g, "earthscapes-free", seat):
        return 0
    return max(EARTHSCAPE_PRICE, of_faction(g, "earthscapes-cost", seat))


@enforces("CS-BUILD-11")
def advance_price(g: PlayArea, seat: int, structure: int) -> int:
    """What the next advancement of a structure costs; an event makes everybody's first cheaper."""
    level = g.levels[seat][structure]
    price = box().factions[g.factions[seat]].structures[structure].levels[level].cost
    if not is_used(g, "wave", f"{seat}:advanced"):
        price -= of_faction(g, "first-advancement-cheaper", seat)
    return max(price, 0)
