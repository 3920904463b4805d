"""Reports of problems at a table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from hordekeep.table.protocol import Language, NewReport, Report
from hordekeep.table.reports import find_report, make_report
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person

Invite = Annotated[str, QueryParameter(max_length=64, description="The word of an invitation, for a private table.")]


@post("/tables/{id:str}/report", tags=["tables"], summary="Report a problem", guards=[limited("reports")])
async def report(
    id: FromPath[str],
    data: JSONBody[NewReport],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
    invite: Invite = "",
) -> Report:
    """Keeps exactly what you see at this table now. Whoever has the report's address can read it."""
    return await make_report(service, id, me, invite, data.note, language)


@get("/reports/{id:str}", tags=["tables"], summary="A reported problem")
async def reported(id: FromPath[str], service: NamedDependency[Service], language: NamedDependency[Language]) -> Report:
    """What was reported; the record of the game comes with it once that is over."""
    return await find_report(service, id, language)


ROUTES: list[ControllerRouterHandler] = [report, reported]
