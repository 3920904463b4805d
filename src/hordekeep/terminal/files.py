"""Records in files and on standard input, and fresh names for them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hordekeep.kernel import BadInput, Keep, Match, Record, record_files
from hordekeep.kernel.record_files import record_of

STDIN = "-"


def read_record(file: str) -> Record:
    """The record in `file`, or on standard input if that is "-"; `BadInput` if there is none that can be read."""
    return record_of(sys.stdin.buffer.read(), "standard input") if file == STDIN else record_files.read_record(file)


def replayed(record: Record, where: str, until: int | None = None) -> Match[Any]:
    """The match that a record leads to, or its first `until` choices; `BadInput` says which choice does not replay."""
    try:
        return Match.from_record(record, keep=Keep.HISTORY, until=until)
    except BadInput as bad:
        raise bad.standing(f"{where}: {bad.where}" if bad.where else where) from bad


def fresh_path(record: Record, folder: Path) -> Path:
    """A name for a record that no file in `folder` has: the game, and the first letters of the seed's commitment.

    >>> fresh_path(Record("plankton-horde", 1, ("A", "B"), {}, "doc", ()), Path("nowhere")).name
    'plankton-horde-139d544b.record'
    """
    stem = f"{record.game}-{record.commitment[:8]}"
    path = folder / f"{stem}.record"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.record"
        number += 1
    return path
