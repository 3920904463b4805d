"""What happened at tables: the log read back, positions, chat, replays and reports."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy.exc import IntegrityError

from hordekeep.table.storage import PositionRow, ReportRow
from tests.table.storage.stored import NOW, entries, opened, person, seats, table


def test_the_log_is_read_from_any_entry_on_and_its_height_is_known(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            await store.add_table(table("t2"), seats())
            await store.append(entries("t1", 1, 3))
            assert await store.entries("t1") == entries("t1", 1, 3)
            assert await store.entries("t1", after=2) == entries("t1", 3)
            assert await store.entries("t2") == []
            assert await store.heights(["t1", "t2", "none"]) == {"t1": 3, "t2": 0, "none": 0}
            assert await store.heights([]) == {}
            assert await store.pulses(["t1", "t2", "none"]) == {"t1": (3, NOW), "t2": (0, NOW)}

    asyncio.run(check())


def test_heights_of_very_many_tables_are_asked_in_parts(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            await store.append(entries("t1", 1))
            heights = await store.heights([*(f"none-{number}" for number in range(1200)), "t1"])
            assert len(heights) == 1201
            assert heights["t1"] == 1

    asyncio.run(check())


def test_one_taken_seq_keeps_the_whole_transaction_out(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            await store.append(entries("t1", 1))
            with pytest.raises(IntegrityError):
                await store.append(entries("t1", 2) + entries("t1", 1))
            assert await store.heights(["t1"]) == {"t1": 1}

    asyncio.run(check())


def test_an_entry_needs_its_table(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            with pytest.raises(IntegrityError):
                await store.append(entries("none", 1))

    asyncio.run(check())


def test_the_newest_positions_are_kept_and_come_first(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            await store.add_table(table("t2"), seats())
            for seq in range(20, 200, 20):
                await store.keep_position(
                    PositionRow(table="t1", seq=seq, rules_version=1, document={"round": seq}, at=NOW)
                )
            await store.keep_position(PositionRow(table="t1", seq=180, rules_version=1, document={"round": 0}, at=NOW))
            await store.keep_position(PositionRow(table="t2", seq=1, rules_version=1, document={}, at=NOW))
            kept = await store.positions("t1")
            assert [position.seq for position in kept] == [180, 160, 140, 120, 100]
            assert kept[0].document == {"round": 180}
            assert len(await store.positions("t2")) == 1

    asyncio.run(check())


def test_chat_is_numbered_for_each_table_also_when_everybody_talks_at_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_table(table("t1"), seats())
            await store.add_table(table("t2"), seats())
            said = await asyncio.gather(*(store.add_chat("t1", "beth", "Beth", f"line {n}") for n in range(12)))
            assert sorted(line.number for line in said) == list(range(1, 13))
            assert (await store.add_chat("t2", "beth", "Beth", "hello\0")).number == 1
            last = await store.chat_of("t1", limit=3)
            assert [line.number for line in last] == [10, 11, 12]
            assert {line.text: line.number for line in said}[last[-1].text] == 12
            assert [line.text for line in await store.chat_of("t2")] == ["hello"]

    asyncio.run(check())


def test_the_same_record_is_kept_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            ids = await asyncio.gather(*(store.keep_replay("hordekeep record 1\n") for _ in range(4)))
            assert len(set(ids)) == 1
            found = await store.find_replay(ids[0])
            assert found is not None
            assert found.text == "hordekeep record 1\n"
            assert await store.keep_replay("another") != ids[0]
            assert await store.find_replay("r-none") is None

    asyncio.run(check())


def test_a_report_comes_back_as_it_was_written(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1"), seats())
            report = ReportRow(id="p1", table="t1", document={"note": "Odd\0 here", "log": [1, 2]}, at=NOW)
            await store.add_report(report)
            assert await store.find_report("p1") == report
            assert await store.find_report("p2") is None

    asyncio.run(check())
