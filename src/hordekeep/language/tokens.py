"""Sentences cut into tokens: words (apostrophes and hyphens belong to them), numbers, signed numbers, punctuation.

The full stop between two sentences is another token than the one at the end, so that one token ahead tells whether an
ability goes on. Capital letters do not matter here: whether they stand where they should is seen when the sentence is
rendered back.
"""

from __future__ import annotations

import re
from typing import NamedTuple

WORD, NUMBER, SIGNED, MARK, STRANGE = "word", "number", "signed", "mark", "strange"
BETWEEN = ". "
"""The full stop between two sentences."""

_TOKEN = re.compile(
    r"(?P<word>[^\W\d_](?:['’-]?[^\W\d_])*['’]?)|(?P<number>\d+)|(?P<signed>[+-]\d+)|(?P<mark>[.,:;⚡+])|(?P<strange>\S)"
)


class Token(NamedTuple):
    """One token: its kind, its text in lower case, and the column (from 1) where it begins."""

    kind: str
    text: str
    column: int


def tokens(sentence: str) -> list[Token]:
    """Cut a sentence, or a piece of a pattern, into tokens.

    >>> [token.text for token in tokens("A non-epic monster gets -2 attack. Draw a card.")]
    ['a', 'non-epic', 'monster', 'gets', '-2', 'attack', '. ', 'draw', 'a', 'card', '.']
    >>> [token.text for token in tokens("to their owners' hands")]
    ['to', 'their', "owners'", 'hands']
    >>> [token.kind for token in tokens("2 + flip or +2")]
    ['number', 'mark', 'word', 'word', 'signed']
    >>> tokens("⚡ Play: draw 2 cards.")[3:5]
    [Token(kind='word', text='draw', column=9), Token(kind='number', text='2', column=14)]
    """
    return [_token(found) for found in _TOKEN.finditer(sentence)]


def _token(found: re.Match[str]) -> Token:
    text = found.group().lower()
    between = text == "." and found.end() < len(found.string)
    return Token(found.lastgroup or STRANGE, BETWEEN if between else text, found.start() + 1)
