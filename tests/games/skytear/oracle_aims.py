"""Targets by the book: looked at again when an effect resolves, hit if they are still legal, areas laid as drawn."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files

from hordekeep.kernel import Event
from tests.games.skytear.oracle_cards import UP_TO_TWO, targets
from tests.games.skytear.oracle_damage import CARD_DAMAGE, Damage
from tests.games.skytear.oracle_events import place
from tests.games.skytear.oracle_ground import Hex, hex_of, text_of
from tests.games.skytear.oracle_questions import Moment
from tests.games.skytear.oracle_table import SIDES, Table, other

AREAS = {
    "shuriken-storm": "flower7",
    "blades-of-lightning": "beam3",
    "twister-of-souls": "hook4",
    "mud-flood": "flower7",
    "featherstorm": "ring6",
    "icewall": "line3",
    "rain-of-cinders": "flower7",
    "avalanche": "ring6",
    "thousand-arrows": "beam3",
    "bone-eruption": "tri3",
    "landslide": "arc3",
    "sky-judgment": "flower7",
    "spear-wall": "arc3",
}
"""Which diagram is on which card (SM-Q-AREASHAPES)."""


@cache
def diagrams() -> dict[str, tuple[bool, tuple[Hex, ...]]]:
    """Each diagram: is a hex of it the caster's, and its hexes."""
    text = (files("hordekeep.games.skytear") / "content" / "areas" / "areas.toml").read_text("utf-8")
    return {
        each["id"]: (each.get("caster", False), tuple(map(hex_of, each["hexes"])))
        for each in tomllib.loads(text)["area"]
    }


def turned(shape: tuple[Hex, ...]) -> list[tuple[Hex, ...]]:
    """A diagram in all ways in which it can be turned and turned over (SM-AOE-02)."""
    found = []
    for start in (shape, tuple((r, q) for q, r in shape)):
        now = start
        for _ in range(6):
            now = tuple((-r, q + r) for q, r in now)
            found.append(now)
    return found


def areas(table: Table, card: str, caster: Hex, target: Hex | None) -> set[frozenset[Hex]]:
    """Where the area of a card may lie: round the caster, or with a hex on the target (SM-AOE-03, SM-AOE-05)."""
    round_caster, shape = diagrams()[AREAS[card]]
    found = set()
    for way in turned(shape):
        anchors = [caster] if round_caster else [(target[0] - q, target[1] - r) for q, r in way] if target else []
        for at_q, at_r in anchors:
            laid = {(at_q + q, at_r + r) for q, r in way}
            found.add(frozenset(laid & table.ground.hexes))
    return found - {frozenset()}


class Aims:
    """What it remembers of the effect that resolves: is its target legal, and who was hit."""

    def __init__(self, damage: Damage) -> None:
        self.damage = damage
        self.card = ""
        self.aim = ""
        self.is_legal = True
        self.fizzled = False
        self.hit: set[str] = set()
        self.wanted: set[str] | None = None
        self.minion = ""
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, moment: Moment, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        facts = event.facts
        if event.kind in ("resolves", "stacked", "exhausted", "played", "outsider-acts", "outsider-done"):
            self.done(table)
        match event.kind:
            case "resolves":
                self.begin(table, moment, event)
            case "fizzles":
                self.fizzled = True
            case "damage":
                self.hit.add(f"hero:{facts['piece']}")
            case "minion-defeated":
                self.hit.add(f"minion:{SIDES[facts['side']]}:{text_of(place(facts['hex']))}")
            case "prevented":
                self.hit |= {f"minion:{side}:{text_of(place(facts['hex']))}" for side in SIDES}
            case "attacks" if facts["target"].startswith("minion."):
                self.minion = f"minion:{facts['target'][7:]}:{text_of(place(facts['hex']))}"

    def begin(self, table: Table, moment: Moment, event: Event) -> None:
        """A card resolves: its one target is looked at again (SM-TGT-08)."""
        facts = event.facts
        self.card = facts["what"] if facts["of"] == "card" and facts["what"] not in UP_TO_TWO else ""
        aims = moment.stack[-1]["targets"] if moment.stack else []
        self.aim, self.fizzled, self.hit, self.wanted, self.minion = "", False, set(), None, ""
        if self.card and len(aims) == 1:
            self.aim = aims[0]
            found = targets(table, table.heroes[facts["hero"]], self.card, moment.stack[:-1])
            self.is_legal = found is not None and self.aim in found

    def laid(self, table: Table, moment: Moment, area: frozenset[Hex]) -> None:
        """An area was laid: all enemies in it will be hit, of some cards heroes only (SM-AOE-12)."""
        if moment.resolving is None or self.card not in CARD_DAMAGE or self.card not in AREAS:
            return
        foe = other(table.heroes[moment.resolving.hero].side)
        self.wanted = {f"hero:{each.name}" for each in table.heroes_of(foe) if each.hex in area}
        if self.card != "sky-judgment":
            self.wanted |= {f"minion:{foe}:{text_of(where)}" for where, _ in table.minions[foe] if where in area}

    def done(self, table: Table) -> None:
        """What the effect should have done is done."""
        if self.card and self.aim:
            assert self.fizzled == (not self.is_legal), f"{self.card} at {self.aim}: legal {self.is_legal} (SM-TGT-09)"
            self.seen["targets looked at again"] += 1
            single = self.card in CARD_DAMAGE and self.card not in AREAS and self.aim.startswith("hero:")
            if single and self.is_legal:
                assert self.aim in self.hit, f"{self.card} should hit {self.aim}"
                self.seen["targets hit"] += 1
        if self.wanted is not None:
            heroes = {key for key in self.wanted if key.startswith("hero:")}
            assert heroes <= self.hit, f"{self.card} should hit {heroes - self.hit}"
            assert {key for key in self.hit if key.startswith("hero:")} <= heroes, "somebody outside the area is hit"
            if min(self.damage.modifiers()) > -1:
                assert self.wanted <= self.hit, f"{self.card} should hit {self.wanted - self.hit}"
            self.seen["areas"] += 1
        if self.minion:
            least = min(self.damage.value + each for each in self.damage.modifiers())
            assert least <= 0 or self.minion in self.hit, "the minion should fall (SM-MIN-01)"
            self.seen["minions attacked"] += 1
        self.card, self.aim, self.wanted, self.minion = "", "", None, ""
