"""What people and bots of one side may answer for each other: bots leave it to the people, who may hand it over.

People who are away are waited for as with any question of theirs, if nobody else is at the table. If somebody is, bots
go on without them after a while: the host may let a bot stand in by then, but the host may be the one who is away.
"""

from __future__ import annotations

from hordekeep.table.live.connection import Connection
from hordekeep.table.live.loading import ready
from hordekeep.table.live.playing import must_be_now, own_seat
from hordekeep.table.live.table import LiveTable
from hordekeep.table.problems import Conflict
from hordekeep.table.protocol import Done, HandOver
from hordekeep.table.words import tell


def may_bots_decide(table: LiveTable) -> bool:
    """May a bot that is asked answer? Not for people who may answer for it and have not handed it over."""
    people, here, handed_over = _people_asked(table), table.here, table.handed_over
    if not people:
        return True
    if people & handed_over:
        return not people & (here - handed_over)
    return not people & here and any(seat.kind == "person" and seat.person in here for seat in table.seats)


def patience(table: LiveTable) -> float:
    """For how many seconds bots still leave the present question to people who are away."""
    people = _people_asked(table)
    if not people or people & table.handed_over:
        return 0.0
    return max(0.0, table.around.away_seconds - min(table.seconds_away(person) for person in people))


async def hand_over(table: LiveTable, connection: Connection, message: HandOver) -> Done:
    """A person lets the bots decide who may answer the present question too. With several people, all who are here
    have to; until a bot has answered, anybody still may.
    """
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat)
        must_be_now(table, seat.number, message.ask, language)
        assert seat.person is not None
        if seat.number not in table.asked or not _bots_asked(table):
            raise Conflict(tell("no-hand-over", language))
        table.hand_over(seat.person)
        table.is_ours = True
        table.around.look_at_bots(table)
    return Done(id=message.id)


def _people_asked(table: LiveTable) -> frozenset[str]:
    """The people who may answer the present question for others."""
    ask = table.match.ask
    if ask is None or ask.each or len(ask.seats) == 1:
        return frozenset()
    seats = [table.seats[seat] for seat in table.asked]
    return frozenset(seat.person for seat in seats if seat.kind == "person" and seat.person is not None)


def _bots_asked(table: LiveTable) -> bool:
    ask = table.match.ask
    return ask is not None and not ask.each and any(table.seats[seat].kind == "bot" for seat in table.asked)
