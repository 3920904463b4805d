"""Reports of problems: one click keeps exactly what the reporter sees. What others may not know stays out of it."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time

import msgspec

from hordekeep import __version__
from hordekeep.kernel import SEAT_LETTERS
from hordekeep.table.live.connection import Connection
from hordekeep.table.live.inviting import let_in
from hordekeep.table.live.loading import ready
from hordekeep.table.live.seating import seats_of
from hordekeep.table.live.table import LiveTable
from hordekeep.table.live.telling import welcome
from hordekeep.table.problems import Conflict, Unknown
from hordekeep.table.protocol import Language, Report
from hordekeep.table.quotas import must_have_room
from hordekeep.table.replays import find_reel
from hordekeep.table.service import Service
from hordekeep.table.storage import Person, ReportRow
from hordekeep.table.words import tell


async def make_report(
    service: Service, id: str, me: Person | None, invite: str, note: str, language: Language
) -> Report:
    """Keep what somebody sees of a table at this moment. Whoever may see the table may report."""
    await must_have_room(service.store.count_reports, service.settings.limits.kept_reports, me, language)
    async with service.lives.visit(id, language) as table, table.lock:
        await ready(table, language)
        let_in(table, me.id if me else None, invite, language)
        report = _report(table, me, note, language)
    row = ReportRow(
        id=report.id, table=id, document=msgspec.to_builtins(report), at=report.at, person=me.id if me else None
    )
    await service.store.add_report(row)
    return await _with_record(service, report, language)


def _report(table: LiveTable, me: Person | None, note: str, language: Language) -> Report:
    viewer = Connection(me, language)
    viewer.mine = seats_of(table.seats, viewer.who)
    seen = welcome(table, viewer)
    is_over = table.standing is not None and table.match.ask is None
    return Report(
        id=token_urlsafe(16),
        table=table.id,
        seq=_height(table, viewer.mine),
        note=note,
        at=time(),
        version=__version__,
        rules_version=table.game.rules.version,
        frame=seen.frame,
        log=seen.log,
        choices=tuple(
            f"{SEAT_LETTERS[kept.seat]} {kept.key}"
            for kept in table.fold.choices
            if is_over or kept.seat in viewer.mine
        ),
        record=None,
    )


def _height(table: LiveTable, mine: tuple[int, ...]) -> int:
    """How high the log is, as far as the reporter may know: in a window that is another's, as it was before it."""
    if not table.is_quiet or table.asked_of(mine):
        return table.fold.height
    standing = table.stood
    known = standing.heard.last_public - standing.base + standing.ground.skipped
    return table.fold.choices[known - 1].seq if known > 0 else 0


async def find_report(service: Service, id: str, language: Language) -> Report:
    """The report under this id; with the record, once the game is over."""
    row = await service.store.find_report(id)
    if row is None:
        raise Unknown(tell("no-such-report", language))
    return await _with_record(service, msgspec.convert(row.document, Report), language)


async def _with_record(service: Service, report: Report, language: Language) -> Report:
    try:
        reel, _ = await find_reel(service, report.table, language, None)
    except (Unknown, Conflict):
        return report
    return msgspec.structs.replace(report, record=reel.record.to_text())
