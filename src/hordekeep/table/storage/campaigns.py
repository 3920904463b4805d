"""The part of the store that knows campaigns: a person's runs, and the games played in them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, case, delete, func, insert, select, update

from hordekeep.kernel import OptionValue
from hordekeep.table.storage.base import Rooms
from hordekeep.table.storage.models import BATTLES, PEOPLE, RUNS
from hordekeep.table.storage.rows import BattleRow, RunRow

_options = msgspec.json.Decoder(dict[str, OptionValue])


class CampaignRooms(Rooms):
    """Runs and their battles."""

    async def add_run(self, run: RunRow, most: int) -> bool:
        """Keep a new run, unless its person keeps `most` of that game already."""
        async with self.writing() as connection:
            # Whoever begins twice at the same time waits here, so that the count holds.
            await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == run.person).with_for_update())
            mine = (RUNS.c.person == run.person) & (RUNS.c.game == run.game)
            if (await connection.scalar(select(func.count()).select_from(RUNS).where(mine)) or 0) >= most:
                return False
            await connection.execute(insert(RUNS), _written(run))
            return True

    async def runs_of(self, person: str, game: str) -> list[RunRow]:
        """A person's runs through a game's campaign, the latest first."""
        wanted = select(RUNS).where(RUNS.c.person == person, RUNS.c.game == game)
        async with self.reading() as connection:
            found = await connection.execute(wanted.order_by(RUNS.c.created.desc(), RUNS.c.id))
            return [RunRow(**_read(row)) for row in found.mappings()]

    async def find_run(self, id: str, person: str, game: str) -> RunRow | None:
        """A run of this person."""
        wanted = select(RUNS).where(RUNS.c.id == id, RUNS.c.person == person, RUNS.c.game == game)
        async with self.reading() as connection:
            row = (await connection.execute(wanted)).mappings().one_or_none()
            return None if row is None else RunRow(**_read(row))

    async def drop_run(self, id: str, person: str, game: str) -> bool:
        """Delete a run and what it knows of its games; False if this person has no such run."""
        mine = (RUNS.c.id == id) & (RUNS.c.person == person) & (RUNS.c.game == game)
        async with self.writing() as connection:
            return (await connection.execute(delete(RUNS).where(mine))).rowcount == 1

    async def add_battle(self, battle: BattleRow) -> None:
        """A game of a run has begun."""
        async with self.writing() as connection:
            await connection.execute(insert(BATTLES), _written(battle))

    async def end_battle(self, table: str, winners: Collection[str], undone: int, at: float) -> None:
        """The game at a table is over; if it belongs to a run, that run's person has won or lost it.

        Told twice it changes nothing, so several nodes may tell it.
        """
        person = select(RUNS.c.person).where(RUNS.c.id == BATTLES.c.run).scalar_subquery()
        result = case((person.in_(sorted(winners)), "won"), else_="lost")
        ended = update(BATTLES).where(BATTLES.c.table == table, BATTLES.c.result == "")
        async with self.writing() as connection:
            await connection.execute(ended.values(result=result, undone=undone, at=at))

    async def battles_of(self, runs: Sequence[str]) -> dict[str, list[BattleRow]]:
        """The games of runs, by run, in the order in which they ended or began."""
        wanted = select(BATTLES).where(BATTLES.c.run.in_(runs)).order_by(BATTLES.c.at, BATTLES.c.id)
        found: dict[str, list[BattleRow]] = {run: [] for run in runs}
        async with self.reading() as connection:
            for row in (await connection.execute(wanted)).mappings():
                found[row["run"]].append(BattleRow(**_read(row)))
        return found


def _read(row: RowMapping) -> dict[str, Any]:
    return {**row, "options": _options.decode(row["options"])}


def _written(row: RunRow | BattleRow) -> dict[str, Any]:
    return msgspec.structs.asdict(row) | {"options": msgspec.json.encode(row.options).decode()}
