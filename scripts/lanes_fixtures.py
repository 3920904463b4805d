"""Write the moments of real games that the lanes board is tested with. `--check` only says if they are up to date.

`faces.fixture.json` holds the cards that the moments show. The hand-written moments beside them are not made here.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hordekeep.games.lanes.faces import faces
from hordekeep.kernel import Event, Match
from hordekeep.table.frames import frame_of, lines_of
from hordekeep.table.protocol import Frame, LogLine, Thing

BOARD = Path(__file__).parent.parent / "web" / "src" / "boards" / "lanes"
WRITTEN = "moments.fixture.json"
NAMES = ("Beth", "Omar", "Ida")


class Moment(Thing, frozen=True):
    """A frame and the news that led to it."""

    name: str
    frame: Frame
    news: tuple[LogLine, ...]


class Table(NamedTuple):
    """A game to be played: a name, how many play, and what is chosen beforehand."""

    name: str
    seats: int
    options: dict[str, str]


TABLES = (
    Table("solo", 1, {"deck": "kurumo", "horde": "undead", "outsider": "the-death-dealer"}),
    Table("coop", 2, {"deck": "nupten", "deck_b": "taulot", "horde": "predator"}),
    Table("versus", 2, {"mode": "versus"}),
    Table("three", 3, {"mode": "versus", "deck": "taulot", "deck_b": "kurumo", "horde": "nightmare"}),
)


def main() -> int:
    """Write the files, or check them."""
    played = [moment for table in TABLES for moment in moments(table)]
    written = (BOARD / WRITTEN).read_text(encoding="utf-8")
    made = {"played.fixture.json": lines(played), "faces.fixture.json": shown(written + lines(played))}
    stale = [name for name, text in made.items() if not is_there(BOARD / name, text)]
    if "--check" in sys.argv:
        return int(bool(stale))
    for name, text in made.items():
        (BOARD / name).write_text(text, encoding="utf-8")
    return 0


def is_there(file: Path, text: str) -> bool:
    """Does the file say just this?"""
    return file.exists() and file.read_text(encoding="utf-8") == text


def lines(things: list[Any]) -> str:
    """A list of things, one on each line."""
    return "[\n" + ",\n".join(msgspec.json.encode(each).decode() for each in things) + "\n]\n"


def shown(text: str) -> str:
    """The faces of all cards that a text names, and what their words mean."""
    everything = faces("en")
    named = set(re.findall(r"[a-z][a-z0-9-]+", text))
    cards = lines([card for card in everything["cards"] if card["id"] in named]).strip()
    keywords = lines(everything["keywords"]).strip()
    return f'{{"cards":{cards},"keywords":{keywords}}}\n'


def moments(table: Table) -> Iterator[Moment]:
    """A game of random choices: the first moment of each kind of question as its seat sees it, in versus as both do."""
    luck, seen = random.Random(table.name), set[str]()
    match: Match[Any] = Match("skytear-horde", names=NAMES[: table.seats], seed=table.name, options=table.options)
    known = 0
    while match.ask is not None:
        told = match.log[known:]
        known = len(match.log)
        seat = match.ask.seats[0]
        kind = f"{match.ask.prompt}-{match.view(seat)['phase']}"
        if kind not in seen:
            seen.add(kind)
            for who in sorted({seat, 1 - seat} if table.name == "versus" else {seat}):
                yield moment(match, told, who, f"{table.name}-{kind}-{who}")
        match.play(luck.choice(match.ask.choices_of(seat)), seat)
    yield moment(match, match.log[known:], 0, f"{table.name}-over")


def moment(match: Match[Any], told: list[Event], seat: int, name: str) -> Moment:
    """The present moment as a seat sees it, with the last of what it heard."""
    frame = frame_of(match, seat, "en", len(match.made))
    return Moment(name=name, frame=frame, news=lines_of(match, told, seat, "en")[-3:])


if __name__ == "__main__":
    sys.exit(main())
