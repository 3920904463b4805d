"""Positions of either edition: there and back at every ask of games of every mode, and on from there as before."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hordekeep.kernel import Match
from tests.games.lanes.boxes import each_box, each_table
from tests.games.lanes.playing import Box, LanesMatch, asks_of
from tests.games.properties import question
from tests.sampling import sampled


@each_box
@each_table
@pytest.mark.parametrize("number", sampled(range(4), {1}))
def test_positions_of_played_games_come_back_at_every_ask(box: Box, mode: str, seats: int, number: int) -> None:
    match, luck = box.numbered_match(mode, seats, "positions", number), Random(number)
    for _ in asks_of(match, luck, 120):
        position = match.to_position()
        again: LanesMatch = Match.from_position(box.game, msgspec.json.decode(msgspec.json.encode(position)))
        assert again.to_position() == position
        for seat, choice, was_alone in match.made[match.position_at :]:
            if not was_alone:
                again.choose(choice, seat)
        assert question(again) == question(match)
