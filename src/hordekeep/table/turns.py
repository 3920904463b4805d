"""Whose thought comes next: people take turns, however many tables each of them has.

Every wish has a cost, the seconds that it may take, and every person a clock, which runs ahead by what was thought for
them. Next is the person whose clock would stand lowest after it: so everybody has the same share of the thinking, and
of two people who had as much so far the one with the cheaper wish comes first. Whoever comes anew starts where the
present turn did: nobody saves turns up by waiting, and nobody is behind by coming late.

Where somebody looks on comes before where nobody does. The wishes of one person come in order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from hordekeep.table.thinking import Job, Thought


class Wish(NamedTuple):
    """A job that waits: for whom, how dear it is, and where its thought goes. Numbers tell which one came first."""

    person: str
    cost: float
    is_watched: Callable[[], bool]
    number: int
    job: Job
    done: asyncio.Future[Thought | None]


class Turns:
    """The wishes that wait, and how far everybody's clock is."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Wish]] = {}
        self._clocks: dict[str, float] = {}
        self._now = 0.0

    def add(self, wish: Wish) -> None:
        """A wish waits from now on."""
        self._waiting.setdefault(wish.person, []).append(wish)

    def take(self) -> Wish | None:
        """The wish whose turn it is; None if none waits. What nobody waits for any more is dropped."""
        self._drop()
        if not self._waiting:
            return None
        watched = {wish.number: wish.is_watched() for wishes in self._waiting.values() for wish in wishes}
        firsts = [
            min(wishes, key=lambda wish: (not watched[wish.number], wish.number)) for wishes in self._waiting.values()
        ]
        wish = min(firsts, key=lambda wish: (not watched[wish.number], self._after(wish), wish.number))
        self._waiting[wish.person].remove(wish)
        self._now, self._clocks[wish.person] = self._start(wish.person), self._after(wish)
        self._clocks = {person: clock for person, clock in self._clocks.items() if clock > self._now}
        return wish

    def _start(self, person: str) -> float:
        return max(self._now, self._clocks.get(person, 0.0))

    def _after(self, wish: Wish) -> float:
        return self._start(wish.person) + wish.cost

    def _drop(self) -> None:
        kept = {person: [wish for wish in each if not wish.done.done()] for person, each in self._waiting.items()}
        self._waiting = {person: wishes for person, wishes in kept.items() if wishes}
