"""The shelf of the first edition, for tests that go over its cards."""

from __future__ import annotations

from hordekeep.engines.lanes.content.cards import Shelf
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.skytear_horde.edition import FIRST


def shelf() -> Shelf:
    """The cards that the first edition is played with."""
    return shelf_of(FIRST)
