"""Choices too many to list: people write one, the rules judge it, and bots take what is listed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hordekeep.kernel import Ask, BadInput, Choice, Match, PlainWords, Refusal, Refused, Rules, Text
from tests.kernel import toy
from tests.kernel.toy import KEEP, Lanterns

FIVE: Choice = ("bet", 5)


def write(g: Lanterns, seat: int) -> Rules[None]:
    """A bet that is written; only five is legal."""
    answer = yield Ask(seat, "bet", "LA-1", [KEEP], written="bet")
    g.oil[seat] = answer[1] if answer != KEEP else 0


def why_not(g: Lanterns, ask: Ask, seat: int, choice: Choice) -> Refusal | None:
    del g, ask, seat
    return None if choice in (KEEP, FIVE) else Refusal("LA-9", Text("game-over"))


def written() -> Match[Lanterns]:
    """A game of one such question."""

    def setup(seats: int, options: object, dice: object) -> Lanterns:
        state = toy.setup(seats, options, dice)  # type: ignore[arg-type]
        state.agenda = [("write", 0)]
        return state

    return Match(
        replace(
            toy.GAME,
            rules=replace(toy.GAME.rules, setup=setup, beats={"write": write}),
            words=PlainWords.like(toy.GAME.words, why_not=why_not),
        ),
        2,
        "x",
    )


def test_a_single_listed_choice_is_not_made_by_the_match_itself() -> None:
    match = written()
    assert match.ask is not None
    assert (match.ask.choices, match.made) == ([KEEP], [])


@pytest.mark.parametrize("five", [FIVE, "bet:5"])
def test_what_no_rule_is_against_may_be_written(five: Choice | str) -> None:
    match = written()
    assert match.why_not(five) is None
    match.choose(five)
    assert match.state.oil[0] == 5
    assert match.made == [(0, FIVE, False)]
    match.undo()
    assert match.ask is not None


def test_what_a_rule_is_against_is_refused_by_it() -> None:
    match = written()
    with pytest.raises(Refused) as refused:
        match.choose("bet:4")
    assert refused.value.refusal.rule == "LA-9"
    assert match.made == []


def test_only_the_verb_that_is_asked_for_may_be_written() -> None:
    match = written()
    with pytest.raises(BadInput, match="is no choice of"):
        match.why_not(("never", 1))
    assert match.ask is not None
    assert not match.ask.may_be_written(("take",))


def test_an_ask_of_several_seats_may_be_written_too_and_others_may_not() -> None:
    both = Ask.of({0: [KEEP], 1: [KEEP]}, "bet", "LA-1", written="bet")
    assert both.may_be_written(FIVE)
    assert not Ask(0, "bet", "LA-1", [KEEP]).may_be_written(FIVE)
