"""What any document of a position may hold: numbers, lists and words of a size that games and screens can bear.

What else may stand in a field is for its game to say; these bounds hold for all of them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hordekeep.kernel.errors import BadInput

MOST = 1_000_000
"""No game counts further."""
LONGEST = 1_000
"""No list holds more, and no word has more letters."""
DEEPEST = 32
LARGEST = 2**53
"""Numbers that are no counts, but keep something: as large as every reader of JSON takes them exactly."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
FromOne = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Words = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
"""How many words dice have given."""


def check_document(document: Any, where: str = "", depth: int = 0) -> None:
    """Refuse what is too large or too deep, and say where it stands.

    >>> check_document({"turn": 1, "lanes": [{"monster": None}]})
    >>> check_document({"players": [{"mana": 10**30}]})
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: position, 'players.0.mana': This number is too large. ...
    """
    match document:
        case int() | float():
            if not -LARGEST <= document <= LARGEST:  # what is no number at all is not between them either
                raise _too("This number is too large.", where, f"Numbers go to {LARGEST}, counts to {MOST}.")
        case str():
            if len(document) > LONGEST:
                raise _too("This word is too long.", where, f"Words have at most {LONGEST} letters.")
        case list() | tuple() | dict():
            if len(document) > LONGEST:
                raise _too(f"This holds {len(document)} things.", where, f"At most {LONGEST} can be written here.")
            if depth >= DEEPEST:
                raise _too("This lies too deep.", where, f"At most {DEEPEST} lists and tables lie in each other.")
            for name, part in document.items() if isinstance(document, dict) else enumerate(document):
                check_document(part, f"{where}.{name}" if where else str(name), depth + 1)
        case _:
            pass


def _too(what: str, where: str, advice: str) -> BadInput:
    return BadInput(what, where=f"position, {where[:200]!r}" if where else "position", advice=advice)
