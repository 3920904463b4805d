"""The codes printed on cards: the set, a number and how many copies there are (HM-COMP-08, HM-COMP-09)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hordekeep.kernel import BadInput, enforces

_CODE: Final = re.compile(r"([A-Z]{3})\.(\d{3})(?: (\d+)x)?")
_LAST_OF: Final = (("monoliths", 174), ("diviners", 196), ("the-brood", 228), ("colossal", 255))
"""The boxes with the last of their numbers."""


class CardCode(NamedTuple):
    """What a code says."""

    set: str
    number: int
    copies: int

    @property
    @enforces("HM-COMP-09")
    def box(self) -> str:
        """The box that a card of set MON comes in; "" for any other.

        >>> [read_code(f"MON.{number}").box for number in (174, 175, 197, 229)]
        ['monoliths', 'diviners', 'the-brood', 'colossal']
        """
        if self.set != "MON" or self.number < 1:
            return ""
        return next((box for box, last in _LAST_OF if self.number <= last), "")


@enforces("HM-COMP-08")
def read_code(text: str) -> CardCode:
    """A code as it is printed; without a number of copies it is a single one.

    >>> read_code("MON.018 2x")
    CardCode(set='MON', number=18, copies=2)
    >>> read_code("MON.019").copies
    1
    """
    found = _CODE.fullmatch(text.strip())
    if found is None:
        raise BadInput(f"{text!r} is no card code.", advice="It looks like MON.018 2x.")
    return CardCode(found[1], int(found[2]), int(found[3] or 1))
