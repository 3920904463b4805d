"""The screen: boxes and colours where there is a terminal, plain sentences where there is none or one is not wanted."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from typing import TextIO

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from hordekeep.kernel.boards import WIDTH

_LINES_TO_HIDE = 40
_ROOM_TO_TYPE = 20


class NobodyThere(Exception):
    """Nobody types any more: the input has ended, or somebody pressed Ctrl-C."""


class Screen:
    """Where everything is shown and read.

    In plain mode every line is a sentence of its own, without colour, boxes or moving the cursor.
    """

    def __init__(
        self,
        *,
        plain: bool,
        out: TextIO | None = None,
        type_in: Callable[[str], str] = input,
        widest: int = WIDTH,
    ) -> None:
        self.plain = plain
        self.out = out or sys.stdout
        self.type_in = type_in
        for stream in (self.out, sys.stdin):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?" and plays on
        self.console = Console(
            file=self.out, width=None if plain else min(widest, Console().width), no_color=plain or None
        )
        if not plain and find_spec("readline"):
            import_module("readline")  # input() then knows the arrow keys

    def line(self, sentence: str = "", style: str = "") -> None:
        """Show one sentence."""
        if self.plain:
            self.out.write(sentence + "\n")
        else:
            self.console.print(Styled(sentence, style=style), highlight=False)

    def lines(self, sentences: Sequence[str], style: str = "") -> None:
        """Show several sentences."""
        for sentence in sentences:
            self.line(sentence, style)

    def indented(self, sentence: str) -> None:
        """Show one sentence that belongs to the line before; as any other in plain mode."""
        if self.plain:
            self.line(sentence)
        else:
            self.draw(Padding(Styled(sentence), (0, 0, 0, 2)))

    def cite(self, sentence: str, rule: str, spoken_rule: str, style: str = "") -> None:
        """Show a sentence with the rule behind it: its id, or in plain mode a second sentence."""
        if self.plain:
            self.line(f"{sentence} {spoken_rule}")
        else:
            self.draw(Padding(Styled.assemble((sentence, style), (f"  [{rule}]", "dim")), (0, 0, 0, 2)))

    def choices(self, labels: Mapping[int, str]) -> None:
        """Show labels by their numbers side by side. Only for screens that are not plain."""
        width = len(str(max(labels, default=0)))
        numbered = [f"{number:>{width}} {label}" for number, label in labels.items()]
        for row in columns(numbered, self.console.width - 2):
            line = Styled(f"  {row}")
            line.highlight_regex(r"(?:^| ) +\d+ ", "bold cyan")
            self.draw(line)

    def draw(self, picture: RenderableType) -> None:
        """Show a board. Only for screens that are not plain."""
        self.console.print(picture, highlight=False)

    def heading(self, words: str) -> None:
        """Begin a new part of the screen."""
        if self.plain:
            self.line(f"{words}.")
        else:
            self.console.print()
            self.console.rule(Styled(words, style="bold"), style="dim", align="left")

    def clear(self) -> None:
        """Hide what was shown: clear the screen, or push it away with blank lines."""
        if self.plain:
            self.out.write("\n" * _LINES_TO_HIDE)
        else:
            self.console.clear()

    def thinking(self, words: str) -> AbstractContextManager[object]:
        """Show that a bot thinks, as long as it does."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        return self.console.status(Styled(words, style="dim"), spinner="dots")

    def read(self, question: str) -> str:
        """What is typed, without the spaces around it; `NobodyThere` when nothing more comes."""
        prompt = f"{question} "
        if self.plain or cell_len(prompt) > self.console.width - _ROOM_TO_TYPE:
            self.line(question)
            prompt = "" if self.plain else "> "
        self.out.flush()
        try:
            typed = self.type_in(prompt)
        except (EOFError, KeyboardInterrupt):
            self.out.write("\n")
            raise NobodyThere from None
        return "".join(sign for sign in typed if sign.isprintable()).strip()


def is_plain(wanted: bool, out: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Is plain mode wanted, or is there no terminal that could do more?

    >>> is_plain(False, io.StringIO(), {"TERM": "xterm"})
    True
    """
    return wanted or not out.isatty() or environment.get("TERM", "") in ("dumb", "unknown", "")


def columns(labels: Sequence[str], width: int = WIDTH) -> list[str]:
    """Labels side by side, read downwards, in as many columns as fit.

    >>> columns(["1 Pass", "2 Steal", "3 Stop"], 18)
    ['1 Pass   3 Stop', '2 Steal']
    """
    widest = max(map(cell_len, labels), default=1)
    across = max(1, (width + 2) // (widest + 2))
    down = -(-len(labels) // across)
    rows = [[label + " " * (widest - cell_len(label)) for label in labels[row::down]] for row in range(down)]
    return ["  ".join(row).rstrip() for row in rows]
