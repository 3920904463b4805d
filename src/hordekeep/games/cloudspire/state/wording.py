"""Words for chips, hexes and seats, as labels, prompts and the log name them."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.kinds import FORTRESS, hex_text
from hordekeep.games.cloudspire.state.kinds import CHIP
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Text


def seat_word(g: PlayArea, seat: int) -> Text:
    """Whoever has this seat; the automaton has a name of its own."""
    return FORTRESS.say(FORTRESS.fact(seat, g))


def chip_name(g: PlayArea, chip: int) -> Text:
    """A chip that everybody sees."""
    return CHIP.say(CHIP.fact(chip, g))


def face_name(face: str) -> Text:
    """A chip by its face."""
    return Text(f"face-{face}")


def hex_name(g: PlayArea, hex: int) -> Text:
    """A hex, or the gate that it is."""
    if hex in g.land.gates:
        return Text("gate-of", who=seat_word(g, g.land.gates.index(hex)))
    return Text("hex", hex=hex_text(hex))
