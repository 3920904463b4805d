"""Python's collector of garbage cycles, set for a process that holds thousands of living games.

Looking through all of them takes a second for a thousand games, and would come every minute or so at full load. Tables
are taken apart when they go (`live.lives`), so hardly any cycle grows old: a full look is needed once an hour.
"""

from __future__ import annotations

import gc

SECONDS_BETWEEN = 3600.0
YOUNG, MIDDLE, NEVER = 10_000, 5, 1_000_000


def calm_down() -> None:
    """Let the collector look at new things only, and never by itself at all that lives."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def look_through() -> None:
    """Find what the young looks have missed."""
    gc.collect()
