"""ISMCTS: information set Monte Carlo tree search, single observer.

Every iteration deals the hidden cards anew (`imagine`), walks down the one tree along choices that are legal in that
deal, adds a node, and lets the game's own evaluation judge it (after a few more choices by the game's own quick policy
or at random, if the game wants that). Choices name faces and places, so the same key means the same choice in every
deal.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from hordekeep.bots.playing_on import play_on
from hordekeep.bots.protocol import Budget, Chair, Considered, Thought, worth_a_search
from hordekeep.bots.selecting import Node, Spread, by_leaning, by_ucb1
from hordekeep.kernel import Ask, BadInput, Choice, Match


class Ismcts:
    """A searching bot with a budget. With an iteration budget the same dice give the same choice.

    `play_on` is how many choices are played after a new node before the evaluation judges, `exploration` how much a
    search favours what was tried seldom; None is what the game wants (`Search.play_on`, `Search.exploration`).

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
        search = Search(self, chair)
        limit = self.budget.iterations if len(search.first) > 1 else 1  # a single one needs no search
        until = None if self.budget.seconds is None else perf_counter() + self.budget.seconds
        done = 0
        while (limit is None or done < limit) and (until is None or done == 0 or perf_counter() < until):
            search.iterate()
            done += 1
        considered = [
            Considered(choice, node.value / node.visits, node.visits)
            for choice, node in search.root.children.items()
            if node.visits
        ]
        considered.sort(key=lambda each: (-each.visits, -each.value))
        return Thought(considered[0].choice, tuple(considered))


class Search:
    """One search: the tree, the deals that all choices share, and how far the values spread."""

    def __init__(self, bot: Ismcts, chair: Chair) -> None:
        game = chair.game
        self.chair = chair
        self.root = Node(chair.seat)
        self.explores = game.search.exploration if bot.exploration is None else bot.exploration
        self.play_on = game.search.play_on if bot.play_on is None else bot.play_on
        self.deals = chair.dice.fork(str(chair.dice.word()))
        self.luck = Random(chair.dice.word())
        self.first = worth_a_search(chair)
        self.spread = Spread()
        self.now = chair.imagine(self.deals.fork("now")).state

    def iterate(self) -> None:
        """Walk down, add one node, judge. The n-th visit of every choice at the root sees the same n-th deal.

        So choices are compared over the same luck.
        """
        chair, luck, sensible = self.chair, self.luck, self.chair.game.search.sensible
        seat = chair.seat
        choice, child = self._select(self.root, self.now, chair.ask, self.first, seat)
        match = chair.imagine(self.deals.fork(str(child.visits)))
        match.play(choice, seat)
        path = [self.root, child]
        ask = match.ask
        while ask is not None and child.visits:
            seat = ask.seats[0] if len(ask.seats) == 1 else luck.choice(ask.seats)
            choices = ask.choices_of(seat)
            if sensible is not None:
                choices = sensible(match.state, ask, seat, choices)
            choice, child = self._select(child, match.state, ask, choices, seat)
            path.append(child)
            match.play(choice, seat)
            ask = match.ask
        play_on(match, self.play_on, luck)
        self._remember(path, match)

    def _select(self, node: Node, state: Any, ask: Ask, choices: list[Choice], seat: int) -> tuple[Choice, Node]:
        game = self.chair.game
        if game.search.leanings is None:
            return by_ucb1(node, choices, seat, self.explores, self.luck)
        return by_leaning(node, game, state, ask, choices, seat, self.explores * self.spread())

    def _remember(self, path: list[Node], match: Match[Any]) -> None:
        evaluate = self.chair.game.search.evaluate
        values: dict[int, float] = {}
        for node in path:
            seat = node.seat
            value = values.get(seat)
            if value is None:
                value = values[seat] = evaluate(match.state, seat)
            node.visits += 1
            node.value += value
        self.spread.add(values[self.chair.seat])
