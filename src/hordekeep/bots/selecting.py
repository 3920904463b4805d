"""Which choice a search looks at next, in a node of its tree: UCB1, or by the leanings of the game's quick policy."""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random
from typing import Any

from hordekeep.kernel import Ask, Choice, Game

OPEN_MIND = 0.2
"""The part of a leaning that all choices share, however little the quick policy thinks of them."""
FEW = 10
"""So many values tell how far they spread."""
GUESS = 0.1
"""The spread before that."""


class Node:
    """What is known of a choice: visits, how often it was there to be taken, the sum of its values, and how much the
    quick policy leans to it."""

    __slots__ = ("available", "children", "leaning", "seat", "value", "visits")

    def __init__(self, seat: int, leaning: float = 0.0) -> None:
        self.seat = seat
        self.leaning = leaning
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.children: dict[Choice, Node] = {}


class Spread:
    """How far the values of a search lie apart: in a position that is nearly lost all are small, and so must be what a
    search gives for trying something new."""

    __slots__ = ("count", "squares", "sum")

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        self.sum += value
        self.squares += value * value

    def __call__(self) -> float:
        """The standard deviation so far.

        >>> spread = Spread()
        >>> for value in (0.2, 0.4) * 5:
        ...     spread.add(value)
        >>> round(spread(), 3)
        0.1
        """
        if self.count < FEW:
            return GUESS
        mean = self.sum / self.count
        return sqrt(max(self.squares / self.count - mean * mean, 1e-12))


def by_ucb1(node: Node, choices: list[Choice], seat: int, explores: float, luck: Random) -> tuple[Choice, Node]:
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
        return best, children[best]
    choice = untried[int(luck.random() * len(untried))]
    child = children[choice] = Node(seat)
    child.available = 1
    return choice, child


def by_leaning(
    node: Node, game: Game[Any], state: Any, ask: Ask, choices: list[Choice], seat: int, explores: float
) -> tuple[Choice, Node]:
    """The choice of the best value, more for what the quick policy leans to and what was seldom tried (PUCT); one never
    tried is thought as good as the node itself."""
    children = node.children
    if any(choice not in children for choice in choices):
        _lean(node, game, state, ask, choices, seat)
    visits = 0
    for choice in choices:
        visits += children[choice].visits
    urge = explores * sqrt(visits + 1)
    untried = node.value / node.visits if node.visits else 0.0
    best, highest = choices[0], -1.0
    for choice in choices:
        child = children[choice]
        value = child.value / child.visits if child.visits else untried
        promise = value + urge * child.leaning / (1 + child.visits)
        if promise > highest:
            best, highest = choice, promise
    return best, children[best]


def _lean(node: Node, game: Game[Any], state: Any, ask: Ask, choices: list[Choice], seat: int) -> None:
    """A node for every choice that has none, with its share of the quick policy's leaning."""
    assert game.search.leanings is not None
    leanings = game.search.leanings(state, ask, seat, choices)
    highest = max(leanings)
    parts = [exp(leaning - highest) for leaning in leanings]
    whole = sum(parts)
    for choice, part in zip(choices, parts, strict=True):
        if choice not in node.children:
            node.children[choice] = Node(seat, OPEN_MIND / len(choices) + (1 - OPEN_MIND) * part / whole)
