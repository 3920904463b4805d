"""Who may see a table: everybody a public one, else who sits there, its host, and whoever brings the invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.table.live.seating import seats_of
from hordekeep.table.problems import NotAllowed
from hordekeep.table.words import tell

if TYPE_CHECKING:
    from hordekeep.table.live.table import LiveTable


def invitation(table: LiveTable) -> str:
    """The word that lets its bearer see and join the table."""
    return table.around.signer.sign("invite", table.row.id, table.row.salt)


def may_invite(table: LiveTable, person: str | None) -> bool:
    """May this person pass the invitation on? Those who sit there and the host; who was invited has it already."""
    return bool(seats_of(table.seats, person)) or (person is not None and person == table.row.host)


def may_see(table: LiveTable, person: str | None, invite: str) -> bool:
    """May this person look at the table?"""
    row = table.row
    if row.public or may_invite(table, person):
        return True
    return bool(invite) and table.around.signer.fits(invite, "invite", row.id, row.salt)


def let_in(table: LiveTable, person: str | None, invite: str, language: str) -> None:
    """Refuse whoever may not see the table, and tell whom to ask.

    Somebody who copied an address without its invitation stands here far more often than anybody who guessed one.
    """
    if may_see(table, person, invite):
        return
    host = next((seat.name for seat in table.seats if seat.person and seat.person == table.row.host), "")
    if host:
        raise NotAllowed(tell("invited-only", language, host=host), advice=tell("ask-the-host", language, host=host))
    raise NotAllowed(tell("invited-only-nobody", language), advice=tell("ask-somebody", language))
