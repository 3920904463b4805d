"""The cards of the game for those who look them up: where they come from, and the catalogue."""

from __future__ import annotations

from hordekeep.games.cloudspire.told.catalogue import Leaf, catalogue
from hordekeep.games.cloudspire.words.reading import SOURCE
from hordekeep.kernel import BadInput
from hordekeep.language.catalogue import Catalogue
from hordekeep.language.packs import packs_in_use, read_pack

__all__ = ["SOURCE", "shelf_for"]


def shelf_for(slug: str) -> Catalogue[Leaf]:
    """The cards to look up by the name of the game, which takes no packs."""
    for folder in packs_in_use():
        if read_pack(folder).game == slug:
            raise BadInput("This game takes no packs.", where=str(folder), advice="Leave the pack out.")
    return catalogue()
