"""What waits its turn: triggered abilities and destructions, done when the present card is finished (SH-EDGE-09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.skytear_horde.abilities import Ability, Cause, controller
from hordekeep.games.skytear_horde.asking import ask
from hordekeep.games.skytear_horde.battle import ALLIANCE, HORDE, Battle, Piece
from hordekeep.kernel import Choice, Rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hordekeep.games.skytear_horde.happenings import Happening


class Waiting:
    """An effect that waits: an ability with its happening, or the destruction of its holder (SH-EDGE-06)."""

    __slots__ = ("ability", "happening", "holder", "place", "side")

    def __init__(self, holder: Piece, place: int, ability: Ability | None, happening: Happening | None) -> None:
        self.holder = holder
        self.place = place
        self.side = holder.side
        self.ability = ability
        self.happening = happening

    def name(self) -> Choice:
        """What it is, in the words of a choice: equal names are interchangeable."""
        return ("first", self.holder.card.id, self.place, -1 if self.ability is None else self.ability.index)


def queue_ability(g: Battle, holder: Piece, ability: Ability, happening: Happening | None) -> None:
    """Let a triggered ability wait for the end of the present card."""
    g.waiting.append(Waiting(holder, _place(g, holder), ability, happening))


def queue_destruction(g: Battle, doomed: Piece) -> None:
    """Let a doomed card wait for its destruction, an effect like any other (SH-EDGE-06)."""
    g.waiting.append(Waiting(doomed, _place(g, doomed), None, None))


def _place(g: Battle, p: Piece) -> int:
    from hordekeep.games.skytear_horde.places import place_of

    return place_of(g, p)


def settle(g: Battle) -> Rules[None]:
    """Do what waits: first what monsters cause, then what the alliance causes, in the order that players choose
    (SH-EDGE-04, SH-EDGE-05); what these cause in turn queues up behind."""
    while g.waiting:
        side, waiting = g.edition.next_waiting(g)
        chosen = waiting[0]
        if len(waiting) > 1:
            names = list(dict.fromkeys(each.name() for each in waiting))
            if len(names) > 1:
                answer = yield from ask(g, orders(g, side), "which-first", "SH-EDGE-04", names)
                chosen = next(each for each in waiting if each.name() == answer)
        g.waiting.remove(chosen)
        yield from _do(g, chosen)


def orders(g: Battle, side: int) -> Sequence[int]:
    """Who orders the effects of one side: its own players, or the alliance where nobody plays the horde (SH-VS-43)."""
    return (g.horde_seat,) if side == HORDE and g.horde_seat >= 0 else g.alliance_seats


def monsters_first(g: Battle) -> tuple[int, list[Waiting]]:
    """The effects of monster cards, their destruction too, come before those of alliance cards (SH-EDGE-04,
    SH-FIGHT-13)."""
    horde = [each for each in g.waiting if each.side == HORDE]
    return (HORDE, horde) if horde else (ALLIANCE, g.waiting)


def _do(g: Battle, waiting: Waiting) -> Rules[None]:
    from hordekeep.games.skytear_horde.destruction import destroy
    from hordekeep.games.skytear_horde.places import lane_at

    ability = waiting.ability
    if ability is None:
        yield from destroy(g, waiting.holder)
    else:
        cause = Cause(waiting.holder, controller(g, waiting.holder), waiting.happening)
        if cause.lane < 0:  # it has left since, but what it has set off still happens from there (SH-EDGE-10)
            cause.lane = lane_at(waiting.place)
        g.say("triggered", "SH-EDGE-09", card=waiting.holder.card.id, ability=ability.index)
        yield from perform(g, ability, cause)


def perform(g: Battle, ability: Ability, c: Cause) -> Rules[None]:
    """Resolve an ability, its cost first if it has one and can be paid."""
    c.index = ability.index
    if ability.cost is not None:
        from hordekeep.games.skytear_horde.asking import deciders, may

        if ability.cost.why_not(g, c) is not None:
            return
        if not (yield from may(g, deciders(g, c), "may-pay", "SH-ALLI-23", c.me.card)):
            return
        yield from ability.cost.pay(g, c)
    assert ability.effect is not None
    yield from ability.effect(g, c)


def resolve(g: Battle, p: Piece, abilities: Sequence[Ability]) -> Rules[None]:
    """Resolve abilities of one card in their written order (SH-EDGE-07), each once (SH-GLOS-37)."""
    for ability in abilities:
        yield from perform(g, ability, Cause(p, controller(g, p)))


def finish(g: Battle) -> Rules[None]:
    """The present card is done: do what waits, and resolve what was summoned meanwhile, from left to right; at last an
    ally may slip away (SH-GLOS-19)."""
    from hordekeep.games.skytear_horde.strike import slip_away
    from hordekeep.games.skytear_horde.summon import leftmost_fresh, resolve_horde_card

    yield from settle(g)
    while (fresh := leftmost_fresh(g)) is not None:
        yield from resolve_horde_card(g, fresh)
        yield from settle(g)
    for ally in g.in_lanes(ALLIANCE):
        if ally.marked("slips-away"):
            yield from slip_away(g, ally)
            yield from settle(g)
