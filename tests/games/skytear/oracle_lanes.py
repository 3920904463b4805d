"""The Minions Phase by the book: who wins a token, damage, advance, repositioning and spawning, in this order."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.kernel import Event
from tests.games.skytear import oracle_ways as ways
from tests.games.skytear.oracle_events import lift, place
from tests.games.skytear.oracle_facts import cards
from tests.games.skytear.oracle_ground import Hex, hex_of, text_of
from tests.games.skytear.oracle_questions import Moment
from tests.games.skytear.oracle_table import SIDES, Table, minions_shown, other
from tests.games.skytear.oracle_values import control, hero_sight

MOST_SPAWNED = 2
NEXUS_HP = 5


class Lanes:
    """What it remembers of the token in turn: who won by how much, damage dealt, minions spawned."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.domes: list[str] = []
        self.lanes: tuple[str, ...] = ()
        self.points: list[Hex] = []
        self.added: Counter[str] = Counter()
        self.winner = ""
        self.by = 0
        self.dealt = 0
        self.advanced: list[str] = []
        self.spawned: Counter[tuple[str, str]] = Counter()
        self.stopped: set[tuple[str, str]] = set()
        self.before_damage: dict[Hex, str] = {}
        self.falls: list[str] = []
        self.in_phase = False
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, moment: Moment, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        if self.falls:
            wanted = self.falls.pop(0)
            assert event.kind == wanted, f"{wanted} should follow, not {event.kind}"
        if event.kind in ("token-advanced", "minion-spawned", "lane-token", "dome-token", "cards-put-away"):
            self.damage_is_done(table)
        if event.kind in ("minion-spawned", "lane-token", "dome-token", "cards-put-away"):
            self.advance_is_done(table)
        if event.kind in ("lane-token", "dome-token", "cards-put-away"):
            self.spawning_is_done(table)
        found = getattr(self, f"on_{event.kind.replace('-', '_')}", None)
        if found is not None:
            found(table, moment, event.facts, event.rule)
            self.seen[f"rule {event.kind}"] += 1

    # -- who wins ----------------------------------------------------------------------------------------------------

    def on_minions_phase(self, table: Table, _: Moment, _facts: Any, _rule: str) -> None:
        """All tokens are to be resolved."""
        self.done, self.domes, self.in_phase = [], [], True

    def begin(self, points: list[Hex]) -> None:
        """A challenge begins."""
        self.points, self.added, self.winner, self.by, self.dealt = points, Counter(), "", 0, 0
        self.advanced, self.spawned, self.stopped = [], Counter(), set()

    def on_lane_token(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """From the lowest number to the highest (SM-MP-01), together with those before the same Nexus (SM-L3-02)."""
        left = sorted(set(table.tokens) - set(self.done), key=lambda lane: table.numbers[lane])
        wanted: tuple[str, ...] = (left[0],)
        if len(table.tokens) > MOST_SPAWNED:
            wanted = ways.merged(table, left[0], left[1:])
        assert sorted(facts["lanes"]) == sorted(wanted), f"{wanted} should be next"
        self.lanes = facts["lanes"]
        self.done += facts["lanes"]
        self.begin([table.tokens[lane] for lane in self.lanes])
        self.seen["merged"] += len(self.lanes) > 1

    def on_dome_token(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """After the Lanes (SM-MP-04)."""
        assert set(self.done) == set(table.tokens)
        self.lanes = ()
        self.domes.append(facts["dome"])
        assert self.domes == list(table.ground.domes)[: len(self.domes)]
        self.begin([table.ground.domes[facts["dome"]]])

    def on_lead_revealed(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """Of heroes that see the point (SM-CTRL-03), with its cost (SM-LEAD-04)."""
        assert hero_sight(table, table.heroes[facts["hero"]]) & set(self.points)
        assert facts["cost"] == cards()[facts["card"]].cost

    def on_lead_selected(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """At most one for each side (SM-CTRL-04, SM-TEAM-20)."""
        side = SIDES[facts["side"]]
        assert self.added[side] == 0
        assert facts["cost"] == cards()[facts["card"]].cost
        seeing = [each for each in table.heroes_of(side) if hero_sight(table, each) & set(self.points)]
        assert any(facts["card"] in each.leads for each in seeing)
        self.added[side] = facts["cost"]

    def on_control(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """The Control Values, the winner and the difference (SM-CTRL-01, SM-CTRL-05)."""
        values = {side: control(table, side, self.points) + self.added[side] for side in SIDES}
        assert values == {side: facts[side] for side in SIDES}, f"Control should be {values}"
        for hero in table.heroes.values():
            if hero_sight(table, hero) & set(self.points):
                assert all(hero.revealed), "a Lead card was not revealed (SM-CTRL-03)"
        self.by = abs(values["blue"] - values["red"])
        self.winner = max(SIDES, key=lambda side: values[side]) if self.by else ""
        assert (facts["winner"], facts["by"]) == (SIDES.index(self.winner) if self.winner else -1, self.by)
        if self.winner and self.lanes:
            self.before_damage = ways.structures_in_reach(table, self.winner, self.lanes)

    # -- damage ------------------------------------------------------------------------------------------------------

    def lane_minions(self, table: Table) -> int:
        """The loser's minions of the Lanes that are fought over (SM-DMG-02)."""
        return sum(lane in self.lanes for _, lane in table.minions[other(self.winner)])

    def on_minion_defeated(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """A point of lane damage each (SM-DMG-02)."""
        if facts["by"] == "" and self.lanes:
            side, where = SIDES[facts["side"]], place(facts["hex"])
            assert side == other(self.winner)
            assert any(each == where and lane in self.lanes for each, lane in table.minions[side])
            self.dealt += 1
            assert self.dealt <= self.by, "more damage than the difference (SM-DMG-01)"

    def on_prevented(self, table: Table, _: Moment, _facts: Any, _rule: str) -> None:
        """A protected minion takes its point too (SM-DMG-15)."""
        if self.in_phase and self.lanes:
            self.dealt += 1

    def on_tower_damaged(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """All that is left, to one structure in reach, once no minion is (SM-DMG-03, SM-DMG-05)."""
        side = SIDES[facts["side"]]
        self.structure(table, table.ground.towers[facts["lane"]][side], facts, table.towers[facts["lane"]][side])
        if facts["left"] == 0:
            self.falls = ["tower-destroyed", *(["nexus-armed"] if table.nexus[side] < 0 else [])]

    def on_nexus_damaged(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """An armed Nexus like a Tower; its fall ends the game (SM-DMG-09, SM-DMG-10)."""
        side = SIDES[facts["side"]]
        self.structure(table, table.ground.nexus[side], facts, table.nexus[side])
        if facts["left"] == 0:
            self.falls = ["game-over"]

    def structure(self, table: Table, where: Hex, facts: Any, hp: int) -> None:
        """Damage to a Tower or a Nexus."""
        assert SIDES[facts["side"]] == other(self.winner)
        assert self.lane_minions(table) == 0, "minions are left (SM-DMG-03)"
        assert where in self.before_damage, "out of reach (SM-DMG-12)"
        assert hp > 0
        assert facts["amount"] == self.by - self.dealt > 0, f"{self.by} - {self.dealt}"
        self.dealt = self.by

    def on_nexus_armed(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """By the first Tower that falls (SM-DMG-08)."""
        assert facts["hp"] == NEXUS_HP
        assert table.nexus[SIDES[facts["side"]]] == -1

    def damage_is_done(self, table: Table) -> None:
        """Nothing is kept back."""
        if self.winner and self.lanes and self.dealt < self.by:
            assert self.lane_minions(table) == 0, "minions should have been hit (SM-DMG-02)"
            assert not self.before_damage, "a structure should have been hit (SM-DMG-03)"
            self.dealt = self.by

    # -- advance -----------------------------------------------------------------------------------------------------

    def ends(self, table: Table, lane: str) -> dict[Hex, int]:
        """Where the winner's token may end, with its steps (SM-ADV-01 to SM-ADV-08)."""
        now: set[tuple[Hex, Hex | None]] = {(table.tokens[lane], None)}
        found: dict[Hex, int] = {}
        for count in range(self.by + 1):
            following: set[tuple[Hex, Hex | None]] = set()
            for token, goal in now:
                steps = ways.token_steps(table, self.winner, lane, token, goal)
                if not steps or count == self.by:
                    found[token] = count
                following |= steps
            now = following
        return found

    def on_token_advanced(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """As many hexes as the full difference, directly toward the closest enemy tower token (SM-ADV-01)."""
        lane = facts["lane"]
        assert SIDES[facts["side"]] == self.winner
        assert lane in self.lanes
        assert lane not in self.advanced
        ends = self.ends(table, lane)
        assert ends.get(place(facts["hex"])) == facts["steps"] > 0, f"it ends on one of {ends}"
        self.advanced.append(lane)

    def advance_is_done(self, table: Table) -> None:
        """Each token that can has advanced before minions spawn (SM-MP-02)."""
        if self.winner and self.lanes:
            for lane in self.lanes:
                if lane not in self.advanced and not self.spawned:
                    assert table.tokens[lane] in self.ends(table, lane), f"the token of {lane} should advance"
                    self.advanced.append(lane)

    def on_minion_repositioned(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """On the closest legal hexes, the winner's first (SM-ADV-09, SM-PLC-01)."""
        side, lane = SIDES[facts["side"]], facts["lane"]
        lift(table, side, lane)
        assert place(facts["hex"]) in ways.minion_room(table, side, lane)
        sides = [each for each, where in table.lifted if where == lane]
        assert sides == sorted(sides, key=lambda each: each != self.winner), "the winner's come first"

    def on_minion_withdrawn(self, table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """Only where no hex is legal (SM-PLC-07)."""
        lift(table, SIDES[facts["side"]], facts["lane"])
        assert not ways.minion_room(table, SIDES[facts["side"]], facts["lane"])

    def lifts(self, table: Table, side: str, shown: Any) -> None:
        """Who is asked where a minion goes has lifted all of a Lane, which the match shows (SM-ADV-14)."""
        told = Counter(lane for _, lane in minions_shown(shown, side))
        mine = Counter(lane for _, lane in table.minions[side])
        for lane in self.advanced:
            if told[lane] < mine[lane]:
                lift(table, side, lane)

    # -- spawning ----------------------------------------------------------------------------------------------------

    def on_minion_spawned(self, table: Table, moment: Moment, facts: Any, rule: str) -> None:
        """From the Nexus to the closest legal hex (SM-SPN-05, SM-PLC-01)."""
        side, lane = SIDES[facts["side"]], facts["lane"]
        assert ways.waiting_minions(table, side) > 0
        assert place(facts["hex"]) in ways.minion_room(table, side, lane)
        if rule == "SM-EFF-16":
            assert moment.resolving is not None
            assert table.tokens[lane] in hero_sight(table, table.heroes[moment.resolving.hero])
            return
        assert lane in self.lanes
        assert table.towers[lane][side] > 0, "no Tower, no minions (SM-SPN-04)"
        self.spawned[side, lane] += 1
        assert self.spawned[side, lane] <= MOST_SPAWNED, "more than two (SM-SPN-01)"
        self.order(table, side, lane)

    def order(self, table: Table, side: str, lane: str) -> None:
        """The winner first; after a tie the second player (SM-SPN-02, SM-SPN-03)."""
        first = self.winner or other(table.side_of(table.first))
        if side == first:
            assert not self.spawned[other(side), lane], "the other side has spawned before"

    def can_spawn(self, table: Table, side: str, lane: str) -> bool:
        """May this side still spawn there?"""
        return (
            table.towers[lane][side] > 0
            and (side, lane) not in self.stopped
            and self.spawned[side, lane] < MOST_SPAWNED
            and ways.waiting_minions(table, side) > 0
            and bool(ways.minion_room(table, side, lane))
        )

    def spawning_is_done(self, table: Table) -> None:
        """Whoever could spawn has, or did not want to."""
        for lane in self.lanes:
            for side in SIDES:
                assert not self.can_spawn(table, side, lane), f"{side} may spawn more in the {lane} Lane"
        self.lanes = () if not self.in_phase else self.lanes

    # -- questions ---------------------------------------------------------------------------------------------------

    def spawn_keys(self, table: Table, moment: Moment, side: str) -> set[str]:
        """Where a minion may spawn now: round the Lane in turn, or round tokens that the caster sees."""
        if not self.in_phase:
            assert moment.resolving is not None
            sight = hero_sight(table, table.heroes[moment.resolving.hero])
            seen = [lane for lane, token in table.tokens.items() if token in sight]
            chosen = [lane for lane in seen if f"hex:{text_of(table.tokens[lane])}" == moment.spawn_at]
            lanes = chosen or seen
        else:
            lanes = self.in_turn(table, side)
        return {key for lane in lanes for key in ways.hex_keys(ways.minion_room(table, side, lane))} | {"stop"}

    def in_turn(self, table: Table, side: str) -> list[str]:
        """The Lane in which a side spawns now: one after the other (SM-L3-02)."""
        return [lane for lane in self.lanes if self.can_spawn(table, side, lane)][:1]

    def stops(self, table: Table, side: str) -> None:
        """A side wants no more minions in the Lane in turn (SM-SPN-01)."""
        if self.in_phase:
            self.stopped |= {(side, lane) for lane in self.in_turn(table, side)}

    def step_keys(self, table: Table, shown: Any) -> set[str]:
        """The next step of the token that is on its way; of several the first that has not arrived (SM-ADV-02)."""
        now = {lane: hex_of(shown["lanes"][lane]["token"]) for lane in self.lanes if lane not in self.advanced}
        moved = [lane for lane, where in now.items() if where != table.tokens[lane]]
        for lane in moved or now:
            steps = ways.token_steps(table, self.winner, lane, now[lane], None)
            if steps:
                return ways.hex_keys({where for where, _ in steps})
        return set()
