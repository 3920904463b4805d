"""What French words do to each other where they meet: le + allié = l’allié, à + le = au, de + un = d’un.

Only words that carry a joint meet. So "le" as a pronoun, or "de" inside a fixed phrase, stays as it is written.
"""

from __future__ import annotations

import re

JOINT = "\x03"
"""Follows a word that may change: le, la, les, des, ce, sa, à, de, que."""
VOWEL, CONSONANT = "\x04", "\x05"
"""Stand before a noun whose first letter misleads."""

_VOWEL = f"(?={VOWEL}|[aàâæeéèêëiîïoôœuùûü])"
_MEETINGS = (
    (rf"\b(l)[ea]{JOINT} {_VOWEL}", r"\1’"),
    (rf"\bce{JOINT} {_VOWEL}", "cet "),
    (rf"\bsa{JOINT} {_VOWEL}", "son "),
    (rf"\bà{JOINT} le{JOINT}", "au"),
    (rf"\bà{JOINT} les{JOINT}", "aux"),
    (rf"\bde{JOINT} le{JOINT}", "du"),
    (rf"\bde{JOINT} les{JOINT}", "des"),
    (rf"\bde{JOINT} des{JOINT} ", f"de{JOINT} "),
    (rf"\b(d|qu)e{JOINT} {_VOWEL}", r"\1’"),
)
_RULES = tuple((re.compile(pattern, re.IGNORECASE), result) for pattern, result in _MEETINGS)
_ENDS_OPEN = re.compile(r"(\bde|\bà|\bque|’à)$")
_MARKS = re.compile(f"[{JOINT}{VOWEL}{CONSONANT}]")
_HIGH_PUNCTUATION = re.compile(r"[ \u00a0\u202f]*([:;!?])")


def joint_before(preposition: str) -> str:
    """A preposition that is ready to meet what follows.

    >>> finish(joint_before("à") + f"le{JOINT} monstre"), finish(joint_before("à côté de") + "un allié")
    ('au monstre', 'à côté d’un allié')
    >>> finish(joint_before("sur") + f"le{JOINT} allié")
    'sur l’allié'
    """
    if not preposition:
        return ""
    return f"{preposition}{JOINT} " if _ENDS_OPEN.search(preposition) else f"{preposition} "


def finish(text: str) -> str:
    """Let the words meet, and set apostrophes and spaces as French does.

    >>> finish(f"de{JOINT} le{JOINT} héros : c'est dit")
    'du héros\\u202f: c’est dit'
    """
    if JOINT in text:
        for meeting, result in _RULES:
            text = meeting.sub(result, text)
    text = _MARKS.sub("", text).replace("'", "’")
    return _HIGH_PUNCTUATION.sub("\u202f\\1", text)
