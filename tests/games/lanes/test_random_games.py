"""Thousands of random games of both editions over all modes, decks, hordes and outsiders, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played of each edition (2,000 unless said). Random play loses early, so
half of the games begin late: a later portal, a strong castle, cards in the lanes.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from hordekeep.kernel import Keep
from tests.games.lanes.boxes import BOXES
from tests.games.lanes.invariants import check, outsiders_of, watch_cards
from tests.games.lanes.playing import TABLES, Box, LanesMatch
from tests.games.playing import choose_at_random
from tests.sampling import in_two_parts

GAMES = int(os.environ.get("HORDEKEEP_SOAK_GAMES", "2000"))
STARTS = [(mode, seats, start) for mode, seats in TABLES for start in ("setup", "late")]
GAMES_OF_A_KIND = max(1, GAMES // len(STARTS))
MOST_CHOICES = 4000
KINDS = [pytest.param(box, *start, id=f"{box.slug}-{'-'.join(map(str, start))}") for box in BOXES for start in STARTS]


def numbered_match(box: Box, mode: str, seats: int, start: str, number: int) -> LanesMatch:
    """The match with this number, the same whenever it is asked for."""
    luck = Random(f"{mode} {seats} {start} {number}")
    if start == "setup":
        return box.any_match(mode, seats, f"random {number}", luck, Keep.NOTHING)
    return box.late_match(box.any_match(mode, seats, f"random {number}", luck, Keep.CHECKPOINT), luck, Keep.NOTHING)


def play_to_the_end(match: LanesMatch, luck: Random, seen: Counter[str]) -> None:
    """Random choices with the invariants on; what was asked and how it ended is counted."""
    cards, outsiders = watch_cards(match), outsiders_of(match.state)
    made = 0
    while match.ask is not None and made < MOST_CHOICES:
        seen[match.ask.prompt] += 1
        choose_at_random(match, luck)
        check(match, cards)
        made += 1
        if match.ask is not None and not match.ask.committed:
            now = outsiders_of(match.state)
            assert now <= outsiders, "an outsider comes into a game only as it begins"
            outsiders = now
    seen[match.state.result or "unfinished"] += 1


@pytest.mark.parametrize("numbers", in_two_parts(GAMES_OF_A_KIND, daily=20), ids=["few", "others"])
@pytest.mark.parametrize(("box", "mode", "seats", "start"), KINDS)
def test_random_games_keep_all_invariants(box: Box, mode: str, seats: int, start: str, numbers: range) -> None:
    seen: Counter[str] = Counter()
    for number in numbers:
        match = numbered_match(box, mode, seats, start, number)
        try:
            play_to_the_end(match, Random(number), seen)
        except BaseException as problem:
            problem.add_note(f"{box.slug}, {mode}, {seats} seats, from {start}, game {number}, {len(match.made)} made")
            raise
    assert seen["unfinished"] <= len(numbers) // 20
    if len(numbers) >= 100:
        expected = {"action", "react", "draw", "mulligan", "lost"} | (
            {"horde-action", "plan"} if mode == "versus" else set()
        )
        assert expected <= set(seen), f"never reached: {expected - set(seen)}"
