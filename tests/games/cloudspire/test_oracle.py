"""Random games are followed by a second reading of the book: every event, every table, the main questions."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.cloudspire.oracle import Follower
from tests.games.cloudspire.played import IDLE, LIKED
from tests.games.cloudspire.playing import TABLES, CloudspireMatch, new_match
from tests.games.playing import choose_at_random, choose_eagerly

OFTEN = {
    "tables": 1500,
    **dict.fromkeys(("turn", "moved"), 500),
    **dict.fromkeys(("attacks", "damaged", "defeated", "cleared", "reward-gained", "fires"), 60),
    **dict.fromkeys(("income", "advanced", "constructed", "upgraded"), 20),
    **dict.fromkeys(("round", "onslaught", "wave-over", "campfire", "source-gained", "fortress-power"), 5),
    **dict.fromkeys(("attacks-gate", "gate-damaged", "game-over", "spire-lost-chip", "displaced"), 5),
    **dict.fromkeys((f"asked {each}" for each in ("march", "who-moves", "hero-moves", "prep", "build")), 100),
    **dict.fromkeys((f"asked {each}" for each in ("attack-target", "who-attacks", "explore", "market")), 30),
    **dict.fromkeys((f"asked {each}" for each in ("limited-option", "upgrade", "which-spire", "spire-target")), 10),
    **dict.fromkeys((f"asked {each}" for each in ("mark", "level-up")), 5),
}
"""How often each kind of check runs at least."""


def follow(match: CloudspireMatch, luck: Random, *, is_eager: bool) -> Counter[str]:
    """Play to the end; the second reading agrees with everything. Returns what was checked how often."""
    follower = Follower(match)
    follower.look()
    while match.ask is not None:
        if is_eager:
            choose_eagerly(match, luck, LIKED, IDLE)
        else:
            choose_at_random(match, luck)
        follower.look()
    return follower.counts


def followed(number: int) -> Counter[str]:
    """What was checked in the games of a table."""
    seats, options = TABLES[number]
    seen: Counter[str] = Counter()
    for is_eager in (True, False) if number % 3 == 1 else (True,):
        match = new_match(seats, options, f"oracle {number}")
        try:
            seen += follow(match, Random(f"oracle {number}"), is_eager=is_eager)
        except AssertionError as wrong:
            wrong.add_note(_place(match, options))
            raise
    return seen


def test_a_random_game_goes_as_a_second_reading_of_the_book_says() -> None:
    assert followed(3)["tables"] > 0


@pytest.mark.slow
def test_random_games_go_as_a_second_reading_of_the_book_says() -> None:
    seen = sum(map(followed, range(len(TABLES))), Counter[str]())
    assert {kind: seen[kind] for kind, least in OFTEN.items() if seen[kind] < least} == {}


def _place(match: CloudspireMatch, options: dict[str, Any]) -> str:
    """Where a difference was found, and what was told last."""
    lines = [f"{event.kind} {event.facts}" for event in match.log[-12:]]
    return "\n".join([f"{len(match.made)} choices, {options}, asked {match.ask!r}", *lines])
