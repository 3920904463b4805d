"""Casual decks (SM-DECK, SM-CAS) and competitive pools (SM-COMP), as lists and as codes."""

from collections import Counter

import pytest

from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.content.names import PACKAGES
from hordekeep.games.skytear.decks.deck_building import (
    DeckProblem,
    Pile,
    Pool,
    deck_problems,
    pool_problems,
    premade,
    problems_before_draft,
)
from hordekeep.games.skytear.decks.deck_codes import (
    card_numbers,
    deck_from,
    from_code,
    pool_from,
    to_code,
    to_pool_code,
)
from hordekeep.games.skytear.decks.deck_lists import to_list, to_pool_list
from hordekeep.kernel import LANGUAGES, BadInput, message_ids, say
from hordekeep.language.deck_signs import UnreadableDeck

KURUMO = ("sakoshi", "yami", "hogosai", "kichie")


def heroes(*names: str) -> list[Hero]:
    return [shelf().hero(name) for name in names]


def cards(**copies: int) -> list[PowerCard]:
    return [shelf().power_card(name.replace("_", "-")) for name, count in copies.items() for _ in range(count)]


def changed(names: tuple[str, ...], out: dict[str, int], into: dict[str, int]) -> list[PowerCard]:
    """The premade deck of these heroes with some cards exchanged."""
    deck = shelf().deck_of(heroes(*names))
    for card in cards(**out):
        deck.remove(card)
    return deck + cards(**into)


def rules(problems: list[DeckProblem]) -> list[str]:
    return [problem.rule for problem in problems]


def casual(names: tuple[str, ...], out: dict[str, int], into: dict[str, int], *factions: str) -> list[str]:
    return rules(deck_problems(changed(names, out, into), heroes(*names), factions or ("kurumo", "nupten")))


# -- casual decks ------------------------------------------------------------------------------------------------------

TEAM = ("sakoshi", "yami", "akhuti", "haburat")


def test_premade_piles_make_a_legal_deck_of_eight_cards_a_hero() -> None:
    """SM-DECK-01, SM-DECK-02."""
    assert casual(TEAM, {}, {}) == []
    assert len(shelf().deck_of(heroes(*TEAM))) == 32
    assert len(shelf().deck_of(heroes("yami", "sakoshi"))) == 16
    assert len(shelf().deck_of(heroes(*TEAM, "setheru", "kichie"))) == 48


def test_neither_one_card_more_nor_one_fewer() -> None:
    """SM-DECK-03."""
    assert casual(TEAM, {"gank": 1}, {}) == ["SM-DECK-03"]
    assert casual(TEAM, {}, {"gank": 1}) == ["SM-DECK-03"]


def test_no_points_are_counted() -> None:
    """SM-DECK-04: three of every dear card are as legal as any."""
    assert casual(TEAM, {"lifesteal": 2, "clear_mind": 1}, {"gank": 1, "dragon_punch": 1, "twister_of_souls": 1}) == []


def test_cards_of_factions_that_were_not_chosen_are_refused_whatever_the_runes() -> None:
    """SM-CAS-06."""
    assert "ice" in shelf().hero("haburat").runes
    assert casual(TEAM, {"gank": 1}, {"icewall": 1}) == ["SM-CAS-06"]
    assert casual(TEAM, {"gank": 1}, {"brand": 1}) == [], "a card of an undrafted hero of a chosen faction"
    assert casual(TEAM, {"gank": 1}, {"dodge": 1}) == [], "a card of no pile"


def test_each_heros_ultimate_and_no_other() -> None:
    """SM-CAS-07."""
    assert casual(TEAM, {"kneel_before_me": 1}, {"gank": 1}) == ["SM-CAS-07"]
    assert casual(TEAM, {"gank": 1}, {"rain_of_cinders": 1}) == ["SM-CAS-07"]
    without = ("yami", "hogosai", "akhuti", "haburat")
    assert casual(without, {"combustion": 1}, {"shuriken_storm": 1}) == ["SM-CAS-07"]


def test_three_copies_of_a_card_but_not_four() -> None:
    """SM-CAS-08."""
    assert casual(TEAM, {"lifesteal": 1}, {"gank": 1}) == []
    assert casual(TEAM, {"lifesteal": 2}, {"gank": 2}) == ["SM-CAS-08"]


def test_one_copy_of_an_ultimate() -> None:
    """SM-CAS-09."""
    assert casual(TEAM, {"gank": 1}, {"kneel_before_me": 1}) == ["SM-CAS-09"]


def test_all_problems_are_named_at_once() -> None:
    found = casual(TEAM, {"kneel_before_me": 1}, {"icewall": 4})
    assert found == ["SM-DECK-03", "SM-CAS-06", "SM-CAS-07", "SM-CAS-08"]


def test_before_the_draft_only_size_and_copies_are_asked() -> None:
    deck = changed(TEAM, {"kneel_before_me": 1}, {"icewall": 1})
    assert problems_before_draft(deck, 4) == []
    assert rules(problems_before_draft(deck, 2)) == ["SM-DECK-03"]


# -- competitive pools -------------------------------------------------------------------------------------------------

SIX = ("sakoshi", "yami", "akhuti", "haburat", "cotlic", "corjof")


def pool(*names: str, **piles: list[PowerCard]) -> Pool:
    """A pool of these heroes, with premade piles unless said."""
    return tuple([Pile(hero, tuple(piles[hero.id])) if hero.id in piles else premade(hero) for hero in heroes(*names)])


def test_six_different_heroes_for_four_and_eight_for_six() -> None:
    """SM-COMP-02."""
    eight = (*SIX, "tlakali", "gulbjarn")
    assert pool_problems(pool(*SIX), 4) == []
    assert pool_problems(pool(*eight), 6) == []
    assert rules(pool_problems(pool(*SIX[:5]), 4)) == ["SM-COMP-02"]
    assert rules(pool_problems(pool(*SIX, "tlakali"), 4)) == ["SM-COMP-02"]
    assert rules(pool_problems(pool(*SIX), 6)) == ["SM-COMP-02"]
    assert "SM-COMP-02" in rules(pool_problems(pool(*SIX[:5], "yami"), 4))


def test_eight_cards_in_a_pile() -> None:
    """SM-COMP-03."""
    nine = [*shelf().hero("yami").copies(), *cards(dodge=1)]
    assert rules(pool_problems(pool(*SIX, yami=nine), 4)) == ["SM-COMP-03"]
    assert rules(pool_problems(pool(*SIX, yami=nine[:7]), 4)) == ["SM-COMP-03"]


def test_a_pile_has_its_heros_ultimate_and_no_other() -> None:
    """SM-COMP-04, SM-CAS-09."""
    without = changed(("yami",), {"kneel_before_me": 1}, {"dodge": 1})
    assert rules(pool_problems(pool(*SIX, yami=without), 4)) == ["SM-COMP-04"]
    other = changed(("yami",), {"clear_mind": 1}, {"rain_of_cinders": 1})
    assert rules(pool_problems(pool(*SIX, yami=other), 4)) == ["SM-COMP-04"]
    twice = changed(("yami",), {"clear_mind": 1}, {"kneel_before_me": 1})
    assert rules(pool_problems(pool(*SIX, yami=twice), 4)) == ["SM-CAS-09"]


def test_no_card_more_than_three_times_over_all_piles() -> None:
    """SM-COMP-05."""
    two = changed(("yami",), {"clear_mind": 2}, {"gank": 2})
    assert rules(pool_problems(pool(*SIX, yami=two), 4)) == ["SM-COMP-05"]
    one = changed(("yami",), {"clear_mind": 1}, {"gank": 1})
    assert pool_problems(pool(*SIX, yami=one), 4) == []


def test_piles_may_hold_cards_of_any_faction() -> None:
    """SM-COMP-08."""
    strike = changed(("yami",), {"clear_mind": 2}, {"hurricane_strike": 2})
    assert pool_problems(pool("sakoshi", "yami", "hogosai", "haburat", "cotlic", "corjof", yami=strike), 4) == []


def test_a_pile_against_tanks() -> None:
    """SM-COMP-09."""
    pile = cards(shuriken_storm=1, aimed_shot=2, obsidian_blade=2, crippling_precision=3)
    assert pool_problems(pool(*SIX, sakoshi=pile), 4) == []


# -- lists and codes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_read_back_from_its_list(language: str) -> None:
    deck = changed(TEAM, {"lifesteal": 1}, {"gank": 1})
    listed = to_list(deck, language)
    assert Counter(deck_from(listed)) == Counter(deck)
    assert Counter(deck_from(listed.replace("\n", "; "))) == Counter(deck), "on one line, as options have it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pool_is_read_back_from_its_list(language: str) -> None:
    mine = pool(*SIX, sakoshi=cards(shuriken_storm=1, aimed_shot=2, obsidian_blade=2, crippling_precision=3))
    for listed in (to_pool_list(mine, language), to_pool_list(mine, language).replace("\n", ";")):
        read = pool_from(listed)
        assert [pile.hero for pile in read] == [pile.hero for pile in mine]
        assert [Counter(pile.cards) for pile in read] == [Counter(pile.cards) for pile in mine]


def test_heroes_alone_have_their_premade_piles() -> None:
    assert pool_from("; ".join(SIX)) == pool(*SIX)


def test_a_list_may_be_typed_in_many_ways() -> None:
    assert deck_from("3x combustion\n\n# a note\nGank x2; 1 kneel-before-me # hers") == tuple(
        cards(combustion=3, gank=2, kneel_before_me=1)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "meant"),
    [("3 Combustoin", "Combustion"), ("2 Gank; 1 zzzzzz", ""), ("", ""), ("1000 Gank", ""), ("999 Gank", "")],
)
def test_what_is_no_deck_is_told_with_what_was_meant(text: str, meant: str, language: str) -> None:
    with pytest.raises(UnreadableDeck) as error:
        deck_from(text)
    assert meant in error.value.in_full(language)


def test_what_is_no_pool_is_told() -> None:
    with pytest.raises(UnreadableDeck, match="Did you mean Yami"):
        pool_from("Yammi: 3 Combustion")
    with pytest.raises(UnreadableDeck, match="Line 2 names no power card"):
        pool_from("Sakoshi; Yami: 3 Combust, 2 Zzz")


def test_codes_round_trip() -> None:
    deck = changed(TEAM, {"lifesteal": 1}, {"gank": 1})
    code = to_code(deck)
    assert Counter(deck_from(code)) == Counter(deck)
    assert len(code) < 60
    mine = pool(*SIX, sakoshi=cards(shuriken_storm=1, aimed_shot=2, obsidian_blade=2, crippling_precision=3))
    found = pool_from(to_pool_code(mine))
    assert [pile.hero for pile in found] == [pile.hero for pile in mine]
    assert [Counter(pile.cards) for pile in found] == [Counter(pile.cards) for pile in mine]
    every = pool(*shelf().heroes)
    assert pool_from(to_pool_code(every)) == every


def test_how_a_code_is_typed_does_not_matter_but_mistakes_are_found() -> None:
    code = to_code(changed(TEAM, {}, {}))
    spread = f" {code.lower()[:4]} {code.lower()[4:20]}-{code.lower()[20:]} ".replace("0", "o")
    assert from_code(spread) == from_code(code)
    with pytest.raises(UnreadableDeck, match="mistake"):
        from_code(code[:-1] + ("0" if code[-1] != "0" else "1"))
    with pytest.raises(UnreadableDeck, match="mistake"):
        from_code(code[:5] + code[6:])
    for bad in ("SK1-", "SK1-000", "SK1-UUUUUUUU", "SK1-" + "0" * 700):
        with pytest.raises(UnreadableDeck):
            from_code(bad)


def test_a_code_of_the_other_kind_is_told_apart() -> None:
    with pytest.raises(UnreadableDeck, match="pool of heroes"):
        deck_from(to_pool_code(pool(*SIX)))
    with pytest.raises(UnreadableDeck, match="code of a deck"):
        pool_from(to_code(changed(TEAM, {}, {})))


def test_every_hero_and_card_has_a_number_for_codes() -> None:
    assert set(card_numbers()) == {*shelf().heroes, *shelf().power_cards}
    assert len(card_numbers()) == len(shelf().heroes) + len(shelf().power_cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_words(language: str) -> None:
    bad = changed(TEAM, {"kneel_before_me": 1}, {"icewall": 4, "rain_of_cinders": 2})
    problems = deck_problems(bad, heroes(*TEAM), ("kurumo", "nupten"))
    problems += pool_problems(pool(*SIX[:5], "yami", "hogosai", yami=bad, hogosai=cards(gank=4)), 4)
    for problem in problems:
        for text in (problem.because, problem.advice):
            assert say(text, PACKAGES, language)
    assert {problem.rule for problem in problems} >= {"SM-DECK-03", "SM-CAS-06", "SM-CAS-07", "SM-CAS-08", "SM-CAS-09"}
    assert {problem.rule for problem in problems} >= {"SM-COMP-02", "SM-COMP-03", "SM-COMP-04", "SM-COMP-05"}


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids(PACKAGES[0], "en") == message_ids(PACKAGES[0], "fr")


def test_unreadable_decks_are_bad_input() -> None:
    assert issubclass(UnreadableDeck, BadInput)
