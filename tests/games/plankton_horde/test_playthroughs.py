"""Recorded playthroughs: whole games as text, compared line by line with what the game does today.

After a change that is meant: `pytest tests/games/plankton_horde/test_playthroughs.py --update-playthroughs`, then read
the difference in the commit.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

from hordekeep.kernel import Match, Record
from tests.games.plankton_horde.playing import HordeMatch, choose_at_random, new_match

FOLDER = Path(__file__).parents[2] / "playthroughs"
GAMES = (
    ("basic", 2, 1),
    ("basic", 3, 2),
    ("basic", 4, 3),
    ("full", 2, 4),
    ("full", 2, 5),
    ("full", 3, 6),
    ("full", 3, 7),
    ("full", 4, 8),
)
LOG = "# log"
POSITIONS = "# positions at the first ask of each round, then at the end"


def digest(match: HordeMatch) -> str:
    """A position in sixteen letters."""
    return sha256(msgspec.json.encode(match.to_position(), order="sorted")).hexdigest()[:16]


def play_through(level: str, seats: int, number: int) -> str:
    """A whole game as text: its record, its log in English, and its positions as digests."""
    match = new_match(level, seats, f"playthrough {number}")
    luck = Random(number)
    digests: list[str] = []
    while match.ask is not None:
        if match.state.round > len(digests):
            digests.append(digest(match))
        choose_at_random(match, luck)
    digests.append(digest(match))
    lines = [match.record().to_text(), LOG, *match.tell_log(), "", POSITIONS, *digests]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("level", "seats", "number"), GAMES)
def test_a_playthrough_is_as_it_was_recorded(level: str, seats: int, number: int, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{number}-{level}-{seats}-seats.txt"
    text = play_through(level, seats, number)
    if pytestconfig.getoption("--update-playthroughs"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


@pytest.mark.parametrize(("level", "seats", "number"), GAMES)
def test_the_record_of_a_playthrough_replays_to_its_log(level: str, seats: int, number: int) -> None:
    text = (FOLDER / f"{number}-{level}-{seats}-seats.txt").read_text(encoding="utf-8")
    written, _, rest = text.partition(f"\n{LOG}\n")
    log = rest.partition(f"\n\n{POSITIONS}\n")[0].splitlines()
    match: HordeMatch = Match.from_record(Record.from_text(written))
    assert match.tell_log() == log
    assert match.record().to_text() == written


def test_every_playthrough_belongs_to_a_game() -> None:
    names = {f"{number}-{level}-{seats}-seats.txt" for level, seats, number in GAMES}
    assert {path.name for path in FOLDER.glob("*")} == names
