"""What the laboratory and bots are told about a state: traits, numbers, and the evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from hordekeep.games.plankton_horde import GAME
from hordekeep.games.plankton_horde.content.components import FLAYER, NAMES
from hordekeep.kernel import Document, Match
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import BATTLES, HordeMatch, new_match
from tests.games.plankton_horde.strategies import Table, tables
from tests.games.playing import play_on

ROW: list[Document] = [
    {"battle": battle, "token": token} for battle, token in zip(BATTLES, reference.TOKENS, strict=True)
]


def load(**position: Any) -> HordeMatch:
    return Match.from_position(GAME, {"seats": [{}, {}], **position})


# -- evaluation ------------------------------------------------------------------------------------------------------


@given(tables())
def test_an_evaluation_lies_between_lost_and_won(table: Table) -> None:
    match = table.match
    outcome = match.outcome()
    for seat in range(match.state.seats):
        value = GAME.search.evaluate(match.state, seat)
        assert 0 <= value <= 1
        if outcome is not None:
            assert value == outcome.shares()[seat]


@given(tables())
def test_an_evaluation_changes_nothing(table: Table) -> None:
    match = table.match
    before = match.shown()
    GAME.search.evaluate(match.state, 0)
    assert match.shown() == before


def test_at_the_start_everybody_has_the_same_chance() -> None:
    for level in ("basic", "full"):
        for seats in (2, 3, 4):
            state = new_match(level, seats, "even").state
            assert {GAME.search.evaluate(state, seat) for seat in range(seats)} == {0.5}


def chance(horde: list[str], **position: Any) -> float:
    """The chance of the first of two players with this horde, late in the game."""
    sides = [{"horde": horde}, {"horde": ["sun-ooze"]}]
    return GAME.search.evaluate(
        load(**{"seats": sides, "round": 9, "row": ROW[:9], "phase": "end", **position}).state, 0
    )


@pytest.mark.parametrize("card", ["vampire", "flayer", "demon", "trickster", "betrayer", "elvenking", "water-troll"])
def test_a_useful_card_is_worth_having(card: str) -> None:
    assert chance(["fire-troll", card]) > chance(["fire-troll"])


def test_every_further_vampire_is_worth_having() -> None:
    chances = [chance(["vampire"] * count) for count in range(5)]
    assert chances == sorted(set(chances))


def test_the_elvenking_likes_pairs_of_forest_and_royal() -> None:
    pairs = ["forest-golem", "royal-ooze"] * 2
    assert chance([*pairs, "elvenking"]) - chance(pairs) > chance(["elvenking"]) - chance([])


def test_a_monster_of_negative_battles_is_worth_less_than_none() -> None:
    row = [{"battle": "moon", "token": -3}, {"battle": "dragon", "token": -1}]
    assert chance(["moon-dragon"], row=row, round=2) < chance([], row=row, round=2)
    row = [{"battle": "moon", "token": 3}, {"battle": "dragon", "token": 1}]
    assert chance(["moon-dragon"], row=row, round=2) > chance([], row=row, round=2)


def test_a_lead_counts_more_the_later_it_is() -> None:
    early, late = (
        GAME.search.evaluate(
            load(seats=[{"horde": ["water-ooze"] * 2}, {}], round=n, row=ROW[:n], phase="end").state, 0
        )
        for n in (2, 10)
    )
    assert 0.5 < early < late < 1


def test_points_already_won_count_in_the_battles() -> None:
    ahead = load(phase="battles", round=11, row=ROW, battle=3, turn=0, seats=[{"horde": ["flayer"], "won": [8]}, {}])
    assert GAME.search.evaluate(ahead.state, 0) > 0.75 > 0.25 > GAME.search.evaluate(ahead.state, 1)


def test_wild_cards_that_joined_count_in_their_battle() -> None:
    sides = [{"horde": ["flayer"], "flayers_added": 1}, {"horde": ["flayer"]}]
    match = load(phase="battles", round=11, row=ROW, turn=0, seats=sides)
    even = load(phase="battles", round=11, row=ROW, turn=0, seats=[sides[1], sides[1]])
    assert GAME.search.evaluate(match.state, 0) > GAME.search.evaluate(even.state, 0)
    assert GAME.search.evaluate(match.state, 1) < GAME.search.evaluate(even.state, 1)


def test_picks_of_the_round_count_like_cards_in_the_horde() -> None:
    picked = load(phase="monster", turn=1, round=5, row=ROW[:5], seats=[{"picks": ["water-ooze"]}, {}])
    held = load(phase="monster", turn=1, round=5, row=ROW[:5], seats=[{"horde": ["water-ooze"]}, {}])
    for seat in (0, 1):
        assert GAME.search.evaluate(picked.state, seat) == GAME.search.evaluate(held.state, seat)


# -- traits ----------------------------------------------------------------------------------------------------------


def traits_of(match: HordeMatch, seat: int) -> list[str]:
    return [match.say(trait) for trait in GAME.lab.traits(match.state, seat)]


def test_traits_name_tokens_special_cards_and_who_started() -> None:
    sides = [
        {"horde": ["vampire", "vampire", "betrayer", "sun-ooze"], "won": [-3, 8, 5, 5], "discarded": ["flayer"]},
        {"horde": ["trickster", "elvenking"], "discarded": ["demon"]},
    ]
    match = load(phase="over", round=11, starting=0, row=ROW, battle=11, seats=sides)
    assert traits_of(match, 0) == [
        "Won the 8 token",
        "Won the 5 token",
        "Won the -3 token",
        "Vampire × 2",
        "Flayer × 1",
        "Betrayer × 1",
        "Started round 1",
    ]
    assert traits_of(match, 1) == ["Elvenking × 1", "Demon × 1", "Trickster × 1"]


def test_traits_count_the_cards_with_which_the_battles_began() -> None:
    for number in range(12):
        match = new_match("full", 3, f"traits {number}")
        luck = Random(number)
        held: list[tuple[int, ...]] = []
        while match.ask is not None:
            if match.ask.prompt in ("trick", "wild") and not held:
                held = match.state.hordes[:]
            play_on(match, luck, 1)
        if not held:
            continue
        for seat in range(3):
            flayers = held[seat].count(FLAYER)
            assert (f"Flayer × {flayers}" in traits_of(match, seat)) == (flayers > 0)


# -- numbers ---------------------------------------------------------------------------------------------------------


@given(tables())
def test_observations_have_their_size_and_lie_between_minus_one_and_one(table: Table) -> None:
    state = table.match.state
    for seat in range(state.seats):
        numbers = GAME.lab.observe(state, seat)
        assert len(numbers) == GAME.lab.observation_size(state.seats)
        assert all(-1 <= number <= 1 for number in numbers)
        assert all(isinstance(number, float) for number in numbers)


@pytest.mark.parametrize(("seats", "size"), [(2, 234), (3, 315), (4, 396)])
def test_the_size_of_an_observation_is_pinned(seats: int, size: int) -> None:
    assert GAME.lab.observation_size(seats) == size


def test_a_total_beyond_twelve_stays_within_bounds() -> None:
    picks = ["vampire", "flayer", "elvenking", "demon", "trickster", "betrayer", "sun-ooze", "moon-troll"]
    match = load(phase="monster", turn=1, round=2, row=ROW[:2], seats=[{"picks": picks}, {}])
    assert match.shown()["target"] == 15
    assert max(GAME.lab.observe(match.state, 0)) == 1


def test_the_own_side_comes_first_and_the_others_clockwise() -> None:
    picks = [["water-ooze"], ["fire-troll"], ["sun-golem"]]
    match = load(seats=[{"picks": cards} for cards in picks], phase="monster", turn=1, row=ROW[:1])
    own_first = 38 + 11 + 11 + 8 + 4
    side = 38 + 5 + 38
    for seat in range(3):
        numbers = GAME.lab.observe(match.state, seat)
        for step in range(3):
            face_up = numbers[own_first + step * side :][:38]
            card = picks[(seat + step) % 3][0]
            assert [NAMES[at] for at, number in enumerate(face_up) if number] == [card]


def test_an_observation_shows_the_own_horde_and_what_was_seen_of_the_others() -> None:
    sides = [{"horde": ["water-ooze", "demon", "demon"]}, {"horde": ["sun-golem"] * 2, "seen": ["sun-golem"]}]
    match = load(seats=sides, round=2, row=ROW[:1])
    mine, theirs = (GAME.lab.observe(match.state, seat) for seat in (0, 1))
    own_first, side = 38 + 11 + 11 + 8 + 4, 38 + 5 + 38

    def horde(numbers: list[float], step: int) -> dict[str, float]:
        cards = numbers[own_first + step * side + 38 + 5 :][:38]
        return {NAMES[at]: number for at, number in enumerate(cards) if number}

    assert (horde(mine, 0), horde(mine, 1)) == ({"water-ooze": 0.5, "demon": 1}, {"sun-golem": 0.5})
    assert (horde(theirs, 0), horde(theirs, 1)) == ({"sun-golem": 1}, {"water-ooze": 0.5, "demon": 1})
    assert mine[own_first + 39] == 3 / 40
    assert mine[own_first + side + 39] == 2 / 40
