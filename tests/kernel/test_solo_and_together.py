"""Games for one seat, asks that any seat may answer, victories won together, and choices that depend on the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hordekeep.kernel import BadInput, Match, Outcome, PlainWords, Record, Refusal, Refused, Text
from tests.watch import FEED, GAME, REST, SING, Watch


def watch(seats: int = 1, **options: Any) -> Match[Watch]:
    return Match(GAME, seats, "watch", options)


def test_one_seat_is_enough_to_play_to_the_end() -> None:
    match = watch()
    assert match.names == ("A",)
    while match.ask is not None:
        assert match.ask.seats == (0,)
        match.choose(match.ask.choices[0])
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.shares() == (float(bool(outcome.winners)),)
    assert Match.from_record(Record.from_text(match.record().to_text()), game=GAME).record() == match.record()


def test_without_a_number_of_seats_the_fewest_are_taken() -> None:
    match: Match[Watch] = Match(GAME, seed="watch")
    assert match.state.seats == 1


@pytest.mark.parametrize(
    ("fewest", "most", "sentence"), [(1, 3, "1 to 3 players"), (1, 1, "1 player"), (2, 2, "2 players")]
)
def test_how_many_may_play_is_said_plainly(fewest: int, most: int, sentence: str) -> None:
    game = replace(GAME, fewest=fewest, most=most)
    with pytest.raises(BadInput, match=rf"The Watch is for {sentence}, not 4\. \[WA-0\]"):
        game.check_seats(4)


def test_any_of_the_asked_seats_may_answer_with_the_same_key() -> None:
    match = watch(3)
    assert match.ask is not None
    assert match.ask.seats == (0, 1, 2)
    for seat in (2, 0, 1):
        assert [offer.key for offer in match.offers(seat)] == ["feed:log", "rest"]
        match.choose("feed:log", seat)
    assert [(seat, choice) for seat, choice, _ in match.made] == [(2, FEED), (0, FEED), (1, FEED)]
    with pytest.raises(BadInput, match="Say which one"):
        match.choose("rest")


def test_undo_takes_back_whoever_answered() -> None:
    match = watch(2)
    before = match.to_position()
    match.choose("feed:log", 1)
    match.undo()
    assert match.to_position() == before


def test_candidates_are_those_of_this_game() -> None:
    assert list(GAME.words.candidates(watch().state)) == [FEED, REST]
    singing = watch(song="ballad")
    assert list(GAME.words.candidates(singing.state)) == [FEED, REST, SING]
    for match in (watch(2), singing):
        assert match.ask is not None
        for candidate in GAME.words.candidates(match.state):
            for seat in match.ask.seats:
                assert (match.why_not(candidate, seat) is None) == (candidate in match.ask.choices_of(seat))


def test_a_tuple_that_is_no_choice_of_this_game_is_bad_input_but_its_key_is_refused_by_a_rule() -> None:
    match = watch()
    with pytest.raises(BadInput, match="is no choice of The Watch"):
        match.why_not(SING)
    with pytest.raises(BadInput, match="is no choice of The Watch"):
        match.choose(SING)
    with pytest.raises(Refused, match=r"nothing to sing about\. \[WA-4\]"):
        match.choose("sing")


def test_a_legal_key_is_chosen_without_listing_every_candidate() -> None:
    def never(_: Watch) -> list[Any]:
        raise AssertionError("nobody needs this list here")

    match: Match[Watch] = Match(replace(GAME, words=PlainWords.like(GAME.words, candidates=never)), 2, "watch")
    assert match.why_not("feed:log") is None
    assert match.why_not(FEED) is None
    assert match.why_not_touch("fire", 0) is None
    match.choose(FEED, 0)
    match.choose("feed:log", 0)
    with pytest.raises(Refused, match="no logs left"):
        match.choose("feed:log", 0)


def test_what_cannot_be_touched_is_explained_by_the_first_choice_that_touches_it() -> None:
    match = watch(2)
    match.choose("feed:log", 1)
    match.choose("feed:log", 1)
    assert match.why_not_touch("fire", 0) is None
    assert match.why_not_touch("fire", 1) == Refusal("WA-1", Text("no-logs"))
    assert match.why_not_touch("moon", 0) == Refusal("WA-1", Text("nothing-to-do-with-it"))
    while match.ask is not None:
        match.choose("rest", 0)
    refusal = match.why_not_touch("fire", 0)
    assert refusal is not None
    assert refusal.because == Text("game-over")


def test_who_wins_together_wins_wholly() -> None:
    together = Outcome((0, 1), (4, 4, 0), "X", Text("x"), together=True)
    assert together.shares() == (1.0, 1.0, 0.0)
    assert Outcome((), (0, 0), "X", Text("x"), together=True).shares() == (0.0, 0.0)


def test_what_the_game_refuses_to_set_up_is_refused_with_the_option() -> None:
    with pytest.raises(BadInput) as refused:
        watch(song="la la la")
    assert refused.value.where == "option 'song'"
    with pytest.raises(BadInput, match="for two or more"):
        watch(1, wind="wild")
    assert watch(2, wind="wild").state.wind == 3


@pytest.mark.parametrize("song", ["", "ballad"])
def test_a_record_keeps_a_text_even_an_empty_one(song: str) -> None:
    match = watch(2, song=song)
    match.choose("rest", 1)
    text = match.record().to_text()
    assert f"\noption song:{' ' * bool(song)}{song}\n" in text
    assert Record.from_text(text) == match.record()
    assert Match.from_record(Record.from_text(text), game=GAME).options["song"] == song
