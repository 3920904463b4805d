"""How set-ups are laid out for readers: whose rates are compared, and in which tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from hordekeep.kernel import OptionValue
from hordekeep.lab.summary import SetUp, Summary

T = TypeVar("T")


class Compared(NamedTuple):
    """Whose rates are compared from set-up to set-up, and the title of that.

    >>> Compared("greedy", "", "Win rate of greedy").bot
    'greedy'
    """

    bot: str
    seat: str
    title: str


class Grid(NamedTuple):
    """A table of set-ups: a row for each value of one option, a column for each of another, the rest as `above` says.

    >>> Grid({"deck": "liothan"}, "horde", "difficulty", ()).above
    {'deck': 'liothan'}
    """

    above: dict[str, OptionValue]
    down: str
    across: str
    rows: tuple[tuple[SetUp, ...], ...]


def compared(summary: Summary) -> list[Compared]:
    """Whose rates the set-ups have: one for all seats, or one for each bot or seat."""
    rates = next((each.rates for each in summary.by_setup if each.rates), ())
    return [
        Compared(rate.bot, rate.seat, f"Win rate of {rate.bot or f'seat {rate.seat}'}")
        if rate.bot or rate.seat
        else Compared("", "", "Win rate")
        for rate in rates
    ]


def grids(summary: Summary) -> list[Grid]:
    """The set-ups as tables, with the last two varied options down and across; none if only one option was varied.

    >>> from hordekeep.lab import Tally, arrange
    >>> series = arrange("plankton-horde", ["random"] * 2, games=1, vary={"level": (), "first": ()})
    >>> (grid,) = grids(Tally(series).summary())
    >>> grid.down, grid.across, [[each.set_up["first"] for each in row] for row in grid.rows]
    ('level', 'first', [['A', 'B'], ['A', 'B']])
    """
    if len(summary.varied) < 2:
        return []
    *above, down, across = summary.varied
    rows = _cut(summary.by_setup, len(summary.varied[across]))
    return [
        Grid({name: some[0][0].set_up[name] for name in above}, down, across, some)
        for some in _cut(rows, len(summary.varied[down]))
    ]


def values_of(summary: Summary, option: str) -> list[SetUp]:
    """What each value of one varied option showed."""
    return [each for each in summary.by_value if option in each.set_up]


def choices(each: SetUp) -> str:
    """The mean number of choices a game; a dash before the first game.

    >>> choices(SetUp({"level": "basic"}, 0, 0.0, ())), choices(SetUp({"level": "basic"}, 2, 31.5, ()))
    ('–', '31.5')
    """
    return f"{each.choices_per_game:.1f}" if each.games else "–"


def _cut(whole: Sequence[T], size: int) -> list[tuple[T, ...]]:
    return [tuple(whole[start : start + size]) for start in range(0, len(whole), size)]
