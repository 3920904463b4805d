"""Every game as an OpenSpiel game, so that OpenSpiel's algorithms run on it.

Needs the extra `openspiel`. Importing this module registers every installed game: `plankton-horde` becomes
`python_hordekeep_plankton_horde`, with the parameters `seats`, `seeds` and the game's own options. Chance moves once,
at the root: it picks one of `seeds` seeds, and with it every card and die of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hordekeep.envs.as_numbers import Actions
from hordekeep.envs.held_match import HeldMatch, begin
from hordekeep.kernel import BadInput, Game, find_game, game_slugs, read_options

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise BadInput(
        f"OpenSpiel games need {missing.name or 'pyspiel'}, which is not installed.",
        advice="Run: pip install 'hordekeep[openspiel]'",
    ) from missing

SEEDS = 1024
"""How many deals there are unless the parameter `seeds` says otherwise."""

LONGEST = 2000
"""OpenSpiel wants a bound on the choices of a game. Random games of Horde have at most 200."""


def spiel_name(slug: str) -> str:
    """What a game is called in OpenSpiel.

    >>> spiel_name("plankton-horde")
    'python_hordekeep_plankton_horde'
    """
    return f"python_hordekeep_{slug.replace('-', '_')}"


def register(game: Game[Any]) -> str:
    """Make a game known to OpenSpiel, and say under which name. Installed games are registered on import.

    >>> register(find_game("plankton-horde"))
    'python_hordekeep_plankton_horde'
    >>> pyspiel.load_game("python_hordekeep_plankton_horde(seats=3,level=basic)").num_players()
    3
    """
    name = spiel_name(game.slug)
    may_add_up = game.rules.together or game.fewest == 1  # seats may all win, so the results need not sum to zero
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{game.title} (Hordekeep)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if may_add_up else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.fewest,
            "seeds": SEEDS,
            **{option.name: option.default for option in game.rules.options},
        },
    )
    # A class of its own for each game: OpenSpiel's registry lives longer than Python, and would crash at the end of
    # the process on a plain function or a partial one.
    pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"game": game, "kind": kind}))
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A game with its parameters: what `pyspiel.load_game` returns."""

    game: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.seats = int(given.pop("seats", self.game.fewest))
        self.seeds = int(given.pop("seeds", SEEDS))
        self.game.check_seats(self.seats)
        if self.seeds < 1:
            raise BadInput(f"There must be at least one seed, not {self.seeds}.", where="seeds")
        self.options = read_options(self.game.rules.options, given, seats=self.seats)
        self.actions = Actions(self.game, self.seats, self.options)
        zero_sum = self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=self.seeds,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The root, where chance picks the seed."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """What a seat knows, as a tensor and as a string; with perfect recall the string holds all it remembers."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A state of a match: at the root there is no match yet, since chance has not picked its seed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: HeldMatch | None = None

    def current_player(self) -> int:
        """The seat to act; where several may answer, the first of them."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.held.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.held is not None and self.held.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed is as likely as the others."""
        seeds: int = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.legal if self.held is not None and player == self.held.seat else []

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.play(action)
            return
        game: SpielGame = self.get_game()
        self.held = begin(game.game, game.seats, game.options, str(action), game.actions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        game: SpielGame = self.get_game()
        return game.game.words.key(game.actions.choices[action])

    def returns(self) -> list[float]:
        """What the outcome is worth to each seat."""
        return [0.0] * self.num_players() if self.held is None else list(self.held.utilities())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that `player` cannot tell from this one: everything hidden from it is dealt anew.

        Its history still names the true seed, which no longer gives its cards; its copies and its serialised form do.
        """
        twin: SpielState = self.clone()
        if twin.held is not None:
            twin.held = twin.held.imagined(player, repr(sampler()))
        return twin

    def __str__(self) -> str:
        return "chance" if self.held is None else str(self.held)


class SpielObserver:
    """What a seat knows: `Game.lab.observe` as the tensor, the view as the string.

    With perfect recall the string also holds everything that the seat was told and what it chose itself. The tensor
    has the same numbers either way.
    """

    def __init__(self, game: SpielGame, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise BadInput(f"Observers take no parameters, but {', '.join(params)} was given.")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadInput(
                "Only observations of one player's whole knowledge are there.",
                advice="Ask for public_info=True and private_info=SINGLE_PLAYER.",
            )
        self.perfect_recall: bool = kind.perfect_recall
        self.tensor = np.zeros(game.game.lab.observation_size(game.seats), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what `player` knows; zeros before the seed is picked."""
        self.tensor[:] = 0.0 if state.held is None else state.held.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` knows, as text."""
        if state.held is None:
            return ""
        return state.held.known_to(player) if self.perfect_recall else state.held.seen_by(player)


for _slug in game_slugs():
    register(find_game(_slug))
