"""The overview of the alliance decks: how the book calls them, in its order, and which are not for beginners."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.cards import CardSet, Shelf
from hordekeep.engines.lanes.told.faces import faces
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.kernel import Document, Say, Value

DECKS: Final = {
    "liothan": Say("Liothan Shapeshifters", "Métamorphes Liothan"),
    "taulot": Say("Taulot Followers", "Partisans Taulot"),
    "kurumo": Say("Kurumo Warriors", "Guerriers Kurumo"),
    "nupten": Say("Nupten Illusionists", "Illusionnistes Nupten"),
    "liothan-enforcers": Say("Liothan Enforcers", "Exécutants Liothan"),
    "taulot-custodians": Say("Taulot Custodians", "Gardiens Taulot"),
    "kurumo-artificers": Say("Kurumo Artificers", "Artificiers Kurumo"),
    "nupten-diviners": Say("Nupten Diviners", "Divinateurs Nupten"),
}
"""The decks that come with both sets, in the order in which they are taken without a preference (HM-AOV-05, HM-AOV-07,
HM-AOV-08)."""
COMPLEX: Final = ("nupten", "nupten-diviners")
"""Not for a beginner (HM-AOV-07, HM-AOV-08)."""


def deck_value(deck: CardSet) -> Value:
    """A deck as a value of an option, by the name of the overview."""
    name = DECKS.get(deck.id, Say(deck.names["en"], deck.names["fr"]))
    if deck.id in COMPLEX:
        name = Say(f"{name.en} (complex)", f"{name.fr} (complexe)")
    return Value(deck.id, name)


def decks_in_order(shelf: Shelf) -> list[CardSet]:
    """The decks in the order of the overview, those of packs after them."""
    order = list(DECKS)
    return sorted(shelf.decks.values(), key=lambda deck: order.index(deck.id) if deck.id in order else len(order))


def faces_by_overview(language: str) -> Document:
    """Every card, and the decks by the names and in the order of the overview; those of packs come after them."""
    shown = faces(language, MONOLITHS)
    order = list(DECKS)
    decks = [
        {**deck, "name": DECKS[deck["id"]].to(language)} if deck["id"] in DECKS else deck for deck in shown["decks"]
    ]
    decks.sort(key=lambda deck: order.index(deck["id"]) if deck["id"] in order else len(order))
    return {**shown, "decks": decks}
