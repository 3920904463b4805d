"""Match: undo, clone, imagine and positions, in the middle of a beat and across beats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hordekeep.kernel import BadInput, Dice, Event, Keep, LoadedDice, Match, Record
from tests.kernel.test_match import SIX_AT_ONCE, finish, in_play, new
from tests.kernel.toy import GAME, LEFT, TAKE, Lanterns


def shape(match: Match[Lanterns]) -> list[Any]:
    """Everything that can be seen of a match from outside, but for its log."""
    ask = match.ask
    asked = None if ask is None else (ask.prompt, ask.rule, [(seat, ask.choices_of(seat)) for seat in ask.seats])
    return [asked, match.to_position(), match.shown(), match.made[:], match.record(), match.outcome()]


def walk(match: Match[Lanterns], luck: Random, count: int) -> None:
    """So many random choices, or fewer if the game ends."""
    for _ in range(count):
        if match.ask is None:
            return
        seat = luck.choice(match.ask.seats)
        match.choose(luck.choice(match.ask.choices_of(seat)), seat)


games = given(seed=st.integers(0, 10**6), steps=st.integers(0, 30), turns=st.integers(1, 9), seats=st.integers(2, 3))

# -- undo ------------------------------------------------------------------------------------------------------------


@games
def test_undo_returns_to_where_it_was_with_the_same_log(seed: int, steps: int, turns: int, seats: int) -> None:
    luck = Random(seed)
    match = new(f"undo {seed}", seats, turns=turns)
    trail = []
    for _ in range(steps):
        if match.ask is None:
            break
        trail.append((shape(match), match.log[:]))
        walk(match, luck, 1)
    for before, log in reversed(trail):
        match.undo()
        assert shape(match) == before
        assert match.log == log
    with pytest.raises(BadInput, match="nothing to undo"):
        match.undo()


@games
def test_after_undo_the_game_goes_on_as_if_nothing_had_been(seed: int, steps: int, turns: int, seats: int) -> None:
    luck = Random(seed)
    match, straight = (new(f"on {seed}", seats, turns=turns) for _ in range(2))
    for _ in range(steps):
        if match.ask is None:
            break
        walk(match, luck, 1)
        seat, choice, _ = next(made for made in reversed(match.made) if not made[2])
        straight.choose(choice, seat)
        if luck.random() < 0.5:
            match.undo()
            match.choose(choice, seat)
    assert shape(match) == shape(straight)
    assert match.log == straight.log


def test_undo_takes_back_forced_choices_with_the_choice_that_led_to_them() -> None:
    match = in_play(SIX_AT_ONCE)
    match.choose("bet:1")
    before, log = shape(match), match.log[:]
    match.choose("left")
    assert match.made[-2:] == [(0, LEFT, False), (0, TAKE, True)]
    match.undo()
    assert (shape(match), match.log) == (before, log)
    assert match.made[-1] == (0, ("bet", 1), False)


def test_undo_in_the_middle_of_a_beat_rolls_the_same_dice_again() -> None:
    match = in_play()
    match.choose("bet:1")
    match.choose("left")
    roll, used = match.state.roll, match.state.dice.used
    match.choose("again")
    second = match.log[-1]
    match.undo()
    assert (match.state.roll, match.state.dice.used) == (roll, used)
    match.choose("again")
    assert match.log[-1] == second


def test_undo_after_the_end_opens_the_game_again() -> None:
    match = in_play(turns=1)
    before = shape(match)
    match.choose("dim")
    assert match.ask is None
    match.undo()
    assert shape(match) == before
    assert not match.state.over
    match.choose("bet:1")
    assert match.ask is not None


def test_undo_is_silent_but_what_follows_is_heard() -> None:
    heard: list[Event] = []
    match: Match[Lanterns] = Match(GAME, seed="lamp", listeners=[heard.append])
    match.choose("keep", 0)
    match.choose("keep", 1)
    match.undo()
    assert len(heard) == 2
    match.choose("redraw", 1)
    assert [event.kind for event in heard] == ["kept", "kept", "redrew"]
    assert [event.kind for event in match.log] == ["kept", "redrew"]


def test_there_is_nothing_to_undo_at_the_start() -> None:
    match = new()
    with pytest.raises(BadInput, match=r"^There is nothing to undo\.$"):
        match.undo()
    match.choose("keep", 0)
    match.undo()
    with pytest.raises(BadInput, match="nothing to undo"):
        match.undo()
    assert match.made == []


@pytest.mark.parametrize("keep", [Keep.NOTHING, Keep.CHECKPOINT])
def test_a_match_without_history_cannot_undo_and_says_why(keep: Keep) -> None:
    match = in_play(keep=keep)
    with pytest.raises(BadInput, match=r"keeps no history, so it cannot undo\. Make it with keep=Keep.HISTORY\.$"):
        match.undo()
    assert len(match.made) == 2


# -- clone -----------------------------------------------------------------------------------------------------------


@games
def test_a_clone_stands_at_the_same_ask_and_goes_on_identically(seed: int, steps: int, turns: int, seats: int) -> None:
    luck = Random(seed)
    match = new(f"clone {seed}", seats, turns=turns)
    walk(match, luck, steps)
    before = shape(match)
    twin = match.clone()
    assert shape(twin) == before
    assert twin.keep == Keep.CHECKPOINT
    onward = luck.getrandbits(32)
    finish(twin, Random(onward))
    assert shape(match) == before, "the original must not move with its clone"
    finish(match, Random(onward))
    assert shape(match) == shape(twin)


def test_a_clone_in_the_middle_of_a_beat_replays_the_same_dice() -> None:
    match = in_play()
    match.choose("bet:2")
    match.choose("right")
    twin = match.clone()
    assert twin.state.roll == match.state.roll
    assert twin.state.dice.used == match.state.dice.used
    for each in (match, twin):
        each.choose("again")
    assert twin.state.oil == match.state.oil


def test_a_clone_hears_nothing_and_disturbs_nobody() -> None:
    heard: list[Event] = []
    match: Match[Lanterns] = Match(GAME, seed="lamp", listeners=[heard.append])
    match.choose("keep", 0)
    twin = match.clone(Keep.HISTORY)
    twin.choose("keep", 1)
    assert (len(heard), len(match.log), len(match.made)) == (1, 1, 1)
    assert (twin.log, twin.listeners, twin.names, twin.seed) == ([], [], match.names, match.seed)


def test_a_clone_of_a_finished_game_has_a_list_of_its_own() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    twin = match.clone()
    assert twin.made == match.made
    assert twin.made is not match.made
    assert twin.ask is None
    assert twin.outcome() == match.outcome()


def test_a_clone_with_history_can_undo_what_it_did_itself() -> None:
    match = in_play()
    match.choose("bet:2")
    twin = match.clone(Keep.HISTORY)
    before = shape(twin)
    twin.choose("left")
    twin.undo()
    assert shape(twin) == before == shape(match)


def test_a_clone_with_history_undoes_within_its_beat_and_no_further() -> None:
    match = in_play()
    match.choose("bet:2")
    twin = match.clone(Keep.HISTORY)
    twin.undo()
    assert len(twin.made) == 2
    with pytest.raises(BadInput, match="nothing to undo"):
        twin.undo()
    assert len(match.made) == 3


def test_a_clone_of_a_finished_game_cannot_undo() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    twin = match.clone(Keep.HISTORY)
    with pytest.raises(BadInput, match="nothing to undo"):
        twin.undo()


def test_a_clone_of_a_clone_is_as_good() -> None:
    match = in_play()
    match.choose("bet:1")
    twin = match.clone().clone()
    assert shape(twin) == shape(match)


def test_a_match_that_keeps_nothing_cannot_be_cloned_or_imagined_before_its_end() -> None:
    match = in_play(keep=Keep.NOTHING, turns=1)
    with pytest.raises(
        BadInput, match=r"keeps no checkpoint, so it cannot be cloned\. Make it with keep=Keep.CHECKPOINT\.$"
    ):
        match.clone()
    with pytest.raises(BadInput, match="keeps no checkpoint"):
        match.imagine(1, Dice("dream"))
    match.choose("dim")
    assert match.clone().outcome() == match.outcome()


# -- imagine ---------------------------------------------------------------------------------------------------------


def test_an_imagined_match_keeps_what_the_seat_knows_and_deals_the_rest() -> None:
    match = new(seats=3)
    own = match.state.numbers[1]
    dreams = [match.imagine(1, Dice(f"dream {n}")).state.numbers for n in range(40)]
    assert {numbers[1] for numbers in dreams} == {own}
    assert len({numbers[0] for numbers in dreams}) == 6
    assert match.state.numbers[1] == own


def test_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    match, other = new(), new()
    other.state.numbers[0] = 7 - other.state.numbers[0]
    assert other._checkpoint is not None
    other._checkpoint.numbers[0] = other.state.numbers[0]
    ours, theirs = (each.imagine(1, Dice("dream"), keep=Keep.CHECKPOINT) for each in (match, other))
    assert shape(ours) == shape(theirs)
    assert ours.state.numbers != match.state.numbers or theirs.state.numbers != other.state.numbers


def test_an_imagined_match_does_not_carry_the_true_seed() -> None:
    """Whoever holds the seed, or the position that a match began from, can read what is hidden."""
    match = new("lamp")
    assert match.imagine(0, Dice("dream")).seed == "dream"
    late: Match[Lanterns] = Match.from_position(GAME, match.to_position(), seed="late")
    for seat in (0, 1):
        assert late.imagine(seat, Dice("dream")).start is None
    assert (match.seed, late.seed) == ("lamp", "late")
    assert late.start is not None


def test_an_imagined_match_rolls_the_dice_it_was_given() -> None:
    match = in_play()
    dream = match.imagine(0, Dice("dream"))
    dream.choose("bet:1")
    dream.choose("left")
    expected = Dice("dream")
    expected.below(6)  # the other's number
    assert dream.state.roll == 1 + expected.below(6)
    assert match.state.roll == 0


def test_the_seat_that_is_asked_imagines_at_its_very_ask() -> None:
    match = in_play()
    match.choose("bet:1")
    dream = match.imagine(0, Dice("dream"))
    assert dream.ask is not None
    assert (dream.ask.prompt, len(dream.made)) == ("lamp", 3)


def test_another_seat_does_not_see_a_plan_that_is_only_being_composed() -> None:
    match = in_play()
    match.choose("bet:1")
    dream = match.imagine(1, Dice("dream"))
    assert dream.ask is not None
    assert (dream.ask.prompt, len(dream.made)) == ("plan", 2)
    assert dream.state.dice.seed == "dream"
    finish(dream, Random(1))
    assert len(match.made) == 3


def test_another_seat_sees_what_is_committed() -> None:
    match = in_play()
    match.choose("bet:1")
    match.choose("left")
    assert match.ask is not None
    assert match.ask.committed
    dream = match.imagine(1, Dice("dream"))
    assert dream.ask is not None
    assert (dream.ask.prompt, len(dream.made)) == ("answer", 4)
    assert dream.state.roll == match.state.roll
    assert dream.state.dice.seed == "dream"


def test_a_finished_game_can_be_imagined_too() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    dream = match.imagine(1, Dice("dream"))
    assert dream.ask is None
    assert dream.outcome() == match.outcome()


def test_an_imagined_match_keeps_nothing_unless_told() -> None:
    match = new()
    assert match.imagine(0, Dice("dream")).keep == Keep.NOTHING
    kept = match.imagine(0, Dice("dream"), keep=Keep.CHECKPOINT)
    assert kept.clone().state.numbers == kept.state.numbers


@games
def test_any_seat_can_imagine_at_any_ask_and_play_on(seed: int, steps: int, turns: int, seats: int) -> None:
    luck = Random(seed)
    match = new(f"dream {seed}", seats, turns=turns)
    walk(match, luck, steps)
    before = shape(match)
    for seat in range(seats):
        finish(match.imagine(seat, Dice(f"dream {seed}")), luck)
    assert shape(match) == before


# -- positions -------------------------------------------------------------------------------------------------------


@games
def test_a_position_goes_there_and_back_and_on(seed: int, steps: int, turns: int, seats: int) -> None:
    luck = Random(seed)
    match = new(f"position {seed}", seats, turns=turns)
    walk(match, luck, steps)
    position = match.to_position()
    again: Match[Lanterns] = Match.from_position(GAME, position)
    assert again.to_position() == position
    assert again.start == position
    made = match.made[match._begun :] if match.ask is not None else []
    for at, choice, forced in made:  # a position is that of the beat's start
        if not forced:
            again.choose(choice, at)
    onward = luck.getrandbits(32)
    finish(match, Random(onward))
    finish(again, Random(onward))
    assert again.outcome() == match.outcome()
    assert again.to_position() == match.to_position()


def test_a_position_in_the_middle_of_a_beat_is_that_of_its_start() -> None:
    match = in_play()
    at_start = match.to_position()
    match.choose("bet:1")
    match.choose("left")
    assert match.to_position() == at_start
    assert match.shown()["dice"] != at_start["dice"]


def test_a_position_names_its_game_and_another_games_is_refused() -> None:
    position = new().to_position()
    assert position["game"] == "lanterns"
    with pytest.raises(BadInput, match=r"^game: This is a position of 'chess', not of 'lanterns'\.$"):
        Match.from_position(GAME, {**position, "game": "chess"})
    with pytest.raises(BadInput, match="This is a position of 'lanterns', not of 'plankton-horde'"):
        Match.from_position("plankton-horde", position)
    del position["game"]
    assert Match.from_position(GAME, position).start == new().to_position()


def test_what_the_game_finds_wrong_in_a_position_is_passed_on() -> None:
    with pytest.raises(BadInput, match=r"^position, 'numbers': The numbers are missing\.$"):
        Match.from_position(GAME, {})


def test_names_must_fit_the_seats_of_a_position() -> None:
    position = new().to_position()
    assert Match.from_position(GAME, position, names=["Beth", "Stuart"]).names == ("Beth", "Stuart")
    with pytest.raises(BadInput, match="There are 3 names for 2 seats"):
        Match.from_position(GAME, position, names=["A", "B", "C"])


def test_a_match_from_a_position_has_a_record_that_replays() -> None:
    start = in_play().to_position()
    match: Match[Lanterns] = Match.from_position(GAME, start, names=["Beth", "Stuart"], seed="later")
    finish(match, Random(3))
    record = match.record()
    assert (record.seed, record.options, record.position) == ("later", {}, start)
    again: Match[Lanterns] = Match.from_record(Record.from_text(record.to_text()), game=GAME)
    assert again.record() == record
    assert again.to_position() == match.to_position()


def test_a_match_from_a_position_keeps_and_hears_as_told() -> None:
    start = new().to_position()
    heard: list[Event] = []
    match: Match[Lanterns] = Match.from_position(GAME, start, keep=Keep.CHECKPOINT, listeners=[heard.append])
    match.choose("keep", 0)
    assert (len(heard), match.log, match.keep) == (1, [], Keep.CHECKPOINT)
    assert Match.from_position(GAME, start, keep=Keep.NOTHING).state.tell is None
    with_history: Match[Lanterns] = Match.from_position(GAME, start)
    with_history.choose("keep", 0)
    with_history.undo()
    assert (with_history.made, with_history.log) == ([], [])


def test_a_position_may_be_played_with_other_dice() -> None:
    match: Match[Lanterns] = Match.from_position(GAME, in_play().to_position(), dice=LoadedDice([4]))
    match.choose("bet:1")
    match.choose("left")
    assert match.state.roll == 5


def test_the_end_of_a_game_is_a_position_too() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    again: Match[Lanterns] = Match.from_position(GAME, match.to_position())
    assert again.ask is None
    assert again.outcome() == match.outcome()


def test_a_match_that_keeps_nothing_writes_no_false_position() -> None:
    """In the middle of a beat its state is no beat's start any more: better none than a wrong one."""
    match = in_play(keep=Keep.NOTHING)
    match.choose("bet:1")
    match.choose("left")
    with pytest.raises(BadInput, match="keeps no checkpoint"):
        match.to_position()
