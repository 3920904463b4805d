"""Many choices at once: those that differ only in their lane share a row, with each choice's number under its lane."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text as Styled

from hordekeep.kernel import Offer, Text
from hordekeep.kernel.boards import Row, Sorted, Voice

MANY = 6
"""So many choices are simply listed."""


def in_a_list(offers: Sequence[Offer]) -> Sorted:
    """No rows at all."""
    return Sorted((), range(1, len(offers) + 1))


def draw_rows(rows: Sequence[Row], lanes: int, say: Voice) -> Table:
    """The rows as a table: under each lane the number to type."""
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=44)
    for lane in range(1, lanes + 1):
        table.add_column(say(Text("play-row-lane", lane=lane)), justify="right", min_width=4, style="bold cyan")
    for what, numbers, here in rows:
        cells = [Styled(_cell(numbers.get(lane), lane == here)) for lane in range(1, lanes + 1)]
        table.add_row(f"  {what}", *cells)
    return table


def _cell(number: int | None, is_here: bool) -> str:
    return str(number) if number is not None else "■" if is_here else "·"


def tell_row(row: Row, say: Voice) -> str:
    """A row as a sentence."""
    cells = [say(Text("play-row-cell", number=number, lane=lane)) for lane, number in sorted(row.numbers.items())]
    return say(Text("play-row", what=row.what, cells=", ".join(cells)))
