"""Both editions, for tests that hold for either."""

from __future__ import annotations

import pytest

from tests.games.lanes.playing import TABLES
from tests.games.monoliths.playing import BOX as MONOLITHS
from tests.games.skytear_horde.playing import BOX as SKYTEAR_HORDE
from tests.sampling import sampled

__all__ = ["BOXES", "MONOLITHS", "SKYTEAR_HORDE", "each_box", "each_table"]

BOXES = (SKYTEAR_HORDE, MONOLITHS)
each_box = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.slug)
each_table = pytest.mark.parametrize(("mode", "seats"), sampled(TABLES, {0, 1, 2}))
