"""How a game begins."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import Thing
from hordekeep.engines.lanes.state.happened import Happened, OfSeat
from hordekeep.kernel.declaring import Amount


class GameBegins(Happened, kind="game-begins", rule="SH-SETUP-07", unsaid=("portal",)):
    """The table is laid."""

    portal: Thing
    castle: Thing
    outsider: Thing


class HandsDealt(Happened, kind="hands-dealt", rule="SH-SETUP-12", reveals=True):
    """Everybody has drawn a starting hand."""


class Mulligan(OfSeat, kind="mulligan", rule="SH-SETUP-13", reveals=True):
    """A player keeps the starting hand, or so many cards of it are new."""

    cards: Amount
