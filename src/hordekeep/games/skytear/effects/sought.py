"""What a piece lacks to be a target, or what an effect speaks of (SM-TGT)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.effects.line_of_sight import why_unseen
from hordekeep.games.skytear.effects.meanings import Sought
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Asked, Refusal, Text

LACKS: Final = {
    "no-asks-adjacent": "SM-EFF-05",
    "no-asks-area": "SM-AOE-01",
    "no-asks-attacked": "SM-TGT-03",
    "no-asks-beside": "SM-EFF-05",
    "no-asks-card-played": "SM-TGT-03",
    "no-asks-enemy": "SM-TGT-04",
    "no-asks-friend": "SM-EFF-24",
    "no-asks-in-reach": "SM-ATK-01",
    "no-asks-marked": "SM-COND-10",
    "no-asks-near": "SM-LOS-09",
    "no-asks-shapeshifted": "SM-COND-11",
}
"""The rule behind what a piece lacks; where there is none, that of the question."""
CHOSEN_ALREADY: Final = Refusal("SM-TGT-01", Text("no-chosen-already"))


def why_not_sought(g: Arena, ask: Asked, piece: int) -> Refusal:
    """What a piece on the battlefield lacks that is not meant by the question."""
    sought: Sought = ask.about
    if piece in sought.chosen:
        return CHOSEN_ALREADY
    lack = sought.lack(g, sought.cause, piece)
    if lack == "no-sight":
        return why_unseen(g, sought.cause.caster, piece)
    return Refusal(LACKS.get(lack, ask.rule), Text(lack or "no-not-among"))
