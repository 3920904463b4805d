"""The harness as pytest fixtures; `conftest.py` of a folder that needs them imports them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.harness.people import Guest
from tests.table.harness.servers import running_postgres, running_redis
from tests.table.harness.service import RunningService

StartService = Callable[..., RunningService]


@pytest.fixture
def start_service(tmp_path: Path) -> Iterator[StartService]:
    """Start services of this test's own: `start_service("--workers", "2", database=..., env=...)`."""
    with ExitStack() as running:
        started: list[RunningService] = []

        def start(*words: str, database: str = "", env: dict[str, str] | None = None) -> RunningService:
            folder = tmp_path / f"service-{len(started)}"
            service = RunningService(folder, *words, database=database, env=env)
            started.append(service)
            running.callback(lambda: tell_log(service))
            return running.enter_context(service)

        yield start


@pytest.fixture
def service(start_service: StartService) -> RunningService:
    """A service of this test's own, with an empty SQLite database."""
    return start_service()


@pytest.fixture(scope="session")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """A service for many tests: for those that neither stop it nor count what is in it."""
    with RunningService(tmp_path_factory.mktemp("shared-service")) as service:
        yield service


@pytest.fixture
def guest(service: RunningService) -> Iterator[Guest]:
    """Somebody called Ada at the service."""
    with Guest(service.address) as guest:
        yield guest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis server."""
    with running_redis() as address:
        yield address


def tell_log(service: RunningService) -> None:
    """Write the service's log where pytest shows it when the test fails."""
    sys.stdout.write(f"--- the service at {service.address} ---\n{service.log}")
