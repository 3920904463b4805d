"""The draft in the view: what is drafted, in which order, what each side may still pick; and a draw as an outcome."""

from __future__ import annotations

from typing import Any

import pytest

from hordekeep.games.skytear.content.cards import shelf
from hordekeep.kernel import Match

NAMES = ("Bea", "Rob")
SIDES = ("blue", "red")


def new_match(**options: Any) -> Match[Any]:
    return Match("skytear", names=NAMES, seed="draft", options={"first": "B", **options})


@pytest.mark.parametrize("format", ["first-game", "casual", "competitive"])
def test_the_side_in_the_order_is_the_one_that_is_asked(format: str) -> None:
    """SM-SET-05, SM-CAS-02, SM-COMP-06."""
    match = new_match(format=format)
    picks = {"faction": 0, "draft": 0}
    while match.view(None)["phase"] == "setup":
        assert match.ask is not None
        seat = match.ask.seats[0]
        first = match.ask.choices_of(seat)[0]
        if first[0] in picks:
            draft = match.view(None)["draft"]
            assert draft["of"] == ("factions" if first[0] == "faction" else "heroes")
            assert draft["made"] == picks[first[0]]
            assert SIDES[seat] == draft["order"][draft["made"]]
            picks[first[0]] += 1
        match.play(first, seat)
    asked = 0 if format == "competitive" else 3  # the last faction is not asked for
    assert picks == {"faction": asked, "draft": 0 if format == "first-game" else 8}


def test_the_pools_of_both_sides_lie_open_and_shrink_by_what_is_picked() -> None:
    """SM-COMP-02, SM-COMP-06."""
    match = new_match(format="competitive")
    before = match.view(0)["draft"]["pools"]
    assert [len(before[side]) for side in SIDES] == [6, 6]
    assert match.view(1)["draft"]["pools"] == before == match.view(None)["draft"]["pools"]
    match.choose(f"draft:{before['red'][2]}", 1)
    after = match.view(0)["draft"]["pools"]
    assert after == {"blue": before["blue"], "red": [hero for hero in before["red"] if hero != before["red"][2]]}


def test_in_a_casual_draft_the_pools_are_the_heroes_of_the_own_factions() -> None:
    """SM-CAS-01, SM-CAS-10."""
    match = new_match(format="casual")
    assert match.view(0)["draft"]["pools"] == {"blue": [], "red": []}
    while match.view(0)["draft"]["of"] == "factions":
        assert match.ask is not None
        seat = match.ask.seats[0]
        match.play(match.ask.choices_of(seat)[0], seat)
    view = match.view(0)
    for side in SIDES:
        wanted = [hero.id for faction in view["factions"][side] for hero in shelf().heroes_of(faction)]
        assert view["draft"]["pools"][side] == wanted


def test_after_set_up_there_is_no_draft_in_the_view() -> None:
    match: Match[Any] = Match.from_position("skytear", {"heroes": {"blue.yami": {"hex": "-4.0"}}}, names=NAMES)
    assert "draft" not in match.view(0)


@pytest.mark.rule("SM-GOAL-04")
def test_a_draw_is_called_a_draw_and_a_victory_is_none() -> None:
    position = {"turn": 5, "phase": "upkeep", "agenda": [["upkeep"]], "heroes": {"blue.yami": {"hex": "-4.0"}}}
    draw = Match.from_position("skytear", position, names=NAMES).outcome()
    assert draw is not None
    assert (draw.rule, draw.draw, draw.together, draw.shares()) == ("SM-GOAL-04", True, False, (0.5, 0.5))
    result = {"winner": "blue", "rule": "SM-GOAL-01"}
    won = Match.from_position("skytear", {"phase": "over", "result": result}, names=NAMES).outcome()
    assert won is not None
    assert (won.draw, won.winners) == (False, (0,))
