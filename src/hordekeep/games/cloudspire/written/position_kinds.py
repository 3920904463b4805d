"""How single fields of a position are written and read: names, seats, hexes, chips, and what was used."""

from __future__ import annotations

from collections.abc import Sequence

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.chip_texts import chip_text, chips_named, face_ids
from hordekeep.games.cloudspire.state.play_area import BOARD, STACK, PlayArea
from hordekeep.kernel import BadInput
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.positions import Kept, bad
from hordekeep.language.problems import did_you_mean


class NameOf(Kept):
    """One of these names; a number in the state."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.names = names

    def write(self, g: PlayArea, thing: int) -> str:
        """The name."""
        return self.names[thing]

    def read(self, g: PlayArea, written: str, where: str) -> int:
        """Its number."""
        if written not in self.names:
            raise bad(f"There is no {where} {written!r}.", where, did_you_mean(written, self.names))
        return self.names.index(written)


class OneSeat(Kept):
    """A seat that plays."""

    def read(self, g: PlayArea, written: int, where: str) -> int:
        """The seat."""
        check_seat(g, written, where)
        return written


class SeatsIn(Kept):
    """Seats; bits in the state."""

    rare = True

    def write(self, g: PlayArea, thing: int) -> list[int]:
        """Those of the mask."""
        return list(hexes_in(thing))

    def read(self, g: PlayArea, written: list[int], where: str) -> int:
        """Their mask."""
        mask = 0
        for number, seat in enumerate(written):
            check_seat(g, seat, f"{where}.{number}")
            mask |= 1 << seat
        return mask


class ChipsIn(Kept):
    """Chips; bits in the state."""

    rare = late = True

    def write(self, g: PlayArea, thing: int) -> list[str]:
        """The names of those in the mask."""
        return [name_of(g, chip) for chip in hexes_in(thing)]

    def read(self, g: PlayArea, written: list[str], where: str) -> int:
        """Their mask."""
        mask = 0
        for number, each in enumerate(written):
            chip = chip_meant(g, each, f"{where}.{number}")
            if chip == NOBODY:
                raise bad("A chip is missing.", f"{where}.{number}", "Write a chip, or the hex of one.")
            mask |= 1 << chip
        return mask


class Used(Kept):
    """What was used: of a chip by its name in the document and by its number in the state."""

    rare = late = True

    def write(self, g: PlayArea, thing: frozenset[str]) -> list[str]:
        """All of it by its texts, sorted."""
        return sorted(used_text(g, each) for each in thing)

    def read(self, g: PlayArea, written: list[str], where: str) -> frozenset[str]:
        """What the texts mean."""
        return frozenset([_used(g, each, where) for each in written])


def used_text(g: PlayArea, name: str) -> str:
    """Something used, with the name of the chip that it belongs to."""
    chip, of_a_chip, rest = name.partition("/")
    return f"{name_of(g, int(chip))}/{rest}" if of_a_chip and chip.isdigit() else name


def _used(g: PlayArea, text: str, where: str) -> str:
    """What a chip has used goes by its number, all else by its own name."""
    chip, of_a_chip, rest = text.partition("/")
    return f"{chip_meant(g, chip, where)}/{rest}" if of_a_chip and ":" not in chip else text


def check_seat(g: PlayArea, seat: int, where: str) -> None:
    """Refuse a seat that nobody has."""
    if not 0 <= seat < g.setting.fortresses:
        raise bad(f"There is no seat {seat}.", where, f"Seats are 0 to {g.setting.fortresses - 1}.")


def hex_at(g: PlayArea, text: str, where: str) -> int:
    """The hex of the play area with these coordinates."""
    try:
        found = FRAME.read(text)
    except BadInput:
        found = -1
    if found < 0 or not g.land.board.exists >> found & 1:
        raise bad(f"The play area has no hex {text!r}.", where, "Write its coordinates, such as -4.1.")
    return found


def name_of(g: PlayArea, chip: int) -> str:
    """A chip by the face that it shows; "" for none."""
    return "" if chip == NOBODY else chip_text(chip, g.side[chip])


def chip_meant(g: PlayArea, name: str, where: str) -> int:
    """The chip that a name or a hex means once all chips lie where they do; of several the first in play. NOBODY for
    none."""
    if not name:
        return NOBODY
    could_be = chips_named(name)
    if could_be:
        in_play = [chip for place in (BOARD, STACK) for chip in could_be if g.place[chip] == place]
        return (in_play or could_be)[0]
    try:
        spot = FRAME.read(name)
    except BadInput:
        raise bad(f"There is no chip {name!r}.", where, did_you_mean(name.partition("#")[0], face_ids())) from None
    found = g.on.get(spot, g.spire_on.get(spot, NOBODY))
    if found == NOBODY:
        raise bad(f"Nothing stands on {name}.", where, "Write a chip, or the hex of one.")
    return found
