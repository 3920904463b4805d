"""Ready means that people can play: `/ready` says which part keeps them from it."""

from __future__ import annotations

import resource
from time import monotonic

import pytest

from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import GAME, Guest
from tests.table.harness.servers import running_redis
from tests.table.harness.service import RunningService


def parts(guest: Guest) -> tuple[int, dict[str, bool]]:
    """What `/ready` answers."""
    said = guest.say("GET", "/ready")
    return said.status_code, said.json()["parts"]


def wait_for(guest: Guest, status: int) -> None:
    """Ask until `/ready` answers so."""
    until = monotonic() + PATIENCE
    while parts(guest)[0] != status:
        assert monotonic() < until, f"/ready never answered {status}"


def test_a_full_disk_is_not_ready_and_one_with_space_again_is(service: RunningService) -> None:
    limit, most = resource.RLIMIT_FSIZE, resource.prlimit(service.pid, resource.RLIMIT_FSIZE)[1]
    with Guest(service.address) as ada:
        assert parts(ada) == (200, {"database": True, "writing": True, "thinkers": True})
        resource.prlimit(service.pid, limit, (1, most))  # no file may grow: as on a disk without space
        new = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ada.say("POST", "/api/tables", new).status_code == 503
        wait_for(ada, 503)  # what was found out a moment ago is still believed
        assert parts(ada) == (503, {"database": True, "writing": False, "thinkers": True})
        assert ada.say("GET", "/health").status_code == 200
        resource.prlimit(service.pid, limit, (most, most))
        wait_for(ada, 200)
        ada.open_table("me", "open")


@pytest.mark.servers
def test_without_redis_people_still_can_play_and_it_is_told(start_service: StartService, postgres: str) -> None:
    with running_redis() as redis:
        service = start_service("--channels", redis, database=postgres)
        with Guest(service.address) as ada:
            assert parts(ada)[1]["channels"] is True
    with Guest(service.address) as ada:
        status, found = parts(ada)
        assert (status, found["channels"], found["writing"]) == (200, False, True)
        ada.open_table("me", "open")
