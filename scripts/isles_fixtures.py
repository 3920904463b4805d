"""Write the moments of real games that the isles board is tested with. `--check` only says if they are up to date.

Maps are written once each, in `maps.json`; `faces.json` holds the chips and cards.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from hordekeep.games.cloudspire.game import GAME
from hordekeep.games.cloudspire.told.faces import faces
from hordekeep.kernel import Document
from scripts.board_fixtures import Moment, Table, changed, lines, moments, write_or_check

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures" / "isles"
WANTED = ("build", "march", "earthscape-place", "earthscape-turn")
IN_WORDS = ("faction", "prep", "march", "march-other", "over")
TABLES = (
    Table("duel", 2, {"first": "A"}, wanted=WANTED, by_line=True, in_words=IN_WORDS),
    Table("three", 3, {}, 9, in_words=IN_WORDS),
    Table("solo", 1, {}, 6, in_words=IN_WORDS),
    Table("coop", 2, {"mode": "coop"}, 6, in_words=IN_WORDS),
)
OTHERS = ("march", "prep")
"""The questions that are looked at from another seat, too."""


def main() -> int:
    """Write the files, or check them."""
    maps: list[Document] = []
    played = lines([numbered(each, maps) for table in TABLES for each in moments(GAME, table, OTHERS)])
    made = {
        "played.json": played,
        "maps.json": lines(maps),
        "faces.json": shown(played, "en"),
        "faces_fr.json": shown(played, "fr"),
    }
    return write_or_check(FIXTURES, made)


def numbered(moment: Moment, maps: list[Document]) -> Moment:
    """A moment whose map is a number in the list of all maps."""
    land = moment.frame.view["map"]
    if land not in maps:
        maps.append(land)
    return changed(moment, map=maps.index(land))


def shown(text: str, language: str) -> str:
    """The faces of all that a text names, and of all earthscapes."""
    named = {"relic", "event", "earthscape", *re.findall(r"[a-z][a-z0-9-]*", text)}
    cards = [
        card
        for card in faces(language)["cards"]
        if card["kind"] != "talent" and all(part in named or part.isdigit() for part in card["id"].split("/"))
    ]
    return f'{{"cards":{lines(cards).strip()},"keywords":[]}}\n'


if __name__ == "__main__":
    sys.exit(main())
