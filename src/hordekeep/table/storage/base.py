"""What all parts of the store share: connections for reading, transactions for writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes

from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hordekeep.table.storage.engine import is_sqlite, newest_revision, stored_revision
from hordekeep.table.storage.models import SECRETS


class Rooms:
    """The base of the store's parts. Reads see what is committed; a write is one transaction, all or nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        # SQLite has one writer: our own queue is fair and wakes at once, its busy timeout polls.
        self._one_writer = asyncio.Lock() if is_sqlite(engine) else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look with."""
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, rolled back by an exception."""
        if self._one_writer is None:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._one_writer, self.engine.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def is_ready(self) -> bool:
        """Can the database be reached, and has it the tables of this release?"""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
                return await connection.run_sync(stored_revision) == newest_revision()
        except (OSError, TimeoutError, DBAPIError):
            return False

    async def secret(self, name: str) -> bytes:
        """The secret of that name: made once, the same for every node on this database."""
        found = await self._find_secret(name)
        if found is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(SECRETS.insert(), {"name": name, "bytes": token_bytes(32)})
            except IntegrityError:
                pass  # another node was quicker: take its secret
            found = await self._find_secret(name)
        assert found is not None
        return found

    async def _find_secret(self, name: str) -> bytes | None:
        async with self.reading() as connection:
            found = await connection.scalar(select(SECRETS.c.bytes).where(SECRETS.c.name == name))
            return None if found is None else bytes(found)
