"""The journal: few transactions for many appends, one winner of every race, and no silence when the database fails."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import OperationalError

from hordekeep.table.storage import Entry, Journal, LostRace, NotWritten, Store
from tests.table.storage.conftest import make_database
from tests.table.storage.stored import entries, opened, seats, table


class CountedStore(Store):
    """Counts transactions; fails on demand."""

    batches: list[int]
    failing = False

    async def append(self, entries: Sequence[Entry]) -> None:
        """As the store does, counted."""
        self.batches.append(len(entries))
        if self.failing:
            raise OperationalError("INSERT", {}, OSError("the disk is gone"))
        await super().append(entries)


async def counted(database: str, tables: int) -> CountedStore:
    """A counted store with some tables: t0, t1, ..."""
    store = await CountedStore.open(database)
    store.batches = []
    for number in range(tables):
        await store.add_table(table(f"t{number}"), seats())
    return store


def test_what_arrives_while_a_transaction_runs_goes_into_the_next(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 50)
        took: list[float] = []
        journal = Journal(store, took.append)
        first = asyncio.create_task(journal.append(entries("t0", 1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # now the first transaction is under way
        others = [journal.append(entries(f"t{number}", 1, 2)) for number in range(1, 50)]
        await asyncio.gather(first, *others)
        assert sum(store.batches) == 1 + 49 * 2
        assert len(store.batches) <= 2
        assert len(took) == 50
        assert await store.heights(["t0", "t49"]) == {"t0": 1, "t49": 2}
        await journal.close()
        await store.close()

    asyncio.run(check())


def test_the_loser_of_a_race_is_told_and_the_others_in_its_batch_stand(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 6)
        journal = Journal(store)
        await journal.append(entries("t3", 1, 2))
        answers = await asyncio.gather(
            *(journal.append(entries(f"t{number}", 1)) for number in range(6)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None)] * 3 + [LostRace] + [type(None)] * 2
        assert await store.heights([f"t{n}" for n in range(6)]) == {f"t{n}": 2 if n == 3 else 1 for n in range(6)}
        await journal.close()
        await store.close()

    asyncio.run(check())


def test_of_two_appends_of_the_same_seq_that_wait_together_one_wins(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 2)
        journal = Journal(store)
        answers = await asyncio.gather(
            journal.append(entries("t0", 1, key="token:8")),
            journal.append(entries("t0", 1, key="token:6")),
            journal.append(entries("t1", 1)),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == ["LostRace", "NoneType", "NoneType"]
        assert answers[2] is None
        assert len(await store.entries("t0")) == 1
        await journal.close()
        await store.close()

    asyncio.run(check())


def test_many_nodes_race_for_every_seq_and_each_has_one_winner(database: str) -> None:
    async def check() -> None:
        nodes = [await counted(database, 0) for _ in range(3)]
        for number in range(4):
            await nodes[0].add_table(table(f"t{number}"), seats())
        journals = [Journal(store) for store in nodes]

        async def play(node: int, of: str) -> int:
            won = 0
            while (height := (await nodes[node].heights([of]))[of]) < 10:
                try:
                    await journals[node].append(entries(of, height + 1, key=f"by:{node}"))
                    won += 1
                except LostRace:
                    continue
            return won

        wins = await asyncio.gather(*(play(node, f"t{number}") for node in range(3) for number in range(4)))
        assert sum(wins) == 4 * 10
        for number in range(4):
            assert [entry.seq for entry in await nodes[0].entries(f"t{number}")] == list(range(1, 11))
        for journal, store in zip(journals, nodes, strict=True):
            await journal.close()
            await store.close()

    asyncio.run(check())


def test_a_failing_database_is_told_to_everybody_who_waits_and_the_journal_goes_on(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 3)
        journal = Journal(store)
        store.failing = True
        answers = await asyncio.gather(
            *(journal.append(entries(f"t{number}", 1)) for number in range(3)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [NotWritten] * 3
        assert "the disk is gone" in str(answers[0].__cause__)  # type: ignore[union-attr]
        store.failing = False
        await journal.append(entries("t0", 1))
        assert await store.heights(["t0", "t1"]) == {"t0": 1, "t1": 0}
        await journal.close()
        await store.close()

    asyncio.run(check())


def test_an_append_whose_caller_went_away_hurts_nobody(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 2)
        journal = Journal(store)
        gone = asyncio.create_task(journal.append(entries("t0", 1)))
        stays = asyncio.create_task(journal.append(entries("t1", 1)))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        await journal.close()
        assert await store.heights(["t1"]) == {"t1": 1}
        await store.close()

    asyncio.run(check())


def test_closing_writes_what_waits_and_takes_no_more(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 2)
        journal = Journal(store)
        waiting = asyncio.create_task(journal.append(entries("t0", 1)))
        await asyncio.sleep(0)
        await journal.close()
        await waiting
        with pytest.raises(NotWritten):
            await journal.append(entries("t1", 1))
        assert await store.heights(["t0"]) == {"t0": 1}
        await store.close()

    asyncio.run(check())


def test_nothing_to_append_is_no_transaction(database: str) -> None:
    async def check() -> None:
        store = await counted(database, 0)
        await Journal(store).append([])
        assert store.batches == []
        await store.close()

    asyncio.run(check())


def test_a_writer_that_waits_lets_readers_look(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            async with store.writing() as connection:
                await connection.exec_driver_sql("UPDATE tables SET salt = 'other'")
                found = await store.find_table("t1")
                assert found is not None
                assert found.table.salt == "salt"

    asyncio.run(check())


@pytest.mark.servers
def test_a_postgresql_that_hung_up_is_called_again(postgres: str) -> None:
    async def check() -> None:
        store = await counted(await make_database(postgres), 2)
        journal = Journal(store)
        await journal.append(entries("t0", 1))
        async with store.reading() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await journal.append(entries("t0", 2))
        assert await store.heights(["t0"]) == {"t0": 2}
        await journal.close()
        await store.close()

    asyncio.run(check())
