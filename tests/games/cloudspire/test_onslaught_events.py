"""Events for the Onslaught Phase are in force from its first beat on."""

from __future__ import annotations

import pytest

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.rules.onslaught.onslaught import onslaught_begins
from hordekeep.games.cloudspire.state.play_area import NOTHING_STANDS
from hordekeep.games.cloudspire.written.position_reading import from_position

OF_THE_ONSLAUGHT = [each.id for each in box().events.values() if each.phase == "onslaught"]


@pytest.mark.rule("CS-EVENT-02")
@pytest.mark.parametrize("event", OF_THE_ONSLAUGHT)
def test_an_event_for_the_onslaught_waits_for_it_and_then_counts(event: str) -> None:
    g = from_position({"phase": "prep", "events": {"drawn": [event]}})
    assert g.standing == NOTHING_STANDS
    assert not list(onslaught_begins(g, None)), "nobody is asked"
    assert g.standing != NOTHING_STANDS
