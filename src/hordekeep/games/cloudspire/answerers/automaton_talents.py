"""Talents of the automaton's chips that act by rules of their own (CS-K-AI-14), free of choice; which of them never act
for it at all is in `effects.SILENT` (CS-K-AI-13)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import MINION
from hordekeep.games.cloudspire.effects.effects import has
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of
from hordekeep.games.cloudspire.state.pieces import CHIPS, in_barracks, put
from hordekeep.games.cloudspire.state.play_area import BOARD, PlayArea
from hordekeep.games.cloudspire.words.happened import Called, Spent
from hordekeep.games.cloudspire.words.places import valid_hexes
from hordekeep.kernel.hexes import hexes_in

CALLED: Final = ("grizzled-oak", "ogregrowth", "treed", "vineherald", "war-briar")
"""Whom Evoke and Summon bring, the dearest first."""


def call_at_last(g: PlayArea, chip: int) -> None:
    """A unit with Evoke or Summon that was reduced to exactly 1 health brings the first available minion, for nothing;
    who summons turns to its spent side, and what it summons is promoted."""
    if g.health[chip] != 1 or g.place[chip] != BOARD:
        return
    summons = has(g, chip, "summon")
    if not summons and not has(g, chip, "evoke"):
        return
    at_home = in_barracks(g, g.holder[chip], [MINION])
    for name in CALLED:
        for minion in at_home:
            hexes = valid_hexes(g, minion, g.land.board.near[g.at[chip]])
            if CHIPS[minion].faces[0].id == name and hexes:
                _bring(g, chip, minion, int(summons), nearest_to_mark(g, minion, hexes))
                return


def _bring(g: PlayArea, chip: int, minion: int, side: int, spot: int) -> None:
    g.side[minion] = side
    g.health[minion] = CHIPS[minion].faces[side].health
    put(g, minion, spot)
    g.fresh |= 1 << minion
    if g.tell:
        g.tell(Called(minion, chip, spot, cost=0), "CS-K-AI-14")
    if side:
        g.side[chip] = 1
        if g.tell:
            g.tell(Spent(chip), "CS-K-AI-14")


def nearest_to_mark(g: PlayArea, chip: int, hexes: int) -> int:
    """The hex of a mask that is closest to the mark of a unit; ties go to the lowest r, then q."""
    field = field_of(g, chip)
    return min(hexes_in(hexes), key=lambda spot: (closeness(g, field, spot), FRAME.coordinate(spot)[::-1]))
