"""Decks and pools as deck-builders are shown them: whom they are for, what is wrong, what still fits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.decks.deck_building import PER_HERO
from hordekeep.games.skytear.decks.deck_codes import deck_from, pool_from, to_code
from hordekeep.games.skytear.decks.deck_looking import look
from hordekeep.games.skytear.told.faces import faces

FOUR = ("sakoshi", "yami", "akhuti", "haburat")


def deck_of(*heroes: str) -> list[str]:
    """The premade piles of these heroes, as lines."""
    return [f"1 {card.id}" for card in shelf().deck_of(shelf().hero(name) for name in heroes)]


def text(*lines: str) -> str:
    return "\n".join(lines)


def looked(*lines: str, fill: bool = False) -> dict[str, Any]:
    return look(text(*lines), "en", fill=fill)


def rules_of(seen: dict[str, Any]) -> list[str]:
    return [each["rule"] for each in seen["problems"]]


def room_of(seen: dict[str, Any], card: str) -> dict[str, Any]:
    return next(each for each in seen["room"] if each["card"] == card)


def heroes_of(seen: dict[str, Any]) -> list[str]:
    return [each["hero"] for each in seen["heroes"]]


# -- decks -------------------------------------------------------------------------------------------------------------


def test_whom_a_deck_is_for_is_seen_from_its_ultimates() -> None:
    """SM-CAS-07, SM-DECK-01."""
    seen = looked(*deck_of(*FOUR))
    assert sorted(heroes_of(seen)) == sorted(FOUR)
    assert (seen["form"], seen["legal"], seen["size"]) == ("deck", True, 32)
    assert [(each["id"], each["count"], each["most"]) for each in seen["limits"]] == [
        ("cards", 32, 32),
        ("heroes", 4, 6),
        ("factions", 2, 2),
    ]


@pytest.mark.parametrize("heroes", [0, 1, 5])
def test_a_deck_is_for_two_three_four_or_six_heroes(heroes: int) -> None:
    """SM-DECK-01: whoever plays has half a team or all of it."""
    five = ("sakoshi", "yami", "kichie", "akhuti", "haburat")
    seen = looked(*deck_of(*five[:heroes]))
    assert rules_of(seen) == ["SM-DECK-01"]
    assert seen["problems"][0]["missing"]


@pytest.mark.parametrize("heroes", [("yami", "sakoshi"), ("yami", "sakoshi", "kichie"), FOUR])
def test_other_numbers_of_heroes_are_fine(heroes: tuple[str, ...]) -> None:
    assert looked(*deck_of(*heroes))["legal"]


def test_a_deck_has_cards_of_two_factions_at_most() -> None:
    """SM-CAS-06: a team has two."""
    seen = looked(*deck_of(*FOUR))
    assert room_of(seen, "icewall") == {
        "card": "icewall",
        "most": 0,
        "rule": "SM-CAS-06",
        "because": "Icewall is of a third faction, and a team has two.",
        "short": "Liothan: third faction",
    }
    wrong = looked(*deck_of(*FOUR)[1:], "1 icewall")
    assert "SM-CAS-06" in rules_of(wrong)


def test_room_is_bounded_by_copies_and_by_size_and_each_bound_has_its_rule() -> None:
    """SM-CAS-08, SM-CAS-09, SM-DECK-03."""
    begun = looked("1 kneel-before-me", "1 shuriken-storm", "3 gank")
    assert room_of(begun, "gank")["rule"] == "SM-CAS-08"
    assert room_of(begun, "kneel-before-me")["rule"] == "SM-CAS-09"
    assert room_of(begun, "lifesteal") == {"card": "lifesteal", "most": 3}
    full = looked(*deck_of("yami", "sakoshi"))
    assert room_of(full, "brand") == {
        "card": "brand",
        "most": 0,
        "rule": "SM-DECK-03",
        "because": "The deck is full: 16 cards.",
        "short": "deck is full",
    }


def test_an_ultimate_brings_its_hero_even_into_a_full_deck() -> None:
    """SM-DECK-01: and room for eight cards with it."""
    full = looked(*deck_of("yami", "sakoshi"))
    assert room_of(full, "rain-of-cinders")["most"] == 1
    more = looked(*deck_of("yami", "sakoshi"), "1 rain-of-cinders")
    assert len(heroes_of(more)) == 3
    assert more["limits"][0]["most"] == 24


def test_before_there_is_a_hero_nothing_but_ultimates_fits() -> None:
    empty = looked()
    fits = {each["card"] for each in empty["room"] if each["most"] > 0}
    assert fits == {hero.ultimate.id for hero in shelf().heroes.values()}
    assert room_of(empty, "gank")["rule"] == "SM-DECK-01"


@pytest.mark.parametrize("heroes", [FOUR, ("yami", "sakoshi"), ("yami", "kichie", "gulbjarn")])
def test_a_deck_that_is_filled_is_legal_and_keeps_what_was_in_it(heroes: tuple[str, ...]) -> None:
    begun = [*(f"1 {shelf().hero(name).ultimate.id}" for name in heroes), "3 gank"]
    seen = looked(*begun, fill=True)
    assert seen["legal"], seen["problems"]
    assert {"card": "gank", "copies": 3} in seen["cards"]
    assert seen["size"] == PER_HERO * len(heroes)


# -- pools -------------------------------------------------------------------------------------------------------------

SIX = ("Yami", "Sakoshi", "Akhuti", "Haburat", "Cotlic", "Corjof")


def test_a_list_of_heroes_is_a_pool_with_their_premade_piles() -> None:
    """SM-COMP-02, SM-COMP-03."""
    seen = looked(*SIX)
    assert (seen["form"], seen["legal"], seen["size"]) == ("pool", True, 48)
    assert [sum(line["copies"] for line in each["cards"]) for each in seen["heroes"]] == [8] * 6
    assert pool_from(seen["code"]) == pool_from(seen["list"]) == pool_from(text(*SIX))
    assert {each["rule"] for each in seen["heroes"]} == {"SM-COMP-03"}, "each pile is full"


def test_a_pool_is_judged_for_six_heroes_or_for_eight() -> None:
    """SM-COMP-02."""
    assert [(each["count"], each["most"]) for each in looked(*SIX, "Kichie")["limits"]] == [(56, 56), (7, 8)]
    assert rules_of(looked(*SIX, "Kichie")) == ["SM-COMP-02"]
    assert looked(*SIX, "Kichie", "Tlakali")["legal"]
    assert looked("Yami")["problems"][0]["missing"]


def test_a_pool_counts_copies_over_all_piles() -> None:
    """SM-COMP-05."""
    piles = ("Yami: 1 Kneel Before Me, 2 Gank, 3 Combustion", "Sakoshi: 1 Shuriken Storm, 2 Gank")
    seen = looked(*piles)
    assert "SM-COMP-05" in rules_of(seen)
    assert room_of(seen, "gank")["rule"] == "SM-COMP-05"
    assert [each.get("rule", "") for each in seen["heroes"]] == ["", ""], "there is room in both piles"
    filled = looked(piles[0], fill=True)
    assert [sum(line["copies"] for line in each["cards"]) for each in filled["heroes"]] == [8]


def test_an_ultimate_is_for_its_own_heros_pile() -> None:
    """SM-COMP-04."""
    seen = looked("Yami")
    assert room_of(seen, "shuriken-storm")["rule"] == "SM-COMP-04"
    assert room_of(seen, "kneel-before-me")["most"] == 1


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "lines", [(), deck_of("yami"), deck_of(*FOUR), SIX, ("Yami",), ("1 kneel-before-me", "4 gank", "2 icewall")]
)
def test_everything_is_said_in_words(lines: tuple[str, ...], language: str) -> None:
    seen = look(text(*lines), language)
    said = [each["because"] for each in (*seen["problems"], *seen["room"], *seen["heroes"]) if each.get("because")]
    said += [each["advice"] for each in seen["problems"]] + [each["name"] for each in seen["limits"]]
    assert said
    assert not [each for each in said if re.fullmatch(r"[a-z]+(-[a-z]+)+", each) or "{" in each]


def test_the_decks_of_the_box_are_those_of_a_first_game() -> None:
    """SM-SET-12: two factions, each with its two heroes of the starter box."""
    ready = faces("fr")["decks"]
    assert len(ready) == 6
    assert ready[0]["name"] == "Kurumo et Liothan"
    for each in ready:
        seen = look(each["code"], "en")
        assert seen["legal"]
        assert seen["code"] == each["code"] == to_code(deck_from(seen["list"]))
