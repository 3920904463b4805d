"""Recorded playthroughs of Skytear Horde. After a change that is meant: `make playthroughs`, then read the diff."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from hordekeep.games.lanes.instinct import instinct, turn
from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import Match
from tests.games.playing import asked, choose_at_random
from tests.games.playthroughs import compare, play_through, replay
from tests.games.skytear_horde.playing import HordeMatch
from tests.games.skytear_horde.strategies import late_match


class Playthrough(NamedTuple):
    """A game to be played through: by the game's quick policy or at random, from the start or from late in it."""

    name: str
    seats: int
    options: dict[str, Any]
    is_random: bool = False
    is_late: bool = False

    @property
    def file(self) -> str:
        """Where it is recorded."""
        return f"skytear-horde-{self.name}.txt"

    def begin(self) -> HordeMatch:
        """The match before its first choice."""
        match: HordeMatch = Match(GAME, self.seats, f"playthrough {self.name}", self.options)
        return late_match(match, Random(self.name)) if self.is_late else match


def options(mode: str, deck: str, horde: str, **more: Any) -> dict[str, Any]:
    return {"mode": mode, "deck": deck, "horde": horde, **more}


GAMES = (
    Playthrough("1-solo", 1, options("solo", "liothan", "renegade")),
    Playthrough("2-solo", 1, options("solo", "taulot", "undead", outsider="the-death-dealer"), is_random=True),
    Playthrough("3-solo-hard", 1, options("solo", "kurumo", "predator", difficulty="hard", tiers=True)),
    Playthrough("4-solo-late", 1, options("solo", "nupten", "nightmare", common="utsesh"), is_late=True),
    Playthrough("5-coop", 2, options("coop", "liothan", "undead", deck_b="kurumo")),
    Playthrough("6-coop-late", 2, options("coop", "taulot", "predator", deck_b="nupten"), is_late=True),
    Playthrough("7-versus", 2, options("versus", "kurumo", "renegade")),
    Playthrough("8-versus-random", 2, options("versus", "nupten", "undead"), is_random=True),
    Playthrough("9-versus-late", 2, options("versus", "liothan", "nightmare", common="both"), is_late=True),
    Playthrough("10-versus-of-three", 3, options("versus", "taulot", "predator", deck_b="liothan")),
)
NAMES = [game.file for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_playthrough_is_as_it_was_recorded(game: Playthrough, pytestconfig: pytest.Config) -> None:
    luck = Random(game.name)

    def choose(match: HordeMatch) -> None:
        if game.is_random:
            choose_at_random(match, luck)
            return
        ask = asked(match)
        seat = luck.choice(ask.seats)
        match.play(instinct(match.state, ask, seat, luck), seat)

    text = play_through(game.begin(), choose, "turn", turn)
    compare(game.file, text, pytestconfig.getoption("--update-playthroughs"))


@pytest.mark.parametrize("name", NAMES)
def test_the_record_of_a_playthrough_replays_to_its_log(name: str) -> None:
    replay(name, "turn")
