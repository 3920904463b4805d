"""What can be wrong with a sentence (its author hears about it) or with a vocabulary (our own bug, and loud)."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.kernel import BadInput


class BadVocabulary(ValueError):
    """A declaration that cannot work: it names the words involved.

    >>> print(BadVocabulary("'deal' is declared twice."))
    'deal' is declared twice.
    """


class BadSentence(BadInput):
    """A sentence that the vocabulary does not understand: where, what could stand there, the nearest known phrase.

    >>> print(BadSentence("'flog' is not understood here.", "Flog a monster.", column=1, nearest="destroy …"))
    column 1: 'flog' is not understood here. The nearest known phrase: destroy …
    """

    def __init__(
        self,
        what: str,
        sentence: str,
        *,
        column: int,
        expected: Sequence[str] = (),
        nearest: str = "",
        canonical: str = "",
    ) -> None:
        advice = []
        if expected:
            advice.append(f"Here could stand: {', '.join(expected)}.")
        if nearest:
            advice.append(f"The nearest known phrase: {nearest}")
        if canonical:
            advice.append(f"Write: {canonical}")
        super().__init__(what, where=f"column {column}", advice=" ".join(advice))
        self.sentence = sentence
        self.column = column
        self.expected = tuple(expected)
        self.nearest = nearest
        self.canonical = canonical
