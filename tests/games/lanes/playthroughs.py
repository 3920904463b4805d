"""Playthroughs of the lanes: games to be played through, from the start or from late in them, and how."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from hordekeep.engines.lanes.bots.instinct import turn
from hordekeep.kernel import Keep
from tests.games.lanes.playing import Box, LanesMatch
from tests.games.playing import asked, choose_at_random
from tests.games.playthroughs import play_through


class Playthrough(NamedTuple):
    """A game to be played through: by the game's quick policy or at random, from the start or from late in it."""

    box: Box
    name: str
    seats: int
    options: dict[str, Any]
    is_random: bool = False
    is_late: bool = False

    @property
    def file(self) -> str:
        """Where it is recorded."""
        return f"{self.box.slug}-{self.name}.txt"

    def begin(self) -> LanesMatch:
        """The match before its first choice."""
        mode, others = self.options["mode"], {name: each for name, each in self.options.items() if name != "mode"}
        match = self.box.new_match(mode, self.seats, f"playthrough {self.name}", Keep.HISTORY, **others)
        return self.box.late_match(match, Random(self.name)) if self.is_late else match

    def text(self) -> str:
        """The whole game as text."""
        luck = Random(self.name)

        def choose(match: LanesMatch) -> None:
            if self.is_random:
                choose_at_random(match, luck)
                return
            ask = asked(match)
            seat = luck.choice(ask.seats)
            rollout = match.game.search.rollout
            assert rollout is not None
            match.play(rollout(match.state, ask, seat, luck), seat)

        return play_through(self.begin(), choose, "turn", turn)


def options(mode: str, deck: str, horde: str, **more: Any) -> dict[str, Any]:
    """What is chosen before a game."""
    return {"mode": mode, "deck": deck, "horde": horde, **more}
