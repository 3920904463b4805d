"""What is stored, as the service holds it: one frozen Struct for each kind of row."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from hordekeep.kernel import OptionValue, Record
from hordekeep.table.protocol import Asking, Language, Orders, SeatKind, TableStatus

Maker = Literal["person", "bot", "game", "window", "order"]
"""Who made an entry: a person, a bot, or the game itself where only one choice was possible. In a window, which others
see, `window` marks that its seat could only pass, and `order` that a standing order passed."""

BY_ITSELF: tuple[Maker, ...] = ("game", "window")
"""Entries that are nobody's choice."""


class Row(Struct, frozen=True, kw_only=True):
    """The base of all rows: immutable, fields by name. Times are seconds since 1970."""


class Person(Row, frozen=True):
    """Somebody who has been here, last at `seen`. No e-mail, no password: the cookie or the recovery code says who it
    is."""

    id: str
    name: str
    language: Language
    created: float
    has_recovery: bool = False
    seen: float = 0.0


class SessionRow(Row, frozen=True):
    """A browser that knows a person again, in two words, and when it was first and last used."""

    id: str
    person: str
    device: str
    created: float
    seen: float


class SeatRow(Row, frozen=True):
    """Who drives a seat. It keeps its `person` while a bot stands in for them (kind bot, `stand_in`)."""

    number: int
    kind: SeatKind
    name: str = ""
    level: str | None = None
    person: str | None = None
    stand_in: bool = False


class TableRow(Row, frozen=True):
    """A table: what it started from, whose it is, and a summary for lists, which may lag behind the log.

    `heading` and `result` are sentences by language. While it is `quiet`, only the `asked` may know that they are.
    With `seated_talk` only those who sit there may chat. `rematch` is the table that came after this one, `rematch_of`
    the one before. `salt` goes into the invitation: a new one makes old links worthless.
    """

    id: str
    game: str
    start: Record
    host: str | None
    public: bool
    sandbox: bool
    salt: str
    created: float
    updated: float
    status: TableStatus = "waiting"
    asked: tuple[int, ...] = ()
    quiet: bool = False
    seated_talk: bool = False
    heading: dict[str, str] = {}
    result: dict[str, str] = {}
    rematch: str | None = None
    rematch_of: str | None = None


class Found(NamedTuple):
    """A table with its seats in their order."""

    table: TableRow
    seats: tuple[SeatRow, ...]


class Summary(Row, frozen=True):
    """What lists show of a running table. It is written behind: the log knows better."""

    table: str
    asked: tuple[int, ...]
    heading: dict[str, str]
    updated: float
    quiet: bool = False


class OrdersRow(Row, frozen=True):
    """What a person ordered for a seat of theirs, in which turn of the game (`clock`), and how they were asked
    `before`, which holds again when the orders end with that turn."""

    table: str
    seat: int
    person: str
    orders: Orders
    clock: int = 0
    before: Asking = "able"


class Entry(Row, frozen=True):
    """A line of a table's log: a choice's key, or a verb of the table that starts with `!`. `seq` counts from 1."""

    table: str
    seq: int
    seat: int
    key: str
    by: Maker
    at: float


class ChatRow(Row, frozen=True):
    """Something said at a table; who said it is forgotten (None) when the person is."""

    table: str
    number: int
    person: str | None
    name: str
    text: str
    at: float


class PositionRow(Row, frozen=True):
    """A snapshot of a table after the entry `seq`, for when the log no longer replays under newer rules."""

    table: str
    seq: int
    rules_version: int
    document: dict[str, Any]
    at: float


class ReplayRow(Row, frozen=True):
    """A record that somebody brought; its id comes from its text, so the same text is kept once. `person` is who
    brought it first, if they had a name."""

    id: str
    text: str
    at: float
    person: str | None = None


class DeckRow(Row, frozen=True):
    """A deck that a person has built, as its code."""

    id: str
    person: str
    game: str
    name: str
    code: str
    updated: float


class AchievementRow(Row, frozen=True):
    """The best that a person has achieved of one thing: how many symbols, at which table, when.

    `undone` is how many choices had been taken back there beyond the free ones.
    """

    person: str
    game: str
    achievement: str
    symbols: int
    undone: int
    table: str | None
    at: float


class RunRow(Row, frozen=True):
    """A run through a campaign: with what it began, and the seed of its chances."""

    id: str
    person: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    seed: str
    created: float


class BattleRow(Row, frozen=True):
    """A game of a run: which battle, at which table, with what options, and how it ended ("" while it goes on).

    `at` is when it began, then when it ended; `undone` as with achievements.
    """

    id: str
    run: str
    battle: str
    table: str | None
    options: dict[str, OptionValue]
    result: str
    undone: int
    at: float


class ReportRow(Row, frozen=True):
    """A reported problem, as the document that is shown, and who reported it, if they had a name."""

    id: str
    table: str
    document: dict[str, Any]
    at: float
    person: str | None = None
