"""Where a value stands in a scenario's text: the line of every path, and the path that an error message is about."""

from __future__ import annotations

import re
from collections.abc import Sequence

FieldPath = tuple[str, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r"[A-Za-z0-9_-]+|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'")
_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BARE = re.compile(r"[^,\]}\n#]*")


def value_lines(text: str) -> dict[FieldPath, int]:
    """The line (from 1) of every key and item of a TOML text that is known to be valid.

    >>> lines = value_lines("[[scenario]]\\nseats = [\\n  { horde = [] },\\n  { horde = [] },\\n]")
    >>> lines["scenario", "0", "seats", "1", "horde"]
    4
    """
    return _Scan(text).lines


class _Scan:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[FieldPath, int] = {}
        self._tables: dict[FieldPath, int] = {}
        table: FieldPath = ()
        while self._skip() < len(text):
            if text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self) -> int:
        self._take(_BLANK)
        return self.at

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        if found is None:
            raise ValueError(f"no {pattern.pattern} at {self.at}")
        self.at = found.end()
        return found[0]

    def _mark(self, path: FieldPath) -> None:
        self.lines.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def _keys(self) -> FieldPath:
        keys = []
        while True:
            self._skip()
            key = self._take(_KEY)
            keys.append(key[1:-1] if key[0] in "\"'" else key)
            self._skip()
            if self.text[self.at] != ".":
                return tuple(keys)
            self.at += 1

    def _header(self) -> FieldPath:
        """`[a.b]` or `[[a.b]]`: the path of the table, with the numbers of the tables that it is in."""
        opened, start = self.text.startswith("[[", self.at), self.at
        self.at += 2 if opened else 1
        path: FieldPath = ()
        keys = self._keys()
        for place, key in enumerate(keys):
            path += (key,)
            if opened and place == len(keys) - 1:
                self._tables[path] = self._tables.get(path, -1) + 1
            if path in self._tables:
                path += (str(self._tables[path]),)
        self.at = start
        self._mark(path)
        self.at = self.text.index("]", self.at) + (2 if opened else 1)
        return path

    def _pair(self, table: FieldPath) -> None:
        self._skip()
        start = self.at
        path = table + self._keys()
        end, self.at = self.at, start
        self._mark(path)
        self.at = end + 1  # the "="
        self._value(path)

    def _value(self, path: FieldPath) -> None:
        self._skip()
        self._mark(path)
        if self.text[self.at] in "\"'":
            self._take(_STRING)
        elif self.text[self.at] == "[":
            self._items(path, "]")
        elif self.text[self.at] == "{":
            self._items(path, "}")
        else:
            self._take(_BARE)

    def _items(self, path: FieldPath, end: str) -> None:
        number = 0
        self.at += 1
        while self.text[self._skip()] != end:
            if self.text[self.at] == ",":
                self.at += 1
            elif end == "]":
                self._value((*path, str(number)))
                number += 1
            else:
                self._pair(path)
        self.at += 1


def path_of(error: str) -> FieldPath:
    """The path that an error message names: as msgspec writes it, or as positions do.

    >>> path_of("position, 'seats.1.horde': There is no card 'sun-cat'.")
    ('position', 'seats', '1', 'horde')
    >>> path_of("position: Object contains unknown field `y` - at `$.seats[1]`")
    ('position', 'seats', '1', 'y')
    """
    path: FieldPath = ()
    if named := re.match(r"position(?:, '([^']+)')?", error):
        path = ("position", *(named[1].split(".") if named[1] else ()))
    elif named := re.match(r"option '([^']+)'", error):
        path = ("start", "options", named[1])
    elif error.startswith("seats:"):
        path = ("start", "seats")
    elif error.startswith("dice:"):
        path = ("dice",)
    if at := re.search(r"at `\$([^`]*)", error):
        path += tuple(re.findall(r"[^.\[\]]+", at[1].partition("[...]")[0]))
    if field := re.search(r"(?:unknown|missing required) field `([^`]+)`", error):
        path += (field[1],)
    return path


def line_of(path: Sequence[str], block: Sequence[str], line: int) -> int:
    """The line of a path in the block of a scenario that begins at `line`; of what it is in, where it is not written.

    >>> line_of(("position", "round"), ["[[scenario]]", "[scenario.position]", "row = []"], 10)
    11
    """
    lines = value_lines("\n".join(block))
    whole = ("scenario", "0", *path)
    known = (lines[whole[:length]] for length in range(len(whole), 1, -1) if whole[:length] in lines)
    return line + next(known, 1) - 1
