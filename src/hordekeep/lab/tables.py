"""The two tables of a series, one row per game and one per game and seat, as CSV or Parquet files."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Protocol

from hordekeep.kernel import SEAT_LETTERS, BadInput
from hordekeep.lab.playing import Played
from hordekeep.lab.series import Series

Format = Literal["csv", "parquet"]
Kind = Literal["number", "real", "flag", "text", "texts"]
Columns = dict[str, Kind]
Row = list[Any]

_ROWS_TOGETHER = 20_000
"""How many rows make a row group of a Parquet file."""


def game_columns(series: Series) -> Columns:
    """The columns of the table of games.

    >>> from hordekeep.lab import arrange
    >>> print(*game_columns(arrange("plankton-horde", ["random", "random"], games=1)))
    number seed bot_A bot_B option_level option_first winners share_A share_B score_A score_B choices forced offered
    rule
    """
    seats = series.letters
    options = [f"option_{name}" for name in series.options_of(1)]
    texts = ["seed", *(f"bot_{seat}" for seat in seats), *options, "winners"]
    reals = [*(f"share_{seat}" for seat in seats), *(f"score_{seat}" for seat in seats)]
    columns: Columns = {"number": "number"}
    columns.update(dict.fromkeys(texts, "text"))
    columns.update(dict.fromkeys(reals, "real"))
    columns.update({"choices": "number", "forced": "number", "offered": "number", "rule": "text"})
    return columns


def game_row(series: Series, game: Played) -> Row:
    """A game as a row of `game_columns`."""
    winners = "".join(SEAT_LETTERS[seat] for seat, share in enumerate(game.shares) if share)
    options = [str(value) for value in series.options_of(game.number).values()]
    offered = sum(ask.offered for ask in game.asks)
    counts = (game.choices, game.forced, offered, game.rule)
    return [game.number, game.seed, *game.bots, *options, winners, *game.shares, *game.scores, *counts]


def seat_columns() -> Columns:
    """The columns of the table of seats.

    >>> print(*seat_columns())
    number seat bot started score share traits
    """
    return {
        "number": "number",
        "seat": "text",
        "bot": "text",
        "started": "flag",
        "score": "real",
        "share": "real",
        "traits": "texts",
    }


def seat_rows(game: Played) -> Iterator[Row]:
    """A game as rows of `seat_columns`, seat by seat."""
    seats = zip(game.bots, game.scores, game.shares, game.traits, strict=True)
    for seat, (bot, score, share, traits) in enumerate(seats):
        yield [game.number, SEAT_LETTERS[seat], bot, seat == game.starter, score, share, traits]


class Table(Protocol):
    """A file that takes rows."""

    def write(self, row: Row) -> None:
        """Add a row."""
        ...

    def close(self) -> None:
        """Write what is left and close the file."""
        ...


class CsvTable:
    """A table as CSV: a flag is true or false, several texts are joined by semicolons."""

    def __init__(self, path: Path, columns: Columns) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file, lineterminator="\n")
        self._writer.writerow(columns)
        self._flags = [place for place, kind in enumerate(columns.values()) if kind == "flag"]
        self._texts = [place for place, kind in enumerate(columns.values()) if kind == "texts"]

    def write(self, row: Row) -> None:
        """Add a row."""
        for place in self._flags:
            row[place] = "true" if row[place] else "false"
        for place in self._texts:
            row[place] = "; ".join(row[place])
        self._writer.writerow(row)

    def close(self) -> None:
        """Write what is left and close the file."""
        self._file.close()


class ParquetTable:
    """A table as Parquet, written in groups of rows."""

    def __init__(self, path: Path, columns: Columns) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        kinds = {
            "number": pyarrow.int64(),
            "real": pyarrow.float64(),
            "flag": pyarrow.bool_(),
            "text": pyarrow.string(),
            "texts": pyarrow.list_(pyarrow.string()),
        }
        self._schema = pyarrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
        self._batch = pyarrow.record_batch
        self._writer = ParquetWriter(path, self._schema)
        self._rows: list[Row] = []

    def write(self, row: Row) -> None:
        """Add a row."""
        self._rows.append(row)
        if len(self._rows) == _ROWS_TOGETHER:
            self._write_group()

    def _write_group(self) -> None:
        columns = [list(column) for column in zip(*self._rows, strict=True)]
        self._writer.write_batch(self._batch(columns, schema=self._schema))
        self._rows.clear()

    def close(self) -> None:
        """Write what is left and close the file."""
        if self._rows:
            self._write_group()
        self._writer.close()


def check_format(format: Format) -> None:
    """Refuse Parquet where pyarrow is not installed."""
    if format == "parquet" and find_spec("pyarrow") is None:
        raise BadInput(
            "Parquet files need pyarrow, which is not installed.",
            where="--format",
            advice="Install it with: pip install 'hordekeep[lab]'. Or write CSV.",
        )


class Tables:
    """Both tables of a series, open for writing."""

    def __init__(self, folder: Path, series: Series, format: Format) -> None:
        made = ParquetTable if format == "parquet" else CsvTable
        self._series = series
        self._games: Table = made(folder / f"games.{format}", game_columns(series))
        self._seats: Table = made(folder / f"seats.{format}", seat_columns())

    def write(self, game: Played) -> None:
        """Add a game."""
        self._games.write(game_row(self._series, game))
        for row in seat_rows(game):
            self._seats.write(row)

    def __enter__(self) -> Tables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._games.close()
        self._seats.close()
