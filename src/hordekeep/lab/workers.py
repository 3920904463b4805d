"""A series on many cores: worker processes play a few games at a time, and the games come back in their order.

How games are shared out never shows in a result, because every game has its own seed. So the shares can follow the
clock: small at first, then about a third of a second each, and small again at the end, so that all end together.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from ctypes import c_bool
from math import ceil
from multiprocessing.context import BaseContext
from multiprocessing.sharedctypes import RawValue
from time import perf_counter

import msgspec

from hordekeep.lab.playing import Played, play_game
from hordekeep.lab.series import Series

SHARE_SECONDS = 0.3
"""How long a worker plays before it hands its games over: what is lost if the machine fails, and how the bar moves."""
MOST_GAMES = 1000
"""How many games a worker plays at most before it hands them over."""
PATIENCE = 3.0
"""How many seconds a stopped series waits for bots in thought before it goes without their games."""

_Share = tuple[float, bytes]
"""What a worker hands over: the seconds it took, and its games as MessagePack."""
_decode = msgspec.msgpack.Decoder(list[Played]).decode


class Stop:
    """A flag that a series looks at before every choice, in all its processes. Setting it keeps the finished games.

    >>> stop = Stop()
    >>> stop.set()
    >>> stop.is_set()
    True
    """

    __slots__ = ("_flag",)

    def __init__(self) -> None:
        self._flag = RawValue(c_bool, False)

    def set(self) -> None:
        """Ask the series to stop."""
        self._flag.value = True

    def is_set(self) -> bool:
        """Was it asked to?"""
        return bool(self._flag.value)


def cores() -> int:
    """How many cores this process may use.

    >>> cores() >= 1
    True
    """
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_series(
    series: Series,
    *,
    jobs: int = 1,
    records: bool = False,
    stop: Stop | None = None,
    context: BaseContext | None = None,
) -> Iterator[list[Played]]:
    """Play all games of `series` in `jobs` processes; they come in order, some at a time, as they are finished.

    Only a stopped series leaves games out. `context` is how processes are started; the default is the platform's.

    >>> from hordekeep.lab import arrange
    >>> series = arrange("plankton-horde", ["random", "random"], games=5, seed="doc")
    >>> [game.number for some in play_series(series) for game in some]
    [1, 2, 3, 4, 5]
    """
    stop = stop or Stop()
    jobs = min(jobs, series.games)
    if jobs == 1:
        return _play_here(series, records, stop)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))
    shares = {pool.submit(_play_share, series, records, number, number + 1): number for number in range(1, jobs + 1)}
    # The workers run from here on, before the caller starts a progress bar: a process with threads should not fork.
    return _play_there(series, records, stop, pool, shares)


def _play_here(series: Series, records: bool, stop: Stop) -> Iterator[list[Played]]:
    for number in range(1, series.games + 1):
        played = play_game(series, number, record=records, stop=stop.is_set)
        if played is None:
            return
        yield [played]


def _play_there(
    series: Series, records: bool, stop: Stop, pool: ProcessPoolExecutor, shares: dict[Future[_Share], int]
) -> Iterator[list[Played]]:
    jobs = len(shares)
    early: dict[int, list[Played]] = {}
    due, begun, size = 1, jobs + 1, 1
    try:
        while shares and not stop.is_set():
            done, _ = wait(shares, timeout=0.1, return_when=FIRST_COMPLETED)
            for share in done:
                first = shares.pop(share)
                seconds, packed = share.result()
                early[first] = games = _decode(packed)
                size = _next_size(len(games), seconds, size)
            while begun <= series.games and len(shares) < 2 * jobs and not stop.is_set():
                end = begun + min(size, ceil((series.games - begun + 1) / (2 * jobs)))
                shares[pool.submit(_play_share, series, records, begun, end)] = begun
                begun = end
            while due in early and not stop.is_set():
                some = early.pop(due)
                due += len(some)
                yield some
        if stop.is_set():
            early.update(_what_is_done(shares))
            yield sorted((game for some in early.values() for game in some), key=lambda game: game.number)
    finally:
        stop.set()  # also when the caller leaves early or a game fails: no worker plays on for nobody
        pool.shutdown(wait=False, cancel_futures=True)


def _next_size(games: int, seconds: float, size: int) -> int:
    """As many games as fit in the time of a share, at most four times as many as before."""
    if not games or seconds <= 0:
        return size
    return max(1, min(int(SHARE_SECONDS * games / seconds), size * 4, MOST_GAMES))


def _what_is_done(shares: dict[Future[_Share], int]) -> dict[int, list[Played]]:
    """After a stop: the games that the workers had finished in their present shares."""
    running = {share: first for share, first in shares.items() if not share.cancel()}
    done, _ = wait(running, timeout=PATIENCE)
    return {running[share]: _decode(share.result()[1]) for share in done}


_stop_of_this_worker: list[Stop] = []


def _begin_work(stop: Stop) -> None:
    """In a worker: Ctrl-C in a terminal reaches every process, but only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _stop_of_this_worker[:] = [stop]


def _play_share(series: Series, records: bool, first: int, end: int) -> _Share:
    """In a worker: play the games from `first` to before `end`, and hand over those that were finished."""
    (stop,) = _stop_of_this_worker
    begun = perf_counter()
    games: list[Played] = []
    for number in range(first, end):
        played = play_game(series, number, record=records, stop=stop.is_set)
        if played is None:
            break
        games.append(played)
    return perf_counter() - begun, msgspec.msgpack.encode(games)
