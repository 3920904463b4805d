"""A search that is led by the leanings of a game's quick policy."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hordekeep.bots import Budget, Ismcts, chair_at
from hordekeep.bots.selecting import GUESS, Node, Spread
from hordekeep.kernel import Ask, Choice, Dice, Match, Search
from tests.watch import FEED, GAME, REST, Watch


def visits(
    leaning_to: Choice | None, value_of: Choice | None, apart: float = 0.5, iterations: int = 60
) -> dict[str, int]:
    """How often a search looks at each first choice: the policy leans to one, the evaluation likes one."""

    def leanings(g: Watch, ask: Ask, seat: int, choices: list[Choice]) -> list[float]:
        return [2.0 if choice == leaning_to else 0.0 for choice in choices]

    def evaluate(g: Watch, seat: int) -> float:
        fed = len(g.logs[0]) < 2
        liked = value_of is not None and fed == (value_of == FEED)
        return 0.4 + apart * liked

    search: Search[Watch] = Search(evaluate, leanings=leanings, exploration=1.5)
    game = replace(GAME, search=search)
    match: Match[Watch] = Match(game, 1, "lean", {"nights": 1})
    thought = Ismcts(Budget(iterations=iterations)).think(chair_at(match, 0, Dice("bot")))
    return {each.choice[0]: each.visits for each in thought.considered}


def test_a_search_looks_most_at_what_the_policy_leans_to_where_nothing_else_speaks() -> None:
    led = visits(leaning_to=FEED, value_of=None)
    assert led["feed"] > 2 * led.get("rest", 0)
    led = visits(leaning_to=REST, value_of=None)
    assert led["rest"] > 2 * led.get("feed", 0)


def test_what_turns_out_well_beats_a_leaning() -> None:
    led = visits(leaning_to=FEED, value_of=REST)
    assert led["rest"] > led["feed"]


def test_small_differences_count_where_all_values_lie_close() -> None:
    """In a position that is nearly lost a search still tells better from worse."""
    wide, close = visits(FEED, REST, apart=0.5), visits(FEED, REST, apart=0.005)
    assert close["rest"] > close["feed"]
    assert close["rest"] == pytest.approx(wide["rest"], abs=8)


def test_the_spread_is_a_guess_until_there_are_some_values() -> None:
    spread = Spread()
    for _ in range(9):
        spread.add(0.5)
    assert spread() == GUESS
    spread.add(0.5)
    assert spread() == pytest.approx(0, abs=1e-5)


def test_a_choice_never_visited_is_not_considered() -> None:
    led = visits(leaning_to=FEED, value_of=FEED, iterations=2)
    assert set(led) == {"feed"}
    assert Node(0).visits == 0
