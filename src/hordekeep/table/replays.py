"""Records that people bring, and games that were played here: found by id and wound, never one that still goes on."""

from __future__ import annotations

import asyncio
import logging

from hordekeep.kernel import NOTHING, BadInput, Match, Record, Text
from hordekeep.table.live.loading import ready
from hordekeep.table.moments import Recent
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import Replay
from hordekeep.table.reels import Reel, replay_of, wind
from hordekeep.table.service import Service
from hordekeep.table.storage import Store
from hordekeep.table.words import PACKAGES, tell

_REELS: Recent[Reel] = Recent(32)
_LOG = logging.getLogger(__name__)


def read_record(text: str) -> Record:
    """The record that a text holds, replayed and written as this program would; `BadInput` says what is wrong where."""
    record = Record.from_text(text)
    if not "".join((*record.names, record.seed)).isprintable():
        raise BadInput(Text("record-unprintable"), where="record", packages=PACKAGES)
    try:
        return Match.from_record(record, keep=NOTHING).record()
    except BadInput:
        raise
    except Exception as error:
        if record.position is None:
            raise
        raise _impossible() from error


async def keep_record(store: Store, text: str) -> str:
    """Keep a record that somebody brought, if it replays; the id under which it can be looked at."""
    reel = await asyncio.to_thread(wind_brought, text)
    name = await store.keep_replay(reel.record.to_text())
    _REELS.keep(name, reel)
    return name


def wind_brought(text: str) -> Reel:
    """A record that somebody brought, wound; `BadInput` if that cannot be done."""
    record = read_record(text)
    try:
        return wind(record)
    except Exception as error:
        if record.position is None:
            raise
        raise _impossible() from error


def _impossible() -> BadInput:
    """Whoever writes a position by hand may think of one that no check foresees. That is a check of ours to add."""
    _LOG.warning("a record's position broke the rules instead of being refused", exc_info=True)
    return BadInput(Text("record-impossible"), where="record, 'position'", packages=PACKAGES)


async def find_reel(service: Service, id: str, language: str) -> Reel:
    """The record under this id: one that was brought, or the game of a table once it is over."""
    reel = _REELS.find(id) or await _brought(service.store, id, language) or await _played_here(service, id, language)
    if reel is None:
        raise Unknown(tell("no-such-replay", language), where="replay")
    return reel


async def _brought(store: Store, id: str, language: str) -> Reel | None:
    row = await store.find_replay(id)
    if row is None:
        return None
    record = Record.from_text(row.text)
    try:
        reel = await asyncio.to_thread(wind, record)
    except BadInput as bad:
        old = (tell("no-replay-under-old-rules", language), "")
        because, advice = bad.in_words(language) if record.needs else old
        raise Conflict(because, where="replay", advice=advice) from bad
    _REELS.keep(id, reel)
    return reel


async def _played_here(service: Service, id: str, language: str) -> Reel | None:
    """The game of a table; None while it goes on, whatever lists say: the log knows better."""
    try:
        async with service.lives.visit(id, language) as table, table.lock:
            await ready(table, language)
            if table.standing is None or table.match.ask is not None:
                return None
            key = (id, table.fold.height, table.match.names)
            record = table.match.record()
    except Unknown:
        return None
    reel = _REELS.find(key)
    if reel is None:
        reel = await asyncio.to_thread(wind, record)
        _REELS.keep(key, reel)
    return reel


async def find_replay(service: Service, id: str, language: str) -> Replay:
    """A whole game that was played, to be stepped through."""
    reel = await find_reel(service, id, language)
    return await asyncio.to_thread(replay_of, id, reel, language)
