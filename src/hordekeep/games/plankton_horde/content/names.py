"""The package of the game, where its texts lie."""

from __future__ import annotations

from hordekeep.kernel import said_by

PACKAGE = "hordekeep.games.plankton_horde"
said = said_by(PACKAGE)
