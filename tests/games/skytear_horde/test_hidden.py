"""What a seat cannot see does not reach it: not by its view, its numbers, its events, nor by what it imagines."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.kernel import Dice, Document
from tests.games.knowing import imagined, seen_by, told
from tests.games.lanes.worlds import other_world
from tests.games.skytear_horde.playing import asked, load, new_match, play_on

HIDDEN: Document = {
    "mode": "versus",
    "seats": 3,
    "phase": "horde-acts",
    "portal": {"card": "versus-painful-2"},
    "lanes": [
        {"monster": {"card": "frost-giant", "concealed": True, "fresh": True}},
        {"monster": {"card": "troll-brute", "concealed": True}},
        {"monster": {"card": "snowblind", "concealed": True, "fresh": True}},
        {"ally": {"card": "clan-of-the-oak"}},
    ],
    "players": [{"hand": ["shamans", "bloodlust"], "mana": 5}, {"hand": ["combustion"]}],
    "horde": {"hand": ["deep-stalker", "gathering-storm"], "mana": 5, "known_top": 2, "deck": 12},
}


@pytest.mark.rule("SH-VS-23", "SH-VS-32")
@pytest.mark.parametrize("swapped", [False, True])
def test_concealed_cards_are_the_horde_players_secret(swapped: bool) -> None:
    match = load(**{**HIDDEN, "horde": {**HIDDEN["horde"], "hidden_swapped": swapped}})
    luck = Random(5)
    for viewer in (None, 0, 1, 2):
        for _ in range(5):
            other = other_world(match, viewer, luck)
            assert seen_by(other, viewer) == seen_by(match, viewer)
            if viewer is not None:
                assert imagined(other, viewer, "dream") == imagined(match, viewer, "dream")
    dreams = [match.imagine(0, Dice(f"dream {number}")).state for number in range(40)]
    assert len({dream.horde_row[0].card.id for dream in dreams if dream.horde_row[0]}) > 3
    known = {dream.horde_row[1].card.id for dream in dreams if dream.horde_row[1]}
    assert (known == {"troll-brute"}) is not swapped


@pytest.mark.rule("SH-VS-23", "SH-VS-24")
def test_the_alliance_is_told_the_same_whichever_card_is_concealed() -> None:
    heard = []
    for card, other in (("frost-giant", "deep-stalker"), ("snowblind", "frost-giant")):
        match = load(mode="versus", phase="horde-acts", horde={"hand": [card, other], "mana": 5}, portal={"at": 0})
        match.choose(("conceal", card, 3), 1)
        assert asked(match).seats == (1,)
        match.choose(("march", 3, 4), 1)
        heard.append([told(match, 0), told(match, None), match.view(0), match.view(None)])
    assert heard[0] == heard[1]


@pytest.mark.rule("SH-VS-21")
def test_a_planned_treachery_is_told_to_nobody_else_and_stays_on_top_for_the_planner() -> None:
    heard = []
    for card in ("frost-giant", "snowblind"):
        match = load(mode="versus", phase="plan", horde={"hand": ["frost-giant", "snowblind"], "mana": 2, "deck": 9})
        match.choose(("plan",), 1)
        match.choose(("card", card), 1)
        heard.append([told(match, 0), match.view(0)])
        assert {match.imagine(1, Dice(f"d{n}")).state.horde_decks[0][-1].id for n in range(9)} == {card}
        assert len({match.imagine(0, Dice(f"d{n}")).state.horde_decks[0][-1].id for n in range(30)}) > 3
        assert match.view(1)["horde"]["top"][0] == card
    assert heard[0] == heard[1]


@pytest.mark.parametrize("phase", ["plan", "hand-limit"])
def test_an_ask_about_a_hidden_hand_names_no_card_that_the_imagining_seat_cannot_see(phase: str) -> None:
    hand = ["frost-giant", "frost-giant", "snowblind", *["deep-stalker"] * 5]
    match = load(
        mode="versus", phase=phase, horde={"hand": hand, "mana": 1, "deck": 20}, players=[{"hand": ["shamans"]}]
    )
    if phase == "plan":
        match.choose(("plan",), 1)
    assert asked(match).seats == (1,)
    named = {tuple(asked(match.imagine(0, Dice(f"dream {number}"))).choices) for number in range(20)}
    assert len(named) > 5
    for number in range(20):
        play_on(match.imagine(0, Dice(f"dream {number}")), Random(number), 20)


def test_tier_decks_keep_their_tiers() -> None:
    match = load(tiers=True, players=[{"hand": ["clan-of-the-oak"], "mana": 3}])
    for number in range(5):
        dream = match.imagine(0, Dice(f"dream {number}")).state
        assert [sorted(card.id for card in deck) for deck in dream.horde_decks] == [
            sorted(card.id for card in deck) for deck in match.state.horde_decks
        ]


@pytest.mark.rule("SH-SETUP-13")
def test_cards_put_aside_in_the_mulligan_are_known_to_their_side_only() -> None:
    match = new_match("versus", 2, "aside")
    first = match.state.players[0].hand[0]
    match.choose(("redraw", first.id), 0)
    own = [match.imagine(0, Dice(f"dream {number}")).state.players[0].aside for number in range(10)]
    assert own == [[first]] * 10
    others = {match.imagine(1, Dice(f"dream {number}")).state.players[0].aside[0].id for number in range(30)}
    assert len(others) > 3
