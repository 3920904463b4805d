"""Appending to a log on SQLite in one step of one thread.

SQLAlchemy would hop to its thread and back for every statement: 1.5 ms of processor time a transaction, against 0.1 ms.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import IntegrityError, OperationalError

from hordekeep.table.storage.engine import PRAGMAS
from hordekeep.table.storage.rows import Entry

_INSERT = 'INSERT INTO entries ("table", seq, seat, "key", "by", at) VALUES (?, ?, ?, ?, ?, ?)'


class QuickAppend:
    """A thread with a connection of its own, which only appends."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")
        self._connection: sqlite3.Connection | None = None

    async def append(self, entries: Sequence[Entry]) -> None:
        """Write entries in one transaction, with the errors that SQLAlchemy would raise."""
        rows: list[tuple[Any, ...]] = [
            (each.table, each.seq, each.seat, each.key, each.by, each.at) for each in entries
        ]
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(_INSERT, None, error) from error
        except sqlite3.Error as error:
            raise OperationalError(_INSERT, None, error) from error

    def _write(self, rows: list[tuple[Any, ...]]) -> None:
        connection = self._connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(_INSERT, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def close(self) -> None:
        """End the thread; what it was told before is done first."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
