"""The boards and diagrams as the ledger lists them, hex by hex, to compare the files with."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from hordekeep.kernel.hexes import Coordinate

IDS = {"two-lanes": "SM-C-BOARD2", "three-lanes": "SM-C-BOARD3"}


@cache
def components() -> dict[str, dict[str, Any]]:
    """The components of the ledger by id, with all their tables."""
    text = resources.files("hordekeep.games.skytear").joinpath("ledger", "en.toml").read_text(encoding="utf-8")
    return {each["id"]: each for each in tomllib.loads(text)["component"]}


def pairs(listed: list[list[int]]) -> set[Coordinate]:
    """Lists of two numbers as coordinates."""
    return {(q, r) for q, r in listed}
