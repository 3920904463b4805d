"""Thousands of random games over all options and seats, with the invariants on.

`HORDEKEEP_SOAK_GAMES` sets how many games are played in all (2,000 unless said; `make soak` plays 100,000). Every
choice is checked quickly, every thirtieth or so, and every end, with the slow second opinion of `reference`.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from random import Random

import pytest

from hordekeep.games.plankton_horde import GAME
from hordekeep.games.plankton_horde.content.components import VALUE
from hordekeep.games.plankton_horde.state import NOBODY, HordeState
from hordekeep.kernel import Keep, Match
from tests.games.plankton_horde.playing import LEVELS, SEATS, HordeMatch, check, dealt_match
from tests.sampling import in_two_parts

GAMES = int(os.environ.get("HORDEKEEP_SOAK_GAMES", "2000"))
IS_SOAK = "HORDEKEEP_SOAK_GAMES" in os.environ
KINDS = [(level, seats, begin) for level in LEVELS for seats in SEATS for begin in ("setup", "position")]
GAMES_OF_A_KIND = max(1, GAMES // len(KINDS))
CHECKED = 0.03
"""The part of all choices after which the slow checks run."""


class Telling:
    """Whatever goes wrong within is told with the record of the game, ready for tests/regressions."""

    def __init__(self, match: HordeMatch, title: str) -> None:
        self.match = match
        self.title = title

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if problem is not None:
            problem.add_note(f"{self.title}:\n{self.match.record().to_text()}")


def begin_match(level: str, seats: int, begin: str, number: int, keep: Keep) -> HordeMatch:
    """The match with this number, the same whenever it is asked for."""
    luck = Random(f"begin {number}")
    if begin == "position":
        return dealt_match(luck, seats, level, keep=keep)
    first = luck.choice(("random", *"ABCD"[:seats]))
    return Match(GAME, seats, f"soak {number}", {"level": level, "first": first}, keep=keep)


def cards_on_the_table(g: HordeState) -> int:
    """How many cards there are, wherever they lie."""
    count = sum(g.pool.values()) + len(g.deck) - g.drawn + (g.just_picked != NOBODY)
    for piles in (g.hordes, g.picks, g.stolen, g.given, g.discards):
        count += sum(map(len, piles))
    return count


def check_quickly(match: HordeMatch, cards: int) -> None:
    """Cards are conserved, totals are sums of values, and somebody can act or it is over."""
    g = match.state
    assert cards_on_the_table(g) == cards
    for seat in range(g.seats):
        assert g.totals[seat] == sum(VALUE[face] for face in g.picks[seat]) + bool(g.given[seat])
    if match.ask is None:
        assert g.over
    else:
        choices = match.ask.choices
        assert len(choices) == len(set(choices)) >= 2


def play_a_whole_game(match: HordeMatch, luck: Random, seen: Counter[str]) -> None:
    """Play to the end, checking on the way."""
    cards = 78 if match.state.level == "full" else 64
    check(match)
    while match.ask is not None:
        ask = match.ask
        seen[ask.prompt] += 1
        match.play(luck.choice(ask.choices), ask.seat)
        check_quickly(match, cards)
        if luck.random() < CHECKED:
            check(match)
    check(match)
    outcome = match.outcome()
    assert outcome is not None
    seen[outcome.rule] += 1


@pytest.mark.parametrize("numbers", in_two_parts(GAMES_OF_A_KIND, daily=30), ids=["few", "others"])
@pytest.mark.parametrize(("level", "seats", "begin"), KINDS)
def test_random_games_keep_all_invariants(
    level: str, seats: int, begin: str, numbers: range, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: Counter[str] = Counter()
    for number in numbers:
        keep = Keep.HISTORY if number % 10 == 0 else Keep.NOTHING
        match = begin_match(level, seats, begin, number, keep)
        with Telling(match, f"{level}, {seats} seats, from {begin}, game {number}"):
            play_a_whole_game(match, Random(number), seen)
        if IS_SOAK and (number + 1) % 1000 == 0:
            with capsys.disabled():
                sys.stderr.write(f"\n{level}, {seats} seats, from {begin}: {number + 1} of {GAMES_OF_A_KIND} games")
    if len(numbers) >= 100:
        check_that_everything_was_reached(seen, level, seats, begin)


def check_that_everything_was_reached(seen: Counter[str], level: str, seats: int, begin: str) -> None:
    """A hundred games and more must have met every question and both common ends, or they prove little."""
    expected = {"token", "open", "pick", "PH-VIC-02", "PH-VIC-03"}
    if seats < 4:
        expected.add("second")
    if level == "full":
        expected |= {"wild", "sacrifice", "trick", "trick-with", "steal", "give-first", "give-second"}
    assert expected <= set(seen), f"never reached: {expected - set(seen)}"
