"""What a series writes, and what it never writes over."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hordekeep.kernel import BadInput, Match, Record
from hordekeep.lab import Played, Series, arrange, check_folder, play_series, record_name, write_results
from hordekeep.lab.tables import check_format

HORDE = "plankton-horde"


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture
def series() -> Series:
    return arrange(HORDE, ["greedy", "random"], games=6, seed="s")


@pytest.mark.parametrize("format", ["csv", "parquet"])
def test_the_same_seed_writes_the_same_files_whatever_the_jobs(series: Series, tmp_path: Path, format: str) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder, jobs in ((one, 1), (two, 2)):
        write_results(
            folder,
            series,
            play_series(series, jobs=jobs, records=True),
            format="parquet" if format == "parquet" else "csv",
        )
    files = sorted(path.relative_to(one) for path in one.rglob("*") if path.is_file())
    assert files == sorted(path.relative_to(two) for path in two.rglob("*") if path.is_file())
    assert {path.name for path in files} >= {f"games.{format}", f"seats.{format}", "summary.json", "report.html"}
    for path in files:
        assert (one / path).read_bytes() == (two / path).read_bytes(), path


def test_the_tables_hold_a_row_per_game_and_per_seat(series: Series, tmp_path: Path) -> None:
    write_results(tmp_path, series, play_series(series))
    games, seats = rows(tmp_path / "games.csv"), rows(tmp_path / "seats.csv")
    assert [row["number"] for row in games] == ["1", "2", "3", "4", "5", "6"]
    assert [(row["bot_A"], row["bot_B"]) for row in games[:2]] == [("greedy", "random"), ("random", "greedy")]
    assert games[0]["option_level"] == "full"
    assert [(row["number"], row["seat"]) for row in seats[:3]] == [("1", "A"), ("1", "B"), ("2", "A")]
    for row in games:
        mine = [seat for seat in seats if seat["number"] == row["number"]]
        assert [seat["bot"] for seat in mine] == [row["bot_A"], row["bot_B"]]
        assert [seat["score"] for seat in mine] == [row["score_A"], row["score_B"]]
        assert [seat["share"] for seat in mine] == [row["share_A"], row["share_B"]]
        assert sorted(seat["started"] for seat in mine) == ["false", "true"]
        assert all((seat["started"] == "true") == ("Started round 1" in seat["traits"]) for seat in mine)
        assert {seat["seat"] for seat in mine if float(seat["share"])} == set(row["winners"])
        assert sum(float(seat["share"]) for seat in mine) == 1


def test_parquet_holds_what_csv_holds(series: Series, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    write_results(tmp_path / "csv", series, play_series(series))
    write_results(tmp_path / "parquet", series, play_series(series), format="parquet")
    for name in ("games", "seats"):
        typed = parquet.read_table(tmp_path / "parquet" / f"{name}.parquet").to_pylist()
        texts = rows(tmp_path / "csv" / f"{name}.csv")
        assert len(typed) == len(texts)
        for row, text in zip(typed, texts, strict=True):
            assert list(row) == list(text)
            assert int(text["number"]) == row["number"]
            if name == "seats":
                assert (text["started"] == "true") is row["started"]
                assert "; ".join(row["traits"]) == text["traits"]
                assert float(text["score"]) == row["score"]


def test_records_replay_to_the_same_outcome(series: Series, tmp_path: Path) -> None:
    write_results(tmp_path, series, play_series(series, jobs=2, records=True))
    games = rows(tmp_path / "games.csv")
    assert len(list((tmp_path / "records").iterdir())) == len(games)
    for row in games:
        text = (tmp_path / "records" / record_name(int(row["number"]))).read_text(encoding="utf-8")
        record = Record.from_text(text)
        outcome = Match.from_record(record).outcome()
        assert outcome is not None
        assert record.seed == row["seed"]
        assert outcome.rule == row["rule"]
        assert [str(score) for score in outcome.scores] == [row["score_A"], row["score_B"]]


def test_a_folder_of_something_else_is_never_written_to(series: Series, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("ten years of work", encoding="utf-8")
    with pytest.raises(BadInput, match="no series wrote"):
        write_results(tmp_path, series, play_series(series), force=True)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_summary_of_something_else_does_not_make_a_folder_ours(series: Series, tmp_path: Path) -> None:
    for text in ("{}", "no json", '{"made_by": "somebody", "game": "", "bots": [], "options": {}, "rotate": true}'):
        (tmp_path / "summary.json").write_text(text, encoding="utf-8")
        with pytest.raises(BadInput, match="no series wrote"):
            check_folder(tmp_path, series, force=True)


def test_a_file_is_no_folder(series: Series, tmp_path: Path) -> None:
    (tmp_path / "results").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="is a file"):
        check_folder(tmp_path / "results", series)


def test_an_earlier_run_of_the_same_series_is_replaced_only_by_force(series: Series, tmp_path: Path) -> None:
    write_results(tmp_path, series, play_series(series, records=True))
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BadInput, match="--force"):
        check_folder(tmp_path, series)
    shorter = arrange(HORDE, ["greedy", "random"], games=2, seed="another")
    write_results(tmp_path, shorter, play_series(shorter), force=True)
    assert len(rows(tmp_path / "games.csv")) == 2
    assert not (tmp_path / "records").exists()
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_another_series_is_not_replaced_even_by_force(series: Series, tmp_path: Path) -> None:
    write_results(tmp_path, series, play_series(series))
    other = arrange(HORDE, ["random", "random"], games=2, seed="s")
    with pytest.raises(BadInput, match="holds another series: plankton-horde with greedy, random"):
        check_folder(tmp_path, other, force=True)


def test_a_series_that_fails_keeps_the_games_before(series: Series, tmp_path: Path) -> None:
    def failing() -> Iterator[list[Played]]:
        played = play_series(series)
        yield next(played)
        yield next(played)
        raise RuntimeError("the lamp went out")

    with pytest.raises(RuntimeError, match="lamp"):
        write_results(tmp_path, series, failing())
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert (summary["games"], summary["complete"]) == (2, False)
    assert len(rows(tmp_path / "games.csv")) == 2
    assert "Stopped early: 2 of 6 games" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_parquet_without_pyarrow_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hordekeep.lab.tables.find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"pip install 'hordekeep\[lab\]'"):
        check_format("parquet")
    check_format("csv")
