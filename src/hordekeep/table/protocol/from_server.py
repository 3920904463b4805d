"""Over the socket, from the service."""

from __future__ import annotations

from typing import Union

from hordekeep.table.protocol.base import RefusalCode, Said, Thing
from hordekeep.table.protocol.frames import Earlier, Frame, LogLine
from hordekeep.table.protocol.orders import SeatOrders, ShownMoment
from hordekeep.table.protocol.seats import ChatLine, TableInfo, UndoAsked


class Welcome(Said, frozen=True):
    """The whole truth, sent when a socket opens and whenever only the whole truth will do.

    `orders` are those of the viewer's own seats, `moments` what they can name; both are there in games with windows.
    """

    protocol: int
    table: TableInfo
    frame: Union[Frame, None]
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    undo: Union[UndoAsked, None]
    muted: tuple[str, ...]
    you: Union[str, None]
    orders: tuple[SeatOrders, ...] = ()
    moments: tuple[ShownMoment, ...] = ()


class Update(Said, frozen=True):
    """The game went on (or back). Cut the log to `log_from` lines and add `log`; `earlier` tells how the view was at
    its last lines, from the frame's own back.
    """

    frame: Frame
    log_from: int
    log: tuple[LogLine, ...]
    earlier: Earlier = ()


class TableChanged(Said, frozen=True):
    """Something about the table or its seats changed."""

    table: TableInfo


class ChatSaid(Said, frozen=True):
    """Somebody said something."""

    line: ChatLine


class UndoChanged(Said, frozen=True):
    """Somebody asked to undo, answered, or the question is over (None)."""

    undo: Union[UndoAsked, None]


class MutedChanged(Said, frozen=True):
    """Whom you have muted."""

    muted: tuple[str, ...]


class OrdersChanged(Said, frozen=True):
    """What holds now in windows for your own seats."""

    orders: tuple[SeatOrders, ...]


class Done(Said, frozen=True):
    """What you sent with this `id` is done and will not be lost."""

    id: str


class No(Said, frozen=True):
    """What you sent with this `id` is refused, politely: nothing has changed."""

    id: str
    code: RefusalCode
    rule: str
    because: str


class Why(Said, frozen=True):
    """Why something cannot be done now; `legal` if it can."""

    id: str
    legal: bool
    rule: str
    because: str
    rule_text: str


class Forecast(Said, frozen=True):
    """What would follow from a choice, as far as the seat may know. `certain` if nothing hidden comes into it."""

    id: str
    key: str
    lines: tuple[LogLine, ...]
    then: str
    certain: bool


class WeighedChoice(Thing, frozen=True):
    """A choice that a bot weighed: its value from 0 (lost) to 1 (won), and how often it was tried."""

    key: str
    label: str
    value: float
    visits: int


class Hint(Said, frozen=True):
    """What a bot would do in your place, and why: the best choices first."""

    id: str
    bot: str
    choices: tuple[WeighedChoice, ...]


class ToldChapter(Thing, frozen=True):
    """Sentences about a part of the table, under a heading; some games give none."""

    heading: str
    lines: tuple[str, ...]


class InWords(Said, frozen=True):
    """What you see of the table in sentences, and the ids of the cards that lie open, for whoever reads them out."""

    id: str
    chapters: tuple[ToldChapter, ...]
    cards: tuple[str, ...]


class Pong(Said, frozen=True):
    """The answer to a ping."""

    id: str


class Trouble(Said, frozen=True):
    """A message that could not be read. The socket stays open."""

    because: str


FromServer = Union[
    Welcome,
    Update,
    TableChanged,
    ChatSaid,
    UndoChanged,
    MutedChanged,
    OrdersChanged,
    Done,
    No,
    Why,
    Forecast,
    Hint,
    InWords,
    Pong,
    Trouble,
]
