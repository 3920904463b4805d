"""What the laboratory and bots read: numbers within their bounds, traits in words, chances that add up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hordekeep.games.cloudspire.bots.evaluate import WEIGHTS, evaluate, signs
from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.written.position_reading import from_position
from hordekeep.kernel import LANGUAGES, Keep, Match
from tests.games.cloudspire.playing import each_table, new_match
from tests.games.playing import choose_at_random


@each_table
def test_observations_have_their_size_and_bounds_and_chances_add_up(seats: int, options: dict[str, Any]) -> None:
    match, luck = new_match(seats, options, "numbers", Keep.CHECKPOINT), Random(seats)
    for count in range(200):
        if match.ask is None:
            break
        if count % 10 == 0:
            seat = luck.randrange(seats)
            numbers = GAME.lab.observe(match.state, seat)
            assert len(numbers) == GAME.lab.observation_size(seats)
            assert all(-1 <= number <= 1 for number in numbers)
            sides = {side[0] for side in match.state.setting.allies}
            chances = [evaluate(match.state, each) for each in sides]
            assert all(0 < chance < 1 for chance in chances)
            assert abs(sum(chances) - 1) < 1e-9
        choose_at_random(match, luck)


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "pvp"), (2, "coop"), (4, "teams")])
def test_a_finished_game_has_traits_a_result_in_words_and_a_certain_value(seats: int, mode: str) -> None:
    match, luck = new_match(seats, {"mode": mode}, "traits", Keep.CHECKPOINT), Random(1)
    while match.ask is not None:
        choose_at_random(match, luck)
    outcome = match.outcome()
    assert outcome is not None
    assert [evaluate(match.state, seat) > 0 for seat in range(seats)] == [score > 0 for score in outcome.scores]
    for language in LANGUAGES:
        assert match.say(outcome.because, language)
        for seat in range(seats):
            assert all(match.say(text, language) for text in GAME.lab.traits(match.state, seat))
            for heading, name in GAME.lab.groups(match.state, seat) if GAME.lab.groups else ():
                assert match.say(heading, language)
                assert match.say(name, language)


RESULTS = (
    ("pvp", 2, [0], "CS-ENDGAME-01"),
    ("pvp", 3, [1], "CS-ENDGAME-02"),
    ("pvp", 2, [0, 1], "CS-ENDGAME-11"),
    ("pvp", 2, [0], "CS-ENDGAME-06"),
    ("pvp", 2, [0], "CS-ENDGAME-08"),
    ("pvp", 2, [0], "CS-ENDGAME-09"),
    ("pvp", 2, [0], "CS-ENDGAME-10"),
    ("teams", 4, [2, 3], "CS-ENDGAME-13"),
    ("solo", 1, [1], "CS-ENDGAME-01"),
    ("coop", 2, [0, 1], "CS-K-COOP-05"),
    ("coop", 2, [2], "CS-K-COOP-05"),
)


@pytest.mark.rule("CS-ENDGAME-01", "CS-ENDGAME-02", "CS-ENDGAME-11", "CS-ENDGAME-13")
@pytest.mark.parametrize(("mode", "seats", "winners", "rule"), RESULTS)
def test_every_result_is_told_in_every_language(mode: str, seats: int, winners: list[int], rule: str) -> None:
    document = {"mode": mode, "seats": seats, "result": {"winners": winners, "rule": rule}}
    match = Match.from_position(GAME, document)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.rule == rule
    humans = tuple(seat for seat in winners if seat < seats)
    assert outcome.winners == humans
    assert outcome.together == (not humans or (len(humans) > 1 and rule != "CS-ENDGAME-11"))
    for language in LANGUAGES:
        assert match.say(outcome.because, language)


def test_every_sign_speaks_for_who_is_better_off() -> None:
    def chance(player: dict[str, Any]) -> float:
        return evaluate(from_position({"players": [player]}), 0)

    even = chance({})
    assert abs(even - 0.5) < 0.1
    better: tuple[dict[str, Any], ...] = (
        {"source": 16},
        {"levels": {"source-drill": 1}},
        {"spires": {"3.0": "lance-launcher"}},
        {"units": {"1.0": "battleborn"}},
        {"stack": ["awsh"]},
        {"relics": ["sky-key"]},
        {"earthscapes": [9]},
    )
    for player in better:
        assert chance(player) > even, player
    assert chance({"gate": 5}) < even
    assert chance({"units": {"-3.0": "battleborn"}}) > chance({"units": {"3.1": "battleborn"}})
    upgraded = {"spires": {"3.0": {"chip": "lance-launcher", "upgrades": "AR"}}}
    assert chance(upgraded) > chance({"spires": {"3.0": "lance-launcher"}})
    assert set(signs(from_position({}), 0)) == set(WEIGHTS)
