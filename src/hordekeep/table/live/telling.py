"""What people at a table are told: the whole truth, how the game went on, what the table is like."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import structs

from hordekeep.kernel import commitment
from hordekeep.table.achievements import earned_by
from hordekeep.table.live.connection import Connection, written
from hordekeep.table.live.inviting import invitation, may_invite
from hordekeep.table.live.seating import names_of, seats_of, shown_seats
from hordekeep.table.live.showing import Showing, headings
from hordekeep.table.live.undo_policy import waiting_for
from hordekeep.table.live.windows import clock_of, orders_in_force
from hordekeep.table.protocol import (
    PROTOCOL,
    ChatLine,
    LogLine,
    OrdersChanged,
    SeatOrders,
    ShownMoment,
    TableChanged,
    TableInfo,
    UndoAsked,
    UndoChanged,
    Welcome,
)
from hordekeep.table.setting_words import settings_in_words
from hordekeep.table.storage import ChatRow
from hordekeep.table.words import tell

if TYPE_CHECKING:
    from hordekeep.table.live.table import LiveTable

PRESENCE_SECONDS = 0.1
"""Those who come and go within this time are told of together."""


def table_info(table: LiveTable, person: str | None, language: str) -> TableInfo:
    """The table as one person sees it. The seed is for after the end, the invitation for those who sit here."""
    row, start, mine = table.row, table.row.start, seats_of(table.seats, person)
    here, is_over = table.here, row.status == "over"
    return TableInfo(
        id=row.id,
        game=row.game,
        title=table.game.title,
        options=start.options,
        settings=tuple(settings_in_words(row.game, start.options, names_of(table.seats), language)),
        seats=shown_seats(table.seats, here),
        status=row.status,
        public=row.public,
        sandbox=row.sandbox,
        host=row.host or "",
        mine=mine,
        asked=table.asked_of(mine),
        heading=headings(table.standing).get(language, ""),
        commitment=commitment(start.seed),
        seed=start.seed if is_over else None,
        invite=invitation(table) if may_invite(table, person) else None,
        rematch=row.rematch,
        undone=table.fold.undone,
        watching=sum(1 for connection in table.connections if not connection.mine),
        seated_talk=row.seated_talk,
        created=row.created,
        updated=row.updated,
        earned=earned_by(person, row, table.seats, table.match, language) if is_over and table.standing else (),
    )


def welcome(table: LiveTable, connection: Connection) -> Welcome:
    """The whole truth for one connection."""
    standing, language = table.standing, connection.language
    frame = None
    log: tuple[LogLine, ...] = ()
    if standing is not None:
        shown = Showing(standing, table.fold.number, table.asked)
        frame = shown.frame(connection.shown_seat(table.asked), language)
        log = standing.heard.lines(connection.mine, language)
        connection.quiet = (frame, len(log)) if table.is_quiet else None
    return Welcome(
        protocol=PROTOCOL,
        table=table_info(table, connection.who, language),
        frame=frame,
        log=log,
        chat=tuple(chat_line(row) for row in table.chat if row.person not in connection.muted),
        undo=undo_asked(table, language),
        muted=tuple(sorted(connection.muted)),
        you=connection.who,
        orders=shown_orders(table, connection.mine),
        moments=shown_moments(table, language),
    )


def shown_orders(table: LiveTable, mine: tuple[int, ...]) -> tuple[SeatOrders, ...]:
    """What holds in windows for somebody's own seats."""
    if table.game.extras.windows is None:
        return ()
    return tuple(
        SeatOrders(
            seat=seat,
            orders=orders_in_force(table, seat),
            given=seat in table.orders and table.orders[seat].person == table.seats[seat].person,
        )
        for seat in mine
    )


def shown_moments(table: LiveTable, language: str) -> tuple[ShownMoment, ...]:
    """The moments that orders can name in this game."""
    windows = table.game.extras.windows
    if windows is None:
        return ()
    return tuple(
        ShownMoment(name=name, label=said.to(language), usual=name in windows.usual)
        for name, said in windows.moments.items()
    )


def say_orders(table: LiveTable, person: str | None) -> None:
    """Tell a person what holds for their seats now."""
    for connection in table.connections:
        if person is not None and connection.who == person:
            connection.say(OrdersChanged(orders=shown_orders(table, connection.mine)))


def tell_ended_orders(table: LiveTable) -> None:
    """Orders for a turn have ended with it: those who gave them hear so."""
    for seat, row in list(table.orders.items()):
        if row.orders.until == "turn" and row.clock != clock_of(table):
            table.orders[seat] = structs.replace(row, orders=orders_in_force(table, seat))
            say_orders(table, row.person)


def chat_line(row: ChatRow) -> ChatLine:
    """Something said, as it is shown; who was forgotten has no name."""
    return ChatLine(number=row.number, person=row.person or "", name=row.name, text=row.text, at=row.at)


def undo_asked(table: LiveTable, language: str) -> UndoAsked | None:
    """Who asks to take what back, told only by what everybody has heard of it."""
    question, standing = table.fold.question, table.standing
    if question is None or standing is None:
        return None
    made = standing.base + question.count - standing.ground.skipped
    event = standing.heard.first_public(made + 1)
    what = standing.heard.say(event, language) if event else tell("undo-a-choice", language)
    return UndoAsked(seat=question.seat, what=what, waiting=waiting_for(question, table.seats))


def send_truth(table: LiveTable) -> None:
    """Send everybody the whole truth."""
    for connection in table.connections:
        connection.say(welcome(table, connection))


def send_updates(table: LiveTable, kept: int) -> None:
    """Show everybody how the game went on after its first `kept` events. Each view is written once.

    While there is a window, those who would see nothing new hear nothing: it would tell them that somebody passed, or
    began to compose.
    """
    standing = table.standing
    if standing is None or not table.connections:
        return
    asked, is_quiet = table.asked, table.is_quiet
    showing, heard = Showing(standing, table.fold.number, asked), standing.heard
    for connection in table.connections:
        seat, mine, language = connection.shown_seat(asked), connection.mine, connection.language
        if is_quiet:
            seen = (showing.frame(seat, language), heard.count(mine, len(heard.events)))
            if seen == connection.quiet:
                continue
            connection.quiet = seen
        else:
            connection.quiet = None
        connection.send(showing.update(seat, mine, language, kept))


def send_table(table: LiveTable) -> None:
    """Tell everybody what the table is like now."""
    texts: dict[tuple[str | None, str], str] = {}
    for connection in table.connections:
        seated = connection.who if connection.mine or connection.who == table.row.host else None
        key = (seated, connection.language)
        if key not in texts:
            texts[key] = written(TableChanged(table=table_info(table, *key)))
        connection.send(texts[key])


def send_presence(table: LiveTable) -> None:
    """Tell everybody, soon, who is here."""
    if table.presence is None:
        loop = asyncio.get_running_loop()
        table.presence = loop.call_later(PRESENCE_SECONDS, _send_presence, table)


def _send_presence(table: LiveTable) -> None:
    table.presence = None
    if table.lock.locked() or not table.is_loaded:  # the game may be ahead of what is kept
        if table.connections:
            send_presence(table)
        return
    send_table(table)


def send_undo(table: LiveTable) -> None:
    """Tell everybody who asks to undo, or that nobody does any more."""
    texts: dict[str, str] = {}
    for connection in table.connections:
        language = connection.language
        if language not in texts:
            texts[language] = written(UndoChanged(undo=undo_asked(table, language)))
        connection.send(texts[language])
