"""What effects do to heroes and minions: damage, HP, conditions, defeat."""

from __future__ import annotations

from typing import NamedTuple

from hordekeep.games.skytear.content.keywords import KEYWORDS, Keyword
from hordekeep.games.skytear.effects import conditions
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.rules.keywords import damage
from hordekeep.games.skytear.rules.keywords.defeat import defeat_hero, defeat_minion
from hordekeep.games.skytear.rules.keywords.drawing import flip
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import is_hero
from hordekeep.games.skytear.words.kinds import VOCABULARY, verb
from hordekeep.games.skytear.words.meant import Condition
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


# -- damage ------------------------------------------------------------------------------------------------------------


class Damage(NamedTuple):
    """How much damage: a number, a card flipped for more, Piercing."""

    base: int
    flips: bool = False
    piercing: bool = False


@V.word("damage", "{n:number} damage", fr="{n} [dégât|dégâts:n]", rule="SM-EFF-07")
def plain(n: int) -> Damage:
    """Less Armor."""
    return Damage(n)


@V.word("damage", "{n:number} Piercing damage", fr="{n} [dégât Perforant|dégâts Perforants:n]", rule="SM-EFF-13")
def piercing(n: int) -> Damage:
    """Whatever the Armor."""
    return Damage(n, piercing=True)


@V.word("damage", "{n:number} + flip damage", fr="{n} [dégât|dégâts:n] plus un retournement", rule="SM-EFF-02")
def flipped(n: int) -> Damage:
    """With the modifier of a card."""
    return Damage(n, flips=True)


@V.word("damage", "{n:number} + flip Piercing damage",
        fr="{n} [dégât Perforant|dégâts Perforants:n] plus un retournement", rule="SM-EFF-02")  # fmt: skip
def flipped_piercing(n: int) -> Damage:
    """With the modifier of a card, whatever the Armor."""
    return Damage(n, flips=True, piercing=True)


@verb("deal {d:damage} to {t:who}", fr="[infligez|infliger] {d} {à:t}", rule="SM-EFF-07")
@enforces("SM-AOE-13", "SM-AOE-06")
def deal(g: Arena, c: Cause, d: Damage, t: list[int]) -> Rules[None]:
    """Damage to all of them at once; a card is flipped once for all, and for nobody none."""
    if not t:
        return
    amount = d.base
    if d.flips:
        amount += yield from flip(g, c.seat, 1)
    yield from damage.deal_each(g, c, t, amount, piercing=d.piercing)


@verb("deal {d:damage} to {t:who}, or {m:number} if {k:condition}", fr="[infligez|infliger] {d} {à:t}, ou {m} si {k}",
      rule="SM-EFF-07")  # fmt: skip
def deal_or_if(g: Arena, c: Cause, d: Damage, m: int, k: Condition, t: list[int]) -> Rules[None]:
    """The second number if it is so when the effect resolves."""
    yield from deal(g, c, d._replace(base=m) if k(g, c) else d, t)


# -- HP ----------------------------------------------------------------------------------------------------------------


@verb("{t:who} heals {n:number} HP", fr="{t} se soigne de {n} PV", rule="SM-EFF-11")
def heals(g: Arena, c: Cause, t: list[int], n: int) -> None:
    """HP back, never above those printed."""
    for hero in t:
        damage.heal(g, hero, n)


@verb("{t:who} heals {n:number} HP, or {m:number} if {k:condition}", fr="{t} se soigne de {n} PV, ou de {m} si {k}",
      rule="SM-EFF-11")  # fmt: skip
def heals_or_if(g: Arena, c: Cause, t: list[int], n: int, m: int, k: Condition) -> None:
    """The second number if it is so when the effect resolves."""
    heals(g, c, t, m if k(g, c) else n)


@verb("{t:who} heals half of the HP lost", fr="{t} se soigne de la moitié des PV perdus", rule="SM-EFF-10")
def heals_half(g: Arena, c: Cause, t: list[int]) -> None:
    """Half of what the trigger remembers, rounded up."""
    heals(g, c, t, (c.memo + 1) // 2)


@verb("{t:who} loses {n:number} HP", fr="{t} perd {n} PV", rule="SM-EFF-12")
def loses(g: Arena, c: Cause, t: list[int], n: int) -> Rules[None]:
    """HP gone, whatever the Armor."""
    for hero in t:
        yield from damage.lose(g, c, hero, n)


@verb("defeat {t:who}", fr="[vainquez|vaincre] {t}", rule="SM-EFF-09")
def defeat(g: Arena, c: Cause, t: list[int]) -> Rules[None]:
    """Defeated without damage, so that nothing prevents it."""
    for piece in t:
        if g.at[piece] < 0:
            continue
        if is_hero(piece):
            yield from defeat_hero(g, c, piece)
        else:
            defeat_minion(g, c, piece)


# -- conditions --------------------------------------------------------------------------------------------------------


def _state(known: Keyword) -> None:
    english, french = known.words
    name = f"{known.id}_state" if known.adjective else known.id
    V.word("state", english, name=name, fr=french, rule=known.rule)(lambda: known.bit)


for _known in KEYWORDS:
    if _known.bit:
        _state(_known)


@verb("apply {k:state} to {t:who}", fr="[appliquez|appliquer] {k} {à:t}", rule="SM-COND-01", name="apply_state")
def apply_state(g: Arena, c: Cause, k: int, t: list[int]) -> None:
    """Heroes get the condition, if they have not got it yet."""
    for piece in t:
        conditions.apply(g, piece, k)


@verb("remove all conditions from {t:who}", fr="[retirez|retirer] tous les états {de:t}", rule="SM-COND-01")
def remove_conditions(g: Arena, c: Cause, t: list[int]) -> None:
    """Good and bad ones alike."""
    for hero in t:
        conditions.remove_all(g, hero)
