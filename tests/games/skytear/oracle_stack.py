"""The Heroes Phase by the book: whose turn it is, who has priority, and what is owed to whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.kernel import Event
from tests.games.skytear.oracle_cards import plays
from tests.games.skytear.oracle_events import doer_side
from tests.games.skytear.oracle_questions import Moment
from tests.games.skytear.oracle_table import SIDES, Table, other
from tests.games.skytear.oracle_values import attack_targets

DRAWS_ONE = ("mind-spike", "deep-reading")
"""Cards with which their player draws a card."""


TURN_DRAWS = ("SM-EOT-02", "SM-TEAM-12", "SM-TEAM-13")
"""The rules by which cards are drawn for the turn."""


class Stack:
    """What it remembers: whose side is next, who has priority, how many have passed, which cards are to be drawn."""

    def __init__(self, table: Table, shown: Any) -> None:
        self.next_side = shown.get("next") or table.side_of(table.first)
        self.priority = -1
        self.passes = 0
        self.owed: Counter[str] = Counter()
        self.drawer = -1
        self.in_heroes_phase = shown["phase"] in ("heroes", "setup")
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, moment: Moment, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        found = getattr(self, f"on_{event.kind.replace('-', '_')}", None)
        if found is not None:
            found(table, moment, event)
            self.seen[f"rule {event.kind}"] += 1

    # -- turns -------------------------------------------------------------------------------------------------------

    def on_heroes_phase(self, table: Table, _: Moment, _event: Event) -> None:
        """The first player's side begins, every turn (SM-ACT-07)."""
        late = [each.name for each in table.heroes.values() if each.hex is None and each.returns <= table.turn]
        assert not late, f"{late} should have returned (SM-STATE-15)"
        self.next_side = table.side_of(table.first)
        self.in_heroes_phase = True

    def ready(self, table: Table, side: str) -> list[str]:
        """Who of a side can still be activated (SM-STATE-03, SM-ACT-05)."""
        return [each.name for each in table.heroes_of(side) if each.state == "ready" and not each.activated]

    def whose(self, table: Table) -> str:
        """The side that activates a hero now: in turns, as long as both have one (SM-ACT-06, SM-ACT-12)."""
        return self.next_side if self.ready(table, self.next_side) else other(self.next_side)

    def on_activated(self, table: Table, _: Moment, event: Event) -> None:
        """A Ready hero of the side whose turn it is, by who may activate it (SM-TEAM-03, SM-TEAM-04)."""
        hero, seat = table.heroes[event.facts["hero"]], event.facts["seat"]
        assert not table.stack, "the Stack is not empty"
        assert hero.side == self.whose(table), "the other side's turn (SM-TURN-02)"
        assert hero.name in self.ready(table, hero.side), "not Ready (SM-STATE-03)"
        assert seat == hero.owner if table.seats <= 4 else table.side_of(seat) == hero.side
        self.next_side = other(hero.side)

    def on_exhausted(self, table: Table, _: Moment, event: Event) -> None:
        """The active hero's activation ends with an empty Stack (SM-STK-11, SM-STATE-04)."""
        assert table.active is table.heroes[event.facts["hero"]]
        assert not table.stack

    def on_minions_phase(self, table: Table, _: Moment, _event: Event) -> None:
        """Not before all heroes have been activated (SM-ACT-09)."""
        assert not any(self.ready(table, side) for side in SIDES)
        self.in_heroes_phase = False

    # -- the Stack ---------------------------------------------------------------------------------------------------

    def on_stacked(self, table: Table, _: Moment, event: Event) -> None:
        """After an action or a trigger the active player has priority (SM-STK-03)."""
        if event.facts["of"] == "skill":
            self.priority, self.passes = table.active_seat, 0
        if event.facts["of"] == "action":
            free = table.declared != event.facts["what"]
            assert free or (not table.stack and table.ap > 0), "an action needs AP and an empty Stack (SM-STK-08)"
            assert not free or event.facts["what"] == "attack", "only Attacks are taken for nothing"
            self.priority, self.passes = table.active_seat, 0

    def on_played(self, table: Table, _: Moment, event: Event) -> None:
        """Who plays a card goes on having priority; all others may pass anew (SM-STK-04, SM-STK-07)."""
        assert self.in_heroes_phase, "no cards in the Minions Phase (SM-MP-06)"
        self.priority, self.passes = event.facts["seat"], 0

    def passed(self, table: Table) -> None:
        """Priority goes on clockwise (SM-TEAM-19)."""
        self.priority, self.passes = (self.priority + 1) % table.seats, self.passes + 1

    def comes_to(self, table: Table, moment: Moment, seat: int) -> None:
        """Priority has come to a seat: those before it have passed, or have nothing to play."""
        while self.priority != seat:
            self.has_nothing(table, moment)
        assert self.passes < table.seats, "all have passed (SM-STK-05)"
        self.seen["priority"] += 1

    def has_nothing(self, table: Table, moment: Moment) -> None:
        """Who is not asked could not have played anything."""
        found = plays(table, self.priority, moment.stack, reactions_only=True)
        assert not found, f"seat {self.priority} was not asked and could {sorted(found)} (SM-STK-04)"
        assert self.passes < table.seats
        self.passed(table)
        self.seen["nothing to play"] += 1

    def on_resolves(self, table: Table, moment: Moment, event: Event) -> None:
        """When all have passed in a row (SM-STK-05), or at once in the Minions Phase (SM-TRIG-04)."""
        while self.in_heroes_phase and self.passes < table.seats:
            self.has_nothing(table, moment)
        self.priority, self.passes = table.active_seat, 0
        if event.facts["of"] == "card" and event.facts["what"] in DRAWS_ONE:
            self.owed[table.side_of(event.facts["seat"])] += 1
        self.drawer = event.facts["seat"]

    def on_fizzles(self, table: Table, moment: Moment, event: Event) -> None:
        """What comes to nothing has no target left that is legal (SM-TGT-09)."""
        entry = moment.resolving
        assert entry is not None
        if entry.what in DRAWS_ONE:
            self.owed[table.side_of(entry.seat)] -= 1
        if entry.what == "attack":
            assert not set(moment.aims) & attack_targets(table, entry.hero), "the target can be attacked (SM-ATK-10)"

    def on_attacks(self, table: Table, moment: Moment, event: Event) -> None:
        """An Attack finds its target in LoS and range again (SM-TGT-08)."""
        if moment.resolving is not None and moment.aims and not moment.outsider:
            assert set(moment.aims) <= attack_targets(table, event.facts["piece"])

    # -- cards that are owed -----------------------------------------------------------------------------------------

    def on_hero_defeated(self, table: Table, _: Moment, event: Event) -> None:
        """Who defeats an enemy hero has two cards drawn (SM-STATE-10, SM-TEAM-15)."""
        side = doer_side(table, event.facts["by"])
        if side and side != table.heroes[event.facts["hero"]].side:
            self.owed[side] += 2

    def on_tower_damaged(self, table: Table, _: Moment, event: Event) -> None:
        """A card for any damage to a structure (SM-DMG-06)."""
        self.owed[SIDES[1 - event.facts["side"]]] += 1

    on_nexus_damaged = on_tower_damaged

    def on_drawn(self, table: Table, _: Moment, event: Event) -> None:
        """Nobody draws more than is owed."""
        if event.rule in TURN_DRAWS:
            return
        side = table.side_of(event.facts["seat"])
        self.owed[side] -= len(event.facts["cards"])
        assert self.owed[side] >= 0, "a card too many"
        if event.rule in ("SM-STATE-10", "SM-TEAM-15") and self.drawer >= 0 and not table.commander:
            first = event.facts["seat"] == self.drawer
            assert first or table.seats > 2, "somebody else draws (SM-STATE-10)"

    def settled(self, table: Table) -> None:
        """At a quiet moment all cards are drawn that can be."""
        for side, count in self.owed.items():
            purses = {table.purse(seat) for seat in table.team(side)}
            empty = any(not table.decks[each] and not +table.discards[each] for each in purses)
            assert count == 0 or empty, f"{side} should draw {count} more"
            self.owed[side] = 0
        fallen = [each.name for each in table.heroes.values() if each.hex is not None and each.hp <= 0]
        assert not fallen, f"{fallen} should be Defeated (SM-STATE-09)"
