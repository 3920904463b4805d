"""Why a unit does not come to a hex that it does not walk to: it is taken, not of its terrain, or not where it may be
put."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choices import Hex
from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.rules.movement.marching import is_valid
from hordekeep.games.cloudspire.state.pieces import KIND, in_the_way, is_hero
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Asked, Refusal, Text, enforces


def taken(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """Somebody is in the way."""
    return TAKEN if in_the_way(g) >> choice.hex & 1 else None


def not_its_terrain(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """Units come to terrain that they may enter, spires to any."""
    chip: int = ask.about
    fits = KIND[chip] == SPIRE or g.land.allowed[terrain(g, chip)] >> choice.hex & 1
    return None if fits else NOT_ITS_TERRAIN


def not_beside_it(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal:
    """Only hexes beside something are offered."""
    return Refusal(ask.rule, Text("no-not-beside-it"))


@enforces("CS-HEX-03")
def leads_elsewhere(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal:
    """A teleport ends on a valid hex, and where its way leads."""
    chip: int = ask.about
    if not is_hero(chip) and not is_valid(g, chip, choice.hex):
        return DEAD_END
    return Refusal(ask.rule, Text("no-leads-elsewhere"))


TAKEN: Final = Refusal("CS-MOVE-23", Text("no-hex-taken"))
NOT_ITS_TERRAIN: Final = Refusal("CS-MOVE-23", Text("no-terrain"))
DEAD_END: Final = Refusal("CS-HEX-03", Text("no-dead-end"))
