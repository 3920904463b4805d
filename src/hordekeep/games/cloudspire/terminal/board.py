"""The isles of Cloudspire, drawn: the map, the fortresses beside it, units and spires in tables below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text as Styled

from hordekeep.games.cloudspire.terminal.map import NARROW, SEATS, WIDE, breadth, draw_isles, legend
from hordekeep.games.cloudspire.told.sentences import (
    enters,
    event_lines,
    fortress_name,
    fortress_notes,
    heading,
    item_lines,
    landmark_lines,
    spire_notes,
    stack_lines,
    table_lines,
    unit_notes,
    upgrades,
)
from hordekeep.kernel import Document, Text
from hordekeep.kernel.boards import Voice
from hordekeep.kernel.options import SEAT_LETTERS

WIDEST = 120
"""The fortresses beside the map grow no wider in a wide terminal than their lines need."""
BESIDE = 28
"""With less room beside the map the fortresses go below it."""


def draw(view: Document, seat: int | None, _names: Sequence[str], say: Voice) -> RenderableType:
    """The whole board as `seat` may see it; None is a spectator."""
    parts: list[RenderableType] = [
        Styled(" ".join([heading(view, say), *event_lines(view, say)]), style="bold"),
        _MapAndFortresses(view, seat, say),
        Styled(legend(view, say), style="dim"),
    ]
    if any(player["units"] for player in view["players"]):
        parts.append(_units(view, say))
    if any(player["spires"] for player in view["players"]):
        parts.append(_spires(view, say))
    parts += [Styled(line) for line in (*landmark_lines(view, say), *item_lines(view, say))]
    return Group(*parts)


class _MapAndFortresses:
    """The map with the fortresses beside it, or below it in a narrow terminal."""

    def __init__(self, view: Document, seat: int | None, say: Voice) -> None:
        self.view, self.seat, self.say = view, seat, say

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """As wide as there is room."""
        room = options.max_width
        width = WIDE if room >= breadth(self.view, WIDE) + BESIDE else NARROW
        isles = draw_isles(self.view, self.say, width)
        fortresses = _fortresses(self.view, self.seat, self.say)
        if room < breadth(self.view, width) + BESIDE:
            yield isles
            yield fortresses
            return
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=breadth(self.view, width), no_wrap=True)
        both.add_column(width=room - breadth(self.view, width) - 1)
        both.add_row(isles, fortresses)
        yield both


def _fortresses(view: Document, seat: int | None, say: Voice) -> Group:
    """Each fortress, then the market and the supply."""
    parts: list[Styled] = []
    for player in view["players"]:
        name = fortress_name(view, player, say)
        if player["seat"] == seat:
            name = f"{name} {say(Text('board-you'))}"
        numbers = {key: player[key] for key in ("source", "source_capacity", "gate", "power")}
        parts.append(Styled(name, style=f"bold {SEATS[player['seat']]}"))
        parts.append(Styled(say(Text("isles-numbers", **numbers))))
        parts += [Styled(line) for line in (*fortress_notes(view, player, say), *stack_lines(player, say))]
        parts.append(Styled())
    return Group(*parts, *[Styled(line) for line in table_lines(view, seat, say)])


# -- the tables --------------------------------------------------------------------------------------------------------


def _table(columns: Sequence[str], say: Voice) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        right = column in ("health", "attack", "range", "move", "dice")
        table.add_column(say(Text("isles-column", column=column)), justify="right" if right else "left")
    return table


def _units(view: Document, say: Voice) -> Table:
    table = _table(("unit", "hex", "health", "attack", "range", "move", "terrain", "notes"), say)
    for player in view["players"]:
        for unit in player["units"]:
            cells = [
                _named(player, unit, say),
                unit["hex"],
                f"{unit['health']}/{unit['max_health']}",
                "-" if unit["attack"] is None else str(unit["attack"]),
                str(unit["range"]),
                str(unit["move"]),
                enters(unit, say),
                " ".join(unit_notes(view, unit, say)),
            ]
            table.add_row(*cells)
    return table


def _spires(view: Document, say: Voice) -> Table:
    table = _table(("spire", "hex", "upgrades", "dice", "range", "notes"), say)
    for player in view["players"]:
        for spire in player["spires"]:
            cells = [
                _named(player, spire, say),
                spire["hex"],
                upgrades(spire["upgrades"], say),
                str(spire["dice"]),
                str(spire["range"]) if spire["dice"] else "-",
                " ".join(spire_notes(spire, say)),
            ]
            table.add_row(*cells)
    return table


def _named(player: Document, chip: Document, say: Voice) -> Styled:
    """A chip with the letter of its fortress, in that fortress's colour."""
    name = f"{SEAT_LETTERS[player['seat']]} {say(Text('face-' + chip['chip']))}"
    return Styled(name, style=SEATS[player["seat"]])
