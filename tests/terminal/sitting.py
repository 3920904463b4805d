"""Sitting down at a table: scripted typing, in this process or through the real command."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hordekeep.terminal.opening import begin
from hordekeep.terminal.screen import Screen
from hordekeep.terminal.session import play
from hordekeep.terminal.table import Table

HORDE = "plankton-horde"
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def typing(lines: Iterable[str]) -> Iterator[str]:
    """The typed lines; then the input has ended."""
    yield from lines
    raise EOFError


def table_of(
    lines: Iterable[str],
    seats: str = "you,greedy",
    seed: str = "doc",
    *,
    language: str = "en",
    plain: bool = True,
    options: Sequence[str] = (),
) -> Table:
    """A table whose screen is a string and whose people type `lines`. Seat A opens the game."""
    table = begin(HORDE, seats, ["first=A", *options], seed, language, plain=True)
    table.screen = screen_of(lines, plain=plain)
    return table


def screen_of(lines: Iterable[str] = (), *, plain: bool = True) -> Screen:
    """A screen that is a string."""
    script = typing(lines)

    def type_in(prompt: str) -> str:
        screen.out.write(prompt)
        return next(script)

    screen = Screen(plain=plain, out=io.StringIO(), type_in=type_in)
    return screen


def shown(screen: Screen) -> str:
    """Everything that the screen has shown."""
    assert isinstance(screen.out, io.StringIO)
    return ESCAPES.sub("", screen.out.getvalue())


def sit(
    lines: Iterable[str],
    seats: str = "you,greedy",
    seed: str = "doc",
    *,
    language: str = "en",
    plain: bool = True,
    options: Sequence[str] = (),
) -> str:
    """Type `lines` at a new table until they end, and give back everything that was shown."""
    table = table_of(lines, seats, seed, language=language, plain=plain, options=options)
    play(table)
    return shown(table.screen)


def hordekeep(*words: str, typed: str = "", folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the real command with `typed` on its standard input."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    return subprocess.run(
        [sys.executable, "-m", "hordekeep.cli", *words],
        input=typed,
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**kept, "LANG": "C.UTF-8", "COLUMNS": "80", **environment},
    )
