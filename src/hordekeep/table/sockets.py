"""The socket of a table: who comes in, what they say, what they hear. One message after another, and none does harm."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from hordekeep.table.live.connection import Connection, written
from hordekeep.table.live.inviting import let_in
from hordekeep.table.live.loading import join, leave, ready
from hordekeep.table.live.sitting import follow_name
from hordekeep.table.live.table import LiveTable
from hordekeep.table.messages import answer
from hordekeep.table.outage import told_as
from hordekeep.table.problems import Declined, TooMuch
from hordekeep.table.protocol import FromClient, Language, Trouble
from hordekeep.table.security import Allowance, address_of, language_of
from hordekeep.table.service import Service
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

MOST_TROUBLE = 100
"""How many messages in a row may be unreadable or too fast before a socket is closed."""
TOO_MUCH, NO_TABLE, AT_FAULT = 4429, 4404, 1011
"""The codes with which a socket is closed: abuse, nothing to see here, our fault."""
_read = msgspec.json.Decoder(FromClient).decode

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: AnySocket, id: FromPath[str]) -> None:
    """Play or watch at a table: `FromClient` in, `FromServer` out, as JSON text."""
    service: Service = socket.app.state.service
    invite, language = socket.query_params.get("invite", ""), socket.query_params.get("language", "")
    speaks: Language = language_of(language or socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        person = await service.sessions.find(socket.cookies)
        async with counted(service, socket, person, speaks), service.lives.visit(id, speaks) as table:
            muted = await service.store.muted_by(person.id) if person else frozenset()
            await _come_in(table, person, invite, speaks)
            await _sit(service, socket, table, Connection(person, speaks, muted))
    except Declined as no:
        await _close(socket, TOO_MUCH if isinstance(no, TooMuch) else NO_TABLE, no.because)
    except Exception as error:  # noqa: BLE001  # ours or the database's: it is logged, and the other sockets live on
        await _close(socket, AT_FAULT, tell(told_as(error, f"the socket of table {id}"), speaks))


async def _come_in(table: LiveTable, person: Person | None, invite: str, language: str) -> None:
    """Let those in who may see the table; their seats follow a new name."""
    async with table.lock:
        await ready(table, language)
        let_in(table, person.id if person else None, invite, language)
        if person is not None:
            await follow_name(table, person, language)


@asynccontextmanager
async def counted(service: Service, socket: AnySocket, person: Person | None, language: str) -> AsyncIterator[None]:
    """Count a socket while it is open; `TooMuch` if somebody opens too many."""
    asker = f"person {person.id}" if person else f"address {address_of(socket.scope)}"
    await service.allowances.spend("sockets", asker, language)
    most, held = service.settings.limits.open_sockets, service.sockets
    if most and held[asker] >= most:
        raise TooMuch(tell("no-many-sockets", language))
    held[asker] += 1
    service.metrics.sockets.inc()
    try:
        yield
    finally:
        service.metrics.sockets.dec()
        held[asker] -= 1
        if not held[asker]:
            del held[asker]


async def _sit(service: Service, socket: AnySocket, table: LiveTable, connection: Connection) -> None:
    """Let somebody be at the table as long as their socket is open."""
    listener = asyncio.current_task()
    assert listener is not None
    connection.on_lost = listener.cancel
    writer = asyncio.create_task(_carry_out(socket, connection))
    try:
        with service.sessions.watched(socket.cookies, connection.drop):
            await join(table, connection)
            await _listen(service, socket, table, connection)
    except asyncio.CancelledError:
        if not connection.is_lost:
            raise
        listener.uncancel()
    finally:
        leave(table, connection)
        if connection.is_lost:
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _carry_out(socket: AnySocket, connection: Connection) -> None:
    """Send what waits, until the connection is closed."""
    try:
        while (text := await connection.next()) is not None:
            await _send(socket, text)
    except (OSError, RuntimeError, WebSocketException):
        return  # the client is gone: the listener hears of it too


async def _send(socket: AnySocket, text: str) -> None:
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


async def _listen(service: Service, socket: AnySocket, table: LiveTable, connection: Connection) -> None:
    """Answer one message after another. Unreadable ones are told so; only a flood of them closes the socket."""
    limits = service.settings.limits
    pace, trouble = Allowance(limits.messages), 0
    while trouble < MOST_TROUBLE:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        because = _why_unread(event.get("text"), limits.message_bytes, pace, connection.language)
        if because is None:
            try:
                message = _read(event["text"] or "")
            except (msgspec.DecodeError, RecursionError) as error:
                because = tell("trouble-unreadable", connection.language, why=str(error))
        if because is not None:
            trouble += 1
            connection.say(Trouble(because=because))
            continue
        trouble = 0
        await answer(service, table, connection, message)
    raise TooMuch(tell("trouble-often", connection.language))


def _why_unread(text: str | None, most: int, pace: Allowance, language: str) -> str | None:
    if pace.wait_for("", monotonic()) > 0:
        return tell("trouble-often", language)
    if text is None:
        return tell("trouble-binary", language)
    if len(text) > most:
        return tell("trouble-large", language)
    return None


async def _close(socket: AnySocket, code: int, because: str) -> None:
    """Say why, and close."""
    try:
        if because:
            await _send(socket, written(Trouble(because=because)))
        await socket.send({"type": "websocket.close", "code": code, "reason": because[:60]})
    except (OSError, RuntimeError, WebSocketException):
        return  # it was closed already


ROUTES: list[ControllerRouterHandler] = [table_socket]
