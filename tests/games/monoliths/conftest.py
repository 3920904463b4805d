"""What the tests of Monoliths share."""

from __future__ import annotations

import pytest

from hordekeep.games.lanes.editions import EDITIONS
from tests.games.monoliths.wide import WIDE


@pytest.fixture
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are read for the wider table."""
    monkeypatch.setitem(EDITIONS, WIDE.name, WIDE)
