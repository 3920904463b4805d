"""Damage by the book: the value, the flips, the modifier chosen, half if Disarmed, less Armor unless it pierces."""

from __future__ import annotations

from collections import Counter

from hordekeep.kernel import Event
from tests.games.skytear.oracle_facts import outsiders
from tests.games.skytear.oracle_ground import apart
from tests.games.skytear.oracle_questions import Moment
from tests.games.skytear.oracle_table import Hero, Table
from tests.games.skytear.oracle_values import armor, attack, has_skill, sees_pillar, skirmish_bonus

CARD_DAMAGE = {
    "shuriken-storm": 2,
    "crippling-precision": 1,
    "kneel-before-me": 3,
    "dragon-punch": 2,
    "combustion": 1,
    "blades-of-lightning": 3,
    "twister-of-souls": 2,
    "hurricane-strike": 1,
    "my-kingdom": 2,
    "mud-flood": 1,
    "featherstorm": 2,
    "gathering-storm": 1,
    "rain-of-cinders": 2,
    "fire-rune": 2,
    "brand": 1,
    "avalanche": 2,
    "tusk-toss": 1,
    "thousand-arrows": 3,
    "aimed-shot": 2,
    "bone-eruption": 3,
    "grasping-earth": 2,
    "splinter": 1,
    "landslide": 3,
    "obsidian-blade": 3,
    "sky-judgment": 3,
    "spear-wall": 1,
}
"""What cards deal, before what is flipped and what depends on the target."""
WITH_FLIP = frozenset(
    {
        *("shuriken-storm", "dragon-punch", "featherstorm", "fire-rune", "tusk-toss", "thousand-arrows"),
        *("aimed-shot", "spear-wall"),
    }
)
PIERCING = frozenset({"kneel-before-me", "blades-of-lightning", "aimed-shot", "obsidian-blade"})
LOSES = {"mind-spike": 2}
"""Cards by which a hero loses HP without damage (SM-EFF-12)."""


def half(value: int) -> int:
    """Divided by two, rounded up (SM-EFF-10)."""
    return -(-value // 2)


class Damage:
    """What it remembers of the strike in progress."""

    def __init__(self) -> None:
        self.strike = ""
        self.value = 0
        self.wanted = 0
        self.flips: list[int] = []
        self.chosen: int | None = None
        self.due: tuple[str, int] | None = None
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, moment: Moment, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        facts = event.facts
        if self.due is not None:
            name, amount = self.due
            assert event.kind == "lost-hp", f"{name} should lose {amount} HP, not {event.kind} (SM-ATK-08)"
            assert (facts["hero"], facts["amount"]) == self.due, f"{name} should lose {amount} HP, not {facts}"
            self.due = None
            self.seen["HP lost by damage"] += 1
        elif event.kind == "lost-hp":
            self.lost(moment, event)
        match event.kind:
            case "resolves" | "outsider-acts":
                self.strike, self.flips, self.chosen = "", [], None
            case "attacks":
                self.begin(table, "attack", facts["piece"], facts["target"])
            case "skirmishes":
                self.begin(table, "skirmish", facts["piece"], "")
            case "flipped":
                self.flips.append(facts["modifier"])
            case "damage":
                self.damage(table, moment, event)

    def lost(self, moment: Moment, event: Event) -> None:
        """HP lost without damage: by a card, by Drain, or to ward a minion (SM-EFF-12, SM-DMG-15)."""
        entry = moment.resolving
        allowed = {1}
        if entry is not None and entry.what in LOSES:
            allowed.add(LOSES[entry.what])
        assert event.facts["amount"] in allowed
        self.seen["HP lost otherwise"] += 1

    def begin(self, table: Table, kind: str, piece: str, target: str) -> None:
        """An Attack or the damage of a Skirmish: its value before the flip (SM-ATK-03, SM-SKM-02)."""
        self.strike, self.flips, self.chosen = kind, [], None
        hero = table.heroes.get(piece)
        if hero is None:
            self.value = outsiders()[piece].attack if kind == "attack" else 0
            self.wanted = outsiders()[piece].flips if kind == "attack" else 1
            return
        self.value = attack(table, hero) if kind == "attack" else skirmish_bonus(table, hero)
        self.wanted = hero.facts.flips if kind == "attack" else 1
        marked = target in table.heroes and "marked" in table.heroes[target].conditions
        if kind == "attack" and has_skill(table, hero, "sakoshi") and marked:
            self.value += 1  # Weak Spot

    def modifiers(self) -> set[int]:
        """The modifier that was chosen, or the only one there is (SM-ATK-05); none with no card at all (SM-DRAW-06)."""
        if self.chosen is not None:
            return {self.chosen}
        return set(self.flips) or {0}

    def damage(self, table: Table, moment: Moment, event: Event) -> None:
        """The amount, and the Armor against it (SM-EFF-07, SM-HERO-07, SM-HERO-12)."""
        facts = event.facts
        target, doer = table.heroes[facts["piece"]], table.heroes.get(facts["by"])
        card = moment.resolving.what if moment.resolving and moment.resolving.of == "card" else ""
        if self.strike:
            self.is_struck(doer, facts["amount"])
            card = ""
        elif card:
            assert doer is not None
            assert card in CARD_DAMAGE, f"{card} deals no damage"
            self.is_dealt(table, moment, doer, target, card, facts["amount"])
        else:
            assert facts["amount"] == 1, "skills deal 1"
            self.seen["damage of skills"] += 1
        pierces = (doer is not None and doer.facts.is_mage) or card in PIERCING
        wanted = 0 if pierces else armor(table, target)
        assert facts["armor"] == wanted, f"the Armor of {target.name} is {wanted}, not {facts['armor']}"
        left = facts["amount"] - wanted
        self.due = (target.name, left) if left > 0 else None

    def is_struck(self, doer: Hero | None, amount: int) -> None:
        """By an Attack or a Skirmish: half if Disarmed, before Armor (SM-COND-08)."""
        assert len(self.flips) == self.wanted or len(self.flips) < self.wanted, "too many flips (SM-ATK-04)"
        disarmed = doer is not None and "disarm" in doer.conditions
        found = {self.value + each for each in self.modifiers()}
        found = {max(0, half(each) if disarmed else each) for each in found}  # SM-EFF-08
        assert amount in found, f"{self.strike} for {amount} instead of {sorted(found)}"
        self.seen[f"damage of {self.strike}"] += 1
        self.seen["disarmed"] += disarmed

    def is_dealt(self, table: Table, moment: Moment, doer: Hero, target: Hero, card: str, amount: int) -> None:
        """By a power card, as its words have it."""
        base = CARD_DAMAGE[card]
        aimed = [each for each in table.pillars[doer.side] if target.hex and apart(each, target.hex) <= 1]
        if card == "combustion" and "marked" in target.conditions and f"hero:{target.name}" in moment.aims:
            base += 1
        if card == "grasping-earth" and aimed:
            base += 1
        if has_skill(table, doer, "kichie") and "marked" in target.conditions:
            base += 1  # Kindling
        if has_skill(table, doer, "nelaclen") and sees_pillar(table, doer) and aimed:
            base += 1  # Grave Echo
        found = {max(0, base + each) for each in self.modifiers()} if card in WITH_FLIP else {base}
        assert amount in found, f"{card} deals {amount} to {target.name} instead of {sorted(found)}"
        self.seen["damage of cards"] += 1
