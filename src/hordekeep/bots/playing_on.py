"""Playing on from an imagined position, by the game's own quick policy or at random."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.kernel import Match


def play_on(match: Match[Any], most: int, luck: Random) -> None:
    """Up to `most` choices, but not past the end of the round or turn that is now (`GameRules.clock`), or of whatever
    the game rather looks ahead to (`Search.horizon`)."""
    if not most:
        return
    game, random, play = match.game, luck.random, match.play
    rollout, clock = game.search.rollout, game.search.horizon or game.rules.clock
    begun = 0 if clock is None else clock(match.state)
    for _ in range(most):
        ask = match.ask
        if ask is None or (clock is not None and clock(match.state) != begun):
            return
        seat = ask.seats[0]
        if rollout is not None:
            play(rollout(match.state, ask, seat, luck), seat)
        else:
            choices = ask.choices_of(seat)
            play(choices[int(random() * len(choices))], seat)
