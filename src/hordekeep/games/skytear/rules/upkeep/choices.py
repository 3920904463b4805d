"""Choices at the end of a turn."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.state.kinds import PowerCardId


class PutAway(Doing, verb="put-away", touched=("hand:{card}",), late="SM-EOT-03"):
    """Discard this card of a hand that is too large."""

    card: PowerCardId
