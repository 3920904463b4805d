"""Sentences of cards and skills while the program changes under them: what was made of the code is made anew."""

from __future__ import annotations

from hordekeep.games import skytear
from tests.games.running_words import forget_all_in

KEPT = ("shelf", "load_board", "load_shapes", "load_areas")
"""What files hold, not what the rules make of it: a face or a battlefield is known by what it is, so there is one."""


def forget_meanings() -> None:
    """Let everything that functions of the game remember be found anew when they are next asked."""
    forget_all_in(skytear.__name__, KEPT)
