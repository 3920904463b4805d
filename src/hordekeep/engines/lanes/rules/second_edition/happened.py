"""What only cards and rules of the second edition bring about."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import Card, Lane
from hordekeep.engines.lanes.state.happened import CardStanding, Happened, OfCard


class SummonedAside(OfCard, kind="summoned-aside", rule="HM-SUMMON-06", reveals=True):
    """A summoned card that comes to no lane."""


class UnderPile(OfCard, kind="under-pile", rule="HM-SUMMON-03", moment=True, reveals=True):
    """A card goes to the bottom of the outsider pile."""


class ArrivesConcealed(Happened, kind="arrives-concealed", rule="HM-GLO-70"):
    """A horde card comes to a lane face down."""

    lane: Lane


class ExhaustedAlly(CardStanding, kind="exhausted-ally", rule="HM-VS-22"):
    """A monster exhausts an ally."""

    by: Card


class PortalAction(Happened, kind="portal-action", rule="HM-VS-27"):
    """The horde player uses the action of the portal."""


class PortalIsOutsider(OfCard, kind="portal-is-outsider", rule="HM-OUT-19", moment=True, unsaid=("card",)):
    """The portal in play has become the outsider."""
