"""Write the moments of real games that the hexes board is tested with. `--check` only says if they are up to date.

The battlefields are written once, in `maps.json`; `faces.json` holds the cards that the moments show.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from hordekeep.games.skytear.game import GAME
from hordekeep.games.skytear.told.faces import faces
from hordekeep.games.skytear.told.view import map_seen
from scripts.board_fixtures import Table, changed, lines, moments, write_or_check

FIXTURES = Path(__file__).parent.parent / "web" / "fixtures" / "hexes"
BATTLEFIELDS = ("two-lanes", "three-lanes")
OTHERS = ("act", "react", "lay-area")
"""The questions that are looked at from another seat, too."""
HOLDERS = ("hero", "victory")
"""The faces that are kept whether or not a moment shows them: a draft lists them all."""


TABLES = (
    Table("first", 2, {"first": "A"}, by_line=True, in_words=("act", "react", "token-step")),
    Table("casual", 4, {"battlefield": "three-lanes"}, 12, in_words=("over",)),
    Table("teams", 6, {"battlefield": "three-lanes", "format": "competitive"}, 6, in_words=("act-other",)),
    Table("simple", 2, {"simplified": True}, 8, in_words=("place-hero",)),
)


def main() -> int:
    """Write the files, or check them."""
    played = lines([changed(each, map=None) for table in TABLES for each in moments(GAME, table, OTHERS)])
    made = {
        "played.json": played,
        "maps.json": msgspec.json.encode({each: map_seen(each) for each in BATTLEFIELDS}).decode() + "\n",
        "faces.json": shown(played, "en"),
        "faces_fr.json": shown(played, "fr"),
    }
    return write_or_check(FIXTURES, made)


def shown(text: str, language: str) -> str:
    """The faces of all cards that a text names, with all heroes and victory cards."""
    named = set(re.findall(r"[a-z][a-z0-9-]+(?:/[a-z0-9-]+)?", text))
    cards = [card for card in faces(language)["cards"] if card["id"] in named or card["kind"] in HOLDERS]
    return f'{{"cards":{lines(cards).strip()},"keywords":[]}}\n'


if __name__ == "__main__":
    sys.exit(main())
