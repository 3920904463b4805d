"""Killed in the middle of many games, the service comes back with every choice that it had acknowledged."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from threading import Semaphore

import pytest
from websockets.exceptions import ConnectionClosed

from hordekeep.kernel import Record
from hordekeep.table import protocol
from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest, Line
from tests.table.harness.service import RunningService
from tests.trust.playing import random_key

pytestmark = [pytest.mark.servers, pytest.mark.slow]
GAMES = 12
BEFORE_THE_KILL = 25
"""How many choices of each person are acknowledged before the service may be killed."""


@dataclass
class Diary:
    """One person's game: what they were told is kept."""

    guest: Guest
    table: str
    luck: Random
    told: Semaphore
    """Released at every acknowledgement."""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)

    def play(self, line: Line, most: int | None = None) -> None:
        """Play on to the end, or for so many choices; what is acknowledged is written down."""
        made = 0
        while line.until_asked_or_over().outcome is None and made != most:
            frame = line.frame
            assert frame is not None
            assert frame.ask is not None
            key = random_key(line, self.luck)
            answer = line.choose(key)
            assert isinstance(answer, protocol.Done), answer
            self.acknowledged.append((frame.ask.number, key))
            self.told.release()
            made += 1

    def play_until_killed(self) -> bool:
        """Play until the service is gone; whether it was."""
        try:
            with self.guest.sit(self.table) as line:
                self.play(line)
        except (ConnectionClosed, OSError, EOFError):
            return True
        return False

    def play_a_while(self) -> None:
        """Play the first choices."""
        with self.guest.sit(self.table) as line:
            self.play(line, BEFORE_THE_KILL)

    def finish(self) -> Record:
        """Play to the end, and take the record home."""
        with self.guest.sit(self.table) as line:
            self.play(line)
        return Record.from_text(self.guest.say("GET", f"/api/tables/{self.table}/record").text)


def play_through_a_kill(service: RunningService) -> None:
    """Many games at once; SIGKILL in the middle; all go on, and all records hold all that was acknowledged."""
    told = Semaphore(0)
    diaries = []
    for number in range(GAMES):
        guest = Guest(service.address, f"Guest {number}")
        diaries.append(Diary(guest, guest.open_table("me", "novice"), Random(f"kill {number}"), told))
    with ThreadPoolExecutor(GAMES) as pool:
        list(pool.map(Diary.play_a_while, diaries))
        playing = [pool.submit(diary.play_until_killed) for diary in diaries]
        for _ in range(GAMES * (BEFORE_THE_KILL + 3)):
            assert told.acquire(timeout=PATIENCE)
        service.kill()
        killed = [each.result() for each in playing]
        assert any(killed), "all games were over before the kill: nothing was proven"
        service.start()
        records = list(pool.map(Diary.finish, diaries))
    for diary, record in zip(diaries, records, strict=True):
        for number, key in diary.acknowledged:
            assert record.choices[number] == (0, key), f"choice {number} of table {diary.table} was acknowledged"
        assert record.result
        diary.guest.close()


def test_every_acknowledged_choice_survives_a_kill_on_sqlite(start_service: StartService) -> None:
    play_through_a_kill(start_service())


def test_every_acknowledged_choice_survives_a_kill_on_postgresql(start_service: StartService, postgres: str) -> None:
    play_through_a_kill(start_service(database=postgres))
