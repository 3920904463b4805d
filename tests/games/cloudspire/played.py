"""The recorded playthroughs of Cloudspire: all modes and numbers of seats, by chance or eager to fight.

No bot plays here: what bots like changes more often than the rules do.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from hordekeep.games.cloudspire.game import clock
from hordekeep.kernel import Keep
from tests.games.cloudspire.playing import CloudspireMatch, new_match
from tests.games.playing import choose_at_random, choose_eagerly
from tests.games.playthroughs import play_through

IDLE = frozenset({"stay", "done", "stop", "pass", "no", "sell"})
"""What an eager player does only if there is nothing else."""
LIKED = frozenset({"deploy", "gate", "unit", "spire", "explore", "construct", "use"})
"""What an eager player likes best."""
UNIT = "turn"


class Playthrough(NamedTuple):
    """A game to be played through."""

    name: str
    seats: int
    options: dict[str, Any]
    is_eager: bool = False

    @property
    def file(self) -> str:
        """Where it is recorded."""
        return f"cloudspire-{self.name}.txt"

    def text(self) -> str:
        """The whole game as text."""
        luck = Random(self.name)
        match = new_match(self.seats, self.options, f"playthrough {self.name}", Keep.HISTORY)

        def choose(each: CloudspireMatch) -> None:
            if self.is_eager:
                choose_eagerly(each, luck, LIKED, IDLE)
            else:
                choose_at_random(each, luck)

        return play_through(match, choose, UNIT, clock)


GAMES = (
    Playthrough("1-two", 2, {}),
    Playthrough("2-two-eager", 2, {}, is_eager=True),
    Playthrough("3-two-on-random-isles-eager", 2, {"layout": "random"}, is_eager=True),
    Playthrough("4-three", 3, {}, is_eager=True),
    Playthrough("5-four", 4, {}),
    Playthrough("6-two-against-two-eager", 4, {"mode": "teams"}, is_eager=True),
    Playthrough("7-alone-eager", 1, {}, is_eager=True),
    Playthrough("8-alone-hard", 1, {"level": "hard"}),
    Playthrough("9-drowned-beacon-eager", 2, {"mode": "coop"}, is_eager=True),
    Playthrough("10-drowned-beacon-of-three", 3, {"mode": "coop"}),
    Playthrough("11-learning-the-vines-eager", 1, {"mode": "tutorial"}, is_eager=True),
)
