"""The command line as a whole: quick help, polite errors, and no traceback."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hordekeep.cli import COMMANDS

HEAVY = ("fluent", "numpy", "pettingzoo", "pyspiel", "pyarrow", "litestar", "hordekeep.bots", "hordekeep.lab")


def hordekeep(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the real command."""
    command = [sys.executable, "-m", "hordekeep.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def test_help_names_every_command_and_loads_nothing_heavy() -> None:
    source = (
        "import sys\n"
        "from hordekeep.cli import group\n"
        "group(['--help'], standalone_mode=False)\n"
        f"print([name for name in sys.modules if name.startswith({HEAVY!r})])\n"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    for name in COMMANDS:
        assert name in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    done = hordekeep(name, "--help")
    assert done.returncode == 0, done.stderr
    assert "Usage" in done.stdout


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["play", "plankton-hord"], "Did you mean 'plankton-horde'?"),
        (["sim", "plankton-horde", "--seats", "gredy,random"], "Did you mean 'greedy'?"),
        (["sim", "plankton-horde", "--seats", "random,random", "--option", "levle=full"], "Did you mean 'level'?"),
        (["sim", "plankton-horde", "--seats", "random"], "2 to 4 players"),
        (["rules", "plankton-horde", "PH-XX-99"], "PH-"),
        (["check", "no-such-file.toml"], "no-such-file.toml"),
        (["verify", "no-such-file.record"], "no-such-file.record"),
        (["replay", "no-such-file.record"], "no-such-file.record"),
        (["bench", "chess"], "There is no game 'chess'"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(words: list[str], answer: str) -> None:
    done = hordekeep(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert answer in " ".join(done.stderr.split())


@pytest.mark.parametrize(("lang", "answer"), [("fr", "ne nomme aucune carte"), ("en", "names no card")])
def test_bad_input_is_told_in_the_language_asked_for(lang: str, answer: str) -> None:
    done = hordekeep("play", "skytear-horde", "--option", "deck=nope", "--lang", lang)
    assert (done.returncode, answer in done.stderr) == (2, True)
