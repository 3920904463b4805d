"""`hordekeep replay FILE`: step through a record."""

from __future__ import annotations

import rich_click as click

from hordekeep.commands.card_games import pack_option
from hordekeep.commands.speaking import language_option


@click.command("replay", context_settings={"help_option_names": ["-h", "--help"]})
@click.argument("file")
@click.option("--seat", metavar="SEAT", help="See it as this seat did (A, B ... or a name). Default: as a spectator.")
@click.option("--all", "whole", is_flag=True, help="Print the whole log, with rules, without stopping.")
@pack_option
@language_option
@click.option("--plain", is_flag=True, help="For screen readers: no boxes, no colour, every line a sentence.")
def command(file: str, seat: str | None, whole: bool, language: str, plain: bool) -> None:
    """Step through the record in FILE; "-" reads it from standard input and prints the whole log.

    Enter shows the next choice with what followed from it and the board; b goes back, a number jumps to that choice,
    q quits.
    """
    import sys

    from hordekeep.terminal.files import STDIN, read_record
    from hordekeep.terminal.replay import read_seat, step_through, tell_all
    from hordekeep.terminal.screen import Screen, is_plain

    record = read_record(file)
    place = read_seat(seat, record)
    show = tell_all if whole or file == STDIN else step_through
    show(record, file, Screen(plain=is_plain(plain, sys.stdout)), language, place)
