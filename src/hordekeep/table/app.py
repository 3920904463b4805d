"""The application: routes, dependencies, errors and headers put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, State
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from hordekeep.table import api, sockets, web
from hordekeep.table.api import health
from hordekeep.table.errors import answer_problem
from hordekeep.table.gate import put_gate
from hordekeep.table.openapi import document, openapi_config
from hordekeep.table.problems import NotYou
from hordekeep.table.protocol import Language
from hordekeep.table.reading import AnyRequest
from hordekeep.table.security import language_of, limited
from hordekeep.table.service import Service, open_service
from hordekeep.table.settings import Settings
from hordekeep.table.storage import Person
from hordekeep.table.words import tell


def provide_service(scope: Scope) -> Service:
    """The service itself."""
    service: Service = scope["litestar_app"].state.service
    return service


def provide_language(scope: Scope) -> Language:
    """The language of the answer, from Accept-Language."""
    return language_of(Headers.from_scope(scope).get("accept-language", ""))


async def provide_me(scope: Scope, service: NamedDependency[Service]) -> Person | None:
    """Who asks, by the cookie; None for somebody we do not know."""
    return await service.sessions.find(ASGIConnection[Any, Any, Any, Any](scope).cookies)


async def provide_guest(me: NamedDependency[Person | None], language: NamedDependency[Language]) -> Person:
    """Who asks; somebody we do not know is asked for a name first."""
    if me is None:
        raise NotYou(tell("no-guest", language), advice=tell("no-guest-advice", language))
    return me


DEPENDENCIES = {
    "service": Provide(provide_service, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
    "me": Provide(provide_me),
    "guest": Provide(provide_guest),
}


@asynccontextmanager
async def serving(app: Litestar) -> AsyncIterator[None]:
    """While the application runs, the service of its settings is open."""
    async with open_service(app.state.settings) as service:
        app.state.service = service
        yield


def create_app(settings: Settings) -> Litestar:
    """The application for these settings. It opens the service when it starts and closes it when it stops."""
    app = Litestar(
        [
            Router("/api", route_handlers=document(api.all_routes()), guards=[limited("requests")]),
            *health.PLAIN_ROUTES,
            *sockets.ROUTES,
            *web.ROUTES,
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer_problem},
        lifespan=[serving],
        logging_config=None,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=web.PRESSED_ALREADY
        ),
        openapi_config=openapi_config(),
        request_class=AnyRequest,
        request_max_body_size=settings.limits.body_bytes,
        state=State({"settings": settings}),
    )
    put_gate(app, settings)
    return app
