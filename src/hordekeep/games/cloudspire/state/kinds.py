"""Chips in events: told by what everybody sees, so that an event is understood without the game.

A chip is told by the face that it shows and its hex, a landmark that lies face down by its type alone ("hidden.swamp"),
whose side the back shows (CS-LAND-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple, TypedDict, Union

from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.names import listed
from hordekeep.games.cloudspire.state.chip_texts import face_ids
from hordekeep.games.cloudspire.state.play_area import OFF, PlayArea
from hordekeep.kernel import Text
from hordekeep.kernel.declaring import Ids
from hordekeep.kernel.texts import Word

HIDDEN: Final = "hidden"


class Showed(NamedTuple):
    """A chip that may have left play, told as it was when it was there: at home it shows another side."""

    chip: int
    side: int
    at: int = OFF
    is_hidden: bool = False


def as_it_shows(g: PlayArea, chip: int) -> Showed:
    """A chip as everybody sees it now: for what is told of it when it has left."""
    return Showed(chip, g.side[chip], g.at[chip], bool(g.hidden >> chip & 1))


class ToldChip(TypedDict):
    """A chip as events tell of it: what it shows, and the hex that it lies on; "" for none."""

    face: str
    hex: str


class Chips(Ids):
    """Chips, by their faces and hexes."""

    told_as: Any = Union[ToldChip, None]

    def fact(self, thing: Any, state: Any = None, *, public: bool = True) -> ToldChip | None:
        """A chip by its face and hex; what is hidden stays so if everybody hears it. None for none."""
        if not isinstance(thing, Showed):
            if thing < 0:
                return None
            thing = as_it_shows(state, thing)
        known = box().chips[thing.chip]
        name = f"{HIDDEN}.{known.type}" if public and thing.is_hidden else known.faces[thing.side].id
        return {"face": name, "hex": FRAME.write(thing.at) if thing.at >= 0 else ""}

    def say(self, thing: Any) -> Text:
        """With its hex if there are several of its kind.

        >>> aegis: ToldChip = {"face": "aegis", "hex": "1.0"}
        >>> CHIP.say(aegis), PLACED.say(aegis)
        (Text('chip-on', chip=Text('face-aegis'), hex='1.0'), Text('face-aegis'))
        >>> CHIP.say({"face": "awsh", "hex": "1.0"}), CHIP.say(None)
        (Text('face-awsh'), Text('nothing'))
        """
        told: ToldChip | None = thing
        if told is None:
            return Text("nothing")
        name, where = told["face"], told["hex"]
        kind, dot, landmark = name.partition(".")
        if dot and kind == HIDDEN:
            return Text("hidden-landmark", type=landmark, hex=where)
        face = Text(f"face-{name}")
        return Text("chip-on", chip=face, hex=where) if where and self.several(name) else face

    def say_all(self, things: Sequence[Any]) -> Word:
        """With commas."""
        return listed([self.say(each) for each in things])

    def several(self, face: str) -> bool:
        """Are there several of this face, so that they are told apart by their hexes?"""
        return len(box().chips_with(face)) > 1


class PlacedChips(Chips):
    """Chips whose hex their sentence tells anyhow."""

    def several(self, face: str) -> bool:
        """No need to tell them apart."""
        return False


CHIP = Chips("chip", face_ids)
PLACED = PlacedChips("chip", face_ids)

Chip = Annotated[int, CHIP]
PlacedChip = Annotated[int, PLACED]
ShownChip = Annotated[Union[int, Showed], CHIP]
ShownPlacedChip = Annotated[Union[int, Showed], PLACED]
