"""The real service, started as a person would start it: `hordekeep serve`, a child process on a free port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

import httpx

from tests.patience import PATIENCE

NO_LIMITS = {
    f"HORDEKEEP_LIMITS_{what}": "0"
    for what in ("REQUESTS", "GUESTS", "TABLES", "REPLAYS", "STUDIES", "SOCKETS", "MESSAGES", "KEPT_RECORDS")
}
"""All tests come from one address, and faster than people do; a test of limits sets its own by `env`."""

ADDRESS = re.compile(rb"https?://(?:127\.0\.0\.1|localhost)(?::(\d+))?")


class RunningService:
    """A service that runs. `address` is where; `log` is what it has written so far.

    After `stop` or `kill`, `start` brings it back at the same address with the same database.
    """

    def __init__(self, folder: Path, *words: str, database: str = "", env: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'table.sqlite'}"
        self.words = words
        self.env = dict(env or {})
        self.port = 0
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._reader: threading.Thread | None = None
        self._found = threading.Event()
        self.command = [sys.executable, "-m", "hordekeep.cli"]

    @property
    def address(self) -> str:
        """Where it is: http://127.0.0.1:PORT."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """All that it has written."""
        file = self.folder / "service.log"
        return file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""

    @property
    def pid(self) -> int:
        """The process's number."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> RunningService:
        """Start it, and wait until it says where it is and that it is ready."""
        assert self.process is None, "it runs already"
        self.folder.mkdir(parents=True, exist_ok=True)
        self._found.clear()
        self.starts += 1
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            [*self.command, "serve", *where, *self.words],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            env=self._surroundings(),
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._found.wait(PATIENCE) or self.port == 0:
            self.kill()
            raise AssertionError(f"The service did not say where it is.\n{self.log}")
        self._wait_until_ready()
        return self

    def stop(self) -> int:
        """Ask it to stop (SIGTERM), wait for that, and return its exit code."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """End it without a word (SIGKILL), as a power cut would."""
        return self._end(signal.SIGKILL)

    def restart(self) -> RunningService:
        """Stop it and start it again, at the same address."""
        self.stop()
        return self.start()

    def __enter__(self) -> RunningService:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.stop()

    def _surroundings(self) -> dict[str, str]:
        """Our environment without the settings of whoever runs the tests."""
        ours = {name: value for name, value in os.environ.items() if not name.startswith("HORDEKEEP_")}
        home = {"XDG_DATA_HOME": str(self.folder / "data"), "XDG_CONFIG_HOME": str(self.folder / "config")}
        return {**ours, **home, "PYTHONUNBUFFERED": "1", "BROWSER": "true", **NO_LIMITS, **self.env}

    def _read(self) -> None:
        """Copy what it writes into the log, and find the address in it."""
        assert self.process is not None
        assert self.process.stdout is not None
        with (self.folder / "service.log").open("ab") as log:
            for line in self.process.stdout:
                log.write(line)
                log.flush()
                said = ADDRESS.search(line)
                if said and not self._found.is_set():
                    self.port = int(said.group(1) or 80)
                    self._found.set()
        self._found.set()

    def _wait_until_ready(self) -> None:
        """Ask `/ready`, again and again while nobody listens yet."""
        with httpx.Client(transport=httpx.HTTPTransport(retries=8), timeout=PATIENCE) as client:
            try:
                client.get(f"{self.address}/ready").raise_for_status()
            except httpx.HTTPError as error:
                self.kill()
                raise AssertionError(f"The service at {self.address} is not ready: {error}\n{self.log}") from error

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        assert process is not None, "it does not run"
        process.send_signal(how)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired as late:
            process.kill()
            process.wait()
            raise AssertionError(f"The service did not stop.\n{self.log}") from late
        assert self._reader is not None
        self._reader.join(PATIENCE)
        return code
