"""What a table needs of either edition: why a touched card cannot be used, and how far the game has come."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.kernel import LANGUAGES
from tests.games.lanes.boxes import each_box
from tests.games.lanes.playing import Box
from tests.games.lanes.strategies import tables


@each_box
@settings(max_examples=12)
@given(data=st.data())
def test_every_card_that_a_choice_could_touch_is_either_legal_or_tells_why_not(box: Box, data: st.DataObject) -> None:
    match, luck = data.draw(tables(box))
    if match.ask is None:
        return
    seat = match.ask.seats[0]
    lit = {touched for offer in match.offers(seat) for touched in offer.touches}
    candidates = box.game.candidates(match.state)
    could = {touched for choice in candidates for touched in box.game.touches(match.state, match.ask, choice)}
    for touched in luck.sample(sorted(could), min(12, len(could))):
        refusal = match.why_not_touch(touched, seat)
        assert (refusal is None) == (touched in lit)
        if refusal is not None:
            assert all(match.say(refusal.because, language) for language in LANGUAGES)


@each_box
@settings(max_examples=40)
@given(data=st.data())
def test_the_progress_of_every_moment_can_be_said(box: Box, data: st.DataObject) -> None:
    match = data.draw(tables(box)).match
    assert box.game.progress is not None
    progress = box.game.progress(match.state)
    assert -1 <= progress.now < len(progress.phases) == len(match.state.edition.turn)
    for language in LANGUAGES:
        assert match.say(progress.heading, language)
        assert all(match.say(phase, language) for phase in progress.phases)
        assert match.prompt(language)


@each_box
@settings(max_examples=20)
@given(data=st.data())
def test_every_seat_is_told_the_log_in_every_language(box: Box, data: st.DataObject) -> None:
    match = data.draw(tables(box)).match
    for viewer in (None, *range(match.state.seats)):
        told = [event for event in match.log if event.is_for(viewer)]
        for language in LANGUAGES:
            lines = match.tell_log(viewer, language)
            assert len(lines) == len(told)
            assert all(lines)
    outcome = match.outcome()
    if outcome is not None:
        assert all(match.say(outcome.because, language) for language in LANGUAGES)
