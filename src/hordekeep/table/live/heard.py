"""What was heard of a game: its events in order, each with the number of choices it followed, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hordekeep.kernel import Event, Match, Text, say
from hordekeep.table.protocol import LogLine

TABLE_WORDS = ("hordekeep.table",)
TABLES_OWN = "table-"
"""How the kinds of the table's own lines begin: what happened at the table, not in the game."""


def table_event(kind: str, audience: tuple[int, ...] | None = None, **facts: Any) -> Event:
    """A line of the table's own, such as that somebody took a choice back; a fact `seat` is said as its name.

    >>> table_event("undone", seat=1).kind
    'table-undone'
    """
    return Event(TABLES_OWN + kind, "", facts, audience)


class Heard:
    """All events of a game so far. A viewer's log are those that one of the viewer's seats may know.

    While somebody watches, `stills` keeps the states in which the latest were told, by their places; see `earlier.py`.
    """

    __slots__ = ("__weakref__", "_counted", "choices", "events", "is_watched", "match", "stills")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.choices: list[int] = []
        self.match: Match[Any] | None = None
        self.is_watched = False
        self.stills: dict[int, Any] = {}
        self._counted: dict[tuple[int, ...], tuple[int, int]] = {}

    def __call__(self, event: Event) -> None:
        """Listen to a match. Before `match` is set it is being set up, and no choice was made."""
        self._keep_still()
        self.events.append(event)
        self.choices.append(len(self.match.made) if self.match else 0)

    def watch(self, is_watched: bool) -> None:
        """From now on somebody watches, or nobody does. What was kept for those who watched before is forgotten."""
        self.is_watched = is_watched
        self.stills.clear()

    def _keep_still(self) -> None:
        if self.is_watched and self.match is not None:
            self.stills[len(self.events)] = self.match.state.clone()

    def note(self, event: Event) -> None:
        """A line about the choice that is made next: it stands before what follows from it, and goes with it."""
        assert self.match is not None
        self._keep_still()
        self.events.append(event)
        self.choices.append(len(self.match.made) + 1)

    @property
    def last_public(self) -> int:
        """After how many choices everybody last heard something."""
        for event, choice in zip(reversed(self.events), reversed(self.choices), strict=True):
            if event.audience is None:
                return choice
        return 0

    def has_told_others(self, seat: int, made: int) -> bool:
        """Has anybody but `seat` heard something after more than `made` choices?"""
        for event, choice in zip(reversed(self.events), reversed(self.choices), strict=True):
            if choice <= made:
                return False
            if event.audience != (seat,):
                return True
        return False

    def happened(self, kinds: frozenset[str], made: int) -> bool:
        """Has an event of these kinds followed after more than `made` choices?"""
        for event, choice in zip(reversed(self.events), reversed(self.choices), strict=True):
            if choice <= made:
                return False
            if event.kind in kinds:
                return True
        return False

    def first_public(self, made: int) -> Event | None:
        """The first thing that everybody heard after exactly `made` choices or more."""
        for event, choice in zip(self.events, self.choices, strict=True):
            if choice >= made and event.audience is None and not event.kind.startswith(TABLES_OWN):
                return event
        return None

    def count(self, mine: tuple[int, ...], before: int) -> int:
        """How many of the first `before` events are in the log of whoever has the seats `mine`."""
        upto, count = self._counted.get(mine, (0, 0))
        if before < upto:
            upto, count = 0, 0
        count += sum(1 for event in self.events[upto:before] if is_for(event, mine))
        self._counted[mine] = (before, count)
        return count

    def lines(self, mine: tuple[int, ...], language: str, start: int = 0) -> tuple[LogLine, ...]:
        """The log of whoever has the seats `mine`, from the event `start` on. Its lines are numbered without gaps.

        Gaps would tell that something happened elsewhere.
        """
        return self.lines_at(self.places(mine, start), self.count(mine, start), language)

    def places(self, mine: tuple[int, ...], start: int) -> tuple[int, ...]:
        """The places of those events from `start` on that are in the log of whoever has the seats `mine`."""
        return tuple(place for place in range(start, len(self.events)) if is_for(self.events[place], mine))

    def lines_at(self, places: Sequence[int], number: int, language: str) -> tuple[LogLine, ...]:
        """The events at these places as lines that are numbered from `number` on."""
        return tuple(
            self._line(self.events[place], line, self.choices[place], language)
            for line, place in enumerate(places, number)
        )

    def _line(self, event: Event, number: int, choice: int, language: str) -> LogLine:
        assert self.match is not None
        telling = self.match.game.words.telling
        return LogLine(
            number=number,
            choice=choice,
            kind=event.kind,
            text=self.say(event, language),
            rule=event.rule,
            facts=event.facts,
            heading=event.kind in telling.headings,
            moment=event.kind in telling.moments,
        )

    def say(self, event: Event, language: str) -> str:
        """An event in words. The kernel remembers what it said: most lines were said at some table before."""
        match = self.match
        assert match is not None
        if not event.kind.startswith(TABLES_OWN):
            return match.say(match.game.words.describe(event), language)
        words = {name: match.names[fact] if name == "seat" else fact for name, fact in event.facts.items()}
        return say(Text(f"line-{event.kind.removeprefix(TABLES_OWN)}", **words), TABLE_WORDS, language)


def is_for(event: Event, mine: tuple[int, ...]) -> bool:
    """May somebody with the seats `mine` know of this? Without seats: what everybody knows."""
    return event.audience is None or any(seat in event.audience for seat in mine)
