"""First something changes, then it is told: so clients can show with each event what it has changed.

An event is told in the middle of a beat. What is seen then is drawn later, from a clone of the state at that moment.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from hordekeep.games.cloudspire.game import WORDS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.games.cloudspire.told.view import laid_open, view
from hordekeep.kernel import Document, Event
from hordekeep.rulebook.scenario_setup import has_stopped, seat_and_key, set_up
from hordekeep.rulebook.scenarios import Located, parse_each
from tests.games.cloudspire.playing import Heard, each_table
from tests.games.playing import choose_at_random
from tests.sampling import sampled

ANNOUNCED = (
    "attacks",
    "attacks-gate",
    "defeated",
    "defends-gate",
    "die-rolled",
    "event-die",
    "explored",
    "fires",
    "fortification-holds",
    "fortress-power",
    "gate-defeated",
    "landmark-emptied",
    "prepared",
    "relic-kept",
    "relic-seen",
    "rolled",
    "talent-used",
    "uncovered",
    "wave-over",
)
"""What tells no change of what is seen by itself: what comes next, what was rolled or is worth saying. A unit that
comes to light does so as the one above it leaves, which is told before."""
SOMETIMES = {
    "gate-repaired": "each advancement that was lost for it has told its part",
    "income": "the purse is full",
    "landmark-seen": "looked at before, or by the automaton, with whose eyes nobody sees",
    "mark-declared": "the gate that was marked already",
    "moved": "for whom others made way it stood there already when that was told",
    "pillage-gained": "the purse is full",
    "pillaged": "nothing was left",
    "reward-gained": "the purse is full",
    "source-gained": "the purse is full",
    "turn": "the round has told whose turn it is, or a campfire in it",
    "wave": "the first",
}
"""What changes nothing that is seen now and then, and when."""
PARTS = 4
OFTEN = 5
"""Every so manieth event is looked at in a clone, too."""
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "cloudspire"


class Changes:
    """How often each kind of event was told, and how often nothing had changed since the event before it or the ask."""

    def __init__(self) -> None:
        self.heard = Heard(self.hear)
        self.told = Counter[str]()
        self.unchanged = Counter[str]()
        self.before: tuple[PlayArea, Document] | None = None

    def hear(self, g: PlayArea, event: Event) -> None:
        now = g.clone(), laid_open(g)
        self.told[event.kind] += 1
        if self.told.total() % OFTEN == 0:
            assert all_see(now[0]) == all_see(g), event
        if self.before is not None and self.before[1] == now[1]:
            self.unchanged[event.kind] += all_see(self.before[0]) == all_see(g)
        self.before = now

    def rest(self) -> None:
        """Somebody is asked; what no event has told is known now."""
        g = self.heard.state
        self.before = g.clone(), laid_open(g)

    def check(self) -> None:
        assert {kind for kind, times in self.unchanged.items() if times} <= {*ANNOUNCED, *SOMETIMES}


def all_see(g: PlayArea) -> bytes:
    """What everybody sees: whoever may see everything, each seat, a spectator."""
    return msgspec.json.encode([laid_open(g), *[view(g, viewer) for viewer in (None, *range(g.seats))]])


def test_the_lists_name_events_in_order() -> None:
    assert [*ANNOUNCED] == sorted(ANNOUNCED)
    assert [*SOMETIMES] == sorted(SOMETIMES)
    assert {*ANNOUNCED, *SOMETIMES} <= WORDS.events.keys()
    assert not {*ANNOUNCED} & SOMETIMES.keys()


@each_table
def test_what_an_event_tells_has_changed(seats: int, options: dict[str, Any]) -> None:
    changes, luck = Changes(), Random(seats)
    match = changes.heard.match(seats, options, "change, then tell")
    while match.ask is not None:
        changes.rest()
        choose_at_random(match, luck)
    changes.check()
    assert len(changes.told) > 20


@pytest.mark.parametrize("part", sampled(range(PARTS), {0}))
def test_so_it_has_in_every_scenario(part: int) -> None:
    changes = Changes()
    for located in islice(scenarios(), part, None, PARTS):
        match = set_up(located.scenario, game=changes.heard.game, listeners=[changes.heard.listener])
        for text in located.scenario.choose:
            if has_stopped(match):
                break
            changes.rest()
            seat, key = seat_and_key(text, match.names)
            match.choose(key, seat)
    changes.check()
    assert len(changes.told) > 60


def scenarios() -> list[Located]:
    """All that begin with a position that can be."""
    paths = sorted(SCENARIOS.glob("*.toml"))
    found = [each for path in paths for each in parse_each(path.read_text("utf-8"), str(path))]
    return [each for each in found if isinstance(each, Located) and not each.scenario.error]
