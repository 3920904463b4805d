"""Tables that are opened in the middle of a game of random choices, at the moment that a test wants to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from hordekeep.kernel import Match
from hordekeep.table.frames import frame_of
from hordekeep.table.protocol import Frame, NewReplay, Opened, ReplaySource
from tests.browser import pages
from tests.browser.browsing import Person
from tests.browser.playing import wait_for_turn
from tests.table.harness.people import Guest

NAMES = ("Beth", "Omar", "Ida", "Juno")
MOST_GAMES = 12


class Wanted(NamedTuple):
    """A moment: what is true of its frame, the options of the game, and how many play."""

    is_it: Callable[[Frame], bool]
    options: dict[str, Any]
    seats: int = 2


def offers(frame: Frame, verb: str) -> int:
    """How many choices of a verb are offered."""
    return sum(offer.key.partition(":")[0] == verb for offer in frame.ask.offers) if frame.ask else 0


def open_moment(guest: Guest, game: str, name: str, wanted: Wanted) -> str:
    """Open a table at a moment, at all seats of which the guest sits; returns its address."""
    for seed in range(MOST_GAMES):
        luck = random.Random(seed)
        match: Match[Any] = Match(game, names=NAMES[: wanted.seats], seed=f"{name} {seed}", options=wanted.options)
        while match.ask is not None:
            seat = match.ask.seats[0]
            if wanted.is_it(frame_of(match, seat, "en", 0)):
                record = match.record().to_text()
                brought = guest.post("/api/replays", NewReplay(text=record), Opened).id
                source = ReplaySource(replay=brought, at=len(match.made))
                return f"/t/{guest.open_table(*['me'] * wanted.seats, game=game, source=source)}"
            match.play(luck.choice(match.ask.choices_of(seat)), seat)
    raise AssertionError(f"no game came to {name}")


def sit_down_at(person: Person, guest: Guest, address: str) -> Page:
    """Be at a table, and wait until it is one's turn."""
    person.be(guest)
    page = person.visit(address)
    pages.wait_until_shown(page)
    wait_for_turn(page)
    return page
