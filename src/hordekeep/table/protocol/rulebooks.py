"""Over HTTP: the rulebooks, and the scenarios that prove their rules."""

from __future__ import annotations

from typing import Union

from hordekeep.table.protocol.base import Thing


class ShownChapter(Thing, frozen=True):
    """A chapter of a rulebook. `scenarios`: how many prove its rules, each counted once."""

    id: str
    title: str
    rules: tuple[str, ...]
    scenarios: int


class ShortRule(Thing, frozen=True):
    """A rule in a list. `changes`: what the edition before did instead, where this rule changed it."""

    id: str
    section: str
    text: str
    scenarios: int
    changes: str = ""


class ShownBook(Thing, frozen=True):
    """A rulebook: its chapters and its rules in the book's order, how many positions show them, and the language.

    That is English where the book is not yet there in the language that was asked for; so for all that is told of it.
    """

    game: str
    title: str
    language: str
    playable: bool
    chapters: tuple[ShownChapter, ...]
    rules: tuple[ShortRule, ...]
    scenarios: int


class BookCard(Thing, frozen=True):
    """A rulebook in the list of all: how many rules it has, and how many positions show them."""

    game: str
    title: str
    language: str
    playable: bool
    rules: int
    scenarios: int


class Books(Thing, frozen=True):
    """All rulebooks; those of games that can be played here come first."""

    books: tuple[BookCard, ...]


class ScenarioStep(Thing, frozen=True):
    """One choice of a scenario."""

    seat: int
    name: str
    key: str
    label: str


class ScenarioRefusal(Thing, frozen=True):
    """A choice that a scenario shows to be refused after so many of its steps: which rule says no, and why."""

    after: int
    seat: int
    name: str
    key: str
    label: str
    rule: str
    because: str


class ShownScenario(Thing, frozen=True):
    """A position that proves a rule: it is studied with `ScenarioSource` and the keys of its first n `steps`.

    `happens`: something happens by itself before anybody is asked, so look at it `laid_out` first.
    """

    id: str
    title: str
    note: str
    rules: tuple[str, ...]
    steps: tuple[ScenarioStep, ...]
    refused: tuple[ScenarioRefusal, ...]
    viewable: bool
    happens: bool = False


class ShownRule(Thing, frozen=True):
    """A rule in full, with the scenarios that prove it."""

    game: str
    id: str
    language: str
    chapter: str
    section: str
    text: str
    check: str
    ruling: str
    changes: str
    scenarios: tuple[ShownScenario, ...]
    before: Union[str, None]
    after: Union[str, None]


class ShownRuleFound(Thing, frozen=True):
    """A rule that a search found."""

    game: str
    id: str
    language: str
    section: str
    text: str


class RulesFound(Thing, frozen=True):
    """What a search in the rulebooks found, the best first."""

    words: str
    rules: tuple[ShownRuleFound, ...]
