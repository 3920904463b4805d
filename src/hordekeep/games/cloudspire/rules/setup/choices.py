"""Choices before the first wave."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.kinds import FactionId
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Text


class PlayFaction(Doing, verb="faction", touched=("faction:{faction}",), late="CS-FACTION-02"):
    """Play this faction."""

    faction: FactionId

    def label(self, state: PlayArea) -> Text:
        """Its name."""
        return Text(f"faction-{self.faction}")
