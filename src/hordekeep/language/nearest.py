"""The known phrase that a piece of a sentence is most like."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher

from hordekeep.language.patterns import Pick, Text
from hordekeep.language.productions import BUILT_IN
from hordekeep.language.tokens import tokens
from hordekeep.language.words import Word

_NEAR, _ALIKE = 0.6, 0.4
_BACK = 6
"""How many tokens before the trouble the phrase may have begun."""
_NUMBER = re.compile(r"[+-]?\d+")
_GAP, _ANY_NUMBER = "…", "#"


def shown(word: Word) -> str:
    """A word's pattern as people read it.

    >>> from hordekeep.language.words import declare
    >>> shown(declare("verb", "draw {n:number} [card|cards:n]", lambda n: n, name="draw"))
    'draw … cards'
    """
    return _pattern(word).replace(_ANY_NUMBER, _GAP)


def _pattern(word: Word) -> str:
    said = []
    for part in word.parts:
        if isinstance(part, Text):
            said.append(part.text)
        elif isinstance(part, Pick):
            said.append(part.forms[-1 if part.by else 0])
        else:
            said.append(_ANY_NUMBER if part.with_ in BUILT_IN else _GAP)
    return "".join(said)


def nearest_phrase(sentence: str, column: int, words: Iterable[Word]) -> str:
    """The pattern nearest to what stands at the column or begins shortly before it; "" if none is near.

    >>> from hordekeep.language.words import declare
    >>> draw = declare("verb", "draw {n:number} [card|cards:n]", lambda n: n, name="draw")
    >>> nearest_phrase("Play: drow 2 cards.", 7, [draw])
    'draw … cards'
    """
    text = sentence.lower()
    starts = [token.column - 1 for token in tokens(text) if token.column <= column][-_BACK:]
    pieces = [(_NUMBER.sub(_ANY_NUMBER, text[start:]), column - 1 - start) for start in starts]
    best, found = _NEAR, ""
    for pattern, word in sorted({_pattern(word): word for word in words}.items()):
        phrase = pattern.lower().strip(f" .{_GAP}")
        if not any(letter.isalpha() for letter in phrase):
            continue
        like = SequenceMatcher(b=phrase, autojunk=False)
        for piece, trouble in pieces:
            like.set_seq1(piece[: len(phrase)])
            if like.quick_ratio() > best and like.ratio() > best and _goes_on_alike(piece, phrase, trouble):
                best, found = like.ratio(), shown(word)
    return found


def _goes_on_alike(piece: str, phrase: str, trouble: int) -> bool:
    """Whether they are alike from the trouble on too: what came before it was understood anyway."""
    rest = phrase[trouble:]
    return bool(rest) and SequenceMatcher(None, piece[trouble : trouble + len(rest)], rest).ratio() > _ALIKE
