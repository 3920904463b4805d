"""The ids of rules, found in any text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

ID = r"[A-Z]{2}(?:-[A-Z0-9]+)+-\d+\b(?!-[A-Z])"
"""A rule's id ends with its number; a question's may go on with a word, and is no rule."""
CITED = re.compile(rf"\b({ID})(?:\s+(?:to|à)\s+({ID})\b)?")


def cited_ids(text: str) -> Iterator[tuple[str, int]]:
    """The rule ids in a text, each with its offset; "X to Y" (or "à") in one chapter cites every number between.

    >>> [id for id, _ in cited_ids("see PH-TRICK-02 to PH-TRICK-04, and PH-FB-01")]
    ['PH-TRICK-02', 'PH-TRICK-03', 'PH-TRICK-04', 'PH-FB-01']
    """
    for found in CITED.finditer(text):
        first, last = found[1], found[2] or found[1]
        for rule in ids_between(first, last):
            yield rule, found.start()


def ids_between(first: str, last: str) -> Iterable[str]:
    """The ids from `first` to `last`; just these two if they are of different chapters.

    >>> list(ids_between("PH-BET-09", "PH-BET-11"))
    ['PH-BET-09', 'PH-BET-10', 'PH-BET-11']
    """
    chapter, _, low = first.rpartition("-")
    other, _, high = last.rpartition("-")
    if chapter != other:
        return first, last
    return (f"{chapter}-{number:0{len(low)}d}" for number in range(int(low), int(high) + 1))
