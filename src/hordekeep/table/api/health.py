"""For whoever runs the service: is it alive, can people play, and the figures. Outside /api."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.types import ControllerRouterHandler

from hordekeep import __version__
from hordekeep.table.metrics import CONTENT_TYPE
from hordekeep.table.service import Service


class Health(msgspec.Struct, frozen=True):
    """How the service is."""

    status: Literal["alive", "ready", "not ready"]
    version: str
    parts: dict[str, bool] = {}


@get("/health", tags=["operations"], summary="Is the service alive?", sync_to_thread=False)
def health() -> Health:
    """Alive: it answers."""
    return Health(status="alive", version=__version__)


@get(
    "/ready",
    tags=["operations"],
    summary="Can people play?",
    responses={503: ResponseSpec(Health, description="Some part is not ready.")},
)
async def ready(service: NamedDependency[Service]) -> Response[Health]:
    """Ready: the database is reached, has this release's tables and takes what is written, and bots can think. Redis is
    told of, too, but play goes on without it."""
    needed, missed = await service.parts_ready(), await service.parts_missed()
    is_ready = all(needed.values())
    told = Health(status="ready" if is_ready else "not ready", version=__version__, parts={**needed, **missed})
    return Response(told, status_code=200 if is_ready else 503)


@get("/metrics", tags=["operations"], summary="Figures for Prometheus", sync_to_thread=False, media_type="text/plain")
def metrics(service: NamedDependency[Service]) -> Response[bytes]:
    """All figures in Prometheus' text form."""
    return Response(service.metrics.tell(), media_type=CONTENT_TYPE)


ROUTES: list[ControllerRouterHandler] = []
PLAIN_ROUTES: list[ControllerRouterHandler] = [health, ready, metrics]
