"""How deck codes of the game are written."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.names import PACKAGE
from hordekeep.language.deck_signs import Signs

PACKAGES: Final = (PACKAGE,)
CODES: Final = Signs("SK1", 600, PACKAGES)
