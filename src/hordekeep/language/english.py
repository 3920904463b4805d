"""English of a phrase, exactly as its sentence must be written."""

from __future__ import annotations

import re
from collections.abc import Mapping

from hordekeep.language.patterns import Pick, Text
from hordekeep.language.trees import Phrase
from hordekeep.language.words import PLURAL

NUMERALS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_MARK = "\x01"
"""Stands before the phrase whose column is wanted."""
_ARTICLE = "a\x02"
"""An article that waits for the letter after it."""
_WAITING = re.compile(f"{_ARTICLE}( {_MARK}?)(\\w*)")
_SOUNDS_LIKE_CONSONANT = re.compile(r"^(uni|use|usu|eu|one\b|once)", re.IGNORECASE)
_START = re.compile(f"(^|\\. |⚡ )({_MARK}?[^\\W\\d_])")


def english(phrase: Phrase, styles: Mapping[str, str]) -> str:
    """The sentence: articles chosen, sentences begun with a capital letter."""
    return _written(phrase, styles, None)


def words_of(phrase: Phrase, styles: Mapping[str, str]) -> str:
    """The phrase alone, as it stands in the middle of a sentence."""
    return _articles("".join(_say(phrase, styles, None)))


def column_of(phrase: Phrase, whole: Phrase, styles: Mapping[str, str]) -> int:
    """The column, from 1, at which a phrase begins in the sentence."""
    return _written(whole, styles, phrase).index(_MARK) + 1


def _written(phrase: Phrase, styles: Mapping[str, str], marked: Phrase | None) -> str:
    return capitals(_articles("".join(_say(phrase, styles, marked))))


def _say(phrase: Phrase, styles: Mapping[str, str], marked: Phrase | None) -> list[str]:
    said = [_MARK] if phrase is marked else []
    children = iter(phrase.children)
    for part in phrase.word.parts:
        if isinstance(part, Text):
            said.append(part.text)
        elif isinstance(part, Pick):
            said.append(_ARTICLE if part.forms == ("a", "an") else part.forms[_is_plural(phrase, part.by)])
        else:
            child = next(children)
            if isinstance(child, Phrase):
                said += _say(child, styles, marked)
            else:
                said.append(numeral(child, styles.get(part.with_, "number")))
    return said


def _is_plural(phrase: Phrase, by: str) -> bool:
    deciding = phrase.child(by) if by else phrase
    return deciding.number == PLURAL if isinstance(deciding, Phrase) else abs(deciding) != 1


def numeral(n: int, style: str) -> str:
    """A number in its style.

    >>> numeral(2, "number"), numeral(2, "signed"), numeral(-1, "signed"), numeral(2, "count")
    ('2', '+2', '-1', 'two')
    """
    if style == "count":
        return NUMERALS[n]
    return f"{n:+d}" if style == "signed" else str(n)


def _articles(text: str) -> str:
    return _WAITING.sub(_article, text) if _ARTICLE in text else text


def _article(waiting: re.Match[str]) -> str:
    following = waiting[2]
    vowel = following[:1].lower() in tuple("aeiou") and not _SOUNDS_LIKE_CONSONANT.match(following)
    return f"{'an' if vowel else 'a'}{waiting[1]}{following}"


def capitals(text: str) -> str:
    """Begin every sentence with a capital letter; a colon begins none.

    >>> capitals("⚡ play: draw 2 cards. discard a card.")
    '⚡ Play: draw 2 cards. Discard a card.'
    """
    return _START.sub(lambda start: start[1] + start[2].upper(), text)
