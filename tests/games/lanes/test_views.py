"""Views of either edition: plain data at every ask, and as many numbers for learners as announced."""

from __future__ import annotations

from random import Random

import msgspec

from hordekeep.engines.lanes.state.battle import MINIONS
from hordekeep.engines.lanes.state.steps import SETUP
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch
from tests.games.playing import play_on


def check_views(box: Box, match: LanesMatch) -> set[str]:
    """Every viewer's view can be sent, every seat's numbers are as many as announced; gives the phases seen."""
    phases = set()
    seats = match.state.seats
    for viewer in (None, *range(seats)):
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view
        assert [each["minion"] for each in view["back_line"]][: len(MINIONS)] == list(MINIONS)
        phases.add(view["phase"])
        if viewer is not None:
            numbers = box.game.lab.observe(match.state, viewer)
            assert len(numbers) == box.game.lab.observation_size(seats)
            assert all(-1 <= number <= 1 for number in numbers)
    return phases


@each_box
@each_table
def test_views_are_plain_data_at_every_ask(box: Box, mode: str, seats: int) -> None:
    luck = Random(3)
    match = box.any_match(mode, seats, "views", luck)
    phases = set()
    for each in (match, box.late_match(match, luck)):
        for _ in range(60):
            phases |= check_views(box, each)
            play_on(each, luck, 1)
    assert phases <= {SETUP, *match.state.edition.turn}
    assert SETUP in phases
