"""Whatever a choice tells somebody that could have been otherwise counts as turned up, so that it is not free to take
back: in random games of every game, a choice is made in the true world and in imagined ones that look the same before
it, and where they look different after it, the undo must have its price."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep import Match
from hordekeep.kernel import Choice, Dice, Event, Keep
from hordekeep.table.live.heard import Heard
from hordekeep.table.windows import is_quiet
from tests.whole_games import SETUPS

WORLDS = 3
GAMES = 3
MOST = 250
OTHER_PIECES = ("cloudspire",)
"""Where another world has other pieces that look alike: rules in the midst of a beat hold on to those that they knew.
So that beat is played again there, and left out if something has changed since it began."""
LOOKED_AT = 0.25
"""At how many of the choices the other worlds are looked at: imagining takes most of the time."""
SETTING_UP = 6
"""The first choices are always looked at: where they set the game up, hands are dealt after them."""


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_what_a_choice_tells_counts_as_turned_up(game: str, seats: int, options: dict[str, str]) -> None:
    told_apart = 0
    for number in range(GAMES):
        luck = Random(f"gamma {number}")
        match: Match[Any] = Match(game, seats=seats, seed=f"up {number}", options=options, patient=True)
        for _ in range(MOST):
            if match.ask is None:
                break
            seat = luck.choice(match.ask.seats)
            choice = luck.choice(match.ask.choices_of(seat))
            is_looked_at = len(match.made) < SETTING_UP or luck.random() < LOOKED_AT
            viewers = {seat, luck.randrange(seats)} if is_looked_at else set()
            told_apart += sum(tells_apart(match, seat, choice, viewer, luck) for viewer in viewers)
            match.play(choice, seat)
    assert told_apart > 0, "the worlds never differed, so nothing was tested"


@pytest.mark.parametrize(
    ("game", "seats", "options", "is_shown"),
    [
        # The last minion that is chosen at setup deals the hands.
        ("monoliths", 1, {"deck": "liothan-enforcers"}, lambda view: view["players"][0]["hand"]),
        # The last faction that is chosen puts the Beacon in the place of a landmark, which is laid aside face up.
        ("cloudspire", 2, {"mode": "coop"}, lambda view: view["discards"]["landmarks"]),
    ],
)
def test_what_setting_up_shows_counts_as_turned_up(
    game: str, seats: int, options: dict[str, str], is_shown: Callable[[Any], object]
) -> None:
    heard = Heard()
    match: Match[Any] = Match(game, seats=seats, seed="peek", options=options)
    heard.match = match
    match.listen(heard)
    made = 0
    while not is_shown(match.view(0)):
        assert match.ask is not None
        made = len(match.made)
        match.play(match.ask.choices_of(match.ask.seats[0])[0], match.ask.seats[0])
    assert heard.happened(match.game.words.telling.reveals, made)


def tells_apart(match: Match[Any], seat: int, choice: Choice, viewer: int, luck: Random) -> bool:
    """Does the choice tell the viewer something that neither they nor who chose it knew? Then it must count."""
    worlds = [world for _ in range(WORLDS) if (world := like(match, seat, viewer, luck)) is not None]
    true, events = match.clone(), list[Event]()
    true.listen(events.append)
    used = true.state.dice.used
    true.play(choice, seat)
    counts = true.state.dice.used != used or any(event.kind in match.game.words.telling.reveals for event in events)
    differ = False
    for world in worlds:
        if world.ask is None or choice not in world.ask.choices_of(seat):
            continue
        world.play(choice, seat)
        if same_question(true, world) and seen(true, viewer) != seen(world, viewer):
            differ = True
            assert counts, (
                f"{match.game.words.key(choice)!r} of seat {seat} after {len(match.made)} choices tells seat {viewer} "
                f"what was hidden, and none of {[event.kind for event in events]} says so"
            )
    return differ


def like(match: Match[Any], seat: int, viewer: int, luck: Random) -> Match[Any] | None:
    """An imagined world that looks the same to who chooses and to the viewer; None if this one does not.

    What one of them knew and the other did not is no secret that the choice could give away to the one who takes it
    back.
    """
    assert match.ask is not None
    world = match.imagine(viewer, Dice(str(luck.random())), Keep.CHECKPOINT)
    world.patient = True
    if match.game.slug in OTHER_PIECES:
        if match.ask.committed:
            return None
        world = world.clone()
    alike = same_question(match, world) and all(seen(match, each) == seen(world, each) for each in (seat, viewer))
    return world if alike else None


def same_question(one: Match[Any], other: Match[Any]) -> bool:
    """Is the same asked, so that the games have come equally far? In a window nobody may know who is asked."""
    asked = [(each.ask.seats, each.ask.prompt, len(each.made)) if each.ask else None for each in (one, other)]
    return asked[0] == asked[1] and not (is_quiet(one) or is_quiet(other))


def seen(match: Match[Any], viewer: int) -> bytes:
    """The view, byte for byte."""
    return msgspec.json.encode(match.view(viewer))
