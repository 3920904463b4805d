"""The gate: everything that comes in or goes out passes here. Numbers, origins, headers, one log line, figures."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from secrets import token_hex
from time import perf_counter
from typing import Any

from litestar import Litestar
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from hordekeep.table.errors import write_problem
from hordekeep.table.protocol import Problem
from hordekeep.table.reading import Body
from hordekeep.table.security import SAFE_METHODS, is_own_origin, language_of
from hordekeep.table.settings import Settings
from hordekeep.table.words import tell

_LOG = logging.getLogger("hordekeep.table.requests")
_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})
_QUIET = ("/health", "/ready", "/metrics")
"""Asked every few seconds by machines: logged only at the level debug."""

CONTENT_SECURITY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # invitations stand in addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

STRICT_TRANSPORT = "max-age=31536000"
"""For a year, whoever came over TLS comes back over TLS."""


def put_gate(app: Litestar, settings: Settings) -> None:
    """Let everything pass through the gate, also what no route answers."""
    methods = {
        route.path_format: ", ".join(sorted(route.methods)) for route in app.routes if isinstance(route, HTTPRoute)
    }
    app.asgi_handler = Gate(app.asgi_handler, settings, methods)


class Gate:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, methods: Mapping[str, str]) -> None:
        self._app = app
        self._methods = methods
        self._origins = frozenset(settings.origins)
        self._body_seconds = settings.limits.body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._connect(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        number = token_hex(6)
        scope.setdefault("state", {})["request_id"] = number
        method = str(scope["method"])
        status = 500
        headers = Headers.from_scope(scope)
        body = Body(receive, headers, self._body_seconds)

        async def send_marked(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                told = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    told.setdefault(name, value)
                if scope["scheme"] == "https":  # as a trusted proxy says; browsers heed it nowhere else
                    told["strict-transport-security"] = STRICT_TRANSPORT
                told.setdefault("cache-control", "no-store")
                told["x-request-id"] = number
                if not body.is_whole:
                    told["connection"] = "close"  # nobody reads the rest of it
                if method == "OPTIONS" and "allow" in told:
                    # Where several routes share an address, Litestar tells the methods of the first only.
                    told["allow"] = self._methods.get(scope.get("path_template", ""), told["allow"])
            await send(message)

        refusal = self._why_not(scope, headers, method)
        try:
            if refusal is None:
                await self._app(scope, body.receive, send_marked)
            else:
                await _refuse(refusal, send_marked)
        finally:
            self._note(scope, method, status, number, perf_counter() - began)

    def _why_not(self, scope: Scope, headers: Headers, method: str) -> Problem | None:
        language = language_of(headers.get("accept-language", ""))
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return Problem(status=400, because=tell("request-unreadable", language))
        if method not in SAFE_METHODS and not self._is_ours(headers):
            return Problem(status=403, because=tell("foreign-page", language))
        return None

    def _is_ours(self, headers: Headers) -> bool:
        """No page of another site may act for the people who visit it. Programs that are no browsers send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        return is_own_origin(origin, headers.get("host", ""), self._origins)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        if "\0" in scope["path"] or b"%00" in scope["query_string"] or not self._is_ours(headers):
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign page"})
            return
        await self._app(scope, receive, send)

    def _note(self, scope: Scope, method: str, status: int, number: str, seconds: float) -> None:
        path = scope["path"]
        fields: dict[str, Any] = {
            "id": number,
            "method": method,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        _LOG.log(logging.DEBUG if path in _QUIET else logging.INFO, "request", extra={"fields": fields})
        service = getattr(scope["litestar_app"].state, "service", None) if "litestar_app" in scope else None
        if service is not None:
            route = scope.get("path_template") or "none"
            service.metrics.requests.labels(method if method in _METHODS else "other", route, str(status)).inc()
            service.metrics.request_seconds.observe(seconds)


async def _refuse(problem: Problem, send: Send) -> None:
    body = write_problem(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
