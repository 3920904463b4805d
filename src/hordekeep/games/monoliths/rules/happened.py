"""What only a game of Monoliths tells."""

from __future__ import annotations

from hordekeep.engines.lanes.content.kinds import Thing
from hordekeep.engines.lanes.state.happened import Happened, OfSeat, OfSeatsCard
from hordekeep.kernel.declaring import Amount


class CastleStands(Happened, kind="castle-stands", rule="HM-SETUP-03"):
    """The castle of this game."""

    castle: Thing


class DeckShuffled(OfSeat, kind="deck-shuffled", rule="HM-SETUP-05"):
    """A player's deck is shuffled."""

    cards: Amount


class PortalsLaid(Happened, kind="portals-laid", rule="HM-SETUP-08"):
    """The portals lie on each other."""

    levels: Amount


class MinionsLaid(Happened, kind="minions-laid", rule="HM-SETUP-10"):
    """The minions stand in the back line, with so many health tokens in all."""

    amount: Amount


class HordeShuffled(Happened, kind="horde-shuffled", rule="HM-SETUP-13"):
    """The horde deck is shuffled."""

    cards: Amount


class OutsiderChosen(Happened, kind="outsider-chosen", rule="HM-SETUP-14"):
    """The outsider is set aside."""

    outsider: Thing


class CastleDraws(OfSeat, kind="castle-draws", rule="HM-UNIV-06"):
    """A player pays and exhausts the castle for a card."""


class SwapRefused(OfSeatsCard, kind="swap-refused", rule="HM-COOP-07"):
    """A player does not agree to a swap."""
