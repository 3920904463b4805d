"""`hordekeep serve` as a person starts it: one sentence when it cannot, an address when it can, and a clean end."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic

import httpx
import msgspec
import pytest

from tests.patience import PATIENCE
from tests.table.harness.fixtures import StartService
from tests.table.harness.people import Guest
from tests.table.harness.service import RunningService

pytestmark = pytest.mark.servers


def serve(folder: Path, *words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run `hordekeep serve` where it is expected to give up at once."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("HORDEKEEP_")}
    home = {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    command = [sys.executable, "-m", "hordekeep.cli", "serve", *words]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, env=ours | home | (env or {})
    )


def all_have_ended(service: RunningService) -> bool:
    """Have all processes of the service ended? Each holds the end of the pipe that the reader waits at."""
    reader = service._reader
    assert reader is not None
    reader.join(PATIENCE)
    return not reader.is_alive()


def test_a_busy_port_is_one_sentence_with_a_way_out(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        done = serve(tmp_path, "--port", str(port))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"Error: port: Port {port} is in use: something listens there already. "
        "Stop that, or choose another port: --port 0 takes a free one."
    ]


@pytest.mark.parametrize(
    ("words", "env", "said"),
    [
        (["--workers", "2"], {}, "workers, from --workers: 2 workers must hear of each other's moves"),
        (["--database", "mysql://keep"], {}, "'mysql' is no database that Hordekeep knows"),
        (["--host", "no.such.host.invalid", "--port", "0"], {}, "Cannot listen at no.such.host.invalid"),
        ([], {"HORDEKEEP_PORT": "many"}, "port, from the environment variable HORDEKEEP_PORT"),
        (["--settings", "nowhere.toml"], {}, "nowhere.toml: The settings cannot be read"),
    ],
)
def test_what_is_wrong_is_said_before_anything_starts(
    tmp_path: Path, words: list[str], env: dict[str, str], said: str
) -> None:
    done = serve(tmp_path, *words, env=env)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert said in done.stderr


def test_without_its_packages_the_command_says_how_to_get_them(tmp_path: Path) -> None:
    source = (
        "import sys; sys.modules['litestar'] = None\n"
        "from hordekeep.cli import main\n"
        "sys.argv = ['hordekeep', 'serve', '--port', '0']; main()\n"
    )
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 2
    assert done.stderr == (
        "Error: The table needs the package litestar. Install it with: pip install 'hordekeep[table]'\n"
    )


def test_help_names_every_option_and_loads_no_service() -> None:
    source = (
        "import sys\n"
        "from hordekeep.cli import group\n"
        "group(['serve', '--help'], standalone_mode=False)\n"
        "print([name for name in sys.modules if name in ('litestar', 'sqlalchemy', 'uvicorn', 'platformdirs')])\n"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    for option in ("--host", "--port", "--database", "--channels", "--workers", "--settings", "--open"):
        assert option in done.stdout


def test_it_says_where_it_is_and_ends_cleanly_with_people_still_there(start_service: StartService) -> None:
    service = start_service("--open", env={"HORDEKEEP_LOG_FORMAT": "json"})
    assert f"Hordekeep is open at {service.address}" in service.log
    with Guest(service.address) as guest, httpx.Client(base_url=service.address, timeout=PATIENCE) as idle:
        idle.get("/health")
        assert guest.get("/api/me", dict[str, object])["name"] == "Ada"
        assert service.stop() in (0, -signal.SIGTERM)
    lines = [msgspec.json.decode(line) for line in service.log.splitlines() if line.startswith("{")]
    assert {"request"} <= {line["event"] for line in lines}
    assert not [line for line in lines if line["level"] == "error"]


def test_a_head_without_end_is_hung_up_on_and_nobody_else_notices(shared_service: RunningService) -> None:
    with socket.create_connection(("127.0.0.1", shared_service.port)) as caller:
        caller.settimeout(PATIENCE)
        caller.sendall(b"GET / HTTP/1.1\r\nHost: keep\r\nX-Long: ")
        with suppress(ConnectionError):
            for _ in range(100):
                caller.sendall(b"x" * 4096)
        answer = b""
        with suppress(ConnectionError):
            while part := caller.recv(4096):
                answer += part
    assert answer == b"" or answer.startswith(b"HTTP/1.1 400 ")
    assert httpx.get(f"{shared_service.address}/health", timeout=PATIENCE).status_code == 200


def test_a_long_but_honest_head_and_several_requests_on_one_line_are_fine(shared_service: RunningService) -> None:
    with httpx.Client(base_url=shared_service.address, timeout=PATIENCE) as client:
        for _ in range(3):
            assert client.get("/api/me", headers={"X-Long": "x" * 30_000}).status_code == 200
            assert client.post("/api/people", json={"name": "B" * 24, "language": "en"}).status_code == 201


def test_a_second_start_on_the_same_database_knows_its_people(start_service: StartService) -> None:
    service = start_service()
    with Guest(service.address) as guest:
        service.kill()
        service.start()
        assert guest.get("/api/me", dict[str, object])["name"] == "Ada"


@pytest.mark.servers
def test_several_workers_share_people_figures_and_one_end(
    start_service: StartService, postgres: str, redis: str
) -> None:
    service = start_service("--workers", "2", "--channels", redis, database=postgres)
    for _ in range(12):
        with Guest(service.address) as guest:
            assert guest.get("/api/me", dict[str, object])["name"] == "Ada"
    figures = httpx.get(f"{service.address}/metrics", timeout=PATIENCE).text
    assert 'hordekeep_requests_total{method="POST",route="/api/people",status="201"} 12.0' in figures
    assert service.stop() in (0, -signal.SIGTERM)
    assert all_have_ended(service)


@pytest.mark.servers
def test_who_is_at_one_worker_is_here_for_the_others_too(
    start_service: StartService, postgres: str, redis: str
) -> None:
    service = start_service("--workers", "2", "--channels", redis, database=postgres)
    first, second = workers_of(service)
    with Guest(service.address, "Ada") as ada, Guest(service.address, "Bo") as bo:
        table = ada.open_table("me", "open")
        bo.take(table, 1, ada.table(table).invite or "")
        with resting(first):
            line = bo.sit(table)  # at the second worker: the first does not answer now
        with line:
            until = monotonic() + PATIENCE
            while True:
                with resting(second), Guest(service.address, None) as asking:  # a new connection, at the first worker
                    asking.http.cookies.update(ada.http.cookies)
                    is_here = asking.table(table).seats[1].here
                    refused = asking.http.put(f"/api/tables/{table}/seats/1", json={"kind": "bot"})
                assert refused.status_code in (403, 409)
                if is_here:
                    break
                assert monotonic() < until, "the first worker never knew"
            assert refused.status_code == 403


def workers_of(service: RunningService) -> list[int]:
    """The processes that serve, by their numbers."""
    children = Path(f"/proc/{service.pid}/task/{service.pid}/children").read_text("ascii").split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@contextmanager
def resting(process: int) -> Iterator[None]:
    """While this lasts, a process does nothing."""
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


@pytest.mark.servers
def test_workers_end_when_their_parent_is_killed(start_service: StartService, postgres: str, redis: str) -> None:
    service = start_service("--workers", "2", "--channels", redis, database=postgres)
    service.kill()
    assert all_have_ended(service)
