"""The things of Cloudspire that may meet a moment: kinds of chips and how they are, cards, talents by what they do,
factions and tables; and how they are read off events and questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from hordekeep.games.cloudspire.asking.choices import chip_of
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import (
    BEACON,
    EQUIPMENT,
    HERO,
    LANDMARK,
    MERC,
    MINION,
    SHARD,
    SPIRE,
    TRAXXYR,
    box,
)
from hordekeep.games.cloudspire.content.kinds import AUTOMATON, FORTRESS, HEX
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.written import FACTIONS
from hordekeep.games.cloudspire.effects.stats import health_stat
from hordekeep.games.cloudspire.game import WORDS
from hordekeep.games.cloudspire.ground.land import SEATS
from hordekeep.games.cloudspire.state.kinds import CHIP, HIDDEN, PLACED, ToldChip
from hordekeep.games.cloudspire.state.pieces import rests
from hordekeep.games.cloudspire.state.play_area import (
    ATTACHED,
    BARRACKS,
    BESIDE,
    BOARD,
    CAPTIVE,
    GRAVES,
    OFFERED,
    OUT,
    PILE,
    STACK,
    UNDER,
    Fall,
    PlayArea,
)
from hordekeep.kernel import Ask, Event
from hordekeep.kernel.declaring import Kind
from tests.meetings.words import touched_words

KINDS = {
    "minion": "a faction's minion",
    "hero": "a faction's hero",
    "merc-minion": "a merc minion",
    "merc-hero": "a merc hero",
    "landmark-minion": "a landmark minion",
    "traxxyr": "the ancient traxxyr",
    "landmark": "a landmark that is no unit",
    "face-down": "a landmark face down",
    "spire": "a spire on the isles",
    "fortress-spire": "a spire on a fortress well",
    "merc-spire": "a merc spire",
    "gate": "a gate",
    "equipment": "equipment, or a hero with it",
    "item": "an item, or a hero with it",
    "beacon": "the Beacon",
}
STATES = {
    "stack": "in a deployment stack",
    "group": "a group",
    "perched": "perched under a spire",
    "captive": "a captive",
    "controlled": "controlled by another faction",
    "promoted": "promoted",
    "attack-upgrade": "with an attack upgrade",
    "range-upgrade": "with a range upgrade",
    "fortification": "with a fortification",
    "wounded": "a unit that has lost health",
    "campfire": "campfire mode",
    "well": "a Source well of the isles",
}
CARDS = {
    "advancement": "an advancement",
    "earthscape": "an earthscape",
    "event": "an event in force",
    "relic": "a relic, played or in play",
}
FAMILIES = {
    "flies": ("Flying", ("flying",)),
    "reaches": ("# Range", ("range",)),
    "withstands": (
        "talents that lessen damage",
        ("armored", "battle-hardened", "cover", "dexterity", "evasive", "prepared", "sourcefield", "tough"),
    ),
    "hits-more": (
        "talents that hit bystanders",
        ("detonate", "entropy", "fury-kick", "impale", "multi-target", "source-aura", "splash", "toxic-secretion"),
    ),
    "draws": ("talents about who is a target", ("camouflage", "challenge", "engage", "peaceful", "waterwalker")),
    "breaks-spires": ("talents against spires", ("assault", "ram", "raze", "weak-point")),
    "hits-back": ("talents about retaliation", ("channel", "fair-fight", "relentless")),
    "recovers": ("talents that restore health", ("fountain", "healing", "leech", "survival")),
    "takes": ("talents that take units", ("capture", "pacify", "possess", "recruitable")),
    "hinders": ("talents that hold units up", ("silencer", "stasis", "wallop", "yrtels-way", "yrtels-will")),
    "carries": ("talents that carry or shift units", ("elfin", "naroran-rift", "riftwalk", "roost", "transport")),
    "calls": ("talents that bring chips into play", ("builder", "embolden", "evoke", "improve", "summon")),
}
TALENTS = {name: words for name, (words, _) in FAMILIES.items()}
SIDES = {
    "brawnen": "Brawnen",
    "grovetenders": "Grovetenders",
    "heirs": "Heirs",
    "narora": "Narora",
    "automaton": "the automaton",
}
TABLES = {
    "pvp-2": "2 players",
    "pvp-3": "3 players",
    "pvp-4": "4 players",
    "teams": "two against two",
    "solo": "alone",
    "coop": "the Drowned Beacon",
    "tutorial": "Learning the Vines",
}
THINGS = {**KINDS, **STATES, **CARDS, **TALENTS, **SIDES, **TABLES}
LETTERS = {"A": "attack-upgrade", "R": "range-upgrade", "D": "fortification"}
OF_KINDS = {
    "gate-damaged": ("gate",),
    "gate-defeated": ("gate",),
    "gate-repaired": ("gate",),
    "gate-recovered": ("gate",),
    "attacks-gate": ("gate",),
    "defends-gate": ("gate", "stack"),
    "mark-declared": ("gate",),
    "pillaged": ("gate",),
    "deployed": ("stack",),
    "prepared": ("stack",),
    "selected": ("stack",),
    "stacked": ("stack",),
    "grouped": ("group", "stack"),
    "left-group": ("group",),
    "uncovered": ("group",),
    "perched": ("perched",),
    "left-perch": ("perched",),
    "captured": ("captive",),
    "campfire": ("campfire",),
    "event-drawn": ("event",),
    "event-die": ("event",),
    "handed-in": ("beacon",),
    "beacon": ("beacon", "item"),
    "vines": ("spire", "hero", "stack"),
}
"""What an event of a kind is about, whatever its facts."""


def _facts(*kinds: Kind, many: bool) -> frozenset[str]:
    """The facts of events that are of some kind."""
    fields = [field for event in WORDS.events.values() for field in event.fields]
    return frozenset(field.name for field in fields if field.kind in kinds and field.many == many)


ONE_CHIP, CHIPS = _facts(CHIP, PLACED, many=False), _facts(CHIP, PLACED, many=True)
ONE_SEAT, SEAT_LISTS = _facts(FORTRESS, many=False), _facts(FORTRESS, many=True)
AT_HOME = (BARRACKS, BESIDE, PILE, OFFERED, OUT)


@cache
def _families(flags: frozenset[str]) -> tuple[str, ...]:
    return tuple(name for name, (_, talents) in FAMILIES.items() if flags.intersection(talents))


def always(g: PlayArea) -> Iterator[str]:
    """The table, and the cards in force."""
    mode = g.setting.mode
    yield f"{mode}-{g.seats}" if mode == "pvp" else mode
    if g.events:
        yield "event"
    if any(g.relics_in_play):
        yield "relic"


# -- chips -------------------------------------------------------------------------------------------------------------


def of_chip(g: PlayArea, chip: int) -> Iterator[str]:
    """What a chip is, and how it is now."""
    known = box().chips[chip]
    yield kind_of(g, chip)
    if known.faction in FACTIONS:
        yield known.faction
    if g.hidden >> chip & 1:
        return
    face = known.faces[g.side[chip]]
    yield from _families(face.flags)
    yield from ("promoted",) * face.promoted
    yield from (LETTERS[letter] for letter in set(g.upgrades[chip]))
    yield from _gear(g, chip)
    yield from _whereabouts(g, chip)
    if known.unit and 0 < g.health[chip] < health_stat(g, chip):
        yield "wounded"
    if rests(g, chip):
        yield "campfire"


def kind_of(g: PlayArea, chip: int, spot: int = NOBODY) -> str:
    """What a chip is: the name of its kind; where it was, if it may have left play."""
    known = box().chips[chip]
    spot = g.at[chip] if spot == NOBODY else spot
    if g.hidden >> chip & 1:
        return "face-down"
    match known.kind:
        case 0 | 1:
            name = "hero" if known.kind == HERO else "minion"
            return f"merc-{name}" if known.faction == MERC else name
        case 2:
            on_fortress = any(spot >= 0 and wells >> spot & 1 for wells in g.land.fortress_wells)
            return "fortress-spire" if on_fortress else "merc-spire" if known.faction == MERC else "spire"
        case 4:
            return "landmark-minion" if known.unit else "landmark"
    return {EQUIPMENT: "equipment", TRAXXYR: "traxxyr", BEACON: "beacon", SHARD: "item"}[known.kind]


def _gear(g: PlayArea, chip: int) -> Iterator[str]:
    for worn in g.gear[chip]:
        if box().chips[worn].kind in (EQUIPMENT, SHARD):
            yield "item" if box().chips[worn].kind == SHARD else "equipment"


def _is_controlled(g: PlayArea, chip: int, holder: int) -> bool:
    """Is it in the hands of a faction whose own it is not (CS-CTRL-02)?"""
    known = box().chips[chip]
    if holder == NOBODY or known.faction == MERC:
        return False
    return known.kind == LANDMARK or (known.faction in FACTIONS and g.factions[holder] != known.faction)


def _whereabouts(g: PlayArea, chip: int) -> Iterator[str]:
    """In a stack, on a well, over or under others, in whose hands."""
    known, spot, holder = box().chips[chip], g.at[chip], g.holder[chip]
    if g.place[chip] == STACK:
        yield "stack"
    if g.place[chip] == CAPTIVE:
        yield "captive"
    if spot >= 0 and g.land.wells >> spot & 1:
        yield "well"
    if g.below[chip] and known.kind in (SPIRE, MINION):
        yield "perched" if known.kind == SPIRE else "group"
    if holder != NOBODY and spot >= 0:
        if _is_controlled(g, chip, holder):
            yield "controlled"
        if holder == g.setting.automaton:
            yield "automaton"


def _named(g: PlayArea, told: ToldChip | None, *, at_home: bool = False) -> Iterator[str]:
    """What a chip is that is told by its face and its hex."""
    if told is None:
        return
    name, where = told["face"], told["hex"]
    if name.startswith(f"{HIDDEN}."):
        yield "face-down"
        return
    chips = box().chips_with(name)
    if not chips:
        return
    spot = FRAME.read(where) if where else -1
    places = AT_HOME if at_home else (STACK, UNDER, ATTACHED, BESIDE, GRAVES)
    there = [chip for chip in chips if (g.at[chip] == spot if where else g.place[chip] in places)]
    yield from of_chip(g, (there or chips)[0])


def _number(g: PlayArea, seat: Any) -> int:
    return g.setting.automaton if seat == AUTOMATON else int(seat)


def _seat(g: PlayArea, seat: Any) -> Iterator[str]:
    if seat == AUTOMATON:
        yield "automaton"
        seat = g.setting.automaton
    if isinstance(seat, int) and seat >= 0 and g.factions[seat]:
        yield g.factions[seat]


# -- events ------------------------------------------------------------------------------------------------------------


def told(g: PlayArea, event: Event) -> Iterator[str]:
    """The things that an event is about: of a defeat also who fell, of the end of a wave all that is in play."""
    yield from OF_KINDS.get(event.kind, ())
    if event.kind in ("fortress-power", "game-over"):
        yield from _compared(g)
    else:
        yield from _resolved(g)
    if event.kind == "wave-over":
        yield from _in_play(g)
    if event.kind == "income" and any(g.levels[_number(g, event.facts["seat"])]):
        yield "advancement"
    if event.kind == "recovered" and g.beat is not None and g.beat[0] == "round":
        yield from ("landmark", "recovers")
    for name, fact in event.facts.items():
        yield from _fact(g, name, fact)
    if event.kind == "constructed" and g.land.wells >> HEX.thing(event.facts["hex"]) & 1:
        yield "well"


def _fact(g: PlayArea, name: str, fact: Any) -> Iterable[str]:
    if name in ONE_CHIP:
        return _named(g, fact)
    if name in CHIPS:
        return (thing for each in fact for thing in _named(g, each))
    if name in ONE_SEAT:
        return _seat(g, fact)
    if name in SEAT_LISTS:
        return (thing for each in fact for thing in _seat(g, each))
    match name:
        case "relic" | "event":
            return (name,)
        case "structure":
            return ("advancement",)
        case "talent":
            return ("advancement",) if fact.count("/") == 2 else ()
        case "earthscape":
            return ("earthscape",) * bool(fact)
        case "how":
            return ("gate",) if fact == "gate" else ()
        case "upgrade" | "upgrades":
            return tuple(LETTERS[letter] for letter in str(fact))
    return ()


def _resolved(g: PlayArea) -> Iterator[str]:
    """Who fell, while a defeat is resolved: it is cleared before its reward is paid (CS-DEF-03)."""
    argument = g.beat[1] if g.beat is not None else None
    if isinstance(argument, Fall):
        known = box().chips[argument.chip]
        face = known.faces[argument.side]
        yield kind_of(g, argument.chip, argument.hex)
        yield from _families(face.flags)
        yield from ("promoted",) * face.promoted
        yield from (known.faction,) * (known.faction in FACTIONS)
        yield from ("controlled",) * _is_controlled(g, argument.chip, argument.holder)
        if g.beat is not None and g.beat[0] == "landmark_emptied" and argument.with_ != NOBODY:
            yield from of_chip(g, argument.with_)
    elif g.beat is not None and g.beat[0] == "gate_defeated":
        chip = g.beat[1][2]
        yield from of_chip(g, chip) if chip != NOBODY else ()


def _in_play(g: PlayArea) -> Iterator[str]:
    """All that the end of a wave finds: on hexes, under others, in stacks, captives."""
    for chip, place in enumerate(g.place):
        if place in (BOARD, STACK, CAPTIVE):
            yield from of_chip(g, chip)
    yield from ("earthscape",) * bool(g.land.laid)
    yield "gate"


def _compared(g: PlayArea) -> Iterator[str]:
    """What decides the game: gates, advancements and spires (CS-ENDGAME-06 to CS-ENDGAME-10), or the Beacon."""
    yield "gate"
    yield from ("advancement",) * any(map(any, g.levels))
    for spire in g.spire_on.values():
        yield kind_of(g, spire)
    yield from ("beacon", "item") * (g.setting.mode == "coop")


# -- questions ---------------------------------------------------------------------------------------------------------

OF_PROMPTS = {
    "relic": ("relic",),
    "repair": ("gate", "advancement"),
    "redirect": ("gate", "stack"),
    "mark": ("gate",),
    "root": ("advancement",),
}
OF_VERBS = {
    "relic": "relic",
    "advance": "advancement",
    "use-advancement": "advancement",
    "group": "group",
    "deploy": "stack",
    "buy-earthscape": "earthscape",
    "earthscape": "earthscape",
    "gate": "gate",
    "mark": "gate",
}


def asked(g: PlayArea, ask: Ask) -> Iterator[str]:
    """The things that may be chosen, and whom the question is about."""
    yield from OF_PROMPTS.get(ask.prompt, ())
    for seat in ask.seats:
        yield from _seat(g, seat)
        for choice in ask.choices_of(seat):
            if choice[0] in OF_VERBS:
                yield OF_VERBS[choice[0]]
    if (about := chip_of(ask)) != NOBODY:
        yield from of_chip(g, about)
    if ask.prompt == "which-defeat":
        for fall in g.falls:
            yield from of_chip(g, fall.chip)
    words = list(touched_words("cloudspire", g, ask))
    for what, which in zip(words[::2], words[1::2], strict=True):
        yield from _touched(g, what, which)


def _touched(g: PlayArea, what: str, which: str) -> Iterable[str]:
    match what:
        case "unit" | "spire" | "item":
            spot = FRAME.read(which)
            chip = {"unit": g.on, "spire": g.spire_on, "item": g.items}[what].get(spot, NOBODY)
            return of_chip(g, chip) if chip != NOBODY else ()
        case "hex":
            return ("well",) * (g.land.wells >> FRAME.read(which) & 1)
        case "stack":
            stack = g.stacks[SEATS.index(which)]
            return ("stack", *(of_chip(g, stack[0]) if stack else ()))
        case "barracks" | "offer":
            return _named(g, {"face": which, "hex": ""}, at_home=True)
        case "upgrade":
            return (LETTERS[which],)
        case "structure":
            return ("advancement",)
        case "gate" | "earthscape" | "relic" | "event":
            return (what,)
    return ()
