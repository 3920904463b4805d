"""The lobby: opening tables, and the lists of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_urlsafe
from time import time
from typing import TYPE_CHECKING

from msgspec import structs

from hordekeep.kernel import SEAT_LETTERS, BadInput, Match, Record, find_game, game_slugs, new_seed
from hordekeep.table.levels import find_level
from hordekeep.table.live.lives import Lives
from hordekeep.table.live.seating import are_bots_alone, names_of, seats_of, shown_seats
from hordekeep.table.live.showing import headings
from hordekeep.table.live.sitting import DEFAULT_LEVEL
from hordekeep.table.problems import TooMuch
from hordekeep.table.protocol import NewSeat, NewTable, TableCard, TableStatus
from hordekeep.table.setting_words import settings_in_words
from hordekeep.table.storage import Found, Person, SeatRow, TableRow
from hordekeep.table.words import tell

if TYPE_CHECKING:
    from hordekeep.table.service import Service


async def open_table(
    service: Service,
    me: Person,
    new: NewTable,
    language: str,
    noted: Callable[[TableRow], Awaitable[None]] | None = None,
) -> str:
    """Open a table as its host; the game starts at once if no seat is open. The table's id. Before anybody plays there
    it is `noted`, by whoever wants to know how its game ends."""
    await _must_have_room(service, me, language)
    start = await _start(service, me, new, language)
    seats = tuple(_new_seat(number, seat, me) for number, seat in enumerate(new.seats))
    if are_bots_alone(seats):
        await must_have_room_for_bots(service, me, language)
    if new.public and sum(1 for seat in seats if seat.kind == "person") > 1:
        raise BadInput(tell("no-many-seats-public", language), where="seats")
    row = new_row(start, me.id, seats, is_public=new.public, is_sandbox=new.source is not None)
    await service.store.add_table(row, seats)
    if noted is not None:
        await noted(row)
    await service.lives.wake(row.id)
    return row.id


async def _must_have_room(service: Service, me: Person, language: str) -> None:
    most = service.settings.limits.open_tables
    if most and await service.store.count_open(me.id) >= most:
        raise TooMuch(tell("no-many-tables", language, count=most))


async def must_have_room_for_bots(service: Service, me: Person, language: str) -> None:
    """May this person keep one more table where bots play among themselves?"""
    most = service.settings.limits.bot_tables
    if most and await service.store.count_bots_alone(me.id) >= most:
        raise TooMuch(tell("no-many-bot-tables", language, count=most))


async def _start(service: Service, me: Person, new: NewTable, language: str) -> Record:
    """What the new table starts from: a fresh deal, or where its source leads."""
    letters = tuple(SEAT_LETTERS[: len(new.seats)])
    if new.source is None:
        if new.choices:
            raise BadInput(tell("no-choices-without-source", language), where="choices")
        match = Match(find_game(new.game), len(letters), new_seed(), new.options, letters)
        return match.record()
    if new.public:
        raise BadInput(tell("no-private-public", language), where="public")
    from hordekeep.table.study import start_of  # it stands on replays, which stand on us

    record = await start_of(service, new.source, me, new.choices, language)
    if len(record.names) != len(letters):
        raise BadInput(tell("no-seats-of-source", language, count=len(record.names)), where="seats")
    # Played through once, so that choices which the match makes by itself stand in the start and not in the log.
    return structs.replace(Match.from_record(record).record(), names=letters, result="")


def _new_seat(number: int, seat: NewSeat, me: Person) -> SeatRow:
    match seat.kind:
        case "me":
            return SeatRow(number=number, kind="person", name=me.name, person=me.id)
        case "bot":
            return SeatRow(number=number, kind="bot", level=find_level(seat.level or DEFAULT_LEVEL).name)
        case kind:
            return SeatRow(number=number, kind=kind)


def new_row(
    start: Record,
    host: str,
    seats: tuple[SeatRow, ...],
    *,
    is_public: bool,
    is_sandbox: bool,
    rematch_of: str | None = None,
) -> TableRow:
    """A new table: unguessable, and playing at once if no seat is open."""
    now = time()
    return TableRow(
        id=token_urlsafe(9),
        game=start.game,
        start=start,
        host=host,
        public=is_public,
        sandbox=is_sandbox,
        salt=token_urlsafe(9),
        created=now,
        updated=now,
        status=status_of(seats),
        rematch_of=rematch_of,
    )


def status_of(seats: tuple[SeatRow, ...]) -> TableStatus:
    """A new table waits as long as a seat is open."""
    return "waiting" if any(seat.kind == "open" for seat in seats) else "playing"


# -- lists -----------------------------------------------------------------------------------------------------------


async def public_cards(service: Service, me: Person | None, game: str | None, language: str) -> tuple[TableCard, ...]:
    """The tables of the lobby, the latest first."""
    return _cards(service.lives, await service.store.public_tables(game), me, language)


async def my_cards(service: Service, me: Person, language: str) -> tuple[TableCard, ...]:
    """My games, the latest first."""
    return _cards(service.lives, await service.store.tables_of(me.id), me, language)


def _cards(lives: Lives, found: list[Found], me: Person | None, language: str) -> tuple[TableCard, ...]:
    """The cards of those tables whose games are installed here."""
    games = game_slugs()
    return tuple(card_of(lives, each, me, language) for each in found if each.table.game in games)


def card_of(lives: Lives, found: Found, me: Person | None, language: str) -> TableCard:
    """A table as a card in a list. What is in memory knows better than the summary in the database."""
    row, seats = found
    asked, quiet, heading = row.asked, row.quiet, row.heading
    live = lives.tables.get(row.id)
    if live is not None and live.is_loaded:
        row, seats, asked = live.row, live.seats, live.asked
        quiet, heading = live.is_quiet, headings(live.standing)
    mine = seats_of(seats, me.id if me else None)
    return TableCard(
        id=row.id,
        game=row.game,
        title=find_game(row.game).title,
        status=row.status,
        public=row.public,
        seats=shown_seats(seats, lives.around.presence.here(row.id)),
        settings=tuple(settings_in_words(row.game, row.start.options, names_of(seats), language)),
        heading=heading.get(language, ""),
        mine=mine,
        asked=tuple(seat for seat in asked if seat in mine) if quiet else asked,
        your_move=row.status == "playing" and any(seats[seat].kind == "person" for seat in mine if seat in asked),
        result=row.result.get(language, ""),
        updated=row.updated,
    )
