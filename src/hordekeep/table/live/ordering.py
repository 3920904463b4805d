"""Standing orders: a person says where they want to be asked. Nobody else hears of it."""

from __future__ import annotations

from msgspec import structs

from hordekeep.table.live.connection import Connection
from hordekeep.table.live.loading import heed_orders, ready
from hordekeep.table.live.playing import own_seat
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import say_orders
from hordekeep.table.live.windows import clock_of, orders_in_force
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import Asking, Done, GiveOrders
from hordekeep.table.storage import OrdersRow
from hordekeep.table.words import tell


async def give_orders(table: LiveTable, connection: Connection, message: GiveOrders) -> Done:
    """A person gives orders for a seat of theirs; they hold at once, also in the present window."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat)
        windows, orders = table.game.extras.windows, message.orders
        if windows is None:
            raise Conflict(tell("no-windows", language))
        for stop in orders.stops:
            if stop not in windows.moments:
                raise Unknown(tell("no-such-window", language, name=stop))
        assert seat.person is not None
        now = orders_in_force(table, seat.number)
        row = OrdersRow(
            table=table.id,
            seat=seat.number,
            person=seat.person,
            orders=structs.replace(orders, stops=tuple(each for each in windows.moments if each in orders.stops)),
            clock=clock_of(table),
            before=now.ask if now.ask != "never" else _before(table, seat.number),
        )
        await table.around.store.keep_orders(row)
        table.orders[seat.number] = row
        table.around.hints.send(table.id, "orders")
        say_orders(table, seat.person)
        heed_orders(table)
    return Done(id=message.id)


def _before(table: LiveTable, seat: int) -> Asking:
    """How a seat that passes already was asked before it did."""
    row = table.orders.get(seat)
    return row.before if row is not None and row.orders.ask == "never" else "able"
