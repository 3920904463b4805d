"""Minions and other monsters made to move by cards: Reinforce, Charge, and pillaging at once."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import choose_piece, orders
from hordekeep.engines.lanes.effects.values import lane_of
from hordekeep.engines.lanes.rules.concepts.movement import BROUGHT, can_move, move
from hordekeep.engines.lanes.rules.concepts.questions import PICK
from hordekeep.engines.lanes.rules.concepts.resources import pillage
from hordekeep.engines.lanes.rules.health.tokens import reinforce
from hordekeep.engines.lanes.rules.second_edition.raiding import takes
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.meant import Noun, Target
from hordekeep.engines.lanes.words.moving import move_to_end
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


@verb("Reinforce {n:number}", fr="Renforcer {n}", rule="HM-GLO-64", name="reinforce")
@enforces("HM-GLO-65")
def reinforce_verb(g: Battle, c: Cause, n: int) -> Rules[None]:
    """So many times a health token on the minion with the fewest, a destroyed one too."""
    yield from reinforce(g, n * c.times, c.me.card)


@verb("{t:target} charges left", fr="{t} charge à gauche", rule="HM-GLO-19")
def charges_left(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """To the leftmost free lane; without one it stays."""
    return (yield from move_to_end(g, c, t, 0))


@verb("{t:target} charges right", fr="{t} charge à droite", rule="HM-GLO-19")
def charges_right(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """To the rightmost free lane; without one it stays."""
    return (yield from move_to_end(g, c, t, -1))


@verb("{t:target} charges {u:target}", fr="{t} charge {u}", rule="HM-GLO-20")
@enforces("HM-GLO-21")
def charges(g: Battle, c: Cause, t: list[Piece], u: list[Piece]) -> bool:
    """Into the lane of an ally, from a lane or from the back line; with nobody to charge it stays."""
    if not t or not u or u[0].lane < 0:
        return False
    return come_to(g, t[0], u[0].lane, "HM-GLO-20")


@enforces("HM-GLO-68")
def come_to(g: Battle, p: Piece, lane: int, rule: str) -> bool:
    """A card moves to a lane if it may; did it? A minion then fights there and is no longer in the back line."""
    if not can_move(g, p) or lane not in g.edition.lanes_for(g, p, p.side):
        return False
    if p.card.is_minion and p.lane < 0:
        p.mark(BROUGHT)
    move(g, p, lane, rule)
    return True


@verb("{t:target} pillages", fr="{t} pille", rule="HM-PILL-01")
@enforces("HM-PILL-03")
def pillages(g: Battle, c: Cause, t: list[Piece]) -> None:
    """At once, by its attack, from a lane as well: only the Pillage phase asks for the back line."""
    for p in t:
        pillage(g, takes(g, p) * c.times, "HM-PILL-01")


@enforces("HM-GLO-69", "HM-VS-29")
def _closest(np: Noun, mention: int, reach: int | None) -> Target:
    """Those at the least distance; of several one is chosen by the side whose card it is."""

    def find(g: Battle, c: Cause) -> list[Piece]:
        here = lane_of(c.me) if lane_of(c.me) >= 0 else c.lane
        able = [p for p in np.find(g, c) if here >= 0 and p.lane >= 0]
        away = {abs(p.lane - here) for p in able}
        if not away or (reach is not None and min(away) > reach):
            return []
        return [p for p in able if abs(p.lane - here) == min(away)]

    def pick(g: Battle, c: Cause) -> Rules[list[Piece]]:
        found = find(g, c)
        if found:
            seats = orders(g, c.side)
            found = [(yield from choose_piece(g, seats, PICK[np.sort], found, c.me.card, "HM-GLO-69"))]
        c.mentioned[mention] = found
        return found

    return Target(np.sort, find, pick, mention)


@V.word("one", "the closest {np:anp}", fr="{le:np} [le|la|les|les:np] plus [proche|proches:np]", mentions=True,
        number="s", rule="HM-GLO-69")  # fmt: skip
def the_closest(np: Noun, mention: int) -> Target:
    """The nearest by lanes."""
    return _closest(np, mention, None)


@V.word("one", "the closest {np:anp} within {n:number} [lane|lanes:n]",
        fr="{le:np} [le|la|les|les:np] plus [proche|proches:np] à {n} [rangée|rangées:n] de distance ou moins",
        mentions=True, number="s", head="np", rule="HM-GLO-69")  # fmt: skip
def the_closest_within(np: Noun, n: int, mention: int) -> Target:
    """The nearest by lanes, if it is so near."""
    return _closest(np, mention, n)
