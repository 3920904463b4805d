"""Writing the moments that the tests of a board draw, or only saying whether they are up to date (`--check`)."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


def write_or_check(board: Path, made: Mapping[str, str]) -> int:
    """Write the files of a board; with `--check` tell by the exit code whether they were so already."""
    stale = [name for name, text in made.items() if not is_there(board / name, text)]
    if "--check" in sys.argv:
        return int(bool(stale))
    for name, text in made.items():
        (board / name).write_text(text, encoding="utf-8")
    return 0


def is_there(file: Path, text: str) -> bool:
    """Does the file say just this?"""
    return file.exists() and file.read_text(encoding="utf-8") == text


def lines(things: list[Any]) -> str:
    """A list of things, one on each line."""
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in things) + "\n]\n"
