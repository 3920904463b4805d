"""Sentences of cards and skills while the program changes under them: what was made of the code is made anew."""

from __future__ import annotations

import gc
from functools import _lru_cache_wrapper

from hordekeep.games import skytear

KEPT = ("shelf", "load_board", "load_shapes", "load_areas", "stored_trees")
"""What files hold, not what the rules make of it: a face or a battlefield is known by what it is, so there is one."""


def forget_meanings() -> None:
    """Let everything that functions of the game remember be found anew when they are next asked."""
    for made in gc.get_objects():
        if isinstance(made, _lru_cache_wrapper) and _is_ours(made) and made.__name__ not in KEPT:
            made.cache_clear()


def _is_ours(made: object) -> bool:
    return str(getattr(made, "__module__", "")).startswith(f"{skytear.__name__}.")
