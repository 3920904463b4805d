"""Counts of all ways to go on from fixed positions of Monoliths to a fixed depth."""

from __future__ import annotations

import pytest

from hordekeep.kernel import Document
from tests.games.lanes.perft import counts, first_keys
from tests.games.monoliths.playing import BOX

TRAPPERS: Document = {"card": "trappers"}
PLATED: Document = {"card": "plated-monolith-1"}
"""A monster without Taunt."""
HOWLING: Document = {"card": "howling-monolith-1"}
"""A monster with Taunt."""
QUIET: Document = {"deck": ["plated-monolith-1"] * 12}
"""A horde deck whose cards ask nothing."""
NO_CASTLE: Document = {"exhausted": True}
"""A castle that was used already."""

POSITIONS: dict[str, Document] = {
    "two allies in hand": {
        "castle": NO_CASTLE,
        "players": [{"hand": ["trappers", "last-of-the-pack"], "mana": 3}],
        "horde": QUIET,
    },
    "moves and swaps": {
        "castle": NO_CASTLE,
        "lanes": [{"ally": TRAPPERS}, {"monster": PLATED, "ally": {"card": "errant-lord"}}, {"ally": TRAPPERS}],
        "horde": QUIET,
    },
    "engaging the back line": {
        "castle": NO_CASTLE,
        "minions": {"onikai": {"health": 2}, "ratamil": {"health": 1}},
        "rear": [{"card": "brood"}],
        "lanes": [{"monster": PLATED, "ally": TRAPPERS}, {"ally": TRAPPERS}],
        "horde": QUIET,
    },
    "a castle that draws": {
        "players": [{"hand": ["trappers", "for-liothan"], "mana": 2}],
        "lanes": [{"ally": TRAPPERS}],
        "horde": QUIET,
    },
    "taunts as the phase closes": {
        "castle": NO_CASTLE,
        "lanes": [{"monster": HOWLING}, {"monster": HOWLING}, {"ally": TRAPPERS}, {"ally": {"card": "errant-lord"}}],
        "horde": QUIET,
    },
    "tower, attachment and spell": {
        "castle": NO_CASTLE,
        "players": [{"hand": ["gibbet-tower", "horn-of-liothan", "rise-again"], "mana": 5}],
        "lanes": [{"ally": {**TRAPPERS, "wounds": 1}}, {"monster": PLATED}],
        "horde": QUIET,
    },
    "reactions": {
        "phase": "reactions",
        "castle": NO_CASTLE,
        "players": [{"hand": ["for-liothan", "poisoned-attack", "trappers"], "mana": 2}],
        "lanes": [{"monster": PLATED, "ally": {"card": "royal-marksmen"}}, {"monster": HOWLING, "ally": TRAPPERS}],
        "horde": QUIET,
    },
    "a fight with choices": {
        "phase": "fight",
        "castle": NO_CASTLE,
        "lanes": [
            {"monster": {**PLATED, "wounds": 2}, "ally": {**TRAPPERS, "attached": [{"card": "horn-of-liothan"}]}},
            {"monster": {**HOWLING, "attack": 1}, "ally": TRAPPERS},
            {"monster": {"card": "whirling-monolith-1", "attack": 2}, "ally": TRAPPERS},
        ],
        "minions": {"onikai": {"health": 2}, "zephylite": {"health": 1}},
        "horde": QUIET,
    },
    "pillage in some order": {
        "phase": "pillage",
        "castle": NO_CASTLE,
        "minions": {
            "onikai": {"health": 1},
            "ratamil": {"health": 2, "attached": [{"card": "stone-bombs-1"}]},
            "yetnar": {"health": 1},
        },
        "players": [{"hand": ["trappers"], "mana": 0}],
        "horde": QUIET,
    },
    "co-op": {
        "mode": "coop",
        "castle": NO_CASTLE,
        "players": [{"hand": ["trappers"], "mana": 2}, {"hand": ["dragonfly-shadow"], "mana": 1}],
        "lanes": [{"monster": PLATED, "ally": TRAPPERS}, {"ally": {"card": "mantis-shadow", "owner": 1}}],
        "horde": QUIET,
    },
    "the horde player summons": {
        "mode": "versus",
        "phase": "horde-summons",
        "castle": NO_CASTLE,
        "portal": {"at": 0},
        "players": [{"hand": ["trappers"], "mana": 0}],
        "lanes": [{"monster": PLATED, "ally": TRAPPERS}],
        "horde": {"hand": ["howling-monolith-1", "frost-trench-1"], "mana": 2, **QUIET},
    },
    "the horde player's actions": {
        "mode": "versus",
        "phase": "horde-acts",
        "castle": NO_CASTLE,
        "players": [{"hand": ["trappers"], "mana": 0}],
        "lanes": [{"monster": PLATED, "ally": TRAPPERS}, {"monster": {**HOWLING, "concealed": True}}],
        "rear": [{"card": "brood"}],
        "horde": {"hand": ["howling-monolith-1"], "mana": 3, **QUIET},
    },
    "two against the horde": {
        "mode": "versus",
        "seats": 3,
        "castle": NO_CASTLE,
        "players": [{"hand": ["trappers"], "mana": 2}, {"hand": ["dragonfly-shadow"], "mana": 1}],
        "lanes": [{"monster": {**PLATED, "concealed": True, "fresh": True}}, {"ally": TRAPPERS}],
        "horde": {"hand": ["frost-trench-1"], **QUIET},
    },
    "a colossal finds its lanes": {
        "mode": "versus",
        "phase": "pile",
        "castle": NO_CASTLE,
        "lanes": [{}, {}, {}, {}, {"monster": PLATED}],
        "pile": ["abyssal-terror"],
        "players": [{"hand": ["trappers"], "mana": 0}],
        "horde": {"hand": [], "mana": 0, **QUIET},
    },
    "concealed before a single player": {
        "enchanter": "damsel-of-silence",
        "castle": NO_CASTLE,
        "lanes": [{"monster": {**HOWLING, "concealed": True, "fresh": True}}, {"ally": TRAPPERS}],
        "players": [{"hand": ["for-liothan"], "mana": 1}],
        "horde": QUIET,
    },
    "a mulligan": {"phase": "mulligan", "players": [{"hand": ["trappers", "trappers", "for-liothan"]}], "horde": QUIET},
    "too many cards in hand": {
        "phase": "hand-limit",
        "players": [{"hand": [*["trappers"] * 4, *["for-liothan"] * 4, *["errant-lord"] * 3]}],
        "horde": QUIET,
    },
}

COUNTS: dict[str, list[int]] = {
    # two cards to six lanes each; then twice six times: the other card to five lanes, five moves, discard, done; and in
    # the next turn also both abilities of the castle
    "two allies in hand": [13, 159, 1600],
    "moves and swaps": [16, 158, 994],
    "engaging the back line": [15, 111, 374, 1343],
    "a castle that draws": [15, 143, 969],
    "taunts as the phase closes": [12, 75, 224, 580],
    "tower, attachment and spell": [15, 154, 1113],
    "reactions": [4, 9, 69, 810, 10775],
    "a fight with choices": [2, 4, 8, 16, 192],
    "pillage in some order": [4, 18, 125, 806],
    "co-op": [22, 370, 5346],
    "the horde player summons": [17, 230, 1611],
    "the horde player's actions": [20, 216, 1358],
    "two against the horde": [18, 277, 3549],
    "a colossal finds its lanes": [2, 32, 268],
    "concealed before a single player": [8, 21, 50, 197, 1217],
    "a mulligan": [3, 15, 136, 1232],
    # four of eleven, and of one card there are only three: 81 - 1
    "too many cards in hand": [3, 9, 27, 80],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    assert counts(BOX, POSITIONS[name], len(COUNTS[name])) == COUNTS[name]


def moves(ally: int, *lanes: int) -> list[str]:
    return [f"move:{ally}-{lane}" for lane in lanes]


FIRST: dict[str, list[str]] = {
    "moves and swaps": [
        *(*moves(1, 2, 3, 4, 5, 6), *moves(2, 3, 4, 5, 6), *moves(3, 4, 5, 6)),
        *("discard:a1", "discard:a2", "discard:a3"),
    ],
    "engaging the back line": [
        *("engage:onikai@2", "engage:ratamil@2", "engage:b1@2"),
        *(*moves(1, 2, 3, 4, 5, 6), *moves(2, 3, 4, 5, 6)),
        *("discard:a1", "discard:a2"),
    ],
    "a castle that draws": [
        *("castle-draw", "use:castle", "play:for-liothan", "discard:a1"),
        *(f"play:trappers@{lane}" for lane in range(2, 7)),
        *moves(1, 2, 3, 4, 5, 6),
    ],
    "reactions": ["play:for-liothan", "play:poisoned-attack", "use:a1"],
    "the horde player summons": [
        *(f"{verb}:howling-monolith-1@{lane}" for verb in ("summon", "conceal") for lane in range(2, 7)),
        *(f"conceal:frost-trench-1@{lane}" for lane in range(2, 7)),
        "summon:frost-trench-1",
    ],
    "the horde player's actions": [
        *("plan", "portal-action", "conceal:1", "exhaust:1-1", "exhaust:2-1", "exhaust:b1-1"),
        *(f"march:1-{lane}" for lane in range(2, 7)),
        *(f"march:2-{lane}" for lane in range(3, 7)),
        *(f"march:b1-{lane}" for lane in range(3, 7)),
    ],
}
"""What the first asks of some positions offer besides "done", by the book."""


@pytest.mark.parametrize("name", FIRST)
def test_the_first_choices_are_those_of_the_book(name: str) -> None:
    assert first_keys(BOX, POSITIONS[name]) == sorted([*FIRST[name], "done"])
