"""Records in files: reading them, and writing them so that nothing is ever lost."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex

from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.record import Record
from hordekeep.kernel.texts import Text


def read_record(path: str | Path) -> Record:
    """The record in a file; `BadInput` if there is none that can be read.

    >>> read_record("nowhere.record")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: nowhere.record: Cannot read the file: No such file or directory. Give a file ...
    """
    try:
        raw = Path(path).expanduser().read_bytes()
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(
            Text("record-unreadable", why=why), where=str(path), advice=Text("record-first-line-advice")
        ) from None
    return record_of(raw, str(path))


def record_of(raw: bytes, where: str) -> Record:
    """The record that a file holds. What it says of people is shown in terminals, so it may hold no control signs.

    >>> record_of(b"\\xff", "a.record")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: a.record: This is no text, so it is no record. Give a file ...
    """
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise BadInput(Text("record-no-text"), where=where, advice=Text("record-first-line-advice")) from None
    record = Record.from_text(text, where)
    if not "".join((*record.names, record.seed, record.result)).isprintable():
        raise BadInput(Text("record-unprintable"), where=where, advice=Text("record-checksum-advice"))
    return record


def write_record(record: Record, path: Path) -> None:
    """Write a record whole or not at all: first beside the file, then in its place. `OSError` if it cannot be."""
    draft = path.parent / f".{path.name}.{token_hex(4)}"
    try:
        with draft.open("xb") as file:
            file.write(record.to_text().encode())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
