"""How the tests of Skytear sit down at a table: all battlefields, formats and numbers of seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.rules.keywords.open_hexes import stops
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Keep, Match
from hordekeep.kernel.hexes import hexes_in
from tests.games.playing import choose_at_random
from tests.sampling import sampled

SkytearMatch = Match[Arena]
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"simplified": True}),
    (2, {"format": "casual"}),
    (2, {"format": "competitive"}),
    (2, {"battlefield": "three-lanes"}),
    (3, {"format": "casual"}),
    (4, {"format": "competitive"}),
    (4, {"battlefield": "three-lanes", "simplified": True}),
    (5, {}),
    (6, {"battlefield": "three-lanes", "format": "competitive"}),
    (7, {"format": "casual"}),
    (8, {"battlefield": "three-lanes"}),
)


def _name(table: tuple[int, dict[str, Any]]) -> str:
    return "-".join(map(str, (table[0], *table[1].values())))


each_table = pytest.mark.parametrize(
    ("seats", "options"), sampled(TABLES, {0, 3, 5, 7}), ids=[_name(table) for table in TABLES]
)


def new_match(seats: int, options: dict[str, Any], seed: str, keep: Keep = Keep.HISTORY) -> SkytearMatch:
    """A match about to begin."""
    return Match(GAME, seats=seats, seed=seed, options=options, keep=keep)


def brawl(seats: int, options: dict[str, Any], seed: str, keep: Keep = Keep.HISTORY) -> SkytearMatch:
    """A match on turn 3 in which all heroes stand close together: random play hardly ever leads there."""
    match, luck = new_match(seats, options, seed, Keep.CHECKPOINT), Random(seed)
    while match.state.phase == "setup":
        choose_at_random(match, luck)
    g, position = match.state, match.to_position()
    middle = luck.choice([*g.tokens, *(dome.control_point for dome in g.field.domes)])
    free = list(hexes_in(stops(g) & g.field.board.within(middle, 3)))
    for hero, where in zip(position["heroes"].values(), luck.sample(free, len(position["heroes"])), strict=True):
        hero["hex"] = hex_text(where)
    for seat, player in enumerate(position["players"]):
        deck = position["decks"][g.setting.purses[seat]]["cards"]
        player["hand"] += [deck.pop() for _ in range(min(6 - len(player["hand"]), len(deck)))]
    position["turn"] = 3
    return Match.from_position(GAME, position, seed=seed, keep=keep)


def any_match(seats: int, options: dict[str, Any], number: int, keep: Keep = Keep.HISTORY) -> SkytearMatch:
    """From the set-up, or every other time with heroes close together."""
    return (brawl if number % 2 else new_match)(seats, options, f"any {number}", keep)


def numbered_match(seats: int, options: dict[str, Any], number: int, keep: Keep = Keep.HISTORY) -> SkytearMatch:
    """A match somewhere in its course, the same for the same number."""
    luck = Random(f"{seats} {sorted(options)} {number}")
    while True:
        begin = brawl if number % 2 else new_match
        match = begin(seats, options, f"somewhere {luck.random()}", keep)
        for _ in range(luck.randrange(600)):
            if match.ask is None:
                break
            choose_at_random(match, luck)
        if match.ask is not None:
            return match
