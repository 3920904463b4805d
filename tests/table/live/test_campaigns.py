"""Campaigns at live tables: the end of a battle's game counts for the run, once, also with several nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from hordekeep.kernel import Campaign, CampaignBattle, Game, Outcome, Text, said_by
from hordekeep.table.storage import BattleRow, Person, RunRow
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, in_house
from tests.watch import GAME, Watch

SAID = said_by("tests.watch")("campaign")
WATCH: Game[Watch] = replace(
    GAME,
    extras=replace(
        GAME.extras,
        campaign=Campaign(
            name=SAID,
            about=SAID,
            rules=(),
            options=(),
            begin=lambda chosen, earlier: dict(chosen),
            battles=lambda chosen, won, seed: [CampaignBattle("short", SAID, {"nights": 1})],
            needed=lambda chosen: 1,
        ),
    ),
)


def second_wins(g: Watch) -> Outcome | None:
    """The second guard wins alone."""
    return Outcome((1,), (0.0, 1.0), "WA-2", Text("dawn")) if g.over else None


def told(story: Callable[[House], Awaitable[None]], tmp_path: Path, game: Game[Watch] = WATCH) -> None:
    with installed(game):
        in_house(story)(tmp_path)


async def battle(house: House, person: Person, table: str) -> None:
    """A run of a person, whose battle is fought at a table."""
    run = RunRow(id="run", person=person.id, game="watch", seats=2, options={}, seed="seed", created=1.0)
    assert await house.store.add_run(run, 9)
    begun = BattleRow(id="b", run="run", battle="short", table=table, options={}, result="", undone=0, at=1.0)
    await house.store.add_battle(begun)


async def play(seated: Seated) -> None:
    await seated.choose("feed:log")
    await seated.choose("rest")
    await seated.until(lambda each: each.table.status == "over")


async def result(house: House, table: str) -> str:
    """What the run knows of the game once all that was begun is done."""
    await asyncio.gather(*house.live(table).tasks)
    return (await house.store.battles_of(["run"]))["run"][0].result


def test_a_victory_of_the_runs_person_wins_the_battle(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="watch", nights=1)
        await battle(house, ann, table)
        at_a = await house.sit(ann, table)
        assert await result(house, table) == ""
        await play(at_a)
        assert await result(house, table) == "won"

    told(story, tmp_path)


def test_a_victory_of_somebody_else_loses_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="watch", nights=1)
        await battle(house, ann, table)
        await play(await house.sit(ann, table))
        assert await result(house, table) == "lost"

    told(story, tmp_path, replace(WATCH, rules=replace(WATCH.rules, outcome=second_wins)))


def test_a_table_outside_any_run_ends_as_ever(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table, other = [await house.table(ann, bob, game="watch", nights=1) for _ in range(2)]
        await battle(house, ann, table)
        await play(await house.sit(ann, other))
        assert await result(house, other) == ""

    told(story, tmp_path)
