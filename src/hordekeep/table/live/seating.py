"""Who sits where: names, whose seats are whose, and who may change which seat. Pure questions about rows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from hordekeep.kernel import SEAT_LETTERS
from hordekeep.table.protocol import SeatKind, ShownSeat
from hordekeep.table.storage.rows import SeatRow

BOT_NAMES = ("Rook", "Ember", "Quill", "Flint", "Wren", "Bramble", "Sable", "Moss")
"""What the bot of each seat is called."""


def bot_name(seat: int) -> str:
    """The name of the bot that plays `seat`.

    >>> bot_name(0)
    'Rook'
    """
    return BOT_NAMES[seat % len(BOT_NAMES)]


def name_of(seat: SeatRow) -> str:
    """The name of whoever drives a seat: a person, a bot, a bot for a person; the seat's letter if nobody does.

    >>> name_of(SeatRow(number=1, kind="bot", name="Ann", person="p", stand_in=True))
    'Ember (Ann)'
    """
    if seat.kind == "bot":
        return f"{bot_name(seat.number)} ({seat.name})" if seat.stand_in and seat.name else bot_name(seat.number)
    return (seat.kind == "person" and seat.name) or SEAT_LETTERS[seat.number]


def names_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The names of all seats as a match can hold them: on one line, without commas, no two alike.

    >>> ann = SeatRow(number=0, kind="person", name="Ann, the Bold", person="p")
    >>> names_of([ann, SeatRow(number=1, kind="person", name="Ann the Bold", person="q")])
    ('Ann the Bold', 'Ann the Bold (B)')
    """
    names: list[str] = []
    for seat in seats:
        name = " ".join(name_of(seat).replace(",", " ").split()) or SEAT_LETTERS[seat.number]
        names.append(f"{name} ({SEAT_LETTERS[seat.number]})" if name in names else name)
    return tuple(names)


def seats_of(seats: Sequence[SeatRow], person: str | None) -> tuple[int, ...]:
    """The seats that belong to `person`, also those where a bot stands in."""
    return tuple(seat.number for seat in seats if person is not None and seat.person == person)


def are_bots_alone(seats: Sequence[SeatRow]) -> bool:
    """Does no person play here, nor may one sit down? Who lets a bot stand in does not play.

    >>> are_bots_alone([SeatRow(number=0, kind="bot", name="Ann", person="p", stand_in=True)])
    True
    """
    return all(seat.kind not in ("person", "open") for seat in seats)


def leaves_bots_alone(seats: Sequence[SeatRow], given: Collection[int]) -> bool:
    """Are bots alone here only once they, or nobody, drive the seats `given`?

    >>> ann = SeatRow(number=0, kind="person", name="Ann", person="p")
    >>> leaves_bots_alone([ann, SeatRow(number=1, kind="bot")], [0])
    True
    """
    return not are_bots_alone(seats) and are_bots_alone([seat for seat in seats if seat.number not in given])


def shown_seats(seats: Sequence[SeatRow], here: Collection[str]) -> tuple[ShownSeat, ...]:
    """The seats as everybody sees them; `here` are the people who have the table open now."""
    return tuple(
        ShownSeat(
            kind=seat.kind,
            name=name,
            level=seat.level if seat.kind == "bot" else None,
            person=seat.person,
            here=seat.person is not None and seat.person in here,
            stand_in=seat.stand_in,
        )
        for seat, name in zip(seats, names_of(seats), strict=True)
    )


def may_change(seat: SeatRow, kind: SeatKind, person: str, *, is_host: bool, is_away: bool) -> bool:
    """May `person` let `seat` be driven by `kind` from now on?

    A seat's own person may do anything with it. The host may change seats without a person, and let a bot stand in for
    somebody who is away.
    """
    if seat.person == person:
        return True
    if not is_host or kind == "person":
        return False
    return seat.person is None or (kind == "bot" and seat.kind == "person" and is_away)


def may_take(seat: SeatRow, person: str) -> bool:
    """May `person` sit down here? On an open seat, or on their own where a bot stands in."""
    return seat.kind == "open" or seat.person == person


def changed_seat(seat: SeatRow, kind: SeatKind, level: str | None, person: str) -> SeatRow:
    """The seat after `person` has let `kind` drive it. A bot put there by another, or by its own person, stands in.

    An own seat that is made open or given to nobody is given up.
    """
    if kind == "bot":
        return SeatRow(
            number=seat.number,
            kind="bot",
            name=seat.name,
            level=level,
            person=seat.person,
            stand_in=seat.person is not None,
        )
    if kind == "person" and seat.person == person:
        return SeatRow(number=seat.number, kind="person", name=seat.name, person=person)
    if kind == "nobody" and seat.person == person:
        return SeatRow(number=seat.number, kind="nobody", name=seat.name, person=person)
    return SeatRow(number=seat.number, kind=kind)
