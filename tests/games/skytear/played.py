"""The recorded playthroughs of Skytear: formats, battlefields, two to eight seats; by chance, or eager to act.

No bot plays here: what bots like changes more often than the rules do.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from hordekeep.kernel import Keep
from tests.games.playing import choose_at_random, choose_eagerly
from tests.games.playthroughs import play_through
from tests.games.skytear.playing import SkytearMatch, brawl, new_match

IDLE = ("end", "pass", "stop", "done", "no-lead")
"""What an eager player does only if there is nothing else."""
LIKED = ("attack", "play", "skill", "hero", "minion")
"""What an eager player likes best."""


class Playthrough(NamedTuple):
    """A game to be played through, from its set-up or with all heroes close together."""

    name: str
    seats: int
    options: dict[str, Any]
    is_eager: bool = False
    is_late: bool = False

    @property
    def file(self) -> str:
        """Where it is recorded."""
        return f"skytear-{self.name}.txt"

    def text(self) -> str:
        """The whole game as text."""
        luck = Random(self.name)
        begin = brawl if self.is_late else new_match
        match = begin(self.seats, self.options, f"playthrough {self.name}", Keep.HISTORY)

        def choose(each: SkytearMatch) -> None:
            if self.is_eager:
                choose_eagerly(each, luck, LIKED, IDLE)
            else:
                choose_at_random(each, luck)

        return play_through(match, choose, "turn", lambda state: int(state.turn))


THREE_LANES = {"battlefield": "three-lanes"}
GAMES = (
    Playthrough("1-first-game", 2, {}),
    Playthrough("2-first-game-eager", 2, {}, is_eager=True),
    Playthrough("3-casual-eager", 2, {"format": "casual"}, is_eager=True),
    Playthrough("4-competitive", 2, {"format": "competitive"}),
    Playthrough("5-three-lanes-late", 2, THREE_LANES, is_eager=True, is_late=True),
    Playthrough("6-casual-of-three", 3, {"format": "casual"}, is_eager=True),
    Playthrough("7-competitive-of-four-late", 4, {"format": "competitive"}, is_eager=True, is_late=True),
    Playthrough("8-first-game-of-five", 5, {"rows": 3}),
    Playthrough("9-three-lanes-of-six", 6, {**THREE_LANES, "format": "competitive", "rows": 3}, is_eager=True),
    Playthrough("10-casual-of-seven-late", 7, {"format": "casual", "rows": 4}, is_late=True),
    Playthrough("11-three-lanes-of-eight-simplified", 8, {**THREE_LANES, "simplified": True, "rows": 3}, is_eager=True),
)
