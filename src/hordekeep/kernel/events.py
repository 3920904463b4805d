"""What happened, as data: its kind, the rule that caused it, its facts, and who may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from hordekeep.kernel.texts import Text


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. `audience` lists the seats that may know of it; None is everybody.

    >>> from hordekeep import Match
    >>> match = Match("plankton-horde", seats=2, seed="doc")
    >>> match.choose("token:8")
    >>> [event.kind for event in match.log]
    ['pool-dealt', 'game-begins', 'round-begins', 'battle-card-drawn', 'token-assigned']
    """

    kind: str
    rule: str
    facts: dict[str, Any]
    audience: tuple[int, ...] | None = None

    def is_for(self, seat: int | None) -> bool:
        """May `seat` know of this? None is a spectator, who knows what everybody knows.

        >>> Event("drew", "X", {}, (0,)).is_for(1)
        False
        """
        return self.audience is None or (seat is not None and seat in self.audience)


@dataclass(frozen=True, slots=True)
class Telling:
    """What kinds of events mean to whoever tells the game.

    `headings` open a new group in the log; `moments` are worth a mark on a replay's timeline; `reveals` turn up what
    was hidden, so that nobody may take a choice back past them without the others' consent.

    >>> from hordekeep import find_game
    >>> "pool-refilled" in find_game("plankton-horde").words.telling.reveals
    True
    """

    headings: frozenset[str] = frozenset()
    moments: frozenset[str] = frozenset()
    reveals: frozenset[str] = frozenset()


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: who won, everybody's score, the rule that decided it, and why in words.

    Several winners share one victory, unless they won `together`, as one side: then it is wholly theirs, each. Nobody
    wins a game that was lost `together`. Where the book calls it a `draw`, it is one: all have the same part of it.

    >>> Outcome(winners=(1,), scores=(9, 12), rule="PH-VIC-02", because=Text("x")).shares()
    (0.0, 1.0)
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    rule: str
    because: Text
    together: bool = False
    draw: bool = False

    def shares(self) -> tuple[float, ...]:
        """The victory cut among its winners: 1 for a sole winner, 1/2 each for two, 0 for the others.

        Those who won together have 1 each.

        >>> Outcome(winners=(0, 2), scores=(5, 1, 5), rule="X", because=Text("x")).shares()
        (0.5, 0.0, 0.5)
        >>> Outcome(winners=(0, 1), scores=(1, 1), rule="X", because=Text("x"), together=True).shares()
        (1.0, 1.0)
        """
        part = 1.0 if self.together or not self.winners else 1 / len(self.winners)
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))
