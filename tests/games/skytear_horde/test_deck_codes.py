"""Deck codes and lists: there and back, mistyped, from elsewhere."""

from __future__ import annotations

import copy
from contextlib import suppress
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.engines.lanes.content.cards import Shelf
from hordekeep.engines.lanes.content.cards import shelf as every_card
from hordekeep.engines.lanes.decks.deck_building import Deck, is_deck_card
from hordekeep.engines.lanes.decks.deck_codes import card_numbers, deck_from, from_code, ready_deck, to_code
from hordekeep.engines.lanes.decks.deck_lists import read_list, to_list
from hordekeep.engines.lanes.decks.deck_signs import CODES
from hordekeep.engines.lanes.told import deck_looking
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import BadInput
from hordekeep.language.deck_signs import SIGNS, UnreadableDeck
from tests.games.lanes.made_up import made_up
from tests.games.skytear_horde.decks import MAW, deck, whole
from tests.games.skytear_horde.first_shelf import shelf

look = partial(deck_looking.look, edition=FIRST)
MAW_CODE = "SH1-33691111128F111111116Q111111V11H"
"""The Liothan cards for The Gaping Maw. It was given away: it must stand for these cards for ever."""
decks = st.builds(
    deck,
    st.sampled_from(["", *shelf().castles]),
    st.dictionaries(
        st.sampled_from([card.id for card in shelf().cards.values() if is_deck_card(card)]),
        st.integers(1, 4),
        max_size=30,
    ),
)


def why(text: str, cards: Shelf | None = None) -> str:
    """Why a text is no deck, as the id of the message."""
    with pytest.raises(UnreadableDeck) as bad:
        deck_from(text, cards or shelf())
    assert isinstance(bad.value, BadInput)
    return bad.value.because.id


@given(decks)
def test_a_code_leads_back_to_its_deck(mine: Deck) -> None:
    code = to_code(mine)
    assert from_code(code, shelf()) == mine
    assert set(code) <= {*SIGNS, "-"}


def test_a_code_that_was_given_away_stays_what_it_is() -> None:
    assert to_code(whole(MAW)) == MAW_CODE
    assert deck_from(MAW_CODE, shelf()) == whole(MAW)


def test_every_card_and_castle_of_both_editions_has_a_number_of_its_own() -> None:
    numbers = card_numbers()
    ours = {card.id for card in every_card().cards.values() if not card.pack and (is_deck_card(card) or card.is_castle)}
    assert set(numbers) == ours
    assert sorted(numbers.values()) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(
    "typed",
    [
        MAW_CODE.lower(),
        f"  {MAW_CODE}\n",
        "sh1 3369 1111 128f 1111 1111 6q11 1111 v11h",
        MAW_CODE.replace("1", "I").replace("I", "l", 3),
    ],
)
def test_how_a_code_is_typed_does_not_matter(typed: str) -> None:
    assert deck_from(typed, shelf()) == whole(MAW)


@given(decks, st.data())
def test_a_wrong_sign_is_noticed_and_the_right_code_is_named(mine: Deck, data: st.DataObject) -> None:
    code = to_code(mine)
    at = data.draw(st.integers(4, len(code) - 1))
    wrong = code[:at] + data.draw(st.sampled_from([sign for sign in SIGNS if sign != code[at]])) + code[at + 1 :]
    with pytest.raises(UnreadableDeck) as bad:
        from_code(wrong, shelf())
    assert bad.value.because.id == "deck-code-mistyped"
    assert bad.value.advised.words.get("code", code) == code  # seldom two codes are as near, and then none is named


@given(decks, st.data())
def test_a_cut_or_swapped_code_is_no_other_deck(mine: Deck, data: st.DataObject) -> None:
    code = to_code(mine)
    at = data.draw(st.integers(5, len(code) - 2))
    swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
    for wrong in (code[:at], code[at:], swapped):
        if wrong != code:
            with pytest.raises(UnreadableDeck):
                from_code(wrong, shelf())


@given(st.text(max_size=60))
def test_no_text_does_harm(text: str) -> None:
    for each in (text, f"SH1-{text}", f"3 {text}\n2 Shamans"):
        with suppress(BadInput):
            assert look(each, "fr")["size"] >= 0


@given(st.lists(st.sampled_from(SIGNS), min_size=1, max_size=40))
def test_a_checksum_alone_makes_no_deck(signs: list[str]) -> None:
    code = CODES.write([SIGNS.index(sign) for sign in signs])
    with suppress(UnreadableDeck):
        assert to_code(from_code(code, shelf())) == code


def test_what_is_no_deck_says_why() -> None:
    assert why("") == "deck-nothing"
    assert why("SH1-") == "deck-no-code"
    assert why("SH1-33!") == "deck-no-code"
    assert why("SH1-" + "1" * 3000) == "deck-no-code"
    assert why("liothann") == "deck-no-such-card"
    assert why("900 Shamans") == "deck-too-large"
    assert why("Shamans\n" * 300) == "deck-too-large"


def test_names_of_decks_that_come_with_the_game_stand_for_them() -> None:
    assert deck_from("liothan", shelf()) == deck_from(" Liothan ", shelf()) == ready_deck("liothan", shelf())
    assert deck_from("liothan", shelf()).castle is None


# -- cards of packs ---------------------------------------------------------------------------------------------------


def with_pack() -> Shelf:
    """The shelf with a castle and a card more, as a pack would bring them."""
    more = copy.copy(shelf())
    added = [made_up("shamans", id="elves_archer", pack="elves"), made_up(MAW, id="elves_tree", pack="elves")]
    more.cards = {**shelf().cards, **{card.id: card for card in added}}
    return more


def test_cards_of_packs_stand_in_codes_too() -> None:
    cards = with_pack()
    archer = cards.find("elves_archer")
    mine = Deck(cards.find("elves_tree"), [archer, archer, cards.find("shamans")])
    code = to_code(mine)
    assert from_code(code, cards) == mine
    assert why(code) == "deck-code-unknown"


def test_a_pack_changes_no_code_of_the_others() -> None:
    assert deck_from(MAW_CODE, with_pack()) == whole(MAW)


# -- lists ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
@given(mine=decks)
def test_a_list_leads_back_to_its_deck(language: str, mine: Deck) -> None:
    assert read_list(to_list(mine, language), shelf()) == (mine, [])


def test_lists_are_read_as_people_write_them() -> None:
    text = """
    # my bears
    Château : la gueule béante
    3 Clan of the Oak
    2x clan de l'elan     # in French, without accents
    Shamans ×3
    gulbjarn
    """
    found, unread = read_list(text, shelf())
    assert unread == []
    assert found == deck(MAW, {"clan-of-the-oak": 3, "clan-of-the-elk": 2, "shamans": 3, "gulbjarn": 1})


def test_lines_that_name_no_card_are_told_with_the_nearest_name() -> None:
    _, unread = read_list("3 Shammans\nShamans\n2 Troll Brute\n1 Xyzzy", shelf())
    assert [(line.number, line.nearest) for line in unread] == [(1, shelf().find("shamans")), (3, None), (4, None)]
    assert look("3 Shammans\nShamans", "fr")["unread"] == [{"line": 1, "text": "3 Shammans", "nearest": "Chamans"}]


def test_a_name_that_begins_like_a_code_is_a_name() -> None:
    assert deck_from("Shield Mentalist", shelf()) == deck("", {"shield-mentalist": 1})


# -- what deck-builders are shown -------------------------------------------------------------------------------------


def test_a_deck_looked_at_is_legal_or_says_why_in_the_language_asked_for() -> None:
    fine = look(MAW_CODE, "en")
    assert (fine["legal"], fine["problems"], fine["size"], fine["castle"]) == (True, [], 40, MAW)
    assert fine["cards"][0] == {"card": "gulbjarn", "copies": 1}
    assert sum(fine["curve"]) == 40
    assert {each["id"]: each["count"] for each in fine["kinds"]} == {
        "ally": 24,
        "hero": 2,
        "tower": 3,
        "spell": 11,
        "attachment": 0,
    }
    wrong = look("Castle: The Gaping Maw\n1 Yami", "fr")
    assert not wrong["legal"]
    assert "interdit" in next(each["because"] for each in wrong["problems"] if each["rule"] == "SH-CUST-21")


def test_decks_beside_it_count() -> None:
    alone = look(MAW_CODE, "en", beside=["taulot"])
    clash = look(MAW_CODE, "en", beside=["liothan"])
    assert alone["legal"]
    assert {each["rule"] for each in clash["problems"]} >= {"SH-CUST-12", "SH-CUST-13", "SH-CUST-14", "SH-CUST-15"}


def test_an_empty_text_is_a_deck_just_begun() -> None:
    begun = look("", "en")
    assert (begun["size"], begun["legal"], begun["castle"]) == (0, False, "")
    assert all(each["most"] > 0 for each in begun["room"])


def test_a_castle_alone_can_be_filled_to_a_legal_deck() -> None:
    for castle in shelf().castles.values():
        assert look(to_code(Deck(castle, [])), "en", fill=True)["legal"], castle.id
