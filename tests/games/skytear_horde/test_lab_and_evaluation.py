"""What the laboratory and bots are told about a battle of the first edition: numbers, and the evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.engines.lanes.bots.instinct import instinct
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Document
from tests.games.lanes.sentences import lanes
from tests.games.skytear_horde.playing import load, new_match

OAK: Document = {"card": "clan-of-the-oak"}
BRUTE: Document = {"card": "troll-brute"}
MONSTERS = ("deep-stalker", "the-great-white", "troll-brute", "forest-yeti", "cave-yeti", "lady-of-the-lake")


def chance(**position: Any) -> float:
    """The chance of the first seat."""
    return GAME.search.evaluate(load(**position).state, 0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"castle": {}}, {"castle": {"wounds": 9}}),
        ({"portal": {"wounds": 3}}, {"portal": {}}),
        ({"portal": {"card": "solo-normal-2"}}, {"portal": {"card": "solo-normal-1"}}),
        ({"lanes": [{"ally": OAK}]}, {"lanes": []}),
        ({"lanes": [{"ally": OAK}]}, {"lanes": [{"ally": {**OAK, "wounds": 2}}]}),
        ({"lanes": []}, {"lanes": [{"monster": BRUTE}]}),
        ({"minions": {}}, {"minions": {"onikai": {"health": 3}}}),
        ({"players": [{"deck": 30}]}, {"players": [{"deck": 4}]}),
        ({"players": [{"hand": ["shamans"]}]}, {"players": [{}]}),
        ({"players": [{"mana": 5}]}, {"players": [{"mana": 0}]}),
    ],
)
def test_what_is_good_for_the_alliance_raises_its_chance(better: Document, worse: Document) -> None:
    common: Document = {"phase": "mulligan"}
    assert chance(**common, **better) > chance(**common, **worse)


def test_an_observation_changes_with_what_is_seen() -> None:
    seen = [
        GAME.lab.observe(load(**position).state, 0)
        for position in (
            {},
            {"lanes": [{"monster": BRUTE}]},
            {"lanes": [{"ally": OAK}]},
            {"castle": {"wounds": 1}},
            {"players": [{"hand": ["shamans"]}]},
            {"players": [{"discard": ["shamans"]}]},
            {"horde": {"discard": ["troll-brute"]}},
            {"minions": {"ratamil": {"health": 1}}},
        )
    ]
    assert len({tuple(numbers) for numbers in seen}) == len(seen)


def test_a_search_never_sends_allies_to_and_fro() -> None:
    """Clan of the Oak has armor while it stands alone: what it is worth in a lane depends on where it is now."""
    assert GAME.search.sensible is not None
    for number in range(200):
        luck = Random(number)
        monsters = {lane: hurt(luck, luck.choice(MONSTERS)) for lane in range(1, luck.randint(2, 5))}
        one, other = luck.sample(range(1, 7), 2)
        allies = {one: hurt(luck, "clan-of-the-wildcat"), other: hurt(luck, "clan-of-the-oak")}
        match = load(phase="alliance", lanes=lanes(monsters, allies))
        stood: set[tuple[str, ...]] = set()
        while match.ask is not None and match.ask.prompt == "action":
            row = tuple("" if p is None else p.card.id for p in match.state.alliance_row)
            assert row not in stood, number
            stood.add(row)
            kept = GAME.search.sensible(match.state, match.ask, 0, match.ask.choices)
            moves = [choice for choice in kept if choice[0] == "move"]
            if not moves:
                break
            match.play(luck.choice(moves), 0)


def hurt(luck: Random, card: str) -> Document:
    """A card, often with wounds."""
    return {"card": card, "wounds": luck.choice((0, 0, 1, 2))}


def test_the_quick_policy_gets_further_than_chance() -> None:
    def portals_broken(clever: bool) -> int:
        broken = 0
        for number in range(24):
            match, luck = new_match("solo", 1, f"further {number}"), Random(number)
            while match.ask is not None:
                choices = match.ask.choices
                match.play(instinct(match.state, match.ask, 0, luck) if clever else luck.choice(choices), 0)
            broken += match.state.portal.card.stage > 1
        return broken

    assert portals_broken(clever=True) > 2 * portals_broken(clever=False)
