"""A rematch: the same game with the same set-up and the same people, dealt anew. There is only one for each table."""

from __future__ import annotations

from msgspec import structs

from hordekeep.kernel import Match, Record, find_game, new_seed
from hordekeep.table.live.lives import Lives
from hordekeep.table.live.seating import seats_of
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import send_table
from hordekeep.table.lobby import new_row
from hordekeep.table.problems import Conflict, NotAllowed
from hordekeep.table.storage import Person, SeatRow
from hordekeep.table.words import tell


async def rematch(lives: Lives, table: LiveTable, me: Person, language: str) -> str:
    """Open the rematch of a table that is over, or find the one that is open already. Its id. Hold the table's lock."""
    if not seats_of(table.seats, me.id):
        raise NotAllowed(tell("no-not-seated", language))
    if table.row.status != "over":
        raise Conflict(tell("no-rematch-now", language))
    if table.row.rematch is None:
        seats = tuple(_same_seat(seat) for seat in table.seats)
        row = new_row(
            dealt_anew(table),
            me.id,
            seats,
            is_public=table.row.public,
            is_sandbox=table.row.sandbox,
            rematch_of=table.id,
        )
        opened = await table.around.store.add_rematch(row, seats)
        table.row = structs.replace(table.row, rematch=opened)
        table.around.hints.send(table.id, "table", table.fold.height)
        send_table(table)
        await lives.wake(opened)
    assert table.row.rematch is not None
    return table.row.rematch


def dealt_anew(table: LiveTable) -> Record:
    """The table's start with another seed. A sandbox starts again exactly where it started."""
    start = table.row.start
    if table.row.sandbox:
        return structs.replace(start, rules_version=find_game(start.game).rules.version)
    return Match(find_game(start.game), len(start.names), new_seed(), start.options, start.names).record()


def _same_seat(seat: SeatRow) -> SeatRow:
    """The seat at the start of the rematch: people drive their own seats again."""
    if seat.person is not None:
        return SeatRow(number=seat.number, kind="person", name=seat.name, person=seat.person)
    return SeatRow(number=seat.number, kind=seat.kind, level=seat.level)
