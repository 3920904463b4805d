"""Why can't it go there, or attack that? Each answer is a check of those that list what is offered."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.state.pieces import KIND, in_the_way, occupied
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Ask, Refusal, Text

LANDING: Final = (
    *("teleport", "put-elsewhere", "call-hex", "set-down", "leave-perch", "leave-group", "creep", "prowl"),
)
"""Questions for a hex that a unit comes to without walking there."""

# -- hexes -------------------------------------------------------------------------------------------------------------


def no_hex(g: PlayArea, ask: Ask, seat: int, spot: int) -> Refusal | None:
    """Why a hex is no answer: what closes it, or else that it is too far."""
    if not any(each[0] == "hex" for each in ask.choices_of(seat)):
        return None
    land = g.land
    if not land.board.exists >> spot & 1:
        return Refusal("CS-SKY-01", Text("no-such-hex"))
    if ask.prompt in LANDING and (occupied(g) if ask.prompt == "creep" else in_the_way(g)) >> spot & 1:
        return Refusal("CS-MOVE-23", Text("no-hex-taken"))
    if ask.prompt in LANDING and isinstance(ask.about, int) and not _may_enter(g, ask.about, spot):
        return Refusal("CS-MOVE-23", Text("no-terrain"))
    return None


def _may_enter(g: PlayArea, chip: int, spot: int) -> bool:
    return KIND[chip] == SPIRE or bool(g.land.allowed[terrain(g, chip)] >> spot & 1)


# -- exploring and talents ---------------------------------------------------------------------------------------------


def no_traveller(g: PlayArea, spot: int) -> Refusal | None:
    """Why this unit is not teleported."""
    chip = g.on.get(spot, NOBODY)
    teleported = chip != NOBODY and g.teleported >> chip & 1
    return Refusal("CS-MOVE-21", Text("no-teleported")) if teleported else None
