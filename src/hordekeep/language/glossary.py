"""The glossary of a game: words that its cards use without explaining them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from hordekeep.kernel import Document, Text, say


def explained(id: str, rule: str, packages: tuple[str, ...], language: str, *, picture: str = "") -> Document:
    """A keyword for clients: its name and its meaning are messages, `keyword-slow` and `keyword-slow-means`."""
    name, means = (say(Text(message), packages, language) for message in (f"keyword-{id}", f"keyword-{id}-means"))
    return {"id": id, "name": name, "means": means, "rule": rule, "numbered": False, "picture": picture}


def words_on(keywords: Iterable[Document], rules: Collection[str], text: str) -> list[str]:
    """The keywords that stand on a card: those whose rule its sentences cite, in whatever form, and those whose name is
    written there. Cards are written in English, so the names are English, too.

    >>> slow = {"id": "slow", "name": "Slow", "rule": "SM-COND-03"}
    >>> words_on([slow], {"SM-COND-03"}, "Its enemies are slowed."), words_on([slow], (), "Apply slow.")
    (['slow'], ['slow'])
    """
    return [each["id"] for each in keywords if each["rule"] in rules or is_written(each["name"], text)]


def is_written(name: str, text: str, *, exactly: bool = False) -> bool:
    """Is a name in a text, as a word of its own?

    >>> is_written("Slow", "It is slow."), is_written("Slow", "Slowly.")
    (True, False)
    """
    found = re.search(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])", text, 0 if exactly else re.IGNORECASE)
    return found is not None
