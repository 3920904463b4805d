"""What a seat cannot see changes nothing for it: compared between a match and another world, which are the same to it.

Each function raises if they are not. Other worlds are made by each game's own tests: `worlds`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from hordekeep.bots.protocol import Bot, chair_at
from hordekeep.kernel import LANGUAGES, Dice, Event, Match
from hordekeep.table.forecast import foresee
from hordekeep.table.frames import frame_of
from tests.games.playing import choose_at_random

A_WHILE = 60


def at_rest(match: Match[Any]) -> bool:
    """Has nothing been chosen or changed since the beat began? Other worlds begin there."""
    return match.ask is not None and not match.ask.committed and match.position_at == len(match.made)


def to_a_beats_start(match: Match[Any], luck: Random) -> bool:
    """Go on to an ask at which nothing has happened since the beat began, if one comes within a while."""
    for _ in range(A_WHILE):
        if match.ask is None:
            return False
        if at_rest(match):
            return True
        choose_at_random(match, luck)
    return False


def frames(match: Match[Any], viewer: int | None) -> bytes:
    """All that a table sends a viewer of this moment, in every language: view, prompt, choices with their labels."""
    return msgspec.json.encode([frame_of(match, viewer, language, 0) for language in LANGUAGES])


def a_bot_chooses_the_same(bot: Bot, seat: int, *worlds: Match[Any]) -> None:
    """Whatever is hidden from its seat."""
    chosen = [bot.think(chair_at(each, seat, Dice("bot"))) for each in worlds]
    assert chosen.count(chosen[0]) == len(chosen)


def a_forecast_is_the_same(seat: int, key: str, *worlds: Match[Any]) -> None:
    """Whatever is hidden from who asks for it."""
    foreseen = [foresee(each, seat, key, Dice("dream")) for each in worlds]
    assert all((each.events, each.certain) == (foreseen[0].events, foreseen[0].certain) for each in foreseen)


def a_certain_forecast_comes_true(match: Match[Any], seat: int, key: str, *, to_the_end: bool) -> None:
    """What is called certain happens. Without `to_the_end`, more may follow at once where another seat turns out to
    have no answer in hand."""
    foreseen = foresee(match, seat, key, Dice("dream"))
    heard: list[Event] = []
    real = match.clone()
    real.listen(heard.append)
    real.choose(key, seat)
    if foreseen.certain:
        told = [event for event in heard if event.is_for(seat)]
        assert foreseen.events == (told if to_the_end else told[: len(foreseen.events)])
