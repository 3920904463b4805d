"""Write the moments of real games that the hexes board is tested with. `--check` only says if they are up to date.

The battlefields are written once, in `maps.fixture.json`; `faces.fixture.json` holds the cards that the moments show.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hordekeep.games.skytear.faces import faces
from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.view import map_document
from hordekeep.kernel import Event, Match
from hordekeep.table.frames import frame_of, lines_of
from hordekeep.table.protocol import Frame, LogLine, Thing
from scripts.board_fixtures import lines, write_or_check

BOARD = Path(__file__).parent.parent / "web" / "src" / "boards" / "hexes"
NAMES = ("Beth", "Omar", "Ida", "Juno", "Kai", "Lena")
BATTLEFIELDS = ("two-lanes", "three-lanes")
HOLDERS = ("hero", "victory")
"""The faces that are kept whether or not a moment shows them: a draft lists them all."""


class Moment(Thing, frozen=True):
    """A frame and the news that led to it."""

    name: str
    frame: Frame
    news: tuple[LogLine, ...]


class Table(NamedTuple):
    """A game to be played: a name, how many play, what is chosen beforehand, and how many looks at each question."""

    name: str
    seats: int
    options: dict[str, str | bool | int]
    asks: int = 40


TABLES = (
    Table("first", 2, {"first": "A"}),
    Table("casual", 4, {"battlefield": "three-lanes"}, 12),
    Table("teams", 6, {"battlefield": "three-lanes", "format": "competitive"}, 6),
    Table("simple", 2, {"simplified": True}, 8),
)


def main() -> int:
    """Write the files, or check them."""
    played = lines([moment for table in TABLES for moment in moments(table)])
    made = {
        "played.fixture.json": played,
        "maps.fixture.json": msgspec.json.encode({each: map_document(each) for each in BATTLEFIELDS}).decode() + "\n",
        "faces.fixture.json": shown(played, "en"),
        "faces_fr.fixture.json": shown(played, "fr"),
    }
    return write_or_check(BOARD, made)


def shown(text: str, language: str) -> str:
    """The faces of all cards that a text names, with all heroes and victory cards."""
    named = set(re.findall(r"[a-z][a-z0-9-]+(?:/[a-z0-9-]+)?", text))
    cards = [card for card in faces(language)["cards"] if card["id"] in named or card["kind"] in HOLDERS]
    return f'{{"cards":{lines(cards).strip()},"keywords":[]}}\n'


def moments(table: Table) -> Iterator[Moment]:
    """A game of random choices: the first moment of each kind of question as its seat sees it, a few as others do."""
    luck, seen = random.Random(table.name), set[str]()
    match: Match[Any] = Match(GAME, names=NAMES[: table.seats], seed=table.name, options=table.options)
    known = 0
    while match.ask is not None:
        told = match.log[known:]
        known = len(match.log)
        seat = match.ask.seats[0]
        kind = match.ask.prompt
        if kind not in seen and len(seen) < table.asks:
            seen.add(kind)
            yield moment(match, told, seat, f"{table.name}-{kind}")
            if kind in ("act", "react", "lay-area"):
                yield moment(match, told, (seat + 1) % table.seats, f"{table.name}-{kind}-other")
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield moment(match, match.log[known:], 0, f"{table.name}-over")


def moment(match: Match[Any], told: list[Event], seat: int, name: str) -> Moment:
    """The present moment as a seat sees it, without its map, with the last of what it heard."""
    frame = frame_of(match, seat, "en", len(match.made))
    view = {field: value for field, value in frame.view.items() if field != "map"}
    return Moment(
        name=name,
        frame=msgspec.structs.replace(frame, view=view),
        news=lines_of(match, told, seat, "en")[-3:],
    )


if __name__ == "__main__":
    sys.exit(main())
