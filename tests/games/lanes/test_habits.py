"""The habits of the quick hand: what they name exists, what they read may be seen, and they are followed."""

from __future__ import annotations

import re
from collections import Counter
from math import exp, isfinite
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.engines.lanes.bots.habits import DECIDED, by_habit, leanings, learned, signs_of
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Match
from scripts.learn_habits import RECKONINGS, Step, chances_of, learn, play_games
from tests.games.lanes.boxes import each_box
from tests.games.lanes.playing import Box
from tests.games.lanes.strategies import tables
from tests.games.playing import asked, choose_at_random

ABOUT_A_CARD = re.compile(
    r"^(?:play|want|react|use|rebuild|discard|mulligan|hand-limit|pick-card):([a-z-]+?)(?:-?\.\d+)?(?:\|.*)?$"
)


@each_box
def test_every_card_that_a_habit_names_exists(box: Box) -> None:
    cards = box.shelf().cards
    named = [found[1] for name in learned(box.slug) if (found := ABOUT_A_CARD.match(name))]
    assert len(named) > 100
    assert [name for name in named if name not in cards and f"{name}-1" not in cards] == []


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_every_choice_has_signs_of_sensible_amounts(box: Box, data: st.DataObject) -> None:
    match, luck = data.draw(tables(box))
    for _ in range(15):
        if match.ask is None:
            return
        for seat in asked(match).seats:
            if seat != match.state.horde_seat:
                choices = match.ask.choices_of(seat)
                all_signs = signs_of(match.state, match.ask, seat, choices, RECKONINGS[box.slug])
                assert len(all_signs) == len(choices)
                for choice, signs in zip(choices, all_signs, strict=True):
                    assert signs, choice
                    assert all(isfinite(amount) and abs(amount) < 50 for _, amount in signs), (choice, signs)
        choose_at_random(match, luck)


@each_box
def test_a_hurried_player_chooses_as_it_leans(box: Box) -> None:
    luck = Random("as it leans")
    match: Match[Battle] = Match(box.game, 1, "as it leans")
    while asked(match).prompt != "action":
        choose_at_random(match, luck)
    ask, reckoning = asked(match), RECKONINGS[box.slug]
    found = leanings(match.state, ask, 0, ask.choices, reckoning)
    whole = sum(exp(DECIDED * leaning) for leaning in found)
    times = Counter(by_habit(match.state, ask, 0, ask.choices, reckoning, luck) for _ in range(3000))
    for choice, leaning in zip(ask.choices, found, strict=True):
        assert times[choice] / 3000 == pytest.approx(exp(DECIDED * leaning) / whole, abs=0.04)


def test_what_went_well_is_leant_to_more() -> None:
    """The slope is that of gain times the logarithm of the chance, besides what keeps every choice possible."""
    signs = [[("a", 1.0), ("b", 0.5)], [("b", -1.0)], [("c", 2.0)]]
    weights = {"a": 0.3, "b": -0.2, "c": 0.1}
    chances = chances_of(signs, weights)
    assert sum(chances) == pytest.approx(1)
    slope = dict.fromkeys("abc", 0.0)
    learn(Step(signs, chances, 0), 0.7, slope)
    for name, weight in weights.items():
        nearby = chances_of(signs, {**weights, name: weight + 1e-6})
        gained = 0.7 * (nearby[0] - chances[0]) / chances[0] / 1e-6
        assert slope[name] == pytest.approx(gained, abs=0.01), name


@each_box
def test_games_to_learn_from_are_the_same_for_the_same_seed(box: Box) -> None:
    game = box.slug
    weights = dict(learned(game))
    once, again = (play_games(game, weights, {}, "learning", 2) for _ in range(2))
    assert once == again
    assert len(once[1]) == 2
    assert any(once[0].values())
