"""Guided first games."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from hordekeep.table.lessons import lessons_of
from hordekeep.table.protocol import Language, Lessons


@get("/lessons/{game:str}", tags=["study"], summary="A guided first game")
async def lessons(game: FromPath[str], language: NamedDependency[Language]) -> Lessons:
    """The lessons of a game, in order; each is played by studying its `LessonSource`."""
    return await asyncio.to_thread(lessons_of, game, language)


ROUTES: list[ControllerRouterHandler] = [lessons]
