"""What steps in before damage: it goes to another, is prevented, doubled, halved, stopped by armor or barrier, or
something else happens instead.

Where several would, the players choose which comes first, one after the other, and what is left with nothing to replace
does nothing (SH-EDGE-04, SH-EDGE-05, HM-ABR-12); they are asked only where it makes a difference. Armor is used before
barrier (SH-GLOS-15, HM-GLO-06), and doubled damage is doubled before any of it is stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hordekeep.engines.lanes.asking.choices import AT, NO, At, No
from hordekeep.engines.lanes.asking.questions import ask, choose_piece, deciders, orders
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.effects.shielding import has_barrier, is_immune, replacers_of
from hordekeep.engines.lanes.effects.values import armor_left
from hordekeep.engines.lanes.rules.concepts.choices import FIRST, First
from hordekeep.engines.lanes.rules.concepts.picking import at
from hordekeep.engines.lanes.rules.concepts.questions import WHICH_FIRST
from hordekeep.engines.lanes.rules.health.happened import ArmorStopped, Prevented, Replaced
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle, Piece
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.engines.lanes.state.waiting import ARMOR, BARRIER, DOUBLED
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Ability


class Blow(NamedTuple):
    """Damage on its way: to whom, how much, what has changed it already, whether it has been given another aim, and
    the armor used on the way."""

    target: Piece
    n: int
    done: tuple[str, ...] = ()
    moved: bool = False
    used: tuple[tuple[int, int], ...] = ()


class Stage(NamedTuple):
    """One thing that may step in now: its kind, the card that does it, its sentence, and who would take the damage."""

    kind: str
    holder: Piece
    sentence: int
    ability: Ability | None = None
    takers: tuple[Piece, ...] = ()

    def name(self, g: Battle) -> First:
        """What it is, in the words of a choice."""
        return FIRST(self.holder.card.id, place_of(g, self.holder), self.sentence)


def step_in(g: Battle, p: Piece, n: int) -> Rules[tuple[Piece, int]]:
    """Let all that steps in before `n` damage to `p` do so; returns who takes how much in the end."""
    blow = Blow(p, n)
    offered = 0
    while blow.n > 0:
        if blow.n != offered and not blow.moved and "barrier" not in blow.done and not is_immune(g, blow.target):
            offered = blow.n
            taker = yield from _taken_by(g, blow)
            if taker is not None:
                blow = Blow(taker, blow.n, moved=True)
                continue
        stages = _stages(g, blow)
        if not stages:
            return blow.target, 0 if is_immune(g, blow.target) else blow.n
        stage = stages[0] if len(stages) == 1 else (yield from _first(g, blow, stages))
        blow = yield from _apply(g, blow, stage)
    return blow.target, 0


def _taken_by(g: Battle, blow: Blow) -> Rules[Piece | None]:
    """Does another take the damage who may? Before armor stops any of it, and once more for what armor lets through."""
    p = blow.target
    for holder, ability in list(replacers_of(g, p, "may-redirect")):
        places = [place_of(g, each) for each in ability.extra(g, holder, p)]
        seats = deciders(g, Cause(holder, controller(g, holder)))
        question = MAY_REDIRECT_ALL if _stopped(g, blow) else MAY_REDIRECT
        answer = yield from ask(g, seats, question, [*map(AT, places), NO], About(holder.card, among=places))
        if isinstance(answer, At):
            return piece_at(g, answer.place)
    return None


def _stopped(g: Battle, blow: Blow) -> int:
    """How much of the damage armor would stop now."""
    return 0 if "armor" in blow.done else min(armor_left(g, blow.target), blow.n)


def _stages(g: Battle, blow: Blow) -> list[Stage]:
    """What may step in next, in the order in which it does where nobody has to be asked."""
    p, done = blow.target, blow.done
    found: list[Stage] = []
    if "barrier" in done:  # a token is put on the card instead of damage: nothing is left to replace
        return found
    if not blow.moved and not is_immune(g, p) and (taking := list(replacers_of(g, p, "redirect"))):
        takers = [taker for holder, ability in taking for taker in ability.extra(g, holder, p)]
        found.append(Stage("redirect", taking[0][0], taking[0][1].index, takers=tuple(takers)))
    for holder, ability in replacers_of(g, p, "void"):
        found.append(Stage("void", holder, ability.index, ability))
    if is_immune(g, p):
        return found
    for holder, ability in replacers_of(g, p, "instead"):
        found.append(Stage("instead", holder, ability.index, ability))
    if p.marked("double-damage") and "double" not in done:  # what monsters cause comes first (SH-EDGE-04)
        return found if found and g.edition.monsters_first else [*found, Stage("double", p, DOUBLED)]
    for number, (holder, ability) in enumerate(replacers_of(g, p, "halve")):
        if f"halve {number}" not in done:
            found.append(Stage(f"halve {number}", holder, ability.index, ability))
    if _stopped(g, blow):
        found.append(Stage("armor", p, ARMOR))
    elif has_barrier(g, p):
        found.append(Stage("barrier", p, BARRIER))
    return found


def _first(g: Battle, blow: Blow, stages: list[Stage]) -> Rules[Stage]:
    """Which of several steps in first; of those that lead to the same one is enough."""
    different: dict[frozenset[object], Stage] = {}
    for stage in stages:
        different.setdefault(_outcomes(g, blow, stage), stage)
    if len(different) == 1:
        return stages[0]
    names = {stage.name(g): stage for stage in different.values()}
    answer = yield from ask(g, orders(g, blow.target.side), WHICH_FIRST, list(names), About(among=names), "SH-EDGE-05")
    return names[answer]


def _outcomes(g: Battle, blow: Blow, stage: Stage) -> frozenset[object]:
    """All that may come of it when this stage is the next."""
    if stage.kind in ("void", "instead"):
        return frozenset({(stage.kind, stage.holder.card.id, blow.used)})
    if stage.kind == "redirect":
        return frozenset().union(*(_ends(g, Blow(each, blow.n, moved=True, used=blow.used)) for each in stage.takers))
    return _ends(g, _changed(g, blow, stage))


def _ends(g: Battle, blow: Blow) -> frozenset[object]:
    stages = _stages(g, blow) if blow.n > 0 else []
    if not stages:
        taken = 0 if is_immune(g, blow.target) else blow.n
        return frozenset({(id(blow.target) if taken else 0, taken, blow.used)})
    return frozenset().union(*(_outcomes(g, blow, stage) for stage in stages))


def _changed(g: Battle, blow: Blow, stage: Stage) -> Blow:
    """The blow after a stage that only changes how much it is."""
    p, n, used = blow.target, blow.n, blow.used
    match stage.kind:
        case "double":
            n *= 2
        case "armor":
            used = (*used, (id(p), _stopped(g, blow)))
            n -= _stopped(g, blow)
        case "barrier":
            n = 1
        case _:
            n //= 2
    return Blow(p, n, (*blow.done, stage.kind), blow.moved, used)


@enforces("HM-ABR-11")
def _apply(g: Battle, blow: Blow, stage: Stage) -> Rules[Blow]:
    """Let one stage step in."""
    p, n, holder, ability = blow.target, blow.n, stage.holder, stage.ability
    if stage.kind == "redirect":
        seats = deciders(g, Cause(holder, controller(g, holder)))
        taker = yield from choose_piece(g, seats, REDIRECT, stage.takers, holder.card)
        return Blow(taker, n, moved=True)
    if stage.kind == "void":
        untold = (Prevented(place_of(g, p), p.card.id, n, holder.card.id), "") if g.tell else None
        yield from g.edition.depart(g, holder, untold=untold)
        return Blow(p, 0)
    if stage.kind == "instead":
        assert ability is not None
        assert ability.effect is not None
        if g.tell:
            g.tell(Replaced(place_of(g, p), p.card.id))
        c = Cause(holder)
        c.side = ALLIANCE  # the alliance chooses what there is to choose (HM-DEST-09, HM-ABR-11)
        c.index = ability.index
        yield from ability.effect(g, c)
        return Blow(p, 0)
    changed = _changed(g, blow, stage)
    if stage.kind == "armor":
        use_armor(g, p, n)
    return changed


@enforces("SH-GLOS-03")
def use_armor(g: Battle, p: Piece, n: int) -> int:
    """Armor stops what it can of `n` damage; returns what is left."""
    stopped = min(armor_left(g, p), n)
    if stopped:
        p.armor_used += stopped
        if g.tell:
            g.tell(ArmorStopped(place_of(g, p), p.card.id, stopped))
    return n - stopped


# -- the questions -----------------------------------------------------------------------------------------------------

MAY_REDIRECT: Question[At | No] = Asking("may-redirect", "SH-EDGE-05", {At: at(), No: allowed})
MAY_REDIRECT_ALL: Question[At | No] = Asking("may-redirect-all", "SH-EDGE-05", {At: at(), No: allowed})
"""The same before armor stops any of the damage."""
REDIRECT: Question[At] = Asking("redirect", "SH-HEALTH-01", {At: at()})
