"""How the tests of Cloudspire sit down at a table: all modes, layouts and numbers of seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Event, Keep, Match
from tests.games.playing import choose_at_random
from tests.sampling import sampled

CloudspireMatch = Match[PlayArea]
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (1, {"mode": "tutorial"}),
    (2, {}),
    (2, {"layout": "random"}),
    (2, {"mode": "coop"}),
    (3, {}),
    (3, {"mode": "coop"}),
    (4, {"layout": "random"}),
    (4, {"mode": "teams"}),
)


def _name(table: tuple[int, dict[str, Any]]) -> str:
    return "-".join(map(str, (table[0], *table[1].values())))


each_table = pytest.mark.parametrize(
    ("seats", "options"), sampled(TABLES, {1, 3, 4, 5, 8}), ids=[_name(table) for table in TABLES]
)


def new_match(seats: int, options: dict[str, Any], seed: str, keep: Keep = Keep.HISTORY) -> CloudspireMatch:
    """A match about to begin."""
    return Match(GAME, seats=seats, seed=seed, options=options, keep=keep)


def started(seats: int, options: dict[str, Any], seed: str, most: int = 300) -> tuple[CloudspireMatch, Random]:
    """A match somewhere in its course, and the luck with which it goes on."""
    luck = Random(seed)
    match = new_match(seats, options, seed, Keep.CHECKPOINT)
    for _ in range(luck.randrange(most)):
        if match.ask is None:
            return started(seats, options, f"{seed}+", most)
        choose_at_random(match, luck)
    return match, luck


class Heard:
    """A game whose events are heard with the state in which they are told, also while it is set up."""

    def __init__(self, hear: Callable[[PlayArea, Event], None]) -> None:
        self.hear = hear
        self.state = PlayArea()
        self.game = replace(
            GAME,
            rules=replace(GAME.rules, setup=self._keeping(GAME.rules.setup)),
            positions=replace(GAME.positions, read=self._keeping(GAME.positions.read)),
        )

    def _keeping(self, made: Callable[..., PlayArea]) -> Callable[..., PlayArea]:
        def make(*how: Any) -> PlayArea:
            self.state = made(*how)
            return self.state

        return make

    def listener(self, event: Event) -> None:
        """For a match of this game."""
        self.hear(self.state, event)

    def match(self, seats: int, options: dict[str, Any], seed: str) -> CloudspireMatch:
        """One that is heard from its very beginning."""
        return Match(self.game, seats=seats, seed=seed, options=options, listeners=[self.listener])
