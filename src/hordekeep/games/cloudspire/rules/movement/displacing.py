"""Displacing (CS-DISP): friendly heroes give way to minions, step by step."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.checks import one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Hex
from hordekeep.games.cloudspire.asking.choosing import choose_hex
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.rules.movement.happened import Displaced
from hordekeep.games.cloudspire.rules.movement.landing import not_beside_it, not_its_terrain, taken
from hordekeep.games.cloudspire.rules.movement.returning import return_to_fortress
from hordekeep.games.cloudspire.state.pieces import in_the_way, is_hero, put, take
from hordekeep.games.cloudspire.state.play_area import BOARD, PlayArea
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question


@enforces("CS-DISP-01", "CS-DISP-03", "CS-DISP-02", "CS-DISP-04", "CS-DISP-09")
def displace(g: PlayArea, chip: int, left: int, onto: int, comer: int) -> Rules[None]:
    """A unit gives way to one that comes onto its hex from `left`, and stands there then: they swap, whatever the
    terrain, as often as somebody comes. If that hex cannot take it, the player on turn puts it beside, on terrain that
    it may enter if possible; where nothing is free it returns to the fortress. Its own gate takes a hero back into the
    fortress, even if occupied; an ally's gate does not."""
    seat = g.holder[chip]
    if left in g.land.gates:
        if is_hero(chip) and left == g.land.gates[seat]:
            _give_way(g, chip, onto, comer)
            return_to_fortress(g, chip)
            return
    elif not in_the_way(g) >> left & 1:
        _lay_aside(g, chip, left, onto, comer)
        return
    beside = g.land.board.near[onto] & g.land.allowed[-1] & ~in_the_way(g)
    fitting = beside & g.land.allowed[terrain(g, chip)]
    spot = yield from choose_hex(g, g.turn_seat, GIVES_WAY, fitting or beside, about=chip)
    if spot >= 0:
        _lay_aside(g, chip, spot, onto, comer)
    else:  # only heroes get there: what others leave behind is free
        _give_way(g, chip, onto, comer)
        return_to_fortress(g, chip)


def _give_way(g: PlayArea, chip: int, onto: int, comer: int) -> None:
    """Two units cannot stand on one hex: whoever comes has lifted itself before."""
    take(g, chip, BOARD)
    put(g, comer, onto)


def _lay_aside(g: PlayArea, chip: int, spot: int, onto: int, comer: int) -> None:
    _give_way(g, chip, onto, comer)
    put(g, chip, spot)
    if g.tell:
        g.tell(Displaced(chip, spot))


GIVES_WAY: Final[Question[Hex]] = OfChip(
    "displace", "CS-DISP-02", {Hex: one_of_the_hexes(taken, not_its_terrain, not_beside_it)}
)
"""Where a unit goes that cannot swap."""
