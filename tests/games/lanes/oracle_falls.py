"""Destruction by the book: whoever has no health left falls, nobody else does, and each monster lets somebody draw."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hordekeep.kernel import Event
from tests.games.lanes.oracle_cards import MINIONS
from tests.games.lanes.oracle_piles import Tale
from tests.games.lanes.oracle_table import Table
from tests.games.lanes.oracle_values import health

DRAWN_FOR: Final = ("monster", "minion", "outsider", "thrall")
"""Monsters whose fall lets an alliance player draw (SH-HEALTH-07); tokens do not (SH-HEALTH-16, HM-SERV-06)."""
DESTROYERS: Final = ("destroy", "Destroy")
"""A card with such a word may destroy what still has health."""


class Falls:
    """What fell since the table was last compared, and who was asked to draw for it."""

    def __init__(self, table: Table, seen: Counter[str]) -> None:
        self.seen = seen
        self.owed = 0
        self.draws = 0
        self.spent = {piece.card for place, piece in table.pieces.items() if health(table, place) in (0, -1)}
        """Cards without health that a late position began with."""

    def hear(self, event: Event, tale: Tale) -> None:
        """Check a destruction against the table as it is before."""
        if event.kind != "destroyed" or "all" in tale.loose:
            return
        table, at = tale.table, event.facts["at"]
        piece = table.find(at) if at in table.pieces else None
        if piece is None:
            return
        left = health(table, at)
        words = [text for _, each in table.everything() for text in table.printed(each.card).text]
        words += [text for _, card in tale.played for text in table.printed(card).text]
        words += [text for card in tale.turned_up for text in table.printed(card).text]
        if left is not None and not any(word in text for text in words for word in DESTROYERS) and not table.lasting:
            assert left <= 0, f"{at} {piece.card} falls with {left} health (SH-HEALTH-02)"
            self.seen["falls"] += 1
        if event.facts["side"] == 1 and table.printed(piece.card).type in DRAWN_FOR:
            self.owed += 1

    def asked(self, prompt: str) -> None:
        """A question whether to draw for a fallen monster."""
        self.draws += prompt == "draw"

    def settled(self, tale: Tale) -> None:
        """One question for each monster that fell (SH-HEALTH-07), and nobody stands without health (SH-HEALTH-02)."""
        table = tale.table
        if tale.knows_lanes() and table.slug == "skytear-horde":
            assert self.draws == self.owed, f"{self.owed} monsters fell, {self.draws} times somebody might draw"
            self.seen["draws"] += self.draws
        elif tale.knows_lanes() and table.slug == "monoliths" and self.draws == self.owed:
            self.seen["draws"] += self.draws
        self.owed = self.draws = 0
        if "all" in tale.loose or table.challenge in ("unstoppable-army", "survivalist"):
            return
        for place, piece in table.pieces.items():
            left = health(table, place)
            if place not in MINIONS and place != "portal" and left is not None and not tale.falls_at(place):
                assert left > 0 or piece.concealed or piece.card in self.spent, f"{place} {piece.card}: {left} health"
