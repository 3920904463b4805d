"""The application in this very process, for tests that need no network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table.app import create_app
from hordekeep.table.settings import Limits, Settings
from tests.table.harness.empty import sqlite_at

UNLIMITED = Limits(
    requests=0,
    guests=0,
    recoveries=0,
    codes=0,
    tables=0,
    replays=0,
    reports=0,
    studies=0,
    kept_records=0,
    kept_reports=0,
)


_EMPTY: dict[Settings, list[Litestar]] = {}
"""Applications that nobody uses now, by their settings but for the database: putting one together takes the longest,
and what it serves comes with each start."""


@contextmanager
def at_home(folder: Path, limits: Limits = UNLIMITED, **more: Any) -> Iterator[TestClient[Litestar]]:
    """A client of a service with an empty database in `folder`."""
    settings = Settings(limits=limits, thinkers=1, **more)
    empty = _EMPTY.setdefault(settings, [])
    app = empty.pop() if empty else create_app(settings)
    app.state.settings = msgspec.structs.replace(settings, database=sqlite_at(folder / "table.sqlite"))
    with TestClient(app, base_url="http://keep.test") as client:
        yield client
    empty.append(app)
