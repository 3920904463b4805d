"""The part of the store that knows what happened at tables: the log, positions, chat, replays and reports."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from time import time
from typing import Any

import msgspec
from sqlalchemy import Table, bindparam, func, insert, select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.engine import is_sqlite
from hordekeep.table.storage.models import CHAT, ENTRIES, POSITIONS, REPLAYS, REPORTS, TABLES
from hordekeep.table.storage.quick_append import QuickAppend
from hordekeep.table.storage.rows import ChatRow, Entry, PositionRow, ReplayRow, ReportRow

_KEPT_POSITIONS = 5
_MOST_IDS = 500
_document = msgspec.json.Decoder(dict[str, Any])
_HEIGHT = func.coalesce(
    select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table == TABLES.c.id).correlate(TABLES).scalar_subquery(), 0
)
_ENTRIES_AFTER = (
    select(ENTRIES)
    .where(ENTRIES.c.table == bindparam("of"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


class LogRooms(Rooms):
    """The log, positions, chat, replays, reports."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._quick = QuickAppend(engine.url.database or "") if is_sqlite(engine) else None

    async def close(self) -> None:
        """Close all connections."""
        if self._quick is not None:
            await self._quick.close()
        await super().close()

    async def append(self, entries: Sequence[Entry]) -> None:
        """Write entries of any tables in one transaction; `IntegrityError` if a seq is taken. `Journal` calls this."""
        if self._quick is not None and self._one_writer is not None:
            async with self._one_writer:
                await self._quick.append(entries)
            return
        rows = [
            {"table": each.table, "seq": each.seq, "seat": each.seat, "key": each.key, "by": each.by, "at": each.at}
            for each in entries
        ]
        async with self.writing() as connection:
            await connection.execute(insert(ENTRIES), rows)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log after the entry `after`, in order."""
        async with self.reading() as connection:
            rows = await connection.execute(_ENTRIES_AFTER, {"of": table, "after": after})
            return [
                Entry(table=table, seq=row.seq, seat=row.seat, key=row.key, by=row.by, at=row.at) for row in rows.all()
            ]

    async def heights(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each table's log; 0 where it is empty."""
        heights = dict.fromkeys(tables, 0)
        async with self.reading() as connection:
            for start in range(0, len(tables), _MOST_IDS):
                wanted = select(TABLES.c.id, _HEIGHT).where(TABLES.c.id.in_(tables[start : start + _MOST_IDS]))
                for table, height in await connection.execute(wanted):
                    heights[table] = height
        return heights

    async def pulses(self, tables: Sequence[str]) -> dict[str, tuple[int, float]]:
        """For each table the last seq of its log, and when the table itself was last written."""
        pulses: dict[str, tuple[int, float]] = {}
        async with self.reading() as connection:
            for start in range(0, len(tables), _MOST_IDS):
                ids = tables[start : start + _MOST_IDS]
                wanted = select(TABLES.c.id, TABLES.c.updated, _HEIGHT).where(TABLES.c.id.in_(ids))
                for table, updated, height in await connection.execute(wanted):
                    pulses[table] = (height, updated)
        return pulses

    async def keep_position(self, position: PositionRow) -> None:
        """Keep a snapshot; one that is there already stays. Old ones of the table go."""
        await self.keep_positions([position])

    async def keep_positions(self, positions: Sequence[PositionRow]) -> None:
        """Keep snapshots of many tables in one transaction; those that are there already stay. Old ones go."""
        if not positions:
            return
        rows = [
            msgspec.structs.asdict(each) | {"document": msgspec.json.encode(each.document).decode()}
            for each in sorted(positions, key=lambda each: each.table)
        ]
        make = insert_sqlite if is_sqlite(self.engine) else insert_postgresql
        newer = POSITIONS.alias("newer")
        count_newer = (
            select(func.count())
            .where(newer.c.table == POSITIONS.c.table, newer.c.seq > POSITIONS.c.seq)
            .scalar_subquery()
        )
        ids = sorted({each.table for each in positions})
        async with self.writing() as connection:
            there: set[str] = set()  # a table may be gone that was still in memory
            for start in range(0, len(ids), _MOST_IDS):
                wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids[start : start + _MOST_IDS]))
                there.update(await connection.scalars(wanted))
            if kept := [row for row in rows if row["table"] in there]:
                await connection.execute(make(POSITIONS).on_conflict_do_nothing(), kept)
            for start in range(0, len(ids), _MOST_IDS):
                old = POSITIONS.c.table.in_(ids[start : start + _MOST_IDS])
                await connection.execute(POSITIONS.delete().where(old, count_newer >= _KEPT_POSITIONS))

    async def positions(self, table: str) -> list[PositionRow]:
        """The snapshots of a table, the newest first."""
        wanted = (
            select(POSITIONS)
            .where(POSITIONS.c.table == table)
            .order_by(POSITIONS.c.seq.desc(), POSITIONS.c.rules_version.desc())
        )
        async with self.reading() as connection:
            return [
                PositionRow(
                    table=row.table,
                    seq=row.seq,
                    rules_version=row.rules_version,
                    document=_document.decode(row.document),
                    at=row.at,
                )
                for row in await connection.execute(wanted)
            ]

    async def add_chat(self, table: str, person: str, name: str, text: str) -> ChatRow:
        """Keep what somebody said, numbered within the table."""
        said = {"table": table, "person": person, "name": name, "text": text.replace("\0", ""), "at": time()}
        async with self.writing() as connection:
            # Whoever speaks at the same time waits here for their number (SQLite lets one write at a time anyway).
            await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            last = await connection.scalar(select(func.max(CHAT.c.number)).where(CHAT.c.table == table))
            said["number"] = (last or 0) + 1
            await connection.execute(insert(CHAT), said)
        return msgspec.convert(said, ChatRow)

    async def chat_of(self, table: str, limit: int = 100) -> list[ChatRow]:
        """The last things said at a table, in order."""
        wanted = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).limit(limit)
        async with self.reading() as connection:
            said = [msgspec.convert(row, ChatRow) for row in (await connection.execute(wanted)).mappings()]
        return said[::-1]

    async def keep_replay(self, text: str, person: str | None = None) -> str:
        """Keep a record's text and return its id, which is made from the text: the same text is kept once."""
        kept = replay_id(text)
        if await self.find_replay(kept) is None:
            try:
                async with self.writing() as connection:
                    await connection.execute(
                        insert(REPLAYS), {"id": kept, "text": text, "at": time(), "person": person}
                    )
            except IntegrityError:
                return kept  # somebody brought the same text at the same time
        return kept

    async def find_replay(self, id: str) -> ReplayRow | None:
        """The record that was kept under that id."""
        async with self.reading() as connection:
            row = (await connection.execute(select(REPLAYS).where(REPLAYS.c.id == id))).mappings().one_or_none()
            return None if row is None else msgspec.convert(row, ReplayRow)

    async def add_report(self, report: ReportRow) -> None:
        """Keep a reported problem."""
        row = msgspec.structs.asdict(report) | {"document": msgspec.json.encode(report.document).decode()}
        async with self.writing() as connection:
            await connection.execute(insert(REPORTS), row)

    async def find_report(self, id: str) -> ReportRow | None:
        """The report with that id."""
        async with self.reading() as connection:
            row = (await connection.execute(select(REPORTS).where(REPORTS.c.id == id))).one_or_none()
        if row is None:
            return None
        document = _document.decode(row.document)
        return ReportRow(id=row.id, table=row.table, document=document, at=row.at, person=row.person)

    async def count_records(self, person: str | None, since: float) -> int:
        """How many records a person has brought since then, or all who had no name."""
        return await self._count(REPLAYS, person, since)

    async def count_reports(self, person: str | None, since: float) -> int:
        """How many problems a person has reported since then, or all who had no name."""
        return await self._count(REPORTS, person, since)

    async def _count(self, kept: Table, person: str | None, since: float) -> int:
        wanted = select(func.count()).where(kept.c.person.is_not_distinct_from(person), kept.c.at >= since)
        async with self.reading() as connection:
            return int(await connection.scalar(wanted) or 0)


def replay_id(text: str) -> str:
    """The id of a record that was brought: the same text, the same id.

    >>> replay_id("hordekeep record 1")
    'r-243f90c3be1231c4cb33'
    """
    return "r-" + sha256(text.encode()).hexdigest()[:20]
