"""What is wrong with card files: every problem with its place and what to do, all of them at once."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import msgspec

from hordekeep.kernel import BadInput


class Problem(msgspec.Struct, frozen=True, order=True):
    """One thing that is wrong in a card file. Line and column count from 1; 0 means that there is none to name.

    >>> print(Problem("elves.toml", 7, 9, "'rar' is no rarity.", "Did you mean 'rare'?"))
    elves.toml, line 7, column 9: 'rar' is no rarity. Did you mean 'rare'?
    """

    file: str
    line: int
    column: int
    what: str
    advice: str = ""

    def __str__(self) -> str:
        line = f", line {self.line}" if self.line else ""
        column = f", column {self.column}" if self.column else ""
        return f"{self.file}{line}{column}: {self.what} {self.advice}".rstrip()


class BadCards(BadInput):
    """Cards that cannot be used, with all that is wrong with them.

    >>> print(BadCards([Problem("elves.toml", 7, 0, "No name."), Problem("elves.toml", 3, 0, "No type.")]))
    2 things are wrong with the cards:
      elves.toml, line 3: No type.
      elves.toml, line 7: No name.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        lines = [str(problem) for problem in self.problems]
        many = f"{len(lines)} things are wrong with the cards:\n" + "\n".join(f"  {line}" for line in lines)
        super().__init__(lines[0] if len(lines) == 1 else many)


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """The nearest known word as advice, or the first few if none is near.

    >>> did_you_mean("rar", ["base", "rare"]), did_you_mean("x", ["base", "rare"])
    ("Did you mean 'rare'?", 'There are: base, rare.')
    """
    words = [str(each) for each in known]
    near = get_close_matches(str(word), words, n=1)
    if near:
        return f"Did you mean {near[0]!r}?"
    return f"There are: {', '.join(words[:12])}{' and more' if len(words) > 12 else ''}." if words else ""
