"""Content files being read into Structs: the places of all ids, and whatever is wrong told with its place."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from hordekeep.language.card_files import CardFile, Table, read_table
from hordekeep.language.packs import id_of, is_id
from hordekeep.language.problems import Problem, did_you_mean

Tell = Callable[[Problem], None]
Fault = tuple[str, str, str]
"""A field, what is wrong with it, and what to do."""
_Any = TypeVar("_Any", bound=msgspec.Struct)


class ContentReading:
    """What the readers of all games' files have in common. `never_ours` are the fields that no file can call ours,
    `sentence` is the form of a sentence."""

    never_ours: tuple[str, ...] = ("id", "ours")
    sentence = re.compile(r"[A-Z][A-Za-z0-9 ,'+-]*\.")

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.known: dict[tuple[str, str], Table] = {}

    def heading_of(self, file: CardFile, headings: Sequence[str], advice: str) -> str | None:
        """The one heading of a file, which says what it holds."""
        named = [name for name in file.headings if name in headings]
        for name, table in file.headings.items():
            if name not in named:
                near = did_you_mean(name, (*headings, "card"))
                self.tell(Problem(file.name, table.line, 0, f"There is no table [{name}].", near))
        if len(named) == 1:
            return named[0]
        self.tell(Problem(file.name, 1, 0, "It needs one heading.", advice))
        return None

    def every(self, tables: Iterable[Table], kind: type[_Any]) -> list[tuple[Table, _Any]]:
        """The tables that can be read, and what they hold."""
        return [(table, read) for table in tables if (read := self.read(table, kind)) is not None]

    def read(self, table: Table, kind: type[_Any]) -> _Any | None:
        """A table as a Struct, with the fields that it calls ours looked up."""
        found = read_table(table, kind, self.tell)
        fields = [each for each in kind.__struct_encode_fields__ if each not in self.never_ours]
        for each in getattr(found, "ours", ()):
            if each not in fields:
                self.tell(table.problem("ours", f"{each!r} cannot be ours.", did_you_mean(each, fields)))
        return found

    def id(self, table: Table, id: str, kind: str) -> None:
        """An id has the form of one, and stands for one thing."""
        if not is_id(id):
            self.tell(table.problem("id", f"{id!r} is no id.", f"Write id = {id_of(id) or 'card'!r}."))
        other = self.known.setdefault((kind, id), table)
        if other is not table:
            self.tell(table.problem("id", f"There is already a {kind} {id!r}, in {other.file}, line {other.line}."))

    def faults(self, table: Table, faults: Iterable[Fault]) -> None:
        """What a check has found."""
        for field, what, advice in faults:
            self.tell(table.problem(field, what, advice))

    def sentences(self, table: Table, text: Sequence[str], field: str = "text") -> None:
        """Sentences have the form of sentences, and there is at least one."""
        if not text:
            self.tell(table.problem(field, "It needs a sentence.", f'Write {field} = ["..."].'))
        for sentence in text:
            if not self.sentence.fullmatch(sentence):
                line, column = table.place_of(sentence)
                advice = "Begin with a capital, end with a full stop, and write one sentence a string."
                self.tell(Problem(table.file, line, column, f"{sentence!r} is not one sentence.", advice))
