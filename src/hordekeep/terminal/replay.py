"""Stepping through a record, and checking one."""

from __future__ import annotations

from typing import Any

from hordekeep.kernel import SEAT_LETTERS, BadInput, Match, Record, Text, seat_name
from hordekeep.terminal.files import replayed
from hordekeep.terminal.screen import NobodyThere, Screen
from hordekeep.terminal.seats import Seat
from hordekeep.terminal.table import Table, show_board, show_events


def read_seat(text: str | None, record: Record) -> int | None:
    """The seat with this letter or name; None, the spectator, without either.

    >>> read_seat("b", Record("plankton-horde", 1, ("Anna", "Beth"), {}, "doc", ()))
    1
    """
    if text is None:
        return None
    letters = SEAT_LETTERS[: len(record.names)]
    known = {name.lower(): seat for seat, name in enumerate(record.names)}
    known |= {letter.lower(): seat for seat, letter in enumerate(letters)}
    if text.lower() not in known:
        raise BadInput(f"There is no seat {text!r}.", where="--seat", advice=f"There are: {', '.join(letters)}.")
    return known[text.lower()]


def tell_all(record: Record, where: str, screen: Screen, language: str, seat: int | None) -> None:
    """The whole log at once, with the rule behind every sentence, and the result."""
    table = _table(replayed(record, where), screen, language)
    _title(table, record)
    show_events(table, table.match.log, seat)
    _result(table)


def step_through(record: Record, where: str, screen: Screen, language: str, seat: int | None) -> None:
    """One choice after another, forwards and backwards; choices that were the only one go with the one before them."""
    whole = replayed(record, where)
    stops = [0, *(number for number, (_, _, forced) in enumerate(whole.made, start=1) if not forced)]
    table = _table(replayed(record, where, until=0), screen, language)
    _title(table, record)
    place = 0
    _show_step(table, record, where, stops[place], seat)
    try:
        while True:
            typed = screen.read(table.say(Text("replay-question"))).lower()
            if typed in ("q", "quit", "quitter"):
                return
            moved = _next_place(table, typed, place, stops)
            if moved is not None:
                place = moved
                _show_step(table, record, where, stops[place], seat)
    except NobodyThere:
        return


def _next_place(table: Table, typed: str, place: int, stops: list[int]) -> int | None:
    """Where what was typed leads to; None if it leads nowhere, which is then said."""
    last = len(stops) - 1
    if typed == "" and place < last:
        return place + 1
    if typed in ("b", "back", "retour") and place > 0:
        return place - 1
    if typed in ("", "b", "back", "retour"):
        table.show(Text("replay-first" if typed else "replay-end"))
        return None
    if typed.isdecimal() and int(typed) <= stops[-1]:
        return max(number for number, stop in enumerate(stops) if stop <= int(typed))
    table.show(Text("replay-unknown", typed=typed, choices=stops[-1]))
    return None


def _show_step(table: Table, record: Record, where: str, count: int, seat: int | None) -> None:
    """The choice, what followed from it, and the board after it."""
    if count == 0:
        table.match = replayed(record, where, until=0)
        table.screen.heading(table.say(Text("replay-start")))
        show_events(table, table.match.log, seat)
    else:
        table.match = replayed(record, where, until=count - 1)
        before = len(table.match.log)
        chooser, key = record.choices[count - 1]
        label = table.label(table.match.read_key(key))
        table.match = replayed(record, where, until=count)
        numbers = {"number": count, "choices": len(record.choices)}
        table.screen.heading(table.say(Text("replay-step", who=seat_name(chooser), label=label, **numbers)))
        show_events(table, table.match.log[before:], seat)
    show_board(table, seat)
    if count == len(record.choices) or table.match.ask is None:
        _result(table)


def _table(match: Match[Any], screen: Screen, language: str) -> Table:
    return Table(match, tuple(Seat(name) for name in match.names), language, screen)


def _title(table: Table, record: Record) -> None:
    names = ", ".join(record.names)
    title = Text("replay-title", title=table.match.game.title, names=names, choices=len(record.choices))
    table.screen.heading(table.say(title))


def _result(table: Table) -> None:
    outcome = table.match.outcome()
    if outcome is None:
        table.show(Text("replay-unfinished"))
    else:
        table.screen.cite(table.say(outcome.because), outcome.rule, table.say(Text("by-rule", rule=outcome.rule)))
