"""What all parts of the store share: connections for reading, transactions for writing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_bytes
from time import monotonic, time

from sqlalchemy import select, text
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hordekeep.table.storage.engine import is_sqlite, newest_revision, stored_revision
from hordekeep.table.storage.models import PROBES, SECRETS

PROBE_SECONDS = 1.0
"""For how long what was found out about writing is believed."""
PATIENT_SECONDS = 10.0
"""A write that takes longer does not help anybody who waits for it."""
_LOG = logging.getLogger(__name__)


class Rooms:
    """The base of the store's parts. Reads see what is committed; a write is one transaction, all or nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        # SQLite has one writer: our own queue is fair and wakes at once, its busy timeout polls.
        self._one_writer = asyncio.Lock() if is_sqlite(engine) else None
        self._probing = asyncio.Lock()
        self._probed: tuple[float, bool] | None = None

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

    async def can_write(self) -> bool:
        """Does something that is written now stay? Tried once in a while, however often it is asked."""
        async with self._probing:
            now = monotonic()
            if self._probed is None or now > self._probed[0] + PROBE_SECONDS:
                self._probed = (now, await self._write_probe())
            return self._probed[1]

    async def _write_probe(self) -> bool:
        row = {"name": "ready", "at": time()}
        make = insert_sqlite if is_sqlite(self.engine) else insert_postgresql
        wanted = make(PROBES).values(row).on_conflict_do_update(index_elements=["name"], set_=row)
        try:
            async with asyncio.timeout(PATIENT_SECONDS), self.writing() as connection:
                await connection.execute(wanted)
        except (OSError, TimeoutError, SQLAlchemyError) as error:
            _LOG.warning("the database cannot be written to", extra={"fields": {"error": type(error).__name__}})
            return False
        return True

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
