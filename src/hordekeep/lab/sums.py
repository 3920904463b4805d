"""The sums behind a rate, which add up: seats into bots, set-ups into values."""

from __future__ import annotations

from hordekeep.lab.intervals import mean, wilson
from hordekeep.lab.summary import Rate


class Sums:
    """The sums behind a rate: seats taken, victories, scores."""

    __slots__ = ("games", "scores", "squares", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.scores = 0.0
        self.squares = 0.0

    def add(self, share: float, score: float) -> None:
        """Count one seat of one game."""
        self.games += 1
        self.wins += share
        self.scores += score
        self.squares += score * score

    def add_sums(self, other: Sums) -> None:
        """Count all that another one counted."""
        self.games += other.games
        self.wins += other.wins
        self.scores += other.scores
        self.squares += other.squares

    def rate(self, bot: str = "", seat: str = "", alike: int = 1) -> Rate:
        """The rate of `bot`, or of `seat`, or of a bot at a seat.

        Where `alike` seats of a game had the same fate, they say no more than one of them.
        """
        games = self.games // alike
        won, score = wilson(self.wins / alike, games), mean(self.scores / alike, self.squares / alike, games)
        return Rate(bot, seat, self.games, self.wins, *won, *score)
