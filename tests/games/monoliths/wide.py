"""Battles under the first edition's rules on the wider table of the second: more places, allies that join the horde."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hordekeep.engines.lanes.rules.concepts.movement import enter_rear, free_slot
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, REAR_SLOTS, Battle, Piece
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.written.position_reading import from_position
from hordekeep.games.skytear_horde.edition import FIRST

WIDE = replace(FIRST, rear_slots=REAR_SLOTS, defection=True, conceals_alone=True)


def battle(**position: Any) -> Battle:
    """A battle that says only this much."""
    return from_position(position, WIDE)


def behind(g: Battle, card: str) -> Piece:
    """A monster in the first free slot of the back line."""
    piece = Piece(shelf_of(g.edition).cards[card], HORDE, HORDE_OWNER)
    enter_rear(g, piece, free_slot(g))
    return piece
