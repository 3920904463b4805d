"""What the phases of a turn bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.content.kinds import Lane, Phase
from hordekeep.engines.lanes.rules.health.happened import StandingAmount
from hordekeep.engines.lanes.state.happened import Happened, OfCard
from hordekeep.kernel.declaring import Amount


class TurnBegins(Happened, kind="turn-begins", rule="SH-END-08", heading=True):
    """A new turn."""

    turn: Amount


class PhaseBegins(Happened, kind="phase-begins", rule="SH-WIN-07", heading=True):
    """A new phase."""

    phase: Phase


class Readied(Happened, kind="readied", rule="SH-REF-06"):
    """All exhausted cards are readied."""


class Engaged(OfCard, kind="engaged", rule="SH-ALLI-06"):
    """A monster of the back line comes to an ally's lane."""

    lane: Lane


class TreacheryRevealed(OfCard, kind="treachery-revealed", rule="SH-TREA-01", reveals=True):
    """The treachery card is turned up."""


class Boosted(StandingAmount, kind="boosted", rule="SH-TREA-09"):
    """It strengthens a monster."""


class LaneFights(Happened, kind="lane-fights", rule="SH-FIGHT-01"):
    """The fight of a lane begins."""

    lane: Lane


class PortalTurned(Happened, kind="portal-turned", rule="SH-END-02"):
    """The portal shows its next wave."""

    wave: Amount


class PortalReplaced(OfCard, kind="portal-replaced", rule="SH-END-03", moment=True, variants=("level",),
                     unsaid=("card",)):  # fmt: skip
    """The next portal lies there."""

    stage: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Portals of the second edition have levels."""
        return "level" if facts["card"].startswith("portal-") else ""


class HordeDrew(Happened, kind="horde-drew", rule="SH-VS-07", reveals=True):
    """The horde player draws a card."""
