"""Keys of choices read back: a verb that stands alone, or a verb with what it is about behind a colon."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Union

from hordekeep.kernel.ask import Choice
from hordekeep.kernel.options import SEAT_LETTERS

Found = Union[tuple[Any, ...], None]
"""What a verb is about, or None if that is no key."""
Reader = Callable[[str], Found]


def read_key(key: str, plain: Collection[str], readers: Mapping[str, Reader]) -> Choice | None:
    """The choice with this key: one of the `plain` verbs, or a verb with what its reader finds. None if it is none.

    >>> readers = {"seat": seat_from}
    >>> read_key("pass", ("pass",), readers), read_key("seat:B", ("pass",), readers), read_key("seat", (), readers)
    (('pass',), ('seat', 1), None)
    """
    verb, colon, about = key.partition(":")
    if not colon:
        return (verb,) if verb in plain else None
    reader = readers.get(verb)
    found = None if reader is None else reader(about)
    return None if found is None else (verb, *found)


def seat_from(letter: str) -> Found:
    """The seat with this letter.

    >>> seat_from("C"), seat_from("CD"), seat_from("Z")
    ((2,), None, None)
    """
    return (SEAT_LETTERS.index(letter),) if len(letter) == 1 and letter in SEAT_LETTERS else None


def one_of(words: Collection[str] | Callable[[], Collection[str]]) -> Reader:
    """A reader of some words; where reading them takes long, a function lists them when one is read.

    >>> one_of(("sun", "moon"))("sun"), one_of(lambda: ("sun", "moon"))("star")
    (('sun',), None)
    """
    return lambda text: (text,) if text in (words() if callable(words) else words) else None
