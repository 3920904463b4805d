"""The boards of the games with hexes, as the pages about scenarios list them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hordekeep.games.cloudspire.content.boards import layout_codes
from hordekeep.games.skytear.content.board_map import TERRAIN
from hordekeep.games.skytear.content.setting import ROWS
from hordekeep.kernel import find_game

Lists = list[tuple[str, str]]


def boards_of(slug: str) -> Iterator[tuple[str, Lists]]:
    """The boards of a game: the name of each, and what lies where."""
    if slug == "cloudspire":
        for code in layout_codes():
            yield f"layout {code}", list(_isles(_map(slug, {"layout": code, "seats": int(code[-1])})))
    elif slug == "skytear":
        for board in ROWS:
            yield f"board {board}", list(_battlefield(_map(slug, {"board": board})))


def _map(slug: str, position: Mapping[str, Any]) -> Mapping[str, Any]:
    game = find_game(slug)
    shown = game.positions.show(game.positions.read(dict(position)))
    found: Mapping[str, Any] = shown["map"]
    return found


def _isles(board: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    by_terrain: dict[str, list[str]] = {}
    for spot, there in board["hexes"].items():
        by_terrain.setdefault(there["terrain"], []).append(spot)
    for terrain in sorted(by_terrain):
        yield terrain, _listed(by_terrain[terrain])
    yield "source wells", _listed(spot for spot, there in board["hexes"].items() if there.get("well"))
    for letter, fortress in zip("ABCD", board["fortresses"], strict=False):
        yield f"fortress {letter}", f"gate `{fortress['gate']}`, wells {_listed(fortress['wells'])}"


def _battlefield(board: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    by_terrain: dict[str, list[str]] = {}
    for row in board["rows"]:
        for place, sign in enumerate(row["terrain"]):
            by_terrain.setdefault(TERRAIN[sign], []).append(f"{row['q'] + place}.{row['r']}")
    for terrain in sorted(by_terrain):
        yield terrain, _listed(by_terrain[terrain])
    yield "cover", _listed(board["cover"])
    yield "white lines between", ", ".join(f"`{one}` and `{other}`" for one, other in board["walls"])
    yield "Nexus", _sides(board["nexus"])
    for lane, towers in board["towers"].items():
        yield f"Towers, {lane}", _sides(towers)
    yield "Domes", ", ".join(f"{name} `{spot}`" for name, spot in board["domes"].items())


def _sides(hexes: Mapping[str, str]) -> str:
    return ", ".join(f"{side} `{spot}`" for side, spot in hexes.items())


def _listed(hexes: Iterable[str]) -> str:
    return ", ".join(f"`{spot}`" for spot in hexes)
