"""What a table needs of Skytear: why a touched piece cannot be used, and how far the game has come."""

from __future__ import annotations

from hypothesis import given, settings

from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import LANGUAGES
from tests.games.skytear.strategies import Table, tables


@settings(max_examples=8)
@given(tables())
def test_every_piece_that_a_choice_could_touch_is_either_legal_or_tells_why_not(table: Table) -> None:
    match, luck = table
    if match.ask is None:
        return
    seat = match.ask.seats[0]
    lit = {touched for offer in match.offers(seat) for touched in offer.touches}
    could = {touched for each in GAME.candidates(match.state) for touched in GAME.touches(match.state, match.ask, each)}
    assert lit <= could
    for touched in luck.sample(sorted(could), min(12, len(could))):
        refusal = match.why_not_touch(touched, seat)
        assert (refusal is None) == (touched in lit)
        if refusal is not None:
            assert all(match.say(refusal.because, language) for language in LANGUAGES)


@settings(max_examples=20)
@given(tables())
def test_the_progress_of_every_moment_can_be_said(table: Table) -> None:
    match = table.match
    assert GAME.progress is not None
    progress = GAME.progress(match.state)
    assert -1 <= progress.now < len(progress.phases)
    for language in LANGUAGES:
        assert match.say(progress.heading, language)
        assert all(match.say(phase, language) for phase in progress.phases)


@settings(max_examples=10)
@given(tables())
def test_every_seat_is_told_the_log_in_every_language(table: Table) -> None:
    match = table.match
    for viewer in (None, *range(match.state.seats)):
        told = [event for event in match.log if event.is_for(viewer)]
        for language in LANGUAGES:
            lines = match.tell_log(viewer, language)
            assert len(lines) == len(told)
            assert all(lines)
    outcome = match.outcome()
    if outcome is not None:
        assert all(match.say(outcome.because, language) for language in LANGUAGES)
