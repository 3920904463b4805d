"""Pieces that pages of the laboratory are made of: sections, notes, tables, and numbers in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from hordekeep.lab.summary import Draws, Rate


def percent(rate: float) -> str:
    """A rate in words.

    >>> percent(0.935)
    '93.5%'
    """
    return f"{100 * rate:.1f}%"


def between(rate: Rate) -> str:
    """The 95% interval of a win rate, in percent.

    >>> between(Rate("greedy", "", 10, 8, 0.8, 0.49, 0.943, 21.5, 19.0, 24.0))
    '49.0 to 94.3'
    """
    return f"{100 * rate.low:.1f} to {100 * rate.high:.1f}"


def drawn(draws: Draws) -> str:
    """How many games were drawn, in words.

    >>> drawn(Draws(2, 0.2, 0.057, 0.51))
    'Shared by all seats: 20.0% of the games (95% interval 5.7 to 51.0).'
    """
    bounds = f"95% interval {100 * draws.low:.1f} to {100 * draws.high:.1f}"
    return f"Shared by all seats: {percent(draws.frequency)} of the games ({bounds})."


def section(title: str, lead: str, inside: str) -> str:
    """A part of the page; `inside` is HTML already."""
    return f"<section><h2>{escape(title)}</h2><p>{escape(lead)}</p>{inside}</section>"


def details(title: str, inside: str) -> str:
    """Something to open; `inside` is HTML already."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def note(words: str, kind: str) -> str:
    """A sentence that stands apart.

    >>> note("1 < 2", "warn")
    "<p class='warn'>1 &lt; 2</p>"
    """
    return f"<p class='{kind}'>{escape(words)}</p>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose cells are HTML already; all columns but the first are figures if they look like some."""
    top = "".join(f"<th scope='col'>{escape(name)}</th>" for name in head)
    body = "".join(
        "<tr>" + f"<th scope='row'>{row[0]}</th>" + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f"<div class='wide'><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
