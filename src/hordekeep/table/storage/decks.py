"""The part of the store that knows decks: each belongs to the person who built it, and to nobody else."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, func, insert, select, update

from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import DECKS, PEOPLE
from hordekeep.table.storage.rows import DeckRow


class DeckRooms(Rooms):
    """Decks."""

    async def add_deck(self, deck: DeckRow, most: int) -> bool:
        """Keep a new deck, unless its person keeps `most` already (0: as many as they like)."""
        async with self.writing() as connection:
            # Whoever saves twice at the same time waits here, so that the count holds.
            await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == deck.person).with_for_update())
            kept = await connection.scalar(select(func.count()).where(DECKS.c.person == deck.person))
            if most and (kept or 0) >= most:
                return False
            await connection.execute(insert(DECKS), msgspec.structs.asdict(deck))
            return True

    async def decks_of(self, person: str, game: str | None = None) -> list[DeckRow]:
        """A person's decks, the latest first; of one game, or of all."""
        wanted = select(DECKS).where(DECKS.c.person == person).order_by(DECKS.c.updated.desc(), DECKS.c.id)
        if game is not None:
            wanted = wanted.where(DECKS.c.game == game)
        async with self.reading() as connection:
            return [msgspec.convert(row, DeckRow) for row in (await connection.execute(wanted)).mappings()]

    async def find_deck(self, id: str, person: str) -> DeckRow | None:
        """A deck of this person."""
        wanted = select(DECKS).where(DECKS.c.id == id, DECKS.c.person == person)
        async with self.reading() as connection:
            row = (await connection.execute(wanted)).mappings().one_or_none()
            return None if row is None else msgspec.convert(row, DeckRow)

    async def change_deck(self, deck: DeckRow) -> bool:
        """Write a deck anew; False if its person no longer has it."""
        mine = (DECKS.c.id == deck.id) & (DECKS.c.person == deck.person)
        changed = {"game": deck.game, "name": deck.name, "code": deck.code, "updated": deck.updated}
        async with self.writing() as connection:
            return (await connection.execute(update(DECKS).where(mine).values(changed))).rowcount == 1

    async def drop_deck(self, id: str, person: str) -> bool:
        """Delete a deck; False if this person has no such deck."""
        mine = (DECKS.c.id == id) & (DECKS.c.person == person)
        async with self.writing() as connection:
            return (await connection.execute(delete(DECKS).where(mine))).rowcount == 1
