"""What a table needs to tell of any game at any ask, in every language: each function raises if it cannot be told."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.kernel import LANGUAGES, Match

SOME = 12


def touched_pieces_tell_why_not(match: Match[Any], luck: Random) -> None:
    """Every piece that a choice could touch is either lit or says which rule is against it."""
    if match.ask is None:
        return
    game, ask, seat = match.game, match.ask, match.ask.seats[0]
    lit = {touched for offer in match.offers(seat) for touched in offer.touches}
    could = {
        touched for each in game.words.candidates(match.state) for touched in game.words.touches(match.state, ask, each)
    }
    assert lit <= could
    for touched in luck.sample(sorted(could), min(SOME, len(could))):
        refusal = match.why_not_touch(touched, seat)
        assert (refusal is None) == (touched in lit)
        if refusal is not None:
            assert all(match.say(refusal.because, language) for language in LANGUAGES)


def progress_can_be_said(match: Match[Any]) -> None:
    """How far the game has come, its phases, and what is asked."""
    assert match.game.extras.progress is not None
    progress = match.game.extras.progress(match.state)
    assert -1 <= progress.now < len(progress.phases)
    for language in LANGUAGES:
        assert match.say(progress.heading, language)
        assert all(match.say(phase, language) for phase in progress.phases)
        assert match.prompt(language)


def log_can_be_told(match: Match[Any]) -> None:
    """A line for each event that a viewer hears, and how it ended."""
    for viewer in (None, *range(match.state.seats)):
        told = [event for event in match.log if event.is_for(viewer)]
        for language in LANGUAGES:
            lines = match.tell_log(viewer, language)
            assert len(lines) == len(told)
            assert all(lines)
    outcome = match.outcome()
    if outcome is not None:
        assert all(match.say(outcome.because, language) for language in LANGUAGES)
