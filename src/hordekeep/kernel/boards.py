"""What a game may bring for the terminal and for text mode: a board that draws its view and tells it in sentences.

These are only the forms of it, so that a game can be read without a terminal; `hordekeep.terminal` shows them, and the
table reads the sentences out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.kernel.ask import Offer
from hordekeep.kernel.facets import Document
from hordekeep.kernel.texts import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 80
"""No line in a terminal is wider, however wide it is, unless a board gains by it."""

Voice = Callable[[Text], str]
"""Says a text in the language and with the names that it was made for."""


class Chapter(NamedTuple):
    """A part of what a board tells: sentences that belong together, under a heading in words, or under none."""

    heading: str
    lines: list[str]


class Row(NamedTuple):
    """One thing to do in several lanes: what it is, the number of the choice for each lane, and where it is now."""

    what: str
    numbers: Mapping[int, int]
    here: int = 0


class Sorted(NamedTuple):
    """Choices in rows over so many lanes, and the numbers of those that fit in none."""

    rows: Sequence[Row]
    others: Sequence[int]
    lanes: int = 0


Draw = Callable[[Document, "int | None", Sequence[str], Voice], "RenderableType"]
Tell = Callable[[Document, "int | None", Sequence[str], Voice], list[Chapter]]
Held = Callable[[Document, "int | None"], list[str]]
Sort = Callable[[Sequence[Offer], Document, Voice], Sorted]
"""How a game sorts its offers; numbers count from 1, as offers are numbered."""


class Board(NamedTuple):
    """How to show a view: `draw` it, `tell` it in chapters of sentences, and tell what is the seat's `own`.

    `held` gives the cards that a seat holds, whose texts are then shown too; `in_sight` all that lie open; `sort` puts
    many choices in rows; `widest` is how wide a drawing may grow in a wide terminal; `packages` hold its texts, the
    later ones before the earlier.

    >>> from hordekeep import Match
    >>> from hordekeep.kernel.plain_board import board_of
    >>> from hordekeep.terminal.voice import voice_of
    >>> match = Match("plankton-horde", names=["Beth", "Stuart"], seed="doc")
    >>> board_of(match.game).own(match.view(0), 0, match.names, voice_of(match.game, "en", match.names))
    [Chapter(heading='Your horde', lines=['Your horde is empty.'])]
    """

    draw: Draw
    tell: Tell
    own: Tell
    held: Held | None = None
    sort: Sort | None = None
    widest: int = WIDTH
    packages: tuple[str, ...] = ()
    in_sight: Held | None = None


def sentences_of(chapters: Sequence[Chapter]) -> list[str]:
    """All sentences, without their headings.

    >>> sentences_of([Chapter("Lanes", ["One."]), Chapter("Hands", ["Two.", "Three."])])
    ['One.', 'Two.', 'Three.']
    """
    return [line for chapter in chapters for line in chapter.lines]
