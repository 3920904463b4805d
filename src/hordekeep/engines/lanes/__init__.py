"""The engine of Skytear Horde and its second edition, Monoliths: six lanes between a castle and a portal.

It knows rules and cards, and no game: each game fills in what its edition says (`edition`) and registers it.
"""

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.card import words_are_read_by

if TYPE_CHECKING:
    from hordekeep.language import Vocabulary


def _words() -> "Vocabulary":
    """The words of the cards with all the rules that they mean: much to read for who only lists games."""
    from hordekeep.engines.lanes.words import VOCABULARY

    return VOCABULARY


words_are_read_by(_words)
