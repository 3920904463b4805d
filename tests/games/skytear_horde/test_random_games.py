"""Thousands of random games over all modes, decks, hordes and outsiders, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played in all (2,000 unless said). Random play loses early, so half of
the games begin late: a later portal, a strong castle, cards in the lanes.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from hordekeep.kernel import NOTHING
from tests.games.skytear_horde.invariants import cards_of, check
from tests.games.skytear_horde.playing import TABLES, HordeMatch, any_options, choose_at_random, make_late, new_match

GAMES = int(os.environ.get("HORDEKEEP_SOAK_GAMES", "2000"))
KINDS = [(mode, seats, start) for mode, seats in TABLES for start in ("setup", "late")]
GAMES_OF_A_KIND = max(1, GAMES // len(KINDS))
MOST_CHOICES = 4000


def any_match(mode: str, seats: int, start: str, number: int) -> HordeMatch:
    """The match with this number, the same whenever it is asked for."""
    luck = Random(f"{mode} {seats} {start} {number}")
    match = new_match(mode, seats, f"random {number}", NOTHING, **any_options(mode, luck))
    if start == "late":
        make_late(match.state, luck)
    return match


@pytest.mark.parametrize(("mode", "seats", "start"), KINDS)
def test_random_games_keep_all_invariants(mode: str, seats: int, start: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(GAMES_OF_A_KIND):
        match = any_match(mode, seats, start, number)
        luck = Random(number)
        cards = cards_of(match.state)
        try:
            made = 0
            while match.ask is not None and made < MOST_CHOICES:
                seen[match.ask.prompt] += 1
                choose_at_random(match, luck)
                check(match, cards)
                made += 1
        except BaseException as problem:
            problem.add_note(f"{mode}, {seats} seats, from {start}, game {number}, after {made} choices")
            raise
        seen[match.state.result or "unfinished"] += 1
    assert seen["unfinished"] <= GAMES_OF_A_KIND // 20
    if GAMES_OF_A_KIND >= 100:
        expected = {"action", "react", "draw", "mulligan", "lost"} | (
            {"horde-action", "plan"} if mode == "versus" else set()
        )
        assert expected <= set(seen), f"never reached: {expected - set(seen)}"
