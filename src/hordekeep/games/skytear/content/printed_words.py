"""The words printed on cards beside their sentences; they are messages, `word-<id>`."""

from __future__ import annotations

from typing import Final

from hordekeep.kernel import has_message, said_by

PACKAGE: Final = "hordekeep.games.skytear"
said = said_by(PACKAGE)
KINDS: Final = ("action", "reaction")
"""The kinds of power cards, by the words that cards have for them."""
ICONS: Final = ("worship", "shapeshifted", "pillar", "illusion")
"""When a skill is active, by its icon (SM-WOR-01); without one it always is."""


def labelled(label: str, text: str, language: str) -> str:
    """A paragraph of a card with what stands before it.

    >>> labelled("Faille", "Piochez.", "fr")
    'Faille\\u202f: Piochez.'
    """
    return said("card-labelled", label=label, text=text).to(language)


def word(id: str, language: str) -> str:
    """A word in a language; a name that is not listed (a faction) as it is written.

    >>> word("warrior", "fr"), word("kurumo", "en")
    ('guerrier', 'Kurumo')
    """
    message = f"word-{id}"
    return said(message).to(language) if has_message(message, PACKAGE) else id.replace("-", " ").title()
