"""Which signs the texts of people may hold: none that is unseen, steers a machine, or turns around what stands beside
it. Names of people and decks and what is said at tables all ask here."""

from __future__ import annotations

from unicodedata import category, normalize

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_UNKNOWN = "Cn"
_JOINERS = "\u200c\u200d"
"""They hold together the parts of an emoji, and of words in some scripts."""


def one_line(text: str) -> str:
    """A text in one form, on one line, without needless spaces.

    >>> one_line("  Good\\n luck! "), one_line("Ste\\u0301phanie")
    ('Good luck!', 'Stéphanie')
    """
    return " ".join(normalize("NFC", text).split())


def is_plain_name(text: str) -> bool:
    """May something be called so? Every sign must be one that everybody sees.

    >>> is_plain_name("Beth"), is_plain_name("Be\\u202eth"), is_plain_name("Be\\u200dth")
    (True, False, False)
    """
    return not any(category(sign) in _UNSEEN or category(sign) == _UNKNOWN for sign in text)


def as_said(text: str) -> str:
    """What somebody says, on one line and without the signs that keys may leave behind.

    >>> as_said("  Good\\n luck!\\x07 ")
    'Good luck!'
    """
    return one_line("".join(sign for sign in text if sign.isspace() or category(sign) != "Cc"))


def is_plain_talk(text: str) -> bool:
    """May it be said? As in a name, but for signs that hold others together, and emoji younger than our tables.

    >>> is_plain_talk("Well played \\U0001f469\\u200d\\U0001f680"), is_plain_talk("I \\u202enever")
    (True, False)
    """
    return not any(category(sign) in _UNSEEN and sign not in _JOINERS for sign in text)
