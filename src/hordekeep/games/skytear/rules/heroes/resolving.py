"""Resolving the top effect of the Stack (SM-STK-05): its requirements are checked again (SM-TGT-08), then it is carried
out as one unit (SM-STK-14)."""

from __future__ import annotations

from hordekeep.games.skytear.effects.meanings import Cause, meaning_of
from hordekeep.games.skytear.rules.actions.attack import attack, attack_targets
from hordekeep.games.skytear.rules.actions.lead import lead
from hordekeep.games.skytear.rules.actions.move import move
from hordekeep.games.skytear.rules.actions.skirmish import skirmish
from hordekeep.games.skytear.rules.actions.worship import worship, worship_aims
from hordekeep.games.skytear.rules.goal.victory import check_victory
from hordekeep.games.skytear.rules.heroes.happened import Fizzles, Resolves
from hordekeep.games.skytear.rules.heroes.stack import begin_priority
from hordekeep.games.skytear.rules.keywords.areas import lay_area
from hordekeep.games.skytear.state.arena import ACTIVATION, Arena, Entry, Lasting
from hordekeep.kernel import Rules, enforces

_KINDS = {"attack": "attack", "skirmish": "skirmish"}


@enforces("SM-STK-05", "SM-STK-06", "SM-TGT-08", "SM-STK-14")
def resolve_top(g: Arena) -> Rules[None]:
    """The last effect generated resolves; then priority begins anew while effects remain."""
    entry = g.stack.pop()
    if g.tell:
        g.tell(Resolves(entry.kind, entry.what, entry.caster, entry.seat))
    yield from carry_out(g, entry)
    begin_priority(g)


def carry_out(g: Arena, entry: Entry) -> Rules[None]:
    """Carry an effect out, and look at what came of it before anything else happens (SM-Q-REACTIVITY)."""
    if entry.kind == "action":
        yield from _action(g, entry)
    else:
        yield from _meaning(g, entry)
    check_victory(g, "effect")


def _action(g: Arena, entry: Entry) -> Rules[None]:
    hero, action = entry.caster, entry.what
    c = Cause(g, entry, _KINDS.get(action, "action"))
    if g.at[hero] < 0:
        fizzle(g, entry)
        return
    if action == "attack" and entry.targets[0] not in attack_targets(g, hero):
        fizzle(g, entry, "SM-ATK-10")
        return
    if action == "worship":
        sort, legal = worship_aims(g, hero)
        if sort and entry.targets[0] not in legal:
            fizzle(g, entry, "SM-TGT-09")
            return
        if sort == "hex":
            c.hex, c.targets = entry.targets[0], []
    yield from _ACTIONS[action](g, c)


_ACTIONS = {"move": move, "lead": lead, "attack": attack, "skirmish": skirmish, "worship": worship}


@enforces("SM-TGT-10", "SM-TGT-09", "SM-AOE-09")
def _meaning(g: Arena, entry: Entry) -> Rules[None]:
    """A card or a triggered skill: targets that are no longer legal are left out; without any nothing happens, as when
    the caster was pushed away from its target hex."""
    meaning = meaning_of(entry.what)
    c = Cause(g, entry, entry.kind)
    if entry.kind == "card" and meaning.triggers:  # it waits for its moment until the activation ends (SM-EFF-01)
        g.lasting.append(Lasting(f"trigger/{entry.what}", entry.caster, 0, ACTIVATION, entry.seat))
        return
    if meaning.aim is not None:
        legal = meaning.aim.find(g, c)
        c.targets = [each for each in entry.targets if each in legal]
        if not c.targets:
            fizzle(g, entry)
            return
        if meaning.aim.is_hex:
            c.hex, c.targets = c.targets[0], []
    if meaning.area and not (yield from lay_area(g, c, meaning.area)):
        fizzle(g, entry)
        return
    for deed in meaning.deeds:
        yield from deed(g, c)


@enforces("SM-TGT-09", "SM-STK-12")
def fizzle(g: Arena, entry: Entry, rule: str = "SM-TGT-09") -> None:
    """A requirement failed: nothing happens, and what was paid stays paid."""
    if g.tell:
        g.tell(Fizzles(entry.kind, entry.what, entry.caster), rule)


@enforces("SM-TRIG-04")
def resolve_waiting(g: Arena) -> Rules[None]:
    """In the Minions Phase triggers resolve at once: nobody can answer."""
    while g.waiting:
        yield from carry_out(g, g.waiting.pop(0))
