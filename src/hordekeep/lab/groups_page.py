"""The part of a report that gives win rates by group: by faction, by hero, by who went first; whatever a game names."""

from __future__ import annotations

from html import escape

from hordekeep.lab.page import details, percent, section, table
from hordekeep.lab.plots import Dot, dot_plot, percent_axis
from hordekeep.lab.summary import Group, Member, Summary


def by_group(summary: Summary) -> str:
    """A figure for each group.

    >>> from hordekeep.lab import Tally, arrange, play_series
    >>> series = arrange("skytear", ["random", "random"], games=2, seed="doc")
    >>> by_group(Tally(series).add_all(play_series(series)).summary()).count("<figure")
    3
    """
    lead = (
        "The share of games won by those who belong to each, with 95% intervals. A draw counts as its part; seats that "
        "win and lose together count once."
    )
    if len(summary.by_bot) > 1:
        lead += " These bots are not alike, so a rate may only say which of them tends to have what."
    figures = [_figure(place, group) for place, group in enumerate(summary.groups)]
    return section("Win rates side by side", lead, f"<div class='two'>{''.join(figures)}</div>")


def _figure(place: int, group: Group) -> str:
    dots = [Dot(each.name, f"{percent(each.win_rate)} ({between(each)})", *_bounds(each)) for each in group.members]
    low, high = min(dot.low for dot in dots), max(dot.high for dot in dots)
    told = "; ".join(f"{dot.label} {dot.note}" for dot in dots)
    axis = percent_axis(min(low, 0.5), max(high, 0.5))
    plot = dot_plot(f"group-{place}", f"Win rate: {group.heading}", told, dots, axis, (0.5, "half"))
    rows = [
        (escape(each.name), f"{each.times:,}", f"{each.wins:.6g}", percent(each.win_rate), between(each))
        for each in group.members
    ]
    numbers = details("The numbers", table((group.heading, "Times", "Wins", "Win rate", "95% interval"), rows))
    return f"<figure><figcaption>{escape(group.heading)}</figcaption>{plot}{numbers}</figure>"


def _bounds(each: Member) -> tuple[float, float, float]:
    return each.win_rate, each.low, each.high


def between(each: Member) -> str:
    """The 95% interval of a win rate, in percent.

    >>> between(Member("Kurumo", 10, 6.5, 0.65, 0.35, 0.87))
    '35.0 to 87.0'
    """
    return f"{100 * each.low:.1f} to {100 * each.high:.1f}"
