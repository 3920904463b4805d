"""ISMCTS: information set Monte Carlo tree search, single observer.

Every iteration deals the hidden cards anew (`imagine`), walks down the one tree along choices that are legal in that
deal, adds a node, and lets the game's own evaluation judge it (after a few more choices by the game's own quick policy
or at random, if the game wants that). Choices name faces and places, so the same key means the same choice in every
deal.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from hordekeep.bots.playing_on import play_on
from hordekeep.bots.protocol import Budget, Chair, Considered, Thought, worth_a_search
from hordekeep.kernel import BadInput, Choice, Dice, Match


class Node:
    """What is known of a choice: visits, how often it was there to be taken, and the sum of its values."""

    __slots__ = ("available", "children", "seat", "value", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.children: dict[Choice, Node] = {}


class Ismcts:
    """A searching bot with a budget. With an iteration budget the same dice give the same choice.

    `play_on` is how many choices are played after a new node before the evaluation judges, `exploration` how much UCB1
    favours what was tried seldom; None is what the game wants (`Game.play_on`, `Game.exploration`).

    >>> Ismcts(Budget(iterations=50)).name
    'ismcts:50'
    """

    imagines = True

    def __init__(self, budget: Budget, play_on: int | None = None, exploration: float | None = None) -> None:
        if budget.iterations is None and budget.seconds is None:
            raise BadInput("The budget has no limit.", advice="Give iterations or seconds.")
        self.budget = budget
        self.play_on = play_on
        self.exploration = exploration

    @property
    def name(self) -> str:
        """The name with its budget."""
        if self.budget.iterations is not None:
            return f"ismcts:{self.budget.iterations}"
        return f"ismcts:{self.budget.seconds}s"

    def think(self, chair: Chair) -> Thought:
        """Search, then take the choice that was visited most."""
        root = Node(chair.seat)
        explores = chair.game.exploration if self.exploration is None else self.exploration
        deals = chair.dice.fork(str(chair.dice.word()))
        luck = Random(chair.dice.word())
        first = worth_a_search(chair)
        limit = self.budget.iterations if len(first) > 1 else 1  # a single one needs no search
        until = None if self.budget.seconds is None else perf_counter() + self.budget.seconds
        done = 0
        while (limit is None or done < limit) and (until is None or done == 0 or perf_counter() < until):
            self._iterate(root, chair, first, explores, deals, luck)
            done += 1
        considered = [
            Considered(choice, node.value / node.visits, node.visits) for choice, node in root.children.items()
        ]
        considered.sort(key=lambda each: (-each.visits, -each.value))
        return Thought(considered[0].choice, tuple(considered))

    def _iterate(
        self, root: Node, chair: Chair, first: list[Choice], explores: float, deals: Dice, luck: Random
    ) -> None:
        """Walk down, add one node, judge. The n-th visit of every choice at the root sees the same n-th deal.

        So choices are compared over the same luck.
        """
        seat, sensible = chair.seat, chair.game.sensible
        choice, child, is_new = _step(root, first, seat, explores, luck)
        match = chair.imagine(deals.fork(str(child.visits)))
        match.play(choice, seat)
        path = [root, child]
        ask = match.ask
        while ask is not None and not is_new:
            seat = ask.seats[0] if len(ask.seats) == 1 else luck.choice(ask.seats)
            choices = ask.choices_of(seat)
            if sensible is not None:
                choices = sensible(match.state, ask, seat, choices)
            choice, child, is_new = _step(child, choices, seat, explores, luck)
            path.append(child)
            match.play(choice, seat)
            ask = match.ask
        play_on(match, match.game.play_on if self.play_on is None else self.play_on, luck)
        self._remember(path, chair, match)

    def _remember(self, path: list[Node], chair: Chair, match: Match[Any]) -> None:
        evaluate = chair.game.evaluate
        values: dict[int, float] = {}
        for node in path:
            seat = node.seat
            value = values.get(seat)
            if value is None:
                value = values[seat] = evaluate(match.state, seat)
            node.visits += 1
            node.value += value


def _step(node: Node, choices: list[Choice], seat: int, explores: float, luck: Random) -> tuple[Choice, Node, bool]:
    """A choice never tried from here, as a new node; or the one that UCB1 likes best of those possible now."""
    children = node.children
    untried = [choice for choice in choices if choice not in children]
    best, highest = choices[0], -1.0
    for choice in choices:
        child = children.get(choice)
        if child is None:
            continue
        child.available += 1
        promise = child.value / child.visits + explores * sqrt(log(child.available) / child.visits)
        if promise > highest:
            best, highest = choice, promise
    if not untried:
        return best, children[best], False
    choice = untried[int(luck.random() * len(untried))]
    child = children[choice] = Node(seat)
    child.available = 1
    return choice, child, True
