"""Campaigns in the store: runs are their person's own, a game's end is told once."""

from __future__ import annotations

import asyncio
from typing import Any

from hordekeep.kernel import OptionValue
from hordekeep.table.storage import BattleRow, RunRow, Store
from tests.table.storage.stored import NOW, opened, person, seats, table

GAME = "monoliths"


def run(id: str, *, person: str = "beth", game: str = GAME, created: float = NOW) -> RunRow:
    """A run."""
    options: dict[str, OptionValue] = {"deck": "liothan", "level": "2", "brood": True}
    return RunRow(id=id, person=person, game=game, seats=1, options=options, seed="seed", created=created)


def battle(id: str, of: str = "r1", **more: Any) -> BattleRow:
    """A game of a run that has just begun."""
    plain: dict[str, Any] = {"id": id, "run": of, "battle": "undead", "table": None, "options": {"horde": "undead"}}
    return BattleRow(**(plain | {"result": "", "undone": 0, "at": NOW} | more))


async def begin(store: Store) -> None:
    """Beth and her run, and Stuart."""
    for each in ("beth", "stuart"):
        await store.add_person(person(each))
    for each in ("t1", "t2", "t3"):
        await store.add_table(table(each), seats("beth", "stuart"))
    assert await store.add_run(run("r1"), 9)


def test_runs_are_kept_as_they_began_the_latest_first_for_their_person_alone(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await begin(store)
            assert await store.add_run(run("r2", created=NOW + 1), 9)
            assert await store.add_run(run("r3", person="stuart"), 9)
            assert await store.add_run(run("r4", game="another-game"), 9)
            assert await store.runs_of("beth", GAME) == [run("r2", created=NOW + 1), run("r1")]
            assert await store.find_run("r1", "beth", GAME) == run("r1")
            assert await store.find_run("r1", "stuart", GAME) is None
            assert await store.find_run("r1", "beth", "another-game") is None

    asyncio.run(check())


def test_nobody_keeps_more_runs_of_a_game_than_allowed(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await begin(store)
            kept = await asyncio.gather(*(store.add_run(run(f"s{n}"), 3) for n in range(5)))
            assert sum(kept) == 2
            assert len(await store.runs_of("beth", GAME)) == 3
            assert await store.add_run(run("other", game="another-game"), 3)

    asyncio.run(check())


def test_the_end_of_a_game_is_a_victory_for_the_run_of_a_winner_and_a_defeat_for_any_other(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await begin(store)
            for number in (1, 2, 3):
                await store.add_battle(battle(f"b{number}", table=f"t{number}", at=NOW + number))
            await store.end_battle("t1", ("beth", "stuart"), 2, NOW + 10)
            await store.end_battle("t2", (), 0, NOW + 11)
            await store.end_battle("t-unknown", ("beth",), 0, NOW + 12)
            games = (await store.battles_of(["r1"]))["r1"]
            assert [(row.id, row.result, row.undone, row.at) for row in games] == [
                ("b3", "", 0, NOW + 3),
                ("b1", "won", 2, NOW + 10),
                ("b2", "lost", 0, NOW + 11),
            ]
            assert games[0].options == {"horde": "undead"}

    asyncio.run(check())


def test_an_end_told_twice_or_by_several_nodes_changes_nothing(database: str) -> None:
    async def check() -> None:
        async with opened(database) as one, opened(database) as two:
            await begin(one)
            await one.add_battle(battle("b1", table="t1"))
            await asyncio.gather(*(store.end_battle("t1", ("beth",), 0, NOW + 5) for store in (one, two, one)))
            await two.end_battle("t1", (), 9, NOW + 99)
            assert (await two.battles_of(["r1"]))["r1"] == [battle("b1", table="t1", result="won", at=NOW + 5)]

    asyncio.run(check())


def test_runs_go_with_their_games_when_dropped_or_when_the_person_is_forgotten(database: str) -> None:
    async def check() -> None:
        async with opened(database) as store:
            await begin(store)
            await store.add_battle(battle("b1", table="t1"))
            assert not await store.drop_run("r1", "stuart", GAME)
            assert await store.drop_run("r1", "beth", GAME)
            assert await store.battles_of(["r1"]) == {"r1": []}
            assert await store.add_run(run("r2"), 9)
            await store.add_battle(battle("b2", "r2", table="t1"))
            await store.forget("beth")
            assert await store.runs_of("beth", GAME) == []
            assert await store.battles_of(["r2"]) == {"r2": []}
            await store.end_battle("t1", ("beth",), 0, NOW)

    asyncio.run(check())
