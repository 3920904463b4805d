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
from hordekeep.table.live.loading import keep_position, look_again, ready
from hordekeep.table.live.showing import headings
from hordekeep.table.live.surroundings import Surroundings
from hordekeep.table.live.table import LiveTable
from hordekeep.table.problems import Declined, Unknown
from hordekeep.table.storage import Summary
from hordekeep.table.words import tell

IDLE_SECONDS = 300.0
"""How long a table stays in memory after the last person has left it."""
LOOK_SECONDS = 3.0
"""How often the heights of all logs are looked at, in case a hint was lost."""
BEHIND_SECONDS = 1.0
"""How far summaries and snapshots may be behind the log."""
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
        around.hints.listen(self.heed)
        around.metrics.live_tables.set_function(lambda: len(self.tables))

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
        self._work = [
            asyncio.create_task(self._again_and_again(BEHIND_SECONDS, self.write_behind), name="tables written"),
            asyncio.create_task(
                self._again_and_again(min(self._idle_seconds, 30.0), self.let_go), name="tables let go"
            ),
            asyncio.create_task(self.wake_bots(), name="bots woken"),
        ]
        if not self._is_alone:
            self._work.append(
                asyncio.create_task(self._again_and_again(LOOK_SECONDS, self.look_around), name="logs looked at")
            )

    async def close(self) -> None:
        """Stop everything; what is behind is written first."""
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

    async def _again_and_again(self, seconds: float, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (SQLAlchemyError, OSError) as error:
                _LOG.warning("the database is away: %s", error)

    async def write_behind(self) -> None:
        """Write the summaries and snapshots that are behind, all in one go."""
        around = self.around
        unsaid, around.unsaid = around.unsaid, set()
        positions, around.positions = around.positions, {}
        tables = [self.tables[each] for each in unsaid if each in self.tables]
        try:
            await around.store.set_summaries([summary_of(table) for table in tables if table.is_loaded])
            await around.store.keep_positions(list(positions.values()))
        except BaseException:
            around.unsaid |= unsaid
            around.positions = positions | around.positions
            raise

    async def let_go(self) -> None:
        """Let idle tables go from memory; they come back on demand."""
        before = monotonic() - self._idle_seconds
        idle = [table for table in self.tables.values() if table.is_idle and table.touched <= before]
        for table in idle:
            keep_position(table)
        await self.write_behind()
        for table in idle:
            if table.is_idle and table.touched <= before:
                self.tables.pop(table.id, None)

    async def wake_bots(self) -> None:
        """Look at the running tables with bots: after a restart one of them may have to move."""
        for each in await self.around.store.bot_tables(time() - WAKE_SECONDS):
            try:
                await self.wake(each)
            except Declined as no:
                _LOG.warning("table %s cannot go on: %s", each, no)
            await asyncio.sleep(WAKE_PAUSE)  # people come first


def summary_of(table: LiveTable) -> Summary:
    """What lists show of a table."""
    return Summary(table=table.id, asked=table.asked, heading=headings(table.standing), updated=table.row.updated)
