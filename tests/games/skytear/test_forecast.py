"""What bots foresee of the Minions Phase is what happens."""

from __future__ import annotations

from random import Random
from typing import Any

from hordekeep.games.skytear.bots.evaluate import evaluate
from hordekeep.games.skytear.bots.forecast import forecast
from hordekeep.games.skytear.bots.instinct import instinct
from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import Event, Keep, Match
from tests.games.skytear.playing import new_match

SIEGE: dict[str, Any] = {
    "heroes": {
        "blue.yami": {"hex": "-3.-2", "state": "exhausted"},
        "blue.sakoshi": {"hex": "-4.-1", "state": "exhausted"},
        "red.corjof": {"hex": "3.1"},
    },
    "lanes": {"left": {"token": "-3.-3", "towers": {"red": 2}}},
}


def test_control_points_are_won_as_foreseen() -> None:
    """In games of the quick hand, in which both sides select their dearest Lead cards."""
    compared = 0
    for number in range(6):
        match, luck = new_match(2, {"format": "casual"}, f"foreseen {number}", Keep.CHECKPOINT), Random(number)
        told: list[Event] = []
        match.listen(told.append)
        foreseen: int | None = None
        while match.ask is not None:
            ask, g = match.ask, match.state
            choice = instinct(g, ask, ask.seats[0], luck)
            if ask.prompt == "select-lead":
                choice = ask.choices[0]
                points = (*forecast(g).lanes, *forecast(g).domes)
                foreseen = points[ask.about.bit_length() - 1].lead
            told.clear()
            match.play(choice, ask.seats[0])
            decided = [event for event in told if event.kind == "control"]
            if foreseen is not None and decided:
                by = decided[0].facts["by"]
                assert foreseen == (by if decided[0].facts["winner"] == 0 else -by)
                compared += 1
                foreseen = None
    assert compared > 20


def test_a_tower_that_will_fall_is_foreseen() -> None:
    g = Match.from_position(GAME, SIEGE).state
    soon = forecast(g)
    assert [point.lead for point in soon.lanes] == [2, -1]
    assert soon.damage == (2, 0)
    assert soon.falls == (1, 0)
    assert soon.nexus_falls == (False, False)
    guarded = {**SIEGE, "minions": {"red": ["-2.-3"]}}
    assert forecast(Match.from_position(GAME, guarded).state).falls == (0, 0)
    assert evaluate(g, 0) > evaluate(Match.from_position(GAME, guarded).state, 0)
