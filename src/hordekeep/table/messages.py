"""What a message asks for is done here, and answered; a polite no is an answer too. No message can hurt the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from hordekeep.kernel import Refused
from hordekeep.table.live import asking, deciding, ordering, playing, talking, undoing
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.table import LiveTable
from hordekeep.table.outage import told_as
from hordekeep.table.problems import Conflict, Declined, NotAllowed, TooMuch, Unknown
from hordekeep.table.protocol import (
    AnswerUndo,
    AskForecast,
    AskHint,
    AskInWords,
    AskWhy,
    Choose,
    FromClient,
    FromServer,
    GiveOrders,
    HandOver,
    Look,
    Mute,
    No,
    Ping,
    Pong,
    RefusalCode,
    Say,
    SeatedTalk,
    Speak,
    Trouble,
    Undo,
)
from hordekeep.table.security import Allowance
from hordekeep.table.service import Service
from hordekeep.table.words import tell

_CODES: dict[type[Declined], RefusalCode] = {
    NotAllowed: "foreign",
    Unknown: "unknown",
    Conflict: "stale",
    TooMuch: "limit",
}


async def _pong(_table: LiveTable, _connection: Connection, message: Ping) -> Pong:
    return Pong(id=message.id)


Work = Callable[[LiveTable, Connection, Any], Awaitable[FromServer | None]]
_WORK: dict[type[Any], Work] = {
    Choose: playing.choose,
    HandOver: deciding.hand_over,
    AskWhy: asking.ask_why,
    AskForecast: asking.ask_forecast,
    AskHint: asking.ask_hint,
    AskInWords: asking.ask_in_words,
    Undo: undoing.undo,
    AnswerUndo: undoing.answer_undo,
    GiveOrders: ordering.give_orders,
    Say: talking.speak_up,
    Mute: talking.mute,
    SeatedTalk: talking.leave_talk_to_the_seated,
    Speak: talking.change_language,
    Look: asking.look_through,
    Ping: _pong,
}
_LIMITED = {Say: "chat", AskHint: "hints"}


async def answer(service: Service, table: LiveTable, connection: Connection, message: FromClient) -> None:
    """Do what a message asks for, and answer. A hint takes its time, so nobody waits for it."""
    kind = type(message)
    service.metrics.messages.labels(kind.__name__).inc()
    if isinstance(message, AskHint):
        if connection.hinted is not None:
            connection.say(no(message, "limit", tell("no-hint-twice", connection.language)))
            return
        connection.hinted = asyncio.create_task(_answer(service, table, connection, message))
        connection.hinted.add_done_callback(lambda _: setattr(connection, "hinted", None))
    else:
        await _answer(service, table, connection, message)


async def _answer(service: Service, table: LiveTable, connection: Connection, message: FromClient) -> None:
    language = connection.language
    try:
        _must_be_moderate(service, connection, message)
        said = await _WORK[type(message)](table, connection, message)
    except Refused as refused:
        because = table.match.say(refused.refusal.because, language) if table.standing else refused.sentence
        said = no(message, "rule", because, refused.refusal.rule)
    except Declined as declined:
        said = no(message, _CODES.get(type(declined), "unknown"), declined.because)
    except Exception as error:  # noqa: BLE001  # a fault of ours or the database's: it is logged, and the table lives on
        said = no(message, "stale", tell(told_as(error, f"a {type(message).__name__} at table {table.id}"), language))
    if isinstance(said, No):
        service.metrics.refusals.labels(said.code).inc()
    if said is not None:
        connection.say(said)


def _must_be_moderate(service: Service, connection: Connection, message: FromClient) -> None:
    limit = _LIMITED.get(type(message))
    if limit is not None:
        allowance = connection.allowances.get(limit)
        if allowance is None:
            allowance = connection.allowances[limit] = Allowance(getattr(service.settings.limits, limit))
        if allowance.wait_for("", monotonic()) > 0:
            raise TooMuch(tell("trouble-often", connection.language))


def no(message: FromClient, code: RefusalCode, because: str, rule: str = "") -> No | Trouble:
    """A polite no. What has no id is told as trouble."""
    if isinstance(message, Speak | Look):
        return Trouble(because=because)
    return No(id=message.id, code=code, rule=rule, because=because)
