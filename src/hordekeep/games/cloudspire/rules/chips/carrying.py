"""Why an upgrade does not go on a chip (CS-UPG)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.effects.stats import may_carry
from hordekeep.games.cloudspire.state.pieces import LETTERS
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Refusal, Text


def why_not_carry(g: PlayArea, chip: int, letter: str) -> Refusal | None:
    """None is left (CS-UPG-02), or the unit has no stat for it."""
    if not g.supply[LETTERS.index(letter)]:
        return NONE_LEFT
    if may_carry(g, chip, letter):
        return None
    return NO_ATTACK_STAT if letter == "A" else NO_RANGE


NONE_LEFT: Final = Refusal("CS-UPG-02", Text("no-supply"))
NO_ATTACK_STAT: Final = Refusal("CS-UPG-04", Text("no-attack-stat"))
NO_RANGE: Final = Refusal("CS-UPG-05", Text("no-range-talent"))
