"""Reading what a request brings: within its time, and whatever it is. What cannot be read is told so, not our fault."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request
from litestar.datastructures import Headers
from litestar.types import HTTPReceiveMessage, Receive, WebSocketReceiveMessage

from hordekeep.table.problems import Declined
from hordekeep.table.security import language_of
from hordekeep.table.words import tell


class TooLate(Declined):
    """The body of a request did not come in time."""

    status = 408


class Body:
    """The body of one request, on its way. A client that begins one and never ends it would be held for ever."""

    def __init__(self, receive: Receive, headers: Headers, seconds: float) -> None:
        self._receive = receive
        self._until = asyncio.get_running_loop().time() + seconds if seconds else None
        self._language = language_of(headers.get("accept-language", ""))
        self.is_whole = "transfer-encoding" not in headers and headers.get("content-length", "0") == "0"

    async def receive(self) -> HTTPReceiveMessage | WebSocketReceiveMessage:
        """The next part; `TooLate` when it is."""
        if self.is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise TooLate(tell("request-too-slow", self._language)) from None
        if message["type"] == "http.disconnect":
            raise Declined(tell("request-unreadable", self._language))
        self.is_whole = message["type"] == "http.request" and not message.get("more_body", False)
        return message


class AnyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body as JSON. What lies too deep, or is no text, is no JSON for us."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            language = language_of(self.headers.get("accept-language", ""))
            raise Declined(tell("request-unreadable", language), where="body", advice=str(error)) from None
