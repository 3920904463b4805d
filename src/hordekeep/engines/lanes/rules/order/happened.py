"""What waited and has its turn."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import Ability
from hordekeep.engines.lanes.state.happened import OfCard


class Triggered(OfCard, kind="triggered", rule="SH-EDGE-09", unsaid=("ability",)):
    """An ability that something has set off is resolved."""

    ability: Ability
