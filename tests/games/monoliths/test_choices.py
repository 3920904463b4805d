"""Choices of Monoliths: keys, labels in both languages, what they touch, and why others are refused."""

from __future__ import annotations

import pytest

from hordekeep.games.monoliths.game import GAME
from hordekeep.kernel import Choice

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        (("summon", "frost-trench-1"), "summon:frost-trench-1"),
        (("summon", "plated-monolith-1", 2), "summon:plated-monolith-1@3"),
        (("march", 0, 3), "march:1-4"),
        (("march", 301, 3), "march:b2-4"),
        (("exhaust", 0, 2), "exhaust:1-3"),
        (("exhaust", 300, 2), "exhaust:b1-3"),
        (("portal-action",), "portal-action"),
    ],
)
def test_keys_of_a_horde_player(choice: Choice, key: str) -> None:
    assert GAME.words.key(choice) == key
    assert GAME.words.choice(key) == choice


@pytest.mark.parametrize("key", ["march:b13-4", "march:a1-4", "exhaust:1-7", "exhaust:1", "summon:frost", "summon:@3"])
def test_whatever_else_is_no_key(key: str) -> None:
    assert GAME.words.choice(key) is None
