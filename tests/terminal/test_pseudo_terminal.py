"""A game through a real pseudo-terminal: boxes, colours, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Iterator
from fcntl import ioctl
from pathlib import Path
from time import monotonic, sleep

import pytest
from rich.cells import cell_len

from hordekeep import Record
from tests.patience import PATIENCE
from tests.terminal.sitting import ESCAPES

QUESTION = re.compile(r"Your choice \(1 to \d+, or help\)\? $")
LONG_QUESTION = re.compile(r"^> $")
"""A question that needs the whole line has its prompt below it."""
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|38;|9[0-7])[0-9;]*m")
A_PERSONS_PAUSE = 0.7
"""Seconds that a person takes to press a key, where the system does not tell whether a program waits."""


class Terminal:
    """The far end of a pseudo-terminal in which `hordekeep` runs."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.shown = ""
        self.decode = getincrementaldecoder("utf-8")("replace").decode  # a letter may come in two parts
        self.process, self.line = pty.fork()
        if self.process == 0:
            # Whoever runs the tests in the background has Ctrl-C ignored, and so would all that they start.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.chdir(folder)
            plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LC_ALL")}
            known = {**plain, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment}
            os.execve(sys.executable, [sys.executable, "-m", "hordekeep.cli", *words], known)
        ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))

    def wait_for(self, *patterns: re.Pattern[str]) -> re.Pattern[str] | None:
        """Read until the newest line matches one of the patterns; None when the program has ended."""
        start, until = len(self.shown), monotonic() + PATIENCE
        while monotonic() < until:
            newest = ESCAPES.sub("", self.shown[start:].rpartition("\n")[2])
            for pattern in patterns:
                if pattern.search(newest):
                    return pattern
            ready, _, _ = select.select([self.line], [], [], PATIENCE)
            if ready:
                try:
                    more = os.read(self.line, 65536)
                except OSError:  # Linux says so when the other end has closed
                    return None
                if not more:
                    return None
                self.shown += self.decode(more)
        raise AssertionError(f"silence after: {self.shown[-500:]!r}")

    def wait_until_it_listens(self) -> None:
        """Readline shows its prompt a moment before it listens for Ctrl-C; a test could be quicker than that."""
        told = Path(f"/proc/{self.process}/stat")
        if not told.exists():
            sleep(A_PERSONS_PAUSE)
            return
        until = monotonic() + PATIENCE
        while told.read_text(encoding="utf-8").rpartition(") ")[2][0] != "S":  # asleep: it waits for a key
            assert monotonic() < until, "it never waits for a key"
            sleep(0.01)

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.line, text.encode())

    def end(self) -> int:
        """Wait for the end; the exit code."""
        self.wait_for(re.compile("(?!)"))
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def rows(self) -> list[str]:
        """Everything that was shown, row by row, without colours; overwritten rows count on their own."""
        return [row for line in self.shown.split("\n") for row in ESCAPES.sub("", line).split("\r")]


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    """Terminals that are hung up at the end of the test."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        os.close(terminal.line)


def open_terminal(terminals: list[Terminal], folder: Path, *words: str, **environment: str) -> Terminal:
    terminal = Terminal(folder, "play", "--seats", "you,greedy", "--seed", "doc", *words, **environment)
    terminals.append(terminal)
    return terminal


def test_a_whole_game_in_boxes_and_colours_stays_within_80_columns(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = open_terminal(terminals, tmp_path)
    while terminal.wait_for(QUESTION, LONG_QUESTION) is QUESTION:
        terminal.type("1\r")
    terminal.type("evening.record\r")
    assert terminal.end() == 0
    assert COLOUR.search(terminal.shown)
    rows = terminal.rows()
    assert any(row.startswith("╭─ Battles ─") for row in rows)
    assert any(row.startswith("╭─ Scores ─") for row in rows)
    assert [row for row in rows if cell_len(row) > 80] == []
    record = Record.from_text((tmp_path / "evening.record").read_text(encoding="utf-8"))
    assert record.result


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_key_saves_the_game_and_ends_politely(key: str, terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = open_terminal(terminals, tmp_path)
    terminal.wait_for(QUESTION)
    terminal.type("1\r")
    terminal.wait_for(QUESTION)
    terminal.wait_until_it_listens()
    terminal.type(key)
    assert terminal.end() == 0
    (saved,) = tmp_path.iterdir()
    assert f"saved in {saved.name}" in terminal.shown
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize(
    ("words", "environment"),
    [(("--plain",), {}), ((), {"TERM": "dumb"})],
    ids=["--plain", "TERM=dumb"],
)
def test_plain_mode_sends_no_escape_codes(
    words: tuple[str, ...], environment: dict[str, str], terminals: list[Terminal], tmp_path: Path
) -> None:
    terminal = open_terminal(terminals, tmp_path, *words, **environment)
    terminal.wait_for(re.compile(r"^\r?$"))
    terminal.type("hint\rquit\r")
    assert terminal.end() == 0
    assert "Fair dice" in terminal.shown
    assert "\x1b" not in terminal.shown
    assert "╭" not in terminal.shown


def test_no_color_is_honoured(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = open_terminal(terminals, tmp_path, NO_COLOR="1")
    terminal.wait_for(QUESTION)
    terminal.type("quit\r")
    assert terminal.end() == 0
    assert any(row.startswith("╭─ Battles ─") for row in terminal.rows())
    assert not COLOUR.search(terminal.shown)


def test_before_another_persons_turn_the_screen_is_cleared(terminals: list[Terminal], tmp_path: Path) -> None:
    terminal = open_terminal(terminals, tmp_path, "--seats", "Anna,Beth", "--option", "first=A")
    terminal.wait_for(LONG_QUESTION)
    terminal.type("\r")
    while terminal.wait_for(QUESTION, LONG_QUESTION) is QUESTION:
        terminal.type("1\r")
    after_clearing = ESCAPES.sub("", terminal.shown.rpartition("\x1b[2J")[2])
    assert after_clearing.strip().startswith("Pass the screen to Beth.")
    terminal.type("quit\r")
    terminal.wait_for(LONG_QUESTION)
    terminal.type("no\r")
    assert terminal.end() == 0
