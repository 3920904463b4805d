"""Which words of the cards really happen: every meaning that is built tells when it is used.

A word that means something to be done tells when it is done, a condition when it is asked, a noun or target when
somebody looks for it, an event when one fits. A word that is mere data (a number of tokens, a bonus) tells with the
phrase that it is part of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any
from unittest.mock import patch

from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.borrowing import borrowed, with_borrowed
from hordekeep.engines.lanes.rules.concepts.resources import TAKES_PILLAGED
from hordekeep.engines.lanes.rules.into_play.summon import TWICE
from hordekeep.engines.lanes.state.abilities import Ability, Printed, Static, enchantment, printed
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.words.costs import Bill
from hordekeep.engines.lanes.words.deeds import Deed, Payment
from hordekeep.engines.lanes.words.events import Event
from hordekeep.engines.lanes.words.meant import Noun, Target
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.language import vocabulary
from hordekeep.language.references import THIS
from hordekeep.language.trees import Phrase
from hordekeep.language.words import REFERS

Mark = Callable[[], None]
READ_ALONE = ("keyword", "tuck")
"""Kinds of abilities that rules look up without calling anything."""
SOUGHT = (TWICE, TAKES_PILLAGED)
"""Values of which the rules ask only whether some card gives them."""


class Fitting(Event):
    """An event that tells when one fits."""

    __slots__ = ("mark",)

    def __init__(self, event: Event, mark: Mark) -> None:
        super().__init__(event.moment, event.subject, event.by, event.also)
        self.mark = mark

    def fits(self, g: Any, holder: Any, happening: Any) -> bool:
        """Is this happening meant?"""
        found = super().fits(g, holder, happening)
        if found:
            self.mark()
        return found


class LookedUp(dict[str, Any]):
    """A dictionary that tells when something in it is found."""

    def __init__(self, found: dict[str, Any], marks: dict[str, list[Mark]]) -> None:
        super().__init__(found)
        self.marks = marks

    def get(self, key: str, default: Any = None) -> Any:
        """What is found."""
        for mark in self.marks.get(key, ()):
            mark()
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        return self.get(str(key)) is not None


class Unpacked(tuple[int, ...]):
    """A pair of numbers that tells when one is read."""

    mark: Mark

    def __getitem__(self, at: Any) -> Any:
        self.mark()
        return super().__getitem__(at)


class Sought(str):
    """The name of a value that tells when it is looked for."""

    __slots__ = ("mark",)
    mark: Mark

    def __eq__(self, other: object) -> bool:
        self.mark()
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def _telling(mark: Mark, call: Any) -> Any:
    """The same function; it tells when it is called."""

    def called(*given: Any, **named: Any) -> Any:
        mark()
        return call(*given, **named)

    return called


def _changed(whole: Any, mark: Mark, *names: str) -> Any:
    twin = copy(whole)
    for name in names:
        setattr(twin, name, _telling(mark, getattr(whole, name)))
    return twin


def counted(meaning: Any, mark: Mark) -> Any:
    """The same meaning, which tells when it is used; None for mere data."""
    match meaning:
        case Deed():
            return _changed(meaning, mark, "act")
        case Target():
            return _changed(meaning, mark, "find", "pick", "fits")
        case Noun(tests=()):
            return _changed(meaning, mark, "among", "is_one", "face")
        case Noun(tests=(*before, last)):
            twin = copy(meaning)
            twin.tests = (*before, _telling(mark, last))
            return twin
        case Payment():
            return _changed(meaning, mark, "pay")
        case Bill(payments=(*before, last)):
            return Bill((*before, counted(last, mark)))
        case Event():
            return Fitting(meaning, mark)
        case Ability():
            return _counted_ability(meaning, mark)
        case [Deed(), *_]:
            return [counted(each, mark) for each in meaning]
        case _ if callable(meaning):
            return _telling(mark, meaning)
    return None


def _counted_ability(ability: Ability, mark: Mark) -> Ability:
    twin = copy(ability)
    if isinstance(ability.effect, Deed):
        twin.effect = counted(ability.effect, mark)
    twin.statics = tuple(_counted_static(each, mark) for each in ability.statics)
    if isinstance(ability.extra, tuple):
        twin.extra = Unpacked(ability.extra)
        twin.extra.mark = mark
    elif isinstance(ability.extra, Target):
        twin.extra = counted(ability.extra, mark)
    elif callable(ability.extra):
        twin.extra = _telling(mark, ability.extra)
    return twin


def _counted_static(static: Static, mark: Mark) -> Static:
    value = static.value
    if value in SOUGHT:
        value = Sought(value)
        value.mark = mark
    return Static(value, _telling(mark, static.amount), static.applies and _fitting(mark, static.applies))


def _fitting(mark: Mark, applies: Any) -> Any:
    """The same test; it tells when it is met."""

    def tested(*given: Any) -> bool:
        found = bool(applies(*given))
        if found:
            mark()
        return found

    return tested


@contextmanager
def words_that_run() -> Iterator[set[str]]:
    """Build every card anew and collect the names of the words that are used; the cards are as before afterwards."""
    ran: set[str] = set()
    marks: dict[int, Mark] = {}

    def build_and_count(phrase: Phrase) -> Any:
        return build_phrase(phrase)[0]

    def build_phrase(phrase: Phrase) -> tuple[Any, set[str]]:
        word, names = phrase.word, {phrase.word.name}
        given: dict[str, Any] = {}
        for slot, child in zip(word.slots, phrase.children, strict=True):
            given[slot.name], carried = build_phrase(child) if isinstance(child, Phrase) else (child, set())
            names |= carried
        if word.mentions == "new":
            given["mention"] = phrase.mention
        if word.refers:
            given[REFERS[word.refers]] = phrase.antecedent.mention if phrase.antecedent else THIS
        meaning = word.make(**given)

        def mark() -> None:
            ran.update(names)

        found = counted(meaning, mark)
        if found is None:
            return meaning, names
        marks[id(found)] = mark
        return found, set()

    forget_built_cards()
    try:
        with patch.object(vocabulary, "build", build_and_count):
            for card in every_card():
                _look_up(printed(card), marks)
                _look_up(enchantment(card), marks)
            yield ran
    finally:
        forget_built_cards()


def _look_up(text: Printed, marks: dict[int, Mark]) -> None:
    """Let abilities that are only looked up tell of it."""
    alone = [each for each in text.all if each.kind in READ_ALONE]
    if alone:
        text.keywords = LookedUp(text.keywords, {each.keyword: [marks[id(each)]] for each in alone})
        text.by_kind = LookedUp(text.by_kind, {each.kind: [marks[id(each)]] for each in alone if each.kind == "tuck"})


def every_card() -> list[Card]:
    """The cards of both editions; each has its own faces of the minions."""
    return list({card: None for edition in (FIRST, MONOLITHS) for card in shelf_of(edition).cards.values()})


def forget_built_cards() -> None:
    """Let all cards build their abilities anew when they are next asked."""
    for card in every_card():
        card.made = card.enchanted = card._abilities = None
    borrowed.forget()
    with_borrowed.forget()
