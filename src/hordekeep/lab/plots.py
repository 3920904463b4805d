"""Small plots as SVG text, without any library and without any script.

Places along a plot are percentages, and text has a fixed size, so a plot is as readable on a phone as on a desk.
Colours come from the page's style sheet by class. Every plot has a title and a description for those who cannot see it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

_ROW, _AXIS = 52, 30


class Dot(NamedTuple):
    """One row of a dot plot: a label, a note at the right, a value and the bounds of its interval."""

    label: str
    note: str
    value: float
    low: float
    high: float


class Bar(NamedTuple):
    """One bar of a histogram: where it begins, and its height, a share of the whole."""

    start: float
    height: float


class Axis(NamedTuple):
    """A stretch of numbers with its ticks, each a number and its label."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]

    def place(self, number: float) -> float:
        """Where `number` lies, in percent of the plot's width.

        >>> Axis(0, 4, ()).place(1)
        25.0
        """
        return 100 * (min(max(number, self.low), self.high) - self.low) / (self.high - self.low)


def percent_axis(low: float, high: float, *, signed: bool = False) -> Axis:
    """An axis of rates, from 0 to 1 or whatever part of it is needed, with round ticks.

    >>> [label for _, label in percent_axis(0, 1).ticks]
    ['0%', '20%', '40%', '60%', '80%', '100%']
    """
    step = nice_step(high - low, 6)
    bottom, top = floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step
    top = max(top, bottom + step)
    count = round((top - bottom) / step)
    numbers = [bottom + step * place for place in range(count + 1)]
    return Axis(bottom, top, tuple((number, _percent(number, signed)) for number in numbers))


def number_axis(low: float, high: float, least: float = 0.0, most: int = 8) -> Axis:
    """An axis of numbers with round ticks inside it, not closer to each other than `least`.

    >>> [label for _, label in number_axis(-3, 41).ticks]
    ['0', '10', '20', '30', '40']
    """
    step = max(nice_step(high - low, most), least)
    numbers = [step * place for place in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
    return Axis(low, high, tuple((number, f"{number:g}") for number in numbers))


def nice_step(span: float, most: int) -> float:
    """A round step, so that at most `most` of them fit into `span`.

    >>> nice_step(44, 8), nice_step(0.3, 6)
    (10.0, 0.05)
    """
    if span <= 0:
        return 1.0
    rough = span / most
    power = 10.0 ** floor(log10(rough))
    return float(next(power * part for part in (1, 2, 5, 10) if power * part >= rough * (1 - 1e-9)))


def dot_plot(
    name: str, title: str, describe: str, dots: Sequence[Dot], axis: Axis, mark: tuple[float, str] | None = None
) -> str:
    """Values with their intervals, one under the other; `mark` is a line to compare with, and what it stands for.

    >>> plot = dot_plot("wins", "Who wins", "greedy wins", [Dot("greedy", "90%", 0.9, 0.8, 1)], percent_axis(0, 1))
    >>> plot.startswith("<svg") and "<title" in plot
    True
    """
    head = 4 if mark is None else 24
    bottom = head + _ROW * len(dots)
    parts = [_line(axis.place(at), head, axis.place(at), bottom, "grid") for at, _ in axis.ticks]
    if mark is not None:
        parts += _mark(axis, mark, head, bottom)
    for row, dot in enumerate(dots):
        y = head + _ROW * row
        side = "" if mark is None else " less" if dot.high < mark[0] else " more" if dot.low > mark[0] else " even"
        parts += [
            _text(0, y + 20, dot.label, "label"),
            _text(100, y + 20, dot.note, "note", "end"),
            _line(0, y + 36, 100, y + 36, "track"),
            _line(axis.place(dot.low), y + 36, axis.place(dot.high), y + 36, f"interval{side}"),
            f'<circle cx="{axis.place(dot.value):.3f}%" cy="{y + 36}" r="5.5" class="dot{side}"/>',
        ]
    parts += _tick_labels(axis, bottom + 18)
    return _svg(name, title, describe, bottom + _AXIS, parts)


def histogram(
    name: str,
    title: str,
    describe: str,
    bars: Sequence[Bar],
    width: float,
    axis: Axis,
    *,
    highest: float | None = None,
    mark: tuple[float, str] | None = None,
) -> str:
    """Bars of one width over an axis; plots that are compared share `axis` and `highest`.

    >>> histogram("h", "Scores", "all 3", [Bar(3, 1.0)], 1, number_axis(0, 10)).count("<rect")
    1
    """
    tall, head = 110, 22 if mark is not None else 6
    bottom = head + tall
    top = highest or max((bar.height for bar in bars), default=1.0)
    parts = [_line(axis.place(at), head, axis.place(at), bottom, "grid") for at, _ in axis.ticks]
    wide = 100 * width / (axis.high - axis.low)
    gap = min(0.4, wide / 8)
    for bar in bars:
        height = tall * bar.height / top if top else 0.0
        x, y = axis.place(bar.start) + gap / 2, bottom - height
        parts.append(f'<rect x="{x:.3f}%" y="{y:.2f}" width="{wide - gap:.3f}%" height="{height:.2f}" class="bar"/>')
    parts.append(_line(0, bottom, 100, bottom, "track"))
    if mark is not None:
        parts += _mark(axis, mark, head, bottom)
    parts += _tick_labels(axis, bottom + 18)
    return _svg(name, title, describe, bottom + _AXIS, parts)


def binned(several: Sequence[Sequence[tuple[float, int]]], most: int = 40) -> tuple[list[list[Bar]], float]:
    """Counted numbers as bars of one round width, at most about `most` of them, and that width.

    A bar's height is its share of its own count, so that several counts can be compared. The bar of a whole number
    stands in the middle over it.

    >>> binned([[(1, 5), (2, 3), (3, 2)]])
    ([[Bar(start=0.5, height=0.5), Bar(start=1.5, height=0.3), Bar(start=2.5, height=0.2)]], 1.0)
    """
    numbers = [number for counts in several for number, _ in counts]
    whole = all(float(number).is_integer() for number in numbers)
    width = nice_step(max(numbers) - min(numbers), most)
    width, shift = (float(max(1, ceil(width))), 0.5) if whole else (width, 0.0)
    drawn: list[list[Bar]] = []
    for counts in several:
        heights: Counter[int] = Counter()
        for number, times in counts:
            heights[floor(number / width + 1e-9)] += times
        total = heights.total()
        drawn.append([Bar(place * width - shift, height / total) for place, height in sorted(heights.items())])
    return drawn, width


def _percent(number: float, signed: bool) -> str:
    return f"{100 * number:+.3g}".replace("+0", "0").replace("-", "−") if signed else f"{100 * number:.3g}%"


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.3f}%" y1="{y1:g}" x2="{x2:.3f}%" y2="{y2:g}" class="{kind}"/>'


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:.3f}%" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def _mark(axis: Axis, mark: tuple[float, str], top: float, bottom: float) -> list[str]:
    """A dashed line with its meaning above it, turned inwards near the edges."""
    at = axis.place(mark[0])
    anchor = "start" if at < 15 else "end" if at > 85 else "middle"
    return [_line(at, top - 4, at, bottom, "mark"), _text(at, top - 9, mark[1], "note", anchor)]


def _tick_labels(axis: Axis, y: float) -> list[str]:
    return [_text(axis.place(at), y, label, "tick", "middle") for at, label in axis.ticks]


def _svg(name: str, title: str, describe: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" aria-labelledby="{name}-title {name}-desc" width="100%" height="{height:g}">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-desc">{escape(describe)}</desc>'
        f"{''.join(parts)}</svg>"
    )
