"""Choices while the game is set up: factions, heroes, decks and first hands."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import DECK, DeckName, Faction, HeroId, PowerCardId
from hordekeep.kernel import Text


class PickFaction(Doing, verb="faction", touched=("faction:{faction}",), late="SM-SET-05"):
    """Pick this faction."""

    faction: Faction


class Draft(Doing, verb="draft", touched=("draft:{hero}",), late="SM-CAS-01"):
    """Pick this hero."""

    hero: HeroId


class SubmitDeck(Doing, verb="deck", late="SM-CAS-05"):
    """Play this deck: one that has a name, or one that is built now, written as its code."""

    deck: DeckName

    def label(self, state: Arena) -> Text:
        """A deck that is built has no name."""
        return Text(f"label-deck-{self.deck}" if self.deck in DECK.all(state) else "label-deck")


class Redraw(Doing, verb="mulligan", touched=("hand:{card}",), late="SM-SET-14"):
    """Discard this card of the first hand."""

    card: PowerCardId
