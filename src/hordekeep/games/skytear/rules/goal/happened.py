"""What the goal tells of (SM-GOAL)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.skytear.state.kinds import Side, VictoryCardId
from hordekeep.kernel.declaring import Told


class GameDecided(Told, kind="game-over", moment=True, variants=("draw", "card")):
    """Somebody has won, or nobody: with a victory card, or by the Nexus."""

    side: Side
    card: VictoryCardId

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Who won, or that nobody did; with which victory card."""
        if facts["side"] < 0:
            return "draw"
        return "card" if facts["card"] else ""
