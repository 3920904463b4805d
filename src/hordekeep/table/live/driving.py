"""Who moves without being asked: bots, which think elsewhere, and windows that pass by themselves.

Their choices go the same way as a person's. In a window nobody is quicker than a person who passes at once, or haste
would tell that a seat has no answer.
"""

from __future__ import annotations

import asyncio
import logging
from random import random
from secrets import choice

from hordekeep.kernel import Refused
from hordekeep.table.levels import find_level
from hordekeep.table.live.deciding import may_bots_decide, patience
from hordekeep.table.live.loading import ready
from hordekeep.table.live.playing import play
from hordekeep.table.live.seating import are_bots_alone
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.windows import has_onlookers, passes_by_itself, would_tell
from hordekeep.table.problems import Conflict, Declined
from hordekeep.table.storage import SeatRow

MOST_FAILURES = 3
"""How often a bot's move may fail at one ask before the bots of the table stop; a reload lets them try again."""
_LOG = logging.getLogger(__name__)

Turn = tuple[int, SeatRow]
"""An ask's number, and the seat that a bot or the table has to answer it for."""


def turn_of(table: LiveTable) -> Turn | None:
    """The seat that has to move now without a person, if there is one.

    Bots among themselves play for those who look on: where nobody does, they pause.
    """
    if table.standing is None or table.row.status != "playing":
        return None
    if are_bots_alone(table.seats) and not table.connections:
        return None
    ask = table.match.ask
    if ask is not None and passes_by_itself(table) is not None:
        return table.fold.number, table.seats[ask.seat]
    if not may_bots_decide(table):
        return None
    for seat in table.asked:
        if table.seats[seat].kind == "bot":
            return table.fold.number, table.seats[seat]
    return None


def look_at_bots(table: LiveTable) -> None:
    """If a bot has to move, let it think; if a window passes by itself, let it. What is overtaken is stopped."""
    turn, driver = turn_of(table), table.driver
    if driver is not None:
        if driver is asyncio.current_task() or turn == table.driven:
            return  # it looks for the next turn by itself, or is at it
        driver.cancel()
        table.driver = None
    if turn is not None and turn[0] != table.stuck:
        table.driven = turn
        task = table.driver = asyncio.get_running_loop().create_task(_drive(table))
        task.add_done_callback(lambda task: _end(table, task))


def _end(table: LiveTable, task: asyncio.Task[None]) -> None:
    if table.driver is task:
        table.driver = table.driven = None
    if not task.cancelled() and (error := task.exception()) is not None:
        _LOG.error("the bots of table %s have stopped", table.id, exc_info=error)


async def _drive(table: LiveTable) -> None:
    """Move as long as no person has to."""
    failures = 0
    while (turn := turn_of(table)) is not None:
        table.driven = turn
        try:
            await _take_turn(table, turn)
            failures = 0
        except Conflict:
            return  # somebody was quicker: the table is read anew, and looks at its bots then
        except Exception:  # noqa: BLE001  # a fault of ours in one game: the others go on
            failures += 1
            _LOG.exception("the bot at seat %s of table %s could not move", turn[1].number, table.id)
            if failures == MOST_FAILURES:
                table.stuck = turn[0]
                return


async def _take_turn(table: LiveTable, turn: Turn) -> None:
    seat, around = turn[1].number, table.around
    wait = patience(table)
    if not table.is_ours:  # not all nodes at the same moment: the first one's move stops the others
        wait += around.grace * (1 + random())
    await asyncio.sleep(wait)
    async with table.lock:
        await ready(table)
        if turn_of(table) != turn:
            return
        record, passes, tells = table.match.record(), passes_by_itself(table) is not None, would_tell(table)
    pause = around.pause if tells and has_onlookers(table, seat) else 0.0
    if passes:
        await asyncio.sleep(pause)
        await _let_pass(table, turn, has_paused=tells)
        return
    level = find_level(turn[1].level or "steady")
    person, is_watched = table.row.host or table.id, lambda: bool(table.connections)
    thinking = around.thinkers.think(record, seat, level.bot, table=table.id, person=person, is_watched=is_watched)
    idea, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
    async with table.lock:
        await ready(table)
        if turn_of(table) == turn:
            await _move(table, seat, idea.key if idea else None)


async def _let_pass(table: LiveTable, turn: Turn, *, has_paused: bool) -> None:
    """Let the present window pass, and those after it that pass by themselves too: they share one pause. One whose
    haste would tell something waits for a pause of its own, if there was none."""
    async with table.lock:
        await ready(table)
        if turn_of(table) != turn:
            return
        while (by := passes_by_itself(table)) is not None:
            ask = table.match.ask
            assert ask is not None
            assert ask.passing is not None
            if not has_paused and would_tell(table):
                return
            await play(table, ask.seat, table.game.words.key(ask.passing), by, "en")


async def _move(table: LiveTable, seat: int, key: str | None) -> None:
    if key is not None:
        try:
            await play(table, seat, key, "bot", "en")
            return
        except (Refused, Declined) as no:
            if isinstance(no, Conflict):
                raise
            _LOG.error("a bot chose %r at table %s, which is refused: %s", key, table.id, no)
    match = table.match
    assert match.ask is not None
    await play(table, seat, match.game.words.key(choice(match.ask.choices_of(seat))), "bot", "en")
