"""Random games are followed by a second reading of the book, event by event and question by question.

`HORDEKEEP_ORACLE_GAMES` sets how many games are followed (24 unless said).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import Match
from tests.games.skytear.oracle import follow
from tests.games.skytear.oracle_ground import apart, text_of
from tests.games.skytear.oracle_table import Table
from tests.games.skytear.playing import TABLES, SkytearMatch, brawl, new_match

ROUNDS = max(1, int(os.environ.get("HORDEKEEP_ORACLE_GAMES", "24")) // len(TABLES))


def late(seats: int, options: dict[str, Any], seed: str) -> SkytearMatch:
    """A match in which heroes round Cover have few HP and Towers are about to fall: much is decided soon.

    On three lanes two tokens lie before one Nexus, so that they are fought over together.
    """
    before, luck = brawl(seats, options, seed), Random(seed)
    position, table = before.to_position(), Table(before.shown())
    bushes = luck.sample(sorted(table.ground.cover), 3)
    near = sorted(each for each in table.free() if any(apart(each, bush) <= 1 for bush in bushes))
    luck.shuffle(near)
    for hero in position["heroes"].values():
        hero["hp"] = luck.randint(1, 6)
        hero["hex"] = text_of(near.pop()) if near else hero["hex"]
    for lane in position["lanes"].values():
        lane["towers"] = {side: luck.randint(1, 3) for side in ("blue", "red")}
    if len(position["lanes"]) > 2:
        ground = table.ground
        before_nexus = sorted(ground.sight(ground.nexus["red"]) - ground.inside - table.structures())
        for lane, token in zip(("left", "centre"), luck.sample(before_nexus, 2), strict=True):
            position["lanes"][lane]["token"] = text_of(token)
    return Match.from_position(GAME, position, seed=seed)


BEGINNINGS = (late, brawl, new_match)
EAGERNESS = (0.9, 0.5, 0.0)


def game(number: int) -> Counter[str]:
    """One of many games, followed to its end."""
    seats, options = TABLES[number % len(TABLES)]
    turn = number // len(TABLES)
    match = BEGINNINGS[(turn + number) % len(BEGINNINGS)](seats, options, f"oracle {number}")
    return follow(match, Random(number), EAGERNESS[turn % len(EAGERNESS)])


QUESTIONS = (
    *("act", "activate", "attack-target", "damage-minion", "hand-limit", "illusion-to", "lay-area", "lead", "move-to"),
    *("outsider-act", "place-minion", "place-on", "place-outsider", "push-to", "react", "remove-pillar"),
    *("return-to", "select-lead", "shapeshift", "skirmish", "spawn", "target-enemy", "target-enemy-hero"),
    *("target-friendly-hero", "target-hex", "token-step", "which-flip", "who-activates", "worship-hex"),
)
RULES = (
    *("activated", "attacks", "control", "dome-token", "exhausted", "fizzles", "hero-defeated", "lane-token"),
    *("lead-revealed", "lead-selected", "minion-defeated", "minion-repositioned", "minion-spawned", "nexus-armed"),
    *("nexus-damaged", "played", "resolves", "stacked", "token-advanced", "tower-damaged"),
)
OTHERS = (
    *("damage of attack", "damage of skirmish", "damage of cards", "damage of skills", "HP lost by damage"),
    *("effect bonus", "effect condition-applied", "effect healed", "effect moved", "effect pushed"),
    *("conditions at the target", "priority", "nothing to play", "values", "upkeep cards-put-away", "upkeep drawn"),
    *("upkeep heroes-ready", "upkeep hero-returned", "draws", "won by a Nexus", "won by a card", "merged"),
    *("targets looked at again", "targets hit", "areas", "minions attacked", "set-up"),
)


@pytest.fixture(scope="module")
def seen() -> Counter[str]:
    """All that was looked at in all games."""
    return sum((game(number) for number in range(ROUNDS * len(TABLES))), Counter())


@pytest.mark.parametrize("number", [0, 6])
def test_a_random_game_goes_as_a_second_reading_of_the_book_says(number: int) -> None:
    assert game(number)["values"] > 0


@pytest.mark.slow
def test_random_games_go_as_a_second_reading_of_the_book_says(seen: Counter[str]) -> None:
    assert seen["values"] > 0


@pytest.mark.slow
def test_every_kind_of_check_ran(seen: Counter[str]) -> None:
    wanted = {*(f"legal {each}" for each in QUESTIONS), *(f"rule {each}" for each in RULES), *OTHERS}
    assert sorted(wanted - set(+seen)) == []
