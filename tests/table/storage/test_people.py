"""People in the store: found again, changed, muted, forgotten."""

from __future__ import annotations

import asyncio

from hordekeep.table.storage import SeatRow
from tests.table.storage.stored import NOW, opened, person, seats, table


def test_a_person_is_found_by_id_and_by_recovery_code(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            assert await store.find_person("beth") == person("beth")
            assert await store.find_person("stuart") is None
            assert await store.find_by_recovery("hash") is None
            await store.set_recovery("beth", "hash")
            found = await store.find_by_recovery("hash")
            assert found is not None
            assert (found.id, found.has_recovery) == ("beth", True)
            await store.set_recovery("beth", "newer hash")
            assert await store.find_by_recovery("hash") is None

    asyncio.run(check())


def test_a_change_leaves_what_it_does_not_name(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.change_person("beth", name="Élisabeth")
            await store.change_person("beth", language="fr")
            await store.change_person("beth")
            found = await store.find_person("beth")
            assert found is not None
            assert (found.name, found.language) == ("Élisabeth", "fr")

    asyncio.run(check())


def test_muting_twice_or_somebody_unknown_is_nothing_special(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_person(person("stuart"))
            for _ in range(2):
                await store.mute("beth", "stuart")
            await store.mute("beth", "nobody")
            assert await store.muted_by("beth") == {"stuart"}
            assert await store.muted_by("stuart") == set()
            await store.unmute("beth", "stuart")
            assert await store.muted_by("beth") == set()

    asyncio.run(check())


def test_whoever_is_forgotten_leaves_seats_to_bots_and_no_name_behind(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            for who in ("beth", "stuart"):
                await store.add_person(person(who))
            await store.set_recovery("beth", "hash")
            await store.mute("stuart", "beth")
            await store.add_table(table("t1", host="beth"), seats("beth", "stuart"))
            await store.add_table(table("t2", host="beth"), seats("stuart"))
            await store.add_table(table("t3"), seats("stuart"))
            await store.set_seat(
                "t2", SeatRow(number=1, kind="bot", name="Beth", level="keen", person="beth", stand_in=True), NOW
            )
            await store.add_chat("t1", "beth", "Beth", "Boo!")

            assert await store.forget("beth") == ["t1", "t2"]

            assert await store.find_person("beth") is None
            assert await store.find_by_recovery("hash") is None
            assert await store.muted_by("stuart") == set()
            [line] = await store.chat_of("t1")
            assert (line.person, line.name, line.text) == (None, "", "Boo!")
            first, second = await store.find_table("t1"), await store.find_table("t2")
            assert first is not None
            assert second is not None
            assert first.seats[0] == SeatRow(number=0, kind="bot", level="steady")
            assert first.seats[1].person == "stuart"
            assert first.table.start.names == ("A", "Stuart")
            assert first.table.host == "stuart", "the table goes to another person who sits there"
            assert second.seats[1] == SeatRow(number=1, kind="bot", level="keen"), "the stand-in stays, for itself"

    asyncio.run(check())


def test_a_table_without_other_people_has_no_host_when_its_host_is_forgotten(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_table(table("t1", host="beth"), seats("beth"))
            await store.forget("beth")
            found = await store.find_table("t1")
            assert found is not None
            assert found.table.host is None

    asyncio.run(check())
