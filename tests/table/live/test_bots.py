"""Bots at a live table: they move when it is their turn, never twice, and never hold anything up."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hordekeep.table import protocol
from hordekeep.table.live import sitting
from hordekeep.table.live.playing import play
from hordekeep.table.live.table import LiveTable
from hordekeep.table.storage import Entry, SeatRow
from tests.table.live.house import House, Obedient, Wire, in_house, open_house


async def at_rest(live: LiveTable) -> None:
    """Wait until no bot is at work here."""
    async with asyncio.timeout(30):
        while live.driver is not None or live.tasks:
            await asyncio.sleep(0)


def is_my_turn(seated: object) -> bool:
    frame = seated.frame  # type: ignore[attr-defined]
    return bool(frame and frame.ask and frame.ask.offers)


@in_house
async def test_bots_move_as_long_as_it_is_their_turn(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "novice", "cunning")
    at_a = await house.sit(ann, table)
    await at_a.until(is_my_turn)
    entries = await house.store.entries(table)
    assert {entry.by for entry in entries} <= {"bot", "game"}
    assert {bot for _, _, bot, _ in house.bots.asked} <= {"random", "ismcts:1s"}
    await at_a.choose()
    await at_a.until(is_my_turn)


@in_house
async def test_a_table_of_bots_alone_plays_to_the_end(house: House) -> None:
    table = await house.table("novice", "novice")
    watching = await house.sit(None, table)
    await watching.until(lambda each: each.table.status == "over")
    assert watching.frame is not None
    assert watching.frame.outcome is not None


@in_house
async def test_bots_among_themselves_pause_while_nobody_looks_and_go_on_when_somebody_does(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table("novice", "cunning", "novice")
    live = house.live(table)
    assert live.driver is None
    assert house.bots.asked == []
    house.bots.may_think.clear()
    at_a = await house.sit(ann, table)
    while not house.bots.asked:
        await asyncio.sleep(0)
    at_a.leave()
    await at_rest(live)
    house.bots.may_think.set()
    assert await house.store.entries(table) == [], "what was being thought about is dropped"
    again = await house.sit(ann, table)
    await again.until(lambda each: each.table.status == "over")


@in_house
async def test_a_stand_in_alone_pauses_when_its_person_goes_too(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "novice", first="A")
    at_a = await house.sit(ann, table)
    house.bots.may_think.clear()
    async with house.lives.visit(table) as live, live.lock:
        await sitting.change_seat(live, ann, 0, protocol.ChangeSeat(kind="bot", level="novice"), "en")
    while not house.bots.asked:
        await asyncio.sleep(0)
    at_a.leave()
    await at_rest(live)
    house.bots.may_think.set()
    assert await house.store.entries(table) == []


@in_house
async def test_bots_move_for_a_person_who_has_closed_the_table(house: House) -> None:
    """Whoever comes back tomorrow finds that it is their turn, not that the bots have still to think."""
    ann = await house.person("Ann")
    table = await house.table(ann, "novice", first="B")
    live = house.live(table)
    async with asyncio.timeout(30):
        while live.asked != (0,):
            await asyncio.sleep(0)
    assert {entry.by for entry in await house.store.entries(table)} <= {"bot", "game"}


@in_house
async def test_bots_think_for_the_host_and_hints_for_who_asks(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    at_b = await house.sit(bob, await house.table(ann, "novice", bob, first="B"))
    await at_b.until(is_my_turn)
    await at_b.send(protocol.AskHint, ask=at_b.at.fold.number, seat=2)
    *moves, hint = house.bots.asked
    assert {(seat, person) for _, seat, _, person in moves} == {(1, ann.id)}
    assert hint[1:] == (2, "ismcts:1s", bob.id)


@in_house
async def test_bots_without_an_idea_make_a_legal_choice(house: House) -> None:
    house.bots.has_ideas = False
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, "novice"))
    await at_a.until(is_my_turn)
    assert at_a.at.fold.choices
    assert at_a.at.fold.choices[0].by == "bot"


@in_house
async def test_a_bot_that_cannot_move_is_stopped_and_the_table_lives(house: House) -> None:
    ann = await house.person("Ann")

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no thoughts today")

    house.bots.think = fail  # type: ignore[method-assign]
    table = await house.table("novice", ann, first="A")
    at_a = await house.sit(ann, table)
    while at_a.at.driver is not None:
        await asyncio.sleep(0)
    assert at_a.at.stuck == 0
    assert isinstance(await at_a.send(protocol.Say, text="Is it stuck?"), protocol.Done)


@in_house
async def test_a_thought_about_what_was_undone_is_dropped(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "novice", seed="doc", first="A")
    at_a = await house.sit(ann, table)
    house.bots.may_think.clear()
    while at_a.at.asked == (0,):
        await at_a.choose()
    while not house.bots.asked:
        await asyncio.sleep(0)
    height = len(at_a.at.fold.choices)
    assert isinstance(await at_a.send(protocol.Undo, seat=0), protocol.Done)
    house.bots.may_think.set()
    await at_a.catch_up()
    assert at_a.at.driver is None
    assert len(at_a.at.fold.choices) < height
    assert at_a.at.asked == (0,)
    assert all(entry.by != "bot" for entry in await house.store.entries(table))


def test_another_node_takes_over_only_after_the_grace_time(tmp_path: Path) -> None:
    async def story() -> None:
        wire = Wire()
        slow, quick = Obedient(), Obedient()
        slow.may_think.clear()  # the first node's bots think for ever
        path = tmp_path / "house.sqlite"
        async with (
            open_house(path, wire=wire, bots=slow, grace=60.0) as first,
            open_house(path, wire=wire, bots=quick, grace=60.0) as second,
        ):
            ann = await first.person("Ann")
            table = await first.table(ann, "novice", first="B")
            live = first.live(table)
            live.is_ours = True
            at_a = await second.sit(ann, table)
            await at_a.catch_up()
            for _ in range(100):  # more than the driver would need to ask
                await asyncio.sleep(0)
            assert quick.asked == []
            assert at_a.at.driver is not None
            at_a.at.driver.cancel()
            await asyncio.gather(at_a.at.driver, return_exceptions=True)
            second.around.grace = 0.0
            second.around.look_at_bots(at_a.at)
            await at_a.until(is_my_turn)
            assert quick.asked
            [first_entry, *_] = await second.store.entries(table)
            assert first_entry.by == "bot"

    asyncio.run(story())


def test_bots_among_themselves_play_where_somebody_looks_on(tmp_path: Path) -> None:
    async def story() -> None:
        wire, idle = Wire(), Obedient()
        path = tmp_path / "house.sqlite"
        async with open_house(path, wire=wire, bots=idle) as first, open_house(path, wire=wire) as second:
            watching = await second.sit(None, await first.table("novice", "novice"))
            await watching.until(lambda each: each.table.status == "over")
            assert idle.asked == []

    asyncio.run(story())


@in_house
async def test_a_bot_that_lost_a_race_looks_again(house: House) -> None:
    ann = await house.person("Ann")
    house.bots.may_think.clear()
    table = await house.table(ann, "novice", first="B")
    at_a = await house.sit(ann, table)
    while not house.bots.asked:
        await asyncio.sleep(0)
    await house.store.append([Entry(table=table, seq=1, seat=1, key="token:6", by="bot", at=0.0)])
    house.bots.may_think.set()
    await at_a.until(is_my_turn)
    assert (await house.store.entries(table))[0].key == "token:6"
    assert at_a.at.fold.height == len(await house.store.entries(table))


@in_house
async def test_a_thought_that_comes_after_its_turn_has_passed_makes_no_choice(house: House) -> None:
    ann = await house.person("Ann")
    house.bots.may_think.clear()
    table = await house.table(ann, "novice", first="B")
    at_a = await house.sit(ann, table)
    live = at_a.at
    while not house.bots.asked:
        await asyncio.sleep(0)
    driver = live.driver
    assert driver is not None
    house.around.look_at_bots = lambda _: None  # nobody stops the driver in time
    async with live.lock:
        await play(live, 1, "token:6", "bot", "en")
        live.seats = (live.seats[0], SeatRow(number=1, kind="nobody"))
    house.bots.may_think.set()
    await driver
    assert [entry.key for entry in await house.store.entries(table)] == ["token:6"]
