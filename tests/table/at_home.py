"""The application in this very process, for tests that need no network."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from hordekeep.table.app import create_app
from hordekeep.table.settings import Limits, Settings

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


@contextmanager
def at_home(folder: Path, limits: Limits = UNLIMITED, **more: Any) -> Iterator[TestClient[Litestar]]:
    """A client of a service with an empty database in `folder`."""
    settings = Settings(database=f"sqlite:///{folder / 'table.sqlite'}", limits=limits, thinkers=1, **more)
    with TestClient(create_app(settings), base_url="http://keep.test") as client:
        yield client
