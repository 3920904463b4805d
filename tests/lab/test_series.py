"""A series fixes every game: its seed, who sits where, and the command that plays it again."""

from __future__ import annotations

import shlex
from collections import Counter

import pytest

from hordekeep.kernel import BadInput
from hordekeep.lab import Series, arrange
from hordekeep.lab.series import read_assignments

HORDE = "plankton-horde"


@pytest.mark.parametrize("bots", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
def test_every_round_of_games_seats_every_bot_everywhere_once(bots: tuple[str, ...]) -> None:
    series = Series(HORDE, bots, 60, "s", {})
    seats = len(bots)
    for begun in range(1, 60, seats):
        sat = Counter(
            (bot, seat) for number in range(begun, begun + seats) for seat, bot in enumerate(series.seating(number))
        )
        assert set(sat.values()) == {1}
        assert len(sat) == seats * seats


def test_neighbours_change_too_so_that_nobody_always_follows_the_same_bot() -> None:
    series = Series(HORDE, ("a", "b", "c", "d"), 24, "s", {})
    follows: Counter[tuple[str, str]] = Counter()
    for number in range(1, 25):
        sat = series.seating(number)
        follows.update(zip(sat, sat[1:] + sat[:1], strict=True))
    assert len(follows) == 12
    assert set(follows.values()) == {8}


def test_without_rotation_everybody_keeps_their_seat() -> None:
    series = arrange(HORDE, ["greedy", "random"], games=9, rotate=False)
    assert {series.seating(number) for number in range(1, 10)} == {("greedy", "random")}


def test_every_game_has_a_seed_of_its_own() -> None:
    series = arrange(HORDE, ["random", "random"], games=50, seed="s")
    assert len({series.seed_of(number) for number in range(1, 51)}) == 50


def test_a_series_without_a_seed_gets_a_new_one_each_time() -> None:
    first, second = (arrange(HORDE, ["random", "random"], games=1) for _ in range(2))
    assert first.seed != second.seed


def test_the_command_repeats_the_series() -> None:
    series = arrange(HORDE, ["greedy", "random"], games=7, seed="it's late", options={"level": "basic"}, rotate=False)
    words = shlex.split(series.command())
    assert words[:3] == ["hordekeep", "sim", HORDE]
    said = dict(zip(words[3:-1:2], words[4::2], strict=False))
    assert said["--seed"] == "it's late"
    assert said["--seats"] == "greedy,random"
    assert "level=basic" in words
    assert words[-1] == "--no-rotate"


@pytest.mark.parametrize(
    ("game", "bots", "games", "seed", "options", "said"),
    [
        ("hord", ["random", "random"], 1, "s", {}, "There is no game 'hord'"),
        (HORDE, ["random", "gredy"], 1, "s", {}, "Did you mean 'greedy'?"),
        (HORDE, ["random", "ismcts:many"], 1, "s", {}, "is no budget"),
        (HORDE, ["random", ""], 1, "s", {}, "There is no bot ''"),
        (HORDE, ["random"], 1, "s", {}, "2 to 4 players, not 1"),
        (HORDE, ["random"] * 5, 1, "s", {}, "2 to 4 players, not 5"),
        (HORDE, ["random", "random"], 0, "s", {}, "at least 1 game"),
        (HORDE, ["random", "random"], 1, " ", {}, "cannot be a seed"),
        (HORDE, ["random", "random"], 1, "two\nlines", {}, "cannot be a seed"),
        (HORDE, ["random", "random"], 1, "s", {"levle": "full"}, "Did you mean 'level'?"),
        (HORDE, ["random", "random"], 1, "s", {"level": "hard"}, "not one of basic, full"),
        (HORDE, ["random", "random"], 1, "s", {"first": "C"}, "not one of random, A, B"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    game: str, bots: list[str], games: int, seed: str, options: dict[str, str], said: str
) -> None:
    with pytest.raises(BadInput) as refused:
        arrange(game, bots, games=games, seed=seed, options=options)
    assert said in str(refused.value)


@pytest.mark.parametrize("word", ["level", "=full", ""])
def test_an_option_without_name_or_value_is_refused(word: str) -> None:
    with pytest.raises(BadInput, match="NAME=VALUE"):
        read_assignments([word])
