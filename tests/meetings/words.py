"""The words in events and questions: names of cards and pieces, as rules tell them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hordekeep.kernel import Ask, Event, find_game


def told_words(event: Event) -> Iterator[str]:
    """Every word among an event's facts."""
    for fact in event.facts.values():
        yield from _words(fact)


def _words(fact: Any) -> Iterator[str]:
    if isinstance(fact, str):
        yield fact
    elif isinstance(fact, list | tuple):
        for each in fact:
            yield from _words(each)
    elif isinstance(fact, dict):
        for each in fact.values():
            yield from _words(each)


def touched_words(slug: str, state: Any, ask: Ask) -> Iterator[str]:
    """Every word in the names of what the choices of a question touch."""
    touches = find_game(slug).words.touches
    for seat in ask.seats:
        for choice in ask.choices_of(seat):
            for touched in touches(state, ask, choice):
                yield from touched.split(":")
