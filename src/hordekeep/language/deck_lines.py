"""Decks as plain lists, for people: "3 Clan of the Oak" in each line. They are read back in every language, with the
number before or after the name, and with small mistakes of spelling pointed out.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import TypeVar

_BEFORE = re.compile(r"(\d{1,3})\s*[x×*]?\s+(.+)", re.IGNORECASE)
_AFTER = re.compile(r"(.+?)\s*[x×*]\s*(\d{1,3})", re.IGNORECASE)
_LONGEST = 80

_Face = TypeVar("_Face")


def lines_in(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, each with its number. What stands after a # does not count.

    >>> list(lines_in("3 Gank  # three"))
    [(1, '3 Gank')]
    >>> list(lines_in("Yami\\n\\n  2 Gank"))
    [(1, 'Yami'), (3, '2 Gank')]
    """
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            yield number, line


def copies_and_name(line: str) -> tuple[int, str]:
    """How many copies a line names, and of what.

    >>> copies_and_name("3 Gank"), copies_and_name("Gank x2"), copies_and_name("Gank")
    ((3, 'Gank'), (2, 'Gank'), (1, 'Gank'))
    """
    if before := _BEFORE.fullmatch(line):
        return int(before[1]), before[2]
    if after := _AFTER.fullmatch(line):
        return int(after[2]), after[1]
    return 1, line


def by_names(faces: Iterable[tuple[_Face, Iterable[str]]]) -> dict[str, _Face]:
    """Faces by all that they are called, folded.

    >>> by_names([(7, ("clan-of-the-oak", "Clan du Chêne"))])
    {'clan of the oak': 7, 'clan du chene': 7}
    """
    return {folded(name): face for face, names in faces for name in names}


def nearest(name: str, faces: Mapping[str, _Face]) -> _Face | None:
    """The face whose name is most like this one; None if none is near.

    >>> nearest("Gnak", {"gank": 1, "dodge": 2})
    1
    """
    near = get_close_matches(folded(name)[:_LONGEST], faces, n=1, cutoff=0.7)
    return faces[near[0]] if near else None


def folded(name: str) -> str:
    """A name without what people type differently: case, accents, apostrophes, hyphens, a leading article.

    >>> folded("The Leviathan’s Temple"), folded("clan-du-chêne")
    ('leviathan s temple', 'clan du chene')
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join([sign for sign in plain if not unicodedata.combining(sign)])
    return re.sub(r"[\W_]+", " ", letters).strip().removeprefix("the ")
