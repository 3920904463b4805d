"""Questions that people and bots of one side may answer for each other: bots leave them to the people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hordekeep.kernel import Match
from hordekeep.table import protocol
from hordekeep.table.live import sitting
from hordekeep.table.live.table import LiveTable
from hordekeep.table.storage import Person
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, Story, in_house
from tests.watch import GAME

SEED = "which hero goes next"
TEAM = (0, 2, 4, 6)
"""The seats of the first side at a Skytear table for eight."""


def in_watch(story: Story) -> Callable[[Path], None]:
    """A test in a house where the watch is played too: any guard may answer for all."""

    def test(tmp_path: Path) -> None:
        with installed(GAME):
            in_house(story)(tmp_path)

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test


async def at_rest(live: LiveTable) -> None:
    """Wait until no bot is at work here."""
    async with asyncio.timeout(60):
        while live.driver is not None or live.tasks or live.lock.locked():
            await asyncio.sleep(0)


async def arena(house: House, *seats: Person | str) -> str:
    """A Skytear table for eight, with bots at the seats that are not named."""
    bots = ["novice"] * (8 - len(seats))
    return await house.table(*seats, *bots, game="skytear", seed=SEED)


def shared_by(match: Match[Any], seat: int) -> bool:
    """Is `seat` one of several that are asked, of whom one answers for all?"""
    return match.ask is not None and len(match.ask.seats) > 1 and seat in match.ask.seats and not match.ask.each


async def to_a_team_question(at_a: Seated) -> None:
    """Answer what is asked of one alone, until the team is asked."""
    live = at_a.at
    await at_rest(live)
    while not shared_by(live.match, 0):
        assert live.asked == (0,)
        assert isinstance(await at_a.choose(), protocol.Done)
        await at_rest(live)


@in_house
async def test_one_person_among_seven_bots_is_asked_every_question_of_their_team(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await arena(house, ann))
    live = at_a.at
    while live.match.ask is not None and live.match.state.turn < 2:
        await at_rest(live)
        assert 0 in live.asked
        assert isinstance(await at_a.choose(), protocol.Done)
    record = live.match.record()
    again: Match[Any] = Match.from_record(record, until=0, patient=True)
    asked: dict[str, int] = {}
    for place, (seat, key) in enumerate(record.choices):
        if len(again.made) == place and shared_by(again, 0):  # else the match has made it by itself
            assert again.ask is not None
            asked[again.ask.prompt] = asked.get(again.ask.prompt, 0) + 1
            assert seat == 0, again.prompt()
        again.replay([(seat, key)], place)
    assert asked["activate"] == 4, "the team's four heroes"
    assert len(asked) > 1, asked


@in_house
async def test_who_hands_a_question_over_lets_a_bot_decide_it_and_is_asked_the_next_one(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await arena(house, ann))
    await to_a_team_question(at_a)
    live, number, before = at_a.at, at_a.at.fold.number, len(at_a.at.match.made)
    assert isinstance(await at_a.send(protocol.HandOver, ask=number, seat=0), protocol.Done)
    await at_rest(live)
    assert live.match.made[before][0] in TEAM[1:]
    stale = await at_a.send(protocol.HandOver, ask=number, seat=0)
    assert isinstance(stale, protocol.No)
    assert stale.code == "stale"
    await to_a_team_question(at_a)
    height = len(live.match.made)
    await at_rest(live)
    assert len(live.match.made) == height, "it was handed over once, not for ever"


@in_house
async def test_what_is_asked_of_one_alone_cannot_be_handed_over(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, "novice", first="A"))
    no = await at_a.send(protocol.HandOver, ask=0, seat=0)
    assert isinstance(no, protocol.No)
    assert no.because == "There is nobody else here who could decide this for you."


@in_watch
async def test_of_two_people_either_answers_and_both_who_are_here_must_hand_over(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob, "novice", game="watch")
    at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
    live = at_a.at
    assert live.asked == (0, 1, 2)
    assert isinstance(await at_b.choose(), protocol.Done)
    await at_rest(live)
    assert [seat for seat, _, _ in live.match.made] == [1]
    assert isinstance(await at_a.send(protocol.HandOver, ask=live.fold.number, seat=0), protocol.Done)
    await at_rest(live)
    assert [seat for seat, _, _ in live.match.made] == [1], "Bob is here, and has not said so"
    at_b.leave()
    await at_rest(live)
    assert [seat for seat, _, _ in live.match.made] == [1, 2], "he is gone"


@in_watch
async def test_where_a_bot_stands_in_it_decides(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, "novice", game="watch"))
    live = at_a.at
    await at_rest(live)
    assert live.match.made == []
    async with live.lock:
        await sitting.change_seat(live, ann, 0, protocol.ChangeSeat(kind="bot", level="novice"), "en")
    await at_a.until(lambda each: each.table.status == "over")


@in_house
async def test_who_is_away_is_waited_for_as_long_as_nobody_else_waits(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await arena(house, ann))
    await to_a_team_question(at_a)
    live, height = at_a.at, at_a.at.fold.height
    at_a.leave()
    await at_rest(live)
    assert live.fold.height == height


@in_house
async def test_where_others_wait_bots_decide_for_those_who_are_away_for_long(house: House) -> None:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob, "novice", "novice", game="skytear", seed=SEED)
    players = {0: await house.sit(ann, table), 1: await house.sit(bob, table)}
    live = players[0].at
    await at_rest(live)
    while not shared_by(live.match, 0):
        seat = next(seat for seat in live.asked if seat in players)
        assert isinstance(await players[seat].choose(seat=seat), protocol.Done)
        await at_rest(live)
    house.around.away_seconds = 3600.0
    before = len(live.match.made)
    players[0].leave()
    for _ in range(100):  # more than a bot would need
        await asyncio.sleep(0)
    assert len(live.match.made) == before
    assert live.driver is not None, "it waits"
    players[0] = await house.sit(ann, table)
    await at_rest(live)
    assert len(live.match.made) == before, "she is back, and it is hers to say"
    house.around.away_seconds = 0.0
    players[0].leave()
    async with asyncio.timeout(60):
        while len(live.match.made) == before:
            await asyncio.sleep(0)
    assert live.match.made[before][0] == 2


@in_house
async def test_where_everybody_decides_for_themselves_nobody_waits(house: House) -> None:
    ann = await house.person("Ann")
    table = await house.table(ann, "novice", game="skytear-horde", seed=SEED)
    at_a = await house.sit(ann, table)
    await at_rest(at_a.at)
    ask = at_a.at.match.ask
    assert ask is not None
    assert (ask.prompt, ask.seats) == ("mulligan", (0,)), "the bot has kept its own hand"
