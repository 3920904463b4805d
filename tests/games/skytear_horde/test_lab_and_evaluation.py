"""What the laboratory and bots are told about a battle: numbers, and the evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from hordekeep.games.lanes.instinct import instinct
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Document
from tests.games.skytear_horde.playing import TABLES, asked, load, new_match
from tests.games.skytear_horde.sentences import lanes
from tests.games.skytear_horde.strategies import Table, tables

OAK: Document = {"card": "clan-of-the-oak"}
BRUTE: Document = {"card": "troll-brute"}
MONSTERS = ("deep-stalker", "the-great-white", "troll-brute", "forest-yeti", "cave-yeti", "lady-of-the-lake")


def chance(**position: Any) -> float:
    """The chance of the first seat."""
    return GAME.evaluate(load(**position).state, 0)


@settings(max_examples=40)
@given(tables())
def test_an_evaluation_lies_between_lost_and_won_and_changes_nothing(table: Table) -> None:
    match = table.match
    before = match.shown()
    outcome = match.outcome()
    for seat in range(match.state.seats):
        value = GAME.evaluate(match.state, seat)
        assert 0 <= value <= 1
        if outcome is not None:
            assert value == float(seat in outcome.winners)
    assert match.shown() == before


@settings(max_examples=40)
@given(tables())
def test_partners_stand_alike_and_the_horde_player_against_them(table: Table) -> None:
    g = table.match.state
    alliance = {GAME.evaluate(g, seat) for seat in g.alliance_seats}
    assert len(alliance) == 1
    if g.horde_seat >= 0:
        assert GAME.evaluate(g, g.horde_seat) == pytest.approx(1 - alliance.pop())


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


@settings(max_examples=40)
@given(tables())
def test_observations_have_their_size_and_lie_between_minus_one_and_one(table: Table) -> None:
    g = table.match.state
    for seat in range(g.seats):
        numbers = GAME.lab.observe(g, seat)
        assert len(numbers) == GAME.lab.observation_size(g.seats)
        assert all(isinstance(number, float) and -1 <= number <= 1 for number in numbers)


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


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_the_quick_policy_chooses_what_is_offered_and_never_moves_for_ever(mode: str, seats: int) -> None:
    for number in range(6):
        match, luck = new_match(mode, seats, f"instinct {number}"), Random(number)
        while match.ask is not None:
            seat = luck.choice(asked(match).seats)
            choice = instinct(match.state, match.ask, seat, luck)
            assert choice in match.ask.choices_of(seat)
            match.play(choice, seat)
            assert len(match.made) < 2000


def test_a_search_never_sends_allies_to_and_fro() -> None:
    """Clan of the Oak has armor while it stands alone: what it is worth in a lane depends on where it is now."""
    assert GAME.sensible is not None
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
            kept = GAME.sensible(match.state, match.ask, 0, match.ask.choices)
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


@settings(max_examples=30)
@given(tables())
def test_what_is_worth_a_search_is_offered_and_not_empty(table: Table) -> None:
    match = table.match
    assert GAME.sensible is not None
    if match.ask is None:
        return
    for seat in match.ask.seats:
        offered = match.ask.choices_of(seat)
        kept = GAME.sensible(match.state, match.ask, seat, offered)
        assert kept
        assert set(kept) <= set(offered)
