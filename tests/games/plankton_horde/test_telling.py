"""What a table needs of Horde: why a touched piece cannot be used, how far the game has come, and forecasts."""

from __future__ import annotations

from hypothesis import given

from hordekeep.games.plankton_horde import GAME
from hordekeep.kernel import LANGUAGES, Dice, Event, Text, message_ids
from hordekeep.table.forecast import foresee
from tests.games.plankton_horde.playing import new_match
from tests.games.plankton_horde.strategies import Table, tables
from tests.games.plankton_horde.worlds import other_world
from tests.games.playing import asked


@given(tables())
def test_every_piece_that_a_choice_could_touch_is_either_legal_or_tells_why_not(table: Table) -> None:
    match, _ = table
    if match.ask is None:
        return
    seat = match.ask.seat
    lit = {touched for offer in match.offers() for touched in offer.touches}
    for candidate in GAME.words.candidates(match.state):
        for touched in GAME.words.touches(match.state, match.ask, candidate):
            refusal = match.why_not_touch(touched, seat)
            assert (refusal is None) == (touched in lit)
            if refusal is not None:
                assert all(match.say(refusal.because, language) for language in LANGUAGES)


def test_a_piece_that_no_choice_touches_tells_so() -> None:
    match = new_match("full", 2, "telling")
    refusal = match.why_not_touch("pool:no-such-card", asked(match).seat)
    assert refusal is not None
    assert refusal.because == Text("nothing-to-do-with-it")


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    match = new_match("full", 2, "telling")
    refusal = match.why_not_touch("pool:sun-ooze", 1 - asked(match).seat)
    assert refusal is not None
    assert refusal.because.id == "not-asked"


def test_the_kinds_of_events_that_mean_something_exist() -> None:
    kinds = {each.removeprefix("log-") for each in message_ids(GAME.package, "en") if each.startswith("log-")}
    telling = GAME.words.telling
    assert telling.headings | telling.moments | telling.reveals <= kinds


@given(tables())
def test_the_progress_of_every_moment_can_be_said(table: Table) -> None:
    match, _ = table
    assert GAME.extras.progress is not None
    progress = GAME.extras.progress(match.state)
    assert 0 <= progress.now < len(progress.phases)
    for language in LANGUAGES:
        assert match.say(progress.heading, language)
        assert all(match.say(phase, language) for phase in progress.phases)


@given(tables())
def test_a_forecast_is_the_same_whatever_is_hidden_and_what_is_certain_comes_true(table: Table) -> None:
    match, luck = table
    if match.ask is None:
        return
    seat = match.ask.seat
    key = GAME.words.key(luck.choice(match.ask.choices))
    foreseen = foresee(match, seat, key, Dice("dream"))
    elsewhere = foresee(other_world(match, seat, luck), seat, key, Dice("dream"))
    assert (elsewhere.events, elsewhere.certain) == (foreseen.events, foreseen.certain)
    heard: list[Event] = []
    real = match.clone()
    real.listen(heard.append)
    real.choose(key, seat)
    if foreseen.certain:
        assert foreseen.events == [event for event in heard if event.is_for(seat)]
