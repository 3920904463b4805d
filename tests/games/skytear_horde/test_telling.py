"""What a table needs of Skytear Horde: why a touched card cannot be used, and how far the game has come."""

from __future__ import annotations

from hypothesis import given, settings

from hordekeep.games.skytear_horde.game import GAME
from hordekeep.kernel import LANGUAGES, Text
from tests.games.skytear_horde.playing import asked, load
from tests.games.skytear_horde.strategies import Table, tables


@settings(max_examples=12)
@given(tables())
def test_every_card_that_a_choice_could_touch_is_either_legal_or_tells_why_not(table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    seat = match.ask.seats[0]
    lit = {touched for offer in match.offers(seat) for touched in offer.touches}
    candidates = GAME.candidates(match.state)
    could = {touched for choice in candidates for touched in GAME.touches(match.state, match.ask, choice)}
    for touched in table.luck.sample(sorted(could), min(12, len(could))):
        refusal = match.why_not_touch(touched, seat)
        assert (refusal is None) == (touched in lit)
        if refusal is not None:
            assert all(match.say(refusal.because, language) for language in LANGUAGES)


def test_a_card_that_no_choice_touches_tells_so() -> None:
    match = load(players=[{"hand": ["shamans"], "mana": 3}])
    refusal = match.why_not_touch("hand:no-such-card", asked(match).seats[0])
    assert refusal is not None
    assert refusal.because == Text("nothing-to-do-with-it")


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    match = load(mode="versus", players=[{"hand": ["shamans"], "mana": 3}])
    refusal = match.why_not_touch("hand:shamans", 1)
    assert refusal is not None
    assert refusal.because.id == "not-asked"


@settings(max_examples=40)
@given(tables())
def test_the_progress_of_every_moment_can_be_said(table: Table) -> None:
    match = table.match
    assert GAME.progress is not None
    progress = GAME.progress(match.state)
    assert -1 <= progress.now < len(progress.phases) == 7
    for language in LANGUAGES:
        assert match.say(progress.heading, language)
        assert all(match.say(phase, language) for phase in progress.phases)
        assert match.prompt(language)


@settings(max_examples=20)
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
