"""Bots think in processes of their own: a crash is made good, a hang is ended, moves come before hints."""

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

RECORD = Match("plankton-horde", seats=2, seed="doc").record()


def with_thinkers(story: Callable[[Thinkers], Awaitable[None]], count: int = 1, **more: object) -> None:
    """Tell a story with real thinking processes."""

    async def told() -> None:
        async with Thinkers(count, Metrics(), **more) as thinkers:  # type: ignore[arg-type]
            async with asyncio.timeout(120):
                await story(thinkers)

    asyncio.run(told())


def legal(record: Record, seat: int) -> list[str]:
    match: Match[Any] = Match.from_record(record)
    return [offer.key for offer in match.offers(seat)]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_comes_to_a_legal_choice(level: object) -> None:
    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, level.bot, table="t")  # type: ignore[attr-defined]
        assert idea is not None
        assert idea.key in legal(RECORD, 1)

    with_thinkers(story, think_seconds=0.05)


def test_a_searching_bot_tells_what_it_weighed() -> None:
    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, "ismcts:0.1s", table="t", is_hint=True)
        assert idea is not None
        assert idea.considered[0].key == idea.key
        assert all(0 <= each.value <= 1 and each.visits >= 1 for each in idea.considered)
        assert {each.key for each in idea.considered} <= set(legal(RECORD, 1))

    with_thinkers(story)


def test_a_process_that_dies_is_replaced_and_the_move_is_thought_again() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(RECORD, 1, "random", table="t")
        [before] = thinkers.pids
        thinking = asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:0.6s", table="t"))
        await asyncio.sleep(0)
        os.kill(before, signal.SIGKILL)
        idea = await thinking
        assert idea is not None
        assert idea.key in legal(RECORD, 1)
        [after] = thinkers.pids
        assert after != before

    with_thinkers(story)


def test_a_process_that_died_while_idle_is_replaced() -> None:
    async def story(thinkers: Thinkers) -> None:
        await thinkers.think(RECORD, 1, "random", table="t")
        os.kill(thinkers.pids[0], signal.SIGKILL)
        idea = await thinkers.think(RECORD, 1, "random", table="t")
        assert idea is not None

    with_thinkers(story)


STUBBORN = """
import sys, time, os
count = sys.argv[1]
mark = sys.argv[2]
sys.stdin.buffer.read(4)
with open(mark, "a") as file:
    file.write("tried\\n")
    tries = file.tell() // 6
if count == "always" or tries < int(count):
    {trouble}
os.execv(sys.executable, [sys.executable, "-c", {again!r}])
"""
ANSWER = """
import sys, msgspec
from hordekeep.table.thinking import Thought
answer = msgspec.msgpack.encode(Thought("token:8"))
sys.stdout.buffer.write(len(answer).to_bytes(4, "big") + answer)
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""


def stubborn(folder: Path, trouble: str, count: str) -> tuple[tuple[str, ...], Path]:
    """A thinker that makes trouble so many times, and the file where it notes its tries."""
    mark = folder / "tries"
    return (sys.executable, "-c", STUBBORN.format(trouble=trouble, again=ANSWER), count, str(mark)), mark


def test_a_thought_that_takes_far_too_long_is_ended_and_tried_again(tmp_path: Path) -> None:
    command, mark = stubborn(tmp_path, "time.sleep(1000)", "2")

    async def story(thinkers: Thinkers) -> None:
        idea = await thinkers.think(RECORD, 1, "random", table="t")
        assert idea is not None
        assert idea.key == "token:8"

    with_thinkers(story, command=command, patience=2.0)
    assert mark.read_text("utf-8") == "tried\n" * 2


def test_after_three_failures_there_is_no_idea(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    command, mark = stubborn(tmp_path, "sys.exit(1)", "always")

    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(RECORD, 1, "random", table="t") is None

    with_thinkers(story, command=command)
    assert mark.read_text("utf-8") == "tried\n" * 3
    assert "no process could think about it" in caplog.text


def test_a_program_that_does_not_exist_is_no_idea_but_no_crash() -> None:
    async def story(thinkers: Thinkers) -> None:
        assert await thinkers.think(RECORD, 1, "random", table="t") is None

    with_thinkers(story, command=("/nowhere/at/all",))


def test_a_record_that_does_not_replay_is_no_idea(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinkers: Thinkers) -> None:
        bad = msgspec.structs.replace(RECORD, choices=((0, "token:99"),))
        assert await thinkers.think(bad, 1, "random", table="t") is None
        idea = await thinkers.think(RECORD, 1, "random", table="t")
        assert idea is not None

    with_thinkers(story)
    assert "does not replay" in caplog.text


def test_moves_come_before_hints() -> None:
    async def story(thinkers: Thinkers) -> None:
        done: list[str] = []

        async def ask(name: str, *, is_hint: bool) -> None:
            await thinkers.think(RECORD, 1, "random", table=name, is_hint=is_hint)
            done.append(name)

        first = asyncio.create_task(ask("first", is_hint=False))
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(ask("hint", is_hint=True)), asyncio.create_task(ask("move", is_hint=False))]
        await asyncio.gather(first, *tasks)
        assert done == ["first", "move", "hint"]

    with_thinkers(story)


def test_who_goes_away_takes_the_job_back() -> None:
    async def story(thinkers: Thinkers) -> None:
        gone = asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:60s", table="t"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert await thinkers.think(RECORD, 1, "random", table="t") is not None

    with_thinkers(story, think_seconds=0.5)


def test_who_waits_when_the_service_stops_is_told() -> None:
    async def story() -> None:
        async with Thinkers(1, Metrics()) as thinkers:
            waiting = [asyncio.create_task(thinkers.think(RECORD, 1, "ismcts:1s", table=str(n))) for n in range(3)]
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
    assert match.game.key(other.made[0][1]) == "token:6"
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
