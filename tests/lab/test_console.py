"""What is shown while a series runs, and after it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from hordekeep.lab import Tally, arrange, play_series
from hordekeep.lab.console import progress, show_summary


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_without_a_terminal_progress_is_plain_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.lab.console.LINE_SECONDS", 0.0)
    console = Console(file=StringIO(), width=80)
    with progress(4000, console) as heard:
        heard(1000)
        heard(3000)
    first, second = shown(console).splitlines()
    assert first.startswith("1,000 of 4,000 games, ")
    assert first.endswith(" s left")
    assert second.startswith("4,000 of 4,000 games, ")
    assert second.endswith(" 0 s left")
    assert "\x1b" not in first


def test_a_short_series_writes_no_progress_lines() -> None:
    console = Console(file=StringIO(), width=80)
    with progress(10, console) as heard:
        heard(10)
    assert shown(console) == ""


def test_on_a_terminal_a_bar_shows_the_games_done() -> None:
    console = Console(file=StringIO(), width=80, force_terminal=True)
    with progress(10, console) as heard:
        heard(4)
    assert " 4/10" in shown(console)


def test_quiet_shows_nothing() -> None:
    console = Console(file=StringIO(), width=80, force_terminal=True)
    with progress(10, console, quiet=True) as heard:
        heard(10)
    assert shown(console) == ""


def test_the_summary_fits_in_80_columns() -> None:
    series = arrange("plankton-horde", ["greedy", "random", "random", "random"], games=4, seed="s" * 32)
    console = Console(file=StringIO(), width=80)
    console.print(show_summary(Tally(series).add_all(play_series(series)).summary()))
    lines = shown(console).splitlines()
    assert all(len(line.rstrip()) <= 80 for line in lines)
    assert lines[0] == f"Horde, 4 games, seed {'s' * 32}"
    assert [line.split()[0] for line in lines if line.startswith(("A ", "B ", "C ", "D "))][:4] == ["A", "B", "C", "D"]


def test_a_stopped_summary_says_how_far_it_came() -> None:
    series = arrange("plankton-horde", ["random", "random"], games=1000, seed="s")
    console = Console(file=StringIO(), width=80)
    console.print(show_summary(Tally(series).summary()))
    assert "0 of 1,000 games" in shown(console)
