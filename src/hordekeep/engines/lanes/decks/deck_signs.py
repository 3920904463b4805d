"""How deck codes of these games are written."""

from __future__ import annotations

from typing import Final

from hordekeep.language.deck_signs import Signs

CODES: Final = Signs("SH1", 1500, ("hordekeep.engines.lanes",))
