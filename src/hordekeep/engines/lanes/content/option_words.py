"""What the options of a "choose one" are called: the words of the card itself, cut where its sentence cuts them."""

from __future__ import annotations

import re
from typing import Final

from hordekeep.engines.lanes.content.cards import Card

LEADS: Final = ("choose one: ", "choose two: ")
_JOINED: Final = re.compile("^(?:or|ou) ")
"""How the last option is joined to the others, by the grammars that there are."""


def options_of(card: Card, language: str) -> tuple[str, ...]:
    """The options that a card gives, in a language; none if it gives none, or in more than one sentence.

    >>> from hordekeep.engines.lanes.content.cards import shelf
    >>> options_of(shelf().find("the-leviathans-temple"), "en")
    ('Draw a card', 'Guerrilla 1')
    >>> options_of(shelf().find("clan-of-the-elk"), "fr")[1]
    'Recevez 1 Mana'
    """
    found = [index for index, sentence in enumerate(card.text) if any(lead in sentence for lead in LEADS)]
    if len(found) != 1:
        return ()
    _, _, options = card.text_in(language)[found[0]].removesuffix(".").rpartition(": ")
    parts = [_JOINED.sub("", part.rstrip("\u202f")) for part in options.split("; ")]
    return tuple(part[0].upper() + part[1:] for part in parts)
