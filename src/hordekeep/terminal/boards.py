"""Boards: how a game's view is drawn in 80 columns or told in sentences.

A game with a board of its own stands in `BOARDS`; any other is shown as the document that its view is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from hordekeep.kernel import Document, Game, Text, message_ids
from hordekeep.terminal import (
    cloudspire_board,
    cloudspire_sentences,
    horde_board,
    horde_sentences,
    lanes_board,
    lanes_choices,
    lanes_sentences,
    skytear_board,
    skytear_sentences,
)
from hordekeep.terminal.grid import Sort
from hordekeep.terminal.screen import WIDTH
from hordekeep.terminal.voice import Voice

Draw = Callable[[Document, int | None, Sequence[str], Voice], RenderableType]
Tell = Callable[[Document, int | None, Sequence[str], Voice], list[str]]
Held = Callable[[Document, int | None], list[str]]


class Board(NamedTuple):
    """How to show a view: `draw` it, `tell` it in sentences, and tell what is the seat's `own` secret.

    `held` gives the cards that a seat holds, whose texts are then shown too; `sort` puts many choices in rows; `widest`
    is how wide a drawing may grow in a wide terminal.

    >>> from hordekeep import Match
    >>> from hordekeep.terminal.voice import voice_of
    >>> match = Match("plankton-horde", names=["Beth", "Stuart"], seed="doc")
    >>> board = board_of(match.game)
    >>> board.own(match.view(0), 0, match.names, voice_of(match.game, "en", match.names))
    ['Your horde is empty.']
    """

    draw: Draw
    tell: Tell
    own: Tell
    held: Held | None = None
    sort: Sort | None = None
    widest: int = WIDTH


_LANES = Board(
    lanes_board.draw,
    lanes_sentences.tell,
    lanes_sentences.own,
    lanes_sentences.held,
    lanes_choices.sort_out,
    lanes_board.WIDEST,
)

_ISLES = Board(
    cloudspire_board.draw,
    cloudspire_sentences.tell,
    cloudspire_sentences.own,
    cloudspire_sentences.held,
    widest=cloudspire_board.WIDEST,
)

BOARDS: dict[str, Board] = {
    "plankton-horde": Board(horde_board.draw, horde_sentences.tell, horde_sentences.own),
    "skytear-horde": _LANES,
    "monoliths": _LANES,
    "skytear": Board(skytear_board.draw, skytear_sentences.tell, skytear_sentences.own, skytear_sentences.held),
    "cloudspire": _ISLES,
}
"""The games that have a board of their own, by slug."""


def board_of(game: Game[Any]) -> Board:
    """The board of a game, or one that shows any document.

    >>> from hordekeep import find_game
    >>> board_of(find_game("plankton-horde")) is BOARDS["plankton-horde"]
    True
    """
    return BOARDS.get(game.slug) or plain_document(game.package)


def plain_document(package: str) -> Board:
    """A board for any game: every field of the view by its name, with the names that the game gives to cards.

    >>> board = plain_document("hordekeep.kernel")
    >>> board.tell({"round": 2, "seats": [{"won": [3]}], "dice": {}}, 0, ["Beth"], lambda text: text.id)
    ['round: 2.', 'seats 1, won: 3.', 'dice: —.']
    """
    named = message_ids(package, "en")

    def draw(view: Document, _seat: int | None, _names: Sequence[str], say: Voice) -> RenderableType:
        told = Styled()
        for path, value in _leaves(view, ()):
            told.append(f"{_path(path)}: ", style="bold")
            told.append(_value(value, named, say) + "\n")
        return Padding(told, (0, 1))

    def tell(view: Document, _seat: int | None, _names: Sequence[str], say: Voice) -> list[str]:
        return [f"{_path(path)}: {_value(value, named, say)}." for path, value in _leaves(view, ())]

    def own(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[str]:
        mine = view.get("seats", {})
        if seat is None or not isinstance(mine, list):
            return tell(view, seat, names, say)
        return [f"{_path(path)}: {_value(value, named, say)}." for path, value in _leaves(mine[seat], ())]

    return Board(draw, tell, own)


def _leaves(part: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value of a document with the way to it; lists of plain values are one value."""
    if isinstance(part, dict) and part:
        for name, inner in part.items():
            yield from _leaves(inner, (*path, name.replace("_", " ")))
    elif isinstance(part, list) and any(isinstance(each, (dict, list)) for each in part):
        for number, inner in enumerate(part, start=1):
            yield from _leaves(inner, (*path[:-1], f"{path[-1]} {number}" if path else str(number)))
    else:
        yield path, part


def _path(path: tuple[str, ...]) -> str:
    return ", ".join(path)


def _value(value: Any, named: frozenset[str], say: Voice) -> str:
    """A value in words: slugs of cards by their names, lists with commas, nothing as a dash."""
    if value is None or value in ({}, [], ""):
        return "—"
    if isinstance(value, list):
        return ", ".join(_value(each, named, say) for each in value)
    return say(Text(f"card-{value}")) if f"card-{value}" in named else str(value)
