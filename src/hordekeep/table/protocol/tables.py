"""Over HTTP: opening tables, sitting down, and the lists of tables."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, field

from hordekeep.table.protocol.base import Count, SeatKind, ShortText, TableStatus, Thing
from hordekeep.table.protocol.seats import ShownSeat


class NewSeat(Thing, frozen=True):
    """Who sits there: `me`, a `bot` with a level, `open` for a person, or `nobody`."""

    kind: Literal["me", "bot", "open", "nobody"]
    level: Union[ShortText, None] = None


class ScenarioSource(Thing, frozen=True, tag_field="from", tag="scenario"):
    """The position of a scenario, after some of its choices."""

    game: ShortText
    scenario: ShortText


class LessonSource(Thing, frozen=True, tag_field="from", tag="lesson"):
    """A step of a guided first game."""

    game: ShortText
    lesson: Count


class ReplaySource(Thing, frozen=True, tag_field="from", tag="replay"):
    """A record, after `at` of its choices. The game of a private table needs its invitation, or a seat there."""

    replay: ShortText
    at: Count
    invite: ShortText = ""


Source = Union[ScenarioSource, LessonSource, ReplaySource]
"""Where a study or a sandbox starts. Never a running game."""


class NewTable(Thing, frozen=True):
    """A table to be opened. With a `source` it goes on from there as a sandbox, and game and options follow from it."""

    game: ShortText
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Union[str, int, bool]] = field(default_factory=dict)
    public: bool = False
    source: Union[Source, None] = None
    choices: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=200)] = ()


class TableCard(Thing, frozen=True):
    """A table in a list: the lobby, or my games."""

    id: str
    game: str
    title: str
    status: TableStatus
    public: bool
    seats: tuple[ShownSeat, ...]
    settings: tuple[str, ...]
    heading: str
    mine: tuple[int, ...]
    asked: tuple[int, ...]
    your_move: bool
    result: str
    updated: float


class TableCards(Thing, frozen=True):
    """A list of tables, the latest first."""

    tables: tuple[TableCard, ...]


class ChangeSeat(Thing, frozen=True):
    """Who shall drive a seat from now on."""

    kind: SeatKind
    level: Union[ShortText, None] = None


class Opened(Thing, frozen=True):
    """A table that was opened, or the rematch of one."""

    id: str
