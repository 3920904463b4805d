"""What single effects do by their words: conditions, bonuses, healing, pushes and moves, each with its amount."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.kernel import Event
from tests.games.skytear import oracle_ways as ways
from tests.games.skytear.oracle_events import place
from tests.games.skytear.oracle_facts import outsiders
from tests.games.skytear.oracle_questions import Moment
from tests.games.skytear.oracle_table import Table
from tests.games.skytear.oracle_values import Viewer, has_skill, sees_pillar

CONDITIONS = {
    "crippling-precision": {"slow"},
    "kneel-before-me": {"slow", "disarm"},
    "time-warp": {"fast"},
    "rampant-hatred": {"frenzy"},
    "mud-flood": {"slow"},
    "gathering-storm": {"disarm"},
    "feral-vitality": {"shapeshifted"},
    "grapple": {"slow"},
    "unfamiliar-terrain": {"slow"},
    "provoke": {"marked"},
    "rain-of-cinders": {"marked"},
    "brand": {"marked"},
    "avalanche": {"slow"},
    "hibernate": {"slow"},
    "camouflage": {"shapeshifted"},
    "snare": {"slow"},
    "grasping-earth": {"slow"},
    "grave-dust": {"disarm"},
    "war-march": {"fast"},
    "worship": {"marked", "shapeshifted"},
}
"""Which conditions an effect may apply; of outsiders only Dazzle, which applies Slow."""
AT_THE_TARGET = frozenset(
    {
        *("crippling-precision", "kneel-before-me", "time-warp", "grapple", "unfamiliar-terrain", "provoke"),
        *("brand", "snare", "grasping-earth", "grave-dust", "war-march"),
    }
)
"""Cards that apply all their conditions to their one target."""
BONUSES = {
    "testudo": ("armor", 2, "activation"),
    "my-kingdom": ("control", 2, "turn"),
    "rampant-hatred": ("attack", 1, "activation"),
    "safeguard": ("armor", 2, "activation"),
    "presence": ("control", 1, "turn"),
    "wall-of-kaeno": ("armor", 2, "turn"),
    "provoke": ("armor", 1, "activation"),
    "iron-stance": ("armor", 2, "activation"),
    "legion-formation": ("armor", 2, "activation"),
    "skytear-flux": ("mana", 1, "turn"),
}
HEALS = {"sacrifice": 3, "feral-vitality": 5, "the-thousandth-ritual": 3, "hibernate": 2, "yami/blood-scent": 3}
HEALS |= {"worship": 2}
PUSHES = {"hurricane-strike": 1, "dragon-punch": 2, "tusk-toss": 3, "featherstorm": 1, "landslide": 2}
PUSHES |= {"spear-wall": 1, "shield-rush": 1, "shardling/shockwave": 2, "stormeye/gale": 2}


class Effects:
    """What it remembers: who is being pushed, and how far already; what an outsider does."""

    def __init__(self) -> None:
        self.pushed = ""
        self.pushes = 0
        self.skill = ""
        self.fizzled = False
        self.seen: Counter[str] = Counter()

    def check(self, table: Table, moment: Moment, event: Event) -> None:
        """What an event may be, with the table as it was just before."""
        facts = event.facts
        if self.pushed and (event.kind != "pushed" or facts["piece"] != self.pushed):
            self.push_is_done(table, moment)
        if event.kind in ("resolves", "stacked", "exhausted", "played", "conditions-removed"):
            self.effect_is_done(table, moment)
        found = getattr(self, f"on_{event.kind.replace('-', '_')}", None)
        if found is not None:
            found(table, moment, facts, event.rule)
            self.seen[f"effect {event.kind}"] += 1

    def source(self, moment: Moment) -> str:
        """What resolves: a card, an action, a skill, or what an outsider does."""
        return moment.resolving.what if moment.resolving else self.skill

    def caster(self, table: Table, moment: Moment) -> Viewer:
        """Who generates the effect (SM-EFF-06)."""
        return Viewer(table, moment.resolving.hero if moment.resolving else moment.outsider)

    def on_resolves(self, _table: Table, _: Moment, _facts: Any, _rule: str) -> None:
        """A new effect."""
        self.fizzled = False

    def on_fizzles(self, _table: Table, _: Moment, _facts: Any, _rule: str) -> None:
        """It does nothing (SM-TGT-09)."""
        self.fizzled = True

    def on_outsider_acts(self, _table: Table, _: Moment, facts: Any, _rule: str) -> None:
        """An outsider's action or skill."""
        self.skill = facts["what"]

    def on_condition_applied(self, _table: Table, moment: Moment, facts: Any, _rule: str) -> None:
        """Only those of the words."""
        allowed = CONDITIONS.get(self.source(moment), {"slow"} if self.skill == "stormeye/dazzle" else set())
        assert not self.fizzled
        assert facts["condition"] in allowed, f"{self.source(moment)} applies no {facts['condition']}"

    def on_bonus(self, table: Table, moment: Moment, facts: Any, _rule: str) -> None:
        """What, how much and how long (SM-EFF-01, SM-EFF-25)."""
        what, caster = self.source(moment), self.caster(table, moment).hero
        assert caster is not None
        bonus = (facts["value"], facts["amount"], facts["until"])
        if what == "winter-fur":
            assert bonus == ("armor", 2 if "shapeshifted" in caster.conditions else 1, "activation")
        elif what == "worship":
            oathbound = ("armor", 1, "turn") if caster.id == "hogosai" else None
            assert bonus == oathbound or (caster.id == "cotlic" and bonus[0] == "skirmish")
        else:
            assert bonus == BONUSES[what], f"{what} gives {bonus}"

    def on_healed(self, table: Table, moment: Moment, facts: Any, _rule: str) -> None:
        """As much as the words say, up to the starting HP (SM-EFF-11)."""
        what, hero = self.source(moment), table.heroes[facts["hero"]]
        if what == "lifesteal":
            return
        amount = HEALS.get(what, 0)
        if what == "marrow-draught":
            amount = 3 if sees_pillar(table, hero) else 1
        assert facts["amount"] == min(amount, hero.facts.hp - hero.hp), f"{what} heals {facts['amount']}"

    # -- movement ----------------------------------------------------------------------------------------------------

    def on_moved(self, table: Table, moment: Moment, facts: Any, rule: str) -> None:
        """Along legal ways, asked or not (SM-AMOV-01, SM-SKM-06)."""
        start, end = place(facts["start"]), place(facts["hex"])
        hero = table.heroes.get(facts["piece"])
        if rule == "SM-SKM-01":
            steps = 1
        elif rule == "SM-AMOV-01":
            if hero is not None:
                assert end in ways.move_action(table, hero)
                return
            steps = outsiders()[facts["piece"]].move
        else:
            steps = 2
        assert end in ways.reach(table, start, steps), "no such way (SM-AMOV-03)"

    def on_pushed(self, table: Table, moment: Moment, facts: Any, _rule: str) -> None:
        """Away from the caster, one by one (SM-MVE-04)."""
        hero = table.heroes.get(facts["piece"])
        caster = self.caster(table, moment).hex
        if hero is None or caster is None:
            assert place(facts["hex"]) in table.free() - table.ground.inside
            return
        assert hero.hex is not None
        assert not has_skill(table, hero, "brylvar"), "Rooted Hooves cannot be pushed"
        assert place(facts["hex"]) in ways.push_steps(table, hero.hex, caster)
        self.pushes = self.pushes + 1 if self.pushed == hero.name else 1
        self.pushed = hero.name
        assert self.pushes <= PUSHES[self.source(moment)], "too far"

    def push_is_done(self, table: Table, moment: Moment) -> None:
        """The full distance as long as there is a hex (SM-MVE-06, SM-MVE-07)."""
        hero, caster = table.heroes[self.pushed], self.caster(table, moment).hex
        if self.pushes < PUSHES[self.source(moment)] and hero.hex and caster:
            assert not ways.push_steps(table, hero.hex, caster), f"{hero.name} should be pushed farther"
        self.pushed, self.pushes = "", 0

    def effect_is_done(self, table: Table, moment: Moment) -> None:
        """A target that is still there has the conditions of the card (SM-TGT-09, SM-COND-01)."""
        what = self.source(moment)
        if what in AT_THE_TARGET and moment.aims and not self.fizzled and not self.is_cleared(moment):
            target = table.heroes[moment.aims[0][5:]]
            if target.hex is not None:
                assert CONDITIONS[what] <= target.conditions, f"{what} should apply {CONDITIONS[what]}"
                self.seen["conditions at the target"] += 1
        moment.aims = []

    def is_cleared(self, moment: Moment) -> bool:
        """Nothing of a card is left to be looked at."""
        return not moment.aims[0].startswith("hero:")
