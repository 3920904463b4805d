"""PostgreSQL and Redis of our own: the system's programs, in folders of their own, on free ports, gone afterwards."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from redis.backoff import ConstantBackoff
from redis.exceptions import ConnectionError as RedisIsAway
from redis.retry import Retry

from tests.patience import PATIENCE

INSTALL = "scripts/install_test_servers.sh installs it; pytest -m 'not browser and not servers' does without."


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def program(*names: str) -> str:
    """Where a program is, under the first of its names that is known."""
    for name in names:
        # Debian keeps PostgreSQL's programs in a folder for each version, away from PATH.
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
        found = str(kept[-1]) if kept else shutil.which(name)
        if found is not None:
            return found
    raise AssertionError(f"{names[0]} is missing. {INSTALL}")


def run(*words: str) -> None:
    """Run a program; what it said is shown when it fails."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd="/")
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"


class Postgres:
    """A PostgreSQL server with an empty database; `address` is what `--database` takes. It can go and come back."""

    def __init__(self, folder: str) -> None:
        as_owner: tuple[str, ...] = ()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root; its package brings a user
            shutil.chown(folder, "postgres", "postgres")
            as_owner = ("runuser", "-u", "postgres", "--")
        cluster, port = f"{folder}/cluster", free_port()
        run(*as_owner, program("initdb"), "-D", cluster, "-A", "trust", "-U", "postgres", "--no-sync")
        self._options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        log, most = f"{folder}/server.log", str(int(PATIENCE))
        self._control = (*as_owner, program("pg_ctl"), "-D", cluster, "-w", "-t", most, "-l", log)
        self.is_running = False
        self.start()
        run(program("createdb"), "-h", "127.0.0.1", "-p", str(port), "-U", "postgres", "hordekeep")
        self.address = f"postgresql://postgres@127.0.0.1:{port}/hordekeep"

    def start(self) -> None:
        """Let it come back, with all that it has kept."""
        run(*self._control, "-o", self._options, "start")
        self.is_running = True

    def stop(self) -> None:
        """Let it go without a word to those who are connected."""
        run(*self._control, "-m", "immediate", "stop")
        self.is_running = False


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server that a test may stop and start."""
    with tempfile.TemporaryDirectory(prefix="hordekeep-postgres-") as folder:
        server = Postgres(folder)
        try:
            yield server
        finally:
            if server.is_running:
                server.stop()


@contextmanager
def running_postgres() -> Iterator[str]:
    """A PostgreSQL server with an empty database; gives the address that `--database` takes."""
    with postgres_server() as server:
        yield server.address


@contextmanager
def running_redis(port: int | None = None) -> Iterator[str]:
    """A Redis server that keeps nothing; gives the address that `--channels` takes."""
    port = port or free_port()
    words = ("--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
    server = subprocess.Popen([program("redis-server"), *words], stdout=subprocess.DEVNULL, cwd="/")
    try:
        patient = Retry(ConstantBackoff(0.05), int(PATIENCE / 0.05), (RedisIsAway, OSError))
        with Redis(port=port, retry=patient) as client:
            client.ping()
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait()
