"""The faces of Monoliths as clients see them: decks as the overview calls them, servants as the book does."""

from __future__ import annotations

import pytest

from hordekeep import find_game


def faces(language: str) -> dict[str, dict[str, object]]:
    shown = find_game("monoliths").extras.cards
    assert shown is not None
    return {card["id"]: card for card in shown.faces(language)["cards"]}


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Liothan Shapeshifters", "Taulot Followers", "Kurumo Warriors", "Nupten Illusionists"]),
        ("fr", ["Métamorphes Liothan", "Partisans Taulot", "Guerriers Kurumo", "Illusionnistes Nupten"]),
    ],
)
def test_decks_have_the_names_and_the_order_of_the_overview(language: str, names: list[str]) -> None:
    shown = find_game("monoliths").extras.cards
    assert shown is not None
    assert [deck["name"] for deck in shown.faces(language)["decks"]][:4] == names


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("Servant", "Ally servant")), ("fr", ("Serviteur", "Serviteur Allié"))]
)
def test_servants_are_called_servants(language: str, words: tuple[str, str]) -> None:
    cards = faces(language)
    assert (cards["roots"]["type_line"], cards["troop"]["type_line"]) == words
    assert cards["brood"]["type_line"] == words[0]
