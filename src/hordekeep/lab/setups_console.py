"""Set-ups in a terminal: the win rate with every combination of the varied options, and with every value."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hordekeep.kernel.record import written
from hordekeep.lab.grids import Compared, Grid, choices, compared, grids, values_of
from hordekeep.lab.summary import SetUp, Summary
from hordekeep.lab.vary import in_words

WIDTH = 80
"""A table of two options that is wider than this is a list instead."""
_GAP = 3


def show_set_ups(summary: Summary) -> list[Table | Text]:
    """The tables of all rates that are compared, with their titles."""
    parts: list[Table | Text] = []
    for whose in compared(summary):
        parts.append(Text(f"{whose.title} by set-up, with 95% intervals", style="bold"))
        drawn = [_cells(grid, whose) for grid in grids(summary)]
        widths = [max(map(len, column)) for column in zip(*(row for rows in drawn for row in rows), strict=True)]
        if drawn and sum(widths) + _GAP * (len(widths) - 1) <= WIDTH:
            for rows in drawn:
                parts += [_grid(rows, widths), Text()]
        elif drawn:
            parts += [_listed(list(summary.by_setup), list(summary.varied), whose), Text()]
        for option in summary.varied:
            parts += [_listed(values_of(summary, option), [option], whose), Text()]
    return parts


def _cells(grid: Grid, whose: Compared) -> list[list[str]]:
    """The table in words, its head first."""
    head = [in_words(grid.above), *(_value(each, grid.across) for each in grid.rows[0])]
    return [head, *([_value(row[0], grid.down), *(_rate(each, whose) for each in row)] for row in grid.rows)]


def _grid(rows: list[list[str]], widths: list[int]) -> Table:
    """A table whose columns are as wide as those of the others above and below it."""
    table = _table(rows[0], left=1)
    for column, width in zip(table.columns, widths, strict=True):
        column.min_width = width
    for row in rows[1:]:
        table.add_row(*row)
    return table


def _listed(several: list[SetUp], options: list[str], whose: Compared) -> Table:
    """A row for each set-up, or for each value of one option."""
    table = _table([*options, "Games", "Win rate", "Choices a game"], left=len(options))
    for each in several:
        values = [_value(each, option) for option in options]
        table.add_row(*values, f"{each.games:,}", _rate(each, whose), choices(each))
    return table


def _table(head: list[str], *, left: int) -> Table:
    """A table whose first `left` columns are words, and the others figures."""
    table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0))
    for place, name in enumerate(head):
        if place < left:
            table.add_column(Text(name), overflow="fold")
        else:
            table.add_column(Text(name), justify="right", no_wrap=True)
    return table


def _rate(each: SetUp, whose: Compared) -> str:
    rate = each.rate_of(whose.bot, whose.seat)
    if rate is None:
        return "–"
    return f"{100 * rate.win_rate:.0f}% ({100 * rate.low:.0f}–{100 * rate.high:.0f})"


def _value(each: SetUp, option: str) -> str:
    return written(each.set_up[option])
