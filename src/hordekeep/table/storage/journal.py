"""The journal: the one way into the log. It gathers what many tables append at once into few transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hordekeep.table.storage.log import LogRooms
from hordekeep.table.storage.rows import Entry

MOST_APPENDS = 1000
"""How many appends go into one transaction at most."""
PACE_SECONDS = 0.008
"""Transactions begin at least this far apart. A lone append goes at once; under load, more go together: a transaction
costs the same processor time whether it holds one append or fifty."""


class LostRace(Exception):
    """Another node appended first: nothing was written. Read the log's tail and look again."""


class NotWritten(Exception):
    """The database failed, and nobody knows whether these entries stand. Read the log before going on."""


class _Append(NamedTuple):
    entries: Sequence[Entry]
    done: asyncio.Future[None]
    since: float

    @property
    def table(self) -> str:
        return self.entries[0].table


Watch = Callable[[float], None]
"""Told how many seconds an append took, from the call to the commit."""


class Journal:
    """Appends entries to the logs of tables. What arrives while a transaction runs goes into the next one."""

    def __init__(self, store: LogRooms, watch: Watch = lambda _: None) -> None:
        self._store = store
        self._watch = watch
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._began = 0.0

    async def append(self, entries: Sequence[Entry]) -> None:
        """Append consecutive entries of one table; they stand when this returns.

        `LostRace` if another node was quicker, `NotWritten` if the database failed. If the waiting is cancelled, the
        entries may be written nevertheless.
        """
        if not entries:
            return
        if self._closed:
            raise NotWritten("The journal is closed.")
        append = _Append(entries, asyncio.get_running_loop().create_future(), perf_counter())
        self._waiting.append(append)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all(), name="journal")
        await append.done

    async def close(self) -> None:
        """Write what waits, then take no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(max(0.0, self._began + PACE_SECONDS - perf_counter()))
                self._began = perf_counter()
                batch, self._waiting = self._waiting[:MOST_APPENDS], self._waiting[MOST_APPENDS:]
                await self._write(batch)
        finally:
            self._writer = None
            left, self._waiting = self._waiting, []
            self._fail(left, asyncio.CancelledError())

    async def _write(self, batch: list[_Append]) -> None:
        # In the order of their keys: two nodes that append to the same tables wait for each other, never crosswise.
        batch.sort(key=lambda append: append.table)
        try:
            await self._store.append([entry for append in batch for entry in append.entries])
        except IntegrityError as error:
            await self._write_without_losers(batch, error)
        except (SQLAlchemyError, OSError) as error:
            self._fail(batch, error)
        except BaseException as error:
            self._fail(batch, error)
            raise
        else:
            now = perf_counter()
            for append in batch:
                self._watch(now - append.since)
                if not append.done.done():
                    append.done.set_result(None)

    async def _write_without_losers(self, batch: list[_Append], error: IntegrityError) -> None:
        """A seq was taken, so nothing of the batch stands: find whose it was, and write the others."""
        if len(batch) == 1:
            [append] = batch
            if not append.done.done():
                append.done.set_exception(LostRace(f"{append.table} has an entry {append.entries[0].seq} already."))
            return
        try:
            heights = await self._store.heights(list({append.table for append in batch}))
        except (SQLAlchemyError, OSError) as failed:
            self._fail(batch, failed)
            return
        lost = [append for append in batch if append.entries[0].seq <= heights[append.table]]
        others = [append for append in batch if append.entries[0].seq > heights[append.table]]
        for append in lost:
            await self._write_without_losers([append], error)
        if lost:
            await self._write(others) if others else None
        else:  # the clash is between entries that wait together, or has another cause: one at a time tells
            for append in others:
                await self._write([append])

    def _fail(self, batch: list[_Append], error: BaseException) -> None:
        for append in batch:
            if not append.done.done():
                failure = NotWritten(f"The log of {append.table} could not be written: {type(error).__name__}.")
                failure.__cause__ = error
                append.done.set_exception(failure)
