"""A running game survives an upgrade that changes the rules: it goes on from its newest position that loads."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hordekeep.kernel import Ask, BadInput, Document, Game
from hordekeep.table import protocol
from hordekeep.table.problems import Conflict
from hordekeep.table.storage import Person
from tests.kernel import toy
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, open_house


def one_more_lamp(g: toy.Lanterns, seat: int) -> Any:
    """A turn under new rules: a bet needs no lamp any more, so that older logs do not replay."""
    choice = yield Ask(seat, "plan", "TOY-2", lambda: [toy.DIM, *toy.BETS[: g.oil[seat]]])
    if choice != toy.DIM and g.tell:
        g.oil[seat] += 1
        g.tell("lit", "TOY-5", seat=seat, oil=g.oil[seat])
    g.turns -= 1
    if g.turns:
        g.agenda.append(("turn", (seat + 1) % g.seats))


OLD: Game[Any] = toy.GAME
NEW: Game[Any] = replace(
    toy.GAME, rules=replace(toy.GAME.rules, version=8, beats={**toy.GAME.rules.beats, "turn": one_more_lamp})
)
SLOPPY: Game[Any] = replace(NEW, rules=replace(NEW.rules, version=OLD.rules.version))
"""Changed rules under the old version: somebody forgot to raise it."""


def refuse_all(_: Document) -> Any:
    """Rules that read no old position."""
    raise BadInput("The numbers are missing.")


STRANGE: Game[Any] = replace(NEW, positions=replace(NEW.positions, read=refuse_all))


async def play_under_old_rules(path: Path, *keys: str) -> tuple[str, list[protocol.LogLine]]:
    """A table of Ann and Bob after these choices of whoever is asked, closed as at a shutdown."""
    with installed(OLD):
        async with open_house(path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await house.table(ann, bob, game="lanterns", seed="doc")
            players = {0: await house.sit(ann, table), 1: await house.sit(bob, table)}
            for key in keys:
                seat = players[0].at.asked[0]
                said = await players[seat].choose(key, seat=seat)
                assert isinstance(said, protocol.Done), (key, said)
            await players[0].catch_up()
            return table, players[0].log


async def come_back(house: House, table: str) -> tuple[Seated, Seated]:
    people: list[Person] = []
    for name in ("Ann", "Bob"):
        person = await house.store.find_person(f"id-{name}")
        assert person is not None
        people.append(person)
    return await house.sit(people[0], table), await house.sit(people[1], table)


def kinds(seated: Seated) -> list[str]:
    return [line.kind for line in seated.log]


def test_the_game_goes_on_from_its_stored_position(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(NEW):
            async with open_house(path) as house:
                at_a, at_b = await come_back(house, table)
                assert kinds(at_a) == ["table-upgraded"]
                assert at_a.log[0].text.startswith("The rules were improved")
                assert at_b.frame is not None
                assert at_b.frame.ask is not None
                assert at_b.frame.ask.seats == (1,)
                assert at_b.frame.view["turns"] == 5
                number = at_b.frame.ask.number
                assert number == len(await house.store.entries(table))
                assert isinstance(await at_b.choose("bet:2"), protocol.Done)
                assert at_a.at.match.state.turns == 4
                too_far = await at_a.send(protocol.Undo, seat=0)
                assert isinstance(too_far, protocol.No)
                assert too_far.because == "What happened before the rules were improved cannot be taken back."
                assert isinstance(await at_b.send(protocol.Undo, seat=1), protocol.Done)
                assert at_a.at.match.state.turns == 5

    asyncio.run(story())


def test_what_no_longer_replays_after_the_position_is_given_up_by_all_nodes(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        # In the middle of a beat: the position is the beat's start, "bet:1" replays, "left" no longer exists.
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left")
        with installed(NEW):
            async with open_house(path) as house:
                at_a, _ = await come_back(house, table)
                entries = await house.store.entries(table)
                assert (entries[-1].key, entries[-1].by) == ("!undo:3", "game")
                assert [kept.key for kept in at_a.at.fold.choices] == ["keep", "keep", "bet:1"]
                assert kinds(at_a) == ["table-upgraded", "lit"]
            async with open_house(path) as again:
                _, at_b = await come_back(again, table)
                assert len(await again.store.entries(table)) == len(entries)
                assert at_b.at.asked == (1,)
                assert isinstance(await at_b.choose("dim"), protocol.Done)

    asyncio.run(story())


def test_after_the_upgrade_the_log_keeps_growing_over_restarts(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(NEW):
            async with open_house(path) as house:
                at_a, at_b = await come_back(house, table)
                await at_b.choose("bet:1")
                await at_a.choose("bet:1")
                await at_a.catch_up()
                before = at_a.log
                assert kinds(at_a) == ["table-upgraded", "lit", "lit"]
            async with open_house(path) as again:
                at_a, _ = await come_back(again, table)
                assert at_a.log == before

    asyncio.run(story())


def test_a_position_that_was_taken_back_since_is_not_used(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(OLD):
            async with open_house(path) as house:
                at_a, at_b = await come_back(house, table)
                await at_a.send(protocol.Undo, seat=0)
                await at_b.send(protocol.AnswerUndo, seat=1, agree=True)
                await at_a.send(protocol.Undo, seat=0)
                await at_b.send(protocol.AnswerUndo, seat=1, agree=True)
                await at_a.send(protocol.Undo, seat=0)
                assert [kept.key for kept in at_a.at.fold.choices] == ["keep", "keep"]
        with installed(NEW):
            async with open_house(path) as house:
                at_a, _ = await come_back(house, table)
                assert at_a.at.match.state.turns == 6
                assert at_a.at.asked == (0,)

    asyncio.run(story())


def test_rules_that_changed_without_a_new_version_are_survived_too(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(SLOPPY):
            async with open_house(path) as house:
                at_a, at_b = await come_back(house, table)
                assert kinds(at_a) == ["table-upgraded"]
                assert isinstance(await at_b.choose("dim"), protocol.Done)

    asyncio.run(story())


def test_without_any_position_the_log_replays_as_far_as_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(STRANGE):
            async with open_house(path) as house:
                at_a, _ = await come_back(house, table)
                assert [kept.key for kept in at_a.at.fold.choices] == ["keep", "keep", "bet:1"]
                assert at_a.at.asked == (1,)

    asyncio.run(story())


def test_an_older_node_leaves_a_newer_game_alone(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, _ = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(NEW):
            async with open_house(path) as house:
                at_a, at_b = await come_back(house, table)
                await at_b.choose("bet:2")
                await at_a.choose("bet:1")
                await house.lives.write_behind()
                height = at_b.at.fold.height
        with installed(OLD):
            async with open_house(path) as house:
                with pytest.raises(Conflict, match="begun under older rules"):
                    await come_back(house, table)
                assert len(await house.store.entries(table)) == height

    asyncio.run(story())


def test_an_upgrade_that_changes_nothing_for_a_game_keeps_its_whole_log(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "house.sqlite"
        table, log = await play_under_old_rules(path, "keep", "keep", "bet:1", "left", "take")
        with installed(OLD):
            async with open_house(path) as house:
                at_a, _ = await come_back(house, table)
                assert at_a.log == log

    asyncio.run(story())
