"""The part of the store that knows standing orders: what a person wants to be asked at a seat of theirs."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import ORDERS
from hordekeep.table.storage.rows import OrdersRow


class OrderRooms(Rooms):
    """Standing orders."""

    async def keep_orders(self, orders: OrdersRow) -> None:
        """Keep what a person orders for a seat; what they had ordered there before is gone."""
        row = msgspec.structs.asdict(orders)
        kept = {name: row.pop(name) for name in ("table", "seat", "person")}
        where = [ORDERS.c[name] == value for name, value in kept.items()]
        async with self.writing() as connection:
            await connection.execute(delete(ORDERS).where(*where))
            await connection.execute(insert(ORDERS), {**kept, "document": msgspec.json.encode(row).decode()})

    async def orders_of(self, table: str) -> list[OrdersRow]:
        """All orders at a table, also of people who sit there no more."""
        wanted = select(ORDERS).where(ORDERS.c.table == table).order_by(ORDERS.c.seat, ORDERS.c.person)
        async with self.reading() as connection:
            return [_orders(row) for row in await connection.execute(wanted)]


def _orders(row: Any) -> OrdersRow:
    kept = {"table": row.table, "seat": row.seat, "person": row.person}
    return msgspec.convert({**msgspec.json.decode(row.document), **kept}, OrdersRow)
