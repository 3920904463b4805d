"""`hordekeep bench`: how fast the games run on this machine."""

from __future__ import annotations

import msgspec
import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.lab.bench import Measured, cases, measure
from hordekeep.lab.series import read_assignments


@click.command("bench")
@click.argument("game", required=False)
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=2.0,
    show_default=True,
    help="Time for each column of the table.",
)
@click.option("--seats", type=click.IntRange(min=1), metavar="N", help="Measure with N seats only.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game.")
@pack_option
@click.option("--all", "whole", is_flag=True, help="Measure the values of the game's options one by one as well.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object a line, for all that --all measures.")
def command(
    game: str | None, seconds: float, seats: int | None, options: tuple[str, ...], whole: bool, as_json: bool
) -> None:
    """Measure how fast the games run on this machine.

    One process plays at random, clones, searches and replays. Rates are per second of processor time. Without GAME,
    every installed game is measured: as it comes, with every number of seats.
    """
    chosen = list(cases(game, seats, read_assignments(options), whole=whole or as_json))
    if as_json:
        for case in chosen:
            click.echo(msgspec.json.encode(measure(case, seconds)))
        return

    from rich.console import Console

    from hordekeep.lab.console import show_measured

    waiting = Console(stderr=True)
    measured: dict[str, list[Measured]] = {}
    for case in chosen:
        with waiting.status(f"Measuring {case.game} with {case.seats} seats …"):
            measured.setdefault(case.game, []).append(measure(case, seconds))
    console = Console()
    for of_one_game in measured.values():
        console.print(show_measured(of_one_game, console.width))
