"""What the horde player does (SH-VS)."""

from __future__ import annotations

from typing import Any

from hordekeep.engines.lanes.content.kinds import Lane
from hordekeep.engines.lanes.state.happened import Happened, OfCard


class Challenged(OfCard, kind="challenged", rule="SH-VS-33"):
    """A monster challenges the ally in its lane."""

    lane: Lane


class Concealed(Happened, kind="concealed", rule="SH-VS-23"):
    """A card of the hand is played face down."""

    lane: Lane


class Hidden(OfCard, kind="hidden", rule="SH-VS-23"):
    """A monster is turned face down."""

    lane: Lane


class Planned(Happened, kind="planned", rule="SH-VS-21"):
    """A card of the hand goes on top of the horde deck."""


class Rearranged(Happened, kind="rearranged", rule="SH-VS-32"):
    """Face-down cards may have changed places."""


class SwappedHidden(Happened, kind="swapped-hidden", rule="SH-VS-32"):
    """They have, and which, for the horde player alone."""

    one: Lane
    other: Lane

    def audience(self, state: Any) -> tuple[int, ...]:
        """The horde player."""
        return (state.horde_seat,)
