"""What the laboratory shows in a terminal: the progress of a series, its summary, and the table of a measurement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hordekeep.kernel import find_game
from hordekeep.lab import summary as summaries
from hordekeep.lab.bench import Measured
from hordekeep.lab.folder import Heard, nobody_listens
from hordekeep.lab.groups_page import between
from hordekeep.lab.page import drawn, percent
from hordekeep.lab.setups_console import show_set_ups
from hordekeep.lab.summary import Rate, Summary

LINE_SECONDS = 5.0
"""How often a plain progress line is written where there is no terminal."""


class _GamesPerSecond(ProgressColumn):
    """The rate of the last half minute."""

    def render(self, task: Task) -> Text:
        """Games a second, or nothing before the first ones are finished."""
        return Text(f"{in_figures(task.speed)} games/s" if task.speed else "")


@contextmanager
def progress(games: int, console: Console, *, quiet: bool = False) -> Iterator[Heard]:
    """Show how far a series of `games` is: a bar on a terminal, else a plain line now and then.

    >>> from io import StringIO
    >>> with progress(10, Console(file=StringIO())) as heard:
    ...     heard(10)
    """
    if quiet:
        yield nobody_listens
    elif console.is_terminal:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            _GamesPerSecond(),
            TimeRemainingColumn(compact=True),
        )
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("Playing", total=games)
            yield lambda more: bar.advance(task, more)
    else:
        yield _plain_lines(games, console)


def _plain_lines(games: int, console: Console) -> Heard:
    begun = said = perf_counter()
    done = 0

    def heard(more: int) -> None:
        nonlocal said, done
        done += more
        now = perf_counter()
        if now - said >= LINE_SECONDS and done:
            said = now
            rate = done / (now - begun)
            left = round((games - done) / rate)
            console.print(f"{done:,} of {games:,} games, {in_figures(rate)} games/s, {left:,} s left", highlight=False)

    return heard


def in_figures(number: float | None) -> str:
    """A number with about three figures; a dash if there is none.

    >>> [in_figures(number) for number in (61234.5, 12.34, 0.1234, None)]
    ['61,234', '12.3', '0.123', '–']
    """
    if number is None:
        return "–"
    if abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if abs(number) >= 10 else f"{number:.3g}"


def show_summary(summary: Summary) -> Group:
    """A series for a terminal: who won, from which seat, and how long games were."""
    parts: list[Table | Text] = [Text(_first_line(summary), style="bold"), Text()]
    if summary.games:
        if summary.varied:
            parts += [*show_set_ups(summary), Text("All set-ups together", style="bold")]
        parts += [_rates("Bot", summary.by_bot), Text(), _rates("Seat", summary.by_seat), Text()]
        for group in summary.groups:
            parts += [_members(group), Text()]
        if summary.draws is not None and summary.draws.games:
            parts.append(Text(drawn(summary.draws)))
        if summary.rounds is not None:
            of_each = ", ".join(f"{number:g}: {times:,}" for number, times in summary.rounds.counts)
            parts.append(Text(f"Rounds or turns: {summary.rounds.mean:.1f} on average ({of_each})."))
        parts.append(
            Text(
                f"A game took {summary.choices.mean:.1f} choices on average "
                f"({summary.choices.least:g} to {summary.choices.most:g}), "
                f"each among {summary.offered.mean:.1f}."
            )
        )
    return Group(*parts)


def _first_line(summary: Summary) -> str:
    games = f"{summary.games:,} games" if summary.complete else f"{summary.games:,} of {summary.games_wanted:,} games"
    return f"{summary.title}, {games}, seed {summary.seed}"


def _rates(whose: str, rates: Sequence[Rate]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), caption_justify="left")
    table.add_column(whose, overflow="fold")
    for name in ("Games", "Wins", "Win rate", "95% interval", "Mean score"):
        table.add_column(name, justify="right", no_wrap=True)
    for rate in rates:
        table.add_row(
            rate.bot or rate.seat,
            f"{rate.games:,}",
            f"{rate.wins:,.1f}".removesuffix(".0"),
            percent(rate.win_rate),
            f"{100 * rate.low:.1f} to {100 * rate.high:.1f}",
            f"{rate.mean_score:.2f}",
        )
    return table


def _members(group: summaries.Group) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), caption_justify="left")
    table.add_column(group.heading, overflow="fold")
    for name in ("Times", "Wins", "Win rate", "95% interval"):
        table.add_column(name, justify="right", no_wrap=True)
    for each in group.members:
        wins = f"{each.wins:,.1f}".removesuffix(".0")
        table.add_row(each.name, f"{each.times:,}", wins, percent(each.win_rate), between(each))
    return table


_GAP = 2
"""Spaces between columns."""
_NUMBER = 9
"""How wide the largest numbers are."""
_LINES: tuple[tuple[str, Callable[[Measured], float | None]], ...] = (
    ("Choices/s", lambda each: each.choices_per_s),
    ("Games/s", lambda each: each.games_per_s),
    ("Choices a game", lambda each: each.choices_per_game),
    ("  and forced ones", lambda each: each.forced_per_game),
    ("Choices offered per ask", lambda each: each.offered_per_ask),
    ("Clone of the state, µs", lambda each: each.state_clone_us),
    ("Clone at a beat's start, µs", lambda each: each.clone_us),
    ("Clone in mid-beat, µs", lambda each: each.clone_mid_beat_us),
    ("Imagine, µs", lambda each: each.imagine_us),
    ("ISMCTS iterations/s", lambda each: each.ismcts_iterations_per_s),
    ("  from openings", lambda each: each.ismcts_opening_per_s),
    ("  from mid-games", lambda each: each.ismcts_midgame_per_s),
    ("ISMCTS/s, played to the end", lambda each: each.ismcts_to_the_end_per_s),
    ("Replayed games/s", lambda each: each.replay_games_per_s),
    ("Replayed choices/s", lambda each: each.replay_choices_per_s),
)


def show_measured(measured: Sequence[Measured], width: int) -> Group:
    """The measurements of one game side by side, in as many tables as are needed to stay within `width`."""
    title = find_game(measured[0].game).title
    parts: list[Table | Text] = [Text(title, style="bold")]
    first = max(len(name) for name, _ in _LINES)
    rows: list[list[Measured]] = [[]]
    left = width - first
    for each in measured:
        wide = _GAP + max(len(_heading(each)), _NUMBER)
        if rows[-1] and wide > left:
            rows.append([])
            left = width - first
        rows[-1].append(each)
        left -= wide
    for row in rows:
        parts += [_side_by_side(row), Text()]
    return Group(*parts)


def _heading(measured: Measured) -> str:
    """How many seats, and the options that are not as the game comes."""
    defaults = {option.name: option.default for option in find_game(measured.game).rules.options}
    others = [str(value) for name, value in measured.options.items() if value != defaults[name]]
    return ", ".join(["1 seat" if measured.seats == 1 else f"{measured.seats} seats", *others])


def _side_by_side(measured: Sequence[Measured]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 0, 0, _GAP))
    table.add_column("", no_wrap=True)
    for each in measured:
        table.add_column(_heading(each), justify="right")
    for name, number in _LINES:
        table.add_row(name, *(in_figures(number(each)) for each in measured))
    return table
