"""Tables in the store: found, listed, changed; and one rematch only."""

from __future__ import annotations

import asyncio

import msgspec

from hordekeep.table.storage import SeatRow, Summary
from tests.table.storage.stored import NOW, opened, person, seats, table


def test_a_table_comes_back_as_it_was_put_in(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            row = table(
                "t1",
                host="beth",
                public=True,
                sandbox=True,
                status="playing",
                asked=(1,),
                heading={"en": "Round 1", "fr": "Manche 1"},
            )
            await store.add_table(row, seats("beth"))
            found = await store.find_table("t1")
            assert found == (row, tuple(seats("beth")))
            assert await store.find_table("t2") is None

    asyncio.run(check())


def test_lists_show_the_latest_first_and_only_what_belongs_there(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_person(person("stuart"))
            await store.add_table(table("old", public=True, updated=NOW), seats("beth"))
            await store.add_table(table("new", public=True, updated=NOW + 9, status="playing"), seats("stuart"))
            await store.add_table(table("mine", updated=NOW + 5, game="another"), seats("beth", "stuart"))
            await store.add_table(table("done", public=True, updated=NOW + 7, status="over"), seats("beth", "stuart"))
            await store.add_table(table("other", public=True, updated=NOW + 8, game="another"), seats("stuart"))
            await store.add_table(table("bots", updated=NOW + 9, status="playing"), seats())

            assert [found.table.id for found in await store.public_tables()] == ["new", "other", "old"]
            assert [found.table.id for found in await store.public_tables("plankton-horde")] == ["new", "old"]
            assert [found.table.id for found in await store.public_tables(limit=1)] == ["new"]
            assert [found.table.id for found in await store.tables_of("beth")] == ["done", "mine", "old"]
            assert [found.table.id for found in await store.tables_of("beth", limit=2)] == ["done", "mine"]
            assert await store.tables_of("nobody") == []
            assert await store.bot_tables() == ["new"], "bots among themselves wait for somebody who looks"
            assert await store.bot_tables(since=NOW + 10) == []

    asyncio.run(check())


def test_open_tables_are_counted_for_their_host(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            for number, status in (("t1", "waiting"), ("t2", "playing"), ("t3", "over")):
                await store.add_table(table(number, host="beth", status=status), seats())
            assert await store.count_open("beth") == await store.count_bots_alone("beth") == 2
            await store.set_seat("t1", SeatRow(number=1, kind="open"), NOW)
            assert await store.count_bots_alone("beth") == 1
            assert await store.count_open("stuart") == await store.count_bots_alone("stuart") == 0

    asyncio.run(check())


def test_seats_status_and_summaries_change_and_nothing_else_does(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_table(table("t1"), seats())
            await store.add_table(table("t2"), seats())
            mine = SeatRow(number=1, kind="person", name="Beth", person="beth")
            await store.set_seat("t1", mine, NOW + 1)
            await store.set_status("t1", "playing", NOW + 2)
            await store.set_summaries(
                [
                    Summary(table="t2", asked=(), heading={"en": "Round 2"}, updated=NOW + 3),
                    Summary(table="t1", asked=(0, 1), heading={"en": "Round 1"}, updated=NOW + 3),
                ]
            )
            await store.set_summaries([])
            found = await store.find_table("t1")
            assert found is not None
            assert found.seats == (seats()[0], mine)
            wanted = table("t1", status="playing", asked=(0, 1), heading={"en": "Round 1"}, updated=NOW + 3)
            assert found.table == wanted
            await store.set_status("t1", "over", NOW + 4, {"en": "Beth wins."})
            await store.set_salt("t1", "fresh")
            found = await store.find_table("t1")
            assert found is not None
            assert found.table == msgspec.structs.replace(
                wanted, status="over", updated=NOW + 4, result={"en": "Beth wins."}, salt="fresh"
            )

    asyncio.run(check())


def test_of_those_who_ask_for_a_rematch_at_once_one_opens_it_and_all_learn_its_id(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_table(table("t1", status="over"), seats())
            wanted = [table(f"again-{number}", rematch_of="t1") for number in range(5)]
            ids = await asyncio.gather(*(store.add_rematch(each, seats()) for each in wanted))
            assert len(set(ids)) == 1
            old, new = await store.find_table("t1"), await store.find_table(ids[0])
            assert old is not None
            assert new is not None
            assert (old.table.rematch, new.table.rematch_of) == (ids[0], "t1")
            others = [await store.find_table(each.id) for each in wanted if each.id != ids[0]]
            assert others == [None] * 4

    asyncio.run(check())
