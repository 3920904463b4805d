"""Environments for one seat and for seats that win or lose together."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from hordekeep import BadInput, Match, Outcome, Text
from hordekeep.envs import Actions, utilities
from hordekeep.envs.openspiel import register
from hordekeep.envs.pettingzoo import RawEnv, env
from hordekeep.kernel import OptionValue
from tests.watch import GAME, SING

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")
every_table = pytest.mark.parametrize("seats", [1, 2, 3])


def test_together_is_worth_one_or_minus_one() -> None:
    assert utilities(Outcome((0, 1), (4, 4), "X", Text("x"), together=True)) == (1.0, 1.0)
    assert utilities(Outcome((), (0, 0), "X", Text("x"), together=True)) == (-1.0, -1.0)
    assert utilities(Outcome((2,), (0, 0, 1), "X", Text("x"), together=True)) == (-1.0, -1.0, 1.0)


def test_actions_depend_on_the_options() -> None:
    options: dict[str, OptionValue] = {"wind": "mild", "song": "", "nights": 3}
    assert len(Actions(GAME, 1, options)) == 2
    assert Actions(GAME, 1, {**options, "song": "ballad"}).number[SING] == 2


@every_table
def test_pettingzoos_api_test_passes(seats: int) -> None:
    api_test(env(GAME, seats), num_cycles=200)


@every_table
def test_everybody_gets_the_same_reward(seats: int) -> None:
    table: Any = env(GAME, seats)
    luck = Random(seats)
    rewards: dict[str, float] = {}
    for seed in range(10):
        table.reset(seed=seed)
        for agent in table.agent_iter():
            observation, reward, terminated, _, _ = table.last()
            if terminated:
                rewards[agent] = reward
            actions = np.flatnonzero(observation["action_mask"]).tolist()
            table.step(None if terminated else luck.choice(actions))
        assert len(rewards) == seats
        assert set(rewards.values()) in ({1.0}, {-1.0})


def test_options_with_other_choices_need_another_environment() -> None:
    table = RawEnv(GAME, 2)
    table.reset(seed=1, options={"nights": 5})
    with pytest.raises(BadInput, match="Make an environment with these options"):
        table.reset(seed=1, options={"song": "ballad"})
    RawEnv(GAME, 2, {"song": "ballad"}).reset(seed=1)


@every_table
def test_openspiels_random_games_pass(seats: int) -> None:
    game = pyspiel.load_game(register(GAME), {"seats": seats})
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@every_table
def test_openspiels_returns_are_the_same_for_all(seats: int) -> None:
    state = pyspiel.load_game(register(GAME), {"seats": seats, "song": "ballad"}).new_initial_state()
    state.apply_action(3)
    match: Match[Any] = Match(GAME, seats, "3", {"song": "ballad"})
    luck = Random(seats)
    while not state.is_terminal():
        action = luck.choice(state.legal_actions())
        match.choose(state.action_to_string(action), state.current_player())
        state.apply_action(action)
    outcome = match.outcome()
    assert outcome is not None
    assert state.returns() == [1.0 if outcome.winners else -1.0] * seats
