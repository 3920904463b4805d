"""Tables in memory: they go when idle and come back whole; nodes on one database agree, whoever is quicker."""

from __future__ import annotations

import asyncio
import gc
import weakref
from functools import partial
from pathlib import Path

import pytest

from hordekeep.table import protocol
from hordekeep.table.live import sitting
from hordekeep.table.live.inviting import may_see
from hordekeep.table.problems import Conflict, NotAllowed
from hordekeep.table.storage import SeatRow
from tests.table.live.house import House, Seated, Wire, in_house, open_house, play_on


@in_house
async def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await play_on([at_a, at_b], 14)
    mover = at_a if at_b.at.fold.choices[-1].seat == 0 else at_b
    await mover.send(protocol.Undo, seat=mover.connection.mine[0])
    await at_a.send(protocol.Say, text="Until tomorrow!")
    await at_a.catch_up()
    house.lives._idle_seconds = 0.0
    await house.lives.let_go()
    assert table in house.lives.tables  # they are still here
    at_a.leave()
    at_b.leave()
    await house.lives.let_go()
    assert table not in house.lives.tables
    back = await house.sit(ann, table)
    assert back.frame == at_a.frame
    assert back.log == at_a.log
    assert [line.text for line in back.chat] == ["Until tomorrow!"]
    assert back.at is not at_a.at


@in_house
async def test_letting_go_keeps_a_snapshot_and_the_summary(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await play_on([at_a, at_b], 5)
    asked = at_a.at.asked
    at_a.leave()
    at_b.leave()
    house.lives._idle_seconds = 0.0
    await house.lives.let_go()
    [position] = await house.store.positions(table)
    assert position.rules_version == at_a.at.game.rules.version
    assert position.seq <= 5
    found = await house.store.find_table(table)
    assert found is not None
    assert found.table.asked == asked
    assert found.table.heading == {"en": "Round 2 of 11", "fr": "Manche 2 sur 11"}


@in_house
async def test_a_snapshot_is_kept_every_twenty_choices(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await play_on([at_a, at_b], 19)
    await house.lives.write_behind()
    assert await house.store.positions(table) == []
    await play_on([at_a, at_b], 3)
    await house.lives.write_behind()
    [position] = await house.store.positions(table)
    assert 0 < position.seq <= 22


@in_house
async def test_a_choice_that_is_being_kept_is_seen_by_nobody(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_b = await house.sit(bob, table)
    append, go = house.around.journal.append, asyncio.Event()

    async def slowly(entries: object) -> None:
        await go.wait()
        await append(entries)  # type: ignore[arg-type]

    house.around.journal.append = slowly  # type: ignore[method-assign]
    choosing = asyncio.create_task(at_b.send(protocol.Choose, ask=0, seat=1, key="token:8"))
    while not at_b.at.lock.locked():
        await asyncio.sleep(0)
    coming = asyncio.create_task(house.sit(ann, table))
    await asyncio.sleep(0.01)
    assert not coming.done()
    go.set()
    assert isinstance(await choosing, protocol.Done)
    at_a = await coming
    assert at_a.frame is not None
    assert at_a.frame.ask is not None
    assert at_a.frame.ask.number == 1


@in_house
async def test_private_tables_are_seen_with_a_seat_or_the_invitation(house: House) -> None:
    ann, bob, eve = await house.person("Ann"), await house.person("Bob"), await house.person("Eve")
    live = house.live(await house.table(ann, bob))
    public = house.live(await house.table(ann, bob, public=True))
    at_a = await house.sit(ann, live.id)
    invite = at_a.table.invite
    assert invite
    assert may_see(live, bob.id, "")
    assert not may_see(live, eve.id, "")
    assert not may_see(live, None, invite[:-1])
    assert may_see(live, None, invite)
    assert not may_see(house.live(await house.table(ann, bob)), eve.id, invite)
    assert may_see(public, None, "")


# -- two nodes on one database ---------------------------------------------------------------------------------------


def on_two_nodes(story: object) -> object:
    """A story told in two houses on one database, with a wire between them."""

    def test(tmp_path: Path) -> None:
        async def told() -> None:
            wire, path = Wire(), tmp_path / "house.sqlite"
            async with open_house(path, wire=wire) as one, open_house(path, wire=wire) as two:
                await story(one, two, wire)  # type: ignore[operator]

        asyncio.run(told())

    return test


async def across(one: House, two: House) -> tuple[Seated, Seated]:
    """Ann at the one node, Bob at the other."""
    ann, bob = await one.person("Ann"), await one.person("Bob")
    table = await one.table(ann, bob)
    return await one.sit(ann, table), await two.sit(bob, table)


@on_two_nodes
async def test_a_choice_at_one_node_is_shown_at_the_other(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    await at_b.choose("token:8")
    update = await at_a.hear(protocol.Update)
    assert update.log[0].text == "Bob puts 8 on Fire."
    for _ in range(30):
        asked = at_b.at.asked
        player, other = (at_a, at_b) if asked == (0,) else (at_b, at_a)
        assert isinstance(await player.choose(), protocol.Done)
        await other.hear(protocol.Update)
    assert at_a.log == at_b.log
    assert at_a.at.fold.choices == at_b.at.fold.choices


def is_past(number: int, seated: Seated) -> bool:
    """Has this client seen that the ask was answered?"""
    return seated.frame is not None and (seated.frame.ask is None or seated.frame.ask.number > number)


@on_two_nodes
async def test_two_nodes_race_for_one_ask_and_one_choice_wins(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    bob = at_b.connection.person
    assert bob is not None
    also_b = await one.sit(bob, at_b.at.id)
    wins = 0
    for _ in range(12):
        number = at_b.at.fold.number
        if at_b.at.asked != (1,):
            await at_a.choose()
        else:
            assert at_b.frame is not None
            assert at_b.frame.ask is not None
            keys = [offer.key for offer in at_b.frame.ask.offers]
            answers = await asyncio.gather(
                at_b.send(protocol.Choose, ask=number, seat=1, key=keys[0]),
                also_b.send(protocol.Choose, ask=number, seat=1, key=keys[-1]),
            )
            kinds = sorted(type(said).__name__ for said in answers)
            assert kinds == ["Done", "No"] or (kinds == ["Done", "Done"] and keys[0] == keys[-1])
            wins += 1
        for each in (at_a, at_b, also_b):
            await each.until(partial(is_past, number))
    assert wins
    assert at_a.at.fold.choices == at_b.at.fold.choices
    for each in (at_a, at_b, also_b):
        await each.catch_up()
    assert at_a.log == at_b.log == also_b.log


@on_two_nodes
async def test_the_same_choice_sent_to_two_nodes_is_done_at_both_and_made_once(
    one: House, two: House, wire: Wire
) -> None:
    _, at_b = await across(one, two)
    also_b = await one.sit(at_b.connection.person, at_b.at.id)
    wire.is_cut = True  # the one does not know yet what the other has kept
    assert isinstance(await at_b.choose("token:8", ask=0), protocol.Done)
    assert isinstance(await also_b.send(protocol.Choose, ask=0, seat=1, key="token:8"), protocol.Done)
    assert [entry.key for entry in await one.store.entries(at_b.at.id)] == ["token:8"]
    await also_b.until(lambda each: each.frame is not None and each.frame.ask is not None and each.frame.ask.number > 0)


@on_two_nodes
async def test_another_choice_sent_to_a_node_that_is_behind_is_stale(one: House, two: House, wire: Wire) -> None:
    _, at_b = await across(one, two)
    also_b = await one.sit(at_b.connection.person, at_b.at.id)
    wire.is_cut = True
    assert isinstance(await at_b.choose("token:8", ask=0), protocol.Done)
    said = await also_b.send(protocol.Choose, ask=0, seat=1, key="token:6")
    assert isinstance(said, protocol.No)
    assert said.code == "stale"


@on_two_nodes
async def test_without_hints_the_heights_tell(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    wire.is_cut = True
    await at_b.choose("token:8")
    await two.lives.write_behind()
    await one.lives.look_around()
    update = await at_a.hear(protocol.Update)
    assert update.frame.ask is not None
    assert update.frame.ask.number == 1


@on_two_nodes
async def test_undos_and_their_questions_cross_over(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    await at_b.choose("token:8")
    await at_b.send(protocol.Undo, seat=1)
    await at_a.until(lambda each: bool(each.log) and each.log[-1].kind == "table-undone")
    assert at_a.at.fold.choices == []
    while [kept.seat for kept in at_b.at.fold.choices][-2:] != [1, 0]:
        player, other = (at_a, at_b) if at_b.at.asked == (0,) else (at_b, at_a)
        await player.choose()
        await other.hear(protocol.Update)
    await at_b.send(protocol.Undo, seat=1)
    asked = await at_a.hear(protocol.UndoChanged)
    assert asked.undo is not None
    await at_a.send(protocol.AnswerUndo, seat=0, agree=True)
    await at_b.until(lambda each: each.undo is None)
    await at_b.until(lambda each: each.log[-1].kind == "table-undone")
    assert at_a.at.fold.choices == at_b.at.fold.choices
    assert at_a.log == at_b.log


@on_two_nodes
async def test_seats_chat_and_the_start_cross_over(one: House, two: House, wire: Wire) -> None:
    ann, bob = await one.person("Ann"), await one.person("Bob")
    table = await one.table(ann, "open")
    at_a, at_b = await one.sit(ann, table), await two.sit(bob, table)
    await at_a.send(protocol.Say, text="Come in!")
    heard = await at_b.hear(protocol.ChatSaid)
    assert heard.line.text == "Come in!"
    async with at_b.at.lock:
        await sitting.take_seat(at_b.at, bob, 1, "en")
    await at_a.until(lambda each: each.table.status == "playing" and each.frame is not None)
    assert at_a.table.seats[1].name == "Bob"
    assert at_a.frame is not None
    assert at_a.frame.names == ("Ann", "Bob")


@on_two_nodes
async def test_a_lost_hint_about_seats_is_made_good(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    wire.is_cut = True
    bob = at_b.connection.person
    assert bob is not None
    two.bots.may_think.clear()
    async with at_b.at.lock:
        await sitting.put(at_b.at, [SeatRow(number=1, kind="nobody", name="Bob", person=bob.id)], "en")
    await one.lives.look_around()
    await at_a.until(lambda each: each.table.seats[1].kind == "nobody")


@on_two_nodes
async def test_who_is_at_the_other_node_is_here_and_keeps_their_seat(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    ann = at_a.connection.person
    assert ann is not None
    await at_a.until(lambda each: each.table.seats[1].here)
    async with at_a.at.lock:
        with pytest.raises(NotAllowed, match="may not change"):
            await sitting.change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "en")
    at_b.leave()
    await at_a.until(lambda each: not each.table.seats[1].here)
    async with at_a.at.lock:
        await sitting.change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "en")
    assert at_a.at.seats[1].stand_in


def test_who_cannot_hear_the_other_nodes_gives_no_seat_away(tmp_path: Path) -> None:
    async def told() -> None:
        wire, path, now = Wire(), tmp_path / "house.sqlite", [1000.0]
        async with open_house(path, wire=wire, clock=lambda: now[0]) as one, open_house(path, wire=wire) as two:
            at_a, at_b = await across(one, two)
            ann = at_a.connection.person
            assert ann is not None
            at_b.leave()
            await at_a.until(lambda each: not each.table.seats[1].here)
            wire.is_cut = True
            now[0] += 100.0
            async with at_a.at.lock:
                with pytest.raises(Conflict, match="We cannot see just now whether Bob is at the table"):
                    await sitting.change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "en")
                with pytest.raises(Conflict, match="Nous ne pouvons pas voir pour l’instant si Bob est à la table"):
                    await sitting.change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "fr")

    asyncio.run(told())


@on_two_nodes
async def test_the_end_is_the_same_at_both(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    while at_b.at.asked:
        player, other = (at_a, at_b) if at_b.at.asked == (0,) else (at_b, at_a)
        await player.choose()
        await other.hear(protocol.Update)
    for each in (at_a, at_b):
        await each.until(lambda each: each.table.status == "over")
    assert at_a.table.seed == at_b.table.seed == "doc"
    assert at_a.frame is not None
    assert at_b.frame is not None
    assert at_a.frame.outcome == at_b.frame.outcome


@on_two_nodes
async def test_a_choice_and_its_undo_heard_of_together_rename_the_ask(one: House, two: House, wire: Wire) -> None:
    at_a, at_b = await across(one, two)
    wire.is_cut = True
    await at_b.choose("token:8")
    await at_b.send(protocol.Undo, seat=1)
    await one.lives.look_around()
    update = await at_a.hear(protocol.Update)
    assert update.frame.ask is not None
    assert update.frame.ask.number == at_b.at.fold.number == 2
    assert [line.kind for line in update.log] == ["table-undone"]
    assert at_a.log == at_b.log


@in_house
async def test_a_table_that_goes_leaves_nothing_behind(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    await play_on([at_a, at_b], 5)
    at_a.leave()
    at_b.leave()
    state = weakref.ref(at_a.at.stood.heard)
    house.lives._idle_seconds = 0.0
    gc.collect()
    gc.disable()
    try:
        await house.lives.let_go()
        assert state() is None
    finally:
        gc.enable()
