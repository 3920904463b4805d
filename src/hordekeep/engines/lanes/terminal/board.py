"""The board of both editions, drawn: portal and back line above, the six lanes, the castle and the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from hordekeep.engines.lanes.told.piece_words import ends, figures, name_of, tags
from hordekeep.engines.lanes.told.sentences import (
    advice_lines,
    back_line,
    castle_line,
    difficulty_lines,
    enchantment_lines,
    forecast_lines,
    hand_line,
    heading,
    horde_lines,
    pile_lines,
    portal_line,
)
from hordekeep.kernel import Document, Text, seat_name
from hordekeep.kernel.boards import Voice

WIDEST = 122
"""Lanes grow no wider in a wide terminal than names need."""

MONSTER, ALLY, BAD, GOOD = "bright_red", "bright_cyan", "bold red", "bold green"
"""Colours of the two sides and of what is bad or good for the alliance; words and places say the same."""


def draw(view: Document, seat: int | None, names: Sequence[str], say: Voice) -> RenderableType:
    """The whole board as `seat` may see it; None is a spectator."""
    parts: list[RenderableType] = [
        Styled.assemble(
            (say(heading(view)), "bold"),
            "  ",
            "  ".join([*difficulty_lines(view, say), *pile_lines(view, say), *enchantment_lines(view, say)]),
        ),
        Styled("  ".join([portal_line(view, say), *horde_lines(view, names, say)])),
        Styled(back_line(view, say), style=MONSTER),
        _lanes(view, say),
        _below(view, say),
    ]
    parts += [Styled(told, style="bold") for told in forecast_lines(view, say)]
    if hand := hand_line(view, seat, say):
        parts.append(Styled(hand, style=ALLY))
    parts += [Styled(told, style="italic") for told in advice_lines(view, say)]
    return Group(*parts)


def _below(view: Document, say: Voice) -> Styled:
    """The castle, then mana and piles of each alliance player, by name where there are two."""
    told = [castle_line(view, say)]
    several = len(view["players"]) > 1
    for player in view["players"]:
        hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        words = {"mana": player["mana"], "hand": hand, "deck": player["deck"], "discard": len(player["discard"])}
        if several:
            told.append(say(Text("lanes-player", who=seat_name(player["seat"]), **words)))
        else:
            told.append(say(Text("lanes-piles", **words)))
    return Styled("  ".join(told))


def _lanes(view: Document, say: Voice) -> Table:
    """Six columns: the monster, the lane's number with its forecast, the ally or tower."""
    table = Table(box=box.SQUARE, show_header=False, padding=(0, 0), expand=True, show_lines=True, border_style="dim")
    lanes, markers = view["lanes"], view.get("markers") or [None] * len(view["lanes"])
    for _ in lanes:
        table.add_column(ratio=1, justify="center", overflow="fold")
    fighting = view["fight_lane"]
    table.add_row(*(_piece(lane["monster"], MONSTER, say) for lane in lanes))
    middle = [_middle(number, marker, fighting, say) for number, marker in enumerate(markers, start=1)]
    above = [None if marker is None else _outcome(marker, "monster", GOOD) for marker in markers]
    if any(above):  # every lane then has a line above its number, so that the numbers stand in one line
        line = Styled("\n", justify="center")
        middle = [line.join((first or Styled(), rest)) for first, rest in zip(above, middle, strict=True)]
    table.add_row(*middle)
    table.add_row(*(_piece(lane["alliance"], ALLY, say) for lane in lanes))
    return table


def _piece(piece: Document | None, style: str, say: Voice) -> Styled:
    """A card in its lane: its name, attack and health, then everything else in a few words."""
    if piece is None:
        return Styled("·", style="dim")
    if not piece["card"]:
        return Styled(f"?\n{say(Text('lanes-hidden'))}", style=style, justify="center")
    told = Styled(justify="center")
    told.append(name_of(piece, say), style=style if piece["ready"] else f"{style} dim")
    if numbers := figures(piece):
        told.append(f"\n{numbers}", style="bold")
    for tag in tags(piece, say):
        told.append(f"\n{tag}")
    return told


def _middle(number: int, marker: Document | None, fighting: int, say: Voice) -> Styled:
    """A lane's number, then what its fight would do to castle and portal, and to the card below."""
    told = Styled(justify="center")
    told.append(f"▶ {number} ◀" if number == fighting else f"─ {number} ─", style="bold")
    if marker is None:
        return told
    for who, style in (("castle", BAD), ("portal", GOOD)):
        if marker[who]:
            told.append("\n" + say(Text(f"lanes-short-{who}", amount=marker[who])), style=style)
    if marker["reason"] in ("taunt", "pulled", "hidden"):
        short = "hidden" if marker["reason"] == "hidden" else "taunt"
        told.append("\n" + say(Text(f"lanes-short-{short}")), style="bold")
    if (below := _outcome(marker, "ally", BAD)) is not None:
        told.append("\n").append_text(below)
    return told


def _outcome(marker: Document, who: str, style: str) -> Styled | None:
    """The health of the card above or below before and after; a cross if it falls. Nothing if nothing happens to it."""
    found = ends(marker, who)
    if found is None or marker[who][0] == marker[who][1]:
        return None
    words, falls = found
    return Styled(f"{words} ✗" if falls else words, style=style if falls else "")
