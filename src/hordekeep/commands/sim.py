"""`hordekeep sim`: many games between bots, their results and a report."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

import msgspec
import rich_click as click
from rich.console import Console

from hordekeep.commands.card_games import pack_option
from hordekeep.kernel import BadInput, find_game
from hordekeep.lab.console import in_figures, progress, show_summary
from hordekeep.lab.folder import check_folder, write_results
from hordekeep.lab.series import arrange, read_assignments
from hordekeep.lab.summary import Summary
from hordekeep.lab.tables import Format, check_format
from hordekeep.lab.tally import Tally
from hordekeep.lab.vary import read_vary
from hordekeep.lab.workers import Stop, cores, play_series


@click.command("sim")
@click.argument("game")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many games (of each set-up).",
)
@click.option(
    "--seats", "bots", metavar="BOT,BOT,...", help="Who plays: random, greedy, ismcts:500 ... [default: random]"
)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@click.option(
    "--vary",
    multiple=True,
    metavar="OPTION[=VALUE,...]",
    help="Play with each of these values, or with all the option has. Several options: with every combination.",
)
@click.option("--seed", metavar="TEXT", help="The same seed gives the same games. [default: a new one]")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes to play in. [default: one a core]")
@click.option("--rotate/--no-rotate", default=True, show_default=True, help="Bots change seats from game to game.")
@click.option("--out", type=click.Path(path_type=Path), metavar="DIR", help="Folder for the results and the report.")
@click.option(
    "--format", type=click.Choice(["csv", "parquet"]), default="csv", show_default=True, help="Of the tables."
)
@pack_option
@click.option("--report-only", is_flag=True, help="Write the report and the summary alone, no tables.")
@click.option("--records", is_flag=True, help="Keep the record of every game, to replay it.")
@click.option("--force", is_flag=True, help="Write over an earlier run of the same series.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as one JSON object.")
@click.option("--quiet", is_flag=True, help="No progress and no summary.")
def command(
    game: str,
    games: int,
    bots: str | None,
    options: tuple[str, ...],
    vary: tuple[str, ...],
    seed: str | None,
    jobs: int | None,
    rotate: bool,
    out: Path | None,
    format: Format,
    report_only: bool,
    records: bool,
    force: bool,
    as_json: bool,
    quiet: bool,
) -> None:
    """Play many games between bots and write a report.

    The same seed gives the same results, whatever the number of jobs. Ctrl-C stops early and keeps the games that are
    finished.
    """
    if out is None and (records or report_only or format != "csv"):
        raise BadInput("There is no folder to write to.", where="--out", advice="Add --out DIR.")
    if report_only and (records or format != "csv"):
        raise BadInput("It writes no tables and no records.", where="--report-only", advice="Leave one of the two out.")
    names = bots.split(",") if bots is not None else ["random"] * find_game(game).fewest
    series = arrange(
        game,
        names,
        games=games,
        seed=seed,
        options=read_assignments(options),
        rotate=rotate,
        vary=read_vary(vary),
    )
    if out is not None:  # before any game is played in vain
        check_format(format)
        check_folder(out, series, force=force)
    stop = Stop()
    workers = jobs or cores()
    errors = Console(stderr=True)
    begun = perf_counter()
    with _stopped_by_signals(stop) as caught:
        played = play_series(series, jobs=workers, records=records, stop=stop)
        with progress(series.games, errors, quiet=quiet) as heard:
            if out is None:
                tally = Tally(series)
                for some in played:
                    tally.add_all([some])
                    heard(len(some))
                summary = tally.summary()
            else:
                summary = write_results(
                    out, series, played, format=format, force=force, tables=not report_only, heard=heard
                )
    seconds = perf_counter() - begun
    if as_json:
        run = {"jobs": workers, "seconds": seconds, "games_per_s": summary.games / seconds}
        click.echo(msgspec.json.encode({**msgspec.to_builtins(summary), "run": run}))
    elif not quiet:
        _show(summary, out, seconds)
    if caught:
        _say_stopped(summary, out, errors)
        sys.exit(128 + caught[0])


def _show(summary: Summary, out: Path | None, seconds: float) -> None:
    console = Console(highlight=False)
    console.print(show_summary(summary))
    console.print(f"{seconds:.1f} s, {in_figures(summary.games / seconds)} games/s")
    if out is not None:
        console.print(f"Report: {out / 'report.html'}", soft_wrap=True)


def _say_stopped(summary: Summary, out: Path | None, errors: Console) -> None:
    kept = f" They are written to {out}." if out is not None else ""
    errors.print(
        f"Stopped. {summary.games:,} of {summary.games_wanted:,} games were finished and count in full.{kept}",
        highlight=False,
        soft_wrap=True,
    )


@contextmanager
def _stopped_by_signals(stop: Stop) -> Iterator[list[int]]:
    """While this lasts, Ctrl-C and a termination stop the series kindly; a second one is as hard as ever."""
    caught: list[int] = []
    before: dict[signal.Signals, Any] = {}

    def take(number: int, _: FrameType | None) -> None:
        caught.append(number)
        stop.set()
        for each, handler in before.items():
            signal.signal(each, handler)

    for each in (signal.SIGINT, signal.SIGTERM):
        before[each] = signal.getsignal(each)
        signal.signal(each, take)
    try:
        yield caught
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
