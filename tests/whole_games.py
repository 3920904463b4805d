"""Whole random games as short digests: what was chosen, what was told, and how it ended.

It needs nothing but the package, so that any installation of it can play them.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import Any

from hordekeep import Match

SETUPS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("plankton-horde", 3, {}),
    ("skytear-horde", 1, {"deck": "liothan"}),
    ("skytear-horde", 1, {"deck": "kurumo", "horde": "undead", "difficulty": "painful"}),
    ("skytear-horde", 2, {"deck": "taulot", "deck_b": "nupten", "horde": "predator"}),
    ("skytear-horde", 2, {"mode": "versus", "deck": "nupten", "horde": "nightmare"}),
    ("skytear-horde", 3, {"mode": "versus", "deck": "taulot", "deck_b": "liothan"}),
    ("monoliths", 1, {"deck": "liothan-enforcers"}),
    ("monoliths", 2, {"deck": "taulot-custodians", "deck_b": "nupten-diviners", "horde": "slitherers", "level": "4"}),
    ("monoliths", 2, {"mode": "versus", "deck": "kurumo-artificers", "horde": "sinklings"}),
    ("monoliths", 3, {"mode": "versus", "deck": "nupten", "deck_b": "liothan", "horde": "the-brood"}),
    ("skytear", 2, {}),
    ("skytear", 2, {"format": "competitive"}),
    ("skytear", 2, {"simplified": "true"}),
    ("skytear", 3, {"format": "casual"}),
    ("skytear", 4, {"battlefield": "three-lanes"}),
    ("skytear", 6, {"format": "casual"}),
    ("cloudspire", 1, {}),
    ("cloudspire", 2, {}),
    ("cloudspire", 3, {"layout": "random"}),
    ("cloudspire", 4, {"mode": "teams"}),
    ("cloudspire", 2, {"mode": "coop"}),
)
GAMES = 12


def digests() -> list[str]:
    """A line for every game."""
    return [digest(*setup, seed=f"whole-{number}") for setup in SETUPS for number in range(GAMES)]


def digest(game: str, seats: int, options: dict[str, str], seed: str) -> str:
    """Play one game at random and tell it in one line."""
    luck = Random(seed)
    match: Match[Any] = Match(game, seats=seats, seed=seed, options=options)
    while match.ask is not None:
        seat = luck.choice(match.ask.seats)
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    told = [(event.kind, event.rule, sorted(event.facts.items()), event.audience) for event in match.log]
    return f"{game} {seed} {len(match.made)} {hashlib.sha256(repr((match.made, told)).encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests()) + "\n")
