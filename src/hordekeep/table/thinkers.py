"""Where bots think: processes of their own, so that no thought ever holds up the people at the tables.

People take turns at them (`turns`). A bot that searches holds a process for as long as its budget says, so one process
more is kept for those that do not, which are done in a moment: they never wait for a search.

A process that dies is replaced and its job thought again; so is one that takes far longer than its budget. After three
failures the table is told that there is no idea, and makes any legal choice.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Self

import msgspec

from hordekeep.bots import Ismcts, find_bot
from hordekeep.kernel import Record
from hordekeep.table.metrics import Metrics
from hordekeep.table.thinking import LENGTH_BYTES, Job, Thought
from hordekeep.table.turns import Turns, Wish

COMMAND = (sys.executable, "-m", "hordekeep.table.thinking")
MOST_FAILURES = 3
PATIENCE = 20.0
"""Seconds beyond its budget after which a thought is given up. Generous: the machine may be busy."""
UNCOUNTED = 1.0
"""What a thought costs its person where no seconds are counted: one is worth another."""
_LOG = logging.getLogger(__name__)
_encode = msgspec.msgpack.Encoder().encode
_read = msgspec.msgpack.Decoder(Thought)


class Lost(Exception):
    """A thinking process died, or took far too long and was ended."""


class Thinkers:
    """`count` processes in which bots think, and one more for quick ones. A budget is at most `think_seconds`."""

    def __init__(
        self,
        count: int,
        metrics: Metrics,
        *,
        think_seconds: float = 1.0,
        patience: float = PATIENCE,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._command = command
        self._metrics = metrics
        self._think_seconds = think_seconds
        self._patience = patience
        self._quick, self._dear = Turns(), Turns()
        self._came = asyncio.Event()
        self._hopes: set[asyncio.Future[Thought | None]] = set()
        self._number = 0
        self._count = count
        self._workers: list[asyncio.Task[None]] = []
        self._processes: set[Process] = set()

    async def __aenter__(self) -> Self:
        quick = self._work(self._quick)
        others = [self._work(self._dear, self._quick) for _ in range(self._count)]
        self._workers = [asyncio.create_task(work, name=f"thinker {n}") for n, work in enumerate([quick, *others])]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        for done in list(self._hopes):
            if not done.done():
                done.set_result(None)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that run now."""
        return tuple(process.pid for process in self._processes)

    @property
    def are_ready(self) -> bool:
        """Can bots think here? A process that died while nobody needed it counts: it is replaced when it is needed."""
        return bool(self._processes) and not any(worker.done() for worker in self._workers)

    async def think(
        self,
        record: Record,
        seat: int,
        bot: str,
        *,
        table: str,
        person: str,
        is_watched: Callable[[], bool] = lambda: True,
    ) -> Thought | None:
        """What the bot would do; None if it could not think. A caller who goes away takes the job back.

        It is `person` whose turn it takes; where nobody looks on (not `is_watched`) the others come first.
        """
        job = Job(table=table, record=record, seat=seat, bot=within(bot, self._think_seconds))
        self._number += 1
        done: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._hopes.add(done)
        done.add_done_callback(self._hopes.discard)
        turns = self._quick if is_quick(job.bot) else self._dear
        turns.add(Wish(person, budget_of(job.bot) or UNCOUNTED, is_watched, self._number, job, done))
        self._came.set()
        with self._metrics.thinking.track_inprogress(), self._metrics.think_seconds.time():
            return await done

    async def _next(self, queues: Sequence[Turns]) -> Wish:
        """The next wish of the first of these in which one waits."""
        while True:
            for turns in queues:
                if (wish := turns.take()) is not None:
                    return wish
            self._came.clear()
            await self._came.wait()

    async def _work(self, *queues: Turns) -> None:
        """One worker: it keeps a process, and brings it one job after another."""
        process: Process | None = None
        try:
            process = await self._start()
            while True:
                wish = await self._next(queues)
                failures = 0
                while not wish.done.done():  # else: the caller is gone
                    try:
                        process = process or await self._start()
                        thought = await self._ask(process, wish.job)
                    except Lost as lost:
                        failures += 1
                        self._metrics.thinkers_lost.inc()
                        _LOG.warning("a thinker was lost at table %s: %s", wish.job.table, lost)
                        await self._end(process)
                        process = None
                        if failures < MOST_FAILURES:
                            continue
                        thought = Thought(trouble="no process could think about it")
                    if thought.trouble:
                        _LOG.error("%s at table %s: %s", wish.job.bot, wish.job.table, thought.trouble)
                    if not wish.done.done():
                        wish.done.set_result(None if thought.trouble else thought)
        finally:
            await self._end(process)

    async def _start(self) -> Process | None:
        try:
            process = await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
        except OSError as error:
            _LOG.error("a thinker could not be started: %s", error)
            return None
        self._processes.add(process)
        return process

    async def _ask(self, process: Process | None, job: Job) -> Thought:
        if process is None or process.stdin is None or process.stdout is None:
            raise Lost("it could not be started")
        message = _encode(job)
        try:
            async with asyncio.timeout(budget_of(job.bot) + self._patience):
                process.stdin.write(len(message).to_bytes(LENGTH_BYTES, "big") + message)
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH_BYTES)
                return _read.decode(await process.stdout.readexactly(int.from_bytes(head, "big")))
        except TimeoutError:
            raise Lost("it took far too long") from None
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
            raise Lost(f"it died ({type(error).__name__})") from error

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._processes.discard(process)
        if process.returncode is None:
            process.kill()
        await process.wait()


def budget_of(bot: str) -> float:
    """How many seconds a bot may think; 0 for one that counts no seconds.

    >>> budget_of("ismcts:0.3s"), budget_of("greedy")
    (0.3, 0.0)
    """
    found = find_bot(bot)
    return found.budget.seconds or 0.0 if isinstance(found, Ismcts) else 0.0


def is_quick(bot: str) -> bool:
    """Is the bot done in a moment, because it does not search?

    >>> is_quick("greedy"), is_quick("ismcts:0.3s")
    (True, False)
    """
    return not isinstance(find_bot(bot), Ismcts)


def within(bot: str, seconds: float) -> str:
    """The bot, but with no more than so many seconds.

    >>> within("ismcts:1s", 0.5), within("ismcts:0.3s", 0.5), within("greedy", 0.5)
    ('ismcts:0.5s', 'ismcts:0.3s', 'greedy')
    """
    return f"ismcts:{seconds}s" if budget_of(bot) > seconds else bot
