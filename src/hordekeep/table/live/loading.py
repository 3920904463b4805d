"""How a table comes into memory, keeps up with what other nodes append, and starts anew when memory may be wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic, time

from msgspec import structs

from hordekeep.table.achievements import earners, rows_of
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.fold import UNDO, Fold, undo_verb
from hordekeep.table.live.ground import (
    DoesNotReplay,
    Unplayable,
    position_of,
    stand_on,
    stand_on_position,
    stand_on_start,
    tell_order,
)
from hordekeep.table.live.seating import names_of, seats_of
from hordekeep.table.live.showing import results
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import (
    chat_line,
    say_orders,
    send_presence,
    send_table,
    send_truth,
    send_undo,
    send_updates,
    welcome,
)
from hordekeep.table.outage import is_database_away
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import ChatSaid
from hordekeep.table.storage import AchievementRow, Entry, Found, OrdersRow, SeatRow
from hordekeep.table.words import tell

AWAY_SECONDS = 1.0
"""How often a database that is away is asked again for what people wait for."""


async def ready(table: LiveTable, language: str = "en") -> None:
    """Make sure that what is in memory is what the log says. Hold the lock."""
    table.touched = monotonic()
    if not table.is_loaded:
        await _load(table, language)


async def _load(table: LiveTable, language: str) -> None:
    store = table.around.store
    found = await store.find_table(table.id)
    if found is None:
        raise Unknown(tell("no-such-table", language))
    entries = await store.entries(table.id)
    table.row, table.seats = found
    table.chat = await store.chat_of(table.id)
    table.orders = await orders_at(table)
    table.fold = Fold(entries)
    table.standing = None
    if table.row.status != "waiting":
        try:
            await _stand(table, entries)
        except Unplayable as error:
            raise Conflict(tell("no-unplayable", language)) from error
    table.is_ours = False
    table.is_loaded = True
    for connection in table.connections:
        connection.mine = seats_of(table.seats, connection.who)
    end_if_over(table)
    table.around.look_at_bots(table)


async def orders_at(table: LiveTable) -> dict[int, OrdersRow]:
    """The orders of those who sit at a table now."""
    found = await table.around.store.orders_of(table.id)
    return {row.seat: row for row in found if row.person == table.seats[row.seat].person}


async def _stand(table: LiveTable, entries: Sequence[Entry]) -> None:
    names = names_of(table.seats)
    table.standing = stand_on_start(table.game, table.row.start, table.fold, names)
    if table.standing is not None:
        return
    positions = await table.around.store.positions(table.id)
    table.standing = stand_on_position(table.game, table.row.start, entries, positions, names)
    count = table.ground.skipped + len(table.stood.dice)
    if count < len(table.fold.choices):  # say so in the log, that all nodes agree on what is left
        verb = undo_verb(count, beyond=False)
        entry = Entry(table=table.id, seq=table.fold.height + 1, seat=0, key=verb, by="game", at=time())
        await table.around.journal.append([entry])
        table.fold.add(entry)
    keep_position(table)


def keep_position(table: LiveTable) -> None:
    """Have a snapshot stored soon, in case the rules change. Hold the lock."""
    if table.standing is not None:
        position = position_of(table.standing, table.fold, table.id, time())
        if position is not None:
            table.around.positions[table.id, position.seq] = position
            table.around.hurry.set()


def end_if_over(table: LiveTable) -> None:
    """When the game is over, the table is: the seed is shown, the result goes into the lists."""
    standing = table.standing
    if standing is None or standing.match.ask is not None or table.row.status == "over":
        return
    table.row = structs.replace(table.row, status="over", result=results(standing), updated=time(), asked=())
    match, undone, outcome = standing.match, table.fold.undone, standing.match.outcome()
    achieved = rows_of(table.row, table.seats, match, undone)
    won = earners(table.row, table.seats, outcome.winners) if outcome is not None else ()
    table.start(_keep_end(table, achieved, won if match.game.extras.campaign is not None else None, undone))
    send_table(table)


async def _keep_end(
    table: LiveTable, achieved: Sequence[AchievementRow], won: Sequence[str] | None, undone: int
) -> None:
    """Keep what was achieved and, in a game with a campaign, who has won a battle; then that the game is over: whoever
    finds it running does all of it again."""
    row = table.row
    await table.around.store.award(achieved)
    if won is not None:
        await table.around.store.end_battle(row.id, won, undone, row.updated)
    await table.around.store.set_status(row.id, "over", row.updated, row.result)
    table.around.hints.send(row.id, "table", table.fold.height)


# -- coming and going ------------------------------------------------------------------------------------------------


async def join(table: LiveTable, connection: Connection) -> None:
    """Somebody opens the table: they get the whole truth, the others hear of it."""
    async with table.lock:
        await ready(table, connection.language)
        connection.mine = seats_of(table.seats, connection.who)
        table.connections.add(connection)
        if connection.who is not None:
            table.around.presence.come(table.id, connection.who)
        connection.say(welcome(table, connection))
        table.around.look_at_bots(table)
    send_presence(table)


def leave(table: LiveTable, connection: Connection) -> None:
    """Somebody's socket is gone, if they had come in at all. Bots may have to pause then, or to go on."""
    if connection in table.connections:
        table.connections.discard(connection)
        if connection.who is not None:
            table.around.presence.go(table.id, connection.who)
    connection.close()
    table.touched = monotonic()
    send_presence(table)
    heed_comings(table)


def heed_comings(table: LiveTable) -> None:
    """Somebody came to the table or went, here or at another node: its bots may have to pause, or to go on."""
    if table.row.status == "playing" and any(seat.kind == "bot" for seat in table.seats):
        table.start(_look_at_bots(table))


async def _look_at_bots(table: LiveTable) -> None:
    async with table.lock:
        if table.is_loaded:
            table.around.look_at_bots(table)


# -- when memory may be wrong ----------------------------------------------------------------------------------------


def forget(table: LiveTable) -> None:
    """Memory may not be what the log says: read it again, and tell everybody the whole truth."""
    table.is_loaded = False
    table.standing = None
    if not table.owes_truth:
        table.owes_truth = True
        table.start(_tell_truth(table))


async def _tell_truth(table: LiveTable) -> None:
    """Send everybody the whole truth, read anew; if the database is away, as soon as it is back."""
    while not await _could_tell(table):
        await asyncio.sleep(AWAY_SECONDS)


async def _could_tell(table: LiveTable) -> bool:
    async with table.lock:
        try:
            await ready(table)
        except Exception as error:
            is_waited_for = any(not connection.is_closed for connection in table.connections)
            if is_waited_for and is_database_away(error):
                return False
            table.owes_truth = False
            raise
        table.owes_truth = False
        send_truth(table)
    return True


# -- when another node was at work -----------------------------------------------------------------------------------


async def look_again(table: LiveTable, *, only_log: bool = False) -> None:
    """Take in what other nodes have written meanwhile: the log's tail, and who sits where, and what was said."""
    async with table.lock:
        await ready(table)
        await _read_tail(table)
        if not only_log:
            found = await table.around.store.find_table(table.id)
            if found is not None:
                await _take_in(table, found)
            await _read_orders(table)
            await _read_chat(table)


async def _read_tail(table: LiveTable) -> None:
    entries = await table.around.store.entries(table.id, after=table.fold.height)
    if not entries:
        return
    if table.standing is None:  # another node has started the game
        table.is_loaded = False
        await ready(table)
        send_truth(table)
        return
    fold = table.fold
    question, number, height = fold.question, fold.number, len(fold.choices)
    lowest, went_back = height, False
    for entry in entries:
        fold.add(entry)
        lowest = min(lowest, len(fold.choices))
        went_back = went_back or entry.key.startswith(UNDO)
    try:
        kept = go_back(table, lowest) if went_back else _follow(table, height)
    except DoesNotReplay:
        table.is_loaded = False
        await ready(table)
        send_truth(table)
        return
    table.is_ours = False
    if fold.number != number:
        send_updates(table, kept)
    if fold.question != question:
        send_undo(table)
    end_if_over(table)
    table.around.look_at_bots(table)


def _follow(table: LiveTable, height: int) -> int:
    """Replay the choices of the fold from the `height`-th on; how many events there were before."""
    standing, ground = table.stood, table.ground
    kept = len(standing.heard.events)
    standing.heard.watch(bool(table.connections))
    for place, choice in enumerate(table.fold.choices[height:], height):
        standing.dice.append(standing.match.state.dice.used)
        tell_order(standing, choice)
        try:
            standing.match.replay([(choice.seat, choice.key)], standing.base + place - ground.skipped)
        except Exception as error:  # a node with other rules may have written what fails here in any way
            raise DoesNotReplay(place) from error
    return kept


def go_back(table: LiveTable, count: int) -> int:
    """Stand where the fold stands, after it went back to `count` choices; how many events stay from before."""
    standing = table.stood
    made = standing.base + count - standing.ground.skipped
    kept = sum(1 for choice in standing.heard.choices if choice <= made)
    table.standing = stand_on(table.game, standing.ground, table.fold, names_of(table.seats))
    return kept


async def _take_in(table: LiveTable, found: Found) -> None:
    """Take in another node's changes to the table and its seats."""
    before, after = table.row, found.table
    if before.status == "over":  # we may know it before it is written
        after = structs.replace(after, status="over", result=before.result, asked=())
    table.row = after
    if before.status == "waiting" != after.status:
        table.is_loaded = False
        await ready(table)
        send_truth(table)
    elif found.seats != table.seats:
        seat_anew(table, found.seats)
    elif (before.status, before.host, before.rematch) != (after.status, after.host, after.rematch):
        send_table(table)


async def _read_orders(table: LiveTable) -> None:
    orders = await orders_at(table)
    if orders != table.orders:
        before, table.orders = table.orders, orders
        for seat in orders:
            if orders[seat] != before.get(seat):
                say_orders(table, orders[seat].person)
        heed_orders(table)


def heed_orders(table: LiveTable) -> None:
    """Orders have changed: somebody may be asked now who was not, or not any more. Hold the lock."""
    if table.standing is not None and table.is_quiet:
        send_updates(table, len(table.standing.heard.events))
        table.around.unsaid.add(table.id)
        table.around.look_at_bots(table)


async def _read_chat(table: LiveTable) -> None:
    last = table.chat[-1].number if table.chat else 0
    table.chat = await table.around.store.chat_of(table.id)
    for row in table.chat:
        if row.number > last:
            hear(table, ChatSaid(line=chat_line(row)), row.person)


def hear(table: LiveTable, said: ChatSaid, person: str | None) -> None:
    """Let everybody hear what was said, but those who have muted the speaker."""
    for connection in table.connections:
        if person not in connection.muted:
            connection.say(said)


def seat_anew(table: LiveTable, seats: tuple[SeatRow, ...]) -> None:
    """Other people or bots sit here now: their names, their views, their moves. Hold the lock."""
    names = names_of(table.seats)
    for seat, was in zip(seats, table.seats, strict=True):
        if seat.person is not None and seat.person != was.person:  # who sits down opens the table a moment later
            table.around.presence.see(table.id, seat.person)
    table.seats = seats
    for connection in table.connections:
        connection.mine = seats_of(seats, connection.who)
    if table.standing is not None and names_of(seats) != names:
        table.match.names = names_of(seats)
    send_truth(table)
    table.around.look_at_bots(table)
