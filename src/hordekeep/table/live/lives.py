"""All tables that this node holds in memory: found on demand, kept up with the other nodes, let go when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from hordekeep.table.hints import Hint
from hordekeep.table.live.loading import heed_comings, keep_position, look_again, ready
from hordekeep.table.live.showing import headings
from hordekeep.table.live.surroundings import Surroundings
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import send_presence
from hordekeep.table.memory import SECONDS_BETWEEN, look_through
from hordekeep.table.presence import BEAT_SECONDS
from hordekeep.table.problems import Unknown
from hordekeep.table.storage import Summary
from hordekeep.table.words import tell

IDLE_SECONDS = 300.0
"""How long a table stays in memory after the last person has left it."""
LET_GO_SECONDS = 30.0
"""How often idle tables are looked for."""
LOOK_SECONDS = 3.0
"""How often the heights of all logs are looked at, in case a hint was lost."""
BEHIND_SECONDS = 3.0
"""How far the summaries for lists may be behind the log. Of tables in memory, lists know better anyway."""
TROUBLED_SECONDS = 1.0
"""How long to wait when something went wrong."""
GATHERED_SECONDS = 0.05
"""Snapshots that are taken within this time are stored together."""
WAKE_SECONDS = 7 * 24 * 3600.0
"""Tables that were touched within this time are looked at when the service starts: a bot may have to move."""
WAKE_PAUSE = 0.02
Work = Callable[[], Coroutine[Any, Any, None]]
_LOG = logging.getLogger(__name__)


class Lives:
    """The live tables of this node."""

    def __init__(self, around: Surroundings, *, is_alone: bool, idle_seconds: float = IDLE_SECONDS) -> None:
        self.around = around
        self.tables: dict[str, LiveTable] = {}
        self._is_alone = is_alone
        self._idle_seconds = idle_seconds
        self._work: list[asyncio.Task[None]] = []
        self._looked_through = monotonic()
        around.hints.listen(self.heed)
        around.presence.watch(self.heed_presence)

    # -- finding -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, id: str, language: str = "en") -> AsyncIterator[LiveTable]:
        """The table `id`, which stays in memory meanwhile; `Unknown` if there is none."""
        with (await self._find(id, language)).visited() as table:
            yield table

    async def _find(self, id: str, language: str) -> LiveTable:
        table = self.tables.get(id)
        if table is None:
            found = await self.around.store.find_table(id)
            if found is None:
                raise Unknown(tell("no-such-table", language))
            table = self.tables.setdefault(id, LiveTable(self.around, found))
        return table

    async def wake(self, id: str) -> None:
        """Take a table into memory, so that its bots begin."""
        async with self.visit(id) as table, table.lock:
            await ready(table)

    # -- other nodes -------------------------------------------------------------------------------------------------

    def heed(self, hint: Hint) -> None:
        """Another node says that something happened at a table."""
        table = self.tables.get(hint.table)
        if table is None or not table.is_loaded or (hint.about == "log" and hint.seq <= table.fold.height):
            return
        table.start(look_again(table, only_log=hint.about == "log"))

    def heed_presence(self, id: str) -> None:
        """At another node somebody opened a table or went away: those who have it open here see that, and its bots."""
        table = self.tables.get(id)
        if table is not None and table.connections:
            send_presence(table)
            heed_comings(table)

    async def look_around(self) -> None:
        """Look at the heights of all logs we hold: a hint may have been lost."""
        held = [table for table in self.tables.values() if table.is_loaded and not table.lock.locked()]
        pulses = await self.around.store.pulses([table.id for table in held])
        for table in held:
            height, updated = pulses.get(table.id, (0, 0.0))
            if height > table.fold.height or updated > table.row.updated:
                table.start(look_again(table))

    # -- housekeeping ------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Start what goes on by itself."""
        works = [self._store_positions_soon, self._write_summaries_later, self._let_go_later, self._beat_later]
        if not self._is_alone:
            works.append(self._look_around_later)
        self.around.presence.beat()
        self._work = [asyncio.create_task(self._again_and_again(work)) for work in works]
        self._work.append(asyncio.create_task(self.wake_bots()))

    async def close(self) -> None:
        """Stop everything; what is behind is written first."""
        self.around.look_at_bots = _let_rest  # those whose sockets are closed now begin nothing
        tables = list(self.tables.values())
        running = [*self._work, *(table.driver for table in tables if table.driver is not None)]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for table in tables:
            for connection in table.connections:
                connection.close()
            async with table.lock:  # a choice that is being kept comes first
                keep_position(table)
            await asyncio.gather(*table.tasks, return_exceptions=True)
        await self.write_behind()

    async def _again_and_again(self, work: Work) -> None:
        while True:
            try:
                await work()
            except (SQLAlchemyError, OSError) as error:
                _LOG.warning("the database is away: %s", error)
                await asyncio.sleep(TROUBLED_SECONDS)
            except Exception:  # noqa: BLE001  # a fault of ours: it is logged, and the work goes on
                _LOG.exception("looking after the tables went wrong")
                await asyncio.sleep(TROUBLED_SECONDS)

    async def _store_positions_soon(self) -> None:
        await self.around.hurry.wait()
        await asyncio.sleep(GATHERED_SECONDS)
        await self.store_positions()

    async def _write_summaries_later(self) -> None:
        await asyncio.sleep(BEHIND_SECONDS)
        await self.write_summaries()

    async def _let_go_later(self) -> None:
        await asyncio.sleep(min(self._idle_seconds, LET_GO_SECONDS))
        await self.let_go()

    async def _look_around_later(self) -> None:
        await asyncio.sleep(LOOK_SECONDS)
        await self.look_around()

    async def _beat_later(self) -> None:
        await asyncio.sleep(BEAT_SECONDS)
        self.around.presence.beat()

    async def write_behind(self) -> None:
        """Write all summaries and snapshots that are behind."""
        await self.store_positions()
        await self.write_summaries()

    async def store_positions(self) -> None:
        """Store the snapshots that wait, in one go."""
        around = self.around
        positions, around.positions = around.positions, {}
        around.hurry.clear()
        try:
            await around.store.keep_positions(list(positions.values()))
        except BaseException:
            around.positions = positions | around.positions
            around.hurry.set()
            raise

    async def write_summaries(self) -> None:
        """Write what lists show of the tables that have changed, in one go."""
        around = self.around
        around.metrics.live_tables.set(len(self.tables))
        unsaid, around.unsaid = around.unsaid, set()
        tables = [self.tables[each] for each in unsaid if each in self.tables]
        try:
            await around.store.set_summaries([summary_of(table) for table in tables if table.is_loaded])
        except BaseException:
            around.unsaid |= unsaid
            raise

    async def let_go(self) -> None:
        """Let idle tables go from memory; they come back on demand."""
        before = monotonic() - self._idle_seconds
        idle = [table for table in self.tables.values() if table.is_idle and table.touched <= before]
        for table in idle:
            keep_position(table)
        await self.write_behind()
        for table in idle:
            if table.is_idle and table.touched <= before and table.id in self.tables:
                del self.tables[table.id]
                take_apart(table)
        if monotonic() > self._looked_through + SECONDS_BETWEEN:
            self._looked_through = monotonic()
            look_through()

    async def wake_bots(self) -> None:
        """Look at the running tables with bots: after a restart one of them may have to move."""
        for each in await self.around.store.bot_tables(time() - WAKE_SECONDS):
            try:
                await self.wake(each)
            except Exception:  # noqa: BLE001  # one table that cannot go on keeps no other from it
                _LOG.exception("table %s cannot go on", each)
            await asyncio.sleep(WAKE_PAUSE)  # people come first


def _let_rest(_: LiveTable) -> None:
    """No bot moves any more."""


def take_apart(table: LiveTable) -> None:
    """Cut what holds a game in a circle, so that its memory is free at once."""
    if table.standing is not None:
        match = table.standing.match
        match.listeners.clear()
        match.state.tell = None
        table.standing.heard.match = None
        table.standing = None
    table.is_loaded = False


def summary_of(table: LiveTable) -> Summary:
    """What lists show of a table."""
    return Summary(
        table=table.id,
        asked=table.asked,
        quiet=table.is_quiet,
        heading=headings(table.standing),
        updated=table.row.updated,
    )
