"""The content files of a folder as tests count them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hordekeep import games

FOLDERS = ("skytear_horde", "monoliths")
Card = dict[str, Any]


def copies(found: Iterable[Card]) -> int:
    """How many cards lie on the table when every copy is laid out."""
    return sum(card["copies"] for card in found)


class Content:
    """Some files of a folder, all unless they are named."""

    def __init__(self, folder: str, *names: str) -> None:
        paths = sorted((Path(games.__file__).parent / folder / "content" / "cards").glob("*.toml"))
        self.files = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}
        if names:
            self.files = {name: self.files[name] for name in names}

    def head(self, file: str) -> dict[str, Any]:
        """The table that introduces a file: a ready-made deck or a set."""
        found = self.files[file].get("deck") or self.files[file]["set"]
        assert isinstance(found, dict)
        return found

    def cards(self, *files: str) -> list[Card]:
        """The different cards of these files, each once."""
        return [card for file in files for card in self.files[file]["card"]]

    def every(self) -> list[tuple[str, Card]]:
        """Every card with its file."""
        return [(file, card) for file in self.files for card in self.cards(file)]

    def box(self, file: str, card: Card) -> str:
        """The box that a card comes in."""
        return str(card.get("box", self.head(file)["box"]))
