"""What was read once is kept in the user's cache folder. The cache only saves time: without it all goes on as well."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def cache_folder() -> Path | None:
    """Where this system keeps what may be lost; None if there is no such place."""
    if named := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(named) / "hordekeep"
    try:
        home = Path.home()
    except RuntimeError:  # nobody's home, as in some containers
        return None
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "hordekeep"


def cached(name: str, key: bytes, kind: type[T], make: Callable[[], T]) -> T:
    """What `make` gives, from the cache if it was kept there under the same key.

    A cache that is broken, out of date or cannot be written is no error: the thing is simply made.
    """
    folder = cache_folder()
    if folder is None:
        return make()
    path = folder / f"{name}.msgpack"
    with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        kept = path.read_bytes()
        if kept.startswith(key):
            return msgspec.msgpack.decode(memoryview(kept)[len(key) :], type=kind)
    made = make()
    with suppress(OSError):
        _write(path, key + msgspec.msgpack.encode(made))
    return made


def _write(path: Path, content: bytes) -> None:
    """Write the whole file or none: another process may be reading it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
