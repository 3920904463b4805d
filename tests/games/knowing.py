"""What somebody knows of a match: seen, told, imagined."""

from __future__ import annotations

from typing import Any

import msgspec

from hordekeep.kernel import Dice, Match


def seen_by(match: Match[Any], viewer: int | None) -> bytes:
    """The view and the numbers of a viewer, byte for byte."""
    numbers = None if viewer is None else match.game.lab.observe(match.state, viewer)
    return msgspec.json.encode([match.view(viewer), numbers])


def told(match: Match[Any], viewer: int | None) -> list[Any]:
    """The events that a viewer is told."""
    return [[event.kind, event.rule, event.facts] for event in match.log if event.is_for(viewer)]


def imagined(match: Match[Any], seat: int, dream: str) -> list[Any]:
    """An imagined match, told by all that can be read from it."""
    dreamt = match.imagine(seat, Dice(dream))
    ask = dreamt.ask
    question = None if ask is None else (ask.seats, ask.prompt, [ask.choices_of(each) for each in ask.seats])
    return [question, dreamt.shown(), dreamt.seed, dreamt.start]
