"""Games for the tests of live tables, known to the kernel for as long as a test runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from hordekeep.kernel import Game
from hordekeep.kernel import game as kernel_game


@dataclass
class _Entry:
    game: Game[Any]
    value: str = "a test's own game"
    module: str = __name__

    def load(self) -> Game[Any]:
        return self.game


@contextmanager
def installed(*games: Game[Any]) -> Iterator[None]:
    """These games are installed, besides those that are."""
    entries = kernel_game._entries
    known = {**entries(), **{game.slug: _Entry(game) for game in games}}
    kernel_game._entries = lambda: known  # type: ignore[assignment]
    kernel_game.find_game.forget()
    try:
        yield
    finally:
        kernel_game._entries = entries
        kernel_game.find_game.forget()
