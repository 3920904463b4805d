"""What somebody was told is done is on the disk by then: the service is watched by strace, and no power is needed."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from hordekeep.table import protocol
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService
from tests.trust.playing import random_key
from tests.trust.power_cut import STRACE, Disk, read_calls

pytestmark = [pytest.mark.servers, pytest.mark.slow]
PLAYED = 16
"""So few that no game is over by then."""
ACKNOWLEDGED = re.compile(rb'\{"type":"done","id":"(\d+)"')
GREETED = b'"has_recovery":false'
MINE = """SELECT "table", "key" FROM entries WHERE "by" = 'person' ORDER BY seq"""


def played_under_watch(folder: Path) -> tuple[Path, str, dict[str, str]]:
    """A game against a bot at a service that strace watches, started twice: the trace, the table, and the keys of the
    choices by the id under which each was acknowledged."""
    service = RunningService(folder)
    trace, luck, chosen = folder / "trace", Random("power"), {}
    service.command = [*STRACE, "-A", "-o", str(trace), *service.command]
    with service, Guest(service.address) as ada:
        table = ada.open_table("me", "novice")
        for first in (0, PLAYED // 2):  # the second time the database is there, and only its WAL is new
            with ada.sit(table) as line:
                for number in range(first + 1, first + PLAYED // 2 + 1):
                    assert line.until_asked_or_over().outcome is None
                    key = random_key(line, luck)
                    line.numbers = count(number)
                    assert isinstance(line.choose(key), protocol.Done)
                    chosen[str(number)] = key
            if first == 0:
                service.restart()
    return trace, table, chosen


def test_every_acknowledged_choice_and_person_is_on_the_disk_before_they_are_told(tmp_path: Path) -> None:
    folder = tmp_path / "service"
    trace, table, chosen = played_under_watch(folder)
    disk = Disk(str(folder / "table.sqlite"))
    told: list[str] = []
    people = 0
    for call in read_calls(trace):
        disk.take(call)
        done = ACKNOWLEDGED.search(disk.sent)
        if done is not None:
            told.append(done[1].decode())
            kept = left(disk, tmp_path / f"cut-{len(told)}", MINE)
            assert kept == [(table, chosen[each]) for each in told], f"choice {told[-1]} is lost"
        elif GREETED in disk.sent:
            people += 1
            assert left(disk, tmp_path / "cut-people", "SELECT name FROM people") == [("Ada",)]
    assert told == list(chosen)
    assert people == 1


APPEND_TO_WHAT_IS_THERE = """
import asyncio, sys
from tests.table.storage.stored import entries, opened, seats, table

async def work() -> None:
    async with opened(sys.argv[1]) as store:
        await store.add_table(table("t1"), seats())
    async with opened(sys.argv[1]) as store:  # one connection has made a new WAL, another is the first to write to it
        await store.append(entries("t1", 1))
        print("appended", flush=True)

asyncio.run(work())
"""


def test_the_names_of_new_files_and_folders_are_on_the_disk_too(tmp_path: Path) -> None:
    trace, file = tmp_path / "trace", tmp_path / "deep" / "folder" / "table.sqlite"
    words = [*STRACE, "-o", str(trace), sys.executable, "-c", APPEND_TO_WHAT_IS_THERE, f"sqlite:///{file}"]
    # strace goes last, and so its pipe is closed last: everything is written down by then
    said = subprocess.run(words, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout
    assert said == b"appended\n"
    disk, told = Disk(str(tmp_path / "deep")), 0
    for call in read_calls(trace):
        disk.take(call)
        if disk.sent.startswith(b"appended"):
            told += 1
            assert left(disk, tmp_path / "cut", 'SELECT "table" FROM entries') == [("t1",)]
    assert told == 1


def left(disk: Disk, folder: Path, question: str) -> list[tuple[str, ...]]:
    """What the database would answer after the power failed now."""
    folder.mkdir()
    disk.write_what_is_left(folder)
    with sqlite3.connect(folder / "table.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return database.execute(question).fetchall()
