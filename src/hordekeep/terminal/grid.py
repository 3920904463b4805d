"""Many choices at once: those that differ only in their lane share a row, with each choice's number under its lane."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text as Styled

from hordekeep.kernel import Document, Offer, Text
from hordekeep.terminal.voice import Voice

MANY = 6
"""So many choices are simply listed."""


class Row(NamedTuple):
    """One thing to do in several lanes: what it is, the number of the choice for each lane, and where it is now."""

    what: str
    numbers: Mapping[int, int]
    here: int = 0


class Sorted(NamedTuple):
    """Choices in rows over so many lanes, and the numbers of those that fit in none."""

    rows: Sequence[Row]
    others: Sequence[int]
    lanes: int = 0


Sort = Callable[[Sequence[Offer], Document, Voice], Sorted]
"""How a game sorts its offers; numbers count from 1, as offers are numbered."""


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
