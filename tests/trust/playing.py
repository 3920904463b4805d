"""Several people at one table over real sockets, moving in turn with random legal choices."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hordekeep.table import protocol
from tests.table.harness.people import Guest, Line


def seat_all(people: Sequence[Guest], **more: object) -> str:
    """A table where all of these people sit; the first one opens it."""
    table = people[0].open_table("me", *["open"] * (len(people) - 1), **more)
    invite = people[0].table(table).invite or ""
    for seat, person in enumerate(people[1:], 1):
        person.take(table, seat, invite)
    return table


def ask_of(line: Line) -> protocol.ShownAsk | None:
    """What this person sees asked."""
    return line.frame.ask if line.frame else None


def asked_one(lines: Sequence[Line]) -> Line:
    """The person whose turn it is, after everybody has heard of the last choice."""
    newest = max(ask.number if (ask := ask_of(line)) else 0 for line in lines)
    for line in lines:
        while (ask := ask_of(line)) is not None and ask.number < newest and not line.is_over:
            line.next()
    return next(line for line in lines if line.is_my_turn)


def random_key(line: Line, luck: Random) -> str:
    """A legal choice of whoever is asked."""
    ask = ask_of(line)
    assert ask is not None
    return luck.choice(ask.offers).key


def catch_up(lines: Sequence[Line], number: int) -> None:
    """Let everybody hear of the ask `number`, or of the end."""
    for line in lines:
        while not line.is_over and ((ask := ask_of(line)) is None or ask.number < number):
            line.next()
