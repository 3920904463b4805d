"""Running the service under Uvicorn: one process or several, on a socket that is bound before anything starts."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from multiprocessing import parent_process
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from hordekeep.kernel import BadInput
from hordekeep.table.app import create_app
from hordekeep.table.http_head import LimitedHead
from hordekeep.table.logs import set_up_logs
from hordekeep.table.metrics import SHARED_FOLDER, forget_dead_workers
from hordekeep.table.settings import Settings
from hordekeep.table.storage import Store

_HANDED_ON = "HORDEKEEP_HANDED_ON"
"""The environment variable through which workers get the settings that their parent has read."""
_PATIENCE_SECONDS = 5
"""How long open requests and sockets may take to end when the service stops."""


def serve(settings: Settings, on_ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `on_ready` is called with the address once people can play."""
    set_up_logs(settings.log_format, settings.log_level)
    listener = bind(settings.host, settings.port)
    try:
        asyncio.run(_prepare(settings))
        address = address_of(settings.host, listener.getsockname()[1])
        config = _config(settings)
        threading.Thread(target=_watch, args=(address, on_ready), daemon=True).start()
        if settings.workers == 1:
            _serve_alone(config, listener)
        else:
            _serve_together(config, settings, listener)
    finally:
        listener.close()


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen at; `BadInput` if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(
                f"Port {port} is in use: something listens there already.",
                where="port",
                advice="Stop that, or choose another port: --port 0 takes a free one.",
            ) from None
        raise BadInput(
            f"Cannot listen at {host}, port {port}: {error.strerror}.", where="host", advice="Choose another."
        ) from None
    except OverflowError:
        listener.close()
        raise BadInput(f"{port} is no port.", where="port") from None
    listener.set_inheritable(True)
    return listener


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the service.

    >>> address_of("0.0.0.0", 8420), address_of("::1", 80)
    ('http://127.0.0.1:8420', 'http://[::1]:80')
    """
    reachable = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{reachable}]:{port}" if ":" in reachable else f"http://{reachable}:{port}"


def app_of_worker() -> Litestar:
    """The application in a worker, from the settings that its parent handed on."""
    settings = msgspec.json.decode(os.environ[_HANDED_ON], type=Settings)
    set_up_logs(settings.log_format, settings.log_level)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    forget_dead_workers(Path(os.environ[SHARED_FOLDER]))
    return create_app(settings)


def _end_with_parent() -> None:
    """A worker whose parent was killed would serve on, and nobody could stop it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


async def _prepare(settings: Settings) -> None:
    """Migrate before anything starts, so that what is wrong with the database is one sentence."""
    store = await Store.open(settings.database)
    await store.close()


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings) if settings.workers == 1 else f"{__name__}:{app_of_worker.__name__}",
        factory=settings.workers > 1,
        workers=settings.workers,
        http=LimitedHead,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=64 * settings.limits.message_bytes,  # what is only too large is told so by the table
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=_PATIENCE_SECONDS,
        lifespan="on",
    )


def _serve_alone(config: uvicorn.Config, listener: socket.socket) -> None:
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):  # Ctrl-C, after everything was closed in order
        server.run(sockets=[listener])
    if not server.started:
        sys.exit(3)


def _serve_together(config: uvicorn.Config, settings: Settings, listener: socket.socket) -> None:
    with tempfile.TemporaryDirectory(prefix="hordekeep-figures-") as figures:
        os.environ[_HANDED_ON] = msgspec.json.encode(settings).decode()
        os.environ[SHARED_FOLDER] = figures
        Multiprocess(config, sockets=[listener]).run()


def _watch(address: str, on_ready: Callable[[str], None]) -> None:
    """Ask until the service says that it is ready."""
    while True:
        try:
            with urlopen(f"{address}/ready", timeout=5) as answer:
                if answer.status == 200:
                    break
        except (URLError, HTTPException, OSError):
            sleep(0.05)
    on_ready(address)


def open_browser(address: str) -> None:
    """Show the page, where there is a browser to show it in. A text browser would take the terminal over."""
    if has_screen() or os.environ.get("BROWSER"):
        webbrowser.open(address)


def has_screen() -> bool:
    """Is there a screen that a browser could use?"""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
