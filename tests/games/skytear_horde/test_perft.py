"""Counts of all ways to go on from fixed positions to a fixed depth."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.kernel import CHECKPOINT, Document
from tests.games.perft import ways_on
from tests.games.skytear_horde.playing import asked, load

OAK: Document = {"card": "clan-of-the-oak"}
BRUTE: Document = {"card": "troll-brute"}
CRUSHER: Document = {"card": "troll-crusher"}
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
        "lanes": [{"monster": BRUTE}, {}, {"ally": OAK}],
        "horde": QUIET,
    },
    "a taunt to be answered": {
        "castle": NO_CASTLE,
        "lanes": [{"monster": BRUTE}, {"monster": {**CRUSHER, "marks": {"taunt": 1}}}, {"ally": OAK}],
        "horde": QUIET,
    },
    "tower, attachment and spell": {
        "castle": NO_CASTLE,
        "players": [{"hand": ["frostbite-outpost", "lightning-naginata", "bloodlust"], "mana": 6}],
        "lanes": [{"ally": OAK}, {"monster": BRUTE}],
        "horde": QUIET,
    },
    "a castle to be used": {
        "players": [{"hand": ["shamans"], "mana": 4, "discard": ["bloodlust", "skytear-mine"]}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": CRUSHER}],
        "horde": QUIET,
    },
    "reactions": {
        "phase": "reactions",
        "castle": NO_CASTLE,
        "players": [{"hand": ["bloodlust", "bloodlust", "shamans"], "mana": 2}],
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": CRUSHER, "ally": {"card": "shamans"}}],
        "horde": QUIET,
    },
    "a fight with choices": {
        "phase": "fight",
        "castle": NO_CASTLE,
        "lanes": [
            {"monster": {"card": "revenant-cavalry"}, "ally": {"card": "crane-shadows"}},
            {"monster": CRUSHER, "ally": {"card": "stalker-pack"}},
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
        "lanes": [{"monster": BRUTE, "ally": OAK}, {"monster": {**CRUSHER, "concealed": True}}],
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
        "lanes": [{"monster": {**CRUSHER, "concealed": True}}, {"ally": OAK}],
        "horde": {"hand": ["snowblind"], "deck": ["troll-crusher"] * 12},
    },
    "a mulligan": {"phase": "mulligan", "players": [{"hand": ["shamans", "shamans", "bloodlust"]}], "horde": QUIET},
    "too many cards in hand": {
        "phase": "hand-limit",
        "players": [{"hand": [*["shamans"] * 4, *["bloodlust"] * 4, *["skytear-mine"] * 4]}],
        "horde": QUIET,
    },
}

COUNTS: dict[str, list[int]] = {}
