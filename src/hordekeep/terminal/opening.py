"""Laying the table: a new game from the options of the command line, or a saved one to go on with."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from hordekeep.kernel import BadInput, Match, Text, find_game
from hordekeep.kernel.plain_board import board_of
from hordekeep.terminal.files import read_record, replayed
from hordekeep.terminal.screen import Screen, is_plain
from hordekeep.terminal.seats import Seat, default_seats, read_seats, seats_of
from hordekeep.terminal.table import Table
from hordekeep.terminal.voice import voice_of


def begin(
    slug: str, seats: str | None, options: Sequence[str], seed: str | None, language: str, *, plain: bool
) -> Table:
    """A table for a new game.

    >>> table = begin("plankton-horde", "Anna,greedy", ["level=basic"], "doc", "en", plain=True)
    >>> table.match.names, table.match.options["level"], table.people
    (('Anna', 'greedy'), 'basic', [0])
    """
    game = find_game(slug)
    who = read_seats(seats or default_seats(game.fewest), voice_of(game, language)(Text("play-keeper")), game)
    names = [seat.name for seat in who]
    match: Match[Any] = Match(game, len(who), seed, _read_options(options), names)
    return _table(match, who, language, plain)


def go_on(
    file: str,
    slug: str | None,
    seats: str | None,
    options: Sequence[str],
    seed: str | None,
    language: str,
    *,
    plain: bool,
) -> Table:
    """A table for a saved game: who sits there may change, everything else is the record's."""
    if options or seed is not None:
        raise BadInput(
            "Options and seed come from the record.", where="--load", advice="Leave --option and --seed out."
        )
    record = read_record(file)
    if slug is not None and slug != record.game:
        raise BadInput(f"This is a game of {record.game!r}, not of {slug!r}.", where=file)
    who = seats_of(record.names)
    if seats is not None:
        game = find_game(record.game)
        who = read_seats(seats, voice_of(game, language)(Text("play-keeper")), game)
        if len(who) != len(record.names):
            raise BadInput(f"The saved game has {len(record.names)} seats, not {len(who)}.", where="--seats")
        record = msgspec.structs.replace(record, names=tuple(seat.name for seat in who))
    match = replayed(record, file)
    table = _table(match, who, language, plain)
    table.told = [len(match.log)] * len(who)
    table.saved = match.record()
    return table


def _table(match: Match[Any], who: tuple[Seat, ...], language: str, plain: bool) -> Table:
    return Table(match, who, language, Screen(plain=is_plain(plain, sys.stdout), widest=board_of(match.game).widest))


def _read_options(options: Sequence[str]) -> dict[str, str]:
    """The options as they were typed.

    >>> _read_options(["level"])
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: --option: 'level' is no option with a value. ...
    """
    given = {}
    for each in options:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadInput(
                f"{each!r} is no option with a value.",
                where="--option",
                advice="Write it like this: --option level=basic",
            )
        given[name.strip()] = value.strip()
    return given
