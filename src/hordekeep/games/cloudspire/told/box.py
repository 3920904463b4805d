"""What is told of a game besides its events: its box, and how far it has come."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.names import said
from hordekeep.games.cloudspire.state.play_area import PHASES, UPKEEP, PlayArea
from hordekeep.kernel import Box, Progress, Text

BOX: Final = Box(
    about=said("about"),
    board="isles",
    minutes=120,
)


def progress(g: PlayArea) -> Progress:
    """The wave of so many, and its phases (CS-WAVE-01, CS-WAVE-02); in the Onslaught Phase its round (CS-TURN-01)."""
    phases = tuple(Text(f"phase-{phase}") for phase in PHASES)
    if not all(g.factions):
        return Progress(Text("progress-setup"), phases)
    words = {"wave": g.wave, "waves": g.setting.waves}
    if g.phase == UPKEEP or PHASES[g.phase] != "onslaught" or not g.round:
        return Progress(Text("progress-wave", **words), phases, g.phase)
    return Progress(Text("progress-round", round=g.round, **words), phases, g.phase)
