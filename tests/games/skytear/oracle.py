"""A second, small reading of the book: it follows a game by its events and questions and checks every change.

It steps aside where it has no reading: the answers to `cancel`, `may`, `pick-enemy`, `pick-friendly-hero`,
`predict-discard`, `predict-order`, `prevent`, `redirect-to`, `take-off`, `which-trigger` and `who-draws-more`; the
Skirmish area of Ursine Rage; pushes of several and of minions are looked at step by step, not as questions. What no
event tells is taken over from the match: the order of a deck that was shuffled or looked at, and which of several
minions side by side was pushed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from hordekeep.games.skytear.game import GAME
from hordekeep.kernel import Ask, Document, Event
from tests.games.playing import choose_at_random
from tests.games.skytear.oracle_aims import Aims, areas
from tests.games.skytear.oracle_comparing import compare, compare_values, same
from tests.games.skytear.oracle_damage import Damage
from tests.games.skytear.oracle_effects import Effects
from tests.games.skytear.oracle_ends import Ends
from tests.games.skytear.oracle_events import end_activation, happen
from tests.games.skytear.oracle_ground import hex_of, text_of
from tests.games.skytear.oracle_lanes import Lanes
from tests.games.skytear.oracle_piles import discard_flips
from tests.games.skytear.oracle_questions import Keys, Moment, legal
from tests.games.skytear.oracle_setup import check_setup
from tests.games.skytear.oracle_stack import Stack
from tests.games.skytear.oracle_table import Entry, Table
from tests.games.skytear.playing import SkytearMatch

IDLE = ("end", "pass", "stop", "done", "no-lead")
LIKED = ("attack", "play", "skill", "hero", "minion")


QUIET = ("act", "react", "activate")
"""Questions at which nothing is in the middle of happening."""


class Watcher:
    """It looks on from the first Heroes Phase to the end."""

    def __init__(self, match: SkytearMatch) -> None:
        self.match = match
        self.table = Table(match.shown())
        self.told = self.compared = len(match.log)
        self.moment = Moment()
        self.stack = Stack(self.table, match.shown())
        self.damage = Damage()
        self.effects = Effects()
        self.aims = Aims(self.damage)
        self.lanes = Lanes()
        self.ends = Ends()
        self.seen: Counter[str] = Counter()

    def hear(self) -> None:
        """All that has happened since, in its order."""
        for event in self.match.log[self.told :]:
            self.told += 1
            self.before(event)
            happen(self.table, event)
            self.seen[event.kind] += 1

    def before(self, event: Event) -> None:
        """What the rules say of an event, with the table as it was."""
        table, moment = self.table, self.moment
        self.ends.check(table, self.lanes, event)
        self.stack.check(table, moment, event)
        self.aims.check(table, moment, event)
        self.damage.check(table, moment, event)
        self.effects.check(table, moment, event)
        self.lanes.check(table, moment, event)
        keep_up(table, moment, event)

    def look(self) -> None:
        """The table at a question, or at the end."""
        ask = self.match.ask
        if ask is None:
            return
        if ask.prompt == "activate":
            end_activation(self.table)
        if ask.prompt == "place-minion":
            self.lanes.lifts(self.table, self.table.side_of(ask.seats[0]), self.match.shown())
        if ask.prompt != "which-flip":
            discard_flips(self.table)
        shown: Document = {}
        if self.compared != self.told or ask.prompt != "react":  # who passes changes nothing
            shown = self.match.shown()
            compare(self.table, shown, ask.prompt)
            self.moment.stack = [dict(each) for each in shown["stack"]]
        if ask.prompt in QUIET and shown:
            self.stack.settled(self.table)
            self.ends.goes_on(self.table)
        if ask.prompt in ("act", "activate"):
            compare_values(self.table, shown)
            self.seen["values"] += 1
        if ask.prompt == "react":
            self.stack.comes_to(self.table, self.moment, ask.seats[0])
        if ask.prompt == "activate":
            same("whose turn", self.stack.whose(self.table), self.table.side_of(ask.seats[0]))
        for seat in ask.seats:
            self.is_legal(ask, seat, shown)
        self.compared = self.told
        self.seen[f"ask {ask.prompt}"] += 1

    def is_legal(self, ask: Ask, seat: int, shown: Document) -> None:
        """A seat may choose what the book lets it choose, all of it and nothing else."""
        if ask.prompt == "token-step":
            found: Keys = self.lanes.step_keys(self.table, shown)
        elif ask.prompt == "who-draws":
            mates = set(self.table.team(self.table.side_of(seat))) - ({seat} if ask.rule == "SM-TEAM-15" else set())
            found = {f"seat:{'ABCDEFGH'[each]}" for each in mates}
        elif ask.prompt == "lay-area":
            found = self.area_keys()
        elif ask.prompt == "spawn":
            found = self.lanes.spawn_keys(self.table, self.moment, self.table.side_of(seat))
        else:
            found = legal(self.table, self.moment, ask.prompt, seat)
        if found is not None:
            offered = {GAME.words.key(each) for each in ask.choices_of(seat)}
            same(f"{ask.prompt}, too much", [], sorted(offered - found))
            same(f"{ask.prompt}, too little", [], sorted(found - offered))
            self.seen[f"legal {ask.prompt}"] += 1

    def area_keys(self) -> Keys:
        """How an area may be laid; skills that strike an area step aside."""
        moment = self.moment
        if moment.resolving is None or moment.resolving.of != "card":
            return None
        caster = self.table.heroes[moment.resolving.hero].hex
        target = hex_of(moment.aims[0][4:]) if moment.aims else None
        assert caster is not None
        laid = areas(self.table, moment.resolving.what, caster, target)
        return {f"area:{'+'.join(map(text_of, sorted(each, key=lambda where: (where[1], where[0]))))}" for each in laid}

    def answer(self, seat: int, key: str) -> None:
        """What was chosen."""
        ask, moment = self.match.ask, self.moment
        assert ask is not None
        verb, _, what = key.partition(":")
        if ask.prompt == "act":
            self.table.declared = what if verb == "act" else ""
        if ask.prompt == "outsider-act" and verb != "end":
            self.table.used.append(what)
        if ask.prompt == "react" and verb == "pass":
            self.stack.passed(self.table)
        if ask.prompt == "which-flip":
            self.damage.chosen = int(what)
        if ask.prompt == "spawn" and verb == "stop":
            self.lanes.stops(self.table, self.table.side_of(seat))
        if ask.prompt == "lay-area":
            self.aims.laid(self.table, moment, frozenset(map(hex_of, what.split("+"))))
        if ask.prompt == "spawn-at":
            moment.spawn_at = key
        if verb == "play":
            moment.playing, _, moment.caster = what.partition("@")
            moment.picked = []
        if ask.prompt.startswith("target-"):
            moment.picked.append(key)
        moment.is_aiming |= verb == "play" or key in ("act:attack", "act:worship")
        moment.is_aiming |= ask.prompt in ("free-attack", "outsider-act")
        self.aim(key)

    def aim(self, key: str) -> None:
        """A target is chosen, also where there is only one."""
        moment = self.moment
        if moment.is_aiming and key.partition(":")[0] in ("hero", "minion", "hex", "illusion", "pillar"):
            moment.next_aims, moment.is_aiming = [key], False


def keep_up(table: Table, moment: Moment, event: Event) -> None:
    """What is going on, as events tell."""
    facts = event.facts
    match event.kind:
        case "stacked":
            aims = moment.next_aims if facts["of"] != "skill" else []
            moment.stack.append({"kind": facts["of"], "what": facts["what"], "hero": facts["hero"], "targets": aims})
            if facts["of"] != "skill":
                moment.next_aims, moment.is_aiming = [], False
        case "cancelled":
            wanted = (facts["of"], facts["what"], facts["hero"])
            entries = [(each["kind"], each["what"], each["hero"]) for each in moment.stack]
            moment.stack.pop(len(entries) - 1 - entries[::-1].index(wanted))
        case "redirected":
            moment.stack[-1]["targets"] = []
        case "resolves":
            moment.aims = list(moment.stack.pop().get("targets", []))
            moment.begin(Entry(facts["of"], facts["what"], facts["hero"], facts["seat"]))
        case "moved" if event.rule == "SM-SKM-01":
            moment.steps += 1
        case "skirmishes":
            moment.struck = True
        case "lane-token":
            moment.lanes, moment.dome = facts["lanes"], ""
        case "dome-token":
            moment.lanes, moment.dome = (), facts["dome"]
        case "outsider-placed":
            moment.outsider = facts["outsider"]
        case "outsider-acts":
            moment.begin(None)
        case "outsider-done":
            moment.outsider = ""


def follow(match: SkytearMatch, luck: Random, eager: float) -> Counter[str]:
    """Play to the end, more or less eagerly, with the oracle looking on; returns what it has seen."""
    match.patient = True
    while match.ask is not None and match.state.phase == "setup":
        choose_at_random(match, luck)
    watcher = Watcher(match)
    if any(event.kind == "counter-set" for event in match.log):
        check_setup(watcher.table)
        watcher.seen["set-up"] += 1
    while match.ask is not None:
        watcher.look()
        choose(watcher, luck, eager)
        watcher.hear()
    watcher.look()
    parts = (watcher.stack, watcher.damage, watcher.effects, watcher.aims, watcher.lanes, watcher.ends)
    return sum((part.seen for part in parts), watcher.seen)


def choose(watcher: Watcher, luck: Random, eager: float) -> None:
    """Somebody who is asked answers, and the oracle hears it before anything follows."""
    match = watcher.match
    ask = match.ask
    assert ask is not None
    seat = luck.choice(ask.seats)
    choices = ask.choices_of(seat)
    if luck.random() < eager:
        best = [each for each in choices if each[0] in LIKED or each[-1] in LIKED]
        choices = best or [each for each in choices if each[0] not in IDLE] or choices
    choice = luck.choice(choices)
    watcher.answer(seat, GAME.words.key(choice))
    before = len(match.made)
    match.play(choice, seat)
    for _, forced, _ in match.made[before + 1 :]:
        watcher.aim(GAME.words.key(forced))
