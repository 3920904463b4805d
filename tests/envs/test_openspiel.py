"""The OpenSpiel games: OpenSpiel's own test, copies and pickles, what seats know, and its algorithms at work."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from hordekeep import BadInput, Match, Refused, game_slugs
from hordekeep.envs import utilities
from hordekeep.envs.held_match import begin
from hordekeep.envs.openspiel import register, spiel_name
from tests.kernel.toy import GAME as LANTERNS

TABLES = list(product((2, 3, 4), ("basic", "full")))
at_every_table = pytest.mark.parametrize(("seats", "level"), TABLES)


def horde(seats: int = 2, level: str = "full", **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name("plankton-horde"), {"seats": seats, "level": level, **parameters})


def dealt(game: Any, seed: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


def play_on(state: Any, luck: Random, choices: int = 10_000) -> Any:
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
    return state


# -- OpenSpiel's own test --------------------------------------------------------------------------------------------


@at_every_table
def test_openspiels_random_sim_test_passes(seats: int, level: str) -> None:
    pyspiel.random_sim_test(horde(seats, level), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@at_every_table
def test_openspiels_random_sim_test_passes_again_and_again(seats: int, level: str) -> None:
    pyspiel.random_sim_test(horde(seats, level), num_sims=10, serialize=True, verbose=False)


def test_a_game_whose_asks_several_seats_may_answer_passes_too() -> None:
    game = pyspiel.load_game(register(LANTERNS), {"seats": 3})
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


# -- what OpenSpiel is told ------------------------------------------------------------------------------------------


def test_every_installed_game_is_registered() -> None:
    assert {spiel_name(slug) for slug in game_slugs()} <= set(pyspiel.registered_names())


@at_every_table
def test_actions_are_the_legal_choices_and_returns_follow_the_outcome(seats: int, level: str) -> None:
    state = dealt(horde(seats, level), seed=5)
    match: Match[Any] = Match("plankton-horde", seats, "5", {"level": level})
    luck = Random(seats)
    while match.ask is not None:
        assert state.current_player() == match.ask.seat
        assert state.returns() == [0.0] * seats
        names = [state.action_to_string(action) for action in state.legal_actions()]
        assert sorted(names) == sorted(match.game.words.key(choice) for choice in match.ask.choices)
        action = luck.choice(state.legal_actions())
        match.choose(state.action_to_string(action))
        state.apply_action(action)
    outcome = match.outcome()
    assert outcome is not None
    assert state.is_terminal()
    assert state.returns() == pytest.approx(utilities(outcome))
    assert sum(state.returns()) == pytest.approx(0)


def test_chance_moves_once_and_every_seed_is_as_likely() -> None:
    game = horde(seeds=10)
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(seed, 0.1) for seed in range(10)]
    assert root.action_to_string(3) == "seed:3"
    state = play_on(dealt(game), Random(1))
    assert state.is_terminal()


def test_before_the_deal_nobody_knows_anything() -> None:
    root = horde().new_initial_state()
    assert root.information_state_string(0) == root.observation_string(1) == ""
    assert not any(root.observation_tensor(0))
    assert root.returns() == [0.0, 0.0]
    assert str(root) == "chance"


def test_the_tensor_is_what_the_seat_observes() -> None:
    state = play_on(dealt(horde(3)), Random(2), 30)
    for seat in range(3):
        observed = np.array(state.held.numbers(seat), np.float32)
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), observed)
        assert np.array_equal(np.array(state.information_state_tensor(seat), np.float32), observed)


def test_the_information_state_remembers_what_the_view_does_not_show() -> None:
    state = play_on(dealt(horde(2, "basic")), Random(3), 12)
    known, seen = state.information_state_string(0), state.observation_string(0)
    assert seen in known
    assert "token-assigned" in known
    assert "token-assigned" not in seen
    assert state.information_state_string(1) != known


def test_what_was_told_to_one_seat_is_known_to_it_alone() -> None:
    state = dealt(pyspiel.load_game(register(LANTERNS), {"seats": 2}))
    state.apply_action(state.string_to_action("redraw"))
    assert "redrew" in state.information_state_string(0)
    assert "redrew" not in state.information_state_string(1)


# -- copies and pickles ----------------------------------------------------------------------------------------------


def whole(state: Any) -> list[Any]:
    """Everything that can be asked of a state."""
    seats = range(state.num_players())
    return [
        str(state),
        state.current_player(),
        state.legal_actions(),
        state.returns(),
        [state.information_state_string(seat) for seat in seats],
        state.held.match.shown() if state.held else None,
    ]


@at_every_table
def test_clones_pickles_and_serialised_states_are_the_same_and_stand_alone(seats: int, level: str) -> None:
    game = horde(seats, level)
    state = dealt(game, seed=9)
    luck = Random(9)
    while True:
        before = whole(state)
        twins = [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]
        for twin in twins:
            assert whole(twin) == before
            play_on(twin, Random(1), 6)
        assert whole(twins[0]) == whole(twins[1]) == whole(twins[2])
        assert whole(state) == before
        if state.is_terminal():
            return
        play_on(state, luck, 11)


def test_the_root_can_be_copied_and_pickled() -> None:
    root = horde().new_initial_state()
    assert pickle.loads(pickle.dumps(root)).is_chance_node()
    assert root.clone().is_chance_node()


@pytest.mark.parametrize("slug", ["plankton-horde", "lanterns"])
def test_an_imagined_state_looks_the_same_to_its_seat_and_its_copies_stay_in_its_deal(slug: str) -> None:
    register(LANTERNS)
    game = pyspiel.load_game(spiel_name(slug), {"seats": 3})
    others = 0
    for seed in range(12):
        state = dealt(game, seed)
        for step in range(8):
            play_on(state, Random(seed), 5)
            if state.is_terminal():
                break
            seat = state.current_player()
            imagined = state.resample_from_infostate(seat, Random(step).random)
            assert imagined.information_state_string(seat) == state.information_state_string(seat)
            assert imagined.legal_actions() == state.legal_actions()
            others += imagined.held.match.shown() != state.held.match.shown()
            for _ in range(4):
                twins = [imagined.clone(), pickle.loads(pickle.dumps(imagined)), deepcopy(imagined)]
                assert all(whole(twin) == whole(imagined) for twin in twins)
                play_on(imagined, Random(step), 1)
    assert others > 20


def test_what_is_imagined_depends_on_the_sampler_alone() -> None:
    state = play_on(dealt(horde(3), 4), Random(4), 20)
    seat = state.current_player()
    first, second = (state.resample_from_infostate(seat, lambda: 0.25) for _ in range(2))
    other = state.resample_from_infostate(seat, lambda: 0.75)
    assert whole(first) == whole(second)
    assert first.held.match.shown() != other.held.match.shown()
    assert first.held.match.seed != state.held.match.seed


def test_a_seat_that_is_not_asked_can_imagine_too() -> None:
    state = play_on(dealt(horde(3), 4), Random(4), 20)
    for seat in range(3):
        imagined = state.resample_from_infostate(seat, lambda: 0.5)
        assert imagined.information_state_string(seat) == state.information_state_string(seat)
        assert play_on(imagined, Random(seat)).is_terminal()


def test_what_others_were_told_in_secret_is_not_imagined() -> None:
    held = begin(LANTERNS, 2, {}, "secret")
    held.play(held.actions.number[("redraw",)])
    imagined = held.imagined(1, "dream")
    assert "redrew" in held.known_to(0)
    assert "redrew" not in imagined.known_to(0)
    assert imagined.known_to(1) == held.known_to(1)


# -- bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parameters", "says"),
    [
        ("seats=5", "2 to 4 players, not 5"),
        ("level=ful", "Did you mean 'full'"),
        ("seeds=0", "at least one seed"),
        ("first=E", "not one of random, A, B"),
    ],
)
def test_bad_parameters_are_refused(parameters: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        pyspiel.load_game(f"{spiel_name('plankton-horde')}({parameters})")


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = dealt(horde())
    stop = state.get_game().actions.number[("stop",)]
    with pytest.raises(Refused, match=r"\[PH-BC-"):
        state.apply_action(stop)
    assert state.history() == [0]


def test_an_observer_of_less_than_one_players_knowledge_is_refused() -> None:
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    with pytest.raises(BadInput, match="public_info=True"):
        make_observation(horde(), private)
    with pytest.raises(BadInput, match="no parameters"):
        make_observation(horde(), None, {"size": 3})


# -- OpenSpiel's algorithms ------------------------------------------------------------------------------------------


def test_its_mcts_plays_a_game() -> None:
    game = horde(2, "basic")
    luck = np.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(), [searcher, uniform_random.UniformRandomBot(1, luck)], luck
    )
    assert sum(returns) == pytest.approx(0)


def test_its_ismcts_searches_imagined_deals() -> None:
    game = horde(3)
    luck = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 12, random_state=luck)
    state = dealt(game, 7)
    for _ in range(6):
        before = whole(state)
        action = bot.step(state)
        assert whole(state) == before
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.slow
def test_its_ismcts_beats_random_play() -> None:
    game = horde(2, "basic")
    luck = np.random.RandomState(3)
    returns = []
    for seed in range(6):
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 20, random_state=luck)
        state = dealt(game, seed)
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(int(bot.step(state) if mine else luck.choice(state.legal_actions())))
        returns.append(state.returns()[seed % 2])
    assert sum(returns) > 0


def test_its_learning_environment_steps() -> None:
    table = Environment(horde(2, "basic"))
    luck = Random(5)
    step = table.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = table.step([luck.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_its_counterfactual_regret_minimiser_runs_on_a_small_game() -> None:
    game = pyspiel.load_game(register(LANTERNS), {"seats": 2, "turns": 2, "seeds": 3})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    solver.iteration()
    state = dealt(game)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
