"""`hordekeep play` as a script and a person call it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hordekeep import Match, Record
from hordekeep.kernel import commitment
from hordekeep.terminal.seats import default_seats
from tests.terminal.sitting import HORDE, hordekeep

GAME = ("play", HORDE, "--seats", "you,greedy", "--seed", "doc")


def test_a_whole_game_can_be_played_from_a_script(tmp_path: Path) -> None:
    # the last "1" answers the offer to save, and so becomes the name of the file
    ran = hordekeep(*GAME, typed="1\n" * 300, folder=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    match: Match[Any] = Match.from_record(Record.from_text((tmp_path / "1").read_text(encoding="utf-8")))
    outcome = match.outcome()
    assert outcome is not None
    end = ran.stdout.partition("The end.")[2]
    assert match.say(outcome.because) in end
    assert outcome.rule in end
    assert f"“doc”; its SHA-256 is {commitment('doc')}" in end
    for seat, name in enumerate(match.names):
        assert f"{name} won these tokens:" in end
        assert f"{outcome.scores[seat]} in all" in end
    assert hordekeep("verify", "1", folder=tmp_path).returncode == 0


def test_the_commitment_is_shown_before_the_first_card(tmp_path: Path) -> None:
    ran = hordekeep(*GAME, folder=tmp_path)
    assert ran.stdout.index(commitment("doc")) < ran.stdout.index("Battle Card")


def test_without_a_game_horde_is_played_against_a_searching_bot(tmp_path: Path) -> None:
    ran = hordekeep("play", "--option", "first=A", folder=tmp_path)
    assert ran.returncode == 0
    assert ran.stdout.startswith("Horde: Keeper, ismcts:800.\n")


def test_the_end_of_the_input_saves_the_game_and_says_where(tmp_path: Path) -> None:
    ran = hordekeep(*GAME, typed="1\n1\n", folder=tmp_path)
    assert ran.returncode == 0
    (saved,) = tmp_path.iterdir()
    assert f"saved in {saved.name}" in ran.stdout.splitlines()[-1]
    record = Record.from_text(saved.read_text(encoding="utf-8"))
    assert sum(1 for seat, _ in record.choices if seat == 0) >= 2


def test_the_end_of_the_input_before_any_choice_saves_nothing(tmp_path: Path) -> None:
    ran = hordekeep(*GAME, folder=tmp_path)
    assert ran.returncode == 0
    assert list(tmp_path.iterdir()) == []
    assert "There was nothing to save." in ran.stdout.splitlines()[-1]


def test_a_saved_game_goes_on_after_loading_and_verifies(tmp_path: Path) -> None:
    hordekeep(*GAME, typed="1\n1\nsave evening.record\nquit\n", folder=tmp_path)
    before = Record.from_text((tmp_path / "evening.record").read_text(encoding="utf-8"))
    ran = hordekeep("play", "--load", "evening.record", typed="1\nsave late.record\n", folder=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    after = Record.from_text((tmp_path / "late.record").read_text(encoding="utf-8"))
    assert after.names == before.names == ("Keeper", "greedy")
    assert after.choices[: len(before.choices)] == before.choices
    assert len(after.choices) > len(before.choices)
    verified = hordekeep("verify", "late.record", folder=tmp_path)
    assert (verified.returncode, verified.stdout.splitlines()[-1]) == (0, "The record is good.")


def test_a_loaded_game_that_was_not_touched_is_not_saved_again(tmp_path: Path) -> None:
    hordekeep(*GAME, typed="1\nsave evening.record\nquit\n", folder=tmp_path)
    ran = hordekeep("play", "--load", "evening.record", typed="quit\n", folder=tmp_path)
    assert "Save the game?" not in ran.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["evening.record"]


def test_loading_can_give_the_seats_to_others(tmp_path: Path) -> None:
    hordekeep(*GAME, typed="1\nsave evening.record\nquit\n", folder=tmp_path)
    ran = hordekeep("play", "--load", "evening.record", "--seats", "greedy,Anna", folder=tmp_path)
    assert ran.stdout.startswith("Horde: greedy, Anna.\n")
    assert "Anna, " in ran.stdout


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("plankton-hord",), "There is no game 'plankton-hord'. Did you mean 'plankton-horde'?"),
        ((HORDE, "--option", "level=ful"), "option 'level': 'ful' is not one of basic, full. Did you mean 'full'?"),
        ((HORDE, "--option", "lvl=full"), "There is no option 'lvl'. Did you mean 'level'?"),
        ((HORDE, "--option", "level"), "--option: 'level' is no option with a value."),
        ((HORDE, "--seats", "you"), "seats: Horde is for 2 to 4 players, not 1. [PH-COMP-01]"),
        ((HORDE, "--seats", "you,,greedy"), "--seats: A seat has no name."),
        ((HORDE, "--seats", "you,gredy"), "--seats: There is no bot 'gredy'. Did you mean 'greedy'?"),
        ((HORDE, "--seats", "you,ismcts:many"), "'many' is no budget."),
        ((HORDE, "--seats", "Anna,Anna"), "--seats: Two people are called 'Anna'."),
        ((HORDE, "--seats", "you,you"), "--seats: Two people are called 'Keeper'."),
        (("--load", "nowhere.record"), "nowhere.record: Cannot read the file: No such file or directory."),
        (("--load", "."), ".: Cannot read the file: Is a directory."),
        (("--load", "any", "--seed", "x"), "--load: Options and seed come from the record."),
    ],
)
def test_bad_words_on_the_command_line_get_a_sentence_and_exit_code_2(
    words: tuple[str, ...], answer: str, tmp_path: Path
) -> None:
    ran = hordekeep("play", *words, folder=tmp_path)
    assert ran.returncode == 2
    assert answer in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_a_record_of_one_game_is_not_loaded_as_another(tmp_path: Path) -> None:
    hordekeep(*GAME, typed="1\nsave evening.record\nquit\n", folder=tmp_path)
    ran = hordekeep("play", "checkers", "--load", "evening.record", folder=tmp_path)
    assert ran.returncode == 2
    assert "This is a game of 'plankton-horde', not of 'checkers'." in ran.stderr
    seats = hordekeep("play", "--load", "evening.record", "--seats", "you,greedy,greedy", folder=tmp_path)
    assert "--seats: The saved game has 2 seats, not 3." in seats.stderr


def test_the_language_comes_from_the_environment_unless_it_is_given(tmp_path: Path) -> None:
    french = hordekeep(*GAME, folder=tmp_path, LC_ALL="fr_FR.UTF-8")
    assert french.stdout.startswith("Horde : Gardien, greedy.\n")
    given = hordekeep(*GAME, "--lang", "en", folder=tmp_path, LC_ALL="fr_FR.UTF-8")
    assert given.stdout.startswith("Horde: Keeper, greedy.\n")


def test_bytes_that_are_no_text_are_answered_and_not_fatal(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "hordekeep.cli", *GAME, "--lang", "en"],
        input=b"\xff\xfe\x1b[2J\nhelp\n",
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr
    assert b"\x1b" not in ran.stdout


def test_help_lists_the_options_of_every_game(tmp_path: Path) -> None:
    ran = hordekeep("play", "--help", folder=tmp_path)
    assert ran.returncode == 0
    for words in ("--seats", "--load", "--plain", "plankton-horde: Horde, 2 to 4 seats", "--option level=basic"):
        assert words in ran.stdout
    assert f"{default_seats(2)}." in ran.stdout
    assert max(map(len, ran.stdout.splitlines())) <= 80


def test_importing_the_commands_loads_neither_bots_nor_the_terminal() -> None:
    commands = ", ".join(f"hordekeep.commands.{name}" for name in ("play", "replay", "verify"))
    code = f"import sys, {commands}; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"hordekeep.bots", "hordekeep.terminal", "fluent.runtime", "rich.table"} & set(loaded)
