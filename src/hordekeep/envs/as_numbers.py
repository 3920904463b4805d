"""A game as numbers, as learning agents want it: choices as actions, the seat to act, an outcome as utilities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.kernel import Ask, Choice, Dice, Game, OptionValue, Outcome


class Actions:
    """Every choice of a game with these seats and options as a number: its place among the game's candidates.

    >>> from hordekeep import find_game
    >>> horde = find_game("plankton-horde")
    >>> actions = Actions(horde, 2, {"level": "full", "first": "random"})
    >>> actions.number[("token", 8)], actions.choices[0], len(actions)
    (0, ('token', 8), 151)
    """

    __slots__ = ("choices", "number")

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        self.choices: tuple[Choice, ...] = tuple(
            game.words.candidates(game.rules.setup(seats, options, Dice("actions")))
        )
        self.number: dict[Choice, int] = {choice: number for number, choice in enumerate(self.choices)}

    def __len__(self) -> int:
        return len(self.choices)


def answering_seat(ask: Ask) -> int:
    """The seat that an environment lets act: where several may answer, the first of them.

    Environments know one agent to act at a time, so of several seats that may answer the lowest always goes first.

    >>> answering_seat(Ask.of({2: [("pass",)], 1: [("pass",)]}, "react", "X-1"))
    1
    """
    return ask.seats[0]


def utilities(outcome: Outcome) -> tuple[float, ...]:
    """What an outcome is worth to each seat, from -1 to 1 and zero in sum: a sole winner has 1.

    The victory's share s of one of n seats becomes (n s - 1) / (n - 1). If nobody won, nobody gains. A single seat, or
    seats that win or lose together, have 1 for a victory and -1 for a defeat, whatever that sums to.

    >>> from hordekeep import Text
    >>> utilities(Outcome(winners=(1,), scores=(9, 12, 4), rule="X-1", because=Text("x")))
    (-0.5, 1.0, -0.5)
    >>> utilities(Outcome(winners=(0, 1), scores=(9, 9, 4), rule="X-1", because=Text("x")))
    (0.25, 0.25, -0.5)
    >>> utilities(Outcome(winners=(0, 1), scores=(1, 1), rule="X-1", because=Text("x"), together=True))
    (1.0, 1.0)
    """
    seats = len(outcome.scores)
    if seats == 1 or outcome.together:
        return tuple(1.0 if seat in outcome.winners else -1.0 for seat in range(seats))
    if not outcome.winners:
        return (0.0,) * seats
    return tuple((seats * share - 1) / (seats - 1) for share in outcome.shares())
