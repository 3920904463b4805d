"""What is told of a game: its box, and how far it has come."""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import ROUNDS
from hordekeep.games.plankton_horde.content.names import said
from hordekeep.games.plankton_horde.state import HordeState
from hordekeep.games.plankton_horde.written.position import where_it_stands
from hordekeep.kernel import Box, Progress, Text

BOX = Box(
    about=said("about"),
    minutes=25,
    board="tableau",
)

_PHASES = {"battle-card": 0, "monster": 1, "end": 2}
_BATTLES = {"trickster": 0, "battles": 1, "over": 2}


def progress(g: HordeState) -> Progress:
    """Eleven rounds of three phases (PH-ROUND-05), then the Final Battles (PH-FB-01)."""
    phase, _ = where_it_stands(g)
    if phase in _BATTLES:
        parts = tuple(Text(f"phase-{name}") for name in ("trickster", "battles", "victory"))
        return Progress(Text("progress-battles"), parts, _BATTLES[phase])
    phases = tuple(Text(f"phase-{name}") for name in _PHASES)
    return Progress(Text("progress-round", round=g.round, rounds=ROUNDS), phases, _PHASES.get(phase, 0))
