"""The part of the store that knows tables and their seats."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hordekeep.kernel import Record
from hordekeep.table.protocol import TableStatus
from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import SEATS, TABLES
from hordekeep.table.storage.rows import Found, SeatRow, Summary, TableRow

_NEXT = TABLES.alias("next")
_TABLE = select(TABLES, _NEXT.c.id.label("rematch")).outerjoin(_NEXT, _NEXT.c.rematch_of == TABLES.c.id)
_HAS_PEOPLE = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind.in_(["person", "open"]))
_HAS_BOTS = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "bot")
_record = msgspec.json.Decoder(Record)
_numbers = msgspec.json.Decoder(tuple[int, ...])
_sentences = msgspec.json.Decoder(dict[str, str])


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _table(row: Any) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        start=_record.decode(row.start),
        host=row.host,
        public=row.public,
        sandbox=row.sandbox,
        salt=row.salt,
        created=row.created,
        updated=row.updated,
        status=row.status,
        asked=_numbers.decode(row.asked),
        quiet=row.quiet,
        seated_talk=row.seated_talk,
        heading=_sentences.decode(row.heading),
        result=_sentences.decode(row.result),
        rematch=row.rematch,
        rematch_of=row.rematch_of,
    )


def _columns(table: TableRow) -> dict[str, Any]:
    row = {column.name: getattr(table, column.name) for column in TABLES.columns}
    return row | {name: _text(row[name]) for name in ("start", "asked", "heading", "result")}


def _seat(row: Any) -> SeatRow:
    return SeatRow(
        number=row.number, kind=row.kind, name=row.name, level=row.level, person=row.person, stand_in=row.stand_in
    )


class TableRooms(Rooms):
    """Tables and seats."""

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Open a table with its seats."""
        async with self.writing() as connection:
            await _insert(connection, table, seats)

    async def add_rematch(self, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """Open a table as the rematch of `table.rematch_of`. There is only one: whoever comes later gets its id."""
        try:
            await self.add_table(table, seats)
        except IntegrityError:
            async with self.reading() as connection:
                first = await connection.scalar(select(TABLES.c.id).where(TABLES.c.rematch_of == table.rematch_of))
            if first is None:
                raise
            return str(first)
        return table.id

    async def find_table(self, id: str) -> Found | None:
        """The table with that id, and its seats."""
        found = await self._find_tables(_TABLE.where(TABLES.c.id == id))
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int = 100) -> list[Found]:
        """The tables at which a person has a seat, the latest first."""
        seated = select(SEATS.c.table).where(SEATS.c.person == person)
        return await self._find_tables(
            _TABLE.where(TABLES.c.id.in_(seated)).order_by(TABLES.c.updated.desc()).limit(limit)
        )

    async def public_tables(self, game: str | None = None, limit: int = 100) -> list[Found]:
        """The tables of the lobby: public, waiting or playing, the latest first."""
        wanted = _TABLE.where(TABLES.c.public.is_(True), TABLES.c.status.in_(["waiting", "playing"]))
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        return await self._find_tables(wanted.order_by(TABLES.c.updated.desc()).limit(limit))

    async def bot_tables(self, since: float = 0.0, limit: int = 1000) -> list[str]:
        """Running tables where bots play with people, touched since then, the latest first: a bot may have to move."""
        wanted = select(TABLES.c.id).where(
            TABLES.c.status == "playing", TABLES.c.updated >= since, _HAS_BOTS, _HAS_PEOPLE
        )
        async with self.reading() as connection:
            return list(await connection.scalars(wanted.order_by(TABLES.c.updated.desc()).limit(limit)))

    async def count_open(self, host: str) -> int:
        """How many tables a person keeps open that are not over."""
        wanted = select(func.count()).where(TABLES.c.host == host, TABLES.c.status != "over")
        async with self.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def count_bots_alone(self, host: str) -> int:
        """How many tables a person keeps open on which no person plays, nor may sit down."""
        wanted = select(func.count(TABLES.c.id)).where(TABLES.c.host == host, TABLES.c.status != "over", ~_HAS_PEOPLE)
        async with self.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def set_seat(self, table: str, seat: SeatRow, updated: float, was: SeatRow | None = None) -> bool:
        """Write who drives a seat from now on. With `was`: only if nobody changed it since; False if somebody did."""
        row = msgspec.structs.asdict(seat)
        number = row.pop("number")
        wanted = update(SEATS).where(SEATS.c.table == table, SEATS.c.number == number)
        if was is not None:
            wanted = wanted.where(
                SEATS.c.kind == was.kind,
                SEATS.c.person.is_not_distinct_from(was.person),
                SEATS.c.stand_in == was.stand_in,
            )
        async with self.writing() as connection:
            done = await connection.execute(wanted.values(**row))
            if done.rowcount == 0:
                return False
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(updated=updated))
            return True

    async def set_host(self, table: str, host: str | None, updated: float) -> None:
        """Give a table to another host."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(host=host, updated=updated))

    async def set_seated_talk(self, table: str, on: bool, updated: float) -> None:
        """Only those who sit at a table may chat there from now on, or everybody who sees it."""
        changed = {"seated_talk": on, "updated": updated}
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed))

    async def set_status(
        self, table: str, status: TableStatus, updated: float, result: Mapping[str, str] | None = None
    ) -> None:
        """The table waits, plays, or is over with a result (sentences by language)."""
        changed = {"status": status, "updated": updated, "result": _text(result or {})}
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(changed))

    async def set_summaries(self, summaries: Sequence[Summary]) -> None:
        """Write what lists show of several tables at once."""
        if not summaries:
            return
        rows = [
            {
                "of": each.table,
                "asked": _text(each.asked),
                "now_quiet": each.quiet,
                "heading": _text(each.heading),
                "updated": each.updated,
            }
            for each in sorted(summaries, key=lambda summary: summary.table)
        ]
        async with self.writing() as connection:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == bindparam("of"))
                .values(
                    asked=bindparam("asked"),
                    quiet=bindparam("now_quiet"),
                    heading=bindparam("heading"),
                    updated=bindparam("updated"),
                ),
                rows,
            )

    async def set_salt(self, table: str, salt: str) -> None:
        """Make the invitations that are about worthless."""
        async with self.writing() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(salt=salt))

    async def _find_tables(self, wanted: Select[Any]) -> list[Found]:
        async with self.reading() as connection:
            tables = [_table(row) for row in await connection.execute(wanted)]
            if not tables:
                return []
            ids = [table.id for table in tables]
            rows = await connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.number))
            seats: dict[str, list[SeatRow]] = defaultdict(list)
            for row in rows:
                seats[row.table].append(_seat(row))
        return [Found(table, tuple(seats[table.id])) for table in tables]


async def _insert(connection: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    await connection.execute(insert(TABLES), _columns(table))
    await connection.execute(insert(SEATS), [{"table": table.id, **msgspec.structs.asdict(seat)} for seat in seats])
