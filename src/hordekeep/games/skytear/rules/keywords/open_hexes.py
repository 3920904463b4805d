"""Where miniatures may go and stand (SM-AMOV, SM-MVE, SM-PLC), as named layers: a rule and the hexes that it closes.

What is legal and why something is not come from the same layers, so that the answer to "why can't I?" cannot differ
from what is offered.
"""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.questions import Against
from hordekeep.games.skytear.content.setting import OUTSIDERS, PILLARS
from hordekeep.games.skytear.state.arena import (
    BLUE_HEROES,
    BLUE_ILLUSIONS,
    BLUE_MINIONS,
    BLUE_PILLARS,
    ON_OUTSIDERS,
    RED_HEROES,
    RED_ILLUSIONS,
    RED_MINIONS,
    RED_PILLARS,
    Arena,
)
from hordekeep.games.skytear.state.pieces import is_minion
from hordekeep.kernel import Asked, Refusal, Text, enforces

Layers = tuple[tuple[Refusal, int], ...]
"""What closes hexes, each with those that it closes."""

HERO_THERE: Final = Refusal("SM-AMOV-03", Text("no-sm-amov-03"))
STRUCTURE_THERE: Final = Refusal("SM-TOW-03", Text("no-sm-tow-03"))
OUTSIDER_THERE: Final = Refusal("SM-OUT-03", Text("no-sm-out-03"))
MINION_THERE: Final = Refusal("SM-AMOV-04", Text("no-sm-amov-04"))
BARRED: Final = Refusal("SM-MVE-01", Text("no-sm-mve-01"))
IN_A_DOME: Final = Refusal("SM-PLC-04", Text("no-sm-plc-04"))
TAKEN: Final = Refusal("SM-PLC-05", Text("no-sm-plc-05"))
OWN_MINION_THERE: Final = Refusal("SM-PLC-03", Text("no-sm-plc-03"))


def barred(g: Arena) -> int:
    """The hexes that no miniature can enter (Icewall)."""
    found = 0
    for each in g.lasting:
        if each.kind == "bar":
            found |= each.amount
    return found


@enforces("SM-AMOV-07", "SM-AMOV-03", "SM-OUT-03", "SM-TOW-03")
def blocking(g: Arena) -> int:
    """The hexes of all blocking elements: heroes, friends too, outsiders, Towers, Nexuses."""
    on = g.on
    return on[BLUE_HEROES] | on[RED_HEROES] | on[ON_OUTSIDERS] | g.structures


@enforces("SM-AMOV-02", "SM-LOS-08")
def through(g: Arena) -> int:
    """Where a hero may pass: neither minions of either side nor white lines hinder it."""
    open_ground = g.field.board.exists & ~blocking(g)
    return open_ground & ~barred(g) if g.lasting else open_ground


@enforces("SM-AMOV-04", "SM-AMOV-05", "SM-TAU-11", "SM-NUP-12", "SM-AMOV-08")
def stops(g: Arena) -> int:
    """Where a hero may end: no blocking element, no minion. Control tokens, pillars and illusions are no hindrance, nor
    is the border of a Dome."""
    return through(g) & ~(g.on[BLUE_MINIONS] | g.on[RED_MINIONS])


def free_for(g: Arena, piece: int) -> int:
    """Where a miniature may be placed anew: its own hex is free for it."""
    here = g.at[piece]
    return stops(g) if here < 0 else stops(g) | 1 << here


def closed_to_heroes(g: Arena) -> Layers:
    """Why a hero cannot end on a hex."""
    on = g.on
    return (
        (HERO_THERE, on[BLUE_HEROES] | on[RED_HEROES]),
        (STRUCTURE_THERE, g.structures),
        (OUTSIDER_THERE, on[ON_OUTSIDERS]),
        (MINION_THERE, on[BLUE_MINIONS] | on[RED_MINIONS]),
        (BARRED, barred(g)),
    )


@enforces("SM-AMOV-01", "SM-AMOV-06")
def reach(g: Arena, piece: int, steps: int, *, over_blocking: bool = False) -> int:
    """Where a move of up to so many hexes may end, the hex of now among them."""
    ground = g.field.board.exists & ~barred(g) if over_blocking else through(g)
    return g.field.board.reach(g.at[piece], steps, ground, stops(g))


@enforces("SM-MVE-04", "SM-MVE-05", "SM-MVE-10", "SM-MVE-11")
def pushed_into(g: Arena, piece: int) -> int:
    """The hexes that something may be pushed into: free of miniatures and blocking elements; a minion never into a
    Dome."""
    free = stops(g)
    return free & g.field.outside if is_minion(piece) else free


@enforces("SM-PLC-04", "SM-PLC-05", "SM-PLC-03")
def open_to_minions(g: Arena, side: int) -> int:
    """Where a minion may be placed: outside Domes, not on heroes, outsiders, Towers or Nexuses, at most one of each
    side to a hex."""
    return through(g) & g.field.outside & ~g.on[BLUE_MINIONS + side]


def closed_to_minions(g: Arena, side: int) -> Layers:
    """Why a minion cannot be placed on a hex."""
    return (
        (IN_A_DOME, g.field.dome),
        (TAKEN, blocking(g)),
        (OWN_MINION_THERE, g.on[BLUE_MINIONS + side]),
        (BARRED, barred(g)),
    )


@enforces("SM-TAU-02", "SM-NUP-04")
def free_of_all(g: Arena) -> int:
    """The hexes without any miniature or token, where pillars and illusions may be put."""
    return g.field.board.exists & ~(blocking(g) | g.on[BLUE_MINIONS] | g.on[RED_MINIONS] | token_hexes(g))


@enforces("SM-NUP-16")
def alone(g: Arena, token: int) -> bool:
    """Does a pillar or an illusion share its hex with no miniature and no other token?"""
    here = g.at[token]
    if (blocking(g) | g.on[BLUE_MINIONS] | g.on[RED_MINIONS]) >> here & 1 or here in g.tokens:
        return False
    return not any(g.at[each] == here for each in range(PILLARS, OUTSIDERS) if each != token)


def token_hexes(g: Arena) -> int:
    """The hexes that hold a pillar, an illusion or a control token."""
    on = g.on
    found = on[BLUE_PILLARS] | on[RED_PILLARS] | on[BLUE_ILLUSIONS] | on[RED_ILLUSIONS]
    for token in g.tokens:
        if token >= 0:
            found |= 1 << token
    return found


def why_closed(layers: Layers, hex: int) -> Refusal | None:
    """The first rule that closes a hex, if one does."""
    for refusal, mask in layers:
        if mask >> hex & 1:
            return refusal
    return None


def not_for_heroes(message: str) -> Against:
    """What closes a hex to heroes and outsiders; `message` is what is wrong with one that is free."""
    free = Text(message)

    def reason(g: Arena, ask: Asked, hex: int) -> Refusal:
        return why_closed(closed_to_heroes(g), hex) or Refusal(ask.rule, free)

    return reason
