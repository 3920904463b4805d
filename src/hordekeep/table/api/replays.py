"""Whole games that were played: bring a record, or look at a game of a table that is over."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from hordekeep.table.protocol import Language, NewReplay, Opened, Problem, Replay
from hordekeep.table.replays import Viewer, find_replay, keep_record
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person

Invite = Annotated[str, QueryParameter(max_length=64, description="The word of an invitation, for a private table.")]


@post("/replays", tags=["study"], summary="Bring a record", guards=[limited("replays")])
async def bring(
    data: JSONBody[NewReplay],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
) -> Opened:
    """A record, checked choice by choice; the answer says where it can be looked at. The same text, the same id."""
    return Opened(id=await keep_record(service, me, data.text, language))


OLD_RULES = ResponseSpec(Problem, description="It was played under older rules.", generate_examples=False)


@get("/replays/{id:str}", tags=["study"], summary="A whole game, step by step", responses={409: OLD_RULES})
async def replay(
    id: FromPath[str],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
    invite: Invite = "",
) -> Replay:
    """A record that was brought, or the game of a table once it is over, with all its steps in words. The game of a
    private table needs its invitation, or a seat there."""
    return await find_replay(service, id, language, Viewer(me, invite))


ROUTES: list[ControllerRouterHandler] = [bring, replay]
