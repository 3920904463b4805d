"""Tables: open one, find one, sit down, change seats, start, leave, play again, take the record home."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from hordekeep.table import lobby
from hordekeep.table.live import sitting
from hordekeep.table.live.inviting import let_in
from hordekeep.table.live.loading import ready
from hordekeep.table.live.seating import leaves_bots_alone
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import table_info
from hordekeep.table.problems import Conflict
from hordekeep.table.protocol import ChangeSeat, Language, NewTable, Opened, TableCards, TableInfo
from hordekeep.table.rematch import rematch as play_again
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person
from hordekeep.table.words import tell

Invite = Annotated[str, QueryParameter(max_length=64, description="The word of an invitation, for a private table.")]
Game = Annotated[str | None, QueryParameter(max_length=64, description="Only tables of this game.")]


@asynccontextmanager
async def seen(
    service: Service, id: str, me: Person | None, invite: str, language: Language
) -> AsyncIterator[LiveTable]:
    """The table, held, for somebody who may see it."""
    async with service.lives.visit(id, language) as table, table.lock:
        await ready(table, language)
        let_in(table, me.id if me else None, invite, language)
        yield table


@get("/tables", tags=["tables"], summary="The lobby")
async def all_tables(
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
    game: Game = None,
) -> TableCards:
    """Public tables that wait for people or are being played, the latest first."""
    return TableCards(tables=await lobby.public_cards(service, me, game, language))


@get("/me/tables", tags=["tables"], summary="My games")
async def my_tables(
    service: NamedDependency[Service], guest: NamedDependency[Person], language: NamedDependency[Language]
) -> TableCards:
    """The tables at which you have a seat, the latest first; `your_move` where the game waits for you."""
    return TableCards(tables=await lobby.my_cards(service, guest, language))


@post("/tables", tags=["tables"], summary="Open a table", guards=[limited("tables")])
async def open_table(
    data: JSONBody[NewTable],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> Opened:
    """A new table, with you as its host. The game starts at once if no seat is open."""
    return Opened(id=await lobby.open_table(service, guest, data, language))


@get("/tables/{id:str}", tags=["tables"], summary="A table")
async def find_table(
    id: FromPath[str],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
    invite: Invite = "",
) -> TableInfo:
    """A table as you see it. A private one needs its invitation or a seat."""
    async with seen(service, id, me, invite, language) as table:
        return table_info(table, me.id if me else None, language)


@post("/tables/{id:str}/seats/{number:int}/take", tags=["tables"], summary="Sit down", status_code=200)
async def take_seat(
    id: FromPath[str],
    number: FromPath[int],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
    invite: Invite = "",
) -> TableInfo:
    """Sit down on an open seat, or take your own back from a bot. The last open seat starts the game."""
    async with seen(service, id, guest, invite, language) as table:
        await sitting.take_seat(table, guest, number, language)
        return table_info(table, guest.id, language)


@put("/tables/{id:str}/seats/{number:int}", tags=["tables"], summary="Change who drives a seat")
async def change_seat(
    id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ChangeSeat],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> TableInfo:
    """Your own seat: let a bot stand in, take it back, give it up. As the host also seats without a person."""
    async with seen(service, id, guest, "", language) as table:
        if data.kind in ("bot", "nobody"):
            await _must_have_room_for_bots(service, table, guest, [number], language)
        await sitting.change_seat(table, guest, number, data, language)
        return table_info(table, guest.id, language)


async def _must_have_room_for_bots(
    service: Service, table: LiveTable, me: Person, given: Sequence[int], language: Language
) -> None:
    """If bots are alone once they drive the seats `given`, the host has one table more of that kind."""
    if table.row.host == me.id and leaves_bots_alone(table.seats, given):
        await lobby.must_have_room_for_bots(service, me, language)


@post("/tables/{id:str}/start", tags=["tables"], summary="Start the game", status_code=200)
async def start(
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> TableInfo:
    """The host waits no longer: bots take the open seats."""
    async with seen(service, id, guest, "", language) as table:
        free = [seat.number for seat in table.seats if seat.kind == "open"]
        await _must_have_room_for_bots(service, table, guest, free, language)
        await sitting.start_now(table, guest, language)
        return table_info(table, guest.id, language)


@post("/tables/{id:str}/leave", tags=["tables"], summary="Leave a table", status_code=204)
async def leave(
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> None:
    """Give your seats up for good: before the start they are open again, in a game bots play on."""
    async with seen(service, id, guest, "", language) as table:
        await sitting.leave_table(table, guest, language)


@post("/tables/{id:str}/rematch", tags=["tables"], summary="Play again", status_code=200, guards=[limited("tables")])
async def rematch(
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> Opened:
    """The same game with the same people, dealt anew. Whoever asks second comes to the same table."""
    async with seen(service, id, guest, "", language) as table:
        return Opened(id=await play_again(service.lives, table, guest, language))


@get("/tables/{id:str}/record", tags=["tables"], summary="The record of a game", media_type=MediaType.TEXT)
async def record(
    id: FromPath[str],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
    invite: Invite = "",
) -> str:
    """The whole game as text, seed and all; once it is over."""
    async with seen(service, id, me, invite, language) as table:
        if table.row.status != "over" or table.standing is None:
            raise Conflict(tell("no-not-over", language))
        return table.match.record().to_text()


ROUTES: list[ControllerRouterHandler] = [
    all_tables,
    my_tables,
    open_table,
    find_table,
    take_seat,
    change_seat,
    start,
    leave,
    rematch,
    record,
]
