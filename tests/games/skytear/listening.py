"""Listening to random games: at every event, with the state as it is in the middle of the beat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Dice, Event, Keep, Match
from tests.games.playing import play_on
from tests.games.skytear.playing import brawl

if TYPE_CHECKING:
    from hordekeep.kernel.options import OptionValue

Heard = Callable[[Arena, Event], None]


def listen(seats: int, options: dict[str, Any], seed: str, heard: Heard, asked: Callable[[Arena], None]) -> None:
    """Play from the set-up, and in a brawl: `asked` hears of every state in which somebody chooses."""
    for choices, begin in ((600, _from_the_set_up), (300, _in_a_brawl)):
        match, luck = begin(seats, options, seed, heard), Random(seed)
        for _ in range(choices):
            asked(match.state)
            play_on(match, luck, 1)


def _from_the_set_up(seats: int, options: dict[str, Any], seed: str, heard: Heard) -> Match[Arena]:
    """A match that is heard from its first event on, before anybody has it in hand."""
    begun: list[Arena] = []

    def setup(seats: int, options: Mapping[str, OptionValue], dice: Dice) -> Arena:
        begun.append(GAME.rules.setup(seats, options, dice))
        return begun[0]

    game = replace(GAME, rules=replace(GAME.rules, setup=setup))
    listeners = [lambda event: heard(begun[0], event)]
    return Match(game, seats=seats, seed=seed, options=options, keep=Keep.CHECKPOINT, listeners=listeners)


def _in_a_brawl(seats: int, options: dict[str, Any], seed: str, heard: Heard) -> Match[Arena]:
    match = brawl(seats, options, seed, Keep.CHECKPOINT)
    match.listen(lambda event: heard(match.state, event))
    return match
