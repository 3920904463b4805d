"""Which achievements a game has earned: a condition on the game won for each challenge that has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hordekeep.engines.lanes.content.challenges import CHALLENGES
from hordekeep.engines.lanes.content.setting import DIFFICULTIES
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import enforces


def _always(g: Battle) -> bool:
    return True


_MET: Final[Mapping[str, Callable[[Battle], bool]]] = {
    "mentalist": lambda g: not g.deeds.get("allies-played"),
    "reanimator": lambda g: g.deeds.get("returned-by:tlakali", 0) >= 5,
    "one-bear-army": lambda g: "swept-by:gulbjarn" in g.deeds,
    "heroes-never-die": lambda g: g.deeds.get("epics-in-a-turn:yami", 0) >= 2,
    "shining-star": lambda g: not g.deeds.get("left:akhuti"),
    "sort-of-pacifist": lambda g: not g.deeds.get("monsters-destroyed"),
}
"""What must be so at the end of a game, by challenge; to win with its set-up is enough for the others."""


@enforces("SH-ACH-01")
def earned(g: Battle) -> dict[str, int]:
    """The achievements that a game earned, each with its symbols: 1, 2 or 3 by difficulty.

    Those that only watch how a game is won are earned in any game; those with a set-up of their own need it."""
    if g.result != "won" or g.setting.difficulty not in DIFFICULTIES:  # by number there are none
        return {}
    symbols = DIFFICULTIES.index(g.setting.difficulty) + 1
    free = ("mentalist", "sort-of-pacifist")
    return {
        each.id: symbols
        for each in CHALLENGES
        if (each.id == g.setting.challenge or each.id in free) and _MET.get(each.id, _always)(g)
    }
