"""Sentences of cards while the program changes under them: what was made of the code is made anew."""

from __future__ import annotations

import gc
from collections.abc import Collection
from functools import _lru_cache_wrapper


def forget_all_in(package: str, kept: Collection[str]) -> None:
    """Let everything that functions of a package remember be found anew when next asked, but for those kept."""
    gc.unfreeze()  # what is frozen is not told
    for made in gc.get_objects():
        if isinstance(made, _lru_cache_wrapper) and _is_of(made, package) and made.__name__ not in kept:
            getattr(made, "forget", made.cache_clear)()
    gc.freeze()


def _is_of(made: object, package: str) -> bool:
    return str(getattr(made, "__module__", "")).startswith(f"{package}.")
