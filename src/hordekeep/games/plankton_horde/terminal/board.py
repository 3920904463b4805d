"""The board of Horde, drawn: battles on the left, the Pool or the present battle on the right, the players below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from hordekeep.games.plankton_horde.content.components import BATTLES, FACTIONS, TYPES
from hordekeep.games.plankton_horde.told.sentences import (
    face_up,
    fought_now,
    has_costly,
    heading,
    laid_out,
    numbers,
    own_specials,
    specials_of,
)
from hordekeep.kernel import Document, Text
from hordekeep.kernel.boards import Voice

STYLES = {
    "water": "bright_blue",
    "fire": "bright_red",
    "forest": "green",
    "royal": "magenta",
    "sun": "yellow",
    "moon": "cyan",
}
"""A colour for each faction; its name always stands beside it."""

LEFT, RIGHT = 34, 46
"""The widths of the two upper boxes: together 80 columns."""

_HEIGHT = 14
_LONGEST_NAME = 14


def draw(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> RenderableType:
    """The whole board as `seat` may see it; None is a spectator."""
    top = Styled(say(heading(view)), style="bold")
    if view["phase"] == "over":
        return Group(top, _scores(view, names, say))
    right = _battle(view, names, say) if view["phase"] == "battles" else _pool(view, say)
    parts: list[RenderableType] = [top, Columns([_battles(view, seat, names, say), right], padding=(0, 0))]
    parts.append(_players(view, seat, names, say))
    if seat is not None:
        parts.append(Styled(say(own_specials(view, seat, say)), style="italic"))
    return Group(*parts)


def _box(content: RenderableType, title: str, width: int | None = None, height: int | None = None) -> Panel:
    heading = Styled(title, style="bold not dim")
    return Panel(
        content, title=heading, title_align="left", box=box.ROUNDED, width=width, height=height, border_style="dim"
    )


def _name(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def _short_names(names: Sequence[str]) -> Sequence[str]:
    """The names without the budgets of bots, as long as nobody is confused by it."""
    short = [name.partition(":")[0] for name in names]
    return short if len(set(short)) == len(names) else names


def _battles(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> Panel:
    """The row as it was drawn, then the Battle Cards still to come, with the own strength in each."""
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, expand=True)
    table.add_column("", width=1)
    table.add_column(say(Text("horde-column-battle")), no_wrap=True, width=9)
    table.add_column(say(Text("horde-column-token")), justify="right", no_wrap=True)
    table.add_column(say(Text("horde-column-by")), no_wrap=True, overflow="ellipsis", ratio=1)
    if seat is not None:
        table.add_column(say(Text("horde-column-yours")), justify="right", no_wrap=True)
    strength = {} if seat is None else view["seats"][seat]["strength"]
    short = _short_names(names)
    for place, card in enumerate(view["row"]):
        token = "?" if card["token"] is None else str(card["token"])
        who = "" if card["token"] is None else short[card["assigned_by"]]
        mark, style = "", ""
        if view["phase"] == "battles":
            mark = "✓" if place < view["battle"] else "▶" if place == view["battle"] else ""
            style = "dim" if place < view["battle"] else ""
        elif card["token"] is None:
            mark = "▶"
        battle = Styled(say(Text(f"battle-{card['battle']}")), style=STYLES.get(card["battle"], ""))
        table.add_row(mark, battle, token, who, *([str(strength[card["battle"]])] if strength else []), style=style)
    drawn = {card["battle"] for card in view["row"]}
    for name in BATTLES:
        if name not in drawn:
            yours = [str(strength[name])] if strength else []
            table.add_row("", say(Text(f"battle-{name}")), "·", "", *yours, style="dim")
    left = numbers(view["tokens_left"], say).replace(",", "")
    panel = _box(table, say(Text("horde-battles")), LEFT, _HEIGHT)
    if view["tokens_left"]:
        panel.subtitle, panel.subtitle_align = Styled(say(Text("horde-left", tokens=left)), style="not dim"), "left"
    return panel


def _pool(view: Document, say: Voice) -> Panel:
    """The Pool by faction and type, since what matches in either cannot be picked; then the special cards."""
    pool: Counter[str] = Counter(view["pool"])
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False)
    table.add_column("", no_wrap=True, min_width=7)
    for type_ in TYPES:
        table.add_column(say(Text(f"battle-{type_}")), justify="center", no_wrap=True)
    for faction in FACTIONS:
        copies = [pool[f"{faction}-{type_}"] for type_ in TYPES]
        cells = [Styled(str(number), style="bold") if number else Styled("·", style="dim") for number in copies]
        table.add_row(say(Text(f"battle-{faction}")), *cells, style=STYLES[faction])
    content: list[RenderableType] = [table]
    if special := specials_of(view["pool"], say):
        content += ["", Styled(special)]
    title = say(Text("horde-pool", cards=pool.total(), deck=view["deck_size"]))
    panel = _box(Group(*content), title, RIGHT, _HEIGHT)
    if has_costly(view):
        panel.subtitle, panel.subtitle_align = Styled(say(Text("horde-costly")), style="not dim"), "left"
    return panel


def _battle(view: Document, names: Sequence[str], say: Voice) -> Panel:
    """The present battle: what everybody has laid out and added, with the totals (PH-FB-02, PH-WILD-05)."""
    table = Table(box=None, padding=(0, 0, 0, 1), pad_edge=False, show_header=False, expand=True)
    table.add_column(justify="right", width=2)
    table.add_column(ratio=1)
    best = max(side["battle_total"] for side in view["seats"])
    lines = 0
    for place, side in enumerate(view["seats"]):
        leads = side["battle_total"] == best
        told = Styled.assemble((_name(names[place]), "bold"), ": ", laid_out(view, place, say))
        table.add_row(Styled(str(side["battle_total"]), style="bold reverse" if leads else "bold"), told)
        lines += 1 + len(told) // (RIGHT - 12)
    return _box(table, say(fought_now(view)).rstrip("."), RIGHT, max(_HEIGHT, lines + 2))


def _players(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> Panel:
    fighting = view["phase"] in ("battles", "trickster")
    table = Table(box=None, padding=(0, 0, 0, 2), pad_edge=False, expand=True)
    table.add_column("", width=1)
    table.add_column(say(Text("horde-column-player")), no_wrap=True)
    if fighting:
        table.add_column(say(Text("horde-column-won")), ratio=1)
        table.add_column(say(Text("horde-column-points")), justify="right")
    else:
        table.add_column(say(Text("horde-column-picks")), no_wrap=True)
        table.add_column(say(Text("horde-column-face-up")), ratio=1)
    table.add_column(say(Text("horde-column-horde")), justify="right")
    for place, side in enumerate(view["seats"]):
        mark = "▶" if place == view["turn"] else ""
        name = _name(names[place]) + (f" {say(Text('board-you'))}" if place == seat else "")
        if fighting:
            middle = [numbers(side["won"], say), str(side["token_points"])]
        else:
            picks = say(Text("horde-picks", total=side["total"], target=view["target"]))
            middle = [picks, face_up(view, place, say) or "·"]
        table.add_row(mark, Styled(name, style="bold" if place == seat else ""), *middle, str(side["horde_size"]))
    return _box(table, say(Text("horde-players")), LEFT + RIGHT)


def _scores(view: Document, names: Sequence[str], say: Voice) -> Panel:
    """How everybody's score came about (PH-VIC-01)."""
    table = Table(box=None, padding=(0, 0, 0, 2), pad_edge=False, expand=True)
    table.add_column(say(Text("horde-column-player")), no_wrap=True)
    table.add_column(say(Text("horde-column-won")), ratio=1)
    for column in ("tokens", "vampires", "elvenking", "score"):
        table.add_column(say(Text(f"horde-column-{column}")), justify="right", no_wrap=True)
    for place, side in enumerate(view["seats"]):
        parts = [side["token_points"], side["vampire_bonus"], side["elvenking_bonus"]]
        score = Styled(str(side["score"]), style="bold")
        table.add_row(_name(names[place]), numbers(side["won"], say), *map(str, parts), score)
    return _box(table, say(Text("horde-scores")), LEFT + RIGHT)
