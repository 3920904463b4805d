"""The part of the store that knows people: guests, their recovery codes, and whom they have muted."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hordekeep.kernel import SEAT_LETTERS, Record
from hordekeep.table.protocol import Language
from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import CHAT, MUTES, PEOPLE, REPLAYS, REPORTS, SEATS, TABLES
from hordekeep.table.storage.rows import Person

STAND_IN_LEVEL = "steady"
"""The level of the bot that takes the seats of a person who is forgotten."""


def person_of(row: Any) -> Person:
    """The person of a row."""
    return Person(
        id=row.id,
        name=row.name,
        language=row.language,
        created=row.created,
        has_recovery=row.recovery is not None,
        seen=row.seen or row.created,
    )


class PeopleRooms(Rooms):
    """People."""

    async def add_person(self, person: Person) -> None:
        """Remember somebody new."""
        row = {"id": person.id, "name": person.name, "language": person.language, "created": person.created}
        row["seen"] = person.seen or person.created
        async with self.writing() as connection:
            await connection.execute(insert(PEOPLE), row)

    async def find_person(self, id: str) -> Person | None:
        """The person with that id."""
        return await self._find_person(PEOPLE.c.id == id)

    async def find_by_recovery(self, hashed: str) -> Person | None:
        """The person whose recovery code has that hash."""
        return await self._find_person(PEOPLE.c.recovery == hashed)

    async def _find_person(self, where: Any) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(select(PEOPLE).where(where))).one_or_none()
            return None if row is None else person_of(row)

    async def change_person(self, id: str, *, name: str | None = None, language: Language | None = None) -> None:
        """Give a person another name or language; what is None stays."""
        changed = {key: value for key, value in (("name", name), ("language", language)) if value is not None}
        if changed:
            async with self.writing() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(**changed))

    async def set_recovery(self, id: str, hashed: str) -> None:
        """Keep the hash of a person's recovery code; the code before it is worth nothing from now on."""
        async with self.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(recovery=hashed))

    async def forget(self, id: str) -> list[str]:
        """Delete a person: bots take their seats, what they said loses its name. The tables that this touched."""
        async with self.writing() as connection:
            return await forget(connection, id)

    async def mute(self, listener: str, muted: str) -> None:
        """`listener` wants to hear no more of `muted`. Muting nobody we know does nothing."""
        try:
            async with self.writing() as connection:
                await connection.execute(insert(MUTES), {"listener": listener, "muted": muted})
        except IntegrityError:
            return  # muted already, or the person is gone: either way there is nothing to hear

    async def unmute(self, listener: str, muted: str) -> None:
        """`listener` wants to hear `muted` again."""
        async with self.writing() as connection:
            await connection.execute(delete(MUTES).where(MUTES.c.listener == listener, MUTES.c.muted == muted))

    async def muted_by(self, listener: str) -> frozenset[str]:
        """The ids of those whom `listener` has muted."""
        async with self.reading() as connection:
            return frozenset(await connection.scalars(select(MUTES.c.muted).where(MUTES.c.listener == listener)))


async def forget(connection: AsyncConnection, id: str) -> list[str]:
    """Delete a person within a transaction; the tables that this touched."""
    seats = await connection.execute(
        select(SEATS.c.table, SEATS.c.number, TABLES.c.start)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.person == id)
        .order_by(SEATS.c.table)
    )
    held: dict[str, tuple[str, list[int]]] = {}
    for table, number, start in seats:
        held.setdefault(table, (start, []))[1].append(number)
    for table, (start, numbers) in held.items():
        await connection.execute(
            update(TABLES).where(TABLES.c.id == table).values(start=_without_names(start, numbers))
        )
    hosted = (await connection.scalars(select(TABLES.c.id).where(TABLES.c.host == id))).all()
    await _give_seats_to_bots(connection, id)
    await _give_tables_away(connection, id)
    await connection.execute(update(CHAT).where(CHAT.c.person == id).values(person=None, name=""))
    for brought in (REPLAYS, REPORTS):
        await connection.execute(update(brought).where(brought.c.person == id).values(person=None))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == id))
    return sorted({*held, *hosted})


def _without_names(start: str, numbers: list[int]) -> str:
    record = msgspec.json.decode(start, type=Record)
    names = [SEAT_LETTERS[n] if n in numbers else name for n, name in enumerate(record.names)]
    return msgspec.json.encode(msgspec.structs.replace(record, names=tuple(names))).decode()


async def _give_seats_to_bots(connection: AsyncConnection, person: str) -> None:
    mine = SEATS.c.person == person
    taken = {"kind": "bot", "level": STAND_IN_LEVEL}
    await connection.execute(update(SEATS).where(and_(mine, SEATS.c.kind == "person")).values(taken))
    await connection.execute(update(SEATS).where(mine).values(person=None, name="", stand_in=False))


async def _give_tables_away(connection: AsyncConnection, host: str) -> None:
    """The host's tables go to another person who sits there, if there is one."""
    heir = (
        select(SEATS.c.person)
        .where(SEATS.c.table == TABLES.c.id, SEATS.c.person.is_not(None), SEATS.c.person != host)
        .order_by(SEATS.c.number)
        .limit(1)
        .scalar_subquery()
    )
    await connection.execute(update(TABLES).where(TABLES.c.host == host).values(host=heir))
