"""Over HTTP: records, to be looked at choice by choice."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hordekeep.table.protocol.base import Thing
from hordekeep.table.protocol.frames import LogLine


class NewReplay(Thing, frozen=True):
    """A record's text, to be looked at here."""

    text: Annotated[str, Meta(max_length=400_000)]


class ReplayStep(Thing, frozen=True):
    """One choice of a replay: who, what, and what followed; `values` is how good it then looked for each seat.

    A `forced` choice was the only one, so the game made it itself.
    """

    number: int
    seat: int
    key: str
    label: str
    heading: str
    log: tuple[LogLine, ...]
    values: tuple[float, ...]
    forced: bool = False


class Replay(Thing, frozen=True):
    """A whole game that was played. Frames are fetched by number through the study of a `ReplaySource`.

    `invite` is what a link to it must carry, where it was played at a private table.
    """

    id: str
    game: str
    title: str
    names: tuple[str, ...]
    settings: tuple[str, ...]
    commitment: str
    seed: str
    result: str
    steps: tuple[ReplayStep, ...]
    opening: tuple[LogLine, ...]
    text: str
    invite: str = ""
