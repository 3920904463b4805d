"""The part of the store that knows achievements: of each the best that a person has done."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import and_, or_, select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.engine import is_sqlite
from hordekeep.table.storage.models import ACHIEVEMENTS, PEOPLE
from hordekeep.table.storage.rows import AchievementRow


class AchievementRooms(Rooms):
    """Achievements."""

    async def award(self, rows: Sequence[AchievementRow]) -> None:
        """Keep what is better than before: more symbols, or as many without a choice taken back.

        Awarding the same twice changes nothing, so several nodes may award what one game has earned.
        """
        if not rows:
            return
        make = insert_sqlite if is_sqlite(self.engine) else insert_postgresql
        wanted = make(ACHIEVEMENTS)
        new, old = wanted.excluded, ACHIEVEMENTS.c
        better = wanted.on_conflict_do_update(
            index_elements=[old.person, old.game, old.achievement],
            set_={name: new[name] for name in ("symbols", "undone", "table", "at")},
            where=or_(
                new.symbols > old.symbols,
                and_(new.symbols == old.symbols, new.undone == 0, old.undone > 0),
            ),
        )
        async with self.writing() as connection:
            # Whoever is forgotten at this very moment gets nothing; in order, so that two nodes never wait crosswise.
            people = select(PEOPLE.c.id).where(PEOPLE.c.id.in_({row.person for row in rows})).order_by(PEOPLE.c.id)
            known = set(await connection.scalars(people.with_for_update()))
            kept = [msgspec.structs.asdict(row) for row in rows if row.person in known]
            if kept:
                await connection.execute(better, kept)

    async def achievements_of(self, person: str, game: str) -> dict[str, AchievementRow]:
        """What a person has achieved in a game, by the achievement's id."""
        wanted = select(ACHIEVEMENTS).where(ACHIEVEMENTS.c.person == person, ACHIEVEMENTS.c.game == game)
        async with self.reading() as connection:
            rows = [msgspec.convert(row, AchievementRow) for row in (await connection.execute(wanted)).mappings()]
        return {row.achievement: row for row in rows}
