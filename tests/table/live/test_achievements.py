"""Achievements at live tables: who wins gets them, once, also after a crash and with several nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from msgspec import structs

from hordekeep.kernel import Achievements, Game, Outcome, Text
from hordekeep.table import protocol
from hordekeep.table.storage import AchievementRow, SeatRow
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, Wire, in_house, open_house
from tests.watch import GAME, Watch

NAMES = {"en": "Bright fire", "fr": "Feu vif"}
WATCH: Game[Watch] = replace(
    GAME,
    extras=replace(
        GAME.extras,
        achievements=Achievements(
            all=lambda language: [
                {"id": "bright", "name": NAMES[language], "asks": "?", "rules": ["WA-2"], "options": {"nights": "1"}}
            ],
            earned=lambda g: {"bright": min(g.fire, 2)} if g.fire else {},
            most=2,
        ),
    ),
)
"""In one night of mild wind, a fire of 3 that is fed once is always 2 or more in the morning."""


def lone_winner(g: Watch) -> Outcome | None:
    """The first guard wins alone."""
    return Outcome((0,), (1.0,) + (0.0,) * (g.seats - 1), "WA-2", Text("dawn")) if g.over else None


def told(story: Callable[[House], Awaitable[None]], tmp_path: Path, game: Game[Watch] = WATCH) -> None:
    with installed(game):
        in_house(story)(tmp_path)


async def win(seated: Seated) -> None:
    await seated.choose("feed:log")
    await seated.choose("rest")
    await seated.until(lambda each: each.table.status == "over")


async def kept(house: House, table: str) -> dict[str, AchievementRow]:
    """What is kept of a table's end, by person, once all that was begun is done."""
    await asyncio.gather(*house.live(table).tasks)
    people = [seat.person for seat in house.live(table).seats if seat.person]
    found = {person: await house.store.achievements_of(person, "watch") for person in people}
    return {person: rows["bright"] for person, rows in found.items() if rows}


def test_everybody_who_wins_gets_what_was_earned_and_bots_get_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        house.bots.may_think.clear()
        table = await house.table(ann, bob, "novice", game="watch", nights=1)
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table, "fr")
        await win(at_a)
        rows = await kept(house, table)
        assert set(rows) == {ann.id, bob.id}
        assert rows[ann.id].symbols == 2
        assert rows[ann.id].table == table
        assert rows[ann.id].undone == 0
        await at_b.catch_up()
        assert at_a.table.earned == (protocol.Earned(id="bright", name="Bright fire", symbols=2, most=2),)
        assert at_b.table.earned == (protocol.Earned(id="bright", name="Feu vif", symbols=2, most=2),)
        stranger = await house.sit(None, table)
        assert stranger.table.earned == ()

    told(story, tmp_path)


def test_nothing_is_earned_before_the_end_or_by_losing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="watch", nights=1)
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
        await at_a.choose("feed:log")
        assert at_a.table.earned == ()
        assert await kept(house, table) == {}
        await at_a.choose("rest")
        await at_a.until(lambda each: each.table.status == "over")
        await at_b.catch_up()
        assert set(await kept(house, table)) == {ann.id}
        assert at_b.table.earned == ()

    told(story, tmp_path, replace(WATCH, rules=replace(WATCH.rules, outcome=lone_winner)))


def test_winning_against_oneself_by_a_stand_in_or_from_a_set_up_position_earns_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        house.bots.may_think.clear()
        for seats, sandbox in (((ann, ann), False), ((ann, bob), True)):
            table = await house.table(*seats, game="watch", nights=1)
            live = house.live(table)
            live.row = structs.replace(live.row, sandbox=sandbox)
            await win(await house.sit(ann, table))
            assert await kept(house, table) == {}
        table = await house.table(ann, bob, game="watch", nights=1)
        live = house.live(table)
        away = SeatRow(number=0, kind="bot", name="Ann", level="novice", person=ann.id, stand_in=True)
        live.seats = (away, live.seats[1])
        at_b = await house.sit(bob, table)
        await at_b.choose("rest", seat=1)
        await at_b.until(lambda each: each.table.status == "over")
        assert await kept(house, table) == {}

    told(story, tmp_path, replace(WATCH, rules=replace(WATCH.rules, outcome=lone_winner)))


def test_a_victory_with_choices_taken_back_counts_and_is_marked(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await house.table(ann, game="watch", nights=2)
        at_a = await house.sit(ann, table)
        await at_a.choose("feed:log")
        await at_a.choose("rest")
        assert isinstance(await at_a.send(protocol.Undo, seat=0), protocol.Done)  # the wind was rolled: not free
        await at_a.choose("feed:log")  # nothing is left but to let the nights pass
        await at_a.until(lambda each: each.table.status == "over")
        assert (await kept(house, table))[ann.id].undone == 1

    told(story, tmp_path)


def test_what_a_crash_kept_from_being_written_is_written_when_the_table_is_read_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        ann = await house.person("Ann")
        table = await house.table(ann, game="watch", nights=1)
        at_a = await house.sit(ann, table)
        await win(at_a)
        first = (await kept(house, table))[ann.id]
        async with house.store.writing() as connection:  # as if the node had died right after the last choice
            await connection.exec_driver_sql("DELETE FROM achievements")
            await connection.exec_driver_sql("UPDATE tables SET status = 'playing'")
        at_a.leave()
        del house.lives.tables[table]
        again = await house.sit(ann, table)
        assert [each.id for each in again.table.earned] == ["bright"]
        rows = await kept(house, table)
        assert rows[ann.id].symbols == first.symbols
        found = await house.store.find_table(table)
        assert found is not None
        assert found.table.status == "over"

    told(story, tmp_path)


def test_two_nodes_that_see_the_end_award_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        wire, path = Wire(), tmp_path / "house.sqlite"
        async with open_house(path, wire=wire) as one, open_house(path, wire=wire) as two:
            ann, bob = await one.person("Ann"), await one.person("Bob")
            table = await one.table(ann, bob, game="watch", nights=1)
            at_a, at_b = await one.sit(ann, table), await two.sit(bob, table)
            await win(at_a)
            await at_b.until(lambda each: each.table.status == "over")
            await asyncio.gather(*two.live(table).tasks)
            rows = await kept(one, table)
            assert {person: row.symbols for person, row in rows.items()} == {ann.id: 2, bob.id: 2}
            assert [each.symbols for each in at_b.table.earned] == [2]

    with installed(WATCH):
        asyncio.run(story())
