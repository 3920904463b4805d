"""Windows: a seat may answer what another does, or pass. Nobody else may learn which seat it is, or whether it can."""

from __future__ import annotations

from typing import Any

from hordekeep.kernel import Match


def is_quiet(match: Match[Any]) -> bool:
    """Is a seat asked in a window, or composing its answer there, of which the others know nothing yet?

    >>> is_quiet(Match("plankton-horde", seats=2, seed="doc"))
    False
    """
    ask, opening = match.ask, match.opening
    if ask is None or opening is None or opening.passing is None:
        return False
    return ask is opening or not ask.committed
