"""Records in files: reading them, and writing them so that nothing is ever lost."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hordekeep.kernel import BadInput, Keep, Match, Record

STDIN = "-"


def read_record(file: str) -> Record:
    """The record in `file`, or on standard input if that is "-"; `BadInput` if there is none that can be read.

    >>> read_record("nowhere.record")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: nowhere.record: Cannot read the file: No such file or directory.
    """
    try:
        raw = sys.stdin.buffer.read() if file == STDIN else Path(file).expanduser().read_bytes()
    except OSError as error:
        raise BadInput(f"Cannot read the file: {error.strerror}.", where=file) from None
    where = "standard input" if file == STDIN else file
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise BadInput("This is no text, so it is no record.", where=where) from None
    record = Record.from_text(text, where)
    if not "".join((*record.names, record.seed, record.result)).isprintable():
        raise BadInput("Names, seed and result must be printable text.", where=where)
    return record


def replayed(record: Record, where: str, until: int | None = None) -> Match[Any]:
    """The match that a record leads to, or its first `until` choices; `BadInput` says which choice does not replay."""
    try:
        return Match.from_record(record, keep=Keep.HISTORY, until=until)
    except BadInput as bad:
        raise bad.standing(f"{where}: {bad.where}" if bad.where else where) from bad


def write_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all: first beside the file, then in its place."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as draft:
        draft.write(record.to_text())
    try:
        Path(draft.name).chmod(0o666 & ~_umask())
        Path(draft.name).replace(path)
    except OSError:
        Path(draft.name).unlink()
        raise


def _umask() -> int:
    """What the user does not want new files to allow; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


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
