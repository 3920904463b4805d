"""Who has which table open, at this node and at the others, and for how long somebody has been away.

Every node tells the others who is with it: at once when somebody comes or goes, and all of it again with every beat. A
node whose beats stop is gone, and its people with it. Nothing of this is kept: a node that has just started takes
everybody for seen at that moment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from time import monotonic

from hordekeep.table.hints import Hints, Roll

BEAT_SECONDS = 5.0
"""How often a node tells the others who is with it."""
SILENT_SECONDS = 15.0
"""How long nothing may be heard of a node before it is gone; or of ourselves, before we know that we are deaf."""
LONGEST_AWAY = 3600.0
"""For how long it is remembered when somebody was last seen. Who went longer ago has been away for at least as long."""

Watcher = Callable[[str], None]
"""Told at which table others came or went at another node."""


class _Node:
    """Another node: who is with it, by table, and when it was last heard of."""

    __slots__ = ("heard", "people")

    def __init__(self, heard: float) -> None:
        self.heard = heard
        self.people: dict[str, frozenset[str]] = {}


class Presence:
    """Who is where. `clock` tells the seconds of a clock that never goes back."""

    def __init__(self, hints: Hints, *, is_alone: bool, clock: Callable[[], float] = monotonic) -> None:
        self._hints = hints
        self._is_alone = is_alone
        self._clock = clock
        self._began = self._echoed = self._hearing_since = clock()
        self._mine: dict[str, Counter[str]] = {}
        self._nodes: dict[str, _Node] = {}
        self._seen: dict[tuple[str, str], float] = {}
        self._watchers: list[Watcher] = []
        hints.listen_to_rolls(self._hear)

    # -- here --------------------------------------------------------------------------------------------------------

    def come(self, table: str, person: str) -> None:
        """Somebody opens a table at this node. They may have it open several times."""
        people = self._mine.setdefault(table, Counter())
        people[person] += 1
        if people[person] == 1:
            self._tell(table)

    def go(self, table: str, person: str) -> None:
        """One of somebody's sockets at a table is gone."""
        people = self._mine[table]
        people[person] -= 1
        if people[person] == 0:
            del people[person]
            if not people:
                del self._mine[table]
            self.see(table, person)
            self._tell(table)

    def see(self, table: str, person: str) -> None:
        """Somebody gave a sign of life at a table, with or without a socket."""
        self._seen[table, person] = self._clock()

    def watch(self, watcher: Watcher) -> None:
        """Call this when others come to a table, or go, at another node."""
        self._watchers.append(watcher)

    def here(self, table: str) -> frozenset[str]:
        """The people who have a table open, at any node."""
        elsewhere = (node.people.get(table, frozenset()) for node in self._nodes.values())
        return frozenset(self._mine.get(table, ())).union(*elsewhere)

    def seconds_away(self, table: str, person: str) -> float | None:
        """For how long somebody has not been at a table, as far as this node can know; None if they are here."""
        if person in self.here(table):
            return None
        return self._clock() - self._seen.get((table, person), self._began)

    @property
    def is_deaf(self) -> bool:
        """Do the other nodes' words not reach us, so that somebody may be there without our knowing?"""
        return not self._is_alone and self._clock() - self._echoed > SILENT_SECONDS

    # -- elsewhere ---------------------------------------------------------------------------------------------------

    def beat(self) -> None:
        """Tell the others who is here; let those nodes go of which nothing is heard, and forget who went long ago."""
        now = self._clock()
        self._hints.send_roll({table: tuple(people) for table, people in self._mine.items()}, is_whole=True)
        for name, node in list(self._nodes.items()):
            last = max(node.heard, self._hearing_since)
            if now - last > SILENT_SECONDS and not self.is_deaf:
                del self._nodes[name]
                for table, people in node.people.items():
                    self._lose(table, people, last)
        self._seen = {whom: at for whom, at in self._seen.items() if now - at < LONGEST_AWAY}

    def _tell(self, table: str) -> None:
        self._hints.send_roll({table: tuple(self._mine.get(table, ()))}, is_whole=False)

    def _hear(self, roll: Roll) -> None:
        """A node tells who is with it; we hear ourselves, too, unless the way between the nodes is cut."""
        now = self._clock()
        if roll.is_own:
            if self.is_deaf:
                self._hearing_since = now
            self._echoed = now
            return
        node = self._nodes.get(roll.origin)
        if node is None:
            node = self._nodes[roll.origin] = _Node(now)
            self.beat()  # a node that has just started need not wait to know who is here
        node.heard = now
        before, after = node.people, _after(node.people, roll)
        node.people = after
        for table in before.keys() | after.keys():
            was, is_now = before.get(table, frozenset()), after.get(table, frozenset())
            if was != is_now:
                self._lose(table, was - is_now, now)

    def _lose(self, table: str, people: frozenset[str], at: float) -> None:
        """Others came to a table, or these went from it."""
        for person in people:
            self._seen[table, person] = max(at, self._seen.get((table, person), 0.0))
        for watcher in self._watchers:
            watcher(table)


def _after(people: Mapping[str, frozenset[str]], roll: Roll) -> dict[str, frozenset[str]]:
    told = {table: frozenset(here) for table, here in roll.people.items()}
    known = told if roll.is_whole else {**people, **told}
    return {table: here for table, here in known.items() if here}
