"""Many processes play what one would: the same games, in the same order, and all that were finished after a stop."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from hordekeep.kernel import Match, Record, find_game
from hordekeep.kernel.game import _entries
from hordekeep.lab import Played, Series, Stop, arrange, play_game, play_series

HORDE = "plankton-horde"


def play(series: Series, jobs: int, start: str | None = None) -> list[Played]:
    context = multiprocessing.get_context(start) if start else None
    return [game for some in play_series(series, jobs=jobs, context=context) for game in some]


@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_two_processes_play_the_same_games_in_the_same_order(start: str) -> None:
    if start not in multiprocessing.get_all_start_methods():
        pytest.skip(f"this platform cannot {start}")
    series = arrange(HORDE, ["greedy", "random", "random"], games=9, seed="s")
    assert play(series, 2, start) == play(series, 1)


def test_a_series_can_have_fewer_games_than_there_are_jobs() -> None:
    series = arrange(HORDE, ["random", "random"], games=2, seed="s")
    assert [game.number for game in play(series, 5)] == [1, 2]


def test_another_seed_gives_other_games() -> None:
    first, second = (arrange(HORDE, ["random", "random"], games=1, seed=seed) for seed in ("s", "t"))
    assert play(first, 1)[0].scores != play(second, 1)[0].scores


def test_a_longer_series_begins_with_the_games_of_the_shorter_one() -> None:
    short, long = (arrange(HORDE, ["random", "random"], games=games, seed="s") for games in (3, 6))
    assert play(long, 1)[:3] == play(short, 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_series_hands_over_the_games_that_were_finished(jobs: int) -> None:
    series = arrange(HORDE, ["random", "random"], games=100_000, seed="s")
    stop = Stop()
    games: list[Played] = []
    for some in play_series(series, jobs=jobs, stop=stop):
        games += some
        if len(games) >= 3:
            stop.set()
    assert 3 <= len(games) < 100_000
    numbers = [game.number for game in games]
    assert numbers == sorted(set(numbers))
    assert games[-1] == play_game(series, games[-1].number)


def test_a_stopped_series_keeps_what_its_workers_finished_meanwhile() -> None:
    series = arrange(HORDE, ["random", "random"], games=100_000, seed="s")
    for pause in (0.5, 2.0, 8.0, 32.0, 128.0):  # workers of a busy machine need longer to finish something
        stop = Stop()
        played = play_series(series, jobs=2, stop=stop)
        seen = len(next(played))
        sleep(pause)  # nobody takes games from the workers, yet they go on
        stop.set()
        if seen + sum(len(some) for some in played) > 2:
            return
    raise AssertionError("what the workers finished is lost")


def test_a_series_that_is_stopped_before_it_begins_has_no_games() -> None:
    stop = Stop()
    stop.set()
    series = arrange(HORDE, ["random", "random"], games=4, seed="s")
    for jobs in (1, 2):
        assert [game for some in play_series(series, jobs=jobs, stop=stop) for game in some] == []


def test_who_leaves_early_stops_the_workers() -> None:
    stop = Stop()
    games = play_series(arrange(HORDE, ["random", "random"], games=100_000, seed="s"), jobs=2, stop=stop)
    next(games)
    del games
    assert stop.is_set()


def test_a_game_tells_what_it_was() -> None:
    series = arrange(HORDE, ["greedy", "random"], games=2, seed="s", options={"first": "B"})
    game = play_game(series, 2, record=True)
    assert game is not None
    record = Record.from_text(game.record)
    outcome = Match.from_record(record).outcome()
    assert outcome is not None
    assert record.seed == game.seed == "s/game 2"
    assert record.names == game.bots == ("random", "greedy")
    assert (outcome.shares(), outcome.scores, outcome.rule) == (game.shares, game.scores, game.rule)
    assert game.starter == 1
    assert game.choices + game.forced == len(record.choices)
    assert game.choices == sum(ask.times for ask in game.asks) == sum(game.offers.values())
    assert sum(ask.offered for ask in game.asks) == sum(many * times for many, times in game.offers.items())
    assert "Started round 1" in game.traits[1]
    assert "Started round 1" not in game.traits[0]


def test_a_bot_on_two_seats_is_told_apart_in_the_record() -> None:
    series = arrange(HORDE, ["random", "greedy", "random"], games=1, seed="s")
    game = play_game(series, 1, record=True)
    assert game is not None
    assert Record.from_text(game.record).names == ("random A", "greedy", "random C")
    assert game.bots == ("random", "greedy", "random")


@pytest.fixture
def _lanterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game of the kernel's tests, installed: it asks several seats at once."""
    dist = tmp_path / "lanterns-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n", encoding="utf-8")
    (dist / "entry_points.txt").write_text("[hordekeep.games]\nlanterns = tests.kernel.toy:GAME\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    _entries.forget()
    find_game.forget()
    yield
    _entries.forget()
    find_game.forget()


@pytest.mark.usefixtures("_lanterns")
def test_a_third_partys_game_that_asks_several_seats_at_once_can_be_played() -> None:
    series = arrange("lanterns", ["greedy", "random", "random"], games=6, seed="s", options={"storm": "yes"})
    games = play(series, 1)
    assert play(series, 1) == games
    assert len(games) == 6
