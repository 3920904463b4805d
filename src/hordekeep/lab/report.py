"""The report of a series: one HTML page that needs nothing else, with plots and the numbers behind them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from hordekeep.lab.groups_page import by_group
from hordekeep.lab.page import between, details, drawn, note, percent, section, table
from hordekeep.lab.plots import Dot, binned, dot_plot, histogram, number_axis, percent_axis
from hordekeep.lab.setups_page import by_setup
from hordekeep.lab.summary import Rate, Spread, Summary, Trait

SEEN_ENOUGH = 20
"""A trait seen less often than this is in the table, but not in the plot: its rate is mostly luck."""
TRAITS_SHOWN = 30
"""How many traits the plot shows at most."""


def report_page(summary: Summary) -> str:
    """The page.

    >>> from hordekeep.lab import Tally, arrange, play_series
    >>> series = arrange("plankton-horde", ["greedy", "random"], games=6, seed="doc")
    >>> page = report_page(Tally(series).add_all(play_series(series)).summary())
    >>> page.startswith("<!doctype html>"), page.count("<svg") > 4
    (True, True)
    """
    style = resources.files("hordekeep.lab").joinpath("report.css").read_text(encoding="utf-8")
    title = f"{summary.title}: {' · '.join(summary.bots)}"
    parts = [_head(summary)]
    if summary.games:
        if summary.varied:
            parts.append(by_setup(summary))
        parts.append(_wins(summary))
        if summary.groups:
            parts.append(by_group(summary))
        parts += [_scores(summary), _length(summary), _deciding(summary), _endings(summary)]
    parts.append(_settings(summary))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


# -- the parts of the page -------------------------------------------------------------------------------------------


def _head(summary: Summary) -> str:
    times = {bot: summary.bots.count(bot) for bot in summary.bots}
    seats = " · ".join(bot if count == 1 else f"{bot} × {count}" for bot, count in times.items())
    state = (
        ""
        if summary.complete
        else note(
            f"Stopped early: {summary.games:,} of {summary.games_wanted:,} games were finished. "
            "Every number here is of those games.",
            "warn",
        )
    )
    facts = ""
    if summary.by_bot:
        best = max(summary.by_bot, key=lambda rate: rate.win_rate)
        tiles = [(f"{summary.games:,}", "games"), (str(summary.seats), "seat" if summary.seats == 1 else "seats")]
        if summary.varied:
            tiles.append((f"{len(summary.by_setup):,}", "set-ups"))
        if len(summary.by_bot) > 1:
            tiles.append((percent(best.win_rate), f"won by {best.bot} ({between(best)})"))
        tiles += [
            (f"{summary.choices.mean:.1f}", "choices a game"),
            (f"{summary.offered.mean:.1f}", "choices offered per ask"),
        ]
        facts = (
            "<ul class='facts'>"
            + "".join(f"<li><b>{escape(number)}</b> <span>{escape(words)}</span></li>" for number, words in tiles)
            + "</ul>"
        )
    return (
        f"<header><p class='over'>Hordekeep laboratory</p><h1>{escape(summary.title)}</h1>"
        f"<p class='sub'>{escape(seats)}</p>{state}{facts}</header>"
    )


def _wins(summary: Summary) -> str:
    chance = 0.0 if summary.together else 1 / summary.seats
    mark = (chance, f"chance {percent(chance)}") if chance else None
    rates = [*summary.by_bot, *summary.by_seat]
    axis = percent_axis(0, max(chance, *(rate.high for rate in rates)))
    plot = dot_plot("by-seat", "Win rate by seat", _told(summary.by_seat), _dots(summary.by_seat), axis, mark)
    figures = [_figure("By seat", plot, _rates_table(summary.by_seat, "Seat"))]
    both = ""
    if len(summary.by_bot) > 1 or summary.together:  # else a bot that plays all seats wins every game
        plot = dot_plot("by-bot", "Win rate by bot", _told(summary.by_bot), _dots(summary.by_bot), axis, mark)
        figures.insert(0, _figure("By bot", plot, _rates_table(summary.by_bot, "Bot")))
    if len(summary.by_bot) > 1:
        both = details("Each bot at each seat", _rates_table(summary.by_bot_and_seat, "Bot at seat"))
    turned = "Bots changed seats from game to game." if summary.rotate else "Bots kept their seats in all games."
    shared = "Those who win together win wholly." if summary.together else "A shared victory counts as its part."
    every = "These are the games of all set-ups. " if summary.varied else ""
    lead = f"{every}A dot is the share of games won, its line the 95% interval. {shared} {turned}"
    return section("Who wins", lead, f"<div class='two'>{''.join(figures)}</div>{both}")


def _scores(summary: Summary) -> str:
    named = [(f"scores-{place}", rate.bot, summary.scores[rate.bot]) for place, rate in enumerate(summary.by_bot)]
    lead = "How often each score was reached, all bots on one scale."
    return section("Scores", lead, f"<div class='two'>{''.join(_histograms(named, 'Score', 'Times'))}</div>")


def _length(summary: Summary) -> str:
    figures = [
        *_histograms([("length", "Choices a game", summary.choices)], "Choices", "Games"),
        *_histograms([("offered", "Choices offered per ask", summary.offered)], "Offered", "Asks"),
    ]
    if summary.rounds is not None:
        figures += _histograms([("rounds", "Rounds or turns a game", summary.rounds)], "Rounds", "Games")
    rows = [
        (question.ask, _rule(question.rule), f"{question.per_game:.2f}", f"{question.offered:.2f}")
        for question in summary.asks
    ]
    asked = table(("Ask", "Rule", "Times a game", "Choices offered"), rows)
    lead = (
        f"A game took {summary.choices.mean:.1f} choices on average, from {summary.choices.least:g} to "
        f"{summary.choices.most:g}. {summary.forced_per_game:.1f} more a game were the only one possible "
        "and are not counted."
    )
    return section("Length", lead, f"<div class='two'>{''.join(figures)}</div>{details('What was asked', asked)}")


def _deciding(summary: Summary) -> str:
    dots = [dot for trait in summary.traits if (dot := _dot_of(trait))][:TRAITS_SHOWN]
    lead = (
        "How many more games in a hundred a seat won with each of these than without it, with 95% intervals. What goes "
        "with winning need not be its cause."
    )
    if len(summary.by_bot) > 1:
        lead += (
            " These bots are not alike, so a difference may only say which of them tends to have what: "
            "a bot against itself shows it better."
        )
    if summary.varied:
        lead += " The games of all set-ups are together here, so a difference may only tell set-ups apart."
    if not dots:
        rare = f"Nothing was seen {SEEN_ENOUGH} times with something to compare it with: play more games."
        return section("What decides games", rare, details("All traits", _traits_table(summary.traits)))
    low, high = min(0.0, *(dot.low for dot in dots)), max(0.0, *(dot.high for dot in dots))
    told = "; ".join(f"{dot.label} {dot.note}" for dot in dots)
    plot = dot_plot(
        "traits",
        "Difference in win rate, with and without",
        told,
        dots,
        percent_axis(low, high, signed=True),
        (0.0, "no difference"),
    )
    left_out = len(summary.traits) - len(dots)
    numbers = f"All {len(summary.traits)} traits" + (f" ({left_out} not in the plot)" if left_out else "")
    every = _traits_table(summary.traits)
    return section("What decides games", lead, f"<figure>{plot}{details(numbers, every)}</figure>")


def _endings(summary: Summary) -> str:
    rows = [(_rule(end.rule), f"{end.games:,}", percent(end.frequency)) for end in summary.endings]
    lead = "The rule that named the winner."
    if summary.draws is not None and summary.draws.games:
        lead += f" {drawn(summary.draws)}"
    return section("How games ended", lead, table(("Rule", "Games", "Share"), rows))


def _settings(summary: Summary) -> str:
    options = ", ".join(f"{name}: {_word(value)}" for name, value in summary.options.items()) or "none"
    rows = [
        ("Game", escape(f"{summary.title} ({summary.game}, rules version {summary.rules_version})")),
        ("Bots", escape(", ".join(summary.bots))),
        ("Seats change", "from game to game" if summary.rotate else "never"),
        *(("Varied", escape(f"{name}: {', '.join(map(_word, each))}")) for name, each in summary.varied.items()),
        ("Options", escape(options)),
        ("Seed", escape(summary.seed)),
        ("Games", f"{summary.games:,} of {summary.games_wanted:,}"),
        ("Hordekeep", escape(summary.version)),
    ]
    listed = "".join(f"<div><dt>{name}</dt><dd>{words}</dd></div>" for name, words in rows)
    again = "The same command gives the same games, on any machine and with any number of jobs."
    if not summary.repeatable:
        again = "A bot thought for seconds, not iterations, so the same command need not give the same games."
    code = f"<pre><code>{escape(summary.command)}</code></pre>"
    return section("Settings", again, f"{code}<dl>{listed}</dl>")


# -- words and tables ------------------------------------------------------------------------------------------------


def _points(rate: float | None) -> str:
    return "" if rate is None else f"{100 * rate:+.1f}".replace("-", "−")


def _dot_of(trait: Trait) -> Dot | None:
    """A trait's row in the plot; None if it was seen too seldom, or if there is nothing to compare it with."""
    if trait.times < SEEN_ENOUGH or trait.difference is None or trait.low is None or trait.high is None:
        return None
    note = f"{_points(trait.difference)} ({_points(trait.low)} to {_points(trait.high)})"
    return Dot(trait.trait, note, trait.difference, trait.low, trait.high)


def _whose(rate: Rate) -> str:
    return " at ".join(part for part in (rate.bot, rate.seat) if part)


def _dots(rates: Iterable[Rate]) -> list[Dot]:
    return [
        Dot(_whose(rate), f"{percent(rate.win_rate)} ({between(rate)})", rate.win_rate, rate.low, rate.high)
        for rate in rates
    ]


def _told(rates: Iterable[Rate]) -> str:
    return "; ".join(f"{dot.label}: {dot.note}" for dot in _dots(rates))


def _word(value: str | int | bool) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _histograms(named: Sequence[tuple[str, str, Spread]], number: str, times: str) -> list[str]:
    """Spreads as histograms on one scale; each has an id, a title and its numbers."""
    drawn, width = binned([spread.counts for _, _, spread in named])
    every = [bar for bars in drawn for bar in bars]
    axis = number_axis(min(bar.start for bar in every), max(bar.start for bar in every) + width, width)
    highest = max(bar.height for bar in every)
    figures = []
    for (name, title, spread), bars in zip(named, drawn, strict=True):
        tallest = max(bar.height for bar in bars)
        words = (
            f"From {_minus(spread.least)} to {_minus(spread.most)}, median {_minus(spread.median)}. "
            f"The tallest bar is {percent(tallest)}."
        )
        mark = (spread.mean, f"mean {spread.mean:.1f}".replace("-", "−"))
        told = f"Mean {spread.mean:.2f}. {words}"
        plot = histogram(name, title, told, bars, width, axis, highest=highest, mark=mark)
        figures.append(_figure(title, plot, _counts_table(spread, number, times), words))
    return figures


def _minus(number: float) -> str:
    return f"{number:g}".replace("-", "−")


def _figure(title: str, plot: str, numbers: str, words: str = "") -> str:
    caption = f"<figcaption>{escape(title)}{f'<small>{escape(words)}</small>' if words else ''}</figcaption>"
    return f"<figure>{caption}{plot}{details('The numbers', numbers)}</figure>"


def _rule(rule: str) -> str:
    return f"<span class='rule'>{escape(rule)}</span>"


def _rates_table(rates: Iterable[Rate], whose: str) -> str:
    rows = [
        (
            escape(_whose(rate)),
            f"{rate.games:,}",
            f"{rate.wins:.6g}",
            percent(rate.win_rate),
            between(rate),
            f"{rate.mean_score:.2f}",
            f"{rate.score_low:.2f} to {rate.score_high:.2f}",
        )
        for rate in rates
    ]
    return table((whose, "Games", "Wins", "Win rate", "95% interval", "Mean score", "95% interval"), rows)


def _counts_table(spread: Spread, number: str, times: str) -> str:
    total = sum(count for _, count in spread.counts)
    rows = [(_minus(value), f"{count:,}", percent(count / total)) for value, count in spread.counts]
    return table((number, times, "Share"), rows)


def _traits_table(traits: Iterable[Trait]) -> str:
    rows = [
        (
            escape(trait.trait),
            f"{trait.times:,}",
            percent(trait.frequency),
            percent(trait.win_rate_with),
            "" if trait.win_rate_without is None else percent(trait.win_rate_without),
            _points(trait.difference),
            "" if trait.difference is None else f"{_points(trait.low)} to {_points(trait.high)}",
        )
        for trait in traits
    ]
    return table(("Trait", "Times", "Share", "Win rate with", "Without", "Difference", "95% interval"), rows)
