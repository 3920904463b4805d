"""First something changes, then it is told; and what is seen at that moment hides what a seat may not know.

Tables keep a copy of the state at every event and draw views from it, line by line.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hordekeep.games.plankton_horde.game import GAME
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.kernel import Dice, Event, Keep, Match
from hordekeep.kernel.declaring import Vocabulary
from tests.games.playing import choose_at_random

ANNOUNCED = ("laid-out", "locked-out", "scored", "trickster-left")
"""They tell what can be worked out from what lies there, or that nothing was done."""
SOMETIMES = {
    "joined-horde": "nothing lay before a player who was locked out",
    "pool-refilled": "the draw pile is empty",
    "tokens-switched": "two tokens may be worth the same",
}
"""Why nothing may have changed when they are told."""
TABLES = [(seats, level) for seats in (2, 3, 4) for level in ("basic", "full")]


def all_see(g: HordeState) -> bytes:
    """What everybody sees: whoever may see everything, each seat, a spectator."""
    positions = GAME.positions
    return msgspec.json.encode(
        [positions.open_to_all(g), *(positions.view(g, each) for each in (None, *range(g.seats)))]
    )


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_what_is_told_has_changed_and_a_copy_shows_it_as_well(seats: int, level: str) -> None:
    told = set[str]()
    before = b""

    def hear(event: Event) -> None:
        nonlocal before
        now = all_see(match.state)
        assert all_see(match.state.clone()) == now
        assert now != before or event.kind in (*ANNOUNCED, *SOMETIMES), event
        told.add(event.kind)
        before = now

    for number in range(3):
        luck = Random(number)
        match = Match(GAME, seats, f"told {number}", {"level": level}, keep=Keep.CHECKPOINT)
        match.listen(hear)
        while match.ask is not None:
            before = all_see(match.state)
            choose_at_random(match, luck)
    assert len(told) > 10


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_at_an_event_a_seat_sees_the_same_in_every_world_that_it_takes_for_possible(seats: int, level: str) -> None:
    looked_at = 0

    def hear(event: Event) -> None:
        nonlocal looked_at
        for viewer in range(seats):
            if event.is_for(viewer):
                other = match.state.clone()
                GAME.positions.redraw_hidden(other, viewer, Dice(f"{looked_at}"))
                assert GAME.positions.view(other, viewer) == match.view(viewer), event
                looked_at += 1

    for number in range(3):
        luck = Random(number)
        match = Match(GAME, seats, f"worlds {number}", {"level": level}, keep=Keep.CHECKPOINT)
        match.listen(hear)
        while match.ask is not None:
            choose_at_random(match, luck)
    assert looked_at > 300


def test_the_events_that_are_named_exist() -> None:
    assert isinstance(GAME.words, Vocabulary)
    for named in (ANNOUNCED, tuple(SOMETIMES)):
        assert list(named) == sorted(named)
        assert set(named) <= set(GAME.words.events)
