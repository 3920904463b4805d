"""What is seen when something is told, in the middle of what a choice leads to: for tables that tell line by line."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep.kernel import Dice, Event, Match, game_slugs
from scripts.refusals import TABLES
from tests.games.playing import choose_at_random


@pytest.mark.parametrize("slug", game_slugs())
def test_at_every_event_there_is_a_view_that_a_copy_of_the_state_gives_as_well(slug: str) -> None:
    """A table keeps copies of the states, and draws views of them for those who watch."""
    luck, looked_at = Random(slug), 0

    def look(_event: Event) -> None:
        nonlocal looked_at
        positions, state = match.game.positions, match.state
        twin = state.clone()
        for viewer in (None, *range(state.seats)):
            view = positions.view(state, viewer)
            assert positions.view(twin, viewer) == view
            if positions.seen is not None:
                assert msgspec.to_builtins(msgspec.convert(view, positions.seen, strict=True)) == view
        assert positions.open_to_all(twin) == positions.open_to_all(state)
        looked_at += 1

    for seats, options in TABLES[slug]:
        match: Match[Any] = Match(slug, seats=seats, seed="events", options=options)
        match.listen(look)
        while match.ask is not None:
            choose_at_random(match, luck)
    assert looked_at > 300


@pytest.mark.parametrize("slug", game_slugs())
def test_a_seat_sees_at_an_event_that_it_may_know_only_what_it_may_know(slug: str) -> None:
    """In every world that the seat takes for possible, its view at the event is the same."""
    luck, looked_at = Random(slug), 0

    def look(event: Event) -> None:
        nonlocal looked_at
        positions, state = match.game.positions, match.state
        for viewer in range(state.seats):
            if event.is_for(viewer):
                view = positions.view(state, viewer)
                other = state.clone()
                positions.redraw_hidden(other, viewer, Dice(f"{looked_at}"))
                assert positions.view(other, viewer) == view, (event, viewer)
                looked_at += 1

    for seats, options in TABLES[slug]:
        match: Match[Any] = Match(slug, seats=seats, seed="worlds", options=options)
        match.listen(look)
        while match.ask is not None:
            choose_at_random(match, luck)
    assert looked_at > 300
