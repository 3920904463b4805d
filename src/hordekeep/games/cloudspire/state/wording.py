"""Words for chips, hexes and seats, as labels, prompts and the log name them."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import hex_text
from hordekeep.games.cloudspire.state.event_names import AUTOMATON, HIDDEN, chip_as_told
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Text, seat_name


def seat_told(seat: int | str) -> Text:
    """A seat as events tell it (`event_names`)."""
    if seat == AUTOMATON:
        return Text("automaton")
    return seat_name(int(seat)) if int(seat) >= 0 else Text("nobody")


def seat_word(g: PlayArea, seat: int) -> Text:
    """Whoever has this seat; the automaton has a name of its own."""
    return seat_told(AUTOMATON if seat >= 0 and seat == g.setting.automaton else seat)


def chip_told(told: str, *, placed: bool = True) -> Text:
    """A chip as events tell it: with its hex if there are several of its kind, unless the sentence tells it.

    >>> chip_told("awsh@1.0"), chip_told("aegis@1.0")
    (Text('face-awsh'), Text('chip-on', chip=Text('face-aegis'), hex='1.0'))
    """
    name, _, where = told.partition("@")
    kind, dot, landmark = name.partition(".")
    if dot and kind == HIDDEN:
        return Text("hidden-landmark", type=landmark, hex=where)
    if not name:
        return Text("nothing")
    face = Text(f"face-{name}")
    several = len(box().chips_with(name)) > 1
    return Text("chip-on", chip=face, hex=where) if where and several and placed else face


def chip_name(g: PlayArea, chip: int) -> Text:
    """A chip that everybody sees."""
    return chip_told(chip_as_told(g, chip, public=True))


def face_name(face: str) -> Text:
    """A chip by its face."""
    return Text(f"face-{face}")


def hex_name(g: PlayArea, hex: int) -> Text:
    """A hex, or the gate that it is."""
    if hex in g.land.gates:
        return Text("gate-of", who=seat_word(g, g.land.gates.index(hex)))
    return Text("hex", hex=hex_text(hex))
