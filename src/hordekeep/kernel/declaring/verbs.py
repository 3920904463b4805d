"""Verbs: what can be done. The instances of a verb are the choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from string import Formatter
from typing import Any, ClassVar, Self

from hordekeep.kernel.ask import Ask
from hordekeep.kernel.declaring.words import Declared
from hordekeep.kernel.errors import Refusal
from hordekeep.kernel.texts import Text, Word


class Verb(Declared):
    """A kind of choice: `class Pick(Verb, verb="pick", touched=("pool:{card}",))`. `Pick(17)` is `("pick", 17)`.

    `touched` are the ids of what a choice touches, with its fields, and `seat` for whoever is asked, in braces. `late`
    is the rule that gives the verb its time; it refuses the verb where that has not come. A verb with another label
    than `label-pick` with its fields, or with more to say, overrides the method. Keys are the word and the fields with
    "@" between them; `between` are other signs for that, one for each gap, and `spelt` is another word than the verb's,
    which it may share with verbs of other fields.

    >>> from hordekeep.games.plankton_horde.rules.monster_phase import Pick
    >>> pick = Pick(0)
    >>> pick == ("pick", 0), pick.card, pick.key(), Pick.read(["water-ooze"]) == pick
    (True, 0, 'pick:water-ooze', True)
    """

    touched: ClassVar[tuple[str, ...]] = ()
    late: ClassVar[str] = ""
    between: ClassVar[str] = ""
    spelt: ClassVar[str] = ""

    def __init_subclass__(
        cls, *, verb: str = "", touched: tuple[str, ...] = (), late: str = "", between: str = "", spelt: str = ""
    ) -> None:
        super().__init_subclass__()
        cls.word = verb or cls.word
        cls.spelt = spelt or cls.word
        gaps = len(cls.fields) - 1
        cls.between = between or (cls.between if len(cls.between) == gaps else "@" * gaps)
        cls.touched = touched or cls.touched
        cls.late = late or cls.late
        names = cls.names
        if "seat" in names:
            raise TypeError(f"{cls.__name__}.seat: in ids this is whoever is asked; call the field otherwise")
        for touched_id in cls.touched:
            for _, field, _, _ in Formatter().parse(touched_id):
                if field is not None and field not in ("seat", *names):
                    raise TypeError(f"{cls.__name__} touches {touched_id!r}, but has no field {field!r}")

    @classmethod
    def every(cls, state: Any = None) -> tuple[Self, ...]:
        """Every choice of this verb: a table to take them from, so that none is made in play. Without a state if none
        of its kinds depends on it."""
        return tuple(cls(*about) for about in product(*(field.kind.all(state) for field in cls.fields)))

    @classmethod
    def read(cls, about: Sequence[str]) -> Self | None:
        """The choice whose fields are written so, or None."""
        if not cls.needed <= len(about) <= len(cls.fields):
            return None
        found = [field.kind.read(text) for field, text in zip(cls.fields, about, strict=False)]
        return None if None in found else cls(*found)

    @classmethod
    def parted(cls, about: str) -> list[str]:
        """What stands behind the word of a key, field by field."""
        fields = []
        for sign in cls.between:
            field, found, about = about.partition(sign)
            fields.append(field)
            if not found:
                return fields
        return [*fields, about]

    def key(self) -> str:
        """The stable text of the choice."""
        about = zip(f":{self.between}", self._written().values(), strict=False)
        return self.spelt + "".join([sign + written for sign, written in about])

    def words(self) -> dict[str, Word]:
        """The fields as words of a sentence."""
        return {field.name: field.kind.say(thing) for field, thing in zip(self.fields, self[1:], strict=False)}

    def label(self, state: Any) -> Text:
        """What the choice says on its button."""
        return Text(f"label-{self.word}", **self.words())

    def touches(self, state: Any, ask: Ask) -> tuple[str, ...]:
        """The ids of what the choice touches on the table."""
        written = self._written()
        return tuple(each.format(seat=ask.seats[0], **written) for each in self.touched)

    @classmethod
    def untimely(cls, state: Any, ask: Ask, seat: int) -> Refusal:
        """What refuses the verb where it is no answer to what is asked."""
        return Refusal(cls.late or ask.rule, Text("no-wrong-time"))

    def _written(self) -> dict[str, str]:
        return {field.name: field.kind.write(thing) for field, thing in zip(self.fields, self[1:], strict=False)}
