"""The PettingZoo environments: PettingZoo's own suite, masks, rewards, seeds, secrecy, rendering, refusals."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from hordekeep import BadInput, Match, Refused, game_slugs
from hordekeep.envs import utilities
from hordekeep.envs.pettingzoo import ILLEGAL, RawEnv, env
from tests.kernel.toy import GAME as LANTERNS

state_suite = import_module("pettingzoo.test.state_test")  # the package hides it behind a function of its name

TABLES = list(product((2, 3, 4), ("basic", "full")))
at_every_table = pytest.mark.parametrize(("seats", "level"), TABLES)

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",  # PettingZoo says so of every dict observation
    "Observation space for each agent probably should be",
    "We recommend agents to be named",  # ours have letters, as seats have everywhere in Hordekeep
    ".* has no option 'options'",  # the suite resets with an option of its own
)


@pytest.fixture
def only_expected_warnings() -> Iterator[None]:
    """Every warning fails the test, but for those that PettingZoo gives to all environments like ours."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for expected in EXPECTED_WARNINGS:
            warnings.filterwarnings("ignore", expected, UserWarning)
        yield


def horde(seats: int, level: str) -> Any:
    return partial(env, "plankton-horde", seats, {"level": level})


def seeded(table: Any) -> Any:
    """The environment with seeded action spaces, so that what the suite samples is the same every time."""
    for number, agent in enumerate(table.possible_agents):
        table.action_space(agent).seed(number)
    return table


def play(table: Any, seed: int, luck: Random) -> list[Any]:
    """A random game: everything that the agents got."""
    table.reset(seed=seed)
    got: list[Any] = []
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        action = None if terminated else luck.choice(np.flatnonzero(observation["action_mask"]).tolist())
        got.append((agent, observation["observation"].tolist(), observation["action_mask"].tolist(), reward, action))
        table.step(action)
    return got


# -- PettingZoo's own suite ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("only_expected_warnings")
@at_every_table
@pytest.mark.parametrize("make", [env, RawEnv])
def test_pettingzoos_api_test_passes(seats: int, level: str, make: Any) -> None:
    api_test(seeded(make("plankton-horde", seats, {"level": level})), num_cycles=1000)


@pytest.mark.slow
@pytest.mark.usefixtures("only_expected_warnings")
@pytest.mark.parametrize("slug", game_slugs())
def test_pettingzoos_api_test_passes_again_and_again_for_every_installed_game(slug: str) -> None:
    for _ in range(20):
        api_test(env(slug), num_cycles=1000)


@at_every_table
def test_pettingzoos_seed_test_passes(seats: int, level: str) -> None:
    seed_test(horde(seats, level), num_cycles=500)


@at_every_table
def test_pettingzoos_render_test_passes(seats: int, level: str) -> None:
    render_test(horde(seats, level), {"ansi": lambda text: text.endswith("\n")})


@pytest.mark.filterwarnings("ignore::UserWarning")  # it plays illegal actions, which PettingZoo logs
@at_every_table
def test_pettingzoos_state_test_passes(seats: int, level: str) -> None:
    state_suite.test_state_space(horde(seats, level)())
    state_suite.test_state(seeded(horde(seats, level)()), num_cycles=50)


@pytest.mark.filterwarnings("ignore::UserWarning")  # this toy observes a single number, which PettingZoo doubts
def test_a_game_whose_asks_several_seats_may_answer_passes_too() -> None:
    api_test(seeded(env(LANTERNS, 3)), num_cycles=1000)
    seed_test(partial(env, LANTERNS, 3), num_cycles=1000)


# -- masks, rewards, seeds -------------------------------------------------------------------------------------------


@at_every_table
def test_the_mask_is_the_legal_choices_of_the_seat_to_act_and_nobody_elses(seats: int, level: str) -> None:
    table = RawEnv("plankton-horde", seats, {"level": level})
    luck = Random(seats)
    table.reset(seed=seats)
    asks = 0
    while table.match.ask is not None:
        asks += 1
        seat = table.match.ask.seat
        assert table.agent_selection == table.possible_agents[seat]
        for other, agent in enumerate(table.possible_agents):
            mask = table.observe(agent)["action_mask"]
            allowed = [table.actions.choices[action] for action in np.flatnonzero(mask).tolist()]
            assert sorted(allowed) == sorted(table.match.ask.choices_of(other))
            assert bool(allowed) == (other == seat)
        table.step(luck.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist()))
    assert asks > 40
    assert not any(table.observe(agent)["action_mask"].any() for agent in table.possible_agents)


@at_every_table
def test_rewards_come_at_the_end_sum_to_zero_and_follow_the_outcome(seats: int, level: str) -> None:
    table = RawEnv("plankton-horde", seats, {"level": level})
    for seed in range(5):
        got = play(table, seed, Random(seed))
        outcome = table.match.outcome()
        assert outcome is not None
        last = {agent: reward for agent, _, _, reward, action in got if action is None}
        assert tuple(last[agent] for agent in table.possible_agents) == utilities(outcome)
        assert sum(last.values()) == pytest.approx(0)
        assert {reward for _, _, _, reward, action in got if action is not None} == {0.0}
        assert table.agents == []


def test_the_same_seed_gives_the_same_game_and_the_same_games_after_it() -> None:
    tables = horde(3, "full")(), horde(3, "full")()
    assert play(tables[0], 7, Random(1)) == play(tables[1], 7, Random(1))
    starts = []
    for table in tables:
        table.reset()
        starts.append(table.state().tolist())
    assert starts[0] == starts[1]
    assert tables[0].unwrapped.match.seed == tables[1].unwrapped.match.seed != "7"


def test_other_seeds_and_unseeded_environments_give_other_games() -> None:
    tables = [horde(2, "full")() for _ in range(6)]
    for number, table in enumerate(tables):
        table.reset(seed=number if number % 2 else None)
    assert len({str(table.state().tolist()) for table in tables}) == len(tables)


def test_a_seed_gives_the_same_match_as_everywhere_else() -> None:
    table = RawEnv("plankton-horde", 2)
    table.reset(seed=12)
    assert table.match.shown() == Match("plankton-horde", 2, "12").shown()


def test_options_of_a_reset_hold_for_that_game_alone() -> None:
    table = RawEnv("plankton-horde", 2, {"first": "A"})
    table.reset(seed=1, options={"first": "B", "level": "basic"})
    assert table.match.options == {"first": "B", "level": "basic"}
    assert table.agent_selection == "seat_B"
    table.reset(seed=1)
    assert table.match.options == {"first": "A", "level": "full"}
    assert table.agent_selection == "seat_A"


def test_an_unknown_option_of_a_reset_is_warned_about_with_the_nearest_name() -> None:
    table = RawEnv("plankton-horde", 2)
    with pytest.warns(UserWarning, match="no option 'levle'.*Did you mean 'level'"):
        table.reset(seed=1, options={"levle": "basic"})
    assert table.match.options["level"] == "full"


def test_the_match_underneath_can_be_recorded_and_replayed() -> None:
    table = RawEnv("plankton-horde", 4)
    play(table, 3, Random(3))
    again: Match[Any] = Match.from_record(table.match.record())
    assert again.outcome() == table.match.outcome()


# -- secrecy ---------------------------------------------------------------------------------------------------------


@at_every_table
def test_observations_never_change_when_hidden_cards_are_swapped(seats: int, level: str) -> None:
    table = RawEnv("plankton-horde", seats, {"level": level})
    luck = Random(seats)
    table.reset(seed=seats)
    swapped = 0
    while table.match.ask is not None:
        g = table.match.state
        for seat, agent in enumerate(table.possible_agents):
            before = table.observe(agent)
            kept = g.deck, g.battle_pile, g.hordes[:]
            deck = list(g.deck)
            for other in range(seats):
                if other != seat and g.hordes[other] and len(deck) > g.drawn:
                    deck[-1], g.hordes[other] = g.hordes[other][0], (deck[-1], *g.hordes[other][1:])
                    swapped += 1
            g.deck = (*deck[: g.drawn], *reversed(deck[g.drawn :]))
            g.battle_pile = (*g.row, *reversed(g.battle_pile[len(g.row) :]))
            after = table.observe(agent)
            assert np.array_equal(before["observation"], after["observation"])
            assert np.array_equal(before["action_mask"], after["action_mask"])
            g.deck, g.battle_pile, g.hordes = kept
        table.step(luck.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist()))
    assert swapped > 40


def test_the_state_is_all_observations_one_after_another() -> None:
    table = RawEnv("plankton-horde", 3)
    table.reset(seed=1)
    together = np.concatenate([table.observe(agent)["observation"] for agent in table.possible_agents])
    assert np.array_equal(table.state(), together)


# -- rendering -------------------------------------------------------------------------------------------------------


def test_ansi_tells_what_happened_since_and_what_is_asked() -> None:
    table = env("plankton-horde", 2, {"first": "A"}, render_mode="ansi")
    table.reset(seed=1)
    match: Match[Any] = Match("plankton-horde", 2, "1", {"first": "A"})
    before = match.tell_log()
    assert table.render().splitlines() == [*before, match.prompt()]
    table.step(0)
    match.choose(match.game.words.candidates(match.state)[0])
    assert table.render().splitlines() == [*match.tell_log()[len(before) :], match.prompt()]
    assert table.render().splitlines() == [match.prompt()]


def test_private_events_are_not_rendered() -> None:
    table = RawEnv(LANTERNS, 2, render_mode="ansi")
    table.reset(seed=1)
    redraw, keep = (table.actions.number[(verb,)] for verb in ("redraw", "keep"))
    table.step(redraw)
    table.step(keep)
    told = table.render()
    assert told is not None
    assert "B" in told.splitlines()[0]
    assert len(told.splitlines()) == 2


def test_human_mode_writes_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = RawEnv("plankton-horde", 2, {"first": "A"}, render_mode="human")
    table.reset(seed=1)
    table.step(0)
    assert "A puts 8 on " in capsys.readouterr().out
    assert table.render() is None


def test_a_game_that_nobody_watches_builds_no_events() -> None:
    table = RawEnv("plankton-horde", 2)
    table.reset(seed=1)
    assert table.match.state.tell is None
    with pytest.warns(UserWarning, match="render_mode"):
        assert table.render() is None


# -- bad input -------------------------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = RawEnv("plankton-horde", 2)
    table.reset(seed=1)
    stop = table.actions.number[("stop",)]
    before = table.state()
    with pytest.raises(Refused, match=r"\[PH-BC-"):
        table.step(stop)
    assert np.array_equal(table.state(), before)
    assert table.match.made == []


def test_an_illegal_action_in_a_wrapped_environment_loses_and_ends_the_game() -> None:
    table = env("plankton-horde", 3)
    table.reset(seed=1)
    offender = table.agent_selection
    table.step(table.unwrapped.actions.number[("stop",)])
    rewards = {}
    for agent in table.agent_iter():
        _, rewards[agent], terminated, _, _ = table.last()
        assert terminated
        table.step(None)
    assert rewards == {agent: ILLEGAL if agent == offender else 0 for agent in table.possible_agents}


@pytest.mark.parametrize("action", [-1, 10_000, None])
def test_a_number_that_is_no_action_is_refused(action: int | None) -> None:
    table = RawEnv("plankton-horde", 2)
    table.reset(seed=1)
    with pytest.raises(BadInput, match=rf"no action {action}\. Actions are 0 to {len(table.actions) - 1};"):
        table.step(action)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"game": "plankton-hord"}, "Did you mean 'plankton-horde'"),
        ({"seats": 5}, "2 to 4 players, not 5"),
        ({"options": {"level": "ful"}}, "Did you mean 'full'"),
        ({"options": {"levle": "full"}}, "Did you mean 'level'"),
        ({"render_mode": "rgb_array"}, "There are: human, ansi"),
    ],
)
def test_a_bad_environment_is_refused_when_it_is_made(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        env(**given)


def test_an_environment_can_be_pickled_as_it_was_made() -> None:
    table = RawEnv("plankton-horde", 3, {"level": "basic"}, "ansi")
    twin = pickle.loads(pickle.dumps(table))
    assert (twin.seats, twin.options, twin.render_mode) == (3, table.options, "ansi")
    assert play(twin, 5, Random(5)) == play(table, 5, Random(5))
