"""A table as everybody at it sees it: its seats, its chat, what is being asked of them."""

from __future__ import annotations

from typing import Union

from hordekeep.table.protocol.base import SeatKind, TableStatus, Thing


class ShownSeat(Thing, frozen=True):
    """A seat as everybody sees it. A `stand_in` is a bot that keeps the place of `person` warm."""

    kind: SeatKind
    name: str
    level: Union[str, None] = None
    person: Union[str, None] = None
    here: bool = False
    stand_in: bool = False


class Earned(Thing, frozen=True):
    """An achievement that a game earned, and how many symbols it is worth, of how many at `most`."""

    id: str
    name: str
    symbols: int
    most: int


class TableInfo(Thing, frozen=True):
    """A table as one person sees it: who sits where, what is played, and what of it is the viewer's own (`mine`).

    `invite` is there only for those who may pass it on; `seed` only when the game is over. `undone` counts the choices
    taken back beyond the free ones; with `seated_talk` only those who sit here may chat; `earned` are the achievements
    of the viewer's own victory.
    """

    id: str
    game: str
    title: str
    options: dict[str, str]
    settings: tuple[str, ...]
    seats: tuple[ShownSeat, ...]
    status: TableStatus
    public: bool
    sandbox: bool
    host: str
    mine: tuple[int, ...]
    asked: tuple[int, ...]
    heading: str
    commitment: str
    seed: Union[str, None]
    invite: Union[str, None]
    rematch: Union[str, None]
    undone: int
    watching: int
    seated_talk: bool
    created: float
    updated: float
    earned: tuple[Earned, ...] = ()


class ChatLine(Thing, frozen=True):
    """Something that somebody said at a table."""

    number: int
    person: str
    name: str
    text: str
    at: float


class UndoAsked(Thing, frozen=True):
    """Somebody asks to take choices back; `waiting` lists the seats that have not answered."""

    seat: int
    what: str
    waiting: tuple[int, ...]
