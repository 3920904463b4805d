"""What live tables stand in: the store, the journal, the other nodes, the thinkers; and what is written behind."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from hordekeep.kernel import Record
from hordekeep.table.hints import Hints
from hordekeep.table.metrics import Metrics
from hordekeep.table.presence import Presence
from hordekeep.table.security import Signer
from hordekeep.table.storage import Journal, PositionRow, Store

if TYPE_CHECKING:
    from hordekeep.table.live.table import LiveTable


class Weighed(Protocol):
    """A choice that a bot weighed."""

    @property
    def key(self) -> str:
        """The choice."""
        ...

    @property
    def value(self) -> float:
        """From 0, lost, to 1, won."""
        ...

    @property
    def visits(self) -> int:
        """How often it was tried."""
        ...


class Idea(Protocol):
    """What came out of a bot's thinking."""

    @property
    def key(self) -> str:
        """The choice that it takes."""
        ...

    @property
    def considered(self) -> tuple[Weighed, ...]:
        """What it weighed, the best first."""
        ...


class Thinkers(Protocol):
    """Whoever lets bots think elsewhere."""

    @property
    def are_ready(self) -> bool:
        """Can bots think now?"""
        ...

    async def think(
        self,
        record: Record,
        seat: int,
        bot: str,
        *,
        table: str,
        person: str,
        is_watched: Callable[[], bool] = ...,
    ) -> Idea | None:
        """What the bot would do; None if it could not think. It is `person` whose turn of thinking it takes; where
        nobody looks on (not `is_watched`) the others come first.
        """
        ...


@dataclass(kw_only=True)
class Surroundings:
    """What a live table needs of the service.

    `grace` is how long another node may take to let its bots move before we do; 0 for a service alone. `unsaid` are
    tables whose summary for lists is behind, `positions` the snapshots that wait to be stored, which `hurry` says is
    wanted soon. `look_at_bots` is called whenever it may be a bot's turn, or a window may pass by itself; that takes at
    least `pause` seconds where somebody looks on. A person must have been away for `away_seconds` before the host may
    let a bot stand in for them; as long bots leave to them what those may answer too, where others wait.
    """

    store: Store
    journal: Journal
    hints: Hints
    presence: Presence
    thinkers: Thinkers
    metrics: Metrics
    signer: Signer
    look_at_bots: Callable[[LiveTable], None]
    grace: float = 0.0
    pause: float = 0.0
    away_seconds: float = 0.0
    unsaid: set[str] = field(default_factory=set)
    positions: dict[tuple[str, int], PositionRow] = field(default_factory=dict)
    hurry: asyncio.Event = field(default_factory=asyncio.Event)
