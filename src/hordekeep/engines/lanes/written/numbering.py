"""The order in which learning agents number choices, where verbs take turns."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import HORDE_CARD, LANE
from hordekeep.engines.lanes.rules.setup.choices import Redraw
from hordekeep.engines.lanes.rules.versus.choices import Conceal
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel.declaring import Verb


def of_horde_hand(summon: type[Verb], g: Battle) -> list[Verb]:
    """All that is done with cards that a horde player may hold, card by card and lane by lane."""
    found: list[Verb] = []
    for card in HORDE_CARD.all(g):
        found += [Redraw(card), *([summon(card)] if summon.needed == 1 else [])]
        for lane in LANE.all(g):
            found += [summon(card, lane), Conceal(card, lane)]
    return found
