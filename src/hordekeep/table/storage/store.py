"""The store: everything the service remembers, behind one object."""

from __future__ import annotations

from typing import Self

from hordekeep.table.storage.achievements import AchievementRooms
from hordekeep.table.storage.campaigns import CampaignRooms
from hordekeep.table.storage.decks import DeckRooms
from hordekeep.table.storage.engine import make_engine, migrate
from hordekeep.table.storage.log import LogRooms
from hordekeep.table.storage.orders import OrderRooms
from hordekeep.table.storage.people import PeopleRooms
from hordekeep.table.storage.purging import PurgeRooms
from hordekeep.table.storage.sessions import SessionRooms
from hordekeep.table.storage.tables import TableRooms


class Store(
    PeopleRooms, SessionRooms, TableRooms, LogRooms, OrderRooms, DeckRooms, AchievementRooms, CampaignRooms, PurgeRooms
):
    """People, tables, the log, orders, decks, achievements, campaigns and more, on SQLite or PostgreSQL."""

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open the database at `address` and bring its tables to this release; `BadInput` says what is wrong."""
        engine = make_engine(address)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)
