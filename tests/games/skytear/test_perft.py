"""Counts of all ways to go on from fixed positions of Skytear to a fixed depth, the invariants on along every way."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import Document, Keep, Match
from tests.games.perft import ways_on
from tests.games.playing import asked, until_asked
from tests.games.skytear.invariants import cards_of, check
from tests.games.skytear.playing import SkytearMatch, new_match

FLAT: Document = {"cards": ["iron-stance"] * 6}
"""A deck whose cards all have the same modifier: a flip asks nothing."""


def hero(hex: str, **more: Any) -> Document:
    return {"hex": hex, **more}


STARTS: dict[str, tuple[int, dict[str, Any], str]] = {
    "factions are drafted": (2, {"first": "A"}, "draft-faction"),
    "heroes are drafted": (2, {"first": "B", "format": "casual"}, "draft-hero"),
    "three draft from their pools": (3, {"first": "C", "format": "competitive"}, "draft-hero"),
    "a hand is dealt": (2, {"first": "A"}, "mulligan"),
    "five share out cards": (5, {"first": "B"}, "who-draws-more"),
}
"""Games from their beginning: seats, options, and the first ask at which counting begins."""

POSITIONS: dict[str, Document] = {
    "an activation is chosen": {
        "heroes": {"blue.yami": hero("-4.1"), "blue.corjof": hero("-3.2"), "red.akhuti": hero("4.0")},
        "decks": [FLAT, FLAT],
    },
    "five actions": {
        "active": {"hero": "blue.yami"},
        "heroes": {"blue.yami": hero("-4.1"), "red.corjof": hero("-4.0"), "red.akhuti": hero("-3.-1")},
        "players": [{"hand": ["gank"]}],
        "decks": [FLAT, FLAT],
    },
    "cards and an answer": {
        "turn": 3,
        "active": {"hero": "blue.yami", "ap": 1, "used": ["move", "lead", "skirmish", "worship"]},
        "heroes": {"blue.yami": hero("-4.1"), "blue.sakoshi": hero("-5.2"), "red.corjof": hero("-4.0")},
        "players": [{"hand": ["combustion", "dodge", "dragon-punch"]}, {"hand": ["icewall", "iron-stance"]}],
        "decks": [FLAT, FLAT],
    },
    "pillars": {
        "active": {"hero": "blue.cotlic", "ap": 1, "used": ["move", "lead", "attack", "skirmish"]},
        "pillars": {"blue": ["-6.6", "-7.6"]},
        "heroes": {"blue.cotlic": hero("-6.7"), "blue.tlakali": hero("-9.7"), "red.yami": hero("4.0")},
        "decks": [FLAT, FLAT],
    },
    "an area is laid": {
        "turn": 3,
        "active": {"hero": "blue.akhuti", "ap": 0},
        "heroes": {"blue.akhuti": hero("-5.-1"), "red.corjof": hero("-4.3"), "red.yami": hero("-3.1")},
        "minions": {"red": ["-4.1", "-5.1"]},
        "players": [{"hand": ["twister-of-souls"]}],
        "decks": [FLAT, FLAT],
    },
    "a Stack of two": {
        "turn": 2,
        "active": {"hero": "blue.yami", "ap": 1, "used": ["attack", "move"]},
        "heroes": {"blue.yami": hero("-4.1"), "red.corjof": hero("-4.0"), "red.akhuti": hero("-3.-1")},
        "stack": [
            {"kind": "action", "what": "move", "hero": "blue.yami", "serial": 1},
            {"kind": "action", "what": "attack", "hero": "blue.yami", "targets": ["hero:red.corjof"], "serial": 2},
        ],
        "serial": 3,
        "priority": {"seat": 0},
        "players": [{"hand": ["dodge"]}, {"hand": ["iron-stance"]}],
        "decks": [FLAT, FLAT],
    },
    "a lane is won": {
        "phase": "minions",
        "agenda": [["upkeep"], ["lane_token", 0]],
        "minions": {"blue": ["-4.1", "-5.1", "-3.0"], "red": ["-4.-1"]},
        "heroes": {
            "blue.yami": hero("-5.2", state="exhausted", leads=[{"card": "gank"}, {"card": "combustion"}]),
            "red.corjof": hero("-3.-1", state="exhausted", leads=[{"card": "icewall"}]),
        },
        "decks": [FLAT, FLAT],
    },
    "a tie, and both spawn": {
        "phase": "minions",
        "agenda": [["upkeep"], ["lane_token", 1]],
        "first": 1,
        "decks": [FLAT, FLAT],
    },
    "an outsider acts": {
        "phase": "minions",
        "agenda": [["upkeep"], ["outsider_acts", [0, 0]]],
        "active": {"seat": 0, "ap": 2, "used": ["move"]},
        "commander": "blue",
        "outsiders": [{"card": "shardling", "hex": "2.0"}],
        "heroes": {"blue.yami": hero("0.0", state="exhausted"), "red.corjof": hero("1.0", state="exhausted")},
        "minions": {"red": ["3.0"]},
        "decks": [FLAT, FLAT],
    },
    "three lanes, two tokens at once": {
        "board": "three-lanes",
        "phase": "minions",
        "agenda": [["upkeep"], ["lane_token", 1], ["lane_token", 0]],
        "nexus": {"blue": 5},
        "minions": {"blue": [{"hex": "-4.3", "lane": "left"}, {"hex": "-4.4", "lane": "left"}]},
        "heroes": {"red.yami": hero("-2.4", state="exhausted")},
        "lanes": {
            "left": {"token": "-3.3", "number": 1, "towers": {"blue": 0}},
            "centre": {"token": "-2.3", "number": 2, "towers": {"blue": 0}},
        },
        "decks": [FLAT, FLAT],
    },
    "four players": {
        "seats": 4,
        "turn": 2,
        "heroes": {
            "blue.yami": hero("-4.1", owner=0),
            "blue.cotlic": hero("-5.2", owner=2),
            "red.corjof": hero("-4.0", owner=1),
            "red.akhuti": hero("-3.-1", owner=3),
        },
        "players": [{"hand": ["combustion"]}, {"hand": ["icewall"]}, {}, {"hand": ["dodge"]}],
        "decks": [FLAT, FLAT, FLAT, FLAT],
    },
    "six players share heroes and deck": {
        "seats": 6,
        "board": "three-lanes",
        "heroes": {"blue.yami": hero("-6.1", owner=0), "red.corjof": hero("-6.0", owner=1)},
        "players": [{"hand": ["dodge"]}, {}, {}, {"hand": ["iron-stance"]}, {"hand": ["gank"]}],
        "decks": [FLAT, FLAT],
    },
    "simplified": {
        "simplified": True,
        "active": {"hero": "blue.yami", "ap": 2},
        "heroes": {"blue.yami": hero("-4.1"), "red.corjof": hero("-4.0")},
        "players": [{"hand": ["safeguard"]}],
        "decks": [FLAT, FLAT],
    },
    "too many cards in hand, and somebody returns": {
        "phase": "upkeep",
        "turn": 2,
        "heroes": {
            "blue.yami": {"state": "defeated", "returns": 3},
            "red.corjof": hero("-4.0", state="exhausted"),
        },
        "players": [{"hand": ["gank"] * 3 + ["dodge"] * 3}],
        "decks": [FLAT, FLAT],
    },
}

COUNTS: dict[str, list[int]] = {
    # four factions, two heroes on six hexes beside the Nexus, three factions, and again
    "factions are drafted": [4, 24, 120, 360, 2160],
    # eight heroes of two factions, six hexes, eight heroes of the other two, six hexes
    "heroes are drafted": [8, 48, 384, 2304],
    "three draft from their pools": [6, 36, 216, 1296],
    "a hand is dealt": [6, 31, 139, 570, 2268],
    "five share out cards": [4, 22, 98, 362, 1184],
    "an activation is chosen": [2, 9, 99, 513, 2450],
    "five actions": [6, 50, 249, 1160],
    "cards and an answer": [6, 23, 157, 823],
    "pillars": [2, 20, 96, 315, 1888],
    # up to 48 ways to lay it on each target hex, fewer at the edge
    "an area is laid": [2, 26, 1041],
    "a Stack of two": [2, 6, 24, 406, 2145],
    "a lane is won": [3, 6, 12, 40, 182, 660],
    # six hexes beside the token, or none; then five, and the other side
    "a tie, and both spawn": [7, 43, 295, 1843],
    "an outsider acts": [5, 23, 103, 360, 1574],
    "three lanes, two tokens at once": [4, 12, 24, 120, 528, 2556],
    "four players": [2, 12, 48, 228, 887],
    "six players share heroes and deck": [3, 19, 41, 129, 674],
    "simplified": [6, 18, 159, 795],
    "too many cards in hand, and somebody returns": [3, 9, 54, 372, 1218],
}


def begin(name: str) -> SkytearMatch:
    """The match at which counting begins."""
    if name in POSITIONS:
        return Match.from_position(GAME, POSITIONS[name], keep=Keep.CHECKPOINT)
    seats, options, prompt = STARTS[name]
    match = new_match(seats, options, "perft", Keep.CHECKPOINT)
    until_asked(match, prompt)
    return match


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    match = begin(name)
    cards = cards_of(match.state)
    in_play = match.state.phase != "setup"
    assert ways_on(match, len(COUNTS[name]), lambda each: check(each, cards) if in_play else None) == COUNTS[name]


FIRST: dict[str, list[str]] = {
    "five actions": ["act:move", "act:lead", "act:attack", "act:skirmish", "act:worship", "end"],
    "cards and an answer": [
        *("act:attack", "play:combustion@blue.yami", "play:dragon-punch@blue.yami"),
        *("play:dodge@blue.yami", "play:dodge@blue.sakoshi", "end"),
    ],
    "an outsider acts": [
        *("act:skirmish", "act:attack", "skill:shardling/shockwave", "skill:shardling/sky-burn", "end"),
    ],
    "a tie, and both spawn": [*(f"hex:{each}" for each in ("4.-1", "5.-1", "3.0", "5.0", "3.1", "4.1")), "stop"],
    "simplified": ["act:move", "act:lead", "act:attack", "act:skirmish", "play:safeguard@blue.yami", "end"],
    "four players": ["activate:blue.yami"],
}
"""What the first asks of some positions offer to the first who is asked, by the book."""


@pytest.mark.parametrize("name", FIRST)
def test_the_first_choices_are_those_of_the_book(name: str) -> None:
    ask = asked(begin(name))
    assert sorted(GAME.words.key(choice) for choice in ask.choices_of(ask.seats[0])) == sorted(FIRST[name])


def test_every_position_is_counted() -> None:
    assert set(COUNTS) == {*STARTS, *POSITIONS}
