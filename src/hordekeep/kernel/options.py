"""Options that describe themselves, so that the command line, the web form and the environments build themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Literal, Union

import msgspec

from hordekeep.kernel.errors import BadInput, quote
from hordekeep.kernel.texts import Say, Text

OptionValue = Union[str, int, bool]
SEAT_LETTERS = "ABCDEFGH"
LONGEST_TEXT = 1000
"""How long the text of an option may be."""


class Value(msgspec.Struct, frozen=True):
    """One value that a choice option can take, with its sentence; forms offer it for `fewest` to `most` seats.

    >>> Value("basic", Say("my_game", Text("option-level-basic"))).name
    'basic'
    """

    name: str
    sentence: Say
    fewest: int = 1
    most: int = 99


class Option(msgspec.Struct, frozen=True):
    """One thing that can be set before a game: name, kind, default, sentence, and what it may be.

    Kinds: `choice` (one of `values`), `flag` (yes or no), `number` (from `low` to `high`), `seat` (a seat's letter, or
    "random"), `text` (one line, for which `values` are suggestions; the game's setup says whether it will do, and
    raises `BadInput` with `where="option 'name'"` if not). An `advanced` option is one that few people want to set.
    Forms leave out what does not matter: an option for `fewest` to `most` seats (`fewest_when`: another number where an
    option has a value), or `when` other options have values: one of those named for each.

    >>> def said(id):
    ...     return Say("my_game", Text(id))
    >>> levels = (Value("basic", said("option-level-basic")), Value("full", said("option-level-full")))
    >>> level = Option("level", "choice", "full", said("option-level"), values=levels)
    >>> level.read("basic", seats=2)
    'basic'
    >>> level.read("ful", seats=2)
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: option 'level': 'ful' is not one of basic, full. Did you mean 'full'?
    """

    name: str
    kind: Literal["choice", "flag", "number", "seat", "text"]
    default: OptionValue
    sentence: Say
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    advanced: bool = False
    fewest: int = 1
    most: int = 99
    fewest_when: tuple[tuple[str, str, int], ...] = ()
    when: tuple[tuple[str, str], ...] = ()

    def read(self, raw: OptionValue, *, seats: int) -> OptionValue:
        """The value that `raw` (typed by a person, or from a file) stands for; `BadInput` if it is none.

        >>> Option("first", "seat", "random", Say("my_game", Text("x"))).read("b", seats=2)
        'B'
        """
        match self.kind:
            case "choice":
                return self._one_of(str(raw), [value.name for value in self.values])
            case "seat":
                text = str(raw) if str(raw) == "random" else str(raw).upper()
                return self._one_of(text, ["random", *SEAT_LETTERS[:seats]])
            case "flag":
                if isinstance(raw, bool):
                    return raw
                return self._one_of(str(raw).lower(), ["yes", "no", "true", "false"]) in ("yes", "true")
            case "number":
                try:
                    number = int(raw)
                except ValueError:
                    raise self._bad(Text("option-no-number", **quote(raw))) from None
                if not self.low <= number <= self.high:
                    span = {"low": str(self.low), "high": str(self.high)}
                    raise self._bad(Text("option-out-of-range", number=str(number), **span))
                return number
            case "text":
                text = str(raw).strip()
                if len(text) > LONGEST_TEXT or not text.isprintable():
                    raise self._bad(Text("option-long-text", most=str(LONGEST_TEXT)))
                return text

    def matters(self, options: Mapping[str, OptionValue], *, seats: int) -> bool:
        """Does this option change anything in a game with so many seats and with the other options set so?

        >>> said = Say("my_game", Text("option-deck"))
        >>> deck = Option("deck_b", "text", "", said, fewest=2, fewest_when=(("mode", "versus", 3),))
        >>> deck.matters({"mode": "coop"}, seats=2), deck.matters({"mode": "versus"}, seats=2)
        (True, False)
        >>> Option("deck_c", "text", "", said, fewest=3, most=4).matters({}, seats=5)
        False
        """
        fewest = next((few for name, value, few in self.fewest_when if options.get(name) == value), self.fewest)
        said = {(name, str(options.get(name))) for name, _ in self.when}
        return fewest <= seats <= self.most and said <= set(self.when)

    def _one_of(self, raw: str, names: Sequence[str]) -> str:
        if raw in names:
            return raw
        near = get_close_matches(raw, names, n=1)
        advice = Text("did-you-mean", **quote(near[0])) if near else ""
        raise self._bad(Text("option-not-one-of", names=", ".join(names), **quote(raw)), advice)

    def _bad(self, what: Text, advice: Text | str = "") -> BadInput:
        return BadInput(what, where=f"option {self.name!r}", advice=advice)


def read_options(options: Sequence[Option], given: Mapping[str, OptionValue], *, seats: int) -> dict[str, OptionValue]:
    """All options with the values `given`, the rest at their defaults; an unknown name is refused.

    >>> first = Option("first", "seat", "random", Say("my_game", Text("x")))
    >>> read_options([first], {}, seats=2)
    {'first': 'random'}
    >>> read_options([first], {"frist": "A"}, seats=2)
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no option 'frist'. Did you mean 'first'?
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            others = Text("option-others", names=", ".join(known)) if known else Text("option-no-others")
            advice = Text("did-you-mean", **quote(near[0])) if near else others
            raise BadInput(Text("option-unknown", **quote(name)), advice=advice)
    return {
        name: option.read(given[name], seats=seats) if name in given else option.default
        for name, option in known.items()
    }
