"""What is old enough to go: finished tables, reports, records, and guests who never came back.

What is old is found first, so that it can be told before anything is done; it goes in small transactions, each of which
looks again, so that the service may run meanwhile.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Literal, get_args

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import PEOPLE, REPLAYS, REPORTS, SEATS, TABLES
from hordekeep.table.storage.people import forget

Kind = Literal["guests", "tables", "reports", "records"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""In the order in which they go: a table that belonged to guests who are gone belongs to nobody."""
_AT_ONCE = 200


def _old_guests(before: float) -> ColumnElement[bool]:
    """Who has no recovery code, was last here before then, and sits at no table that was touched since."""
    sits = (
        select(SEATS.c.table)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .where(SEATS.c.person == PEOPLE.c.id, TABLES.c.updated >= before)
    )
    hosts = select(TABLES.c.id).where(TABLES.c.host == PEOPLE.c.id, TABLES.c.updated >= before)
    last_here = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created)
    return and_(PEOPLE.c.recovery.is_(None), last_here < before, ~exists(sits), ~exists(hosts))


def _old_tables(before: float) -> ColumnElement[bool]:
    """Tables whose game ended before then, and those that nobody has touched since and nobody will come back to."""
    gone = select(PEOPLE.c.id).where(_old_guests(before))
    stays = select(SEATS.c.table).where(
        SEATS.c.table == TABLES.c.id, SEATS.c.person.is_not(None), SEATS.c.person.not_in(gone)
    )
    is_nobodys = and_(~exists(stays), or_(TABLES.c.host.is_(None), TABLES.c.host.in_(gone)))
    return and_(TABLES.c.updated < before, or_(TABLES.c.status == "over", is_nobodys))


class PurgeRooms(Rooms):
    """Deleting what is old."""

    async def find_old(self, kind: Kind, before: float) -> list[str]:
        """The ids of what is old enough to go."""
        wanted = {
            "guests": lambda: select(PEOPLE.c.id).where(_old_guests(before)),
            "tables": lambda: select(TABLES.c.id).where(_old_tables(before)),
            "reports": lambda: select(REPORTS.c.id).where(REPORTS.c.at < before),
            "records": lambda: select(REPLAYS.c.id).where(REPLAYS.c.at < before),
        }[kind]()
        async with self.reading() as connection:
            return list(await connection.scalars(wanted))

    async def purge(self, kind: Kind, ids: Sequence[str], before: float) -> int:
        """Delete those of them that are still old; how many that were."""
        ways: dict[Kind, Callable[[Sequence[str], float], Awaitable[int]]] = {
            "guests": self._purge_guests,
            "tables": self._purge_tables,
            "reports": lambda some, _: self._delete(REPORTS, REPORTS.c.id.in_(some)),
            "records": lambda some, _: self._delete(REPLAYS, REPLAYS.c.id.in_(some)),
        }
        return sum([await ways[kind](some, before) for some in _portions(ids)])

    async def _delete(self, table: Any, where: ColumnElement[bool]) -> int:
        async with self.writing() as connection:
            return (await connection.execute(delete(table).where(where))).rowcount

    async def _purge_guests(self, ids: Sequence[str], before: float) -> int:
        async with self.writing() as connection:
            wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(ids), _old_guests(before))
            gone = list(await connection.scalars(wanted))
            for each in gone:
                await forget(connection, each)
            return len(gone)

    async def _purge_tables(self, ids: Sequence[str], before: float) -> int:
        async with self.writing() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.id.in_(ids), _old_tables(before))
            gone = list(await connection.scalars(wanted))
            await connection.execute(update(TABLES).where(TABLES.c.rematch_of.in_(gone)).values(rematch_of=None))
            return (await connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))).rowcount


def _portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), _AT_ONCE):
        yield ids[start : start + _AT_ONCE]
