"""The training example: it runs, says what it found, gives the same for a seed, and learns."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_horde.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    """The names of the example."""
    return run_path(str(EXAMPLE), run_name="train_horde")


def test_a_short_training_runs_and_reports(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    example["main"](["--episodes", "12", "--games", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("12 games played, ")
    assert lines[-1].startswith("Won against random play: ")


def test_the_same_seed_trains_the_same_policy(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        example["main"](["--episodes", "30", "--games", "20", "--seed", "3"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_training_without_games_is_refused(example: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        example["main"](["--episodes", "0"])
    assert "must be 1 or more" in capsys.readouterr().err


@pytest.mark.slow
def test_training_improves_play(example: dict[str, Any]) -> None:
    before, after = example["train"](episodes=2000, seed=1, games=200)
    assert after > before + 0.1
    assert after > 0.65
