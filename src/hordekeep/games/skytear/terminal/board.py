"""The battlefield of Skytear, drawn: the map with who stands where, the heroes in a table, Stack and hand below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from hordekeep.games.skytear.content.board_map import draw_map
from hordekeep.games.skytear.ground.boards import load_board
from hordekeep.games.skytear.told.sentences import (
    SIDES,
    UNARMED,
    activation_lines,
    dome_line,
    draft_lines,
    hand_line,
    heading,
    hero_notes,
    lane_line,
    lanes_in_order,
    player_line,
    stack_lines,
    victory_lines,
)
from hordekeep.kernel import Document, Text
from hordekeep.kernel.boards import Voice
from hordekeep.kernel.hexes import Coordinate, read_coordinate

BLUE, RED = "bright_cyan", "bright_red"
"""Colours of the sides; capital and small letters say the same."""
_BLUE_MARKS, _RED_MARKS = r"(?<!\S)\(?[A-Z][A-Z0-9]*", r"(?<!\S)\(?(?:[a-np-z][a-z0-9]*|o[a-z0-9]+)"


def draw(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> RenderableType:
    """The whole board as `seat` may see it; None is a spectator."""
    parts: list[RenderableType] = [Styled(heading(view, say), style="bold")]
    parts += [Styled(each) for each in (*draft_lines(view, say), *victory_lines(view, say))]
    parts += [_map(view), Styled(say(Text("sky-legend")), style="dim")]
    parts += [Styled(lane_line(view, lane, say)) for lane in lanes_in_order(view)]
    parts += [Styled(dome_line(view, dome, say)) for dome in view["domes"]]
    if view["heroes"]:
        parts.append(_heroes(view, say))
    parts += [Styled(each, style="bold") for each in (*activation_lines(view, say), *stack_lines(view, say))]
    parts += [Styled(player_line(player, say)) for player in view["players"]]
    if hand := hand_line(view, seat, say):
        parts.append(Styled(hand, style="bold"))
    return Group(*parts)


# -- the map -----------------------------------------------------------------------------------------------------------


def _map(view: Document) -> Styled:
    lines = draw_map(load_board(view["board"]).map, marks(view)).split("\n")
    drawn = Styled("\n".join([line for line in lines if line.strip()]), no_wrap=True)
    drawn.highlight_regex(_BLUE_MARKS, f"bold {BLUE}")
    drawn.highlight_regex(_RED_MARKS, f"bold {RED}")
    return drawn


def marks(view: Document) -> dict[Coordinate, str]:
    """Up to three letters for each hex on which something is, Blue's in capitals: a hero by the first letters of its
    name, else minions and what they stand on."""
    found: dict[str, str] = {}

    def add(hex: str, mark: str) -> None:
        if hex:
            found[hex] = found.get(hex, "") + mark

    for side in SIDES:
        for minion in view["minions"][side]:
            add(minion["hex"], _of(side, "m"))
        for place in view["pillars"][side]:
            add(place, _of(side, "p"))
    for hero in view["heroes"].values():
        add(hero["illusion"], _of(hero["side"], "i"))
    for lane, towers in view["map"]["towers"].items():
        for side in SIDES:
            if hp := view["lanes"][lane]["towers"][side]:
                add(towers[side], f"{_of(side, 't')}{hp}")
        add(view["lanes"][lane]["token"], str(view["lanes"][lane]["number"]))
    for side in SIDES:
        hp = view["nexus"][side]
        add(view["map"]["nexus"][side], _of(side, "n") + ("" if hp == UNARMED else str(hp)))
    for point in view["map"]["domes"].values():
        add(point, "*")
    for outsider in view["outsiders"]:
        add(outsider["hex"], "#")
    for hero in view["heroes"].values():
        if hero["hex"]:
            found[hero["hex"]] = _of(hero["side"], hero["hero"][:3])
    return {read_coordinate(place): mark[:3] for place, mark in found.items()}


def _of(side: str, letters: str) -> str:
    return letters.upper() if side == "blue" else letters


# -- the heroes --------------------------------------------------------------------------------------------------------


def _heroes(view: Document, say: Voice) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    columns = ("hero", "hex", "hp", "mana", "attack", "armor", "state")
    for column in columns:
        right = column in ("hp", "mana", "attack", "armor")
        table.add_column(say(Text("sky-column", column=column)), justify="right" if right else "left", overflow="fold")
    for hero in view["heroes"].values():
        name = say(Text("hero-of-side", hero=Text(f"hero-{hero['hero']}"), side=hero["side"]))
        state = say(Text("sky-state", state=hero["state"], turn=hero["returns"]))
        cells = [
            Styled(name, style=BLUE if hero["side"] == "blue" else RED),
            hero["hex"],
            f"{hero['hp']}/{hero['max_hp']}",
            str(hero["mana"]),
            f"{hero['attack']}+{hero['flips']}" if hero["flips"] else str(hero["attack"]),
            str(hero["armor"]),
            " ".join([f"{state}.", *hero_notes(hero, say)]),
        ]
        table.add_row(*cells)
    return table
