"""Choices of the same verb as an offered one, at random: each is refused for a reason of its own, hardly ever in
general words."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any

from hordekeep.games.cloudspire.candidates import candidates
from hordekeep.games.cloudspire.instinct import instinct
from hordekeep.games.cloudspire.keys import ON_HEX
from hordekeep.games.cloudspire.refusals import why_not
from hordekeep.kernel import NOTHING, Choice, Match
from hordekeep.kernel.hexes import hexes_in
from tests.games.cloudspire.playing import new_match
from tests.games.playing import choose_at_random

GENERAL = ("no-not-now", "no-not-among", "no-answer-first", "no-other-time")
"""The answers that fit anything."""
AT_CHIPS = ("unit", "spire", "explore", "use", "pick-up")
"""Verbs that are about a chip: a hex with one is a better question than one without."""


def neighbour(match: Match[Any], choice: Choice, luck: Random) -> Choice:
    """A candidate, moved to a place where somebody might try it."""
    g = match.state
    if choice[0] in AT_CHIPS:
        return (*choice[:-1], luck.choice([*g.on, *g.spire_on])) if g.on or g.spire_on else choice
    return (*choice[:-1], luck.choice(hexes_in(g.land.board.exists))) if choice[0] in ON_HEX else choice


def test_a_refusal_is_hardly_ever_general() -> None:
    said: Counter[str] = Counter()
    for number in range(6):
        match, luck = new_match(2 + number % 2, {}, f"refused {number}", NOTHING), Random(number)
        known: defaultdict[str, list[Choice]] = defaultdict(list)
        for each in candidates(match.state):
            known[each[0]].append(each)
        while match.ask is not None and len(match.made) < 600:
            ask, seat = match.ask, match.ask.seats[0]
            offered = ask.choices_of(seat)
            for verb in dict.fromkeys([each[0] for each in offered]):
                choice = neighbour(match, luck.choice(known[verb]), luck)
                if choice not in offered:
                    refusal = why_not(match.state, ask, seat, choice)
                    assert refusal is not None
                    said[refusal.because.id] += 1
            if number % 2:
                match.play(instinct(match.state, ask, seat, luck), seat)
            else:
                choose_at_random(match, luck)
    assert sum(said[each] for each in GENERAL) < 0.05 * said.total(), said
