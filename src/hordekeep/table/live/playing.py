"""Making choices: check, play, append to the log, and only then acknowledge and show."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import monotonic, time

from msgspec import structs

from hordekeep.kernel import BadInput, Refused
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.fold import Kept
from hordekeep.table.live.ground import tell_order
from hordekeep.table.live.loading import end_if_over, forget, keep_position, ready
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import send_undo, send_updates, tell_ended_orders
from hordekeep.table.problems import Conflict, NotAllowed, Unknown
from hordekeep.table.protocol import Choose, Done
from hordekeep.table.storage import Entry, LostRace, NotWritten, SeatRow
from hordekeep.table.storage.rows import Maker
from hordekeep.table.words import tell

SNAPSHOT_EVERY = 20
"""After how many choices a position is stored."""
_LOG = logging.getLogger(__name__)


async def choose(table: LiveTable, connection: Connection, message: Choose) -> Done:
    """A person answers an ask. What was accepted before is acknowledged again."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat)
        if message.ask != table.fold.number:
            if _is_answered_so(table, message):
                return Done(id=message.id)
            raise Conflict(tell("no-stale", language))
        must_be_playing(table, language)
        must_know(table, seat.number, language)
        try:
            await play(table, seat.number, message.key, "person", language)
        except Conflict:  # not kept; but another node may have kept the very same choice
            await ready(table, language)
            if not _is_answered_so(table, message):
                raise
    return Done(id=message.id)


def _is_answered_so(table: LiveTable, message: Choose) -> bool:
    """Was this very ask answered with this very choice?"""
    return table.fold.answered.get(message.ask) == (message.seat, message.key)


def own_seat(table: LiveTable, connection: Connection, number: int) -> SeatRow:
    """The seat `number`, if this person plays it now."""
    seat = belonging_seat(table, connection, number)
    if seat.kind != "person":
        raise NotAllowed(tell("no-stand-in", connection.language))
    return seat


def belonging_seat(table: LiveTable, connection: Connection, number: int) -> SeatRow:
    """The seat `number`, if it is this person's, whoever plays it now."""
    language = connection.language
    if number >= len(table.seats):
        raise Unknown(tell("no-such-seat", language))
    if number not in connection.mine:
        raise NotAllowed(tell("no-not-your-seat", language))
    return table.seats[number]


def must_be_playing(table: LiveTable, language: str) -> None:
    """Refuse politely before the start and after the end."""
    if table.standing is None:
        raise Conflict(tell("no-waiting", language))
    if table.match.ask is None or table.row.status == "over":
        raise Conflict(tell("no-over", language))


def must_know(table: LiveTable, seat: int, language: str) -> None:
    """In a window, answer a seat that is not asked as one that comes too late: it may not learn who is asked."""
    if table.is_quiet and seat not in table.asked:
        raise Conflict(tell("no-stale", language))


def must_be_now(table: LiveTable, seat: int, ask: int, language: str) -> None:
    """Refuse politely what is about an ask that stands no more, or that the seat may not know of."""
    must_be_playing(table, language)
    must_know(table, seat, language)
    if ask != table.fold.number:
        raise Conflict(tell("no-stale", language))


async def play(table: LiveTable, seat: int, key: str, by: Maker, language: str) -> None:
    """Make a choice, keep it, show it. Hold the lock. `Refused` and `Declined` change nothing."""
    standing = table.stood
    match, heard = standing.match, standing.heard
    kept, made, used = len(heard.events), len(match.made), match.state.dice.used
    heard.watch(bool(table.connections))
    tell_order(standing, Kept(seat, key, by, 0))
    try:
        match.choose(key, seat)
    except Refused:
        raise
    except BadInput as bad:
        raise Unknown(tell("no-such-choice", language)) from bad
    except BaseException:
        forget(table)  # the rules broke off in the middle: the match is worth nothing
        raise
    now, height, had_question = time(), table.fold.height, table.fold.question is not None
    entries = [
        Entry(
            table=table.row.id,
            seq=height + place,
            seat=seat,
            key=match.game.words.key(choice),
            by="game" if was_forced else by,
            at=now,
        )
        for place, (seat, choice, was_forced) in enumerate(match.made[made:], 1)
    ]
    await append(table, entries, language)
    standing.dice.extend([used] * len(entries))
    table.around.metrics.choices.labels(by).inc()
    if had_question:
        send_undo(table)
    if len(table.fold.choices) % SNAPSHOT_EVERY < len(entries):
        keep_position(table)
    go_on(table, kept)


async def append(table: LiveTable, entries: Sequence[Entry], language: str) -> None:
    """Append to the log; what could not be appended is forgotten. Hold the lock."""
    try:
        await table.around.journal.append(entries)
    except LostRace as lost:
        table.around.metrics.lost_races.inc()
        forget(table)
        raise Conflict(tell("no-lost", language)) from lost
    except NotWritten as lost:
        _LOG.error("the log of table %s could not be written", table.id, exc_info=lost)
        forget(table)
        raise Conflict(tell("no-not-kept", language)) from lost
    except BaseException:
        forget(table)
        raise
    for entry in entries:
        table.fold.add(entry)
    table.is_ours = True
    table.around.hints.send(table.row.id, "log", table.fold.height)


def go_on(table: LiveTable, kept: int) -> None:
    """The game went on or back, and the first `kept` events stay: show it, end it if it is over, let bots think."""
    table.touched = monotonic()
    if not table.is_quiet:  # else everybody could see when somebody did something
        table.row = structs.replace(table.row, updated=time())
    table.around.unsaid.add(table.row.id)
    send_updates(table, kept)
    tell_ended_orders(table)
    end_if_over(table)
    table.around.look_at_bots(table)
