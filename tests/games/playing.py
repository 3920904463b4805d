"""How the tests of all games play: random legal choices."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.kernel import Ask, Match


def asked(match: Match[Any]) -> Ask:
    """The ask of a match that is not over."""
    assert match.ask is not None
    return match.ask


def choose_at_random(match: Match[Any], luck: Random) -> None:
    """One legal choice of somebody who is asked."""
    ask = asked(match)
    seat = ask.seats[0] if len(ask.seats) == 1 else luck.choice(ask.seats)
    match.play(luck.choice(ask.choices_of(seat)), seat)


def play_on(match: Match[Any], luck: Random, count: int) -> None:
    """So many random choices, or fewer if the game ends."""
    for _ in range(count):
        if match.ask is None:
            return
        choose_at_random(match, luck)
