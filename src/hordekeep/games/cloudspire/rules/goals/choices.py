"""Choices about what is fought for: marks, and the shards of the Drowned Beacon."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.choices import Doing
from hordekeep.games.cloudspire.content.kinds import Fortress
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.state.wording import seat_word
from hordekeep.kernel import Text


class Mark(Doing, verb="mark", touched=("gate:{fortress}",), late="CS-MARK-07"):
    """Make for the gate of this fortress."""

    fortress: Fortress

    def label(self, state: PlayArea) -> Text:
        """Whose it is."""
        return Text("label-mark", who=seat_word(state, self.fortress))


class HandIn(Doing, verb="hand-in", late="CS-K-COOP-03"):
    """Hand in the shard."""


HAND_IN = HandIn()
