"""Choices of cards that lie under a hero."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import PowerCardId
from hordekeep.kernel import Ask, Text


class LeadCard(Doing, verb="lead", late="SM-LEAD-01"):
    """This card of the hand goes under the hero; or this one of those under heroes counts (SM-CTRL-04)."""

    card: PowerCardId

    def label(self, state: Arena) -> Text:
        """With its cost."""
        return Text("label-lead", cost=shelf().power_cards[self.card].cost, **self.words())

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """In the hand, or under a hero."""
        return (f"{'lead' if ask.prompt == 'select-lead' else 'hand'}:{self.card}",)


class LeadUnseen(Doing, verb="lead-deck", late="SM-LEAD-02"):
    """The top card of the deck, unseen."""

    def touches(self, state: Arena, ask: Ask) -> tuple[str, ...]:
        """The deck of whoever is asked."""
        return tuple([f"deck:{seat}" for seat in ask.seats])


class NoLead(Doing, verb="no-lead", late="SM-LEAD-09"):
    """No Lead card."""


lead_card = lru_cache(maxsize=None)(LeadCard)
UNSEEN: Final = LeadUnseen()
NO_LEAD: Final = NoLead()
