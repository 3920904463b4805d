"""Counting by group: how often those won who played a faction, fielded a hero, went first; whatever a game names."""

from __future__ import annotations

from hordekeep.lab.intervals import wilson
from hordekeep.lab.playing import Played
from hordekeep.lab.summary import Draws, Group, Member


class GroupsTally:
    """The counts of a series by group so far, and how many games were drawn.

    >>> from hordekeep.lab import arrange, play_game
    >>> series = arrange("skytear", ["random", "random"], games=1, seed="doc")
    >>> tally = GroupsTally()
    >>> tally.add(play_game(series, 1))
    >>> [group.heading for group in tally.groups()]
    ['Faction', 'Hero', 'Order']
    """

    def __init__(self) -> None:
        self._times: dict[str, dict[str, int]] = {}
        self._wins: dict[str, dict[str, float]] = {}
        self._games = 0
        self._drawn = 0

    def add(self, game: Played) -> None:
        """Count a finished game. Seats of one side have the same groups and the same fate: they count once."""
        self._games += 1
        self._drawn += all(0 < share < 1 for share in game.shares)
        for groups, share in dict.fromkeys(zip(game.groups, game.shares, strict=False)):
            for heading, name in groups:
                times = self._times.setdefault(heading, {})
                wins = self._wins.setdefault(heading, {})
                times[name] = times.get(name, 0) + 1
                wins[name] = wins.get(name, 0.0) + share

    def groups(self) -> tuple[Group, ...]:
        """Every group, its members by their win rates."""
        return tuple(Group(heading, self._members(heading)) for heading in self._times)

    def _members(self, heading: str) -> tuple[Member, ...]:
        members = [
            Member(name, times, wins, *wilson(wins, times))
            for name, times in self._times[heading].items()
            for wins in (self._wins[heading][name],)
        ]
        return tuple(sorted(members, key=lambda each: (-each.win_rate, each.name)))

    def draws(self) -> Draws | None:
        """How many games were drawn; None before the first."""
        return Draws(self._drawn, *wilson(self._drawn, self._games)) if self._games else None
