"""A game as numbers, as learning agents want it: choices as actions, the seat to act, an outcome as utilities."""

from __future__ import annotations

from typing import Any

from hordekeep.kernel import Ask, Choice, Game, Outcome


def action_numbers(game: Game[Any]) -> dict[Choice, int]:
    """The number of every choice: its place among the game's candidates, the same in all matches.

    >>> from hordekeep import find_game
    >>> horde = find_game("plankton-horde")
    >>> action_numbers(horde)[("token", 8)], len(action_numbers(horde)) == len(horde.candidates)
    (0, True)
    """
    return {choice: number for number, choice in enumerate(game.candidates)}


def answering_seat(ask: Ask) -> int:
    """The seat that an environment lets act: where several may answer, the first of them.

    Environments know one agent to act at a time, so of several seats that may answer the lowest always goes first.

    >>> answering_seat(Ask.of({2: [("pass",)], 1: [("pass",)]}, "react", "X-1"))
    1
    """
    return ask.seats[0]


def utilities(outcome: Outcome) -> tuple[float, ...]:
    """What an outcome is worth to each seat, from -1 to 1 and zero in sum: a sole winner has 1.

    The victory's share s of one of n seats becomes (n s - 1) / (n - 1). If nobody won, nobody gains; a single seat,
    which has nobody to gain from, has 1 for a victory and -1 for a defeat.

    >>> from hordekeep import Text
    >>> utilities(Outcome(winners=(1,), scores=(9, 12, 4), rule="X-1", because=Text("x")))
    (-0.5, 1.0, -0.5)
    >>> utilities(Outcome(winners=(0, 1), scores=(9, 9, 4), rule="X-1", because=Text("x")))
    (0.25, 0.25, -0.5)
    """
    seats = len(outcome.scores)
    if seats == 1:
        return (1.0 if outcome.winners else -1.0,)
    if not outcome.winners:
        return (0.0,) * seats
    return tuple((seats * share - 1) / (seats - 1) for share in outcome.shares())
