"""Uvicorn's quick HTTP protocol with two limits that it lacks: how long a request's head may be, and may take."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_BYTES = 65_536
MOST_SECONDS = 20.0


class LimitedHead(HttpToolsProtocol):
    """Hangs up on whoever sends a request's first lines without end, or never ends them."""

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self._head: int | None = 0
        """Bytes of a head that is not complete; None while none is awaited."""
        self._clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls: now the head is awaited."""
        super().connection_made(transport)
        self._start_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_clock()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; a head that has grown too long is answered with a 400."""
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_BYTES and not self.transport.is_closing():
                self.send_400_response("The request's head is too long.")

    def on_message_begin(self) -> None:
        """A head begins."""
        self._head = 0
        self._start_clock()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is complete: what follows is limited elsewhere."""
        self._head = None
        self._stop_clock()
        super().on_headers_complete()

    def _start_clock(self) -> None:
        self._stop_clock()
        self._clock = asyncio.get_running_loop().call_later(MOST_SECONDS, self._hang_up)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _hang_up(self) -> None:
        self.transport.close()
