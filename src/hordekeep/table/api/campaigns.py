"""Campaigns: games that people play in a row, their runs, and tables for the battles of a run."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from hordekeep.table import campaigns
from hordekeep.table.protocol import (
    BeginBattle,
    BeginRun,
    Language,
    Opened,
    ShownCampaign,
    ShownRun,
    WeighedRun,
)
from hordekeep.table.security import limited
from hordekeep.table.service import Service
from hordekeep.table.storage import Person


@get("/campaigns/{game:str}", tags=["campaigns"], summary="The campaign of a game")
async def campaign(
    game: FromPath[str],
    service: NamedDependency[Service],
    me: NamedDependency[Person | None],
    language: NamedDependency[Language],
) -> ShownCampaign:
    """What a run begins with, and your runs with their battles, the latest first."""
    return await campaigns.my_campaign(service, me, game, language)


@post("/campaigns/{game:str}/weigh", tags=["campaigns"], summary="How hard a run will be", status_code=200)
async def weigh(game: FromPath[str], data: JSONBody[BeginRun], language: NamedDependency[Language]) -> WeighedRun:
    """How hard each battle of a run will be that is begun with these options, where the game's rules say so."""
    return campaigns.weigh_run(game, data, language)


@post("/campaigns/{game:str}/runs", tags=["campaigns"], summary="Begin a run", guards=[limited("checks")])
async def begin(
    game: FromPath[str],
    data: JSONBody[BeginRun],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> ShownRun:
    """A new run of yours. Its deck and settings are tried against every battle first."""
    return await campaigns.begin_run(service, guest, game, data, language)


@get("/campaigns/{game:str}/runs/{id:str}", tags=["campaigns"], summary="A run of mine")
async def run(
    game: FromPath[str],
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> ShownRun:
    """Battles, results, what comes next, and every game that was played."""
    return await campaigns.my_run(service, guest, game, id, language)


@delete("/campaigns/{game:str}/runs/{id:str}", tags=["campaigns"], summary="Forget a run", status_code=204)
async def drop(
    game: FromPath[str],
    id: FromPath[str],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> None:
    """Keep a run no longer. Its tables stay."""
    await campaigns.drop_run(service, guest, game, id, language)


@post(
    "/campaigns/{game:str}/runs/{id:str}/battles/{battle:str}",
    tags=["campaigns"],
    summary="Play a battle",
    guards=[limited("tables")],
)
async def battle(
    game: FromPath[str],
    id: FromPath[str],
    battle: FromPath[str],
    data: JSONBody[BeginBattle],
    service: NamedDependency[Service],
    guest: NamedDependency[Person],
    language: NamedDependency[Language],
) -> Opened:
    """Open the table of a battle, any of the run and as often as you like. Its result counts for the run."""
    return Opened(id=await campaigns.begin_battle(service, guest, game, id, battle, data, language))


ROUTES: list[ControllerRouterHandler] = [campaign, weigh, begin, run, drop, battle]
