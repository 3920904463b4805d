"""What the service itself says, in the language of whoever listens. The messages are in `texts/`."""

from __future__ import annotations

from hordekeep.kernel import said_by
from hordekeep.kernel.texts import Word

PACKAGES = ("hordekeep.table",)
said = said_by(PACKAGES[0])


def tell(id: str, language: str, /, **words: Word) -> str:
    """The message `id` in `language`.

    >>> tell("no-not-your-seat", "fr")
    'Ce n’est pas votre place.'
    """
    return said(id, **words).to(language)
