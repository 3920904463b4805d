"""What a seat may do, and by which rule it may not: the one legality, for listing and for explaining."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Cause, meaning_of
from hordekeep.games.skytear.effects.values import mana
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.rules.actions.worship import worship_aims
from hordekeep.games.skytear.state.arena import ACTIONS, FRENZY, READY, Arena
from hordekeep.kernel import Choice

LEGAL = ""
"""No rule is against it."""


def heroes_for(g: Arena, seat: int) -> Sequence[int]:
    """The heroes that a seat activates and plays cards with: those it drafted, with five players and more all of its
    team (SM-TEAM-03, SM-TEAM-04, SM-TEAM-08)."""
    slots = g.heroes_of(g.setting.sides[seat])
    return slots if g.setting.one_team else [slot for slot in slots if g.owner[slot] == seat]


# -- activating --------------------------------------------------------------------------------------------------------


def why_not_activate(g: Arena, seat: int, hero: int) -> str:
    """The rule by which a seat cannot activate a hero now; "" if it can. Who is Exhausted cannot be activated again in
    this phase (SM-STATE-03, SM-STATE-05)."""
    if g.setting.sides[seat] != g.setting.side_of[hero] or hero not in heroes_for(g, seat):
        return "SM-TEAM-03"
    if g.at[hero] < 0:
        return "SM-STATE-11"
    if g.activated >> hero & 1:
        return "SM-ACT-05"
    return LEGAL if g.state[hero] == READY else "SM-STATE-03"


def can_activate(g: Arena, side: int) -> bool:
    """Has a side a hero left to activate (SM-ACT-06, SM-ACT-09)?"""
    ready = [hero for hero in g.heroes_of(side) if g.state[hero] == READY and g.at[hero] >= 0]
    return any(not g.activated >> hero & 1 for hero in ready)


# -- actions -----------------------------------------------------------------------------------------------------------


def why_not_act(g: Arena, seat: int, action: str) -> str:
    """The rule by which the active hero cannot declare an action now; "" if it can."""
    hero = g.active
    if hero == NOBODY or seat != g.active_seat:
        return "SM-ACT-01"
    if g.stack:
        return "SM-STK-08"
    if g.ap < 1:
        return "SM-ACT-01"
    if action == "worship" and g.setting.simplified:
        return "SM-SIM-03"
    if action in g.used and not (action == "attack" and g.conditions[hero] & FRENZY and g.used.count("attack") < 2):
        return "SM-ACT-02"
    if action == "attack":
        return LEGAL if attack_targets(g, hero) else "SM-ATK-01"
    if action == "worship":
        sort, legal = worship_aims(g, hero)
        return LEGAL if not sort or legal else "SM-TGT-03"
    return LEGAL


def actions_now(g: Arena, seat: int) -> list[Choice]:
    """The actions that the active hero may declare."""
    return [("act", action) for action in ACTIONS if not why_not_act(g, seat, action)]


# -- cards -------------------------------------------------------------------------------------------------------------


def why_not_play(g: Arena, seat: int, card: PowerCard, hero: int) -> str:
    """The rule by which a hero cannot play a card now; "" if it can. What is quickly seen is asked first. An ultimate
    needs all that other cards need, and its hero (SM-ULT-02); the simplified game does without the runes alone
    (SM-SIM-04, SM-SIM-05)."""
    if g.at[hero] < 0:
        return "SM-POW-04"
    if card.cost and mana(g, hero) < card.cost:
        return "SM-POW-03"
    return _why_not_with_mana(g, seat, card, hero)


def _why_not_with_mana(g: Arena, seat: int, card: PowerCard, hero: int) -> str:
    """The same for a hero on the battlefield who can pay the card."""
    rule = why_never(card, g.hero(hero), g.setting.simplified)
    if rule:
        return rule
    if not card.reaction:
        if g.stack:
            return "SM-TYPE-02"
        if hero != g.active or seat != g.active_seat:
            return "SM-TYPE-01"
    return why_not_aim(g, seat, card.id, hero)


@lru_cache(maxsize=1 << 14)
def why_never(card: PowerCard, hero: Hero, simplified: bool) -> str:
    """The rule by which a hero cannot play a card at any time; "" if it can."""
    if card.ultimate and card.hero != hero.id:
        return "SM-ULT-01"
    return LEGAL if simplified or card.colours.issubset(hero.runes) else "SM-HERO-08"


def why_not_aim(g: Arena, seat: int, what: str, hero: int) -> str:
    """The rule by which what a card needs is not there: a target, a token in sight, something to pay with (SM-TGT-03);
    "" if all is."""
    meaning = meaning_of(what)
    if meaning.aim is None and meaning.needs is None:
        return LEGAL
    cause = Cause.of(g, seat, hero, "card", what)
    if meaning.needs is not None and (rule := meaning.needs(g, cause)):
        return rule
    if meaning.aim is not None and not meaning.aim.find(g, cause):
        return "SM-TGT-03"
    return LEGAL


def plays_now(g: Arena, seat: int) -> list[Choice]:
    """The cards that a seat may play now, each with the hero who plays it, Skytear Flux among them (SM-FLUX-06). A
    reaction is played by any hero with mana, Exhausted or not (SM-TYPE-03, SM-POW-09, SM-STATE-06)."""
    only = NOBODY if g.stack or g.active_seat != seat else g.active
    pools = {hero: mana(g, hero) for hero in heroes_for(g, seat) if g.at[hero] >= 0}
    found: list[Choice] = []
    seen: set[str] = set()
    for card in g.hands[seat]:
        if card.id in seen or not (card.reaction or only in pools):
            continue
        seen.add(card.id)
        able = [hero for hero in (pools if card.reaction else (only,)) if pools[hero] >= card.cost]
        found += [("play", card.id, g.names[hero]) for hero in able if not _why_not_with_mana(g, seat, card, hero)]
    if g.flux == seat and only != NOBODY and not why_not_play(g, seat, shelf().flux, only):
        found.append(("play", shelf().flux.id, g.names[only]))
    return found


def may_react(g: Arena, seat: int) -> bool:
    """Does a window open for a seat while something is on the Stack? Only what everybody sees decides, so that it tells
    nobody what the seat holds: cards in hand, and a hero on the battlefield with mana left."""
    if not g.hands[seat]:
        return False
    return any(g.at[hero] >= 0 and mana(g, hero) > 0 for hero in heroes_for(g, seat))
