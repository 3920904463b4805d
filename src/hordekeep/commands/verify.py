"""`hordekeep verify FILE`: check a record."""

from __future__ import annotations

import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.commands.speaking import language_option


@click.command("verify", context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file")
@pack_option
@language_option
def command(file: str, language: str) -> None:
    """Check the record in FILE ("-" is standard input), and say what was checked.

    Checked are: the text form and its checksum, the seed against the commitment shown before the game, every choice
    against the rules, and the recorded result against the replayed one. Anything wrong is an error with exit code 2.
    """
    from hordekeep.terminal.verify import verify

    for sentence in verify(file, language):
        click.echo(sentence)
