"""`hordekeep play [GAME]`: play in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

from typing import Any

import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.commands.speaking import language_option

DEFAULT_GAME = "plankton-horde"


class PlayCommand(click.RichCommand):
    """Its help ends with the games that are installed and their own options."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        """List every game with its seats and options, as the games themselves declare them."""
        from rich.panel import Panel
        from rich.table import Table

        from hordekeep.kernel import find_game, game_slugs

        for slug in game_slugs():
            game = find_game(slug)
            table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
            table.add_column(style="bold cyan", no_wrap=True)
            table.add_column()
            for option in sorted(game.rules.options, key=lambda option: option.advanced):
                table.add_row(f"--option {option.name}={option.default}", f"{option.sentence.to('en')} The default.")
                for value in option.values:
                    if value.name != option.default:
                        table.add_row(f"--option {option.name}={value.name}", value.sentence.to("en"))
                if option.kind == "seat":
                    table.add_row(f"--option {option.name}=A", "A seat by its letter: A is the first.")
                if option.kind == "text":
                    table.add_row("", "Or any other text that the game knows.")
                if option.kind == "number":
                    table.add_row("", f"A number from {option.low} to {option.high}.")
            seats = f"{game.fewest} to {game.most} seats" if game.most > 1 else "1 seat"
            title = f"{slug}: {game.title}, {seats}"
            formatter.write(Panel(table, title=title, title_align="left", border_style="dim"))
        super().format_epilog(ctx, formatter)


@click.command("play", cls=PlayCommand, context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("game", required=False)
@click.option(
    "--seats",
    metavar="WHO,WHO,...",
    help="Who plays, in the order of the seats: 'you', people's names (they share the screen), or bots: random, "
    "greedy, ismcts:300 (iterations a choice), ismcts:0.5s (seconds a choice). Default: you,ismcts:800. Where one "
    "seat is enough: you.",
)
@click.option(
    "--option", "options", metavar="NAME=VALUE", multiple=True, help="Set an option of the game; repeatable. See below."
)
@click.option("--seed", metavar="TEXT", help="Fix the dice: the same seed deals the same cards. Default: a fresh one.")
@language_option
@click.option(
    "--plain",
    is_flag=True,
    help="For screen readers: no boxes, no colour, no moving cursor, every line a sentence. Also used by itself where "
    "the output is no terminal. NO_COLOR is honoured.",
)
@pack_option
@click.option("--load", metavar="FILE", help="Go on with a saved game; seats named like bots are played by them.")
def command(
    game: str | None,
    seats: str | None,
    options: tuple[str, ...],
    seed: str | None,
    language: str,
    plain: bool,
    load: str | None,
) -> None:
    """Play GAME in the terminal, against bots or with friends at one screen. Without GAME: plankton-horde.

    At every question choose by number or name, or type: why WORDS, undo, hint, read CARD, rules ID or WORDS, save FILE,
    log, look, board, help, quit. Names work in English and French and may be shortened. When the input ends, the game
    is saved.

    \b
    Examples:
      hordekeep play
      hordekeep play --seats you,greedy,ismcts:300 --option level=basic
      hordekeep play --seats Anna,Beth --lang fr
      hordekeep play --load game.record
    """
    from hordekeep.terminal.opening import begin, go_on
    from hordekeep.terminal.session import play

    if load is None:
        table = begin(game or DEFAULT_GAME, seats, options, seed, language, plain=plain)
    else:
        table = go_on(load, game, seats, options, seed, language, plain=plain)
    play(table)
