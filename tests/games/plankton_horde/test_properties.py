"""What holds at any ask of any game of Horde, whatever was chosen before."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from hordekeep.games.plankton_horde import GAME
from hordekeep.kernel import LANGUAGES, Dice, Keep, Match
from tests.games.choosing import keys_are_inverse
from tests.games.plankton_horde import reference
from tests.games.plankton_horde.playing import LEVELS, SEATS, HordeMatch, check, new_match
from tests.games.plankton_horde.strategies import Table, tables
from tests.games.playing import asked, choose_at_random
from tests.games.properties import (
    a_clone_goes_on_identically,
    a_position_goes_on_identically,
    a_record_replays,
    everything_can_be_undone,
    forced_choices_are_recorded,
    shape,
    undo_returns,
)


@given(tables())
def test_cards_tokens_totals_and_asks_are_right(table: Table) -> None:
    check(table.match)


@settings(max_examples=30)
@given(level=st.sampled_from(LEVELS), seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_they_are_right_after_every_choice_of_a_whole_game(level: str, seats: int, seed: int) -> None:
    match = new_match(level, seats, f"whole {seed}")
    luck = Random(seed)
    check(match)
    while match.ask is not None:
        choose_at_random(match, luck)
        check(match)


@given(tables())
def test_a_clone_stands_at_the_same_ask_and_goes_on_identically(table: Table) -> None:
    a_clone_goes_on_identically(*table)
    assert table.match.ask is None


@given(tables(), st.integers(1, 12))
def test_undo_returns_the_same_position_ask_and_log(table: Table, count: int) -> None:
    undo_returns(*table, count)


@given(tables())
def test_everything_can_be_undone_to_the_start(table: Table) -> None:
    everything_can_be_undone(table.match)


@given(tables())
def test_a_position_goes_there_and_back_and_on_identically(table: Table) -> None:
    a_position_goes_on_identically(*table)


@settings(max_examples=30)
@given(level=st.sampled_from(LEVELS), seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_every_beats_start_is_a_position_that_stands_at_the_same_ask(level: str, seats: int, seed: int) -> None:
    match = new_match(level, seats, f"beats {seed}")
    luck = Random(seed)
    while match.ask is not None:
        if match._begun == len(match.made):
            again: HordeMatch = Match.from_position(GAME, match.to_position())
            ask = asked(again)
            assert (ask.seats, ask.prompt, ask.choices) == (match.ask.seats, match.ask.prompt, match.ask.choices)
            assert again.shown() == match.shown()
        choose_at_random(match, luck)


@given(tables())
def test_a_record_goes_through_text_and_replays(table: Table) -> None:
    a_record_replays(table.match)


@given(tables())
def test_forced_choices_are_recorded_and_only_they_are_not_asked(table: Table) -> None:
    forced_choices_are_recorded(table.match)


@settings(max_examples=60)
@given(tables())
def test_why_not_is_none_exactly_for_what_is_offered(table: Table) -> None:
    match, luck = table
    for _ in range(12):
        if match.ask is None:
            return
        seat = match.ask.seat
        offered = set(match.ask.choices)
        for candidate in GAME.words.candidates(match.state):
            refusal = match.why_not(candidate)
            assert (refusal is None) == (candidate in offered), (candidate, refusal, match.ask)
            if refusal is not None:
                assert refusal.rule.startswith("PH-")
            for other in range(match.state.seats):
                assert other == seat or match.why_not(candidate, other) is not None
        choose_at_random(match, luck)


@settings(max_examples=40)
@given(tables())
def test_every_refusal_can_be_said_in_every_language(table: Table) -> None:
    match = table.match
    if match.ask is None:
        return
    for candidate in GAME.words.candidates(match.state):
        refusal = match.why_not(candidate)
        for language in LANGUAGES:
            assert refusal is None or match.say(refusal.because, language)


@settings(max_examples=60)
@given(tables())
def test_prompts_offers_and_the_log_are_said_in_every_language(table: Table) -> None:
    match = table.match
    for language in LANGUAGES:
        assert match.prompt(language)
        assert len(match.tell_log(None, language)) == len(match.log)
        offers = match.offers(language=language)
        assert len({offer.key for offer in offers}) == len(offers)
        assert len({offer.label for offer in offers}) == len(offers), "two buttons must not say the same"
    outcome = match.outcome()
    if outcome is not None:
        assert match.say(outcome.because, "fr")


@settings(max_examples=60)
@given(tables())
def test_what_a_choice_touches_lies_on_the_table(table: Table) -> None:
    match, luck = table
    for _ in range(8):
        if match.ask is None:
            return
        shown = match.shown()
        lying = {f"pool:{card}" for card in shown["pool"]}
        lying |= {f"row:{card['battle']}" for card in shown["row"]}
        lying |= {f"token:{token}" for token in shown["tokens_left"]}
        for seat, side in enumerate(shown["seats"]):
            lying |= {f"horde:{seat}:{card}" for card in side["horde"]}
        if shown["just_picked"]:
            lying.add("picks:{seat}:{card}".format(**shown["just_picked"]))
        for choice in match.ask.choices:
            touched = GAME.words.touches(match.state, match.ask, choice)
            assert set(touched) <= lying
            assert touched or len(choice) == 1
        choose_at_random(match, luck)


def test_keys_and_choices_are_inverse_for_all_candidates() -> None:
    candidates = GAME.words.candidates(Match(GAME, seats=2, seed="keys").state)
    keys_are_inverse(GAME, candidates)
    cards = reference.whole_deck("full")
    assert {GAME.words.key(c) for c in candidates if c[0] == "pick"} == {f"pick:{card}" for card in cards}
    assert GAME.words.choice("pick:sun-cat") is None
    assert GAME.words.choice("") is None


@settings(max_examples=60)
@given(tables())
def test_any_seat_can_imagine_and_play_forty_choices_on(table: Table) -> None:
    match, luck = table
    before = shape(match)
    for seat in range(match.state.seats):
        dream = match.imagine(seat, Dice(f"dream {luck.random()}"), keep=Keep.HISTORY)
        for _ in range(40):
            if dream.ask is None:
                break
            assert reference.cards_in(dream.shown()) == reference.whole_deck(match.state.level)
            choose_at_random(dream, luck)
        assert dream.ask is not None or dream.outcome() is not None
    assert shape(match) == before
