"""Counts of all ways to go on from fixed positions to a fixed depth, with a second opinion on every choice."""

from __future__ import annotations

import pytest

from hordekeep.games.plankton_horde import GAME
from hordekeep.games.plankton_horde.content.components import NAMES
from hordekeep.games.plankton_horde.rules.matching import match as game_says_match
from hordekeep.kernel import Document, Match
from tests.games.perft import ways_on
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import BATTLES, HordeMatch, last_key
from tests.games.playing import asked

ROW = [{"battle": battle, "token": token} for battle, token in zip(BATTLES, reference.TOKENS, strict=True)]

FOUR = ["sun-ooze", "sun-ooze", "fire-troll", "fire-golem", "phantasm", "vampire", "demon", "betrayer"]

POSITIONS: dict[str, Document] = {
    "two open": {
        "seats": [{}, {}],
        "phase": "monster",
        "row": ROW[:1],
        "pool": ["sun-ooze", "sun-troll", "moon-ooze", "moon-golem", "flayer", "flayer", "elvenking", "trickster"],
    },
    "three open": {
        "seats": [{}, {}, {}],
        "phase": "monster",
        "row": ROW[:1],
        "pool": [
            "sun-ooze",
            "sun-ooze",
            "moon-troll",
            "phantasm",
            "steam-beast",
            "vampire",
            "vampire",
            "demon",
            "betrayer",
        ],
    },
    "four open": {"seats": [{}, {}, {}, {}], "phase": "battle-card", "row": ROW[:8], "round": 9, "pool": FOUR},
    "basic": {
        "level": "basic",
        "seats": [{}, {}],
        "phase": "monster",
        "row": ROW[:1],
        "pool": ["sun-ooze", "sun-ooze", "sun-troll", "royal-troll", "forest-golem", "water-ooze", "steam-beast"],
    },
    "betrayer": {
        "seats": [{"horde": ["betrayer", "flayer", "sun-ooze", "sun-ooze"]}, {}],
        "starting": 1,
        "round": 2,
        "phase": "monster",
        "row": ROW[:2],
        "pool": ["vampire", "flayer", "water-ooze", "water-troll", "moon-golem"],
    },
    "betrayer of three": {
        "seats": [{}, {"horde": ["betrayer", "demon", "trickster"]}, {}],
        "starting": 0,
        "round": 4,
        "phase": "monster",
        "row": ROW[:4],
        "pool": ["vampire", "elvenking", "fire-ooze", "steam-beast"],
    },
    "trickster": {"seats": [{}, {"horde": ["trickster", "flayer"]}], "round": 11, "phase": "trickster", "row": ROW},
    "wild cards": {
        "seats": [
            {"horde": ["flayer", "demon", "water-ooze", "water-troll"]},
            {"horde": ["flayer", "flayer", "moon-golem"]},
        ],
        "round": 11,
        "phase": "battles",
        "row": ROW,
    },
    "two demons": {
        "seats": [{"horde": ["demon", "demon", "vampire"]}, {"horde": ["water-ooze"]}, {"horde": ["flayer"]}],
        "round": 11,
        "phase": "battles",
        "row": ROW,
    },
}

COUNTS: dict[str, list[int]] = {
    # 7 cards to open with; then each with "stop" and the cards that neither match it nor are a second costly one
    "two open": [7, 37, 201, 885],
    "three open": [7, 43, 244, 1083, 4257],
    "four open": [3, 21, 129, 654, 2709],
    "basic": [6, 28, 125, 517, 3766],
    "betrayer": [5, 10, 31, 85, 276, 1168],
    "betrayer of three": [4, 8, 20, 56, 120, 420, 3228],
    # leave, or one of 11 cards; 40 ordered pairs differ by at most two points, but 8 and -3 have one partner each
    "trickster": [12, 44, 82, 82],
    "wild cards": [3, 7, 14, 31, 69, 149, 309, 603],
    "two demons": [2, 4, 8, 16, 28, 44, 64, 88],
}


def agrees(match: HordeMatch) -> None:
    """The list of choices is that of the second opinion."""
    ask = asked(match)
    keys = [GAME.words.key(choice) for choice in ask.choices]
    expected = reference.legal_keys(match.shown(), ask.prompt, ask.seat, last_key(match))
    assert sorted(keys) == sorted(expected), match.record().choices


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    match: HordeMatch = Match.from_position(GAME, POSITIONS[name])
    assert ways_on(match, len(COUNTS[name]), agrees) == COUNTS[name]


@pytest.mark.rule("PH-MATCH-01", "PH-MATCH-05", "PH-MATCH-06", "PH-MATCH-07", "PH-SP-04", "PH-SP-05", "PH-SP-06")
def test_the_matching_rule_agrees_with_the_names_of_all_pairs_of_cards() -> None:
    for one, name in enumerate(NAMES):
        for other, other_name in enumerate(NAMES):
            assert game_says_match(one, other) == reference.match(name, other_name), (name, other_name)


@pytest.mark.rule("PH-COMP-04", "PH-COMP-05", "PH-COMP-06", "PH-LVL-01")
def test_the_decks_agree_with_the_second_opinion() -> None:
    for level, size in (("basic", 64), ("full", 78)):
        match: HordeMatch = Match(GAME, 2, "decks", {"level": level})
        assert reference.cards_in(match.shown()) == reference.whole_deck(level)
        assert reference.whole_deck(level).total() == size
