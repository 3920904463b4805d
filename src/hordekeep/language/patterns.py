"""The small notation in which words are declared: text, `{slots}` and `[forms|to choose from]`.

English: `{n:number}` is a slot `n` of the kind `number`; `[a|an]` is chosen by the next letter; `[card|cards:n]` by the
number in slot n; `[ally|allies]` by the number of the phrase that the word belongs to.
French: see `french.py`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from hordekeep.language.errors import BadVocabulary

_PART = re.compile(r"\{(?P<slot>[^{}\[\]]*)\}|\[(?P<pick>[^{}\[\]]*)\]|(?P<text>[^{}\[\]]+)|(?P<stray>.)")
_BY = re.compile(r"^(?P<forms>.*):(?P<by>\w+)$")
_GLUED = re.compile(r"[\w'’-](?=\{)|\}(?=[\w'’-])|\}\{")


class Text(NamedTuple):
    """Words that stand as they are."""

    text: str


class Slot(NamedTuple):
    """A place for a child. English: its kind; French: the words before its name (`à`, `de le`, `inf`)."""

    name: str
    with_: str


class Pick(NamedTuple):
    """Forms to choose from, `by` the slot that decides ("" is the word's own phrase)."""

    forms: tuple[str, ...]
    by: str


Part = Text | Slot | Pick


def parts_of(pattern: str, *, kinds_stated: bool) -> tuple[Part, ...]:
    """Read a pattern; with `kinds_stated` every slot must be `{name:kind}`.

    >>> parts_of("draw {n:number} [card|cards:n]", kinds_stated=True)
    (Text(text='draw '), Slot(name='n', with_='number'), Text(text=' '), Pick(forms=('card', 'cards'), by='n'))
    """
    if kinds_stated and _GLUED.search(pattern):
        raise BadVocabulary(f"{pattern!r}: a slot stands apart from letters, apostrophes and other slots.")
    parts: list[Part] = []
    for found in _PART.finditer(pattern):
        written = found.group(found.lastgroup or "stray")
        if found.lastgroup == "text":
            parts.append(Text(written))
        elif found.lastgroup == "slot":
            parts.append(_slot(written, pattern, kinds_stated))
        elif found.lastgroup == "pick":
            by = _BY.match(written)
            forms, chooser = (by["forms"], by["by"]) if by else (written, "")
            parts.append(Pick(tuple(forms.split("|")), chooser))
        else:
            raise BadVocabulary(f"{pattern!r}: {written!r} has no partner.")
    return tuple(parts)


def _slot(written: str, pattern: str, kinds_stated: bool) -> Slot:
    left, colon, right = written.rpartition(":")
    name, with_ = (left, right) if kinds_stated else (right, left)
    if not name.isidentifier() or (kinds_stated and not (colon and with_.isidentifier())):
        wanted = "{slot:kind}" if kinds_stated else "{slot} or {preposition:slot}"
        raise BadVocabulary(f"{pattern!r}: {{{written}}} should be {wanted}.")
    return Slot(name, with_.strip())
