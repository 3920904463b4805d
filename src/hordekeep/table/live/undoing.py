"""Taking choices back: at once where it is free, marked where nobody else sits here, else with everybody's consent."""

from __future__ import annotations

from time import time

from hordekeep.table.live.connection import Connection
from hordekeep.table.live.fold import AGREE, REFUSE, ask_undo_verb, undo_verb
from hordekeep.table.live.loading import go_back, ready
from hordekeep.table.live.playing import append, belonging_seat, go_on, must_be_playing, own_seat
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import send_table, send_undo
from hordekeep.table.live.undo_policy import Price, last_choice_of, price_of, waiting_for
from hordekeep.table.problems import Conflict, NotAllowed
from hordekeep.table.protocol import AnswerUndo, Done, Undo
from hordekeep.table.storage import Entry, SeatRow
from hordekeep.table.words import tell


async def undo(table: LiveTable, connection: Connection, message: Undo) -> Done:
    """A person takes their last choice back, or asks the others whether they may."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = own_seat(table, connection, message.seat)
        must_be_playing(table, language)
        count = last_choice_of(table.fold.choices, seat.number, table.ground.skipped)
        if count is None:
            before = last_choice_of(table.fold.choices, seat.number) is not None
            raise Conflict(tell("no-undo-upgraded" if before else "no-undo-nothing", language))
        match price(table, seat, count):
            case "free":
                await _take_back(table, [], seat.number, count, language, beyond=False)
            case "marked":
                await _take_back(table, [], seat.number, count, language, beyond=True)
            case "consent":
                if table.fold.question is not None:
                    raise Conflict(tell("no-undo-asked", language))
                await append(table, [_entry(table, seat.number, ask_undo_verb(count))], language)
                send_undo(table)
    return Done(id=message.id)


def price(table: LiveTable, seat: SeatRow, count: int) -> Price:
    """What it takes that this seat goes back to `count` choices."""
    standing = table.stood
    place = count - standing.ground.skipped
    seen = len(table.fold.choices)
    if table.is_quiet:  # what somebody composes meanwhile is unknown
        seen = standing.match.position_at - standing.base + standing.ground.skipped
    return price_of(
        table.fold.choices[count + 1 : seen],
        table.seats,
        seat.person,
        revealed=standing.heard.happened(table.game.words.telling.reveals, standing.base + place),
        rolled=standing.match.state.dice.used != standing.dice[place],
    )


async def answer_undo(table: LiveTable, connection: Connection, message: AnswerUndo) -> Done:
    """A person agrees or not that another takes choices back. Who asked may withdraw."""
    language = connection.language
    async with table.lock:
        await ready(table, language)
        seat = belonging_seat(table, connection, message.seat)  # also where a bot stands in
        question = table.fold.question
        if question is None:
            raise Conflict(tell("no-undo-question", language))
        withdraws = seat.person == table.seats[question.seat].person and not message.agree
        if seat.number not in waiting_for(question, table.seats) and not withdraws:
            raise NotAllowed(tell("no-undo-not-asked", language))
        entry = _entry(table, seat.number, AGREE if message.agree else REFUSE)
        if message.agree and not _others_wait(table, seat):
            await _take_back(table, [entry], question.seat, question.count, language, beyond=True)
        else:
            await append(table, [entry], language)
            send_undo(table)
    return Done(id=message.id)


async def settle_undo(table: LiveTable, language: str) -> None:
    """After seats changed: if nobody is left who could object, it is agreed. Hold the lock.

    Whoever has given their seat up for good is not asked any more; whoever is only replaced by a bot still is.
    """
    question = table.fold.question
    if question is not None and table.standing is not None and not waiting_for(question, table.seats):
        await _take_back(table, [], question.seat, question.count, language, beyond=True)


def _others_wait(table: LiveTable, agreeing: SeatRow) -> bool:
    question = table.fold.question
    assert question is not None
    waiting = waiting_for(question, table.seats)
    return any(table.seats[number].person != agreeing.person for number in waiting)


async def _take_back(
    table: LiveTable, before: list[Entry], seat: int, count: int, language: str, *, beyond: bool
) -> None:
    had_question = table.fold.question is not None
    standing = table.stood
    unseen = table.is_quiet and not standing.heard.has_told_others(
        seat, standing.base + count - standing.ground.skipped
    )
    entry = _entry(table, seat, undo_verb(count, beyond=beyond, unseen=unseen), len(before))
    await append(table, [*before, entry], language)
    kept = go_back(table, count)
    if had_question:
        send_undo(table)
    if beyond:
        send_table(table)
    go_on(table, kept)


def _entry(table: LiveTable, seat: int, key: str, place: int = 0) -> Entry:
    return Entry(table=table.id, seq=table.fold.height + 1 + place, seat=seat, key=key, by="person", at=time())
