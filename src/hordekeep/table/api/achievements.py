"""Achievements: all that a game has, with mine."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from hordekeep.table.achievements import my_achievements
from hordekeep.table.protocol import Achieved, Language
from hordekeep.table.service import Service
from hordekeep.table.storage import Person


@get("/achievements/{game:str}", tags=["games"], summary="All achievements of a game")
async def achievements(
    game: FromPath[str],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
) -> Achieved:
    """What can be achieved in a game, how to try it, and what you have achieved: your best, where and when."""
    return await my_achievements(service, me, game, language)


ROUTES: list[ControllerRouterHandler] = [achievements]
