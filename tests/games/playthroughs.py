"""Recorded playthroughs: whole games as text files, compared line by line with what the game does today."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from hordekeep.kernel import Match, Record

FOLDER = Path(__file__).parents[1] / "playthroughs"
LOG = "# log"
POSITIONS = "# positions at the first ask of each {unit}, then at the end"


def digest(match: Match[Any]) -> str:
    """A position in sixteen letters."""
    return sha256(msgspec.json.encode(match.to_position(), order="sorted")).hexdigest()[:16]


def play_through(
    match: Match[Any], choose: Callable[[Match[Any]], None], unit: str, clock: Callable[[Any], int]
) -> str:
    """A whole game as text: its record, its log in English, and its positions as digests, one for each round."""
    digests: list[str] = []
    seen: set[int] = set()
    while match.ask is not None:
        now = clock(match.state)
        if now not in seen:
            seen.add(now)
            digests.append(digest(match))
        choose(match)
    digests.append(digest(match))
    lines = [match.record().to_text(), LOG, *match.tell_log(), "", POSITIONS.format(unit=unit), *digests]
    return "\n".join(lines) + "\n"


def compare(name: str, text: str, update: bool) -> None:
    """Compare a game with its file, or write the file anew."""
    path = FOLDER / name
    if update:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


def replay(name: str, unit: str) -> None:
    """The record in a file replays to the log in it."""
    written, _, rest = (FOLDER / name).read_text(encoding="utf-8").partition(f"\n{LOG}\n")
    log = rest.partition(f"\n\n{POSITIONS.format(unit=unit)}\n")[0].splitlines()
    match: Match[Any] = Match.from_record(Record.from_text(written))
    assert match.tell_log() == log
    assert match.record().to_text() == written
