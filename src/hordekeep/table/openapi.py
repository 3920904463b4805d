"""The OpenAPI document: what every route has in common is written here once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import ControllerRouterHandler

from hordekeep import __version__
from hordekeep.kernel import once
from hordekeep.table import protocol
from hordekeep.table.protocol import Problem
from hordekeep.table.security import SAFE_METHODS
from hordekeep.table.sessions import COOKIE

PATH = "/api/schema"
_ABOUT = """Tabletop games with every rule enforced, explained and tested.

A guest is made with POST /api/people; the cookie of its answer says who asks from then on. Games are played over the
socket /ws/tables/{id}, which docs/protocol.md explains. Whatever cannot be done is answered with a Problem: what is
wrong, where, and what to do, in the language of Accept-Language (en, fr)."""
_TAGS = {
    "people": "Guests: a name is enough.",
    "games": "What can be played here.",
    "tables": "Open a table, sit down, change seats, leave, play again.",
    "decks": "Build decks, and keep them.",
    "study": "Positions, records and scenarios to look at and to try.",
    "rules": "The rulebooks.",
    "operations": "For whoever runs the service.",
}
_PROBLEMS = {
    400: "The request cannot be read, or asks for something that cannot be.",
    401: "The service does not know who asks.",
    403: "It is not yours to do.",
    404: "There is no such thing, or none that you may know of.",
    408: "The request's body did not come in time.",
    409: "It does not fit what is the case now.",
    413: "The request is too large.",
    429: "Too much at once; the header Retry-After says how long to wait.",
    503: "The database is away for the moment.",
}


class OurSchemas(JsonRenderPlugin):
    """The document with the schemas that msgspec itself makes of our Structs: with their words, and strict."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        components = openapi_schema["components"]
        for routes in openapi_schema["paths"].values():
            for operation in routes.values():
                operation["responses"].get("204", {}).pop("content", None)  # no content is no JSON either
        schemas = {**components["schemas"], **_schemas(frozenset(components["schemas"]))}
        return super().render(request, {**openapi_schema, "components": {**components, "schemas": schemas}})


@once
def _schemas(names: frozenset[str]) -> dict[str, Any]:
    """The schemas of those Structs of the protocol that routes speak of, and of what is in them."""
    spoken = [struct for name in sorted(names) if isinstance(struct := getattr(protocol, name, None), type)]
    return msgspec.json.schema_components(spoken, ref_template="#/components/schemas/{name}")[1]


def openapi_config() -> OpenAPIConfig:
    """The document's head."""
    return OpenAPIConfig(
        title="Hordekeep",
        version=__version__,
        description=_ABOUT,
        path=PATH,
        render_plugins=[OurSchemas(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
        tags=[Tag(name=name, description=about) for name, about in _TAGS.items()],
        components=Components(
            security_schemes={
                "guest": SecurityScheme(
                    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="The signed cookie of a guest."
                )
            }
        ),
    )


def document(routes: Iterable[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """The same routes, each with the problems that it may answer and whether it needs a guest."""
    documented = list(routes)
    for route in documented:
        if isinstance(route, HTTPRouteHandler):
            wanted = route.parsed_fn_signature.parameters
            statuses = set(_PROBLEMS) - {401, 408, 413}
            if route.http_methods <= SAFE_METHODS:
                statuses -= {409}
            if "guest" in wanted:
                statuses.add(401)
                route.security = [{"guest": []}]
            if "data" in wanted:
                statuses |= {408, 413}
            problems = {
                status: ResponseSpec(Problem, description=_PROBLEMS[status], generate_examples=False)
                for status in sorted(statuses)
            }
            route.responses = {**problems, **(route.responses or {})}
    return documented
