"""The part of the store that knows where people are known again: a session for each browser that has their cookie."""

from __future__ import annotations

import msgspec
from msgspec import structs
from sqlalchemy import and_, delete, insert, select, update

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import PEOPLE, SESSIONS
from hordekeep.table.storage.people import person_of
from hordekeep.table.storage.rows import Person, SessionRow

MOST_SESSIONS = 50
"""How many a person may have; of more, those go that were not used for the longest time."""


class SessionRooms(Rooms):
    """Sessions."""

    async def add_session(self, session: SessionRow) -> None:
        """Know somebody again from now on. Sessions beyond the most that are kept go."""
        mine = SESSIONS.c.person == session.person
        kept = select(SESSIONS.c.id).where(mine).order_by(SESSIONS.c.seen.desc()).limit(MOST_SESSIONS - 1)
        async with self.writing() as connection:
            await connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.id.not_in(kept)))
            await connection.execute(insert(SESSIONS), structs.asdict(session))

    async def find_visitor(self, person: str, session: str) -> Person | None:
        """The person, if this session of theirs has not ended; `seen` is when it was last used."""
        wanted = (
            select(PEOPLE, SESSIONS.c.seen.label("last_used"))
            .join(SESSIONS, and_(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.id == session))
            .where(PEOPLE.c.id == person)
        )
        async with self.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            return None if row is None else structs.replace(person_of(row), seen=row.last_used)

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """A person's sessions, the one that was used last first."""
        wanted = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
        async with self.reading() as connection:
            return [msgspec.convert(row, SessionRow) for row in (await connection.execute(wanted)).mappings()]

    async def note_visit(self, person: str, session: str, at: float) -> None:
        """Somebody is here: remember when."""
        async with self.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=at))
            mine = and_(SESSIONS.c.person == person, SESSIONS.c.id == session)
            await connection.execute(update(SESSIONS).where(mine).values(seen=at))

    async def end_session(self, person: str, session: str) -> bool:
        """End a session of a person; False if they have none of that id."""
        mine = and_(SESSIONS.c.person == person, SESSIONS.c.id == session)
        async with self.writing() as connection:
            return (await connection.execute(delete(SESSIONS).where(mine))).rowcount > 0

    async def end_other_sessions(self, person: str, kept: str) -> list[str]:
        """End all sessions of a person but one; the ids of those that ended."""
        others = and_(SESSIONS.c.person == person, SESSIONS.c.id != kept)
        async with self.writing() as connection:
            ended = list(await connection.scalars(select(SESSIONS.c.id).where(others)))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(ended)))
            return ended
