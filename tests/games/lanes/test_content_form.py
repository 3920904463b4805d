"""The form of all content files: ids and names, French names, sentences. What is in the boxes each edition counts."""

from __future__ import annotations

import re
from collections import Counter

from tests.games.lanes.content import FOLDERS, Card, Content

EVERY = [card for folder in FOLDERS for _, card in Content(folder).every()]
PLAIN = re.compile(r"(⚡ )?[A-Z][A-Za-z0-9 ,:;'+-]*\.")
"""A sentence of a card."""


def _twice(counted: Counter[str]) -> list[str]:
    return [name for name, times in counted.items() if times > 1]


def _has_one_face(card: Card) -> bool:
    """Minions and portals of the first set have a face in each edition."""
    return card["type"] not in ("minion", "portal")


def test_ids_and_names_are_unique_and_every_card_has_a_french_name() -> None:
    for folder in FOLDERS:
        assert _twice(Counter(card["id"] for _, card in Content(folder).every())) == []
    assert _twice(Counter(card["id"] for card in EVERY if _has_one_face(card))) == []
    assert _twice(Counter(card["name"] for card in EVERY if _has_one_face(card) and "power" not in card)) == []
    for card in EVERY:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", card["id"])
        assert card["name_fr"]
        assert "'" not in card["name_fr"], "French names use the typographic apostrophe"


def test_every_sentence_has_the_common_form() -> None:
    for card in EVERY:
        assert isinstance(card["text"], list)
        for sentence in (*card["text"], *card.get("enchantment", ())):
            assert PLAIN.fullmatch(sentence), sentence
            assert "  " not in sentence
