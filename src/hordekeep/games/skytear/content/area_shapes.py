"""The diagrams of Areas of Effect (SM-AOE) from `content/areas`, as shapes that lie on no battlefield yet."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hordekeep.kernel import BadInput, enforces, once
from hordekeep.kernel.hexes import Shape, read_coordinate
from hordekeep.language.card_files import read_text, read_toml

AREAS = Path(__file__).parent / "areas" / "areas.toml"


class _WrittenArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hexes: tuple[str, ...]
    caster: bool = False
    ours: bool = False


class _WrittenAreas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    area: tuple[_WrittenArea, ...]


@once
@enforces("SM-AOE-03")
def load_shapes() -> dict[str, Shape]:
    """Every diagram by its id; one with a highlighted hex is pinned to the caster.

    >>> {name: len(shape.orientations) for name, shape in load_shapes().items()}
    {'flower7': 1, 'tri3': 2, 'line3': 3, 'hook4': 12, 'ring6': 1, 'beam3': 6, 'arc3': 6}
    """
    return read_shapes(AREAS.name, read_text(AREAS))


def read_shapes(name: str, text: str) -> dict[str, Shape]:
    """The diagrams that the text of a file describes; `BadInput` says which cannot be read."""
    try:
        written = msgspec.convert(read_toml(name, text), _WrittenAreas)
    except msgspec.ValidationError as error:
        raise BadInput(
            f"{error}.", where=name, advice="An area has an id and hexes, and caster if it is true."
        ) from None
    shapes: dict[str, Shape] = {}
    for area in written.area:
        where = f"{name}, area {area.id!r}"
        if area.id in shapes:
            raise BadInput(f"There are two with the id {area.id!r}.", where=where, advice="Rename one.")
        try:
            shapes[area.id] = Shape([read_coordinate(each, where) for each in area.hexes], pinned=area.caster)
        except BadInput as error:
            raise error.standing(where) from None
    return shapes
