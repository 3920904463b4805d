"""Counts of all ways to go on from positions of Cloudspire to a fixed depth, the invariants on along every way."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.cloudspire.game import GAME
from hordekeep.kernel import Document, Keep, Match
from tests.games.cloudspire.invariants import check
from tests.games.cloudspire.playing import CloudspireMatch, new_match
from tests.games.perft import ways_on
from tests.games.playing import until_asked

STARTS: dict[str, tuple[int, dict[str, Any], str]] = {
    "factions are picked": (2, {"first": "A"}, "faction"),
    "four pick factions": (4, {"first": "C"}, "faction"),
    "the first market": (2, {"first": "B", "faction_a": "heirs", "faction_b": "narora"}, "market"),
    "the first building": (2, {"first": "A", "faction_a": "brawnen", "faction_b": "grovetenders"}, "build"),
    "Learning the Vines": (1, {"mode": "tutorial"}, "build"),
}
"""Games from their beginning: seats, options, and the first ask at which counting begins."""

POSITIONS: dict[str, Document] = {
    "a stack is prepared": {
        "phase": "prep",
        "players": [
            {"cp": 3, "beside": ["nomad"]},
            {"faction": "grovetenders", "cp": 0},
        ],
    },
    "minions march": {
        "stage": "movement",
        "players": [
            {"source": 0, "units": {"2.1": "battleborn", "3.0": "nomad", "1.1": "aegis"}},
            {"source": 0, "units": {"-1.-1": "war-briar", "0.0": "treed"}},
        ],
    },
    "a hero in the open": {
        "stage": "movement",
        "players": [
            {"source": 0, "units": {"2.0": "awsh"}},
            {"source": 0, "units": {"0.1": "war-briar"}, "spires": {"3.0": {"chip": "slingshot", "upgrades": "ARR"}}},
        ],
    },
    "spires fire": {
        "stage": "fire",
        "players": [
            {"source": 0, "units": {"2.1": "battleborn", "2.0": "nomad", "3.1": {"chip": "awsh", "health": 2}}},
            {"source": 0, "spires": {"3.0": {"chip": "slingshot", "upgrades": "AAR"}}, "units": {"-2.-2": "war-briar"}},
        ],
    },
    "attacks": {
        "stage": "attack",
        "players": [
            {"source": 0, "units": {"2.1": "battleborn", "1.1": "awsh"}},
            {"source": 0, "units": {"2.0": "war-briar", "1.0": {"chip": "treed", "health": 1}, "0.1": "ybanthe"}},
        ],
    },
    "at the gate": {
        "stage": "attack",
        "turn": 1,
        "players": [
            {"gate": 3, "stack": ["battleborn"]},
            {"units": {"4.1": "ybanthe", "5.0": "war-briar"}},
        ],
    },
    "landmarks to explore": {
        "stage": "exploration",
        "players": [
            {"units": {"1.0": "awsh", "-1.0": "nomad"}},
            {"units": {"-2.-2": "war-briar"}},
        ],
        "landmarks": {"0.0": {"chip": "grail-vipers", "hidden": True}},
    },
    "four fortresses": {
        "seats": 4,
        "stage": "movement",
        "players": [
            {"source": 0, "stack": ["battleborn", "nomad"]},
            {"source": 0, "stack": ["war-briar"]},
            {"source": 0},
            {"source": 0},
        ],
    },
    "around the Beacon": {
        "mode": "coop",
        "seats": 2,
        "stage": "movement",
        "players": [
            {"source": 0, "units": {"1.0": "awsh", "2.1": "battleborn"}},
            {"source": 0, "units": {"-2.2": "ybanthe"}},
        ],
    },
}

COUNTS: dict[str, list[int]] = {
    # four factions, three for the other, then the market
    "factions are picked": [4, 12, 60, 288, 2166],
    "four pick factions": [4, 12, 24, 144, 840],
    "the first market": [5, 24, 220, 1557],
    "the first building": [7, 35, 280, 1535],
    "Learning the Vines": [9, 26, 155, 603],
    "a stack is prepared": [11, 87, 507, 3061],
    "minions march": [2, 13, 37, 130, 354, 963],
    "a hero in the open": [2, 12, 24, 66, 257, 1015],
    "spires fire": [3, 9, 18, 36, 342, 2424],
    "attacks": [2, 5, 12, 52, 185, 491],
    "at the gate": [2, 4, 8, 40, 192, 760],
    "landmarks to explore": [2, 12, 40, 256, 1020],
    "four fortresses": [2, 9, 27, 255, 559, 3321],
    "around the Beacon": [2, 19, 53, 166, 432, 996],
}


def begin(name: str) -> CloudspireMatch:
    """The match at which counting begins."""
    if name in POSITIONS:
        return Match.from_position(GAME, POSITIONS[name], keep=Keep.CHECKPOINT)
    seats, options, prompt = STARTS[name]
    match = new_match(seats, options, "perft", Keep.CHECKPOINT)
    until_asked(match, prompt)
    return match


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_ways_to_go_on_is_known(name: str) -> None:
    assert ways_on(begin(name), len(COUNTS[name]), check) == COUNTS[name]


def test_every_position_is_counted() -> None:
    assert set(COUNTS) == {*STARTS, *POSITIONS}
