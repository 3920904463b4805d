"""How documents name chips: by the face that is up, and of several chips with that face by which of them it is.

"awsh" is the Brawnen's hero on its basic side, "awsh-promoted" on the other, "battleborn#2" the second of three.
"""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.kernel import once


def chip_text(chip: int, side: int) -> str:
    """The name of a chip on this side.

    >>> chip_text(0, 0), chip_text(4, 0)
    ('awsh', 'battleborn#2')
    """
    face = box().chips[chip].faces[side].id
    alike = box().chips_with(face)
    return face if len(alike) == 1 else f"{face}#{alike.index(chip) + 1}"


def chips_named(text: str) -> tuple[int, ...]:
    """The chips that a name may mean, in order: one, or all with this face if it does not say which; none if there is
    no such face or chip.

    >>> chips_named("battleborn"), chips_named("battleborn#3"), chips_named("battleborn#4"), chips_named("batleborn")
    ((3, 4, 5), (5,), (), ())
    """
    face, numbered, number = text.partition("#")
    alike = box().chips_with(face)
    if not numbered:
        return alike
    if not (number.isascii() and number.isdigit()) or not 1 <= int(number) <= len(alike):
        return ()
    return (alike[int(number) - 1],)


def side_named(chip: int, text: str) -> int:
    """The side of a chip that a name shows."""
    face = text.partition("#")[0]
    return [each.id for each in box().chips[chip].faces].index(face)


@once
def face_ids() -> tuple[str, ...]:
    """All faces that a name may begin with."""
    return tuple(dict.fromkeys(face.id for chip in box().chips for face in chip.faces))
