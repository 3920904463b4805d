"""Moments of real games for the tests of a board: playing to them, and writing them down.

With `--check` nothing is written: the exit code tells whether they were up to date.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hordekeep.kernel import Game, Match
from hordekeep.kernel.plain_board import cards_in_sight, in_words
from hordekeep.table.earlier import Stills
from hordekeep.table.frames import frame_of, lines_of
from hordekeep.table.moments import Moment as Rest
from hordekeep.table.moments import earlier_at
from hordekeep.table.protocol import Earlier, Frame, InWords, LogLine, Thing, ToldChapter

NAMES = ("Beth", "Omar", "Ida", "Juno", "Kai", "Lena")
LINES = 3
"""So many of the last lines are written down."""


class Moment(Thing, frozen=True, omit_defaults=True):
    """A frame, the news that led to it, how the view was then, and the table in sentences."""

    name: str
    frame: Frame
    news: tuple[LogLine, ...]
    earlier: Earlier = ()
    told: InWords | None = None


class Table(NamedTuple):
    """A game to be played: a name, how many play, what is chosen beforehand, at how many questions to look, and which
    ones must be among them: such games are played until one has them all. Is it told how the view was at each line?
    At which questions is the table told in sentences?"""

    name: str
    seats: int
    options: dict[str, str | bool | int]
    asks: int = 40
    wanted: tuple[str, ...] = ()
    by_line: bool = False
    in_words: tuple[str, ...] = ()


def moments(game: Game[Any], table: Table, also: tuple[str, ...] = ()) -> Iterator[Moment]:
    """A game of random choices: the first moment of each kind of question as its seat sees it, those of `also` as
    another seat does, too, and the end."""
    for number in count():
        found = list(played(game, table, f"{table.name} {number}" if number else table.name, also))
        if {f"{table.name}-{kind}" for kind in table.wanted} <= {each.name for each in found}:
            yield from found
            return


def played(game: Game[Any], table: Table, seed: str, also: tuple[str, ...]) -> Iterator[Moment]:
    """The moments of one such game."""
    luck, seen = random.Random(seed), set[str]()
    match: Match[Any] = Match(game, names=NAMES[: table.seats], seed=seed, options=table.options)
    stills, known = Stills(match), 0

    def seen_by(seat: int, name: str) -> Moment:
        rest = Rest(match, tuple((0, event) for event in match.log[known:]), stills=tuple(stills.states))
        made = moment(rest, seat, f"{table.name}-{name}", by_line=table.by_line)
        return msgspec.structs.replace(made, told=told(match, seat)) if name in table.in_words else made

    while match.ask is not None:
        seat = match.ask.seats[0]
        kind = match.ask.prompt
        if kind not in seen and len(seen) < table.asks:
            seen.add(kind)
            yield seen_by(seat, kind)
            if kind in also and table.seats > 1:
                yield seen_by((seat + 1) % table.seats, f"{kind}-other")
        known = len(match.log)
        stills.states.clear()
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield seen_by(0, "over")


def moment(rest: Rest, seat: int, name: str, *, by_line: bool = False) -> Moment:
    """The moment as a seat sees it, with the last of what it heard."""
    match = rest.match
    frame = frame_of(match, seat, "en", len(match.made))
    news = lines_of(match, [event for _, event in rest.told], seat, "en")[-LINES:]
    earlier = earlier_at(rest, seat, frame.view)[-LINES:] if by_line else ()
    return Moment(name=name, frame=frame, news=news, earlier=earlier)


def told(match: Match[Any], seat: int) -> InWords:
    """The table in sentences, as the service tells it."""
    chapters = [ToldChapter(heading=said, lines=tuple(lines)) for said, lines in in_words(match, seat, "en")]
    return InWords(id="", chapters=tuple(chapters), cards=cards_in_sight(match, seat))


def changed(moment: Moment, **fields: Any) -> Moment:
    """The moment with some fields of its view changed, or left out where they are None: what is written only once."""
    view = {**moment.frame.view, **fields}
    kept = {field: value for field, value in view.items() if field not in fields or value is not None}
    return msgspec.structs.replace(moment, frame=msgspec.structs.replace(moment.frame, view=kept))


def write_or_check(board: Path, made: Mapping[str, str]) -> int:
    """Write the files of a board; with `--check` tell by the exit code whether they were so already."""
    stale = [name for name, text in made.items() if not is_there(board / name, text)]
    if "--check" in sys.argv:
        return int(bool(stale))
    for name, text in made.items():
        (board / name).write_text(text, encoding="utf-8")
    return 0


def is_there(file: Path, text: str) -> bool:
    """Does the file say just this?"""
    return file.exists() and file.read_text(encoding="utf-8") == text


def lines(things: list[Any]) -> str:
    """A list of things, one on each line."""
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in things) + "\n]\n"
