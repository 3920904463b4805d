"""Over HTTP: positions to look at and to try."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta

from hordekeep.table.protocol.base import SeatNumber, Thing
from hordekeep.table.protocol.frames import Earlier, Frame, LogLine
from hordekeep.table.protocol.from_server import No
from hordekeep.table.protocol.tables import Source


class Study(Thing, frozen=True):
    """A position to look at: a source, the choices made since, and whose eyes to look through (None: all open).

    Something `touched` on the board that is not lit is answered with the reason, in `Studied.refused`.
    `laid_out` shows a scenario or lesson as it is written, before anything happens by itself.
    """

    source: Source
    choices: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=400)] = ()
    seat: Union[SeatNumber, None] = None
    touched: Annotated[str, Meta(max_length=200)] = ""
    laid_out: bool = False


class Studied(Thing, frozen=True):
    """The moment that a study leads to. A choice that is refused is named (`No.id` is its key), and what came after it
    is left out; the same for something touched that cannot be used now (`No.id` is its id). `earlier` tells how the
    view was at the lines of the last choice.
    """

    frame: Frame
    log: tuple[LogLine, ...]
    earlier: Earlier = ()
    refused: Union[No, None] = None
