"""Attack and health of a card by the book: what is printed, tokens, what lasts for the turn, words of other cards."""

from __future__ import annotations

from typing import Final

from tests.games.lanes.oracle_cards import MINIONS, enchantment_of
from tests.games.lanes.oracle_table import Piece, Table

BLADES: Final = ("lightning-naginata", "katana-of-the-dusk", "punisher-blade")
"""Attachments that give 2 attack."""
LEADERS: Final = ("the-old-forgotten", "cave-yeti")
"""Monsters that give each other monster in a lane 1 attack."""
REDIRECTS: Final = ("chromium-golem", "shaidrus", "tlakali", "the-lost-city", "hypnotic-gaze", "frost-giant")
"""Cards by which damage goes elsewhere or nowhere."""


def in_lanes(table: Table) -> list[Piece]:
    """Everything that stands in a lane."""
    return [piece for side in "ma" for piece in table.row(side) if piece is not None]


def standing(table: Table) -> list[Piece]:
    """The monsters in the lanes and in the back line that are not being destroyed."""
    return [piece for place, piece in table.pieces.items() if place[0] in "mb" and not piece.falling]


def is_plain(table: Table, piece: Piece) -> bool:
    """Are all words about its attack known here? Not while a sentence lasts that is not shown in full, nor of a card
    that has lost its abilities or has those of another; nor opposite a tower that hushes."""
    if "attack" in enchantment_of(table.slug, table.enchanter):
        return False
    hushed = any(each.card == "glacier" for each in in_lanes(table))
    return not (table.lasting or piece.bare or piece.concealed or hushed or "no-abilities" in piece.marks)


def attack(table: Table, place: str) -> int:
    """The attack of a card in a lane or in the back line; never below 0 (SH-GLOS-08, HM-GLO-09)."""
    piece = table.pieces[place]
    printed = table.printed(piece.card)
    found = printed.attack + piece.edge + piece.turn_attack
    if piece.card in MINIONS:
        found += max(piece.vigor, 0)  # SH-MINION-02
    wounds = max(-piece.vigor, 0)
    heroic = printed.number("Heroic") + sum(each.card == "blossoming-banner" for each in piece.attached)
    if piece.card == "demon-daimyo":
        heroic += wounds
    heroic = max(heroic, piece.keywords.get("heroic", 0)) if "heroic" in piece.marks else heroic
    found += heroic if wounds else 0
    found += 2 * sum(each.card in BLADES for each in piece.attached)
    if place[0] == "m" and place[1:].isdigit():
        lane = int(place[1:])
        found += sum(each is not piece and each.card in LEADERS for each in standing(table))
        if piece.card == "oni-horde":
            beside = [table.pieces.get(f"m{each}") for each in (lane - 1, lane + 1)]
            found += sum(each is not None and not each.falling for each in beside)
    if piece.card == "skeleton":
        found += sum(each.card == "the-betrayed" for each in standing(table))
    if piece.card == "the-lost-legion":
        found += max(-table.pieces["castle"].vigor, 0)
    return max(found, 0)


def health(table: Table, place: str) -> int | None:
    """The health of a card; None where it has none."""
    piece = table.pieces[place]
    printed = table.printed(piece.card).health
    return None if printed is None else printed + piece.vigor + piece.turn_health
