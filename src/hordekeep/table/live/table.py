"""A live table: a game in memory with its seats and connections. Its log in the database is the truth, this a cache."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from hordekeep.kernel import Ask, Game, Match, find_game
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.fold import Fold
from hordekeep.table.live.ground import Ground, Standing
from hordekeep.table.live.surroundings import Surroundings
from hordekeep.table.live.windows import passes_by_itself
from hordekeep.table.storage import ChatRow, Found, OrdersRow, SeatRow, TableRow
from hordekeep.table.windows import is_quiet

_LOG = logging.getLogger(__name__)


class LiveTable:
    """One table, as data. Whoever looks at the game or changes anything holds `lock` and calls `loading.ready` first.

    `is_loaded` tells that memory is what the log says; `is_ours` that this node had the last word, so that it is the
    one whose bots think. `visits` are those who work with the table without a connection. While it
    `owes_truth`, memory was wrong and nobody has been told yet.
    """

    def __init__(self, around: Surroundings, found: Found) -> None:
        self.around = around
        self.lock = asyncio.Lock()
        self.row: TableRow = found.table
        self.seats: tuple[SeatRow, ...] = found.seats
        self.fold = Fold()
        self.standing: Standing | None = None
        self.orders: dict[int, OrdersRow] = {}
        self.chat: list[ChatRow] = []
        self.connections: set[Connection] = set()
        self.is_loaded = False
        self.is_ours = False
        self.owes_truth = False
        self.visits = 0
        self.touched = monotonic()
        self.tasks: set[asyncio.Task[None]] = set()
        self.driver: asyncio.Task[None] | None = None
        self.driven: tuple[int, SeatRow] | None = None
        self.stuck: int | None = None
        self.weighed: tuple[Ask, bool] | None = None
        self._handed_over: tuple[int, frozenset[str]] = (0, frozenset())
        self.presence: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return find_game(self.row.game)

    @property
    def stood(self) -> Standing:
        """What the match stands on, once the game has started."""
        assert self.standing is not None
        return self.standing

    @property
    def match(self) -> Match[Any]:
        """The match, once the game has started."""
        return self.stood.match

    @property
    def ground(self) -> Ground:
        """Where the match began: the table's start, or a stored position."""
        return self.stood.ground

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now; nobody while a window passes by itself."""
        ask = self.standing.match.ask if self.standing else None
        return ask.seats if ask and passes_by_itself(self) is None else ()

    @property
    def is_quiet(self) -> bool:
        """Is there a window now, of which nobody may know who is asked but those who are?"""
        return self.standing is not None and is_quiet(self.standing.match)

    def asked_of(self, mine: tuple[int, ...]) -> tuple[int, ...]:
        """The seats that are asked now, as far as somebody with the seats `mine` may know."""
        return tuple(seat for seat in self.asked if seat in mine) if self.is_quiet else self.asked

    @property
    def here(self) -> frozenset[str]:
        """The people who have this table open, at any node."""
        return self.around.presence.here(self.id)

    def seconds_away(self, person: str) -> float:
        """For how long somebody has not had this table open; 0 if they have."""
        return self.around.presence.seconds_away(self.id, person) or 0.0

    @property
    def handed_over(self) -> frozenset[str]:
        """The people who let bots decide what is asked now."""
        number, people = self._handed_over
        return people if number == self.fold.number else frozenset()

    def hand_over(self, person: str) -> None:
        """Somebody lets bots decide what is asked now."""
        self._handed_over = (self.fold.number, self.handed_over | {person})

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks."""
        return not (self.connections or self.visits or self.tasks or self.driver or self.lock.locked())

    @contextmanager
    def visited(self) -> Iterator[LiveTable]:
        """While this lasts, the table stays in memory."""
        self.visits += 1
        try:
            yield self
        finally:
            self.visits -= 1
            self.touched = monotonic()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done for this table in the background; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("trouble at table %s", self.id, exc_info=error)
