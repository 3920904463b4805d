"""The overview of the alliance decks: how the book calls them, in its order, and which are not for beginners."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import CardSet, Shelf
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.kernel import Document, Say, Value

DECKS: Final = (
    *("liothan", "taulot", "kurumo", "nupten"),
    *("liothan-enforcers", "taulot-custodians", "kurumo-artificers", "nupten-diviners"),
)
"""The decks that come with both sets, in the order in which they are taken without a preference (HM-AOV-05, HM-AOV-07,
HM-AOV-08)."""
COMPLEX: Final = ("nupten", "nupten-diviners")
"""Not for a beginner (HM-AOV-07, HM-AOV-08)."""


def deck_value(deck: CardSet) -> Value:
    """A deck as a value of an option, by the name of the overview."""
    name = deck_name(deck.id)
    return Value(deck.id, said("deck-complex", deck=name.text) if deck.id in COMPLEX else name)


def deck_name(id: str) -> Say:
    """What a deck is called: by the overview, or by itself."""
    return said(f"deck-name-{id}" if id in DECKS else f"set-{id}")


def decks_in_order(shelf: Shelf) -> list[CardSet]:
    """The decks in the order of the overview, those of packs after them."""
    return sorted(shelf.decks.values(), key=lambda deck: DECKS.index(deck.id) if deck.id in DECKS else len(DECKS))


def faces_by_overview(language: str) -> Document:
    """Every card, and the decks by the names and in the order of the overview; those of packs come after them."""
    shown = faces(language, MONOLITHS)
    decks = [
        {**deck, "name": deck_name(deck["id"]).to(language)} if deck["id"] in DECKS else deck for deck in shown["decks"]
    ]
    decks.sort(key=lambda deck: DECKS.index(deck["id"]) if deck["id"] in DECKS else len(DECKS))
    return {**shown, "decks": decks}
