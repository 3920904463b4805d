"""Card files: TOML with a heading table and `[[card]]` tables, which know the lines that they stand on."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from hordekeep.kernel import BadInput, once
from hordekeep.language.problems import Problem, did_you_mean

S = TypeVar("S", bound=msgspec.Struct)
SENTENCES = ("text", "enchantment", "placement")
"""The fields of a card that hold sentences."""
_TABLE = re.compile(r"\s*\[\[?\s*([\w-]+)\s*\]\]?\s*(#.*)?$")

_EXPECTED = re.compile(r"Expected `(\w+)[^`]*`( [<>]=? -?\d+| of length [\d<>= ]+)?")
_KINDS = {"int": "a whole number", "str": "a text in quotes", "bool": "true or false", "array": "a list"}
"""The words of an error for those who write cards, not programs."""


class Table:
    """One table of a card file: its values and its lines."""

    __slots__ = ("_lines", "file", "line", "values")

    def __init__(self, file: str, line: int, lines: list[str], values: Mapping[str, Any]) -> None:
        self.file = file
        self.line = line
        self._lines = lines
        self.values = values

    def line_of(self, field: str) -> int:
        """The line on which a field is set; the table's own if it is not there."""
        setting = re.compile(rf"""\s*["']?{re.escape(field)}["']?\s*=""")
        return next((self.line + n for n, line in enumerate(self._lines) if setting.match(line)), self.line)

    def place_of(self, sentence: str) -> tuple[int, int]:
        """Line and column of a sentence's first letter; column 0 if it is written with escapes or over many lines."""
        for n, line in enumerate(self._lines):
            for quote in ('"', "'"):
                at = line.find(f"{quote}{sentence}{quote}")
                if at >= 0:
                    return self.line + n, at + 2
        return self.line_of("text"), 0

    def parts(self, field: str) -> tuple[Table, list[Table]]:
        """The table without its own tables `[[table.field]]`, and these in order, each with the lines it stands on.

        >>> text = '[[card]]\\nid = "elf"\\n[[card.skill]]\\nname = "Leap"\\n[[card.skill]]\\nname = "Hide"'
        >>> elf, skills = read_card_file("elves.toml", text).cards[0].parts("skill")
        >>> elf.values, [(skill.values["name"], skill.line_of("name")) for skill in skills]
        ({'id': 'elf'}, [('Leap', 4), ('Hide', 6)])
        """
        found = self.values.get(field)
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            return self, []
        heading = re.compile(rf"\s*\[\[\s*[\w-]+\s*\.\s*{re.escape(field)}\s*\]\]\s*(#.*)?$")
        starts = [n for n, line in enumerate(self._lines) if heading.match(line)]
        places = [(self.line + n, self._lines[n:end]) for n, end in pairwise([*starts, len(self._lines)])]
        if len(places) != len(found):  # written inline: the table is place enough
            starts, places = [], [(self.line, self._lines)] * len(found)
        own = self._lines[: starts[0]] if starts else self._lines
        rest = {name: value for name, value in self.values.items() if name != field}
        parts = [Table(self.file, line, lines, each) for (line, lines), each in zip(places, found, strict=True)]
        return Table(self.file, self.line, own, rest), parts

    def whole(self) -> list[Table]:
        """The table without its own tables, and all of these."""
        own, inside = self, []
        for field, value in self.values.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                own, parts = own.parts(field)
                inside += parts
        return [own, *inside]

    def problem(self, field: str, what: str, advice: str = "") -> Problem:
        """Something wrong with a field, at its line."""
        return Problem(self.file, self.line_of(field), 0, f"{field}: {what}", advice)

    def sentences(self) -> list[str]:
        """The sentences of a card, as far as they are sentences at all."""
        written = [self.values.get(field) for field in SENTENCES]
        return [each for text in written if isinstance(text, list) for each in text if isinstance(each, str)]


class CardFile:
    """A card file that is valid TOML: its heading tables by name, and its cards in order. `pack` is "" for shipped."""

    __slots__ = ("cards", "headings", "name", "pack")

    def __init__(self, name: str, headings: dict[str, Table], cards: list[Table], pack: str = "") -> None:
        self.name = name
        self.headings = headings
        self.cards = cards
        self.pack = pack

    def speakers(self) -> list[Table]:
        """All that may hold sentences: the tables inside the headings (skills of a hero), the cards, those inside them.

        >>> text = '[hero]\\nid = "elf"\\n[[hero.skill]]\\nname = "Leap"\\n[[card]]\\nname = "Arrow"'
        >>> [table.values["name"] for table in read_card_file("elves.toml", text).speakers()]
        ['Leap', 'Arrow']
        """
        inside = [part for heading in self.headings.values() for part in heading.whole()[1:]]
        return [*inside, *(table for card in self.cards for table in card.whole())]


def read_card_file(name: str, text: str, pack: str = "") -> CardFile:
    """The card file with this text; `BadInput` says where it is no TOML.

    >>> file = read_card_file("elves.toml", '[deck]\\nid = "elves"\\n\\n[[card]]\\nid = "elf"\\ntext = ["Taunt."]')
    >>> file.headings["deck"].values["id"], file.cards[0].line_of("id"), file.cards[0].place_of("Taunt.")
    ('elves', 5, (6, 10))
    >>> read_card_file("elves.toml", "[[card]")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: elves.toml: This is no TOML: ... (at line 1, column 7).
    """
    document = read_toml(name, text)
    written = document.pop("card", [])
    cards = written if isinstance(written, list) and all(isinstance(each, dict) for each in written) else None
    if cards is None:
        raise BadInput("'card' is no list of tables.", where=name, advice="Begin every card with a line [[card]].")
    loose = next((field for field, value in document.items() if not isinstance(value, dict)), None)
    if loose is not None:
        raise BadInput(f"{loose!r} stands outside of any table.", where=name, advice="Begin with a line [deck].")
    headings = {field: _placed(name, text, field, [value])[0] for field, value in document.items()}
    return CardFile(name, headings, _placed(name, text, "card", cards), pack)


def read_tables(name: str, text: str, field: str) -> list[Table]:
    """The tables `[[field]]` of a file that has nothing else, in order; `BadInput` says what stands there instead.

    >>> [(isle.values, isle.line) for isle in read_tables("isles.toml", "[[isle]]\\nnumber = 1", "isle")]
    [({'number': 1}, 1)]
    >>> read_tables("isles.toml", "[isle]\\nnumber = 1", "isle")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: isles.toml: 'isle' is no list of tables. Begin each with a line [[isle]].
    """
    document = read_toml(name, text)
    found = document.pop(field, [])
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise BadInput(f"{field!r} is no list of tables.", where=name, advice=f"Begin each with a line [[{field}]].")
    if document:
        other = next(iter(document))
        raise BadInput(f"{other!r} does not belong here.", where=name, advice=f"Begin every table with [[{field}]].")
    return _placed(name, text, field, found)


def _placed(name: str, text: str, field: str, found: list[Any]) -> list[Table]:
    """The tables of one name with the lines that they stand on."""
    lines = text.splitlines()
    starts = [(n, table[1]) for n, line in enumerate(lines, 1) if (table := _TABLE.match(line))]
    spans = pairwise([*starts, (len(lines) + 1, "")])
    places = [(start, lines[start - 1 : end - 1]) for (start, table), (end, _) in spans if table == field]
    if len(places) != len(found):  # written inline, or a text that looks like a table: the file is place enough
        places = [(1, lines)] * len(found)
    return [Table(name, line, block, each) for (line, block), each in zip(places, found, strict=True)]


def read_toml(name: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text; `BadInput` says where it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"This is no TOML: {error}.", where=name) from None


def read_text(path: Path) -> str:
    """The text of a file; `BadInput` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("It is not UTF-8 text.", where=str(path)) from None
    except OSError as error:
        raise BadInput(f"It cannot be read: {error.strerror}.", where=str(path)) from None


def read_table(table: Table, kind: type[S], tell: Callable[[Problem], None]) -> S | None:
    """The table as a Struct; whatever is wrong with any of its fields is told, and then there is none."""
    fields = _fields(kind)
    faults = 0
    values: dict[str, Any] = {}
    for name, value in table.values.items():
        if name not in fields:
            tell(table.problem(name, "There is no such field.", did_you_mean(name, fields)))
            faults += 1
            continue
        try:
            values[fields[name].name] = msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError as error:
            tell(table.problem(name, *_fault(value, fields[name].type, str(error))))
            faults += 1
    for name, field in fields.items():
        if field.required and name not in table.values:
            tell(table.problem(name, "It is missing.", f"Write a line {name} = ..."))
            faults += 1
    return None if faults else kind(**values)


@once  # finding the types anew for every card took two thirds of the time
def _fields(kind: type[msgspec.Struct]) -> Mapping[str, FieldInfo]:
    """The fields of a Struct by the names that files use: a Struct may rename one, such as `class_` to `class`."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _fault(value: Any, kind: Any, error: str) -> tuple[str, str]:
    """What is wrong with a value, and what to do."""
    allowed = _words_of(kind)
    if allowed:
        for each in value if isinstance(value, list) else [value]:
            if each not in allowed:
                return f"{each!r} is not known here.", did_you_mean(each, allowed)
    if kind == tuple[str, ...] and isinstance(value, str):
        return "It must be a list of sentences.", 'Write it in brackets: ["..."].'
    expected = _EXPECTED.match(error)
    if expected is None:
        return f"{error}.", ""
    return f"It must be {_KINDS.get(expected[1], expected[1])}{expected[2] or ''}, not {value!r}.", ""


def _words_of(kind: Any) -> tuple[Any, ...]:
    """The words that a field may hold, if they are listed."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (tuple, Union):
        return next((words for part in get_args(kind) if (words := _words_of(part))), ())
    return ()
