"""What a game declares of its meetings: the moments of its book, the things that may meet there, and what keeps
some of them apart.

A thing is a keyword, a kind of ability, a kind of piece or a mode; a moment is a phase, a step or a window. They meet
when something happens, or something is asked, at that moment about a piece that has or is the thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from hordekeep.kernel import Ask, Event, Game, Match

Listener = Callable[[Event], None]


class Apart(NamedTuple):
    """Moments and things that cannot meet, why, and the rule that says so."""

    moments: frozenset[str]
    things: frozenset[str]
    why: str
    rule: str


def apart(moments: Iterable[str], things: Iterable[str], why: str, rule: str) -> Apart:
    """What cannot meet: each of these moments and each of these things."""
    return Apart(frozenset(moments), frozenset(things), why, rule)


def all_but(things: Iterable[str], *others: str) -> tuple[str, ...]:
    """All of some things but some."""
    return tuple(thing for thing in things if thing not in others)


@dataclass(frozen=True, eq=False)
class Meetings:
    """The moments and things of one game, in the book's order, each with its name in words."""

    slug: str
    moments: Mapping[str, str]
    things: Mapping[str, str]
    moment: Callable[[Any, str], str | None]
    """The moment of a state while a beat with this name goes on; None where the book has no name for it."""
    told: Callable[[Any, Event], Iterable[str]]
    """The things that an event is about."""
    asked: Callable[[Any, Ask], Iterable[str]]
    """The things that a question is about."""
    always: Callable[[Any], Iterable[str]]
    """The things that hold of the whole game, whatever happens: its mode, its number of seats."""
    apart: tuple[Apart, ...]
    random_games: Callable[[Game[Any], Random, Listener], Iterator[Match[Any]]]
    """Matches of every kind, to be played at random: what meets there must not be called apart."""
    step: Callable[[Event], str | None] = lambda _: None
    """The name of a further step that an event opens within its beat, if it opens one."""
    unshown: frozenset[tuple[str, str]] = frozenset()
    """Pairs that may meet and that no scenario shows yet: exactly these, until somebody writes them."""

    def pairs(self) -> set[tuple[str, str]]:
        """Every moment with every thing."""
        return {(moment, thing) for moment in self.moments for thing in self.things}

    def kept_apart(self) -> dict[tuple[str, str], int]:
        """The pairs that cannot meet, each with the number of its reason."""
        found: dict[tuple[str, str], int] = {}
        for number, each in enumerate(self.apart):
            for moment in each.moments:
                for thing in each.things:
                    found.setdefault((moment, thing), number)
        return found
