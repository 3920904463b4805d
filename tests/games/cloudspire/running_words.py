"""Sentences of talents, advancements, relics and events while the program changes under them."""

from __future__ import annotations

from hordekeep.games import cloudspire
from hordekeep.games.cloudspire.effects import meanings
from hordekeep.games.cloudspire.ground import influence
from hordekeep.games.cloudspire.rules.movement import marching
from tests.games.running_words import forget_all_in

KEPT = ("box", "load_isles", "load_earthscapes", "_layouts")
"""What files hold, not what the rules make of it: a chip or a layout is known by what it is, so there is one."""


def forget_meanings() -> None:
    """Let everything that functions of the game remember be found anew when they are next asked."""
    forget_all_in(cloudspire.__name__, KEPT)
    meanings.forget()
    influence._KNOWN.clear()
    marching._NEARER.clear()
