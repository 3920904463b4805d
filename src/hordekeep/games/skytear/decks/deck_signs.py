"""How deck codes of the game are written."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.names import PACKAGES
from hordekeep.language.deck_signs import Signs

CODES: Final = Signs("SK1", 600, PACKAGES)
