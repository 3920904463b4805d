"""What is told of a game: its box, and how far it has come."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.content.printed_words import said
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Box, Progress, Text

BOX: Final = Box(
    about=said("about"),
    minutes=60,
    board="hexes",
)

PHASES: Final = ("heroes", "minions", "upkeep")
_PHASE_OF: Final = {"heroes-over": "heroes"}


def progress(g: Arena) -> Progress:
    """The turn of so many rows, and its phases (SM-TURN-01, SM-GOAL-04)."""
    phases = tuple(Text(f"phase-{phase}") for phase in PHASES)
    phase = _PHASE_OF.get(g.phase, g.phase)
    if phase not in PHASES:
        return Progress(Text("progress-setup"), phases)
    return Progress(Text("progress-turn", turn=g.turn, rows=g.setting.rows), phases, PHASES.index(phase))
