"""Draw a battlefield of Skytear as text, with all that stands on it at set-up, and say which rules it breaks.

python -m scripts.draw_board src/hordekeep/games/skytear/content/boards/two_lanes.toml
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hordekeep.games.skytear.content.board_map import draw_map
from hordekeep.games.skytear.content.setting import BLUE, RED
from hordekeep.games.skytear.ground.boards import Battlefield, read_board
from hordekeep.kernel import BadInput
from hordekeep.language.card_files import read_text
from scripts.board_rules import check_board

LEGEND = (
    ". field   = lane   , base   o Dome   (.) Cover   | / \\ white line   "
    "N Nexus   T Tower   C control token   P control point   b r minions"
)


def drawn(field: Battlefield) -> str:
    """The map with structures, tokens, control points and minions as letters."""
    marks = dict.fromkeys(field.nexus, "N")
    for lane in field.lanes:
        marks |= dict.fromkeys(lane.towers, "T") | {lane.control_start: "C"}
        marks |= dict.fromkeys(lane.minions[BLUE], "b") | dict.fromkeys(lane.minions[RED], "r")
    marks |= {dome.control_point: "P" for dome in field.domes}
    frame = field.board.frame
    return draw_map(field.map, {frame.coordinate(each): letter for each, letter in marks.items()})


def main() -> int:
    """Draw the files that are named; 1 if one cannot be read or breaks a rule."""
    parser = argparse.ArgumentParser(description="Draw battlefields of Skytear and check them.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    wrong = 0
    for path in parser.parse_args().files:
        try:
            field = read_board(str(path), read_text(path))
        except BadInput as error:
            sys.stderr.write(f"{error}\n")
            wrong += 1
            continue
        found = check_board(field)
        hexes = field.board.exists.bit_count()
        verdict = "\n".join(map(str, found)) or "It keeps every rule."
        sys.stdout.write(f"{field.names['en']}: {hexes} hexes\n\n{drawn(field)}\n{LEGEND}\n{verdict}\n\n")
        wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
