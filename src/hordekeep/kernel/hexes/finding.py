"""What a check of a board finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Found: TypeAlias = Iterator[tuple[str, str]]
"""The rules that are broken, and how."""


class Finding(NamedTuple):
    """What is wrong with a board: the rule that it breaks, and how."""

    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"
