"""The Fight Phase by the book: which lane, who strikes whom, how hard, and where the damage goes."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hordekeep.kernel import Event
from tests.games.lanes.oracle_cards import MINIONS
from tests.games.lanes.oracle_piles import Tale
from tests.games.lanes.oracle_table import Piece, Table
from tests.games.lanes.oracle_values import REDIRECTS, attack, health, in_lanes, is_plain

STRIKES: Final = ("SH-FIGHT-06", "SH-FIGHT-08", "SH-FIGHT-09", "HM-FIGHT-06", "HM-FIGHT-08", "HM-FIGHT-10")
"""Strikes of step 3; others come from card texts."""
QUIET: Final = ("struck", "damage", "armor", "trampled", "destroyed", "drew", "drew-card", "outsider-stage")
"""What a lane without words of cards consists of."""
SHIELDED: Final = (
    *("shade-coven", "slaver-of-beasts", "living-portal", "fungus-shield", "cauldron", "damsel-of-silence"),
    "sentinel-phalanx",
)
"""Cards that take less damage, or keep it from others."""
BARRED: Final = ("cannon", "ancient-reborn", "devourer", "glacier")
"""Cards that keep others from striking."""

ELSEWHERE: Final = ("splits-strike", "strikes-elsewhere")
"""Marks of a creature that strikes others than those of its lane."""
UNHARMED: Final = ("unstoppable-army", "survivalist", "upside-down")
"""Challenges in which minions, outsiders or the castle take no damage (SH-ACH-12, SH-ACH-13, SH-ACH-05)."""


class Fight:
    """The lane that fights."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen
        self.lane = 0
        self.values: dict[str, int] = {}
        """How hard both sides strike, read before either does (SH-FIGHT-10)."""
        self.due: set[str] = set()
        """Who has still to strike in a lane in which nothing else happens."""
        self.blow: tuple[str, int] | None = None
        """The place that was struck last, and how much of that is still to be accounted for."""
        self.excess: dict[str, int] = {}
        """What is left of a trampler's attack."""

    def hear(self, event: Event, tale: Tale) -> None:
        """Check an event against the table as it is before."""
        kind = event.kind
        if kind in ("replaced", "prevented"):
            self.blow = None
        if kind not in ("damage", "armor", "trampled"):
            self.blow_is_over()
        if kind not in QUIET and kind not in ("lane-fights", "phase-begins"):
            self.due = set()
        match kind:
            case "phase-begins":
                self.lane_is_over()
                self.lane = 0
            case "lane-fights":
                self.lane_begins(event.facts["lane"], tale)
            case "struck" if event.rule in STRIKES:
                self.strikes(event, tale)
            case "armor" | "damage" | "trampled":
                self.takes(event, tale)

    def lane_begins(self, lane: int, tale: Tale) -> None:
        """From left to right, and only lanes in which somebody stands (SH-FIGHT-01, SH-FIGHT-15)."""
        self.lane_is_over()
        assert lane > self.lane, f"lane {lane} fights after lane {self.lane}"
        self.lane = lane
        self.values = {}
        if tale.knows_lanes():
            there = [place for place in (f"m{lane}", f"a{lane}") if tale.stands(place)]
            assert there, f"nobody stands in lane {lane}"
            if all(strikes_as_usual(tale.table, place) for place in there):
                self.due = {
                    place for place in there if tale.table.printed(tale.table.pieces[place].card).type != "tower"
                }
            self.seen["lanes"] += 1

    def lane_is_over(self) -> None:
        """Everybody has struck (SH-FIGHT-04), and nothing is left of what tramples on."""
        assert not self.excess, f"nothing came of the excess {self.excess}"
        assert not self.due, f"{sorted(self.due)} did not strike"

    def strikes(self, event: Event, tale: Tale) -> None:
        """A monster strikes its ally or the castle, an ally its monster or the portal, as hard as its attack."""
        if not tale.knows_lanes() or set(ELSEWHERE) & set(tale.table.pieces[event.facts["at"]].marks):
            return
        at, target, table = event.facts["at"], event.facts["target"], tale.table
        assert at in (f"m{self.lane}", f"a{self.lane}"), f"{at} strikes in lane {self.lane}"
        monster = tale.stands(f"m{self.lane}")
        ally = tale.stands(f"a{self.lane}") and table.ally(self.lane) is not None
        if at[0] == "m":
            assert target == (f"a{self.lane}" if ally else "castle"), (at, target)
        else:
            assert target == (f"m{self.lane}" if monster else "portal"), (at, target)
        if not self.values:
            places = [f"m{self.lane}", f"a{self.lane}"] if monster and ally else [at]
            self.values = {each: attack(table, each) for each in places}
        if is_plain(table, table.pieces[at]):
            self.as_hard_as_it_can(event, table)
            self.seen["strikes"] += 1
        if self.due:
            self.seen["strikes that were due"] += 1
        self.due.discard(at)
        self.begin_blow(event, tale)

    def as_hard_as_it_can(self, event: Event, table: Table) -> None:
        """Its whole attack; of a trampler just enough to destroy, the rest goes on (SH-GLOS-51)."""
        at, amount, target = event.facts["at"], event.facts["amount"], event.facts["target"]
        value = self.values.get(at, amount)
        if "no-damage-dealt" in table.pieces[at].marks:
            assert amount == 0
        elif amount != value:
            assert tramples(table, at), (at, amount, self.values)
            assert (health(table, target) or 0) <= amount < value, (at, amount, self.values)
            self.excess[at] = value - amount

    # -- damage --------------------------------------------------------------------------------------------------------

    def begin_blow(self, event: Event, tale: Tale) -> None:
        """What is dealt is stopped by armor, taken, or tramples on; nothing is lost and nothing added."""
        table, target = tale.table, event.facts["target"]
        others = [*in_lanes(table), table.pieces["castle"], table.pieces["portal"]]
        words = {each.card for piece in others for each in (piece, *piece.attached)} | {table.enchanter}
        piece = table.pieces[target]
        if (
            table.challenge in UNHARMED
            or words & {*REDIRECTS, *SHIELDED}
            or table.lasting
            or is_shielded(table, piece, event.facts["at"])
        ):
            return
        if piece.concealed or (target == "portal" and (piece.falling or health(table, "portal") is None)):
            return
        self.blow = (target, event.facts["amount"])

    def takes(self, event: Event, tale: Tale) -> None:
        """So much of the blow is accounted for; a trampler deals its victim just enough to destroy it (SH-GLOS-51)."""
        amount = event.facts["amount"]
        if event.kind == "trampled":
            self.blow_is_over()
            if event.facts["at"] in self.excess:
                assert amount == self.excess.pop(event.facts["at"])
                self.seen["trampled"] += 1
            return
        if self.blow is None:
            return
        target, left = self.blow
        if event.facts["at"] != target:
            self.blow_is_over()
            return
        assert amount <= left, f"{target} takes more than it was struck for"
        self.blow = (target, left - amount)

    def blow_is_over(self) -> None:
        """Nothing of it is left."""
        if self.blow is not None:
            target, left = self.blow
            self.blow = None
            assert left == 0, f"{left} of the damage to {target} is lost"
            self.seen["blows"] += 1


def strikes_as_usual(table: Table, place: str) -> bool:
    """Does nothing keep it from striking, and has it nothing to do first? (SH-FIGHT-02, SH-FIGHT-03)"""
    piece = table.pieces[place]
    if table.lasting or piece.concealed or piece.bare or set(piece.marks) - {"boosted", "taunt", "trample"}:
        return False
    words = [text for each in (piece, *piece.attached) for text in table.printed(each.card).text]
    if any(text.removeprefix("⚡ ").startswith("Fight") for text in words) or not attack(table, place):
        return False
    return not any(each.card in BARRED for each in in_lanes(table))


def is_shielded(table: Table, piece: Piece, by: str) -> bool:
    """Does it have a barrier, or a mark by which damage is another? Does whoever strikes deal none?"""
    marks = {*piece.marks, *table.pieces[by].marks}
    shielded = "barrier" in piece.keywords or table.printed(piece.card).has("Barrier")
    return shielded or any("damage" in each or each in ("protected", "barrier") for each in marks)


def tramples(table: Table, place: str) -> bool:
    """Does it trample? A minion of the second set from attack 4 on (HM-MIN-05)."""
    piece = table.pieces[place]
    if piece.card in MINIONS and table.slug == "monoliths":
        return attack(table, place) >= 4
    given = any("has Trample" in text for each in piece.attached for text in table.printed(each.card).text)
    return given or table.printed(piece.card).has("Trample") or "trample" in (*piece.keywords, *piece.marks)
