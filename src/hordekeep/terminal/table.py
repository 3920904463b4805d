"""The table: a match, who sits at it, and the screen they share."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from hordekeep.kernel import Choice, Event, Match, Record, Text
from hordekeep.kernel.boards import Voice, sentences_of
from hordekeep.kernel.plain_board import board_of
from hordekeep.terminal.screen import Screen
from hordekeep.terminal.seats import Seat
from hordekeep.terminal.voice import voice_of


class Leave(Exception):
    """Somebody typed "quit"."""


@dataclass(slots=True)
class Table:
    """Everything that one run of `hordekeep play` holds.

    `told` counts, per seat, how much of the log that seat has been told. `facing` is who sits before the screen where
    several people share it. `saved` is the last record that was written, `written` the files that were. `always` is
    whether people are asked at every moment in which they may answer, not at the usual ones alone.
    """

    match: Match[Any]
    seats: tuple[Seat, ...]
    language: str
    screen: Screen
    told: list[int] = field(default_factory=list)
    facing: int | None = None
    saved: Record | None = None
    written: set[Path] = field(default_factory=set)
    always: bool = False

    def __post_init__(self) -> None:
        """Nobody has been told anything yet."""
        self.told = [0] * len(self.seats)

    @property
    def people(self) -> list[int]:
        """The seats that people sit at."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    @property
    def has_been_played(self) -> bool:
        """Has a person chosen anything? What bots do can be had again from the seed."""
        return any(not forced and self.seats[seat].bot is None for seat, _, forced in self.match.made)

    @property
    def voice(self) -> Voice:
        """Says texts in the language of the table."""
        return voice_of(self.match.game, self.language, self.match.names)

    def say(self, text: Text) -> str:
        """Say one text."""
        return self.voice(text)

    def show(self, text: Text, style: str = "") -> None:
        """Say one text on the screen."""
        self.screen.line(self.say(text), style)

    def label(self, choice: Choice) -> str:
        """What a choice says at the present ask."""
        return self.say(self.match.game.words.label(self.match.state, choice))


def show_board(table: Table, seat: int | None) -> None:
    """Draw or tell the board as `seat` sees it; None is a spectator."""
    match, screen = table.match, table.screen
    board = board_of(match.game)
    view = match.view(seat)
    if screen.plain:
        screen.lines(sentences_of(board.tell(view, seat, match.names, table.voice)))
    else:
        screen.draw(board.draw(view, seat, match.names, table.voice))


def show_events(table: Table, events: list[Event], seat: int | None) -> None:
    """Tell what happened, each sentence with its rule, as far as `seat` may know."""
    headings = table.match.game.words.telling.headings
    told = [event for event in events if event.is_for(seat)]
    for event, following in zip_longest(told, told[1:]):
        if event.kind in headings and following is not None and following.kind == event.kind:
            continue  # nothing happened under it
        sentence = table.say(table.match.game.words.describe(event))
        spoken, style = table.say(Text("by-rule", rule=event.rule)), "bold" if event.kind in headings else ""
        table.screen.cite(sentence, event.rule, spoken, style)
