"""Draw docs/images/terminal.svg: a real question of a real game, as `hordekeep play` shows it.

Run it again after a change to the board:  python scripts/draw_terminal.py
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hordekeep.bots import chair_at, find_bot
from hordekeep.kernel import Dice
from hordekeep.terminal.opening import begin
from hordekeep.terminal.screen import WIDTH
from hordekeep.terminal.session import show_news, show_question
from hordekeep.terminal.table import Table

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SOFT = ["26 29 36", "e8 6c 6c", "7e c6 79", "e2 b6 5c", "70 98 f0", "c4 8c e2", "5e c4 cc", "d6 d9 e4"]
BRIGHT = ["5c 62 78", "f4 80 76", "96 d8 8e", "f0 cc 78", "84 ac ff", "d4 a0 f0", "7c d6 de", "f0 f2 f8"]
"""The colours of the picture: the eight of a terminal, soft and bright."""


def colour(text: str) -> tuple[int, int, int]:
    """A colour from its three hexadecimal numbers."""
    red, green, blue = bytes.fromhex(text)
    return red, green, blue


def night() -> TerminalTheme:
    """Those colours on a dark ground."""
    return TerminalTheme((22, 24, 33), (214, 217, 228), list(map(colour, SOFT)), list(map(colour, BRIGHT)))


def reach_question(seed: str, choices: int) -> Table:
    """A game between a person and two bots, played on by bots to the person's first question after so many choices."""
    table = begin("plankton-horde", "you,ismcts:800,greedy", [], seed, "en", plain=True)
    match, bot = table.match, find_bot("ismcts:120")
    while match.ask is not None:
        seat = match.ask.seat
        if seat == 0:
            if len(match.made) >= choices:
                return table
            table.told[0] = len(match.log)
        match.play(bot.think(chair_at(match, seat, Dice(f"{seed}/{len(match.made)}"))).choice, seat)
    raise SystemExit(f"the game of seed {seed!r} ends before choice {choices}")


def draw(table: Table) -> str:
    """The screen at that question as an SVG that loads nothing from anywhere."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    table.screen.plain = False
    table.screen.console = console
    show_news(table, 0)
    show_question(table, 0)
    svg = console.export_svg(title="hordekeep play", theme=night(), unique_id="hordekeep")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!-- .*? -->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", "font-family: monospace;", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(reach_question("a stormy night", 84)), encoding="utf-8")
    sys.stdout.write(f"Wrote {PICTURE.name}.\n")
