"""A word: one declaration that gives grammar rule, English, French, rule of the book and meaning."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hordekeep.language.errors import BadVocabulary
from hordekeep.language.patterns import Part, Pick, Slot, Text, parts_of

Make = Callable[..., Any]
SINGULAR, PLURAL = "s", "p"
REFERS = {"it": "mention", "its": "of", "their": "of", "other": "other"}
"""The ways to refer, and the keyword with which a word's function is told the mention."""


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A declared word: `name` stands in trees, `kind` says where it may stand, `make` gives its meaning."""

    name: str
    kind: str
    english: str
    french: str
    rule: str
    make: Make
    gender: str = ""
    """Nouns: "m" or "f" (French)."""
    number: str = ""
    """ "s", "p", or the slot whose number counts; "" takes the number of the head or of the phrase around it."""
    sort: str = ""
    """What the noun names, from the general to the particular: "creature/ally/hero"."""
    head: str = ""
    """The slot that gives gender, number and sort; "" is the first that has them."""
    joins: str = ""
    """ "and" or "or": the slots are equals."""
    mentions: str = ""
    """ "new" introduces something that "it" can stand for; "this" is the card itself."""
    refers: str = ""
    """ "it" stands for a mention; "its" and "their" belong to one; "other" is other than one."""
    onset: str = ""
    """French nouns whose first letter misleads: "vowel" or "consonant"."""
    parts: tuple[Part, ...] = ()
    parts_fr: tuple[Part, ...] = ()
    slots: tuple[Slot, ...] = ()

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}: {self.english}>"


def declare(
    kind: str,
    english: str,
    make: Make,
    *,
    name: str = "",
    fr: str = "",
    rule: str = "",
    gender: str = "",
    number: str = "",
    sort: str = "",
    head: str = "",
    joins: str = "",
    mentions: bool | str = False,
    refers: bool | str = False,
    onset: str = "",
) -> Word:
    """Make a word and check everything about it that can be checked alone.

    >>> declare("verb", "draw {n:number} [card|cards:n]", lambda n: n, name="draw").slots
    (Slot(name='n', with_='number'),)
    """
    parts = parts_of(english, kinds_stated=True)
    word = Word(
        name=name or make.__name__,
        kind=kind,
        english=english,
        french=fr,
        rule=rule,
        make=make,
        gender=gender,
        number=number,
        sort=sort,
        head=head,
        joins=joins,
        mentions="new" if mentions is True else mentions or "",
        refers="it" if refers is True else refers or "",
        onset=onset,
        parts=parts,
        parts_fr=parts_of(fr, kinds_stated=False),
        slots=tuple(part for part in parts if isinstance(part, Slot)),
    )
    for wrong in _faults(word):
        raise BadVocabulary(f"{kind} {word.name!r} ({english}): {wrong}")
    return word


def _faults(word: Word) -> list[str]:
    names = [slot.name for slot in word.slots]
    faults = []
    if not word.name.isidentifier():
        faults.append("its name is not an identifier; give one with name=.")
    if len(set(names)) < len(names):
        faults.append("two slots have the same name.")
    for given, allowed in (
        (word.gender, ("m", "f")),
        (word.number, (SINGULAR, PLURAL, *names)),
        (word.head, tuple(names)),
        (word.joins, ("and", "or")),
        (word.mentions, ("new", "this")),
        (word.refers, tuple(REFERS)),
        (word.onset, ("vowel", "consonant")),
    ):
        if given and given not in allowed:
            faults.append(f"{given!r} should be one of {', '.join(allowed)}.")
    if word.mentions and word.refers == "it":
        faults.append("it cannot both introduce a mention and stand for one.")
    faults += _english_faults(word, names)
    if word.french:
        faults += _french_faults(word, names)
    faults += _make_faults(word, names)
    return faults


def _english_faults(word: Word, names: list[str]) -> list[str]:
    faults = []
    if not word.parts:
        faults.append("it has no words.")
    for part in word.parts:
        if isinstance(part, Pick) and part.by and part.by not in names:
            faults.append(f"[…:{part.by}] names no slot.")
        if isinstance(part, Pick) and len(part.forms) != 2:
            faults.append(f"[{'|'.join(part.forms)}] should have two forms.")
        if any(letter.isdigit() for text in _texts(part) for letter in text):
            faults.append("numbers stand in slots.")
    return faults


def _texts(part: Part) -> tuple[str, ...]:
    if isinstance(part, Text):
        return (part.text,)
    return part.forms if isinstance(part, Pick) else ()


def _french_faults(word: Word, names: list[str]) -> list[str]:
    known = [*names, "it"] if word.refers == "it" else names
    faults = []
    for part in word.parts_fr:
        if isinstance(part, Slot) and part.name not in known:
            faults.append(f"the French slot {{{part.name}}} is not in the English.")
        if isinstance(part, Pick) and part.by and part.by not in known:
            faults.append(f"the French […:{part.by}] names no slot.")
        if isinstance(part, Pick) and len(part.forms) not in (2, 4):
            faults.append(f"the French [{'|'.join(part.forms)}] should have two or four forms.")
    said = {part.name for part in word.parts_fr if isinstance(part, Slot)}
    if word.refers != "it":
        faults += [f"the French leaves out {{{name}}}." for name in names if name not in said]
    return faults


def _make_faults(word: Word, names: list[str]) -> list[str]:
    wanted = [*names]
    if word.mentions == "new":
        wanted.append("mention")
    if word.refers:
        wanted.append(REFERS[word.refers])
    try:
        signature = inspect.signature(word.make)
    except ValueError:  # a compiled function does not tell; the tests look at it uncompiled
        return []
    try:
        signature.bind(**dict.fromkeys(wanted))
    except TypeError as mismatch:
        return [f"its function should take {', '.join(wanted) or 'nothing'} ({mismatch})."]
    return []
