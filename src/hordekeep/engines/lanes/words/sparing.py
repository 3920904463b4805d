"""Cards that nothing damages while another card says so, always, in some phases, or while something is so."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Static
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.deeds import Condition
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Noun, Target, Test

V = VOCABULARY

During = Callable[[Battle], bool]


def _spares(fits: Test, when: Condition) -> Ability:
    """Whoever is meant takes no damage while it is so."""

    def applies(g: Battle, holder: Piece, p: Piece) -> bool:
        return fits(g, Cause(holder, controller(g, holder)), p)

    def amount(g: Battle, holder: Piece, p: Piece) -> int:
        return int(when(g, Cause(holder, controller(g, holder))))

    return Ability("static", statics=(Static("no-damage-taken", amount, applies),))


def _phases(english: str, french: str, name: str, during: During) -> None:
    V.word("during", english, fr=french, name=name, rule="HM-FLOW-01")(lambda: during)


_phases("in the alliance phase", "pendant la phase Alliance", "in_alliance_phase", lambda g: g.phase == "alliance")
_phases("in the fight phase", "pendant la phase Combat", "in_fight_phase", lambda g: g.phase == "fight")
_phases("outside the fight phase", "hors de la phase Combat", "outside_fight_phase", lambda g: g.phase != "fight")


@V.word("ability", "{t:target} takes no damage.", fr="{t} ne subit aucun dégât.", rule="HM-ABR-02")
def never_damaged(t: Target) -> Ability:
    """As long as this is in play."""
    return _spares(t.fits, lambda g, c: True)


@V.word("ability", "{t:target} takes no damage {w:during}.", fr="{t} ne subit aucun dégât {w}.", rule="HM-ABR-02")
def not_damaged_during(t: Target, w: During) -> Ability:
    """In some phases."""
    return _spares(t.fits, lambda g, c: w(g))


@V.word("ability", "{t:target} takes no damage while {k:condition}.", fr="{t} ne subit aucun dégât tant que {k}.",
        rule="HM-ABR-02")  # fmt: skip
def not_damaged_while(t: Target, k: Condition) -> Ability:
    """While it is so."""
    return _spares(t.fits, k)


@V.word("ability", "no {np:np} takes damage {w:during}.", fr="{aucun:np} ne subit de dégât {w}.", number="s",
        rule="HM-ABR-02")  # fmt: skip
def none_damaged_during(np: Noun, w: During) -> Ability:
    """None of them, in some phases."""
    return _spares(np.fits, lambda g, c: w(g))
