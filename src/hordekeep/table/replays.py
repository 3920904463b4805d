"""Records that people bring, and games that were played here: found by id and wound, never one that still goes on."""

from __future__ import annotations

import asyncio
import logging
from traceback import extract_tb
from typing import NamedTuple

from msgspec import structs

from hordekeep.kernel import BadInput, Keep, Match, Record, Text
from hordekeep.table.live.inviting import invitation, may_see
from hordekeep.table.live.loading import ready
from hordekeep.table.live.table import LiveTable
from hordekeep.table.moments import Recent
from hordekeep.table.problems import Conflict, NotAllowed, Unknown
from hordekeep.table.protocol import Replay
from hordekeep.table.quotas import must_have_room
from hordekeep.table.reels import Reel, replay_of, wind
from hordekeep.table.service import Service
from hordekeep.table.storage import Person, Store
from hordekeep.table.storage.log import replay_id
from hordekeep.table.words import PACKAGES, tell

_REELS: Recent[Reel] = Recent(32)
_LOG = logging.getLogger(__name__)


def read_record(text: str) -> Record:
    """The record that a text holds, replayed and written as this program would; `BadInput` says what is wrong where."""
    record = Record.from_text(text)
    if not "".join((*record.names, record.seed)).isprintable():
        raise BadInput(Text("record-unprintable"), where="record", packages=PACKAGES)
    try:
        return Match.from_record(record, keep=Keep.NOTHING).record()
    except BadInput:
        raise
    except Exception as error:
        if record.position is None:
            raise
        raise _impossible(error) from error


async def keep_record(service: Service, me: Person | None, text: str, language: str) -> str:
    """Keep a record that somebody brought, if it replays; the id under which it can be looked at."""
    store = service.store
    reel = await asyncio.to_thread(wind_brought, text)
    written = reel.record.to_text()
    if await store.find_replay(replay_id(written)) is None:
        await must_have_room(store.count_records, service.settings.limits.kept_records, me, language)
    name = await store.keep_replay(written, me.id if me else None)
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
        raise _impossible(error) from error


def _impossible(error: Exception) -> BadInput:
    """Whoever writes a position by hand may think of one that no check foresees. That is a check of ours to add; one
    line tells where, for anybody can bring such a record as often as they like."""
    place = extract_tb(error.__traceback__)[-1]
    fields = {"error": repr(error), "at": f"{place.filename}:{place.lineno}"}
    _LOG.warning("a record's position broke the rules instead of being refused", extra={"fields": fields})
    return BadInput(Text("record-impossible"), where="record, 'position'", packages=PACKAGES)


class Viewer(NamedTuple):
    """Who wants to look at a game: a person, if they are known, and the invitation that they bring."""

    person: Person | None = None
    invite: str = ""

    def may_look(self, table: LiveTable) -> bool:
        """May they see what was played at this table?"""
        return may_see(table, self.person.id if self.person else None, self.invite)


class Film(NamedTuple):
    """A game to look at, and what a link to it must carry."""

    reel: Reel
    invite: str = ""


async def find_reel(service: Service, id: str, language: str, viewer: Viewer | None) -> Film:
    """The record under this id: one that was brought, or the game of a table once it is over.

    What was played at a private table is for those who sat there or hold its invitation; `viewer` None asks for
    somebody who was shown the game in another way.
    """
    brought = _REELS.find(id) or await _brought(service.store, id, language)
    film = Film(brought) if brought is not None else await _played_here(service, id, language, viewer)
    if film is None:
        raise Unknown(tell("no-such-replay", language), where="replay")
    return film


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


async def _played_here(service: Service, id: str, language: str, viewer: Viewer | None) -> Film | None:
    """The game of a table; None while it goes on, whatever lists say: the log knows better."""
    try:
        async with service.lives.visit(id, language) as table, table.lock:
            await ready(table, language)
            if table.standing is None or table.match.ask is not None:
                return None
            if viewer is not None and not viewer.may_look(table):
                raise NotAllowed(tell("private-replay", language), advice=tell("private-replay-advice", language))
            invite = "" if table.row.public else invitation(table)
            key = (id, table.fold.height, table.match.names)
            record = table.match.record()
    except Unknown:
        return None
    reel = _REELS.find(key)
    if reel is None:
        reel = await asyncio.to_thread(wind, record)
        _REELS.keep(key, reel)
    return Film(reel, invite)


async def find_replay(service: Service, id: str, language: str, viewer: Viewer) -> Replay:
    """A whole game that was played, to be stepped through."""
    reel, invite = await find_reel(service, id, language, viewer)
    return structs.replace(await asyncio.to_thread(replay_of, id, reel, language), invite=invite)
