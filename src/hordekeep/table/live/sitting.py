"""Sitting down, changing who drives a seat, starting and leaving, applied to the live table at once. Hold its lock."""

from __future__ import annotations

from math import ceil
from time import time

from msgspec import structs

from hordekeep.table.levels import find_level
from hordekeep.table.live.loading import ready, seat_anew
from hordekeep.table.live.seating import changed_seat, may_change, may_take, seats_of
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import send_table, send_truth
from hordekeep.table.live.undoing import settle_undo
from hordekeep.table.problems import Conflict, NotAllowed, Unknown
from hordekeep.table.protocol import ChangeSeat, TableStatus
from hordekeep.table.storage import Person, SeatRow
from hordekeep.table.words import tell

DEFAULT_LEVEL = "steady"
"""The level of a bot of which nothing else was said."""


async def take_seat(table: LiveTable, me: Person, number: int, language: str) -> None:
    """Sit down on an open seat, or take the own one back from a bot. The last open seat starts the game."""
    seat = seat_at(table, number, language)
    _must_not_be_over(table, language)
    if not may_take(seat, me.id):
        raise Conflict(tell("no-open-seat", language))
    if table.row.public and seat.person != me.id and seats_of(table.seats, me.id):
        raise Conflict(tell("no-many-seats-public", language))
    await put(table, [SeatRow(number=number, kind="person", name=me.name, person=me.id)], language)
    await start_if_full(table)


async def change_seat(table: LiveTable, me: Person, number: int, change: ChangeSeat, language: str) -> None:
    """Let a person, a bot or nobody drive a seat from now on, as far as it is yours to say."""
    seat = seat_at(table, number, language)
    _must_not_be_over(table, language)
    is_host, is_away = table.row.host == me.id, seat.person not in table.here
    if not may_change(seat, change.kind, me.id, is_host=is_host, is_away=is_away):
        by_themselves = is_host and change.kind == "person" and seat.person is None
        raise NotAllowed(tell("no-seat-person" if by_themselves else "no-seat-change", language))
    if seat.person not in (None, me.id):
        _must_have_gone(table, seat, language)
    level = find_level(change.level or DEFAULT_LEVEL).name
    await put(table, [changed_seat(seat, change.kind, level, me.id)], language)
    await start_if_full(table)


async def start_now(table: LiveTable, me: Person, language: str) -> None:
    """The host does not wait any longer: bots take the open seats."""
    if table.row.host != me.id:
        raise NotAllowed(tell("no-host", language))
    if table.row.status != "waiting":
        raise Conflict(tell("no-started", language))
    bots = [SeatRow(number=seat.number, kind="bot", level=DEFAULT_LEVEL) for seat in table.seats if seat.kind == "open"]
    await put(table, bots, language)
    await start_if_full(table)


async def leave_table(table: LiveTable, me: Person, language: str) -> None:
    """Give the own seats up for good: before the start they are open again, in a game bots play on.

    The table goes to another person who sits here. When nobody is left, it is over.
    """
    if table.row.status == "over":
        return
    mine = seats_of(table.seats, me.id)
    if not mine and table.row.host != me.id:
        raise NotAllowed(tell("no-not-seated", language))
    is_waiting = table.row.status == "waiting"
    given_up = [
        SeatRow(number=number, kind="open") if is_waiting else SeatRow(number=number, kind="bot", level=DEFAULT_LEVEL)
        for number in mine
    ]
    await put(table, given_up, language)
    left = [seat.person for seat in table.seats if seat.person is not None]
    if table.row.host == me.id:
        await _give_to(table, left[0] if left else None)
    if not left:
        await set_status(table, "over")
        send_truth(table)


async def follow_name(table: LiveTable, me: Person, language: str) -> None:
    """Somebody comes with a new name: their seats here are called by it from now on."""
    renamed = [
        structs.replace(seat, name=me.name) for seat in table.seats if seat.person == me.id and seat.name != me.name
    ]
    if renamed and table.row.status != "over":
        await put(table, renamed, language)


async def put(table: LiveTable, seats: list[SeatRow], language: str) -> None:
    """Write who drives these seats from now on, unless another node was quicker; then show it."""
    for seat in seats:
        now, was = time(), table.seats[seat.number]
        if not await table.around.store.set_seat(table.id, seat, now, was=was):
            table.is_loaded = False
            await ready(table, language)
            send_truth(table)
            raise Conflict(tell("no-stale-seat", language))
        table.row = structs.replace(table.row, updated=now)
        table.is_ours = True
        seat_anew(table, tuple(seat if each.number == seat.number else each for each in table.seats))
    if seats:
        table.around.hints.send(table.id, "seats", table.fold.height)
    await settle_undo(table, language)


async def start_if_full(table: LiveTable) -> None:
    """The game starts when no seat is open."""
    if table.row.status == "waiting" and all(seat.kind != "open" for seat in table.seats):
        await set_status(table, "playing")
        table.is_loaded = False
        await ready(table)
        table.is_ours = True
        send_truth(table)


async def set_status(table: LiveTable, status: TableStatus) -> None:
    """The table waits, plays or is over from now on."""
    now = time()
    table.row = structs.replace(table.row, status=status, updated=now)
    await table.around.store.set_status(table.id, status, now, table.row.result)
    table.around.unsaid.add(table.id)
    table.around.hints.send(table.id, "table", table.fold.height)


async def _give_to(table: LiveTable, host: str | None) -> None:
    now = time()
    await table.around.store.set_host(table.id, host, now)
    table.row = structs.replace(table.row, host=host, updated=now)
    table.around.hints.send(table.id, "table", table.fold.height)
    send_table(table)


def seat_at(table: LiveTable, number: int, language: str) -> SeatRow:
    """The seat `number`."""
    if not 0 <= number < len(table.seats):
        raise Unknown(tell("no-such-seat", language))
    return table.seats[number]


def _must_have_gone(table: LiveTable, seat: SeatRow, language: str) -> None:
    """A socket that breaks for a moment costs nobody their seat, and neither does a node that we cannot hear."""
    presence, name = table.around.presence, seat.name
    if presence.is_deaf:
        raise Conflict(tell("no-seat-unsure", language, name=name))
    away = presence.seconds_away(table.id, seat.person or "")
    left = table.around.away_seconds - (away or 0.0)
    if left > 0:
        raise Conflict(tell("no-seat-yet", language, name=name, seconds=ceil(left)))


def _must_not_be_over(table: LiveTable, language: str) -> None:
    if table.row.status == "over":
        raise Conflict(tell("no-over", language))
