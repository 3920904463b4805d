"""The twelve achievements, each a challenge to set up for; `achievements` tells which a game earned (SH-ACH-01 to
SH-ACH-17)."""

from __future__ import annotations

from dataclasses import dataclass

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.kernel import Say


@dataclass(frozen=True, slots=True)
class Challenge:
    """An achievement: its name, what it asks, its rules, and who must be in the starting hand."""

    id: str
    rules: tuple[str, ...]
    hero: str = ""

    @property
    def name(self) -> Say:
        """What it is called."""
        return said(f"challenge-{self.id}")

    @property
    def asks(self) -> Say:
        """What is to be done."""
        return said(f"challenge-{self.id}-asks")


CHALLENGES = (
    Challenge("mentalist", ("SH-ACH-02",)),
    Challenge("cheater", ("SH-ACH-03",)),
    Challenge("upside-down", ("SH-ACH-04", "SH-ACH-05", "SH-ACH-06")),
    Challenge("cheated", ("SH-ACH-07",)),
    Challenge("reanimator", ("SH-ACH-08",), hero="tlakali"),
    Challenge("one-bear-army", ("SH-ACH-09",), hero="gulbjarn"),
    Challenge("heroes-never-die", ("SH-ACH-10",), hero="yami"),
    Challenge("shining-star", ("SH-ACH-11",), hero="akhuti"),
    Challenge("unstoppable-army", ("SH-ACH-12",)),
    Challenge("survivalist", ("SH-ACH-13", "SH-ACH-14", "SH-ACH-15")),
    Challenge("sort-of-pacifist", ("SH-ACH-16",)),
    Challenge("master-of-the-horde", ("SH-ACH-17",)),
)
"""In the order of the book's page."""

BY_ID = {challenge.id: challenge for challenge in CHALLENGES}
