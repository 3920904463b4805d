"""Match: choosing, looking, listening. The toy game is given as an object, so nothing here knows a real game."""

from __future__ import annotations

from random import Random

import pytest

from hordekeep.kernel import BadInput, Choice, Dice, Event, Keep, Match, OptionValue, Refused, Text, commitment
from tests.kernel.toy import AGAIN, DIM, GAME, KEEP, LEFT, REDRAW, TAKE, Lanterns

SIX_AT_ONCE = "lamp 14"
"""A seed with which the first roll of the first turn is a six, if both keep their numbers."""


def new(seed: str = "lamp", seats: int = 2, keep: Keep = Keep.HISTORY, **options: OptionValue) -> Match[Lanterns]:
    return Match(GAME, seats, seed, options, keep=keep)


def in_play(seed: str = "lamp", keep: Keep = Keep.HISTORY, **options: OptionValue) -> Match[Lanterns]:
    """A match of two whose numbers are kept: A is to bet."""
    match = new(seed, 2, keep, **options)
    match.choose("keep", 0)
    match.choose("keep", 1)
    return match


def finish(match: Match[Lanterns], luck: Random) -> None:
    while match.ask is not None:
        seat = luck.choice(match.ask.seats)
        match.choose(luck.choice(match.ask.choices_of(seat)), seat)


# -- making one ------------------------------------------------------------------------------------------------------


def test_a_match_takes_a_game_object_that_nobody_registered() -> None:
    match = new()
    assert match.game is GAME
    assert match.ask is not None
    assert (match.ask.prompt, match.ask.rule, match.ask.seats) == ("mulligan", "TOY-1", (0, 1))
    assert (match.seed, match.keep, match.start, match.made) == ("lamp", Keep.HISTORY, None, [])
    assert match.commitment == commitment("lamp")
    assert match.options == {"turns": 6, "storm": False, "wick": "long", "first": "A"}


def test_the_fewest_seats_are_taken_unless_names_or_seats_say_more() -> None:
    assert Match(GAME).state.seats == 2
    assert Match(GAME, names=["A", "B", "C"]).state.seats == 3
    assert Match(GAME, seats=3).names == ("A", "B", "C")
    assert Match(GAME, seats=3, names=[]).names == ("A", "B", "C")


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"^seats: Lanterns is for 2 to 3 players, not {seats}\. \[TOY-0\]$"):
        new(seats=seats)


def test_without_a_seed_every_match_has_its_own() -> None:
    assert Match(GAME).seed != Match(GAME).seed


@pytest.mark.parametrize("seed", ["", " ", "a ", " a", "a\nb", "a\rb", "a\u2028b", "a\x1cb"])
def test_a_seed_that_a_record_could_not_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match=r"^seed: .* cannot be a seed\. Use one line"):
        new(seed)
    with pytest.raises(BadInput, match="cannot be a seed"):
        Match.from_position(GAME, new().to_position(), seed=seed)


@pytest.mark.parametrize("name", ["", " ", "a,b", ",", "a\nb", "a\rb", "a\u2028b", "a\x1cb", "a\x85b"])
def test_a_name_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(
        BadInput, match=r"^names: .* cannot be a player's name\. Use one line of text without commas\.$"
    ):
        Match(GAME, names=["Beth", name])


@pytest.mark.parametrize("names", [["Beth"], ["Beth", "Stuart", "Andy"]])
def test_there_must_be_a_name_for_every_seat(names: list[str]) -> None:
    with pytest.raises(BadInput, match=rf"^names: There are {len(names)} names for 2 seats\.$"):
        Match(GAME, seats=2, names=names)


def test_names_lose_the_spaces_around_them_and_are_used_in_sentences() -> None:
    match: Match[Lanterns] = Match(GAME, names=[" Beth ", "Stuart the Second"])
    assert match.names == ("Beth", "Stuart the Second")
    match.choose("keep", 0)
    assert match.tell_log() == ["Beth keeps the number."]


def test_a_bad_option_is_refused_before_anything_is_dealt() -> None:
    with pytest.raises(BadInput, match=r"There is no option 'tunrs'\. Did you mean 'turns'"):
        new(tunrs=3)


# -- choosing --------------------------------------------------------------------------------------------------------


def test_a_choice_is_made_by_key_or_by_tuple() -> None:
    by_key, by_tuple = in_play(), in_play()
    by_key.choose("bet:2")
    by_tuple.choose(("bet", 2), 0)
    assert by_key.made[-1] == by_tuple.made[-1] == (0, ("bet", 2), False)
    assert by_key.record() == by_tuple.record()


def test_where_several_may_answer_one_must_say_who_does() -> None:
    match = new()
    with pytest.raises(BadInput, match=r"Seats \(0, 1\) may all answer\. Say which one: choose\(choice, seat\)\."):
        match.choose("keep")
    assert match.made == []
    match.choose("redraw", 1)
    assert match.made == [(1, REDRAW, False)]
    assert match.state.ready == [False, True]
    assert match.ask is not None
    assert match.ask.seats == (0,)
    match.choose("keep")
    assert match.made[-1] == (0, KEEP, False)


@pytest.mark.parametrize("seat", [1, 2, 7, -1])
def test_who_is_not_asked_is_refused(seat: int) -> None:
    match = in_play()
    before = match.to_position()
    with pytest.raises(Refused) as refused:
        match.choose("dim", seat)
    assert refused.value.refusal.rule == "TOY-2"
    assert refused.value.sentence == "It is not your turn: A is asked."
    assert str(refused.value) == "It is not your turn: A is asked. [TOY-2]"
    assert len(match.made) == 2
    assert match.to_position() == before


def test_a_refused_choice_names_its_rule_and_changes_nothing() -> None:
    match = in_play()
    with pytest.raises(Refused) as refused:
        match.choose("bet:4")
    assert refused.value.refusal.rule == "TOY-2"
    assert refused.value.sentence == "You have only 3 oil."
    assert len(match.made) == 2
    match.choose("bet:3")
    assert match.made[-1] == (0, ("bet", 3), False)


def test_an_unknown_key_is_refused_with_the_nearest_one() -> None:
    match = in_play()
    with pytest.raises(BadInput, match=r"^There is no choice 'bett:2'\. Did you mean 'bet:2'\?$"):
        match.choose("bett:2")
    with pytest.raises(BadInput, match=r"^There is no choice 'xyzzy'\.$"):
        match.choose("xyzzy")
    with pytest.raises(BadInput, match=r"^There is no choice ''\.$"):
        match.why_not("")


@pytest.mark.parametrize("choice", [("fly",), ("bet", 99), ("bet", "2"), ()])
def test_a_tuple_that_is_no_choice_of_the_game_is_refused(choice: Choice) -> None:
    match = in_play()
    for attempt in (match.choose, match.why_not):
        with pytest.raises(BadInput, match="is no choice of Lanterns"):
            attempt(choice)
    assert len(match.made) == 2


def test_a_finished_game_takes_no_choice() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    assert match.ask is None
    with pytest.raises(BadInput, match=r"^The game is over: nothing is asked\. Look at outcome\(\)\.$"):
        match.choose("dim")
    with pytest.raises(BadInput, match="The game is over"):
        match.play(DIM, 0)
    assert len(match.made) == 3


def test_a_single_choice_is_made_by_the_match_and_recorded_as_forced() -> None:
    match = in_play(SIX_AT_ONCE)
    match.choose("bet:1")
    match.choose("left")
    assert match.state.roll == 6
    assert match.made[2:] == [(0, ("bet", 1), False), (0, LEFT, False), (0, TAKE, True)]
    assert [key for _, key in match.record().choices[2:]] == ["bet:1", "left", "take"]
    assert match.ask is not None
    assert match.ask.seats == (1,)


def test_a_single_choice_of_several_seats_is_still_asked() -> None:
    """Who answers is a choice too, so nothing is forced while several may."""
    match = new()
    assert match.ask is not None
    assert match.made == []


def test_a_game_that_ends_in_the_middle_of_a_rule_plays_nothing_on() -> None:
    for number in range(200):
        match = new(f"rich {number}", turns=9)
        finish(match, Random(number))
        if match.state.winner is None:
            continue
        assert match.state.over
        assert match.state.ran_on_after_the_end is False
        assert match.made[-1][1] in (TAKE, AGAIN)
        outcome = match.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.rule) == ((match.state.winner,), "TOY-6")
        assert match.record().result == f"{match.names[match.state.winner]} wins. [TOY-6]"
        assert match.clone().outcome() == outcome
        return
    pytest.fail("nobody won in two hundred games")


def test_a_game_whose_agenda_runs_empty_is_over() -> None:
    match = in_play(turns=2)
    assert match.outcome() is None
    match.choose("dim")
    assert match.outcome() is None
    match.choose("dim")
    assert (match.ask, match.state.over) == (None, True)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.shares()) == ((), "TOY-7", (0.0, 0.0))


def test_who_answered_is_told_to_the_rule() -> None:
    match = new(seats=3)
    for seat in (2, 0, 1):
        match.choose("keep", seat)
    assert [event.facts["seat"] for event in match.log] == [2, 0, 1]


# -- looking ---------------------------------------------------------------------------------------------------------


def test_offers_show_key_label_and_what_is_touched() -> None:
    match = in_play()
    match.choose("bet:1")
    left, right = match.offers()
    assert (left.key, left.label, left.touches) == ("left", "left", ("lamp:left",))
    assert (right.key, right.touches) == ("right", ("lamp:right",))
    assert (left.verb, left.about) == ("left", {})  # words made by hand need not say what a choice names
    assert match.offers(0) == [left, right]
    assert match.offers(1) == []


def test_offers_of_several_seats_belong_to_each() -> None:
    match = new()
    assert [offer.key for offer in match.offers(1)] == ["keep", "redraw"]
    with pytest.raises(ValueError, match="2 seats may answer"):
        match.offers()


def test_a_finished_game_offers_nothing_and_says_so() -> None:
    match = in_play(turns=1)
    match.choose("dim")
    assert match.offers() == []
    assert (match.prompt(), match.prompt("fr")) == ("The game is over.", "La partie est terminée.")
    refusal = match.why_not("dim")
    assert refusal is not None
    assert (refusal.rule, refusal.because) == ("TOY-7", Text("game-over"))


def test_the_prompt_is_said_in_both_languages() -> None:
    match = in_play()
    assert match.prompt() == "A, what do you bet?"
    assert match.prompt("fr") == "A, que misez-vous ?"


def test_why_not_is_none_exactly_for_what_is_offered() -> None:
    match = in_play()
    for _ in range(40):
        if match.ask is None:
            break
        for seat in match.ask.seats:
            offered = match.ask.choices_of(seat)
            for candidate in GAME.words.candidates(match.state):
                assert (match.why_not(candidate, seat) is None) == (candidate in offered)
        match.choose(match.ask.choices[-1])


def test_why_not_speaks_for_the_seat_that_is_asked_unless_said() -> None:
    match = in_play()
    assert match.why_not("dim") is None
    assert match.why_not("dim", 0) is None
    refusal = match.why_not("dim", 1)
    assert refusal is not None
    assert (refusal.rule, match.say(refusal.because)) == ("TOY-2", "It is not your turn: A is asked.")


def test_a_view_hides_what_its_seat_may_not_know() -> None:
    match = new()
    numbers = match.state.numbers
    assert match.view(0)["numbers"] == [numbers[0], None]
    assert match.view(1)["numbers"] == [None, numbers[1]]
    assert match.view(None)["numbers"] == [None, None]
    assert "dice" not in match.view(0)


def test_a_game_without_a_shown_document_shows_its_position() -> None:
    match = in_play()
    assert match.shown() == GAME.positions.write(match.state)


# -- listening -------------------------------------------------------------------------------------------------------


def test_listeners_hear_every_event_with_its_rule_and_audience() -> None:
    heard: list[Event] = []
    also: list[Event] = []
    match: Match[Lanterns] = Match(GAME, seed="lamp", listeners=[heard.append, also.append])
    match.choose("redraw", 1)
    match.choose("keep", 0)
    assert [(event.kind, event.rule, event.audience) for event in heard] == [
        ("redrew", "TOY-1", (1,)),
        ("kept", "TOY-1", None),
    ]
    assert heard[0].facts == {"seat": 1, "hand": match.state.numbers[1]}
    assert heard == also == match.log


def test_a_listener_may_come_later() -> None:
    for keep in (Keep.NOTHING, Keep.CHECKPOINT, Keep.HISTORY):
        match = new(keep=keep)
        match.choose("keep", 0)
        heard: list[Event] = []
        match.listen(heard.append)
        match.choose("keep", 1)
        assert [event.facts["seat"] for event in heard] == [1]
        assert len(match.log) == (2 if keep == Keep.HISTORY else 0)


@pytest.mark.parametrize("keep", [Keep.NOTHING, Keep.CHECKPOINT])
def test_without_history_and_listeners_no_event_is_built(keep: Keep) -> None:
    match = new(keep=keep)
    assert match.state.tell is None
    match.choose("keep", 0)
    assert match.log == []


@pytest.mark.parametrize("keep", [Keep.NOTHING, Keep.CHECKPOINT])
def test_a_listener_given_at_the_start_hears_without_history(keep: Keep) -> None:
    heard: list[Event] = []
    match: Match[Lanterns] = Match(GAME, seed="lamp", keep=keep, listeners=[heard.append])
    match.choose("keep", 0)
    assert [event.kind for event in heard] == ["kept"]
    assert match.log == []


def test_the_log_is_told_to_each_as_they_may_know_it() -> None:
    match = new()
    match.choose("redraw", 1)
    match.choose("keep", 0)
    number = match.state.numbers[1]
    assert match.tell_log(1) == [f"B redrew {number}.", "A keeps the number."]
    assert match.tell_log(0) == match.tell_log(None) == match.tell_log() == ["A keeps the number."]
    assert match.tell_log(1, "fr")[1] == "A garde son nombre."


def test_how_much_is_kept_changes_nothing_in_the_game() -> None:
    for number in range(20):
        matches = [new(f"same {number}", keep=keep, turns=9) for keep in (Keep.NOTHING, Keep.CHECKPOINT, Keep.HISTORY)]
        for match in matches:
            finish(match, Random(number))
        assert matches[0].record() == matches[1].record() == matches[2].record()
        assert matches[0].outcome() == matches[2].outcome()


def test_dice_are_thrown_from_the_seed_of_the_match() -> None:
    match = new("lamp")
    dice = Dice("lamp")
    assert match.state.numbers == [1 + dice.below(6), 1 + dice.below(6)]
