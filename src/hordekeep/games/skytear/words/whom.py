"""Whom a sentence speaks of: targets, who was targeted, everybody of a kind, somebody of a kind; and places."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.line_of_sight import sees_enemies, sight
from hordekeep.games.skytear.effects.meanings import Aim, Cause
from hordekeep.games.skytear.rules.keywords.open_hexes import free_for
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import illusion_of
from hordekeep.games.skytear.words.kinds import VOCABULARY
from hordekeep.games.skytear.words.meant import (
    CASTER,
    ENEMY,
    PROJECTED,
    Noun,
    Spot,
    Who,
    any_one,
    around,
    caster_hex,
    every,
    sure,
)
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import hexes_in

V = VOCABULARY
V.rung("who", "known")
V.rung("near", "known")


# -- known without asking ----------------------------------------------------------------------------------------------


@V.word("known", "the caster", fr="le lanceur", gender="m", number="s", rule="SM-EFF-06")
def the_caster() -> Who:
    """Who generates the effect."""
    return sure(lambda g, c: [c.caster], role=CASTER)


@V.word("known", "the target", fr="la cible", gender="f", number="s", rule="SM-EFF-22")
def the_target() -> Who:
    """The target chosen before, or that of the Worship (SM-Q-SKILLS-KUR)."""
    return sure(lambda g, c: list(c.targets))


@V.word("known", "each target", fr="chaque cible", gender="f", number="s", rule="SM-TGT-10")
def each_target() -> Who:
    """All targets that are still legal."""
    return sure(lambda g, c: list(c.targets))


@V.word("known", "the projected hero", fr="le héros projeté", gender="m", number="s", rule="SM-NUP-05")
def the_projected_hero() -> Who:
    """A friendly Nupten hero that sees the illusion of the skill's owner; only an illusion skill knows one."""
    return sure(lambda g, c: [], role=PROJECTED)


@V.word("known", "the caster's illusion", fr="l’illusion du lanceur", gender="f", number="s", rule="SM-NUP-17")
def the_casters_illusion() -> Who:
    """The token of the caster, if it is on the battlefield."""

    def absent(g: Arena, c: Cause) -> bool:
        return g.at[illusion_of(c.caster)] < 0

    return sure(lambda g, c: [] if absent(g, c) else [illusion_of(c.caster)], absent=absent)


@V.word("known", "the removed pillar", fr="le pilier retiré", gender="m", number="s", rule="SM-TAU-01")
def the_removed_pillar() -> Who:
    """The hex of what the Worship took off; the pillar itself is gone."""

    def ground(g: Arena, c: Cause) -> int:
        found = 0
        for where in c.removed:
            found |= 1 << where
        return found

    return Who(lambda g, c: [], lambda g, c, piece: False, ground=ground)


@V.word("whose", "the caster's", fr="du lanceur", rule="SM-EFF-06")
def the_casters() -> Who:
    """Of the caster."""
    return the_caster()


@V.word("whose", "the projected hero's", fr="du héros projeté", rule="SM-NUP-05")
def the_projected_heros() -> Who:
    """Of a Projected Hero."""
    return the_projected_hero()


# -- targets -----------------------------------------------------------------------------------------------------------


@enforces("SM-TGT-02", "SM-TGT-04", "SM-TGT-06", "SM-COV-02", "SM-COV-09")
def aim_at(np: Noun, most: int = 1) -> Aim:
    """Those whom the caster sees, by default within 3 hexes, adjacent ones too: an enemy in Cover as spotters allow, a
    friend by the path alone."""
    seen = sees_enemies if np.side == ENEMY else sight
    in_sight = np.on(lambda g, c: seen(g, c.caster), "no-sight")
    return Aim(np.sort, in_sight.find, most, lack=in_sight.lack)


def _targeted(np: Noun, most: int = 1) -> Who:
    return sure(lambda g, c: list(c.targets), aim=aim_at(np, most))


@V.word("who", "target {np:np}", fr="{un:np} cible", number="s", rule="SM-TGT-01")
def target(np: Noun) -> Who:
    """One that is chosen when the effect is declared."""
    return _targeted(np)


@V.word("near", "target {np:other_np}", fr="{un:np} cible", number="s", rule="SM-TGT-01")
def target_near(np: Noun) -> Who:
    """The same, as what something is adjacent to."""
    return _targeted(np)


@V.word("who", "up to {n:number} target {np:np}", fr="jusqu’à {n} {np} [cible|cibles:np]", number="n", head="np",
        rule="SM-TGT-01")  # fmt: skip
def up_to_so_many_targets(n: int, np: Noun) -> Who:
    """At least one, and no more than so many."""
    return _targeted(np, n)


# -- of a kind ---------------------------------------------------------------------------------------------------------


@V.word("who", "each {np:np}", fr="{chaque:np}", number="s", rule="SM-TGT-07")
def each(np: Noun) -> Who:
    """All of a kind."""
    return every(np)


@V.word("who", "[a|an] {np:np}", fr="{un:np}", number="s", rule="SM-TGT-07")
def somebody(np: Noun) -> Who:
    """One of a kind, picked when the effect resolves."""
    return any_one(np)


@V.word("near", "[a|an] {np:other_np}", fr="{un:np}", number="s", rule="SM-EFF-05")
def any_of_them(np: Noun) -> Who:
    """Whichever of a kind: it is enough to be near one of them."""
    return every(np)


@V.word("many", "{np:np}", fr="{le:np}", number="p", rule="SM-TGT-07")
def all_of_them(np: Noun) -> Noun:
    """All of a kind, spoken of as such."""
    return np


# -- places ------------------------------------------------------------------------------------------------------------


@enforces("SM-TGT-02", "SM-COV-07")
def hexes_seen(g: Arena, c: Cause) -> Sequence[int]:
    """The hexes that the caster sees; Cover hides who stands there, not the hex."""
    return hexes_in(sight(g, c.caster))


TARGET_HEX = Aim("hex", hexes_seen, is_hex=True)


@V.word("spot", "target hex", fr="un hexagone cible", gender="m", rule="SM-TGT-01")
def target_hex() -> Spot:
    """A hex that is chosen when the effect is declared."""
    return Spot(lambda g, c: 1 << c.hex if c.hex >= 0 else 0, TARGET_HEX)


@V.word("spot", "an adjacent hex", fr="un hexagone adjacent", gender="m", rule="SM-EFF-05")
def adjacent_hex() -> Spot:
    """Within 1 hex of the caster."""
    return Spot(lambda g, c: around(g, caster_hex(g, c)))


@V.word("spot", "a hex adjacent to {t:near}", fr="un hexagone adjacent {à:t}", gender="m", rule="SM-EFF-05")
def hex_adjacent_to(t: Who) -> Spot:
    """Within 1 hex of somebody or something."""
    return Spot(lambda g, c: around(g, t.ground(g, c)), t.aim)


@V.word("spot", "the hex of {t:known}", fr="l’hexagone {de:t}", gender="m", rule="SM-MVE-03")
def hex_of(t: Who) -> Spot:
    """Where somebody stands or something stood."""
    return Spot(t.ground)


@V.word("spot", "a free hex of its Dome or adjacent to its Dome",
        fr="un hexagone libre de son Dôme ou adjacent à son Dôme", gender="m", rule="SM-OACT-01")  # fmt: skip
def free_hex_of_its_dome() -> Spot:
    """Where an outsider is placed (SM-Q-OUTSIDER)."""
    return Spot(lambda g, c: around(g, g.field.domes[c.caster - OUTSIDERS].hexes) & free_for(g, c.caster))
