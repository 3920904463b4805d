"""`hordekeep verify FILE`: check a record."""

from __future__ import annotations

import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.kernel import LANGUAGES


@click.command("verify", context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file")
@pack_option
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language. Default: from LC_ALL, LC_MESSAGES or LANG.")
def command(file: str, lang: str | None) -> None:
    """Check the record in FILE ("-" is standard input), and say what was checked.

    Checked are: the text form and its checksum, the seed against the commitment shown before the game, every choice
    against the rules, and the recorded result against the replayed one. Anything wrong is an error with exit code 2.
    """
    from hordekeep.terminal.verify import verify
    from hordekeep.terminal.voice import language_of

    for sentence in verify(file, lang or language_of()):
        click.echo(sentence)
