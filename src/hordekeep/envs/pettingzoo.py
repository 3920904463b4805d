"""Every game as a PettingZoo AEC environment, with dict observations and action masks.

Needs the extra `envs`. Actions are numbers of the game's candidates; the mask of the seat to act holds its legal
choices, everybody else's is empty. Observations are the seat's view as numbers (`Game.lab.observe`). Rewards come at
the end and sum to zero, unless seats win or lose together.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any
from warnings import warn

from hordekeep.envs.as_numbers import Actions, answering_seat, utilities
from hordekeep.kernel import (
    SEAT_LETTERS,
    BadInput,
    Choice,
    Event,
    Game,
    Keep,
    Match,
    OptionValue,
    find_game,
    new_seed,
    read_options,
)

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise BadInput(
        f"PettingZoo environments need {missing.name or 'pettingzoo'}, which is not installed.",
        advice="Run: pip install 'hordekeep[envs]'",
    ) from missing

Observation = dict[str, Any]
"""{"observation": float32 numbers from -1 to 1, "action_mask": int8, 1 for each legal action}."""

RENDER_MODES = ("human", "ansi")

ILLEGAL = -1.0
"""The reward for an illegal action in `env()`, which ends the game."""


def env(
    game: Game[Any] | str = "plankton-horde",
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A game as PettingZoo wraps its own: an illegal action loses and ends the game, calls out of order are errors.

    >>> table = env("plankton-horde", seats=2, options={"level": "basic"})
    >>> table.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = table.last()
    >>> table.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum())
    ('seat_A', (234,), 8)
    """
    wrapped = wrappers.TerminateIllegalWrapper(RawEnv(game, seats, options, render_mode), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class RawEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo ships no types
    """The environment without wrappers: an illegal action raises `Refused`, with the rule that is against it.

    `match` is the match underneath, for whoever wants its record or its outcome.

    >>> table = RawEnv("plankton-horde", seats=3)
    >>> table.reset(seed=7)
    >>> table.step(table.actions.number[("stop",)])
    Traceback (most recent call last):
    hordekeep.kernel.errors.Refused: The Battle Card needs its Score Token before anybody picks. [PH-BC-06]
    """

    def __init__(
        self,
        game: Game[Any] | str = "plankton-horde",
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        self.game: Game[Any] = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.fewest if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = read_options(self.game.rules.options, options or {}, seats=self.seats)
        self.metadata = {
            "name": f"{self.game.slug.replace('-', '_')}_v{self.game.rules.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"There is no render mode {render_mode!r}.", advice=f"There are: {', '.join(RENDER_MODES)}.")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{letter}" for letter in SEAT_LETTERS[: self.seats]]
        self.agents: list[str] = []
        self.actions = Actions(self.game, self.seats, self.options)
        size = self.game.lab.observation_size(self.seats)
        self.state_space = _numbers(size * self.seats)
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": _numbers(size),
                    "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seed = new_seed()
        self._games_of_seed = 0
        self._heard: list[Event] = []

    # -- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game. The same seed gives the same game, and the same games after it when none is given.

        `options` override the game's options for this game; other names are warned about. Options with which the game
        has other choices need an environment of their own.
        """
        changed = self._known_options(options or {})
        if seed is not None:
            self._seed = str(seed)
            self._games_of_seed = 0
        self._games_of_seed += 1
        this_game = self._seed if self._games_of_seed == 1 else f"{self._seed}/{self._games_of_seed}"
        self._heard = []
        self.match = Match(
            self.game,
            self.seats,
            this_game,
            {**self.options, **changed},
            keep=Keep.NOTHING,
            listeners=[self._heard.append] if self.render_mode else (),
        )
        if changed and tuple(self.game.words.candidates(self.match.state)) != self.actions.choices:
            raise BadInput(
                "With these options the game has other choices.", advice="Make an environment with these options."
            )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Answer the ask for the seat to act; once the game is over, every seat leaves with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.choose(self._choice(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Select the seat to act, or pay out if the game is over."""
        if self.match.ask is not None:
            self.agent_selection = self.possible_agents[answering_seat(self.match.ask)]
            return
        outcome = self.match.outcome()
        if outcome is None:
            raise AssertionError("the game asks nothing but has no outcome")
        self.rewards = dict(zip(self.agents, utilities(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _choice(self, action: int | None) -> Choice:
        if action is None or not 0 <= action < len(self.actions):
            raise BadInput(
                f"There is no action {action}.",
                advice=f"Actions are 0 to {len(self.actions) - 1}; take one that the mask allows.",
            )
        return self.actions.choices[action]

    def _known_options(self, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """The options of the game among those given to `reset`, which wrappers may share for ends of their own."""
        for name in given:
            if name not in self.options:
                near = get_close_matches(name, self.options, n=1)
                advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(self.options) or 'none'}."
                warn(f"{self.game.title} has no option {name!r}: left alone. {advice}", stacklevel=3)
        return {name: value for name, value in given.items() if name in self.options}

    # -- looking -----------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """What `observe` gives to any agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One action for every choice that the game can ever offer."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What a seat may know, as numbers, with its legal actions: none unless it is the one to act."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        ask = self.match.ask
        if ask is not None and agent == self.agent_selection:
            mask[[self.actions.number[choice] for choice in ask.choices_of(seat)]] = 1
        return {
            "observation": np.array(self.game.lab.observe(self.match.state, seat), np.float32),
            "action_mask": mask,
        }

    def state(self) -> Any:
        """What all seats together know, one observation after another: for training with a common critic."""
        observe, state = self.game.lab.observe, self.match.state
        return np.array([number for seat in range(self.seats) for number in observe(state, seat)], np.float32)

    def render(self) -> str | None:
        """What happened since the last call, and what is asked now, in words that a spectator may know.

        In the mode "ansi" it is returned; in the mode "human" it is written to the standard output, after each step
        too.
        """
        if self.render_mode is None:
            warn("Nothing is rendered without a render mode: say render_mode='ansi' or 'human'.", stacklevel=2)
            return None
        told = [self.match.say(self.game.words.describe(event)) for event in self._heard if event.is_for(None)]
        self._heard.clear()
        text = "".join(f"{line}\n" for line in [*told, self.match.prompt()])
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def _numbers(size: int) -> spaces.Box:
    return spaces.Box(-1.0, 1.0, (size,), np.float32)
