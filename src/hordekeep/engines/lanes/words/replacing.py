"""What steps in before something happens: damage that goes elsewhere, is prevented or halved; other ways out."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.deeds import Deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Target
from hordekeep.kernel import enforces

V = VOCABULARY


def _cause(g: Battle, holder: Piece, t: Target, p: Piece) -> Cause | None:
    """The sentence of the holder with `p` as the one spoken of first, if it is meant."""
    c = Cause(holder, controller(g, holder))
    if all(p is not each for each in t.find(g, c)):
        return None
    if t.mention:
        c.mentioned[t.mention] = [p]
    return c


def _taking(t: Target, u: Target) -> Callable[[Battle, Piece, Piece], list[Piece]]:
    """Who would take the damage of a card: nobody, if it is not meant."""

    def takers(g: Battle, holder: Piece, p: Piece) -> list[Piece]:
        c = _cause(g, holder, t, p)
        return [] if c is None else _takers(g, c, u, p)

    return takers


def _takers(g: Battle, c: Cause, u: Target, p: Piece) -> list[Piece]:
    return [each for each in u.find(g, c) if each is not p and not each.doomed]


@V.word(
    "ability",
    "Damage to {t:target} may be dealt to {u:target} instead.",
    fr="Les dégâts destinés {à:t} peuvent être infligés {à:u} à la place.",
    rule="SH-HEALTH-01",
)
def damage_may_be_dealt_instead(t: Target, u: Target) -> Ability:
    """Whoever decides for the card may have another take the damage, all of it."""
    return Ability("may-redirect", extra=_taking(t, u))


@V.word(
    "ability",
    "Damage to {t:target} is dealt to {u:target} instead.",
    fr="Les dégâts destinés {à:t} sont infligés {à:u} à la place.",
    rule="SH-HEALTH-01",
)
@enforces("SH-EDGE-04")
def damage_is_dealt_instead(t: Target, u: Target) -> Ability:
    """Another takes the damage, all of it; of several that would, one is chosen."""
    return Ability("redirect", extra=_taking(t, u))


@V.word(
    "ability",
    "Assault damage by {t:target} may be dealt to {u:target} instead.",
    fr="Les dégâts d’Assaut {de:t} peuvent être infligés {à:u} à la place.",
    rule="HM-GLO-07",
)
def assault_may_be_dealt_instead(t: Target, u: Target) -> Ability:
    """Whom else the Assault of such a card may reach."""

    def others(g: Battle, holder: Piece, source: Piece) -> list[Piece]:
        c = _cause(g, holder, t, source)
        return [] if c is None else _takers(g, c, u, source)

    return Ability("assault", extra=others)


def _meant(t: Target) -> Callable[[Battle, Piece, Piece], bool]:
    return lambda g, holder, p: _cause(g, holder, t, p) is not None


@V.word(
    "ability",
    "Damage to {t:target} is prevented by discarding this.",
    fr="Les dégâts destinés {à:t} sont évités par la défausse de cette carte.",
    rule="SH-GLOS-05",
)
def damage_is_prevented(t: Target) -> Ability:
    """The next damage to it does nothing, and this is discarded."""
    return Ability("void", extra=_meant(t))


@V.word(
    "ability",
    "Instead of damage to {t:target}, {e:effects}.",
    fr="Au lieu des dégâts destinés {à:t}, {e}.",
    rule="HM-DEST-09",
)
@enforces("HM-OUT-20")
def instead_of_damage(t: Target, e: Deed) -> Ability:
    """Once for each packet of damage, whatever its size; not for a portal that has become the outsider."""
    meant = _meant(t)

    def applies(g: Battle, holder: Piece, p: Piece) -> bool:
        return not (g.portal_is_outsider and p is g.portal) and meant(g, holder, p)

    return Ability("instead", e, extra=applies)


@V.word(
    "ability",
    "{t:target} takes half damage rounded down.",
    fr="{t} subit la moitié des dégâts, arrondie à l’entier inférieur.",
    rule="SH-HEALTH-01",
)
def takes_half_damage(t: Target) -> Ability:
    """Of every packet of damage half is left, rounded down, before armor."""
    return Ability("halve", extra=_meant(t))


@V.word(
    "ability",
    "Put each destroyed ally under this instead of on its owner's discard pile.",
    fr="Placez chaque Allié détruit sous cette carte plutôt que dans la défausse de son propriétaire.",
    rule="SH-HEALTH-05",
)
def put_destroyed_allies_under() -> Ability:
    """A destroyed ally goes under this card."""
    return Ability("tuck")
