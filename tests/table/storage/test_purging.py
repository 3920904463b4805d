"""Purging: what is old goes with all that hangs on it, and nothing else does."""

from __future__ import annotations

import asyncio

from click.testing import CliRunner
from msgspec.structs import replace
from sqlalchemy import select

from hordekeep.commands.purge import command
from hordekeep.table.storage import PositionRow, ReportRow, Store
from hordekeep.table.storage.log import replay_id
from hordekeep.table.storage.models import CHAT, ENTRIES, METADATA, POSITIONS, REPORTS, SEATS, TABLES
from hordekeep.table.storage.purging import KINDS
from tests.table.storage.stored import NOW, entries, opened, person, seats, table

LONG_AGO, BEFORE = NOW - 100.0, NOW - 50.0


async def settle(store: Store) -> None:
    """People and tables of then and of now."""
    for name in ("gone", "back", "coded", "playing", "hosting"):
        await store.add_person(replace(person(name), created=LONG_AGO, seen=LONG_AGO))
    await store.note_visit("back", "s1", NOW)
    await store.set_recovery("coded", "hash")
    old = {"created": LONG_AGO, "updated": LONG_AGO}
    await store.add_table(table("over", status="over", host="back", **old), seats("gone", "back"))
    await store.add_table(table("rematch", status="playing", rematch_of="over", host="back"), seats("playing", "back"))
    await store.add_table(table("left", status="playing", host="gone", **old), seats("gone"))
    await store.add_table(table("waits", status="waiting", host="coded", **old), seats("gone", "coded"))
    await store.add_table(table("bots", status="playing", host="hosting"), seats())
    for each in ("over", "rematch", "left"):
        await store.append(entries(each, 1, 3))
        await store.add_chat(each, "back", "Beth", "hello")
        await store.keep_position(PositionRow(table=each, seq=1, rules_version=1, document={}, at=LONG_AGO))
        await store.add_report(ReportRow(id=f"r-{each}", table=each, document={}, at=NOW, person="back"))
    await store.add_report(ReportRow(id="old", table="rematch", document={}, at=LONG_AGO, person="gone"))
    await store.keep_replay("brought once", "gone")


async def all_of(store: Store, kind: object) -> list[str]:
    """The ids that are left."""
    found = {"tables": TABLES.c.id, "reports": REPORTS.c.id, "log": ENTRIES.c.table, "chat": CHAT.c.table}
    found |= {"positions": POSITIONS.c.table, "seats": SEATS.c.table, "people": METADATA.tables["people"].c.id}
    async with store.reading() as connection:
        return sorted(set(await connection.scalars(select(found[str(kind)]))))


def test_what_is_old_goes_with_all_that_hangs_on_it(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await settle(store)
            old = {kind: sorted(await store.find_old(kind, BEFORE)) for kind in KINDS}
            brought = replay_id("brought once")
            assert old == {"guests": ["gone"], "tables": ["left", "over"], "reports": ["old"], "records": [brought]}
            assert await store.purge("guests", old["guests"], BEFORE) == 1
            record = await store.find_replay(brought)
            assert record is not None
            assert record.person is None
            assert [await store.purge(kind, old[kind], BEFORE) for kind in KINDS] == [0, 2, 1, 1]
            assert await store.find_replay(brought) is None
            assert await all_of(store, "people") == ["back", "coded", "hosting", "playing"]
            assert await all_of(store, "tables") == ["bots", "rematch", "waits"]
            assert await all_of(store, "seats") == ["bots", "rematch", "waits"]
            for kind in ("log", "chat", "positions"):
                assert await all_of(store, kind) == ["rematch"], kind
            assert await all_of(store, "reports") == ["r-rematch"]
            found = await store.find_table("rematch")
            assert found is not None
            assert found.table.rematch_of is None
            waits = await store.find_table("waits")
            assert waits is not None
            assert [(seat.kind, seat.person) for seat in waits.seats] == [("bot", None), ("person", "coded")]

    asyncio.run(check())


def test_what_was_touched_meanwhile_stays(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await settle(store)
            old = {kind: await store.find_old(kind, BEFORE) for kind in KINDS}
            await store.note_visit("gone", "s1", NOW)
            await store.set_status("over", "over", NOW)
            assert await store.purge("guests", old["guests"], BEFORE) == 0
            assert await store.purge("tables", old["tables"], BEFORE) == 0

    asyncio.run(check())


def test_a_table_that_is_still_in_memory_harms_nobody_when_it_is_gone(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await settle(store)
            rows = [
                PositionRow(table=each, seq=2, rules_version=1, document={}, at=NOW) for each in ("none", "rematch")
            ]
            await store.keep_positions(rows)
            assert [row.seq for row in await store.positions("rematch")] == [2, 1]

    asyncio.run(check())


def test_the_command_tells_first_and_deletes_when_it_is_said_so(database: str) -> None:
    async def prepare() -> None:
        async with opened(database) as store:
            await store.add_person(replace(person("gone"), created=1.0, seen=1.0))
            await store.add_table(table("over", status="over", updated=1.0), seats("gone"))

    async def left() -> tuple[list[str], list[str]]:
        async with opened(database) as store:
            return await all_of(store, "people"), await all_of(store, "tables")

    asyncio.run(prepare())
    words = ["--older-than", "30", "--database", database]
    told = CliRunner().invoke(command, words)
    assert told.exit_code == 0, told.output
    assert "1 guests" in told.output
    assert "1 tables" in told.output
    assert "say it again with --yes" in told.output
    assert asyncio.run(left()) == (["gone"], ["over"])
    done = CliRunner().invoke(command, [*words, "--yes", "--only", "tables"])
    assert "1 tables" in done.output
    assert "guests" not in done.output
    assert asyncio.run(left()) == (["gone"], [])
    assert "Deleted." in CliRunner().invoke(command, [*words, "--yes"]).output
    assert asyncio.run(left()) == ([], [])
    assert "Nothing here is older than 30 days." in CliRunner().invoke(command, words).output
