"""Random games of both editions are followed by a second reading of the books, event by event."""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from hordekeep.kernel import Keep, Match
from tests.games.lanes.boxes import BOXES
from tests.games.lanes.oracle import follow
from tests.games.lanes.oracle_cards import SETS
from tests.games.lanes.playing import TABLES, Box, LanesMatch
from tests.sampling import sampled

GAMES = int(os.environ.get("HORDEKEEP_ORACLE_GAMES", "22"))
"""So many games of every table; half of them begin late."""
MOST_CHOICES = 150

CHECKED = {
    *("table", "turns", "hands", "all ready", "portal mana", "portal turned", "portal replaced", "ends: castle-fell"),
    *("ends: deck-ran-out", "treachery cards", "boosted", "pillaging", "pillaged cards", "lanes", "strikes"),
    *("strikes that were due", "blows", "trampled", "play", "move", "engage", "discard", "use", "reactions"),
    *("hand limit", "falls", "draws"),
}
CHECKED_OF = {
    "skytear-horde": {"wave cards", "no gaps", "march", "horde actions", "all reactions", "engaged minions"},
    "monoliths": {"ends: outsider-destroyed"},
}


def numbered_match(box: Box, mode: str, seats: int, number: int) -> LanesMatch:
    """The match with this number: from its start, from late in it, or with more cards in every hand than one keeps."""
    luck = Random(f"o {mode} {seats} {number}")
    match = box.any_match(mode, seats, f"o {number}", luck)
    if number % 2:
        match = box.late_match(match, luck, Keep.NOTHING)
    if number % 4 == 2:
        position = match.to_position()
        for player in position["players"]:
            player["hand"], player["deck"] = player["hand"] + player["deck"][:6], player["deck"][6:]
        match = Match.from_position(box.game, position, keep=Keep.NOTHING)
    return match


@pytest.mark.parametrize("numbers", sampled([range(3), range(GAMES)], {0}), ids=["few", "all"])
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.slug)
def test_random_games_go_as_a_second_reading_of_the_book_says(box: Box, numbers: range) -> None:
    seen: Counter[str] = Counter()
    for mode, seats in TABLES:
        for number in numbers:
            match = numbered_match(box, mode, seats, number)
            try:
                follow(match, Random(number), MOST_CHOICES, seen)
            except BaseException as problem:
                problem.add_note(f"{box.slug}, {mode}, {seats} seats, game {number}, {len(match.made)} made")
                raise
    assert seen["table"] > 0
    if len(numbers) < GAMES:
        return
    wanted = CHECKED | CHECKED_OF[box.slug] | {f"phase {phase}" for phase in SETS[box.slug].phases}
    assert wanted <= set(seen), f"never checked: {sorted(wanted - set(seen))}"
    assert seen["table"] > seen["table, but for what is open"], "most tables are compared in full"
