"""How the tests of Skytear Horde play: matches of every mode, random choices, positions that say only what matters."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.games.skytear_horde.battle import Battle
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import CHECKPOINT, HISTORY, Ask, Match

TABLES = (("solo", 1), ("coop", 2), ("versus", 2), ("versus", 3))
"""Every mode with every number of seats."""

HordeMatch = Match[Battle]


def new_match(mode: str, seats: int, seed: str, keep: int = CHECKPOINT, **options: Any) -> HordeMatch:
    """A new game."""
    return Match(GAME, seats, seed, {"mode": mode, **options}, keep=keep)


def load(keep: int = HISTORY, **position: Any) -> HordeMatch:
    """A match from a position that says only this much."""
    return Match.from_position(GAME, position, keep=keep)


def asked(match: HordeMatch) -> Ask:
    """The ask of a match that is not over."""
    assert match.ask is not None
    return match.ask


def choose_at_random(match: HordeMatch, luck: Random) -> None:
    """One legal choice of somebody who may act."""
    ask = asked(match)
    seat = luck.choice([each for each in ask.seats if ask.choices_of(each)])
    match.play(luck.choice(ask.choices_of(seat)), seat)


def play_on(match: HordeMatch, luck: Random, count: int) -> None:
    """So many random choices, or fewer if the game ends."""
    for _ in range(count):
        if match.ask is None:
            return
        choose_at_random(match, luck)
