"""Opening a database: migrations, several nodes at once, and what is said about a database that cannot be used."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from hordekeep.kernel import BadInput
from hordekeep.table.storage import Store
from hordekeep.table.storage.engine import alembic_config, make_engine, migrate
from tests.table.storage.stored import opened


def test_models_and_migrations_agree(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store, store.engine.connect() as connection:
            await connection.run_sync(lambda each: command.check(alembic_config(each)))

    asyncio.run(check())


def test_a_column_that_no_migration_made_is_noticed(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            async with store.writing() as connection:
                await connection.execute(text("ALTER TABLE people ADD COLUMN email VARCHAR(80)"))
            async with store.engine.connect() as connection:
                with pytest.raises(Exception, match="email"):
                    await connection.run_sync(lambda each: command.check(alembic_config(each)))

    asyncio.run(check())


def test_migrations_go_back_to_nothing_and_forth_again(database: str) -> None:
    async def check() -> None:
        engine = make_engine(database)
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(lambda each: command.downgrade(alembic_config(each), "base"))
        await migrate(engine)
        await engine.dispose()

    asyncio.run(check())


def test_nodes_that_start_at_once_migrate_once_and_share_their_secret(database: str) -> None:
    async def check() -> None:
        stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
        secrets = await asyncio.gather(*(store.secret("signing") for store in stores))
        other = await stores[0].secret("another")
        assert all([await store.is_ready() for store in stores])
        for store in stores:
            await store.close()
        assert len(set(secrets)) == 1
        assert len(secrets[0]) == 32
        assert other not in secrets

    asyncio.run(check())


def test_a_secret_is_there_again_after_a_restart(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            before = await store.secret("signing")
        async with opened(database) as store:
            assert await store.secret("signing") == before

    asyncio.run(check())


def test_a_database_of_a_newer_release_is_left_alone(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store, store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = 'from-the-future'"))
        with pytest.raises(BadInput, match="newer release"):
            await Store.open(database)

    asyncio.run(check())


def test_a_store_whose_tables_are_not_of_this_release_is_not_ready(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            async with store.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = 'old'"))
            assert not await store.is_ready()

    asyncio.run(check())


def test_sqlite_is_set_for_safety_and_for_many_readers(tmp_path: Path) -> None:
    async def check() -> None:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        file = tmp_path / "deep" / "folder" / "table.sqlite"
        async with opened(f"sqlite:///{file}") as store, store.reading() as connection:
            said = [await connection.scalar(text(f"PRAGMA {name}")) for name in names]
        assert said == ["wal", 2, 1, 30000]

    asyncio.run(check())


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://keep", "'mysql' is no database"),
        ("no address", "no address of a database"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:////proc/nowhere/table.sqlite", "cannot be made"),
        ("sqlite:////proc/version", "cannot be used"),
        ("postgresql://keep:hush@127.0.0.1:1/keep", r"keep:\*\*\*@127.0.0.1:1/keep cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence_without_its_password(address: str, said: str) -> None:
    with pytest.raises(BadInput, match=said) as problem:
        asyncio.run(Store.open(address))
    assert "hush" not in str(problem.value)
    assert len(str(problem.value).splitlines()) == 1


def test_an_upgrade_keeps_everybody_and_all_that_is_theirs(database: str) -> None:
    async def check() -> None:
        engine = make_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(lambda each: command.upgrade(alembic_config(each), "0005"))
            for line in (
                "INSERT INTO people (id, name, language, created) VALUES ('beth', 'Beth', 'en', 1.0)",
                "INSERT INTO decks VALUES ('d1', 'beth', 'skytear', 'Mine', 'code', 1.0)",
                "INSERT INTO replays VALUES ('r1', 'hordekeep record 1', 1.0)",
            ):
                await connection.execute(text(line))
        await engine.dispose()
        async with opened(database) as store:
            beth = await store.find_person("beth")
            assert beth is not None
            assert beth.seen > 1_000_000, "whoever is there now was here now, for all we know"
            assert [deck.id for deck in await store.decks_of("beth")] == ["d1"]
            replay = await store.find_replay("r1")
            assert replay is not None
            assert replay.person is None
            [session] = await store.sessions_of("beth")
            assert session.id == "old-beth", "what knew her before knows her still"
            assert await store.find_visitor("beth", "old-beth") == beth

    asyncio.run(check())
