"""What a seat may do, and by which rule it may not: the one legality, for listing and for explaining."""

from __future__ import annotations

from functools import lru_cache

from hordekeep.games.skytear.asking.choices import DEFEATED
from hordekeep.games.skytear.content.cards import Hero, PowerCard, card_of, shelf
from hordekeep.games.skytear.content.keywords import FRENZY
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Cause, meaning_of
from hordekeep.games.skytear.effects.values import mana
from hordekeep.games.skytear.rules.actions.attack import attack_targets
from hordekeep.games.skytear.rules.actions.worship import worship_aims
from hordekeep.games.skytear.rules.heroes.choices import ACTS, Act, Activate, Play, play
from hordekeep.games.skytear.state.arena import READY, Arena
from hordekeep.games.skytear.state.pieces import heroes_for
from hordekeep.kernel import Asked, Refusal, Text, enforces

NO_SUCH_HERO = Refusal("SM-TURN-02", Text("no-such-hero"))
OTHER_SIDE = Refusal("SM-TURN-02", Text("no-side-next"))
NOT_OWN = Refusal("SM-TEAM-03", Text("no-sm-team-03"))
ACTIVATED = Refusal("SM-ACT-05", Text("no-sm-act-05"))
NOT_READY = Refusal("SM-STATE-03", Text("no-sm-state-03"))

NO_AP = Refusal("SM-ACT-01", Text("no-sm-act-01"))
STACK_IN_USE = Refusal("SM-STK-08", Text("no-sm-stk-08"))
NO_WORSHIP = Refusal("SM-SIM-03", Text("no-sm-sim-03"))
TAKEN_ONCE = Refusal("SM-ACT-02", Text("no-sm-act-02"))
NOBODY_TO_ATTACK = Refusal("SM-ATK-01", Text("no-sm-atk-01"))
NO_TARGET = Refusal("SM-TGT-03", Text("no-sm-tgt-03"))

NOT_IN_HAND = Refusal("SM-TEAM-07", Text("no-not-in-hand"))
NO_FLUX = Refusal("SM-FLUX-01", Text("no-flux"))
NO_FLUX_LEFT = Refusal("SM-FLUX-03", Text("no-flux-left"))
NOBODY_PLAYS_IT = Refusal("SM-POW-04", Text("no-such-hero"))
NOT_YOUR_HERO = Refusal("SM-TEAM-08", Text("no-not-your-hero"))
NOT_ON_BATTLEFIELD = Refusal("SM-POW-04", Text("no-sm-pow-04"))
NO_MANA = Refusal("SM-POW-03", Text("no-sm-pow-03"))
OTHERS_ULTIMATE = Refusal("SM-ULT-01", Text("no-sm-ult-01"))
NO_RUNES = Refusal("SM-HERO-08", Text("no-sm-hero-08"))
NOT_ACTIVE = Refusal("SM-TYPE-01", Text("no-sm-type-01"))
ACTION_ON_STACK = Refusal("SM-TYPE-02", Text("no-sm-type-02"))


# -- activating --------------------------------------------------------------------------------------------------------


@enforces("SM-STATE-03", "SM-STATE-05")
def why_not_activate(g: Arena, seat: int, hero: int) -> Refusal | None:
    """What forbids a seat to activate a hero now. Who is Exhausted cannot be activated again in this phase."""
    if g.setting.sides[seat] != g.setting.side_of[hero] or hero not in heroes_for(g, seat):
        return NOT_OWN
    if g.at[hero] < 0:
        return DEFEATED
    if g.activated >> hero & 1:
        return ACTIVATED
    return None if g.state[hero] == READY else NOT_READY


def why_not_the_activation(g: Arena, ask: Asked, seat: int, choice: Activate) -> Refusal | None:
    """What forbids to activate the hero of this name."""
    slot = g.slots.get(choice.hero)
    if slot is None:
        return NO_SUCH_HERO
    return OTHER_SIDE if g.setting.sides[seat] != g.setting.side_of[slot] else why_not_activate(g, seat, slot)


@enforces("SM-ACT-06", "SM-ACT-09")
def can_activate(g: Arena, side: int) -> bool:
    """Has a side a hero left to activate?"""
    ready = [hero for hero in g.heroes_of(side) if g.state[hero] == READY and g.at[hero] >= 0]
    return any(not g.activated >> hero & 1 for hero in ready)


# -- actions -----------------------------------------------------------------------------------------------------------


def why_not_act(g: Arena, seat: int, action: str) -> Refusal | None:
    """What forbids the active hero to declare an action now."""
    hero = g.active
    if hero == NOBODY or seat != g.active_seat:
        return NO_AP
    if g.stack:
        return STACK_IN_USE
    if g.ap < 1:
        return NO_AP
    if action == "worship" and g.setting.simplified:
        return NO_WORSHIP
    if action in g.used and not (action == "attack" and g.conditions[hero] & FRENZY and g.used.count("attack") < 2):
        return TAKEN_ONCE
    if action == "attack":
        return None if attack_targets(g, hero) else NOBODY_TO_ATTACK
    if action == "worship":
        sort, legal = worship_aims(g, hero)
        return None if not sort or legal else NO_TARGET
    return None


def why_not_the_act(g: Arena, ask: Asked, seat: int, choice: Act) -> Refusal | None:
    """What forbids this action."""
    return why_not_act(g, seat, choice.action)


def actions_now(g: Arena, seat: int) -> list[Act]:
    """The actions that the active hero may declare."""
    return [act for action, act in ACTS.items() if why_not_act(g, seat, action) is None]


# -- cards -------------------------------------------------------------------------------------------------------------


@enforces("SM-ULT-02", "SM-SIM-04", "SM-SIM-05")
def why_not_play(g: Arena, seat: int, card: PowerCard, hero: int) -> Refusal | None:
    """What forbids a hero to play a card now. What is quickly seen is asked first. An ultimate needs all that other
    cards need, and its hero; the simplified game does without the runes alone."""
    if g.at[hero] < 0:
        return NOT_ON_BATTLEFIELD
    if card.cost and mana(g, hero) < card.cost:
        return NO_MANA
    return _why_not_with_mana(g, seat, card, hero)


@enforces("SM-TYPE-01", "SM-TYPE-02")
def _why_not_with_mana(g: Arena, seat: int, card: PowerCard, hero: int) -> Refusal | None:
    """The same for a hero on the battlefield who can pay the card."""
    never = why_never(card, g.hero(hero), g.setting.simplified)
    if never is not None:
        return never
    if not card.reaction:
        if g.stack:
            return ACTION_ON_STACK
        if hero != g.active or seat != g.active_seat:
            return NOT_ACTIVE
    return why_not_aim(g, seat, card.id, hero)


@lru_cache(maxsize=1 << 14)
@enforces("SM-HERO-08", "SM-HERO-09")
def why_never(card: PowerCard, hero: Hero, simplified: bool) -> Refusal | None:
    """What forbids a hero to play a card at any time."""
    if card.ultimate and card.hero != hero.id:
        return OTHERS_ULTIMATE
    return None if simplified or card.colours.issubset(hero.runes) else NO_RUNES


@enforces("SM-TGT-03")
def why_not_aim(g: Arena, seat: int, what: str, hero: int) -> Refusal | None:
    """What a card needs and is not there: a target, a token in sight, something to pay with."""
    meaning = meaning_of(what)
    if meaning.aim is None and meaning.needs is None:
        return None
    cause = Cause.of(g, seat, hero, "card", what)
    if meaning.needs is not None and (lacking := meaning.needs(g, cause)) is not None:
        return lacking
    if meaning.aim is not None and not meaning.aim.find(g, cause):
        return NO_TARGET
    return None


def why_not_the_play(g: Arena, ask: Asked, seat: int, choice: Play) -> Refusal | None:
    """What forbids that this hero plays this card: what the card in the own hand lacks, or the hero."""
    card = card_of(choice.card)
    if card is shelf().flux:
        if g.flux != seat:
            return NO_FLUX_LEFT if g.flux == NOBODY else NO_FLUX
    elif card not in g.hands[seat]:
        return NOT_IN_HAND
    slot = g.slots.get(choice.hero)
    if slot is None:
        return NOBODY_PLAYS_IT
    return why_not_play(g, seat, card, slot) if slot in heroes_for(g, seat) else NOT_YOUR_HERO


@enforces("SM-FLUX-06", "SM-TYPE-03", "SM-POW-09", "SM-STATE-06", "SM-POW-11")
def plays_now(g: Arena, seat: int) -> list[Play]:
    """The cards that a seat may play now, each with the hero who plays it, Skytear Flux among them. A reaction is
    played by any hero with mana, Exhausted or not."""
    only = NOBODY if g.stack or g.active_seat != seat else g.active
    pools = {hero: mana(g, hero) for hero in heroes_for(g, seat) if g.at[hero] >= 0}
    found: list[Play] = []
    seen: set[str] = set()
    for card in g.hands[seat]:
        if card.id in seen or not (card.reaction or only in pools):
            continue
        seen.add(card.id)
        able = [hero for hero in (pools if card.reaction else (only,)) if pools[hero] >= card.cost]
        found += [play(card.id, g.names[hero]) for hero in able if _why_not_with_mana(g, seat, card, hero) is None]
    if g.flux == seat and only != NOBODY and why_not_play(g, seat, shelf().flux, only) is None:
        found.append(play(shelf().flux.id, g.names[only]))
    return found


def may_react(g: Arena, seat: int) -> bool:
    """Does a window open for a seat while something is on the Stack? Only what everybody sees decides, so that it tells
    nobody what the seat holds: cards in hand, and a hero on the battlefield with mana left."""
    if not g.hands[seat]:
        return False
    return any(g.at[hero] >= 0 and mana(g, hero) > 0 for hero in heroes_for(g, seat))
