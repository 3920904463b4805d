"""Boards: how a game's view is drawn in 80 columns or told in sentences.

A game may bring a board of its own; any other is shown as the document that its view is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import EntryPoint
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from hordekeep.kernel.boards import Board, Chapter, Voice
from hordekeep.kernel.built_once import once
from hordekeep.kernel.errors import BadInput
from hordekeep.kernel.facets import Document
from hordekeep.kernel.game import Game
from hordekeep.kernel.match import Match
from hordekeep.kernel.texts import Text, message_ids, say


def board_of(game: Game[Any]) -> Board:
    """The board of a game, or one that shows any document.

    >>> from hordekeep import find_game
    >>> board_of(find_game("plankton-horde")).widest
    80
    """
    return _brought(game.extras.terminal) if game.extras.terminal else plain_document(game.package)


def in_words(match: Match[Any], seat: int | None, language: str) -> list[Chapter]:
    """All that a seat sees of a match in sentences; None is a spectator.

    >>> chapters = in_words(Match("plankton-horde", seats=2, seed="doc"), 0, "en")
    >>> [chapter.heading for chapter in chapters]
    ['Now', 'Battles', 'Pool', 'Players', 'Your horde']
    """
    board, view = board_of(match.game), match.view(seat)
    packages = (*board.packages, match.game.package)

    def voice(text: Text) -> str:
        return say(text, packages, language, match.names)

    told = board.tell(view, seat, match.names, voice)
    mine = [] if seat is None else board.own(view, seat, match.names, voice)
    return [*told, *(chapter for chapter in mine if chapter not in told)]


def cards_in_sight(match: Match[Any], seat: int | None) -> tuple[str, ...]:
    """The cards that lie open for a seat, each once, so that their texts can be read out."""
    in_sight = board_of(match.game).in_sight
    return () if in_sight is None else tuple(dict.fromkeys(in_sight(match.view(seat), seat)))


@once
def _brought(where: str) -> Board:
    """The board that stands where a game says."""
    board = EntryPoint("", where, "").load()
    if not isinstance(board, Board):
        raise BadInput(f"{where!r} is no board.", advice="It must name a hordekeep.kernel.boards.Board.")
    return board


@once
def plain_document(package: str) -> Board:
    """A board for any game: every field of the view by its name, with the names that the game gives to cards.

    >>> board = plain_document("hordekeep.kernel")
    >>> board.tell({"round": 2, "seats": [{"won": [3]}], "dice": {}}, 0, ["Beth"], lambda text: text.id)
    [Chapter(heading='', lines=['round: 2.', 'seats 1, won: 3.', 'dice: —.'])]
    """
    named = message_ids(package, "en")

    def draw(view: Document, _seat: int | None, _names: Sequence[str], say: Voice) -> RenderableType:
        told = Styled()
        for path, value in _leaves(view, ()):
            told.append(f"{_path(path)}: ", style="bold")
            told.append(_value(value, named, say) + "\n")
        return Padding(told, (0, 1))

    def tell(view: Document, _seat: int | None, _names: Sequence[str], say: Voice) -> list[Chapter]:
        return [Chapter("", [f"{_path(path)}: {_value(value, named, say)}." for path, value in _leaves(view, ())])]

    def own(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> list[Chapter]:
        mine = view.get("seats", {})
        if seat is None or not isinstance(mine, list):
            return tell(view, seat, names, say)
        return tell(mine[seat], seat, names, say)

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
