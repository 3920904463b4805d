"""Undo: free back to the last reveal, die or other person's choice; marked when alone; else with consent."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hordekeep.kernel import Game, PlainWords, Telling
from hordekeep.table import protocol
from hordekeep.table.live.fold import Kept, Question
from hordekeep.table.live.undo_policy import last_choice_of, price_of, waiting_for
from hordekeep.table.storage import SeatRow
from tests.kernel import toy
from tests.table.live.games import installed
from tests.table.live.house import House, Seated, in_house, play_on

ANN = SeatRow(number=0, kind="person", name="Ann", person="a")
BOB = SeatRow(number=1, kind="person", name="Bob", person="b")
CID = SeatRow(number=2, kind="person", name="Cid", person="c")
ANNS_SECOND = SeatRow(number=1, kind="person", name="Ann", person="a")
BOT = SeatRow(number=1, kind="bot", level="steady")
STAND_IN = SeatRow(number=1, kind="bot", name="Bob", person="b", stand_in=True, level="steady")
NOBODY_FOR_BOB = SeatRow(number=1, kind="nobody", name="Bob", person="b")

LANTERNS: Game[Any] = replace(
    toy.GAME, words=PlainWords.like(toy.GAME.words, telling=Telling(reveals=frozenset({"kept"})))
)
"""The toy, where keeping a number shows it to all."""


# -- the policy ------------------------------------------------------------------------------------------------------


def test_the_last_choice_is_the_seats_own_and_no_forced_one() -> None:
    choices = [Kept(0, "a", "person", 1), Kept(1, "b", "person", 2), Kept(0, "c", "game", 3)]
    assert last_choice_of(choices, 0) == 0
    assert last_choice_of(choices, 1) == 1
    assert last_choice_of(choices, 2) is None
    assert last_choice_of(choices, 0, floor=1) is None


@pytest.mark.parametrize(
    ("since", "seats", "revealed", "rolled", "price"),
    [
        ([], (ANN, BOB), False, False, "free"),
        ([Kept(0, "x", "person", 2)], (ANN, BOB), False, False, "free"),
        ([Kept(1, "x", "person", 2)], (ANN, BOB), False, False, "consent"),
        ([Kept(1, "x", "game", 2)], (ANN, BOB), False, False, "free"),
        ([Kept(1, "x", "bot", 2)], (ANN, BOT), False, False, "free"),
        ([], (ANN, BOB), True, False, "consent"),
        ([], (ANN, BOB), False, True, "consent"),
        ([], (ANN, BOT), True, False, "marked"),
        ([], (ANN, BOT), False, True, "marked"),
        ([], (ANN, STAND_IN), False, False, "free"),
        ([], (ANN, STAND_IN), True, False, "consent"),
        ([], (ANN, STAND_IN), False, True, "consent"),
        ([Kept(1, "x", "person", 2)], (ANN, STAND_IN), False, False, "consent"),
        ([Kept(1, "x", "bot", 2)], (ANN, STAND_IN), False, False, "consent"),
        ([Kept(1, "x", "window", 2)], (ANN, STAND_IN), False, False, "consent"),
        ([Kept(1, "x", "game", 2)], (ANN, STAND_IN), False, False, "free"),
        ([], (ANN, NOBODY_FOR_BOB), True, False, "consent"),
        ([Kept(1, "x", "person", 2)], (ANN, BOT), False, False, "marked"),
        ([Kept(1, "x", "person", 2)], (ANN, ANNS_SECOND), False, False, "free"),
    ],
)
def test_what_an_undo_takes(
    since: list[Kept], seats: tuple[SeatRow, ...], revealed: bool, rolled: bool, price: str
) -> None:
    assert price_of(since, seats, "a", revealed=revealed, rolled=rolled) == price


def test_everybody_else_is_waited_for_once() -> None:
    seats = (ANN, BOB, CID, SeatRow(number=3, kind="person", name="Bob", person="b"))
    assert waiting_for(Question(0, 0), seats) == (1, 2, 3)
    assert waiting_for(Question(0, 0, frozenset({1})), seats) == (2,)
    assert waiting_for(Question(0, 0, frozenset({3, 2})), seats) == ()
    assert waiting_for(Question(0, 0), (ANN, STAND_IN)) == (1,)
    assert waiting_for(Question(0, 0), (ANN, BOT)) == ()


# -- at the table ----------------------------------------------------------------------------------------------------


async def two_at_the_table(house: House) -> tuple[Seated, Seated]:
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await house.table(ann, bob)
    return await house.sit(ann, table), await house.sit(bob, table)


def keys(seated: Seated) -> list[str]:
    return [kept.key for kept in seated.at.fold.choices]


@in_house
async def test_the_own_last_choice_is_free_as_long_as_nothing_came_of_it(house: House) -> None:
    at_a, at_b = await two_at_the_table(house)
    before = list(at_a.log)
    await at_b.choose("token:8")
    said = await at_b.send(protocol.Undo, seat=1)
    assert isinstance(said, protocol.Done)
    await at_a.catch_up()
    assert [line.kind for line in at_a.log] == [*(line.kind for line in before), "table-undone"]
    assert at_a.log[-1].text == "Bob took a choice back."
    assert at_b.frame is not None
    assert at_b.frame.ask is not None
    assert (at_b.frame.ask.number, at_b.frame.ask.prompt) == (2, "Bob, which Score Token goes on Fire?")
    assert at_b.at.fold.undone == 0
    assert [entry.key for entry in await house.store.entries(at_b.at.id)] == ["token:8", "!undo:0"]
    again = await at_b.choose("token:6")
    assert isinstance(again, protocol.Done)
    await at_a.catch_up()
    assert [line.kind for line in at_a.log][-2:] == ["table-undone", "token-assigned"]


@in_house
async def test_an_old_ask_is_stale_after_an_undo_although_the_same_is_asked(house: House) -> None:
    _, at_b = await two_at_the_table(house)
    await at_b.choose("token:8")
    await at_b.send(protocol.Undo, seat=1)
    said = await at_b.choose("token:6", ask=0)
    assert isinstance(said, protocol.No)
    assert said.code == "stale"


@in_house
async def test_past_a_reveal_the_others_are_asked_and_agree(house: House) -> None:
    at_a, at_b = await two_at_the_table(house)
    await at_b.choose("token:8")
    await play_on([at_a, at_b], 20)
    asker, other = (at_a, at_b) if at_b.at.fold.choices[-1].seat == 1 else (at_b, at_a)
    seat = asker.connection.mine[0]
    count = last_choice_of(asker.at.fold.choices, seat)
    assert count is not None
    said = await asker.send(protocol.Undo, seat=seat)
    assert isinstance(said, protocol.Done)
    await other.catch_up()
    assert other.undo is not None
    assert (other.undo.seat, other.undo.waiting) == (seat, other.connection.mine)
    assert asker.connection.person is not None
    assert other.undo.what.startswith(asker.connection.person.name)
    made = keys(asker)
    assert len(made) > count
    agreed = await other.send(protocol.AnswerUndo, seat=other.connection.mine[0], agree=True)
    assert isinstance(agreed, protocol.Done)
    assert keys(asker) == made[:count]
    await asker.catch_up()
    assert asker.undo is None
    assert asker.table.undone == 1
    assert asker.log[-1].kind == "table-undone"
    assert asker.frame is not None
    assert asker.frame.ask is not None
    assert asker.frame.ask.seats == (seat,)
    verbs = [entry.key for entry in await house.store.entries(asker.at.id) if entry.key.startswith("!")]
    assert verbs == [f"!ask-undo:{count}", "!agree", f"!undo:{count}:beyond"]


async def asked_to_undo(house: House) -> tuple[Seated, Seated, int]:
    """Ann's choice was followed by one of Bob's; she asks to take hers back."""
    at_a, at_b = await two_at_the_table(house)
    while [kept.seat for kept in at_a.at.fold.choices][-2:] != [0, 1]:
        await play_on([at_a, at_b], 1)
    height = len(keys(at_a))
    said = await at_a.send(protocol.Undo, seat=0)
    assert isinstance(said, protocol.Done)
    await at_b.catch_up()
    assert at_b.undo is not None
    assert len(keys(at_a)) == height
    return at_a, at_b, height


@in_house
async def test_the_other_may_refuse(house: House) -> None:
    at_a, at_b, height = await asked_to_undo(house)
    await at_b.send(protocol.AnswerUndo, seat=1, agree=False)
    await at_a.catch_up()
    assert (at_a.undo, len(keys(at_a)), at_a.at.fold.undone) == (None, height, 0)


@in_house
async def test_who_asked_may_withdraw_but_not_agree_for_the_others(house: House) -> None:
    at_a, at_b, height = await asked_to_undo(house)
    said = await at_a.send(protocol.AnswerUndo, seat=0, agree=True)
    assert isinstance(said, protocol.No)
    assert said.code == "foreign"
    assert isinstance(await at_a.send(protocol.AnswerUndo, seat=0, agree=False), protocol.Done)
    await at_b.catch_up()
    assert (at_b.undo, len(keys(at_a))) == (None, height)


@in_house
async def test_a_new_choice_cancels_the_question(house: House) -> None:
    at_a, at_b, height = await asked_to_undo(house)
    number = at_a.at.fold.number
    await play_on([at_a, at_b], 1)
    assert at_a.at.fold.number > number
    await at_a.catch_up()
    await at_b.catch_up()
    assert (at_a.undo, at_b.undo) == (None, None)
    said = await at_b.send(protocol.AnswerUndo, seat=1, agree=True)
    assert isinstance(said, protocol.No)
    assert said.because == "Nobody asks to take anything back."
    assert len(keys(at_a)) > height


@in_house
async def test_one_question_at_a_time(house: House) -> None:
    at_a, _, _ = await asked_to_undo(house)
    said = await at_a.send(protocol.Undo, seat=0)
    assert isinstance(said, protocol.No)
    assert said.because == "Somebody already asks to take something back."


@in_house
async def test_the_question_does_not_rename_the_ask(house: House) -> None:
    at_a, at_b, _ = await asked_to_undo(house)
    assert at_b.frame is not None
    assert at_b.frame.ask is not None
    assert at_b.frame.ask.number == at_a.at.fold.number < at_a.at.fold.height


@in_house
async def test_when_the_only_one_who_could_object_leaves_it_is_agreed(house: House) -> None:
    from hordekeep.table.live.sitting import leave_table

    at_a, at_b, height = await asked_to_undo(house)
    assert at_b.connection.person is not None
    house.bots.may_think.clear()
    async with at_a.at.lock:
        await leave_table(at_a.at, at_b.connection.person, "en")
    assert len(keys(at_a)) == height - 2
    await at_a.catch_up()
    assert at_a.undo is None
    assert at_a.table.undone == 1


@in_house
async def test_a_bot_in_somebodys_place_agrees_to_nothing_and_they_answer_without_taking_it_back(house: House) -> None:
    from hordekeep.table.live.sitting import change_seat

    at_a, at_b, height = await asked_to_undo(house)
    ann = at_a.connection.person
    assert ann is not None
    house.bots.may_think.clear()
    at_b.leave()
    async with at_a.at.lock:
        await change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "en")
    assert at_a.at.seats[1].stand_in
    assert len(keys(at_a)) == height
    await at_a.catch_up()
    assert at_a.undo is not None
    assert at_a.undo.waiting == (1,)
    back = await house.sit(at_b.connection.person, at_a.at.id)
    assert back.undo is not None
    assert isinstance(await back.send(protocol.AnswerUndo, seat=1, agree=True), protocol.Done)
    assert len(keys(at_a)) == height - 2


@in_house
async def test_while_a_bot_stands_in_the_game_goes_on_without_the_answer(house: House) -> None:
    from hordekeep.table.live.sitting import change_seat

    at_a, at_b, height = await asked_to_undo(house)
    ann = at_a.connection.person
    assert ann is not None
    at_b.leave()
    async with at_a.at.lock:
        await change_seat(at_a.at, ann, 1, protocol.ChangeSeat(kind="bot"), "en")
    for _ in range(3):
        await at_a.until(lambda each: each.at.asked == (0,))
        assert isinstance(await at_a.choose(seat=0), protocol.Done)
    assert at_a.at.fold.question is None
    assert len(keys(at_a)) > height


@in_house
async def test_alone_everything_can_be_taken_back_and_is_marked(house: House) -> None:
    ann = await house.person("Ann")
    at_a = await house.sit(ann, await house.table(ann, "novice"))
    for _ in range(12):
        await at_a.until(lambda each: bool(each.frame and each.frame.ask and each.frame.ask.offers))
        await at_a.choose()
    while last_choice_of(at_a.at.fold.choices, 0) is not None:
        assert isinstance(await at_a.send(protocol.Undo, seat=0), protocol.Done)
    assert 0 < at_a.at.fold.undone < 12  # those that were free are not counted
    await at_a.catch_up()
    assert at_a.table.undone == at_a.at.fold.undone
    said = await at_a.send(protocol.Undo, seat=0)
    assert isinstance(said, protocol.No)
    assert said.because == "You have no choice to take back."


@in_house
async def test_nobody_undoes_for_another(house: House) -> None:
    at_a, at_b = await two_at_the_table(house)
    await at_b.choose("token:8")
    said = await at_a.send(protocol.Undo, seat=1)
    assert isinstance(said, protocol.No)
    assert said.code == "foreign"


# -- dice, reveals and secrets, in a game that has them ---------------------------------------------------------------


def test_dice_and_reveals_bound_the_free_undo(tmp_path: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="lanterns")
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
        await at_a.choose("keep", seat=0)  # a reveal in this edition
        await at_a.send(protocol.Undo, seat=0)
        assert at_a.at.fold.question == Question(0, 0)
        await at_b.choose("redraw", seat=1)  # dice, and it cancels the question
        await at_b.send(protocol.Undo, seat=1)
        assert at_a.at.fold.question == Question(1, 1)
        await at_a.choose("bet:1", seat=0)
        await at_a.choose("left", seat=0)  # now the die is cast
        await at_a.send(protocol.Undo, seat=0)
        assert at_a.at.fold.question == Question(0, 3)
        await at_b.send(protocol.AnswerUndo, seat=1, agree=True)
        assert [kept.key for kept in at_a.at.fold.choices] == ["keep", "redraw", "bet:1"]
        await at_a.send(protocol.Undo, seat=0)  # the bet alone is still free: nothing has come of it
        assert [kept.key for kept in at_a.at.fold.choices] == ["keep", "redraw"]

    with installed(LANTERNS):
        in_house(story)(tmp_path)


def test_what_is_asked_back_is_told_only_by_what_everybody_heard(tmp_path: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.person("Ann"), await house.person("Bob")
        table = await house.table(ann, bob, game="lanterns")
        at_a, at_b = await house.sit(ann, table), await house.sit(bob, table)
        await at_b.choose("redraw", seat=1)
        await at_b.send(protocol.Undo, seat=1)
        await at_a.catch_up()
        assert at_a.undo is not None
        assert at_a.undo.what == "a choice"

    with installed(toy.GAME):
        in_house(story)(tmp_path)
