"""Over HTTP: problems that somebody saw at a table."""

from __future__ import annotations

from typing import Annotated, Union

from msgspec import Meta

from hordekeep.table.protocol.base import Thing
from hordekeep.table.protocol.frames import Frame, LogLine


class NewReport(Thing, frozen=True):
    """A problem that somebody saw at a table."""

    note: Annotated[str, Meta(max_length=1000)] = ""


class Report(Thing, frozen=True):
    """A reported problem: exactly what its reporter saw after `seq` entries of the table's log.

    While the game goes on, `choices` are the reporter's own and there is no `record`: others keep their secrets.
    """

    id: str
    table: str
    seq: int
    note: str
    at: float
    version: str
    rules_version: int
    frame: Union[Frame, None]
    log: tuple[LogLine, ...]
    choices: tuple[str, ...]
    record: Union[str, None]
