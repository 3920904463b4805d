"""Deck building: every rule of the castles' backs, from both sides."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.engines.lanes.decks.deck_building import (
    SIZE,
    Deck,
    deck_problems,
    is_deck_card,
    problems_together,
    room_for,
    why_not_allowed,
)
from hordekeep.engines.lanes.decks.deck_codes import ready_deck, ready_ids
from hordekeep.engines.lanes.decks.deck_filling import curve_of, filled
from tests.games.lanes.made_up import made_up
from tests.games.skytear_horde.decks import MAW, broken, deck, rules, whole
from tests.games.skytear_horde.first_shelf import shelf

CASTLES = sorted(shelf().castles)
READY = ("liothan", "taulot", "kurumo", "nupten")


@pytest.mark.rule("SH-SETUP-11", "SH-COMP-08")
@pytest.mark.parametrize("name", READY)
def test_a_ready_made_deck_is_forty_cards_of_one_colour_and_legal(name: str) -> None:
    ready = ready_deck(name, shelf())
    rarities = [(rarity, ready.count(rarity)) for rarity in ("base", "rare", "mythic", "legendary")]
    assert rarities == [("base", 18), ("rare", 16), ("mythic", 4), ("legendary", 2)]
    assert {card.faction for card in ready.cards} == {name}
    assert len(ready.copies()) == 20
    assert deck_problems(ready) == []


def test_these_decks_come_with_the_game() -> None:
    assert sorted(ready_ids(shelf())) == sorted(READY)


@pytest.mark.rule("SH-CUST-11")
@pytest.mark.parametrize("castle", CASTLES)
def test_the_cards_of_a_castles_own_faction_are_a_legal_deck_for_it(castle: str) -> None:
    assert deck_problems(whole(castle)) == []


@pytest.mark.rule("SH-CUST-11")
def test_a_deck_of_ones_own_needs_a_castle() -> None:
    [problem] = deck_problems(Deck(None, whole(MAW).cards))
    assert (problem.rule, problem.missing) == ("SH-CUST-11", True)


@pytest.mark.rule("SH-CUST-11")
def test_horde_cards_are_no_cards_for_a_deck() -> None:
    assert ("SH-CUST-11", "troll-brute") in rules(deck_problems(deck(MAW, {"troll-brute": 1})))


@pytest.mark.rule("SH-CUST-17")
def test_a_deck_is_the_castles_hero_and_39_others() -> None:
    assert rules(deck_problems(whole(MAW, shamans=2))) == [("SH-CUST-17", "")]
    assert rules(deck_problems(whole(MAW, underwood_dryad=1))) == [("SH-CUST-17", "")]
    assert rules(deck_problems(whole(MAW, gulbjarn=0, underwood_dryad=1))) == [("SH-CUST-17", "gulbjarn")]
    few, many = deck_problems(whole(MAW, shamans=2))[0], deck_problems(whole(MAW, underwood_dryad=1))[0]
    assert (few.missing, few.advice.words["count"]) == (True, 1)
    assert (many.missing, many.advice.words["count"]) == (False, 1)


@pytest.mark.rule("SH-CUST-18")
def test_two_legendary_cards_of_the_castles_faction_the_hero_included() -> None:
    assert broken(MAW) == []
    assert broken(MAW, vorhild=1) == [("SH-CUST-18", "")]
    assert broken(MAW, corjof=0, vorhild=1) == []
    assert broken(MAW, corjof=0, sakoshi=1) == [("SH-CUST-18", "sakoshi")]


@pytest.mark.rule("SH-CUST-18")
def test_six_mythic_cards_of_the_castles_faction() -> None:
    assert broken(MAW, flesh_hunter=1) == [("SH-CUST-18", "flesh-hunter")]
    assert deck(MAW, {"overwhelm": 6}).count("mythic") == 6
    assert ("SH-CUST-18", "") not in rules(deck_problems(deck(MAW, {"overwhelm": 6})))
    assert ("SH-CUST-18", "") in rules(deck_problems(deck(MAW, {"overwhelm": 7})))


@pytest.mark.rule("SH-CUST-19")
def test_rares_come_from_two_factions_and_base_cards_from_three() -> None:
    assert broken(MAW, tribe_warriors=2, underwood_dryad=3, restless_phalanx=3) == []
    assert broken(MAW, koi_shadows=1) == [("SH-CUST-19", "koi-shadows")]
    assert broken(MAW, farsight_tower=1) == [("SH-CUST-19", "farsight-tower")]
    assert broken(MAW, crane_shadows=1) == [("SH-CUST-19", "crane-shadows")]


@pytest.mark.rule("SH-CUST-20")
def test_the_free_trait_may_come_from_any_faction_but_not_in_more_copies() -> None:
    burner = shelf().find("the-wind-burner")
    plain = made_up("clan-of-the-falcon", traits=frozenset({"shapeshifter"}))
    free = made_up("clan-of-the-falcon", traits=frozenset({"shadows"}))
    assert why_not_allowed(burner, plain) is not None
    assert why_not_allowed(burner, free) is None
    assert rules(deck_problems(Deck(burner, [free] * 3)))[0] == ("SH-CUST-14", "clan-of-the-falcon")


@pytest.mark.rule("SH-CUST-21")
def test_each_castle_bans_a_trait_and_a_hero_even_where_they_would_fit() -> None:
    assert broken(MAW, bushido_of_the_rose=1) == [("SH-CUST-21", "bushido-of-the-rose")]
    assert broken(MAW, corjof=0, yami=1) == [("SH-CUST-21", "yami")]
    maw = shelf().find(MAW)
    fitting = made_up("clan-of-the-oak", traits=frozenset({"bushido", "shapeshifter"}))
    against = why_not_allowed(maw, fitting)
    assert against is not None
    assert against.rule == "SH-CUST-21"
    hero = made_up("yami", traits=frozenset({"shapeshifter"}))
    banned = why_not_allowed(maw, hero)
    assert banned is not None
    assert banned.rule == "SH-CUST-21"


@pytest.mark.rule("SH-CUST-21")
def test_the_cloud_gate_bans_nothing() -> None:
    gate = shelf().find("the-cloud-gate")
    against = [why_not_allowed(gate, card) for card in shelf().cards.values() if is_deck_card(card)]
    assert "SH-CUST-21" not in {each.rule for each in against if each is not None}


ROWS = {
    "the-frostbite-stronghold": ("corjof", "liothan nupten", "taulot", "royal-guard", "rogue", "haburat"),
    "the-gaping-maw": ("gulbjarn", "liothan taulot", "nupten", "shapeshifter", "bushido", "yami"),
    "the-leviathans-temple": ("cotlic", "taulot kurumo", "liothan", "tribesmen", "shapeshifter", "gulbjarn"),
    "the-living-rampart": ("tlakali", "taulot liothan", "kurumo", "dryad", "shadows", "sakoshi"),
    "the-scythe-sanctuary": ("yami", "kurumo nupten", "taulot", "bushido", "phalanx", "akhuti"),
    "the-wind-burner": ("sakoshi", "kurumo taulot", "nupten", "shadows", "royal-guard", "corjof"),
    "the-cloud-gate": ("akhuti", "nupten liothan", "kurumo", "phalanx", "", ""),
    "the-executioners-den": ("haburat", "nupten kurumo", "liothan", "rogue", "tribesmen", "cotlic"),
}


@pytest.mark.rule("SH-CUST-22")
@pytest.mark.parametrize("castle", CASTLES)
def test_the_castles_allow_and_ban_what_their_backs_say(castle: str) -> None:
    hero, rare, third, free, trait, banned = ROWS[castle]
    card = shelf().find(castle)
    assert (card.hero, card.free_trait, card.banned_trait, card.banned_hero) == (hero, free, trait, banned)
    assert set(card.rare) == set(rare.split())
    assert set(card.base) == {*rare.split(), third}


@pytest.mark.parametrize(
    ("rule", "card", "most"),
    [
        pytest.param("SH-CUST-12", "wind-riders", 1, marks=pytest.mark.rule("SH-CUST-12")),
        pytest.param("SH-CUST-13", "gulbjarn", 1, marks=pytest.mark.rule("SH-CUST-13")),
        pytest.param("SH-CUST-14", "clan-of-the-elk", 2, marks=pytest.mark.rule("SH-CUST-14")),
        pytest.param("SH-CUST-15", "shamans", 3, marks=pytest.mark.rule("SH-CUST-15")),
    ],
)
def test_copies_of_a_card_in_one_deck_and_in_all_together(rule: str, card: str, most: int) -> None:
    enough, more = deck(MAW, {card: most}), deck(MAW, {card: most + 1})
    assert (rule, card) not in rules(deck_problems(enough))
    assert (rule, card) in rules(deck_problems(more))
    other = deck("the-frostbite-stronghold", {card: 1})
    assert rules(problems_together([enough, other])) == [(rule, card)]
    fewer = deck(MAW, {card: most - 1})
    assert problems_together([fewer, other]) == []


@pytest.mark.rule("SH-CUST-14")
def test_two_copies_at_one_player_and_one_at_the_other_are_too_many_of_a_rare_card() -> None:
    first, second = (
        deck("the-wind-burner", {"thunder-cavalry": 2}),
        deck("the-scythe-sanctuary", {"thunder-cavalry": 1}),
    )
    [problem] = problems_together([first, second])
    assert (problem.rule, problem.because.id, problem.because.words["count"]) == (
        "SH-CUST-14",
        "deck-copies-together",
        3,
    )


@pytest.mark.rule("SH-CUST-16")
def test_each_player_picks_a_different_castle() -> None:
    first, second = deck(MAW, {"gulbjarn": 1}), deck(MAW, {"corjof": 1})
    assert rules(problems_together([first, second])) == [("SH-CUST-16", MAW)]
    assert problems_together([first, deck("the-frostbite-stronghold", {"corjof": 1})]) == []


@pytest.mark.rule("SH-SETUP-11")
def test_two_players_cannot_take_the_same_ready_made_deck() -> None:
    liothan, taulot = ready_deck("liothan", shelf()), ready_deck("taulot", shelf())
    assert rules(problems_together([liothan, liothan])) == [("SH-SETUP-11", "")]
    assert problems_together([liothan, taulot]) == []


def test_all_problems_are_told_not_only_the_first() -> None:
    wrong = deck(MAW, {"wind-riders": 2, "crane-shadows": 1, "yami": 1})
    assert rules(deck_problems(wrong)) == [
        ("SH-CUST-12", "wind-riders"),
        ("SH-CUST-17", "gulbjarn"),
        ("SH-CUST-17", ""),
        ("SH-CUST-19", "crane-shadows"),
        ("SH-CUST-21", "yami"),
    ]


# -- what still fits --------------------------------------------------------------------------------------------------


def test_room_counts_copies_of_all_decks_and_the_limits_of_this_one() -> None:
    mine = deck(MAW, {"shamans": 1, "gulbjarn": 1})
    other = deck("the-frostbite-stronghold", {"shamans": 1})
    shamans, corjof = shelf().find("shamans"), shelf().find("corjof")
    assert room_for(mine, shamans)[0] == 3
    assert room_for(mine, shamans, [other])[0] == 2
    assert room_for(mine, corjof)[0] == 1
    assert room_for(deck(MAW, {"gulbjarn": 1, "vorhild": 1}), corjof)[0] == 0
    assert room_for(mine, shelf().find("yami"))[0] == 0


def test_a_place_is_kept_for_the_hero() -> None:
    almost = whole(MAW, gulbjarn=0)
    assert len(almost.cards) == SIZE - 1
    shaman, hero = shelf().find("underwood-dryad"), shelf().find("gulbjarn")
    assert room_for(almost, shaman)[0] == 0
    assert room_for(almost, hero)[0] == 1


picks = st.dictionaries(
    st.sampled_from(sorted(card.id for card in shelf().cards.values() if is_deck_card(card))), st.integers(1, 3)
)


def has_no_place_for_its_hero(mine: Deck) -> bool:
    """Is the hero out, and no way in?"""
    hero = mine.castle.hero if mine.castle else ""
    is_full = len(mine.cards) >= SIZE or mine.count("legendary") >= 2
    return is_full and all(card.id != hero for card in mine.cards)


@given(st.sampled_from(CASTLES), picks)
def test_a_card_that_fits_breaks_no_rule_and_one_that_does_not_breaks_one(castle: str, picked: dict[str, int]) -> None:
    mine = deck(castle, picked)
    before = {each for each in deck_problems(mine) if not each.missing}
    for card in shelf().cards.values():
        if is_deck_card(card):
            more = Deck(mine.castle, (*mine.cards, card))
            after = {each for each in deck_problems(more) if not each.missing}
            fits = room_for(mine, card)[0] > mine.copies()[card]
            if fits:
                assert after == before, card.id
            else:
                assert after or has_no_place_for_its_hero(more), card.id


@given(st.sampled_from(CASTLES), picks)
def test_a_deck_filled_up_breaks_nothing_that_it_did_not_break_before(castle: str, picked: dict[str, int]) -> None:
    mine = deck(castle, picked)
    full = filled(mine, shelf())
    wrong = {each for each in deck_problems(mine) if not each.missing}
    assert {each for each in deck_problems(full) if not each.missing} == wrong
    assert not full.cards or all(full.copies()[card] >= count for card, count in mine.copies().items())
    if not wrong and not has_no_place_for_its_hero(mine):
        assert deck_problems(full) == []
        assert sum(curve_of(full)) == SIZE
