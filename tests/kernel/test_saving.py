"""Saving and loading: there and back through a file, and for every bad file what is wrong, where, and what to do."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hordekeep.kernel import BadInput, Keep, Match
from tests.kernel.test_record import played, sealed
from tests.kernel.toy import GAME, Lanterns

SAVED = "Give a file that 'save' or 'sim --records' wrote."
PLAYED = played()
LINES = PLAYED.record().to_text().splitlines()


def test_a_match_goes_into_a_file_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    PLAYED.save(path)
    twin: Match[Lanterns] = Match.load(path, game=GAME)
    assert (twin.record(), twin.to_position(), twin.log) == (PLAYED.record(), PLAYED.to_position(), PLAYED.log)
    twin.undo()
    assert twin.ask is not None


def test_some_choices_of_a_file_and_no_history(tmp_path: Path) -> None:
    PLAYED.save(str(tmp_path / "game.record"))
    twin: Match[Lanterns] = Match.load(str(tmp_path / "game.record"), game=GAME, until=2, keep=Keep.NOTHING)
    assert twin.made[:2] == PLAYED.made[:2]
    assert (twin.keep, twin.log) == (Keep.NOTHING, [])
    assert len(twin.made) < len(PLAYED.made)


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    played(choices=3).save(path)
    PLAYED.save(path)
    assert path.read_text(encoding="utf-8") == PLAYED.record().to_text()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("where", ["nowhere/game.record", "taken"])
def test_what_cannot_be_saved_says_so_and_leaves_what_was(tmp_path: Path, where: str) -> None:
    (tmp_path / "taken").mkdir()
    path = tmp_path / where
    with pytest.raises(BadInput) as bad:
        PLAYED.save(path)
    assert bad.value.where == str(path)
    assert bad.value.what.startswith("Cannot write the file: ")
    assert bad.value.advice == "Give another name or folder."
    assert bad.value.in_words("fr")[0].startswith("Impossible d’écrire le fichier")
    assert [each.name for each in tmp_path.iterdir()] == ["taken"]


def changed(line: int, text: str) -> str:
    return sealed([*LINES[:line], text, *LINES[line + 1 : -1]])


FIRST_CHOICE = LINES.index("") + 1
BAD: dict[str, tuple[bytes, str, str, str]] = {
    "empty": (b"", ", line 1", "This is no Hordekeep record", SAVED),
    "another kind of file": (b"\x89PNG\r\n", "", "This is no text, so it is no record.", SAVED),
    "half of it": (
        "\n".join(LINES[: FIRST_CHOICE + 2]).encode(),
        f", line {FIRST_CHOICE + 2}",
        "The record breaks off after 2 choices: its 'end' line is missing.",
        "Copy the whole file.",
    ),
    "changed by hand": (
        "\n".join(LINES).replace("Beth", "Bess").encode(),
        f", line {len(LINES)}",
        "The record was changed after it was written: its checksum does not fit.",
        "Use the file as it was saved.",
    ),
    "a name that moves the cursor": (
        sealed([line.replace("Beth", "Be\x1b[2Jth") for line in LINES[:-1]]).encode(),
        "",
        "Names, seed and result must be printable text.",
        "Use the file as it was saved.",
    ),
    "other rules": (
        sealed([line.replace("rules: 7", "rules: 6") for line in LINES[:-1]]).encode(),
        "",
        "The record was played under version 6 of the rules of Lanterns; this program has version 7.",
        "Replay it with the release that wrote it.",
    ),
    "a choice that cannot be": (
        changed(FIRST_CHOICE, "A no-such-thing").encode(),
        ": choice 1, A 'no-such-thing'",
        "The record does not replay: There is no choice 'no-such-thing'.",
        "",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_says_what_is_wrong_where_and_what_to_do(tmp_path: Path, name: str) -> None:
    raw, where, what, advice = BAD[name]
    path = tmp_path / "bad.record"
    path.write_bytes(raw)
    with pytest.raises(BadInput) as bad:
        Match.load(path, game=GAME)
    assert bad.value.where == f"{path}{where}"
    assert bad.value.what.startswith(what)
    assert bad.value.advice == advice


@pytest.mark.skipif(os.name == "nt", reason="folders of Windows are read otherwise")
@pytest.mark.parametrize(("name", "why"), [("none.record", "No such file or directory"), (".", "Is a directory")])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(BadInput) as bad:
        Match.load(tmp_path / name)
    assert (bad.value.what, bad.value.advice) == (f"Cannot read the file: {why}.", SAVED)
    assert bad.value.where == str(tmp_path / name)
