"""What is told of a game besides its events: its box, and how far it has come."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.steps import phase_now, turn_now
from hordekeep.kernel import Box, Progress, Text

BOX: Final = Box(
    about=said("about-skytear-horde"),
    minutes=45,
    board="lanes",
)


def progress(g: Battle) -> Progress:
    """The turn, and its seven phases in the edition's order (SH-WIN-07)."""
    phases = tuple(Text(f"phase-{phase}") for phase in g.edition.turn)
    phase = phase_now(g)
    if phase not in g.edition.turn:
        return Progress(Text("progress-setup"), phases)
    return Progress(Text("progress-turn", turn=max(turn_now(g), 1)), phases, g.edition.turn.index(phase))
