"""The isles of Cloudspire drawn with letters, from a view.

Hexes have a flat top: those of one column stand below one another, those of the next half a hex lower or higher. A
column has its first coordinate above it, a free hex shows the second behind the sign of its terrain: "=-2" in column 3
is the path 3.-2.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text as Styled

from hordekeep.kernel import Document, Text
from hordekeep.kernel.boards import Voice
from hordekeep.kernel.hexes import Coordinate, read_coordinate
from hordekeep.kernel.options import SEAT_LETTERS

SIGNS = {"path": "=", "grass": '"', "forest": "&", "mountain": "^", "water": "~"}
"""The signs of terrains; colours say the same."""
GROUND = {"path": "", "grass": "green", "forest": "green4", "mountain": "yellow", "water": "blue"}
SEATS = ("bright_cyan", "bright_red", "bright_yellow", "bright_magenta")
"""Colours of the fortresses; their letters say the same."""
NARROW, WIDE = 3, 4
"""How many signs a column may be wide; a hex has twice as much, since none stands beside it in its line."""


class Cell(NamedTuple):
    """What is drawn on a hex, and in which colour."""

    mark: str
    style: str = ""


def draw_isles(view: Document, say: Voice, width: int = NARROW) -> Styled:
    """The whole map, each column `width` signs wide."""
    found = cells(view, say)
    columns = range(min(q for q, _ in found), max(q for q, _ in found) + 1)
    heights = [q + 2 * r for q, r in found]
    drawn = Styled("".join(str(q).ljust(width) for q in columns).rstrip(), style="dim", no_wrap=True)
    for height in range(min(heights), max(heights) + 1):
        drawn.append("\n")
        filled = 0
        for place, q in enumerate(columns):
            cell = found.get((q, (height - q) // 2)) if (height - q) % 2 == 0 else None
            if cell is not None:
                drawn.append(" " * (place * width - filled))
                drawn.append(cell.mark[: 2 * width], style=cell.style or "not dim")
                filled = place * width + min(len(cell.mark), 2 * width)
    return drawn


def legend(view: Document, say: Voice) -> str:
    """What the signs mean; those of which there is none on the map are left out."""
    units = [unit["kind"] for player in view["players"] for unit in player["units"]]
    landmarks = view["landmarks"].values()
    signs = {
        "fortress": True,
        "spire": any(player["spires"] for player in view["players"]),
        "hero": "hero" in units,
        "minion": any(kind != "hero" for kind in units),
        "hidden": any("chip" not in each for each in landmarks),
        "known": any(each.get("seen") for each in landmarks),
        "landmark": any("chip" in each and not each.get("seen") for each in landmarks),
        "earthscape": any(ground.get("layer") for ground in view["map"]["hexes"].values()),
        "item": bool(view["items"]),
    }
    shown = [say(Text("isles-sign", sign=sign)) for sign, is_drawn in signs.items() if is_drawn]
    return say(Text("isles-legend", signs=", ".join(shown)))


def breadth(view: Document, width: int = NARROW) -> int:
    """How wide the map is if each column is `width` signs wide."""
    spots = [read_coordinate(each)[0] for each in (*view["map"]["hexes"], *view["map"]["bodies"], *_homes(view))]
    return (max(spots) - min(spots) + 2) * width


def _homes(view: Document) -> list[str]:
    return [each for home in view["map"]["fortresses"] for each in (home["gate"], *home["wells"])]


def cells(view: Document, say: Voice) -> dict[Coordinate, Cell]:
    """What is drawn on each hex: the ground, and over it whatever stands there."""
    found: dict[str, Cell] = {}
    for place, ground in view["map"]["hexes"].items():
        found[place] = _ground(place, ground, place in view["items"])
    for place in view["map"]["bodies"]:
        found[place] = Cell("##", "dim")
    for seat, home in enumerate(view["map"]["fortresses"]):
        for place in home["wells"]:
            found[place] = Cell(f"{SEAT_LETTERS[seat].lower()}{read_coordinate(place)[1]}*", SEATS[seat])
        found[home["gate"]] = Cell(f"[{SEAT_LETTERS[seat]}{view['players'][seat]['gate']}]", f"bold {SEATS[seat]}")
    for place, landmark in view["landmarks"].items():
        found[place] = _landmark(landmark, say)
    for player in view["players"]:
        letter, style = SEAT_LETTERS[player["seat"]], f"bold {SEATS[player['seat']]}"
        for spire in player["spires"]:
            found[spire["hex"]] = Cell(f"{letter}|{spire['upgrades']}", style)
        for unit in player["units"]:
            name = say(Text(f"face-{unit['chip']}"))[:2]
            name = name if unit["kind"] == "hero" else name.lower()
            found[unit["hex"]] = Cell(f"{letter}{name}{unit['health']}", style)
    return {read_coordinate(place): cell for place, cell in found.items() if place}


def _ground(place: str, ground: Document, has_item: bool) -> Cell:
    """A free hex: terrain, second coordinate, a star for a well, a plus for each layer of earthscapes."""
    behind = ("*" if ground.get("well") else "") + ("%" if has_item else "") + "+" * ground.get("layer", 0)
    return Cell(f"{SIGNS[ground['terrain']]}{read_coordinate(place)[1]}{behind}", GROUND[ground["terrain"]])


def _landmark(landmark: Document, say: Voice) -> Cell:
    """A landmark: face down its type alone, in brackets what the viewer has looked at, face up with its health."""
    if "chip" not in landmark:
        return Cell(f"?{say(Text('isles-type-mark', type=landmark['type']))}", "bright_black")
    name = say(Text(f"face-{landmark['chip']}"))[:2].lower()
    if landmark.get("seen"):
        return Cell(f"({name})", "bright_black")
    return Cell(f"!{name}{landmark['health'] or ''}", "bold")
