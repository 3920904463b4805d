"""Positions: the document of a state, and what those of all games have in common.

A document is a Struct. A field of it that stands for one field of the state says so in its annotation, with how it is
written and read: `wave: Annotated[FromOne, Kept()] = 2`. `written` gives those fields of a state, `keep` puts them into
one. What stands for several fields, or for less than one, is written and read by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar, get_type_hints

import msgspec

from hordekeep.kernel.built_once import once
from hordekeep.kernel.dice import Dice
from hordekeep.kernel.documents import Words
from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.facets import Agenda, Document

P = TypeVar("P")


class DicePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: their seed and how many words were drawn."""

    seed: str = "position"
    used: Words = 0

    def dice(self) -> Dice:
        """Dice that go on from there."""
        return Dice(self.seed, self.used)


class Kept:
    """A field that is in the document as it is in the state, there called `name` if not the same.

    One that is `rare` is written only where there is any of it. One that is `late` is read when all that it may name
    has been laid out.
    """

    rare = late = False

    def __init__(self, name: str = "", *, rare: bool = False) -> None:
        self.name, self.rare = name, rare or self.rare

    def write(self, g: Any, thing: Any) -> Any:
        """What the document says."""
        return thing

    def read(self, g: Any, written: Any, where: str) -> Any:
        """What the state has, or `BadInput` about that place of the document."""
        return written


class Listed(Kept):
    """A tuple of the state, a list of the document.

    >>> Listed().write(None, (3, 5)), Listed().read(None, [3, 5], "won")
    ([3, 5], (3, 5))
    """

    def write(self, g: Any, thing: Any) -> Any:
        """All of it, in order."""
        return list(thing)

    def read(self, g: Any, written: Any, where: str) -> Any:
        """All of it, in order."""
        return tuple(written)


@once
def _kept_in(document: type) -> Mapping[str, Kept]:
    hints = get_type_hints(document, include_extras=True)
    return {
        name: each
        for name, hint in hints.items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, Kept)
    }


def written(document: type[msgspec.Struct], g: Any, at: int | None = None) -> Document:
    """The fields of a document that a state keeps; of what it has for each seat, those `at` one."""
    found = {}
    for name, kept in _kept_in(document).items():
        thing = getattr(g, kept.name or name)
        told = kept.write(g, thing if at is None else thing[at])
        if told or not kept.rare:
            found[name] = told
    return found


def keep(position: msgspec.Struct, g: Any, where: str = "", at: int | None = None, *, late: bool = False) -> None:
    """Put them into a state, those that are late or the others: `where` is the place of this part in the document."""
    for name, kept in _kept_in(type(position)).items():
        if kept.late == late:
            thing = kept.read(g, getattr(position, name), f"{where}.{name}" if where else name)
            if at is None:
                setattr(g, kept.name or name, thing)
            else:
                getattr(g, kept.name or name)[at] = thing


# -- what all games write ----------------------------------------------------------------------------------------------


def bad(what: str, where: str, advice: str = "") -> BadInput:
    """Input that is wrong at a path of the position."""
    return BadInput(what, where=f"position, {where!r}", advice=advice)


def convert(document: Document, kind: type[P]) -> P:
    """The document as its Struct; `BadInput` names the field that is wrong."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), where="position") from None


def dice_document(dice: Dice) -> Document:
    """The dice as files write them."""
    return {"seed": dice.seed, "used": dice.used}


def agenda_from(
    written: Sequence[Sequence[Any]],
    beats: Collection[str],
    near: Callable[[object, Collection[str]], str],
    argument: Callable[[str, Any, str], Any],
) -> Agenda:
    """The beats as they are written, the next one last. `near` gives advice about a name that is none of `beats`;
    `argument` reads that of a beat, None if it has none, at its place."""
    found: Agenda = []
    for number, beat in enumerate(written):
        where = f"agenda.{number}"
        if not 1 <= len(beat) <= 2 or not isinstance(beat[0], str):
            raise bad("A beat is its name, and its argument if it has one.", where)
        if beat[0] not in beats:
            raise bad(f"There is no beat {beat[0]!r}.", where, near(beat[0], beats))
        found.append((beat[0], argument(beat[0], beat[1] if len(beat) > 1 else None, where)))
    return found
