"""The report's part about set-ups: the win rate with every combination of the varied options, and with every value."""

from __future__ import annotations

from html import escape

from hordekeep.kernel.record import written
from hordekeep.lab.grids import Compared, Grid, choices, compared, grids, values_of
from hordekeep.lab.page import between, details, percent, section, table
from hordekeep.lab.summary import SetUp, Summary
from hordekeep.lab.vary import in_words

STRONGEST = 50
"""How much of its colour a cell takes at most, in percent: on more of it the text would be hard to read."""
SIDE_BY_SIDE = 4
"""Tables with more columns than these stand one under the other."""


def by_setup(summary: Summary) -> str:
    """The part of the page about set-ups.

    >>> from hordekeep.lab import Tally, arrange, play_series
    >>> series = arrange("plankton-horde", ["greedy", "random"], games=2, seed="doc", vary={"level": (), "first": ()})
    >>> by_setup(Tally(series).add_all(play_series(series)).summary()).count("<table")
    7
    """
    first, *others = (_of(summary, whose) for whose in compared(summary))
    titles = [whose.title for whose in compared(summary)]
    top = f"{_legend(_middle(summary))}<h3>{escape(titles[0])}</h3>"
    rest = "".join(details(title, inside) for title, inside in zip(titles[1:], others, strict=True))
    return section("By set-up", _lead(summary), f"{top}{first}{rest}{_all_set_ups(summary)}")


def _lead(summary: Summary) -> str:
    games = sorted({each.games for each in summary.by_setup})
    each = f"{games[0]:,}" if len(games) == 1 else f"{games[0]:,} to {games[-1]:,}"
    *names, last = summary.varied
    options = f"{', '.join(names)} and {last}" if names else last
    of_what = "combinations" if names else "values"
    plural = "game" if games == [1] else "games"
    return (
        f"{each} {plural} for each of the {len(summary.by_setup):,} {of_what} of {options}. A cell is the share of "
        "games won, and the 95% interval under it. The n-th games of all set-ups had the same seed and seating."
    )


def _of(summary: Summary, whose: Compared) -> str:
    """All tables of one rate: two options each, then every option alone."""
    middle = _middle(summary)
    drawn = [_grid(grid, whose, middle) for grid in grids(summary)]
    alone = [_alone(summary, option, whose, middle) for option in summary.varied]
    beside = "two" if all(len(grid.rows[0]) <= SIDE_BY_SIDE for grid in grids(summary)) else "one"
    paired = f"<div class='{beside}'>{''.join(drawn)}</div>" if drawn else ""
    over = "<h3>Each option alone, over all values of the others</h3>" if drawn else ""
    return f"{paired}{over}<div class='two'>{''.join(alone)}</div>"


def _grid(grid: Grid, whose: Compared, middle: float) -> str:
    columns = "".join(f"<th scope='col'>{_value(each, grid.across)}</th>" for each in grid.rows[0])
    body = "".join(
        f"<tr><th scope='row'>{_value(row[0], grid.down)}</th>"
        + "".join(_cell(each, whose, middle) for each in row)
        + "</tr>"
        for row in grid.rows
    )
    corner = f"<th scope='col'>{escape(grid.down)} \\ {escape(grid.across)}</th>"
    caption = f"<figcaption>{escape(in_words(grid.above))}</figcaption>" if grid.above else ""
    return (
        f"<figure>{caption}<div class='wide'><table class='rates'><thead><tr>{corner}{columns}</tr></thead>"
        f"<tbody>{body}</tbody></table></div></figure>"
    )


def _alone(summary: Summary, option: str, whose: Compared, middle: float) -> str:
    head = "".join(f"<th scope='col'>{escape(name)}</th>" for name in (option, "Win rate", "Games", "Choices a game"))
    body = "".join(
        f"<tr><th scope='row'>{_value(each, option)}</th>{_cell(each, whose, middle)}"
        f"<td>{each.games:,}</td><td>{choices(each)}</td></tr>"
        for each in values_of(summary, option)
    )
    return (
        f"<figure><div class='wide'><table class='rates'><thead><tr>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table></div></figure>"
    )


def _cell(each: SetUp, whose: Compared, middle: float) -> str:
    rate = each.rate_of(whose.bot, whose.seat)
    if rate is None:
        return "<td class='none'>–</td>"
    side = "more" if rate.win_rate > middle else "less"
    far = abs(rate.win_rate - middle) / (1 - middle if rate.win_rate > middle else middle)
    bounds = f"{100 * rate.low:.0f} to {100 * rate.high:.0f}"
    return (
        f"<td class='cell {side}' style='--part:{STRONGEST * far:.0f}%'>"
        f"<b>{100 * rate.win_rate:.0f}%</b><small>{bounds}</small></td>"
    )


def _legend(middle: float) -> str:
    """What the colours mean, from nothing won to everything."""
    steps = (("less", STRONGEST, "0% won"), ("less", 0, f"{100 * middle:.0f}%"), ("more", STRONGEST, "100%"))
    drawn = "".join(f"<li class='cell {side}' style='--part:{part}%'>{words}</li>" for side, part, words in steps)
    return f"<ul class='legend' aria-label='Colours'>{drawn}</ul>"


def _middle(summary: Summary) -> float:
    """The rate without a colour: as many won as lost, or what chance gives where seats are against each other."""
    return 0.5 if summary.together else 1 / summary.seats


def _all_set_ups(summary: Summary) -> str:
    rows = []
    for each in summary.by_setup:
        values = " · ".join(_value(each, name) for name in summary.varied)
        for whose in compared(summary):
            rate = each.rate_of(whose.bot, whose.seat)
            rates = ["–"] * 3 if rate is None else [f"{rate.wins:.6g}", percent(rate.win_rate), between(rate)]
            who = [escape(whose.bot or whose.seat)] if whose.bot or whose.seat else []
            rows.append([values, *who, f"{each.games:,}", *rates, choices(each)])
    named = any(whose.bot or whose.seat for whose in compared(summary))
    who = ["Bot" if any(whose.bot for whose in compared(summary)) else "Seat"] if named else []
    head = [" · ".join(summary.varied), *who, "Games", "Wins", "Win rate", "95% interval", "Choices a game"]
    return details("All set-ups in numbers", table(head, rows))


def _value(each: SetUp, option: str) -> str:
    return escape(written(each.set_up[option]))
