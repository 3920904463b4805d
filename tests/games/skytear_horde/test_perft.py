"""Counts of all ways to go on from fixed positions to a fixed depth."""

from __future__ import annotations

import pytest

from hordekeep.kernel import Document
from tests.games.lanes.perft import counts, first_keys
from tests.games.skytear_horde.playing import BOX

OAK: Document = {"card": "clan-of-the-oak"}
BRUTE: Document = {"card": "troll-brute"}
"""A monster with Taunt."""
STALKER: Document = {"card": "deep-stalker"}
"""A monster without Taunt."""
QUIET: Document = {"deck": ["troll-crusher"] * 12}
"""A horde deck whose cards ask nothing."""
NO_CASTLE: Document = {"exhausted": True}
"""A castle whose ability is used up."""

POSITIONS: dict[str, Document] = {
    "two allies in hand": {
        "castle": NO_CASTLE,
        "players": [{"hand": ["clan-of-the-oak", "shamans"], "mana": 5}],
        "horde": QUIET,
    },
    "moves and a swap": {
        "castle": NO_CASTLE,
        "lanes": [{"ally": OAK}, {"monster": BRUTE, "ally": {"card": "shamans", "exhausted": True}}],
        "horde": QUIET,
    },
    "engaging minions": {
        "castle": NO_CASTLE,
        "minions": {"onikai": {"health": 2}, "ratamil": {"health": 1}},
        "lanes": [{"monster": STALKER}, {"ally": OAK}],
        "horde": QUIET,
    },
    "a taunt to be answered": {
        "castle": NO_CASTLE,
        "lanes": [{"monster": BRUTE}, {"monster": STALKER}, {"ally": OAK}],
        "horde": QUIET,
    },
    "tower, attachment and spell": {
        "castle": NO_CASTLE,
        "players": [{"hand": ["frostbite-outpost", "lightning-naginata", "bloodlust"], "mana": 6}],
        "lanes": [{"ally": OAK}, {"monster": STALKER}],
        "horde": QUIET,
    },
    "a castle to be used": {
        "players": [{"hand": ["shamans"], "mana": 4, "discard": ["bloodlust", "skytear-mine"]}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": STALKER}],
        "horde": QUIET,
    },
    "reactions": {
        "phase": "reactions",
        "castle": NO_CASTLE,
        "players": [{"hand": ["bloodlust", "bloodlust", "shamans"], "mana": 2}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": STALKER, "ally": {"card": "shamans"}}],
        "horde": QUIET,
    },
    "a fight with choices": {
        "phase": "fight",
        "castle": NO_CASTLE,
        "lanes": [
            {"monster": {"card": "revenant-cavalry"}, "ally": {"card": "crane-shadows"}},
            {"monster": STALKER, "ally": {"card": "stalker-pack"}},
            {"ally": {"card": "crane-shadows"}},
        ],
        "minions": {"onikai": {"health": 2}, "yetnar": {"health": 1}},
        "players": [{"hand": ["shamans"], "mana": 1}],
        "horde": QUIET,
    },
    "co-op": {
        "mode": "coop",
        "castle": NO_CASTLE,
        "players": [{"hand": ["shamans"], "mana": 2}, {"hand": ["shadowling"], "mana": 1}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"ally": {"card": "crane-shadows", "owner": 1}}],
        "horde": QUIET,
    },
    "the horde player's actions": {
        "mode": "versus",
        "phase": "horde-acts",
        "castle": NO_CASTLE,
        "portal": {"at": 0},
        "players": [{"hand": ["shamans"], "mana": 0}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": {**STALKER, "concealed": True}}],
        "horde": {"hand": ["troll-crusher", "snowblind"], "mana": 3, "deck": ["troll-crusher"] * 12},
    },
    "planning treachery": {
        "mode": "versus",
        "phase": "plan",
        "castle": NO_CASTLE,
        "horde": {"hand": ["troll-crusher", "snowblind"], "mana": 2, "deck": ["troll-crusher"] * 12},
        "players": [{"hand": ["bloodlust"], "mana": 1}],
        "lanes": [{"monster": BRUTE, "ally": OAK}],
    },
    "two against the horde": {
        "mode": "versus",
        "seats": 3,
        "castle": NO_CASTLE,
        "players": [{"hand": ["shamans"], "mana": 3}, {"hand": ["shadowling"]}],
        "lanes": [{"monster": {**STALKER, "concealed": True}}, {"ally": OAK}],
        "horde": {"hand": ["snowblind"], "deck": ["troll-crusher"] * 12},
    },
    "a mulligan": {"phase": "mulligan", "players": [{"hand": ["shamans", "shamans", "bloodlust"]}], "horde": QUIET},
    "too many cards in hand": {
        "phase": "hand-limit",
        "players": [{"hand": [*["shamans"] * 4, *["bloodlust"] * 4, *["skytear-mine"] * 4]}],
        "horde": QUIET,
    },
}

COUNTS: dict[str, list[int]] = {
    # two cards to six lanes each; then twice six times: the other card to five lanes, five moves, discard, done
    "two allies in hand": [13, 158, 1849],
    "moves and a swap": [12, 125, 1186],
    "engaging minions": [9, 59, 357, 2258],
    "a taunt to be answered": [6, 33, 170, 881, 4620],
    "tower, attachment and spell": [14, 152, 1441],
    "a castle to be used": [13, 152, 1750],
    "reactions": [2, 4, 28, 271, 3071],
    "a fight with choices": [2, 4, 37, 551],
    "co-op": [22, 365, 5964],
    "the horde player's actions": [32, 777],
    "planning treachery": [2, 5, 10, 119, 795],
    "two against the horde": [18, 217, 2612],
    "a mulligan": [3, 14, 138, 1375],
    "too many cards in hand": [3, 9, 27, 81, 240],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    assert counts(BOX, POSITIONS[name], len(COUNTS[name])) == COUNTS[name]


FIRST: dict[str, list[str]] = {
    "two allies in hand": [f"play:{card}@{lane}" for card in ("clan-of-the-oak", "shamans") for lane in range(1, 7)],
    "engaging minions": [
        "engage:onikai",
        "engage:ratamil",
        *(f"move:2-{lane}" for lane in (1, 3, 4, 5, 6)),
        "discard:a2",
    ],
    "a taunt to be answered": [*(f"move:3-{lane}" for lane in (1, 2, 4, 5, 6)), "discard:a3"],
    "reactions": ["play:bloodlust"],
    "planning treachery": ["plan"],
}
"""What the first asks of some positions offer besides "done", by the book."""


@pytest.mark.parametrize("name", FIRST)
def test_the_first_choices_are_those_of_the_book(name: str) -> None:
    may_be_done = [] if name == "a taunt to be answered" else ["done"]
    assert first_keys(BOX, POSITIONS[name]) == sorted([*FIRST[name], *may_be_done])
