"""`hordekeep sim` as people call it."""

from __future__ import annotations

import csv
import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from click.testing import CliRunner, Result

from hordekeep.commands.sim import command
from hordekeep.kernel import BadInput
from tests.patience import PATIENCE

HORDE = "plankton-horde"


def sim(*words: str) -> Result:
    return CliRunner().invoke(command, [HORDE, *words], catch_exceptions=False)


def test_the_summary_shows_bots_seats_and_length() -> None:
    ran = sim("--games", "6", "--seats", "greedy,random", "--seed", "s", "--jobs", "1")
    assert ran.exit_code == 0
    for words in ("6 games, seed s", "greedy", "Win rate", "95% interval", "choices on average"):
        assert words in ran.stdout


def test_json_is_one_object_and_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "2"):
        ran = sim("--games", "6", "--seats", "greedy,random", "--seed", "s", "--jobs", jobs, "--json")
        summary = json.loads(ran.stdout)
        assert summary.pop("run")["jobs"] == int(jobs)
        found.append(summary)
    assert found[0] == found[1]
    assert found[0]["by_bot"][0]["bot"] == "greedy"
    assert found[0]["complete"] is True


def test_the_command_in_the_summary_repeats_the_games() -> None:
    ran = sim("--games", "4", "--seats", "random,random", "--option", "level=basic", "--no-rotate", "--json")
    summary = json.loads(ran.stdout)
    again = json.loads(sim(*shlex.split(summary["command"])[3:], "--json").stdout)
    del summary["run"], again["run"]
    assert again == summary


def test_quiet_says_nothing_but_writes_everything(tmp_path: Path) -> None:
    ran = sim("--games", "3", "--quiet", "--records", "--out", str(tmp_path / "out"))
    assert (ran.stdout, ran.stderr) == ("", "")
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert names == {"games.csv", "seats.csv", "summary.json", "report.html", "records"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "random"], "2 to 4 players, not 1"),
        (["--seats", "random,gredy"], "Did you mean 'greedy'?"),
        (["--option", "levle=full"], "Did you mean 'level'?"),
        (["--option", "level"], "NAME=VALUE"),
        (["--records"], "Add --out DIR"),
        (["--format", "parquet"], "Add --out DIR"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(words: list[str], said: str) -> None:
    with pytest.raises(BadInput) as refused:
        sim(*words)
    assert said in str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="There is no game 'chess'"):
        CliRunner().invoke(command, ["chess"], catch_exceptions=False)


@pytest.mark.parametrize(
    ("jobs", "to_all", "number", "code"),
    [("1", False, signal.SIGINT, 130), ("2", False, signal.SIGINT, 130), ("2", True, signal.SIGINT, 130),
     ("2", False, signal.SIGTERM, 143)],
)  # fmt: skip
def test_an_interrupted_series_keeps_the_games_that_were_finished(
    tmp_path: Path, jobs: str, to_all: bool, number: signal.Signals, code: int
) -> None:
    out = tmp_path / "out"
    words = [HORDE, "--games", "1000000", "--seats", "random,random", "--jobs", jobs, "--seed", "s", "--out", str(out)]
    running = subprocess.Popen(
        [sys.executable, "-m", "hordekeep.cli", "sim", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = monotonic() + PATIENCE
        while not (out / "games.csv").exists() or (out / "games.csv").stat().st_size == 0:
            assert monotonic() < until, "no game was ever finished"
            sleep(0.02)
        if to_all:  # as a terminal does it
            os.killpg(running.pid, number)
        else:
            running.send_signal(number)
        printed, said = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == code, said
    summary = json.loads((out / "summary.json").read_text(encoding="utf-8"))
    with (out / "games.csv").open(newline="", encoding="utf-8") as file:
        games = list(csv.DictReader(file))
    with (out / "seats.csv").open(newline="", encoding="utf-8") as file:
        seats = list(csv.DictReader(file))
    assert 0 < summary["games"] == len(games) < 1_000_000
    assert len(seats) == 2 * len(games)
    assert summary["complete"] is False
    assert all(row["rule"].startswith("PH-VIC") for row in games)
    assert f"{len(games):,} of 1,000,000 games were finished" in said
    assert "Horde" in printed
    assert "Stopped early" in (out / "report.html").read_text(encoding="utf-8")
