"""The folder of a series: tables, records, `summary.json`, `report.html`; and care for what was there before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import nullcontext
from pathlib import Path
from shutil import rmtree

import msgspec

from hordekeep.kernel import BadInput, OptionValue
from hordekeep.lab.playing import Played
from hordekeep.lab.report import report_page
from hordekeep.lab.series import Series
from hordekeep.lab.summary import MADE_BY, Summary
from hordekeep.lab.tables import Format, Tables, check_format
from hordekeep.lab.tally import Tally

OURS = ("games.csv", "seats.csv", "games.parquet", "seats.parquet", "summary.json", "report.html", "records")
"""All that a series writes into its folder."""


Heard = Callable[[int], None]
"""Somebody who is told how many more games were finished."""


def nobody_listens(_: int) -> None:
    """Nobody is told."""


class _Mark(msgspec.Struct):
    """The part of `summary.json` by which a folder of ours is known."""

    made_by: str
    game: str
    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    rotate: bool
    varied: dict[str, tuple[OptionValue, ...]] = {}


def record_name(number: int) -> str:
    """The file name of a game's record.

    >>> record_name(17)
    'game-000017.txt'
    """
    return f"game-{number:06}.txt"


def check_folder(folder: Path, series: Series, *, force: bool = False) -> None:
    """Refuse a folder whose files the series has no right to write over.

    An empty or new folder is fine. With `force`, so is one that holds an earlier run of the same game, bots, options
    and rotation (the seed and the number of games may differ).

    >>> from hordekeep.lab import arrange
    >>> check_folder(Path("no such folder yet"), arrange("plankton-horde", ["random", "random"], games=1))
    """
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is a file, not a folder.", where="--out", advice="Name another folder.")
    if not folder.exists() or not any(folder.iterdir()):
        return
    mark = _mark_of(folder)
    if mark is None:
        raise BadInput(
            f"{folder} holds files that no series wrote.", where="--out", advice="Name a new or an empty folder."
        )
    if _same(mark) != _same(series):
        raise BadInput(
            f"{folder} holds another series: {mark.game} with {', '.join(mark.bots)}.",
            where="--out",
            advice="Name another folder, or remove this one.",
        )
    if not force:
        raise BadInput(
            f"{folder} holds an earlier run of this series.", where="--out", advice="Add --force to write over it."
        )


def _same(one: _Mark | Series) -> tuple[object, ...]:
    """What a series may not change where it writes over another; the order of varied options may not change either."""
    return one.game, one.bots, one.options, one.rotate, list(one.varied.items())


def _mark_of(folder: Path) -> _Mark | None:
    try:
        mark = msgspec.json.decode((folder / "summary.json").read_bytes(), type=_Mark)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    return mark if mark.made_by == MADE_BY else None


def write_results(
    folder: Path,
    series: Series,
    played: Iterable[list[Played]],
    *,
    format: Format = "csv",
    force: bool = False,
    tables: bool = True,
    heard: Heard = nobody_listens,
) -> Summary:
    """Write a series into `folder` while it is played; `heard` is told how many games were finished.

    Whatever ends the series early, the games that were finished are written whole, and the summary says that it is not
    complete. A game that has a record gets a file in `records`. Without `tables` there are the report and the summary
    alone.

    >>> from tempfile import TemporaryDirectory
    >>> from hordekeep.lab import arrange, play_series
    >>> series = arrange("plankton-horde", ["random", "random"], games=3, seed="doc")
    >>> with TemporaryDirectory() as folder:
    ...     summary = write_results(Path(folder), series, play_series(series))
    ...     print(*sorted(file.name for file in Path(folder).iterdir()))
    games.csv report.html seats.csv summary.json
    """
    check_format(format)
    check_folder(folder, series, force=force)
    _clear(folder)
    tally = Tally(series)
    _write_summary(folder, tally.summary())  # from the first moment the folder is known to be ours, and not complete
    try:
        with Tables(folder, series, format) if tables else nullcontext() as rows:
            for some in played:
                for game in some:
                    if rows is not None:
                        rows.write(game)
                    tally.add(game)
                    if game.record:
                        _write_record(folder, game)
                heard(len(some))
    finally:
        summary = tally.summary()
        (folder / "report.html").write_text(report_page(summary), encoding="utf-8")
        _write_summary(folder, summary)
    return summary


def _clear(folder: Path) -> None:
    """Make the folder, or remove from it what an earlier run wrote; anything else stays."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"Cannot make the folder {folder}: {problem.strerror}.", where="--out") from problem
    for name in OURS:
        old = folder / name
        if old.is_dir():
            rmtree(old)
        else:
            old.unlink(missing_ok=True)


def _write_record(folder: Path, game: Played) -> None:
    records = folder / "records"
    records.mkdir(exist_ok=True)
    (records / record_name(game.number)).write_text(game.record, encoding="utf-8")


def _write_summary(folder: Path, summary: Summary) -> None:
    """Write beside, then rename: a summary is there whole or not at all."""
    beside = folder / "summary.json.new"
    beside.write_text(summary.to_json(), encoding="utf-8")
    beside.replace(folder / "summary.json")
