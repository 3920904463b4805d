"""Making folders that outlast a power failure, as the database in them does."""

from __future__ import annotations

import os
from pathlib import Path


def make_folder(folder: Path) -> None:
    """Make a folder, and all above it that are missing, each synced into the one that holds it.

    SQLite does the same for its own files, and for nothing above them.
    """
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        _sync(folder.parent)


def _sync(folder: Path) -> None:
    """Have the disk keep what a folder holds. Windows opens no folders, and looks after them itself."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
