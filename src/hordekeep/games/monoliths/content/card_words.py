"""The words on the cards of Monoliths: those of the first edition, but every token of the horde is a servant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content import card_words
from hordekeep.engines.lanes.content.card_words import figures, word

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

__all__ = ["figures", "type_line", "word"]


def type_line(card: Card, language: str) -> str:
    """Type and traits; the first set's Skeleton is a servant too (HM-SERV-01)."""
    return card_words.type_line(card, language, servants=True)
