"""The upkeep and the end of the game by the book: its steps in their order, cards drawn, heroes back, who has won."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.kernel import Event
from tests.games.skytear.oracle_events import place
from tests.games.skytear.oracle_ground import apart, nearest
from tests.games.skytear.oracle_lanes import Lanes
from tests.games.skytear.oracle_stack import TURN_DRAWS
from tests.games.skytear.oracle_table import SIDES, Table, other
from tests.games.skytear.oracle_ways import tower_tokens

STEPS = {"cards-put-away": 1, "drawn": 2, "discarded": 3, "heroes-ready": 4, "mana-counter": 5, "hero-returned": 6}
PER_TURN = {2: 4, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4}
"""How many cards both players, or else a team, draw for the turn (SM-EOT-02, SM-TEAM-12)."""
REACHED = {"headhunters": ("defeats", 3), "lane-masters": ("lane_wins", 5), "dome-lords": ("dome_phases", 3)}
REACHED |= {"slaughter": ("minions", 14), "overrun": ("largest_win", 8)}
BREACHES = {"west-breach": "left", "east-breach": "right"}
LATE = 3


def completed(table: Table, side: str) -> set[str]:
    """The victory cards in play that a side has completed by what is counted, or by a Tower's fall."""
    found = set()
    for card in table.victory:
        if card in REACHED:
            what, wanted = REACHED[card]
            if table.tallies[side][what] >= wanted:
                found.add(card)
        elif card in BREACHES and table.towers[BREACHES[card]][other(side)] == 0:
            found.add(card)
    return found


def crashes(table: Table, side: str) -> bool:
    """Gatecrashers: two heroes beside the enemy Nexus."""
    nexus = table.ground.nexus[other(side)]
    return sum(each.hex is not None and apart(each.hex, nexus) <= 1 for each in table.heroes_of(side)) > 1


def besieges(table: Table, side: str) -> bool:
    """Double Siege: each token beside an enemy Tower or Nexus."""
    walls = [*tower_tokens(table, other(side)), table.ground.nexus[other(side)]]
    return all(any(apart(token, each) <= 1 for each in walls) for token in table.tokens.values())


class Ends:
    """What it remembers of the upkeep."""

    def __init__(self) -> None:
        self.step = 0
        self.drawn: Counter[str] = Counter()
        self.returned: list[str] = []
        self.swept: Counter[str] = Counter()
        self.is_over = False
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, lanes: Lanes, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        assert not self.is_over, f"{event.kind} after the end"
        if event.kind == "minions-phase":
            self.step, self.drawn, self.returned = 0, Counter(), []
            self.swept = Counter()
            if "gatecrashers" in table.victory:
                self.seen["gatecrashers looked at"] += 1
                assert not any(crashes(table, side) for side in SIDES)
        if event.kind == "control" and event.facts["winner"] >= 0:
            self.swept[SIDES[event.facts["winner"]]] += max(1, len(event.facts["lanes"]))
        if lanes.in_phase and event.kind in STEPS and self.belongs(event):
            self.upkeep(table, event)
        if event.kind == "heroes-phase":
            lanes.in_phase, self.step = False, 0
        if event.kind == "game-over":
            self.over(table, lanes, event.facts)

    def belongs(self, event: Event) -> bool:
        """Is it a step of the upkeep? Cards are drawn in the Minions Phase, too."""
        return event.kind != "drawn" or event.rule in TURN_DRAWS

    def upkeep(self, table: Table, event: Event) -> None:
        """The steps in their order (SM-EOT-06, SM-EOT-09)."""
        step, facts = STEPS[event.kind], event.facts
        assert step >= self.step, f"{event.kind} comes too late"
        if self.step == 0 and "double-siege" in table.victory and table.turn >= LATE:
            self.seen["double siege looked at"] += 1
            assert not any(besieges(table, side) for side in SIDES)
        self.step = step
        self.seen[f"upkeep {event.kind}"] += 1
        match event.kind:
            case "drawn":
                assert not any(each.cards or each.leads for each in table.heroes.values()), "cards are left (SM-EOT-01)"
                self.drawn[table.side_of(facts["seat"])] += len(facts["cards"])
            case "heroes-ready":
                self.cards_are_right(table)
            case "hero-returned":
                self.returns(table, facts)

    def cards_are_right(self, table: Table) -> None:
        """All have drawn what they should (SM-EOT-02, SM-TEAM-12) and hold at most six (SM-EOT-03)."""
        assert all(sum((+hand).values()) <= 6 for hand in table.hands)
        for side in SIDES:
            wanted = 2 if table.seats == 2 else PER_TURN[table.seats]
            purses = {table.purse(seat) for seat in table.team(side)}
            short = any(not table.decks[each] for each in purses)
            assert self.drawn[side] == wanted or (short and self.drawn[side] < wanted)

    def returns(self, table: Table, facts: Any) -> None:
        """As close as possible to the Nexus, whole, the first player's first (SM-STATE-15 to SM-STATE-18)."""
        hero = table.heroes[facts["hero"]]
        assert hero.state == "defeated"
        assert hero.returns == table.turn
        assert facts["hp"] == hero.facts.hp
        nexus = table.ground.nexus[hero.side]
        assert place(facts["hex"]) in nearest(table.free(), lambda where: apart(where, nexus))
        self.returned.append(hero.side)
        first = table.side_of(table.first)
        assert self.returned == sorted(self.returned, key=lambda side: side != first)

    def over(self, table: Table, lanes: Lanes, facts: Any) -> None:
        """By a Nexus (SM-GOAL-01), a victory card (SM-GOAL-02), both sides at once, or the last row (SM-GOAL-04)."""
        self.is_over = True
        ready = {side: completed(table, side) for side in SIDES}
        for side in SIDES:
            timely = {
                "gatecrashers": not lanes.in_phase and crashes(table, side),
                "double-siege": table.turn >= LATE and besieges(table, side),
                "clean-sweep": table.turn >= LATE and self.swept[side] > len(table.tokens),
            }
            ready[side] |= {card for card, holds in timely.items() if holds and card in table.victory}
        nexus = [side for side in SIDES if table.nexus[other(side)] == 0]
        if facts["side"] < 0 or facts["side"] not in (0, 1):
            both = all(ready[side] or side in nexus for side in SIDES)
            assert both or (self.step == 4 and table.turn == table.rows), "a draw for no reason"
            self.seen["draws"] += 1
            return
        side = SIDES[facts["side"]]
        if facts["card"]:
            assert facts["card"] in ready[side], f"{facts['card']} is not completed"
            assert not ready[other(side)], "both have completed one (SM-GOAL-03)"
            self.seen["won by a card"] += 1
        else:
            assert nexus == [side]
            self.seen["won by a Nexus"] += 1

    def goes_on(self, table: Table) -> None:
        """At a quiet moment nobody has won."""
        for side in SIDES:
            assert not completed(table, side), f"{side} has won with {completed(table, side)}"
            assert table.nexus[side] != 0, f"{other(side)} has won"
