"""Look at any moment of a scenario, a lesson or a replay, and try what could be done there."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from hordekeep.table import study as studying
from hordekeep.table.protocol import Language, Studied, Study
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person


@post("/study", tags=["study"], summary="Look at a position", status_code=200, guards=[limited("studies")])
async def study(
    data: JSONBody[Study],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
) -> Studied:
    """The moment that some choices lead to from a scenario, a lesson or a replay; never of a running game."""
    return await studying.study(service, data, me, language)


ROUTES: list[ControllerRouterHandler] = [study]
