"""Bots think in processes of their own: a crash is made good, a hang is ended, and people take turns."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import Match, Record
from hordekeep.table.levels import LEVELS
from hordekeep.table.metrics import Metrics
from hordekeep.table.thinkers import COMMAND, Thinkers, budget_of, within
from hordekeep.table.thinking import LENGTH_BYTES, Job, Memory, Thought, serve, think
from tests.patience import PATIENCE

RECORD = Match("plankton-horde", seats=2, seed="doc").record()
SEARCH = "ismcts:0.1s"


def with_thinkers(story: Callable[[Thinkers], Awaitable[None]], count: int = 1, **more: object) -> None:
    """Tell a story with real thinking processes."""

    async def told() -> None:
        async with Thinkers(count, Metrics(), **more) as thinkers:  # type: ignore[arg-type]
            async with asyncio.timeout(PATIENCE):
                await story(thinkers)

    asyncio.run(told())


def legal(record: Record, seat: int) -> list[str]:
    match: Match[Any] = Match.from_record(record)
    return [offer.key for offer in match.offers(seat)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_comes_to_a_legal_choice(level: object) -> None:
    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, level.bot, table="t", person="ann")  # type: ignore[attr-defined]
        assert idea is not None
        assert idea.key in legal(RECORD, 1)

    with_thinkers(story, think_seconds=0.05)


def test_a_searching_bot_tells_what_it_weighed() -> None:
    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, "ismcts:0.1s", table="t", person="ann")
        assert idea is not None
        assert idea.considered[0].key == idea.key
        assert all(0 <= each.value <= 1 and each.visits >= 1 for each in idea.considered)
        assert {each.key for each in idea.considered} <= set(legal(RECORD, 1))

    with_thinkers(story)


def test_a_process_that_dies_is_replaced_and_the_move_is_thought_again() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(RECORD, 1, "random", table="t", person="ann")
        before = thinkers.pids
        thinking = asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:0.6s", table="t", person="ann"))
        await asyncio.sleep(0)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        idea = await thinking
        assert idea is not None
        assert idea.key in legal(RECORD, 1)
        assert set(thinkers.pids) - set(before)

    with_thinkers(story)


def test_a_process_that_died_while_idle_is_replaced() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(RECORD, 1, "random", table="t", person="ann")
        for pid in thinkers.pids:
            os.kill(pid, signal.SIGKILL)
        idea = await thinkers.think(RECORD, 1, "random", table="t", person="ann")
        assert idea is not None

    with_thinkers(story)


STUBBORN = """
import sys, time
count = sys.argv[1]
mark = sys.argv[2]
sys.stdin.buffer.read(4)
with open(mark, "a") as file:
    file.write("tried\\n")
    tries = file.tell() // 6
if count == "always" or tries < int(count):
    {trouble}
sys.stdout.buffer.write({answer!r})
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""


def stubborn(folder: Path, trouble: str, count: str) -> tuple[tuple[str, ...], Path]:
    """A thinker that makes trouble so many times, and the file where it notes its tries."""
    mark, answer = folder / "tries", msgspec.msgpack.encode(Thought("token:8"))
    program = STUBBORN.format(trouble=trouble, answer=len(answer).to_bytes(LENGTH_BYTES, "big") + answer)
    return (sys.executable, "-I", "-c", program, count, str(mark)), mark


def test_a_thought_that_takes_far_too_long_is_ended_and_tried_again(tmp_path: Path) -> None:
    command, mark = stubborn(tmp_path, "time.sleep(1000)", "2")

    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, "random", table="t", person="ann")
        assert idea is not None
        assert idea.key == "token:8"

    with_thinkers(story, command=command, patience=2.0)
    assert len(mark.read_text("utf-8").splitlines()) >= 2  # an answer, too, may take too long on a busy machine


def test_after_three_failures_there_is_no_idea(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    command, mark = stubborn(tmp_path, "sys.exit(1)", "always")

    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(RECORD, 1, "random", table="t", person="ann") is None

    with_thinkers(story, command=command)
    assert mark.read_text("utf-8") == "tried\n" * 3
    assert "no process could think about it" in caplog.text


def test_a_program_that_does_not_exist_is_no_idea_but_no_crash() -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(RECORD, 1, "random", table="t", person="ann") is None

    with_thinkers(story, command=("/nowhere/at/all",))


def test_a_record_that_does_not_replay_is_no_idea(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers) -> None:
        bad = msgspec.structs.replace(RECORD, choices=((0, "token:99"),))
        assert await thinkers.think(bad, 1, "random", table="t", person="ann") is None
        idea = await thinkers.think(RECORD, 1, "random", table="t", person="ann")
        assert idea is not None

    with_thinkers(story)
    assert "does not replay" in caplog.text


class Served:
    """Who asks for thoughts, and in which order they come."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    def ask(self, *tables: str, bot: str = SEARCH, is_watched: Callable[[], bool] = lambda: True) -> None:
        """A table is called after its person: "ann 1"."""
        for table in tables:
            self.tasks.append(asyncio.create_task(self._ask(table, bot, is_watched)))

    async def _ask(self, table: str, bot: str, is_watched: Callable[[], bool]) -> None:
        person = table.split(maxsplit=1)[0]
        await self.thinkers.think(RECORD, 1, bot, table=table, person=person, is_watched=is_watched)
        self.order.append(table)

    async def all(self) -> list[str]:
        """The order in which they came, once all have."""
        await asyncio.gather(*self.tasks)
        return self.order


def in_order(story: Callable[[Served], Awaitable[None]]) -> None:
    """Tell a story with one process that searches; it is busy at first with what "zoe" wants."""

    async def told(thinkers: Thinkers) -> None:
        served = Served(thinkers)
        served.ask("zoe")
        await thinkers.think(RECORD, 1, "random", table="quick", person="zoe")  # so it has been begun
        await story(served)

    with_thinkers(told)


def test_people_take_turns_however_many_tables_one_has() -> None:
    async def story(served: Served) -> None:
        served.ask("greedy 1", "greedy 2", "greedy 3", "greedy 4")
        served.ask("ann 1", "bob 1", "bob 2")
        assert await served.all() == ["zoe", "greedy 1", "ann 1", "bob 1", "greedy 2", "bob 2", "greedy 3", "greedy 4"]

    in_order(story)


def test_who_comes_late_is_soon_next_and_has_saved_no_turns_up() -> None:
    async def story(served: Served) -> None:
        served.ask(*(f"greedy {n}" for n in range(8)))
        await served.tasks[2]
        came = len(served.order)
        served.ask("ann 1", "ann 2")
        order = await served.all()
        first, second = order.index("ann 1"), order.index("ann 2")
        assert first <= came + 2, "only what is being thought about may come before"
        assert second == first + 2, "then it is the other's turn"

    in_order(story)


def test_of_two_people_the_one_with_the_cheaper_thought_comes_first() -> None:
    async def story(served: Served) -> None:
        served.ask("dear", bot="ismcts:0.2s")
        served.ask("cheap", bot="ismcts:0.1s")
        assert await served.all() == ["zoe", "cheap", "dear"]

    in_order(story)


def test_where_nobody_looks_on_bots_come_last_until_somebody_does() -> None:
    async def story(served: Served) -> None:
        looks = {"ann": False, "bob": False}
        served.ask("ann", is_watched=lambda: looks["ann"])
        served.ask("bob", is_watched=lambda: looks["bob"])
        served.ask("cid 1", "cid 2")
        await asyncio.sleep(0)
        looks["bob"] = True
        assert await served.all() == ["zoe", "bob", "cid 1", "cid 2", "ann"]

    in_order(story)


def test_a_quick_thought_never_waits_for_a_search() -> None:
    async def story(thinkers: Thinkers) -> None:
        searches = [
            asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:60s", table=f"t{n}", person="greedy"))
            for n in range(5)
        ]
        for bot in ("random", "greedy"):
            assert await thinkers.think(RECORD, 1, bot, table="t", person="ann") is not None
        assert not any(search.done() for search in searches)
        for search in searches:
            search.cancel()
        await asyncio.gather(*searches, return_exceptions=True)

    with_thinkers(story, count=2, think_seconds=60.0)


def test_who_goes_away_takes_the_job_back() -> None:
    async def story(thinkers: Thinkers) -> None:
        gone = asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:60s", table="t", person="ann"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await thinkers.think(RECORD, 1, "random", table="t", person="ann") is not None

    with_thinkers(story, think_seconds=0.5)


def test_who_waits_when_the_service_stops_is_told() -> None:
    async def story() -> None:
        async with Thinkers(1, Metrics()) as thinkers:
            waiting = [
                asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:1s", table=str(n), person="ann"))
                for n in range(3)
            ]
            while not thinkers.pids:
                await asyncio.sleep(0.01)
        assert await asyncio.gather(*waiting) == [None] * 3
        assert thinkers.pids == ()

    asyncio.run(story())


# -- inside the process ----------------------------------------------------------------------------------------------


def test_the_next_move_of_a_game_replays_only_what_is_new() -> None:
    memory = Memory()
    match: Match[Any] = Match("plankton-horde", seats=2, seed="doc")
    first = memory.match_of("t", match.record())
    match.choose("token:8")
    second = memory.match_of("t", match.record())
    assert second is first
    assert len(second.made) == len(match.made)


def test_after_an_undo_or_at_another_table_the_match_is_made_anew() -> None:
    memory = Memory()
    match: Match[Any] = Match("plankton-horde", seats=2, seed="doc")
    start = match.record()
    match.choose("token:8")
    kept = memory.match_of("t", match.record())
    assert memory.match_of("t", start) is not kept
    match.undo()
    match.choose("token:6")
    other = memory.match_of("t", match.record())
    assert match.game.words.key(other.made[0][1]) == "token:6"
    strange = Match("plankton-horde", seats=2, seed="another").record()
    assert memory.match_of("t", strange).seed == "another"


def test_new_names_do_not_make_the_match_anew() -> None:
    memory = Memory()
    match: Match[Any] = Match("plankton-horde", seats=2, seed="doc")
    kept = memory.match_of("t", match.record())
    match.names = ("Ann", "Bob")
    assert memory.match_of("t", match.record()) is kept


def test_the_bot_is_given_dice_of_its_own() -> None:
    """The same job, thought about again and again, is not decided by the game's seed."""
    thoughts = {think(Job("t", RECORD, 1, "random"), Memory()).key for _ in range(40)}
    assert len(thoughts) > 1


def test_jobs_come_in_and_thoughts_go_out_with_their_length() -> None:
    jobs = b""
    for bot in ("random", "nonsense"):
        job = msgspec.msgpack.encode(Job("t", RECORD, 1, bot))
        jobs += len(job).to_bytes(LENGTH_BYTES, "big") + job
    out = io.BytesIO()
    serve(io.BytesIO(jobs), out)
    raw, thoughts = out.getvalue(), []
    while raw:
        length = int.from_bytes(raw[:LENGTH_BYTES], "big")
        thoughts.append(msgspec.msgpack.decode(raw[LENGTH_BYTES : LENGTH_BYTES + length], type=Thought))
        raw = raw[LENGTH_BYTES + length :]
    assert thoughts[0].key in legal(RECORD, 1)
    assert "There is no bot 'nonsense'" in thoughts[1].trouble


def test_no_bot_thinks_longer_than_the_service_allows() -> None:
    assert max(budget_of(level.bot) for level in LEVELS) <= 1.0
    assert within("ismcts:1s", 0.25) == "ismcts:0.25s"


def test_thinking_needs_neither_web_nor_database() -> None:
    import subprocess

    code = (
        "import sys, hordekeep.table.thinking;"
        "sys.exit(any(name in sys.modules for name in ('litestar', 'sqlalchemy', 'uvicorn')))"
    )
    assert subprocess.run([COMMAND[0], "-c", code], check=False).returncode == 0
