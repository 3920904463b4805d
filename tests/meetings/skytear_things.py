"""What may meet in Skytear, and how it is read off a hero, a card, an event or a question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.conditions import names_of
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.meanings import Sought
from hordekeep.games.skytear.effects.skills import projected
from hordekeep.games.skytear.state.arena import BLUE_PILLARS, TURN, Arena
from hordekeep.games.skytear.state.kinds import HEX
from hordekeep.games.skytear.state.pieces import is_hero, is_minion, kind_of
from hordekeep.kernel import Ask, Event
from tests.meetings.words import told_words, touched_words

STATES = {"ready": "a Ready hero", "exhausted": "an Exhausted hero", "defeated": "a Defeated hero"}
CONDITIONS = {
    "slow": "Slow",
    "fast": "Fast",
    "frenzy": "Frenzy",
    "disarm": "Disarm",
    "marked": "Marked",
    "shapeshifted": "Shapeshifted",
}
FACTIONS = {
    "kurumo": "a Kurumo hero",
    "liothan": "a Liothan hero",
    "taulot": "a Taulot hero",
    "nupten": "a Nupten hero",
}
HEROES = {
    "mage": "a mage",
    "sees-pillar": "a Taulot hero who sees a pillar",
    "projected": "a Projected Hero",
    "in-cover": "a hero in a Cover Hex",
    "in-dome": "a hero in a Dome",
    "lasting": "what lasts for an activation",
    "this-turn": "what lasts for the turn",
}
PIECES = {
    "minion": "a minion",
    "pillar": "a pillar",
    "illusion": "an illusion",
    "outsider": "an outsider",
    "tower": "a Tower",
    "nexus": "a Nexus",
    "token": "a control token",
    "victory": "a victory card",
}
CARDS = {
    "action-card": "an action card",
    "reaction-card": "a reaction card",
    "ultimate": "an ultimate",
    "flux": "Skytear Flux",
    "lead-card": "a Lead card",
    "new-deck": "a deck that runs out",
}
WORDS = {
    "flip": (r"\+ flip", "flip"),
    "piercing": (r"Piercing", "Piercing"),
    "lose": (r"loses? \d HP", "lose HP"),
    "heal": (r"heals", "heal"),
    "predict": (r"Predict", "Predict"),
    "spawn": (r"Spawn", "spawn"),
    "defeat": (r"[Dd]efeat (a|each)", "defeat a minion"),
    "move": (r"[Mm]ove (the|target)", "move"),
    "place": (r"Place", "place"),
    "push": (r"Push", "push"),
    "swap": (r"[Ss]wap", "swap"),
    "bonus": (r"(gets|gives) \+", "+X Armor, Attack, Skirmish Damage, Control"),
    "take": (r"takes an", "take an action"),
    "cancel": (r"Cancel", "cancel"),
    "redirect": (r"Change the target", "another target"),
    "draw": (r"Draw", "draw"),
    "strip": (r"Remove", "remove conditions or cards"),
    "sight": (r"LoS ignores|Cover does not hide", "see further"),
    "bar": (r"can enter", "bar hexes"),
    "cost": (r"As a cost", "a cost"),
    "many": (r"up to \d target", "several targets"),
    "hex": (r"target hex", "a target hex"),
}
"""The words of effects, each with the pattern by which a text has it."""
EFFECTS = {**{word: said for word, (_, said) in WORDS.items()}, "area": "an Area of Effect", "when": "when ..."}
MODES = {"simplified": "the simplified mode", "two-lanes": "two lanes", "three-lanes": "three lanes"}
FORMATS = {"first-game": "the first game", "casual": "the Casual Format", "competitive": "the Competitive Format"}
TABLES = {"seats-2": "2 players", "seats-3-4": "3 or 4 players", "seats-5-8": "5 to 8 players"}
THINGS = {**STATES, **CONDITIONS, **FACTIONS, **HEROES, **PIECES, **CARDS, **EFFECTS, **MODES, **FORMATS, **TABLES}

_OF_EVENTS = {
    "flipped": "flip",
    "healed": "heal",
    "predicts": "predict",
    "predict-discarded": "predict",
    "minion-spawned": "spawn",
    "minion-defeated": "minion",
    "minion-repositioned": "minion",
    "minion-withdrawn": "minion",
    "minions-rallied": "minion",
    "prevented": "minion",
    "placed": "place",
    "pushed": "push",
    "swapped": "swap",
    "bonus": "bonus",
    "cancelled": "cancel",
    "redirected": "redirect",
    "card-removed": "strip",
    "barred": "bar",
    "lane-token": "token",
    "dome-token": "token",
    "token-advanced": "token",
    "control": "token",
    "control-tokens-placed": "token",
    "tower-damaged": "tower",
    "tower-destroyed": "tower",
    "towers-built": "tower",
    "nexus-damaged": "nexus",
    "nexus-armed": "nexus",
    "pillar-placed": "pillar",
    "pillar-removed": "pillar",
    "illusion-moved": "illusion",
    "victory-cards": "victory",
    "first-player": "flux",
    "lead-from-deck": "lead-card",
    "lead-from-hand": "lead-card",
    "lead-revealed": "lead-card",
    "lead-selected": "lead-card",
    "outsiders-summoned": "outsider",
    "hero-returned": "defeated",
    "heroes-ready": "exhausted",
    "exhausted": "ready",
    "exhausted-first": "ready",
    "deck-rebuilt": "new-deck",
}
_OF_PROMPTS = {
    "spawn": "spawn",
    "place-minion": "minion",
    "damage-minion": "minion",
    "prevent": "minion",
    "token-step": "token",
    "toward": "token",
    "select-lead": "lead-card",
    "place-outsider": "outsider",
    "outsider-act": "outsider",
    "predict-discard": "predict",
    "predict-order": "predict",
    "push-to": "push",
    "illusion-to": "illusion",
    "lay-area": "area",
    "which-flip": "flip",
}
_OF_HERO = (
    *("act", "attack-target", "worship-hex", "worship-target", "place-hero", "return-to", "shapeshift", "skirmish"),
    *("lead", "place-on", "take-off", "free-attack", "move-to", "push-to"),
)
"""Questions about one piece."""
_ON_HEX = (
    *("moved", "placed", "pushed", "token-advanced", "minion-spawned", "minion-repositioned", "outsider-placed"),
    *("hero-returned", "pillar-placed", "illusion-moved"),
)
"""Events after which something has come to a hex, with what else there is."""
_PIECES = ("minion", "pillar", "illusion", "tower", "nexus")


@cache
def words_of(what: str) -> frozenset[str]:
    """The things that a power card has, or a skill ("hero/skill"): its type and the words of its text."""
    known = shelf()
    owner, _, skill = what.partition("/")
    found: set[str] = set()
    if skill:
        holder = known.heroes.get(owner) or known.outsiders[owner]
        face = next(each for each in holder.skills if each.id == skill)
        text, area = face.text, face.area
    else:
        card: PowerCard = known.flux if what == known.flux.id else known.power_cards[what]
        text, area = card.text, card.area
        found.add("flux" if card is known.flux else "reaction-card" if card.reaction else "action-card")
        found |= {"ultimate"} if card.ultimate else set()
    whole = " ".join(text)
    found |= {word for word, (pattern, _) in WORDS.items() if re.search(pattern, whole)}
    found |= {"area"} if area else set()
    found |= {"when"} if whole.startswith("When") else set()
    return frozenset(found)


def of_effect(what: str) -> frozenset[str]:
    """The same of anything on the Stack; an action has no words."""
    known = shelf()
    is_card = what == known.flux.id or what in known.power_cards
    return words_of(what) if is_card or "/" in what else frozenset()


def kinds_of(card: str) -> frozenset[str]:
    """What kind of card it is, where its words do not matter."""
    return words_of(card) & set(CARDS)


def of_hero(g: Arena, hero: int, conditions: int) -> Iterator[str]:
    """What a hero is and has."""
    face, here = g.hero(hero), g.at[hero]
    yield tuple(STATES)[g.state[hero]]
    yield from names_of(conditions)
    yield face.faction
    if face.piercing:
        yield "mage"
    for each in g.lasting:
        if each.piece == hero:
            yield "this-turn" if each.until == TURN else "lasting"
    if here < 0:
        return
    if g.field.cover >> here & 1:
        yield "in-cover"
    if g.field.dome >> here & 1:
        yield "in-dome"
    if face.faction == "taulot" and sight(g, hero) & g.on[BLUE_PILLARS + g.setting.side_of[hero]]:
        yield "sees-pillar"
    if any(projected(g, owner, hero) for owner in g.heroes_of(g.setting.side_of[hero]) if g.heroes[owner] is not None):
        yield "projected"


def of_word(g: Arena, word: str, conditions: tuple[int, ...]) -> Iterator[str]:
    """What a word stands for: a hero by its name, a piece, an outsider."""
    if word in g.slots:
        yield from of_hero(g, g.slots[word], conditions[g.slots[word]])
    first = word.partition(".")[0]
    if first in _PIECES:
        yield first
    if first in shelf().outsiders or first == "outsider":
        yield "outsider"
    if first in FACTIONS:
        yield first
    if first in shelf().heroes:
        yield shelf().heroes[first].faction


def of_event(g: Arena, event: Event, conditions: tuple[int, ...]) -> Iterator[str]:
    """What an event is about; `conditions` are those of all heroes before it."""
    for word in told_words(event):
        yield from of_word(g, word, conditions)
    if event.kind in _OF_EVENTS:
        yield _OF_EVENTS[event.kind]
    facts = event.facts
    if event.kind in ("played", "stacked", "resolves", "fizzles", "cancelled"):
        yield from of_effect(str(facts.get("what") or facts.get("card")))
    if event.kind == "condition-applied":
        yield str(facts["condition"])
    if event.kind == "game-over" and (facts["card"] or event.rule == "SM-GOAL-01"):
        yield "victory" if facts["card"] else "nexus"
    if event.kind in _ON_HEX:
        yield from _on_hex(g, HEX.thing(facts["hex"]), conditions)
    if event.kind in ("cards-put-away", "drawn", "mulligan"):
        yield from (kind for card in facts["cards"] for kind in kinds_of(card))
    if event.kind in ("discarded", "flipped", "lead-revealed", "card-removed", "predict-discarded"):
        yield from kinds_of(facts["card"])
    if event.kind == "control":
        yield from _of_control(g, event, conditions)


def _on_hex(g: Arena, hex: int, conditions: tuple[int, ...]) -> Iterator[str]:
    for piece, here in enumerate(g.at):
        if here == hex:
            yield from of_hero(g, piece, conditions[piece]) if is_hero(piece) else (kind_of(piece),)
    if hex in g.tokens:
        yield "token"


def _of_control(g: Arena, event: Event, conditions: tuple[int, ...]) -> Iterator[str]:
    """Who gives Control at a Lane or Dome."""
    lanes, dome = event.facts["lanes"], event.facts["dome"]
    hexes = [g.tokens[at] for at, lane in enumerate(g.field.lanes) if lane.id in lanes]
    hexes += [each.control_point for each in g.field.domes if each.id == dome]
    for piece, here in enumerate(g.at):
        if here >= 0 and any(sight(g, piece) >> each & 1 for each in hexes):
            if is_hero(piece):
                yield from of_hero(g, piece, conditions[piece])
            elif is_minion(piece):
                yield "minion"


def of_ask(g: Arena, ask: Ask, conditions: tuple[int, ...]) -> Iterator[str]:
    """What a question is about: what may be chosen, and for whom."""
    for word in touched_words("skytear", g, ask):
        yield from of_word(g, word, conditions)
    for choice in {choice for seat in ask.seats for choice in ask.choices_of(seat)}:
        if choice[0] in ("play", "skill"):
            yield from of_effect(str(choice[1]))
        elif choice[0] in ("mulligan", "put-away", "lead", "take-off"):
            yield from kinds_of(str(choice[1]))
    if ask.prompt in _OF_PROMPTS:
        yield _OF_PROMPTS[ask.prompt]
    if ask.prompt == "react":
        entry = g.stack[-1]
        yield from of_effect(entry.what)
        yield from of_hero(g, entry.caster, conditions[entry.caster])
    match ask.about:
        case int(hero) if ask.prompt in _OF_HERO and is_hero(hero):
            yield from of_hero(g, hero, conditions[hero])
        case int(outsider) if ask.prompt in _OF_HERO and outsider >= OUTSIDERS:
            yield "outsider"
        case Sought(_, cause):
            yield from of_effect(cause.what)
            if is_hero(cause.caster):
                yield from of_hero(g, cause.caster, conditions[cause.caster])
        case (int(owner), int()) if ask.prompt == "prevent":
            yield from of_hero(g, owner, conditions[owner])
    if ask.prompt == "which-flip":
        yield from of_hero(g, g.active, conditions[g.active]) if g.active >= 0 else ()


def always(g: Arena) -> Iterator[str]:
    """The mode and the table; the format while it matters, in the set-up."""
    yield g.setting.board
    if g.setting.simplified:
        yield "simplified"
    if g.phase == "setup":
        yield g.setting.format
    yield "seats-2" if g.seats == 2 else "seats-3-4" if g.seats < 5 else "seats-5-8"
