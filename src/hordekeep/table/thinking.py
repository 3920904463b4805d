"""One thinking process: it reads jobs from standard input, lets bots think, and writes ideas to standard output.

Run as `python -m hordekeep.table.thinking`. It knows nothing of tables and people: a job is a record, a seat and a bot.
The last matches are kept, so that the next move of the same game replays only what is new.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec
from msgspec import structs

from hordekeep.bots import chair_at, find_bot
from hordekeep.kernel import Dice, Keep, Match, Record, new_seed

KEPT_MATCHES = 32
LENGTH_BYTES = 4
NICE = 5
"""Thinking lets the service itself go first."""


class Job(msgspec.Struct, frozen=True):
    """What to think about. Jobs of the same `table` are about the same game."""

    table: str
    record: Record
    seat: int
    bot: str


class WeighedKey(msgspec.Struct, frozen=True):
    """A choice that the bot weighed, by its key."""

    key: str
    value: float
    visits: int


class Thought(msgspec.Struct, frozen=True):
    """What came of it: the choice and what was weighed; or what went wrong."""

    key: str = ""
    considered: tuple[WeighedKey, ...] = ()
    trouble: str = ""


class Memory:
    """The matches that were thought about last.

    >>> record = Match("plankton-horde", seats=2, seed="doc").record()
    >>> memory = Memory()
    >>> memory.match_of("t", record) is memory.match_of("t", record)
    True
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Record, Match[Any]]] = OrderedDict()

    def match_of(self, table: str, record: Record) -> Match[Any]:
        """The match of a record. What was replayed before is not replayed again, unless it was taken back."""
        start = structs.replace(record, choices=(), names=())
        known = self._kept.pop(table, None)
        if known is not None and known[0] == start and _is_start(known[1], record):
            match = known[1]
            done = len(match.made)
            match.replay(record.choices[done:], done)
        else:
            match = Match.from_record(record, keep=Keep.CHECKPOINT)
        self._kept[table] = (start, match)
        if len(self._kept) > KEPT_MATCHES:
            self._kept.popitem(last=False)
        return match


def _is_start(match: Match[Any], record: Record) -> bool:
    key = match.game.words.key
    return tuple((seat, key(choice)) for seat, choice, _ in match.made) == record.choices[: len(match.made)]


def think(job: Job, memory: Memory) -> Thought:
    """Let the bot think, with dice of its own: what it imagines has nothing to do with the true deal."""
    match = memory.match_of(job.table, job.record)
    thought = find_bot(job.bot).think(chair_at(match, job.seat, Dice(new_seed())))
    key = match.game.words.key
    considered = tuple(WeighedKey(key(each.choice), each.value, each.visits) for each in thought.considered)
    return Thought(key(thought.choice), considered)


def serve(jobs: BinaryIO, thoughts: BinaryIO) -> None:
    """Think about one job after another, until there are no more."""
    memory = Memory()
    read = msgspec.msgpack.Decoder(Job)
    while (head := jobs.read(LENGTH_BYTES)) and len(head) == LENGTH_BYTES:
        job = read.decode(jobs.read(int.from_bytes(head, "big")))
        try:
            thought = think(job, memory)
        except Exception as error:  # noqa: BLE001  # the service logs it, and lets another choice be made
            thought = Thought(trouble=f"{type(error).__name__}: {error}")
        answer = msgspec.msgpack.encode(thought)
        thoughts.write(len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
        thoughts.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service, which then ends our input
    serve(sys.stdin.buffer, sys.stdout.buffer)
