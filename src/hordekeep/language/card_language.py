"""What a game with cards of the card language brings for those who look cards up and write new ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from hordekeep.kernel import BadInput
from hordekeep.language.packs import packs_in_use, read_pack
from hordekeep.language.shelf import CardSource

C = TypeVar("C")


class CardLanguage(NamedTuple):
    """Where its cards come from, its cards to look up, and the words on a card beside its sentences.

    It is found by an entry point of the group `hordekeep.cards`, called as the game is.
    """

    source: CardSource[Any]
    """Its folders of cards and the vocabulary of their sentences."""
    shelf_for: Callable[[str], Any]
    """The cards and sets of the game with this slug, those of packs in use among them."""
    type_line: Callable[[Any, str], str]
    """type_line(card, language): type and traits."""
    figures: Callable[[Any, str], str]
    """figures(card, language): the numbers on a card."""
    word: Callable[[str, str], str]
    """word(id, language): a faction or another word of the content."""


def without_packs(cards: Callable[[], C]) -> Callable[[str], C]:
    """`shelf_for` of a game with its own cards alone: a pack for it is bad input."""

    def shelf_for(slug: str) -> C:
        for folder in packs_in_use():
            if read_pack(folder).game == slug:
                raise BadInput("This game takes no packs.", where=str(folder), advice="Leave the pack out.")
        return cards()

    return shelf_for
