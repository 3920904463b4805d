"""The measurement: its shape and its counts, never its seconds."""

from __future__ import annotations

import json
from io import StringIO
from math import isfinite
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from rich.console import Console

from hordekeep.bots.ismcts import Search
from hordekeep.bots.selecting import Node
from hordekeep.commands.bench import command
from hordekeep.kernel import BadInput, Match
from hordekeep.lab import Case, bench, cases, measure
from hordekeep.lab.console import show_measured

HORDE = "plankton-horde"


@pytest.mark.slow
def test_as_json_every_line_is_an_object_with_finite_numbers() -> None:
    ran = CliRunner().invoke(command, [HORDE, "--json", "--seconds", "0.01"], catch_exceptions=False)
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    assert [(line["game"], line["seats"], line["options"]["level"]) for line in lines] == [
        (HORDE, 2, "full"),
        (HORDE, 3, "full"),
        (HORDE, 4, "full"),
        (HORDE, 2, "basic"),
    ]
    for line in lines:
        for name in (
            "choices_per_s",
            "games_per_s",
            "state_clone_us",
            "clone_us",
            "ismcts_iterations_per_s",
            "ismcts_to_the_end_per_s",
        ):
            assert isfinite(line[name])
            assert line[name] > 0


def test_every_installed_game_is_measured_unless_one_is_named() -> None:
    assert {case.game for case in cases()} >= {HORDE}
    assert [(case.seats, case.options["level"]) for case in cases(HORDE, 4)] == [(4, "full")]
    assert [case.seats for case in cases(HORDE, None, {"level": "basic"})] == [2, 3, 4]


def test_a_game_without_so_many_seats_is_left_out_unless_it_was_named() -> None:
    assert HORDE not in {case.game for case in cases(seats=8)}
    with pytest.raises(BadInput, match="2 to 4 players, not 8"):
        list(cases(HORDE, 8))


def test_options_need_a_game() -> None:
    with pytest.raises(BadInput, match="Name the game"):
        list(cases(None, None, {"level": "basic"}))


def test_rates_fit_together() -> None:
    measured = measure(Case(HORDE, 2, {}), seconds=0.05)
    assert measured.choices_per_s / measured.games_per_s == pytest.approx(measured.choices_per_game)
    assert measured.offered_per_ask > 1
    slower, faster = sorted((measured.ismcts_opening_per_s, measured.ismcts_midgame_per_s))
    assert slower <= measured.ismcts_iterations_per_s <= faster
    assert measured.clone_mid_beat_us is not None


def test_a_search_to_the_end_plays_every_iteration_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []
    whole: list[bool] = []

    class Watched(Search):
        def _remember(self, path: list[Node], match: Match[Any]) -> None:
            whole.append(self.play_on == bench.TO_THE_END)
            ended.append(match.ask is None)
            super()._remember(path, match)

    monkeypatch.setattr("hordekeep.bots.ismcts.Search", Watched)
    measured = measure(Case("skytear-horde", 1, dict(Match("skytear-horde", 1).options)), seconds=0.01)
    assert measured.ismcts_to_the_end_per_s > 0
    to_the_end = [over for over, is_whole in zip(ended, whole, strict=True) if is_whole]
    assert len(to_the_end) >= bench.ITERATIONS_TO_THE_END
    assert all(to_the_end)
    assert not all(over for over, is_whole in zip(ended, whole, strict=True) if not is_whole)


@pytest.mark.slow
def test_the_table_names_every_case() -> None:
    ran = CliRunner().invoke(command, [HORDE, "--seconds", "0.01", "--all"], catch_exceptions=False)
    assert ran.exit_code == 0
    for words in ("2 seats", "3 seats", "4 seats", "basic", "Choices/s", "ISMCTS iterations/s", "Replayed games/s"):
        assert words in ran.stdout


def test_a_game_is_measured_as_it_comes_unless_all_is_wanted() -> None:
    skytear = "skytear-horde"
    assert [(case.seats, case.options["mode"]) for case in cases(skytear)] == [(1, "auto"), (2, "auto"), (3, "auto")]
    assert len(list(cases(skytear, whole=True))) > 10


def test_many_measurements_are_several_tables_that_stay_within_the_screen() -> None:
    one = measure(Case(HORDE, 2, {"level": "full"}), seconds=0.01)
    many = [msgspec.structs.replace(one, seats=2 + number % 3, options={"level": "basic"}) for number in range(21)]
    printed = StringIO()
    Console(width=80, file=printed).print(show_measured(many, 80))
    lines = printed.getvalue().splitlines()
    headings = [line for line in lines if "seats, basic" in line]
    assert sum(line.count("seats, basic") for line in headings) == 21
    assert len(headings) == 7
    assert max(map(len, lines)) <= 80
    assert sum("Choices/s" in line for line in lines) == 7
