"""What the laboratory and bots read: numbers within their bounds, traits in words, chances that add up."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.games.skytear.bots.evaluate import WEIGHTS, signs
from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import LANGUAGES, Keep, Match
from tests.games.playing import asks_of, choose_at_random
from tests.games.skytear.playing import brawl, each_table, new_match

DUEL: dict[str, Any] = {"heroes": {"blue.yami": {"hex": "-4.1"}, "red.corjof": {"hex": "-4.-1"}}}


@each_table
def test_observations_have_their_size_and_bounds_and_chances_add_up(seats: int, options: dict[str, Any]) -> None:
    for begin in (new_match, brawl):
        match, luck = begin(seats, options, "numbers", Keep.CHECKPOINT), Random(seats)
        for _ in asks_of(match, luck, 150):
            seat = luck.randrange(seats)
            numbers = GAME.lab.observe(match.state, seat)
            assert len(numbers) == GAME.lab.observation_size(seats)
            assert all(-1 <= number <= 1 for number in numbers)
            chances = [GAME.search.evaluate(match.state, each) for each in (0, 1)]
            assert 0 < chances[0] < 1
            assert abs(sum(chances) - 1) < 1e-9


def test_a_finished_game_has_traits_and_a_certain_value() -> None:
    ended = set()
    for number in range(12):
        match, luck = brawl(2, {}, f"traits {number}"), Random(number)
        while match.ask is not None:
            choose_at_random(match, luck)
        outcome = match.outcome()
        assert outcome is not None
        assert [GAME.search.evaluate(match.state, seat) for seat in (0, 1)] == list(outcome.scores)
        assert sum(outcome.shares()) == 1
        ended.add(outcome.rule)
        for language in LANGUAGES:
            assert match.say(outcome.because, language)
            assert all(match.say(text, language) for seat in (0, 1) for text in GAME.lab.traits(match.state, seat))
    assert "SM-GOAL-04" in ended


def test_every_sign_speaks_for_who_is_better_off() -> None:
    def chance(**changes: Any) -> float:
        return GAME.search.evaluate(Match.from_position(GAME, {**DUEL, **changes}).state, 0)

    even = chance()
    yami, corjof = DUEL["heroes"].values()
    assert len(signs(Match.from_position(GAME, DUEL).state)) == len(WEIGHTS)
    better: tuple[dict[str, Any], ...] = (
        {"heroes": {"blue.yami": yami, "red.corjof": {**corjof, "hp": 3}}},
        {"lanes": {"left": {"towers": {"red": 2}}}},
        {"lanes": {"left": {"towers": {"red": 0}}}},
        {"lanes": {"left": {"token": "-3.-2"}}},
        {"minions": {"blue": ["-4.2"]}},
        {"players": [{"hand": ["gank"]}]},
        {"victory": ["headhunters"], "tallies": {"blue": {"defeats": 2}}},
    )
    for changes in better:
        assert chance(**changes) > even, changes
