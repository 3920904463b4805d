"""An empty database, made by the migrations once and copied from then on."""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from hordekeep.table.storage import Store


@cache
def _made() -> bytes:
    """The file of a store that was opened once."""

    async def open_once(address: str) -> None:
        store = await Store.open(address)
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        # In a thread of its own, for whoever asks may be in the middle of a loop.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, open_once(f"sqlite:///{folder}/empty.sqlite")).result()
        return Path(folder, "empty.sqlite").read_bytes()


def sqlite_at(path: Path) -> str:
    """The address of the database at `path`; where there is none, an empty one lies there now."""
    if not path.exists():
        path.write_bytes(_made())
    return f"sqlite:///{path}"
