"""The error for a text that is no deck."""

from __future__ import annotations

from hordekeep.kernel import BadInput, Text

PACKAGES = ("hordekeep.games.lanes",)


class UnreadableDeck(BadInput):
    """A text that stands for no deck: what is wrong and what to do, to be said in any language."""

    def __init__(self, because: Text, advised: Text) -> None:
        self.because = because
        self.advised = advised
        super().__init__(because, where="deck", advice=advised, packages=PACKAGES)
