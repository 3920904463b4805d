"""Ask: who may answer with what, for one seat and for several, listed only when somebody looks."""

from __future__ import annotations

import pytest

from hordekeep.kernel import Ask, Choice, Offer

STOP: Choice = ("stop",)
PICK: Choice = ("pick", 3)


class Listing:
    """A function that lists choices and counts how often it is asked to."""

    def __init__(self, *choices: Choice) -> None:
        self.choices = list(choices)
        self.calls = 0

    def __call__(self) -> list[Choice]:
        self.calls += 1
        return self.choices


def test_an_ask_of_one_seat_lists_its_choices_for_that_seat_alone() -> None:
    ask = Ask(1, "second", "X-1", [STOP, PICK])
    assert (ask.seats, ask.seat, ask.prompt, ask.rule) == ((1,), 1, "second", "X-1")
    assert ask.choices == ask.choices_of(1) == [STOP, PICK]
    assert ask.choices_of(0) == []
    assert ask.choices_of(2) == []
    assert (ask.answered_by, ask.committed, ask.alike) == (1, False, None)


def test_lazy_choices_are_listed_once_and_only_when_looked_at() -> None:
    listing = Listing(STOP)
    ask = Ask(0, "pick", "X-1", listing)
    assert listing.calls == 0
    assert ask.choices_of(1) == []
    assert listing.calls == 0
    assert ask.choices == [STOP]
    assert ask.choices_of(0) == [STOP]
    assert listing.calls == 1


def test_an_ask_of_several_seats_gives_each_its_own_choices() -> None:
    ask = Ask.of({2: [STOP, PICK], 0: [STOP]}, "mulligan", "X-2", committed=True)
    assert ask.seats == (0, 2)
    assert ask.choices_of(0) == [STOP]
    assert ask.choices_of(1) == []
    assert ask.choices_of(2) == [STOP, PICK]
    assert (ask.prompt, ask.rule, ask.committed) == ("mulligan", "X-2", True)
    assert Ask.of({0: [STOP]}, "mulligan", "X-2").committed is False


def test_several_seats_have_neither_one_seat_nor_one_list() -> None:
    ask = Ask.of({0: [STOP], 1: [STOP]}, "mulligan", "X-2")
    with pytest.raises(ValueError, match=r"^2 seats may answer this ask: say which one$"):
        _ = ask.seat
    with pytest.raises(ValueError, match="2 seats"):
        _ = ask.choices


def test_each_seats_choices_are_listed_apart() -> None:
    mine, theirs = Listing(STOP), Listing(PICK)
    ask = Ask.of({0: mine, 1: theirs}, "mulligan", "X-2")
    assert ask.choices_of(0) == [STOP]
    assert ask.choices_of(0) == [STOP]
    assert (mine.calls, theirs.calls) == (1, 0)
    assert ask.choices_of(1) == [PICK]
    assert (mine.calls, theirs.calls) == (1, 1)


def test_the_mapping_given_is_not_changed_by_listing() -> None:
    listing = Listing(STOP)
    given = {0: listing}
    ask = Ask.of(given, "mulligan", "X-2")
    assert ask.choices == [STOP]
    assert given == {0: listing}


def test_an_ask_of_several_that_has_only_one_seat_is_like_any_other() -> None:
    ask = Ask.of({2: Listing(STOP, PICK)}, "mulligan", "X-2")
    assert (ask.seat, ask.answered_by, ask.choices) == (2, 2, [STOP, PICK])
    assert ask.choices_of(0) == []


def test_alike_tells_which_choices_are_interchangeable() -> None:
    ask = Ask(0, "pick", "X-1", [("pick", 3), ("pick", 5), STOP], alike=lambda choice: choice[0])
    assert ask.alike is not None
    assert {ask.alike(choice) for choice in ask.choices} == {"pick", "stop"}


def test_an_ask_shows_itself_without_listing() -> None:
    listing = Listing(STOP)
    assert repr(Ask(1, "second", "X-1", listing)) == "Ask(seats=(1,), 'second', X-1)"
    assert listing.calls == 0


def test_an_offer_touches_nothing_unless_said() -> None:
    assert Offer("stop", "Stop").touches == ()
