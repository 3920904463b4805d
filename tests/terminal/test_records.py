"""`hordekeep replay` and `hordekeep verify`: records that are good, and records that are not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from hordekeep import BadInput, Match, Record
from hordekeep.commands.replay import command as replay_command
from hordekeep.commands.verify import command as verify_command
from hordekeep.kernel import commitment
from hordekeep.terminal.replay import step_through
from tests.terminal.sitting import HORDE, hordekeep, screen_of, shown


def game(choices: int | None = None) -> Record:
    """A game of the first choice every time, or its beginning."""
    match: Match[Any] = Match(HORDE, names=["Beth", "Stuart"], seed="doc", options={"first": "A"})
    while match.ask is not None and (choices is None or len(match.made) < choices):
        match.choose(match.ask.choices[0])
    return match.record()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.record"
    path.write_text(game().to_text(), encoding="utf-8")
    return path


def verify(path: Path, *words: str) -> Result:
    return CliRunner().invoke(verify_command, [str(path), *words])


def refusal(path: Path) -> str:
    """Why a record is not good, from both commands that read it."""
    answers = []
    for command in (verify_command, replay_command):
        ran = CliRunner().invoke(command, [str(path)])
        assert isinstance(ran.exception, BadInput)
        answers.append(str(ran.exception))
    assert answers[0] == answers[1]
    return answers[0]


def steps(record: Record, typed: list[str], seat: int | None = None, plain: bool = True, language: str = "en") -> str:
    screen = screen_of(typed, plain=plain)
    step_through(record, "doc", screen, language, seat)
    return shown(screen)


def test_a_good_record_says_what_was_checked(finished: Path) -> None:
    ran = verify(finished)
    record = game()
    assert ran.exit_code == 0
    text, seed, choices, result, good = ran.stdout.splitlines()
    assert f"{len(record.choices)} choices" in text
    assert commitment("doc") in seed
    assert "version 1 of the rules of Horde" in choices
    assert record.result.rpartition(" [")[0] in result
    assert good == "The record is good."


def test_an_unfinished_record_is_good_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "half.record"
    path.write_text(game(9).to_text(), encoding="utf-8")
    assert "The game is not finished, and the record says so." in verify(path).stdout


def test_verify_speaks_french(finished: Path) -> None:
    assert verify(finished, "--lang", "fr").stdout.splitlines()[-1] == "L’enregistrement est bon."


def test_standard_input_is_read_for_a_dash(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    ran = hordekeep("verify", "-", typed=text, folder=finished.parent)
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = hordekeep("replay", "-", typed=text, folder=finished.parent)
    assert ran.returncode == 0
    assert "The Final Battles begin. Rule PH-FB-01." in ran.stdout


def test_a_bad_record_is_an_error_on_stderr_with_exit_code_2(finished: Path) -> None:
    finished.write_text(finished.read_text(encoding="utf-8").replace("token:8", "token:6", 1), encoding="utf-8")
    for words in (("verify",), ("replay",), ("replay", "--all"), ("play", "--load")):
        ran = hordekeep(*words, str(finished), folder=finished.parent)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("Error: ")
        assert "checksum does not fit" in ran.stderr


def test_a_missing_file_a_folder_and_bytes_are_refused(tmp_path: Path) -> None:
    assert "No such file" in refusal(tmp_path / "nowhere")
    assert "Is a directory" in refusal(tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "This is no text" in refusal(tmp_path / "bytes")
    (tmp_path / "poem").write_text("a poem", encoding="utf-8")
    assert "This is no Hordekeep record" in refusal(tmp_path / "poem")


def test_a_truncated_record_is_refused(finished: Path) -> None:
    finished.write_text(finished.read_text(encoding="utf-8")[:-60], encoding="utf-8")
    assert "finished.record, line" in refusal(finished)


def test_a_record_of_another_version_of_the_rules_is_refused(finished: Path) -> None:
    finished.write_text(msgspec.structs.replace(game(), rules_version=99).to_text(), encoding="utf-8")
    assert "version 99 of the rules of Horde; this program has version 1" in refusal(finished)


def test_a_seed_that_does_not_fit_its_commitment_is_refused(finished: Path) -> None:
    record = game()
    text = record.to_text().replace("seed: doc", "seed: dog")
    finished.write_text(text, encoding="utf-8")
    assert "checksum does not fit" in refusal(finished)


def test_a_choice_that_the_rules_forbid_is_refused_with_its_number_and_rule(finished: Path) -> None:
    choices = (*game(3).choices[:2], (0, "pick:betrayer"))
    record = msgspec.structs.replace(game(3), choices=choices)
    finished.write_text(record.to_text(), encoding="utf-8")
    answer = refusal(finished)
    assert "choice 3, A 'pick:betrayer'" in answer
    assert "[PH-PICK-07]" in answer


def test_a_result_that_the_choices_do_not_lead_to_is_refused(finished: Path) -> None:
    for result in ("Beth wins with 99 points. [PH-VIC-02]", ""):
        finished.write_text(msgspec.structs.replace(game(), result=result).to_text(), encoding="utf-8")
        ran = verify(finished)
        assert isinstance(ran.exception, BadInput)
        assert "The recorded result is" in str(ran.exception)


def test_names_that_could_move_the_cursor_are_refused(finished: Path) -> None:
    names = ("Be\x1b[2Jth", "Stuart")
    finished.write_text(msgspec.structs.replace(game(3), names=names).to_text(), encoding="utf-8")
    assert "must be printable" in refusal(finished)


def test_replay_steps_forwards_backwards_and_to_a_number() -> None:
    record = game(12)
    told = steps(record, ["", "", "b", "7", "q", "never read"])
    seen = [line for line in told.splitlines() if line.startswith("Choice ")]
    assert [line.split(" of ")[0] for line in seen] == ["Choice 1", "Choice 2", "Choice 1", "Choice 7"]
    assert "Before the first choice." in told
    assert seen[0] == f"Choice 1 of {len(record.choices)}: Beth, “Put 8 on Fire”."
    assert "Beth puts 8 on Fire. Rule PH-BC-02." in told


def test_replay_says_where_it_begins_and_ends_and_what_it_does_not_know() -> None:
    record = game()
    told = steps(record, ["b", "blorb", "9999", f"{len(record.choices)}", ""])
    assert "This is the beginning." in told
    assert "“blorb” is nothing I know here" in told
    assert "“9999” is nothing I know here" in told
    assert record.result.rpartition(" [")[0] in told
    assert "That was the last choice." in told


def test_replay_shows_a_seat_its_own_cards_and_a_spectator_nobodys() -> None:
    record = game(20)
    last = str(len(record.choices))
    assert "Your horde has" in steps(record, [last], seat=0)
    assert "Your horde has" not in steps(record, [last])


def test_replay_draws_boards_within_80_columns() -> None:
    told = steps(game(20), [""] * 4, plain=False, seat=1, language="fr")
    assert "╭─ Batailles ─" in told
    assert max(map(len, told.splitlines())) <= 80


def test_replay_all_prints_the_whole_log_with_rules(finished: Path) -> None:
    match: Match[Any] = Match.from_record(game())
    ran = CliRunner().invoke(replay_command, [str(finished), "--all", "--seat", "stuart"])
    assert ran.exit_code == 0
    for sentence, event in zip(match.tell_log(1), match.log, strict=True):
        assert f"{sentence} Rule {event.rule}." in ran.stdout


def test_replay_of_an_unknown_seat_is_refused(finished: Path) -> None:
    ran = CliRunner().invoke(replay_command, [str(finished), "--seat", "C"])
    assert str(ran.exception) == "--seat: There is no seat 'C'. There are: A, B."
