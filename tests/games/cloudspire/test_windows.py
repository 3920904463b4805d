"""Standing orders for relics: every window has a moment, and the usual ones are few."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hordekeep.games.cloudspire.asking.windows import MOMENTS, OTHERS, OWN, USUAL, moments_now
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Match


def passed_windows(seed: int) -> Counter[str]:
    """The moments of all windows in a game of random choices in which nobody plays a relic."""
    found: Counter[str] = Counter()
    luck = random.Random(seed)
    match: Match[PlayArea] = Match("cloudspire", names=("Beth", "Omar"), seed=f"windows {seed}")
    while match.ask is not None:
        ask: Any = match.ask
        if ask.passing is None:
            match.play(luck.choice(ask.choices_of(ask.seats[0])), ask.seats[0])
            continue
        [moment] = moments_now(match.state, ask)
        is_own = match.state.turn_seat == ask.seats[0]
        assert moment not in (OTHERS if is_own else OWN).values(), "whose turn it is tells whose moment it is"
        found[moment] += 1
        match.play(ask.passing, ask.seats[0])
    return found


def test_every_window_has_a_moment_and_few_are_usual() -> None:
    found = sum((passed_windows(seed) for seed in range(12)), Counter[str]())
    assert found.total() > 300
    assert set(found) <= set(MOMENTS)
    assert len(found) > 8
    assert sum(found[moment] for moment in USUAL) < found.total() / 5
