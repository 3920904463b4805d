"""Achievements in the store: the best is kept, whoever writes it and how often."""

from __future__ import annotations

import asyncio

from hordekeep.table.storage import AchievementRow
from tests.table.storage.stored import NOW, opened, person, seats, table


def row(
    symbols: int, *, undone: int = 0, at: str = "t1", person: str = "beth", game: str = "skytear-horde"
) -> AchievementRow:
    """Something achieved."""
    return AchievementRow(
        person=person, game=game, achievement="mentalist", symbols=symbols, undone=undone, table=at, at=NOW + symbols
    )


def test_more_symbols_take_the_place_of_fewer_and_never_the_other_way_round(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            for each in ("t1", "t2", "t3"):
                await store.add_table(table(each), seats("beth"))
            for given, kept in (
                (row(2), row(2)),
                (row(2, at="t2"), row(2)),
                (row(1, at="t2"), row(2)),
                (row(3, at="t3"), row(3, at="t3")),
            ):
                await store.award([given])
                assert await store.achievements_of("beth", "skytear-horde") == {"mentalist": kept}
            assert await store.achievements_of("beth", "another-game") == {}

    asyncio.run(check())


def test_as_many_symbols_without_undo_are_better_than_with_it(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            for each in ("t1", "t2", "t3"):
                await store.add_table(table(each), seats("beth"))
            await store.award([row(2, undone=4)])
            await store.award([row(2, undone=1, at="t2")])
            assert (await store.achievements_of("beth", "skytear-horde"))["mentalist"].table == "t1"
            await store.award([row(2, at="t3")])
            assert (await store.achievements_of("beth", "skytear-horde"))["mentalist"] == row(2, at="t3")
            await store.award([row(3, undone=9, at="t2")])
            assert (await store.achievements_of("beth", "skytear-horde"))["mentalist"].symbols == 3

    asyncio.run(check())


def test_several_nodes_may_award_the_same_at_once(database: str) -> None:
    async def check() -> None:
        async with opened(database) as one, opened(database) as two:
            await one.add_person(person("beth"))
            await one.add_person(person("stuart"))
            await one.add_table(table("t1"), seats("beth", "stuart"))
            given = [row(1), row(1, person="stuart")]
            await asyncio.gather(*(store.award(order) for order in (given, given[::-1]) for store in (one, two)))
            for who in ("beth", "stuart"):
                assert await two.achievements_of(who, "skytear-horde") == {"mentalist": row(1, person=who)}

    asyncio.run(check())


def test_whoever_is_forgotten_achieves_nothing_and_the_others_get_theirs(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await store.add_person(person("beth"))
            await store.add_person(person("stuart"))
            await store.add_table(table("t1"), seats("beth", "stuart"))
            await store.award([row(1)])
            await store.forget("beth")
            assert await store.achievements_of("beth", "skytear-horde") == {}
            await store.award([row(1), row(1, person="stuart")])
            assert await store.achievements_of("beth", "skytear-horde") == {}
            assert await store.achievements_of("stuart", "skytear-horde") != {}

    asyncio.run(check())
