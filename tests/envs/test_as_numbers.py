"""Choices as actions, outcomes as utilities; and what the environments load, and when."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest

from hordekeep import BadInput, Outcome, Text
from hordekeep.envs import Actions, answering_seat, utilities
from hordekeep.kernel import Match
from tests.kernel.toy import GAME as LANTERNS


def ended(seats: int, *winners: int) -> Outcome:
    return Outcome(winners=winners, scores=(0.0,) * seats, rule="X-1", because=Text("x"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_utilities_sum_to_zero_whoever_wins(seats: int) -> None:
    for count in range(seats + 1):
        for winners in combinations(range(seats), count):
            worth = utilities(ended(seats, *winners))
            assert sum(worth) == pytest.approx(0)
            assert all(-1 <= each <= 1 for each in worth)


def test_a_sole_winner_gains_one_and_the_others_lose_it_in_equal_parts() -> None:
    assert utilities(ended(2, 1)) == (-1.0, 1.0)
    assert utilities(ended(4, 2)) == pytest.approx((-1 / 3, -1 / 3, 1.0, -1 / 3))


def test_a_shared_victory_is_worth_less_than_a_whole_one_and_more_than_none() -> None:
    assert utilities(ended(3, 0, 2)) == pytest.approx((0.25, -0.5, 0.25))
    assert utilities(ended(2, 0, 1)) == (0.0, 0.0)


def test_nobody_gains_if_nobody_wins() -> None:
    assert utilities(ended(3)) == (0.0, 0.0, 0.0)


def test_a_single_seat_wins_or_loses_alone() -> None:
    assert utilities(ended(1, 0)) == (1.0,)
    assert utilities(ended(1)) == (-1.0,)


def test_every_candidate_has_its_own_number() -> None:
    match: Match[Any] = Match("plankton-horde", 3, "numbers")
    actions = Actions(match.game, 3, match.options)
    assert actions.choices == tuple(match.game.words.candidates(match.state))
    assert [actions.number[choice] for choice in actions.choices] == list(range(len(actions)))


def test_of_several_seats_the_first_answers() -> None:
    match = Match(LANTERNS, 3, "first")
    assert match.ask is not None
    assert match.ask.seats == (0, 1, 2)
    assert answering_seat(match.ask) == 0
    match.choose("keep", 0)
    assert answering_seat(match.ask) == 1


def test_importing_the_package_loads_no_extra() -> None:
    heavy = "numpy", "pettingzoo", "gymnasium", "pyspiel"
    code = f"import sys, hordekeep.envs; assert not set({heavy!r}) & set(sys.modules), set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("adapter", "missing", "extra"),
    [
        ("pettingzoo", "pettingzoo", "envs"),
        ("pettingzoo", "numpy", "envs"),
        ("pettingzoo", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, adapter: str, missing: str, extra: str
) -> None:
    monkeypatch.delitem(sys.modules, f"hordekeep.envs.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(BadInput, match=rf"need {missing}, which .* pip install 'hordekeep\[{extra}\]'"):
        import_module(f"hordekeep.envs.{adapter}")


def test_a_process_that_used_openspiel_ends_in_peace() -> None:
    """OpenSpiel's registry outlives Python: what it holds must not be freed after Python has ended."""
    code = "import hordekeep.envs.openspiel, pyspiel; pyspiel.load_game('python_hordekeep_plankton_horde')"
    subprocess.run([sys.executable, "-c", code], check=True)
