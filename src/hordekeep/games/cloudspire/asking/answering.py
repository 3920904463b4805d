"""Who answers for the automaton: it stands above all rules, and is asked by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Choice, enforces


@enforces("CS-K-AI-14")
class Answerer(NamedTuple):
    """Who answers for a seat that no person holds, by rules of its own.

    `answer` is told the question, what is offered and what it is about. `lost_health` hears of a chip of that seat that
    has lost health, and does what it then does without being asked.
    """

    answer: Callable[[PlayArea, str, list[Choice], Any], Choice]
    lost_health: Callable[[PlayArea, int], None]


_answerers: Final[list[Answerer]] = []
"""One, as soon as the automaton is there: it knows all rules, and stands above them."""


def answer_by(answerer: Answerer) -> None:
    """From now on the automaton is asked so."""
    _answerers[:] = [answerer]


def automaton() -> Answerer:
    """Who answers for the automaton."""
    if not _answerers:
        raise LookupError("Nobody answers for the automaton yet: import `hordekeep.games.cloudspire.game`.")
    return _answerers[0]
