"""Over HTTP: what people can achieve in a game beyond winning it."""

from __future__ import annotations

from typing import Union

from hordekeep.table.protocol.base import Thing


class ShownAchievement(Thing, frozen=True):
    """An achievement: what it asks, the options of a game in which to try it, and the best that I have done of it.

    `symbols` is 0 until I have it; then `table` and `at` tell where and when (no table: it is gone). `undone` says that
    choices had been taken back there beyond the free ones.
    """

    id: str
    name: str
    asks: str
    rules: tuple[str, ...]
    options: dict[str, str]
    symbols: int = 0
    table: Union[str, None] = None
    at: float = 0.0
    undone: bool = False


class Achieved(Thing, frozen=True):
    """All achievements of a game, each worth up to `most` symbols, with mine."""

    game: str
    title: str
    most: int
    achievements: tuple[ShownAchievement, ...]
