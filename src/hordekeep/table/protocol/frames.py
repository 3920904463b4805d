"""What is shown of a game: a moment of it as one seat sees it, and its log."""

from __future__ import annotations

from typing import Any, Union

from msgspec import UNSET, UnsetType

from hordekeep.table.protocol.base import Document, Thing


class ShownOffer(Thing, frozen=True):
    """A legal choice: its key, its label, and the ids of what it touches on the board.

    `verb` is what would be done, and `about` what it names, by the names and in the form of the events' facts: seats
    are numbers, hexes and places texts. A field that the choice leaves out is left out. A key is only sent back.
    """

    key: str
    label: str
    touches: tuple[str, ...]
    verb: str
    about: Document


class ShownAsk(Thing, frozen=True):
    """What is asked now. `number` names the ask: whoever answers sends it back. `offers` are the viewer's own.

    In a window `passing` is the key with which the viewer lets it pass. While others are asked something that the
    viewer may not know of, `seats` is empty, and `prompt` and `number` stay the same however long it takes.
    Whoever of `seats` answers first has answered for all of them, unless `each` answers for itself.
    `written` begins the keys that the viewer may write beside the offers: "deck" for "deck:" and a deck's code.
    """

    number: int
    seats: tuple[int, ...]
    prompt: str
    rule: str
    offers: tuple[ShownOffer, ...]
    written: str = ""
    passing: str = ""
    each: bool = False


class ShownProgress(Thing, frozen=True):
    """How far the game has come: a heading, the book's phases, and the number of the present one (-1: none)."""

    heading: str
    phases: tuple[str, ...]
    now: int


class ShownOutcome(Thing, frozen=True):
    """How it ended. Several winners share a victory, unless they won `together`, as one side; nobody wins a `draw`."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    rule: str
    because: str
    together: bool = False
    draw: bool = False


class Frame(Thing, frozen=True):
    """A moment of a game as one seat sees it (None: a spectator). Boards draw this and nothing else.

    `open` says that nothing is hidden (scenarios, replays, the end).
    """

    game: str
    board: str
    seat: Union[int, None]
    names: tuple[str, ...]
    view: Document
    progress: Union[ShownProgress, None]
    ask: Union[ShownAsk, None]
    outcome: Union[ShownOutcome, None]
    open: bool = False


class Difference(Thing, frozen=True):
    """What was otherwise at one place of an earlier view: names and numbers lead `at` it. Without `was` there was
    nothing yet.
    """

    at: tuple[Union[str, int], ...]
    was: Union[Any, UnsetType] = UNSET


Earlier = tuple[tuple[Difference, ...], ...]
"""For each of the last lines of a log, how the view was when it was told, as what has changed until the next one's; for
the last line, until the frame's. It is left out of lines that nobody kept the state of."""


class LogLine(Thing, frozen=True):
    """One thing that happened, in words, with its rule, and as data for animations.

    `number` is the place in the game's log; `choice` tells after how many choices it happened; a `heading` opens a new
    group; a `moment` is worth a mark on a timeline.
    """

    number: int
    choice: int
    kind: str
    text: str
    rule: str
    facts: Document
    heading: bool
    moment: bool
