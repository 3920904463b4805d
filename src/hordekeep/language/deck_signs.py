"""Deck codes: a whole deck in one short word that can be sent, typed and put in an address.

After the prefix come signs of five bits (Crockford's 32: nothing is mistaken for something else, case does not matter).
The last four are a checksum. The others are values from 0 to 31, mostly numbers of four bits a sign; what they stand
for is the game's affair.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from hordekeep.kernel import BadInput, Text

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("OIL", "011")
_CHECK: Final = 4
_LONGEST_TO_MEND: Final = 200


class UnreadableDeck(BadInput):
    """A text that stands for no deck: what is wrong and what to do, to be said in any language."""

    def __init__(self, because: Text, advised: Text, packages: tuple[str, ...]) -> None:
        self.because = because
        self.advised = advised
        super().__init__(because, where="deck", advice=advised, packages=packages)


class Signs(NamedTuple):
    """The deck codes of a game: what they begin with, how long they may be, and which packages say what is wrong.

    >>> signs = Signs("XY1", 100, ())
    >>> signs.write([*to_values(3), *to_values(40)])
    'XY1-3R21RS3'
    >>> values = signs.read("xyi 3r2-1rs3")
    >>> read_number(values), read_number(values), next(values, None)
    (3, 40, None)
    """

    prefix: str
    longest: int
    packages: tuple[str, ...]

    def is_code(self, text: str) -> bool:
        """Is it meant as a code?

        >>> signs = Signs("XY1", 100, ())
        >>> signs.is_code(" xy1-3R2"), signs.is_code("XYL -3"), signs.is_code("XYlophone")
        (True, True, False)
        """
        start, last = self.prefix[:-1], self.prefix[-1]
        misread = "|[IL](?=\\s*-)" if last == "1" else ""
        return re.match(f"{start}({last}{misread})", text.strip(), re.IGNORECASE) is not None

    def write(self, values: Iterable[int]) -> str:
        """The code of these values."""
        signs = "".join([SIGNS[value] for value in values])
        return f"{self.prefix}-{signs}{self._checksum(signs)}"

    def read(self, code: str) -> Iterator[int]:
        """The values of a code. How it is typed does not matter: case, spaces, dashes, O for 0.

        `UnreadableDeck` says what is wrong with it and what was probably meant.
        """
        signs = self.bare(code)
        if not _CHECK < len(signs) <= self.longest or any(sign not in SIGNS for sign in signs):
            raise self.no_code()
        body, check = signs[:-_CHECK], signs[-_CHECK:]
        if self._checksum(body) != check:
            meant = self._probably_meant(signs)
            advice = Text("deck-code-meant", code=f"{self.prefix}-{meant}") if meant else Text("deck-code-again")
            raise self.unreadable(Text("deck-code-mistyped"), advice)
        return iter([SIGNS.index(sign) for sign in body])

    def bare(self, code: str) -> str:
        """The signs of a code, without what people type differently.

        >>> Signs("XY1", 100, ()).bare("xy1-3r2 vpw")
        '3R2VPW'
        """
        signs = "".join([sign for sign in code.upper() if sign.isalnum()]).translate(_MISREAD)
        return signs.removeprefix(self.prefix)

    def unreadable(self, because: Text, advised: Text) -> UnreadableDeck:
        """The error of a deck that cannot be read, in the words of the game."""
        return UnreadableDeck(because, advised, self.packages)

    def no_code(self) -> UnreadableDeck:
        """The error of a text that is no code at all."""
        return self.unreadable(Text("deck-no-code"), Text("deck-no-code-advice"))

    def unknown_card(self) -> UnreadableDeck:
        """The error of a code with a card that is not here."""
        return self.unreadable(Text("deck-code-unknown"), Text("deck-code-unknown-advice"))

    def too_large(self, most: int) -> UnreadableDeck:
        """The error of more cards than anybody wants."""
        return self.unreadable(Text("deck-too-large", most=most), Text("deck-too-large-advice"))

    def number(self, reading: Iterator[int]) -> int:
        """The next number; `UnreadableDeck` if there is none."""
        found = read_number(reading)
        if found is None:
            raise self.no_code()
        return found

    def _checksum(self, signs: str) -> str:
        digest = blake2b(f"{self.prefix}-{signs}".encode(), digest_size=_CHECK).digest()
        return "".join([SIGNS[byte & 31] for byte in digest])

    def _probably_meant(self, signs: str) -> str:
        """The only code that one wrong sign, or two that changed places, could have made of this; "" if unsure."""
        if len(signs) > _LONGEST_TO_MEND:
            return ""
        near = {signs[:n] + sign + signs[n + 1 :] for n in range(len(signs)) for sign in SIGNS}
        near |= {signs[:n] + signs[n + 1] + signs[n] + signs[n + 2 :] for n in range(len(signs) - 1)}
        fitting = [each for each in near if self._checksum(each[:-_CHECK]) == each[-_CHECK:]]
        return fitting[0] if len(fitting) == 1 else ""


def to_values(number: int) -> list[int]:
    """A number as values, four bits in each; all but the last say that more follow.

    >>> to_values(3), to_values(40)
    ([3], [24, 2])
    """
    values = []
    while number >= 16:
        values.append(16 | number & 15)
        number >>= 4
    return [*values, number]


def read_number(reading: Iterator[int]) -> int | None:
    """The next number; None if there is none, or one too large."""
    number = shift = 0
    while shift <= 16:
        value = next(reading, None)
        if value is None:
            return None
        number |= (value & 15) << shift
        shift += 4
        if value < 16:
            return number
    return None


def steps_to(numbers: Sequence[int]) -> list[int]:
    """Sorted numbers, each as its distance from the one before.

    >>> steps_to([3, 4, 9])
    [3, 1, 5]
    """
    return [here - before for before, here in zip([0, *numbers], numbers, strict=False)]
