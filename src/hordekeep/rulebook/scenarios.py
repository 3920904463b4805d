"""Scenarios: small positions that prove a rule. This module reads the files; `scenario_runner` plays them.

    game = "plankton-horde"

    [[scenario]]
    rules = ["PH-FB-04"]
    title = "On a tie for the most nobody takes the token"
    names = ["Andy", "Becca", "Chuck"]
    choose = ["Andy pass"]
    [scenario.position]
    phase = "battles"
    ...
    [scenario.expect]
    "tokens_lost" = [8]

`docs/scenarios.md` explains every field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Union

import msgspec

from hordekeep.kernel import BadInput, in_every_language, said_by_field
from hordekeep.rulebook.scenario_lines import FieldPath, line_of, path_of

Expectations = dict[str, Any]


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its setup instead of a position."""

    seats: int
    options: dict[str, Union[str, int, bool]] = {}
    seed: str = "scenario"


class ExpectedAsk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be asked after so many choices: of whom, under which rule, with exactly or at least these keys.

    `over = true` says that nothing is asked any more, because the game has ended.
    """

    after: Union[int, None] = None
    seats: Union[list[str], None] = None
    prompt: Union[str, None] = None
    rule: Union[str, None] = None
    choices: Union[list[str], None] = None
    includes: list[str] = []
    excludes: list[str] = []
    over: bool = False


class ExpectedRefusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice that must be refused after so many choices, and the rule that refuses it: any, unless said."""

    key: str
    rule: Union[str, None] = None
    after: Union[int, None] = None
    seat: Union[str, None] = None


class ExpectedView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat (or a "spectator") sees, and the paths that must not be in its view."""

    seat: str
    expect: Expectations = {}
    hidden: list[str] = []
    after: Union[int, None] = None


class ExpectedOutcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game must have ended."""

    winners: list[str]
    rule: Union[str, None] = None
    scores: Union[list[float], None] = None


@in_every_language("title", "note")
class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as its file writes it."""

    rules: list[str]
    title: str
    game: str = ""
    names: list[str] = []
    note: str = ""
    start: Union[Start, None] = None
    position: Union[dict[str, Any], None] = None
    dice: list[Union[int, str]] = []
    choose: list[str] = []
    until: str = "ask"
    asks: list[ExpectedAsk] = []
    refused: list[ExpectedRefusal] = []
    log: list[str] = []
    never: list[str] = []
    views: list[ExpectedView] = []
    expect: Expectations = {}
    midway: dict[str, Expectations] = {}
    outcome: Union[ExpectedOutcome, None] = None
    error: str = ""

    def title_in(self, language: str) -> str:
        """The title in a language; in English where there is no other."""
        return said_by_field(self, "title").get(language, self.title)

    def note_in(self, language: str) -> str:
        """The note in a language; in English where there is no other."""
        return said_by_field(self, "note").get(language, self.note)


class Located(msgspec.Struct, frozen=True):
    """A scenario and where it stands."""

    scenario: Scenario
    path: str
    line: int
    block: list[str] = []

    def place_of(self, path: FieldPath) -> str:
        """The file, the line and the field at a path of the scenario."""
        return place_of(path, self.path, self.line, self.block)


def place_of(path: FieldPath, file: str, line: int, block: list[str]) -> str:
    """The file, the line and the field at a path of the scenario that begins at `line`."""
    return f"{file}, line {line_of(path, block, line)}, {'.'.join(path) or 'scenario'!r}"


@dataclass(frozen=True, slots=True)
class Unreadable:
    """What stands where a scenario should: the file, the line, its title as far as it has one, and what is wrong."""

    path: str
    line: int
    title: str
    problem: BadInput


def read_scenarios(path: Path) -> list[Located]:
    """All scenarios of a file; `BadInput` names the file, the line and the field that is wrong.

    >>> read_scenarios(Path("no-such-file.toml"))
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: no-such-file.toml: There is no such file.
    """
    return _all_readable(read_each(path))


def parse_scenarios(text: str, path: str) -> list[Located]:
    """The scenarios of a file's text; `BadInput` if one of them cannot be read.

    >>> text = 'game = "g"\\n[[scenario]]\\ntitle = "t"\\nrules = ["X-1"]\\nposition = {}\\nexpect = {a = 1}'
    >>> [located] = parse_scenarios(text, "f.toml")
    >>> located.line, located.scenario.game
    (2, 'g')
    """
    return _all_readable(parse_each(text, path))


def _all_readable(found: Iterable[Located | Unreadable]) -> list[Located]:
    located = []
    for each in found:
        if isinstance(each, Unreadable):
            raise each.problem
        located.append(each)
    return located


def read_each(path: Path) -> Iterator[Located | Unreadable]:
    """The scenarios of a file one by one, so that one that cannot be read does not stop the others.

    >>> [unreadable] = read_each(Path("no-such-file.toml"))
    >>> print(unreadable.problem)
    no-such-file.toml: There is no such file.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        yield _unreadable_file("There is no such file.", str(path))
    except (OSError, UnicodeDecodeError) as error:
        yield _unreadable_file(f"Cannot be read: {error}", str(path))
    else:
        yield from parse_each(text, str(path))


def parse_each(text: str, path: str) -> Iterator[Located | Unreadable]:
    """The scenarios of a file's text one by one, readable or not.

    >>> [each] = parse_each('[[scenario]]\\ntitle = "A tie"\\nchose = []', "f.toml")
    >>> each.title, each.line
    ('A tie', 1)
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        yield _unreadable_file(f"No valid TOML: {error}", path, line=int(at[1]) if at else 1)
        return
    tables = document.get("scenario", [])
    lines = [number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*scenario\s*\]\]", line)]
    if unknown := set(document) - {"game", "names", "scenario"}:
        yield _unreadable_file(f"Unknown field {min(unknown)!r}.", path, "At the top: game, names, [[scenario]].")
        return
    if not tables or len(tables) != len(lines):
        yield _unreadable_file("There is no [[scenario]] in this file.", path)
        return
    ends = [*lines[1:], len(text.splitlines()) + 1]
    for table, line, end in zip(tables, lines, ends, strict=True):
        block = text.splitlines()[line - 1 : end - 1]
        try:
            yield Located(_convert(document, table, block, path, line), path, line, block)
        except BadInput as problem:
            yield Unreadable(path, line, str(table.get("title", "")), problem)


def _unreadable_file(what: str, path: str, advice: str = "", line: int = 1) -> Unreadable:
    return Unreadable(path, line, "", BadInput(what, where=path, advice=advice))


def _convert(document: dict[str, Any], table: dict[str, Any], block: list[str], path: str, line: int) -> Scenario:
    def place(*field: str) -> str:
        return place_of(field, path, line, block)

    shared = {name: document[name] for name in ("game", "names") if name in document}
    try:
        scenario = msgspec.convert(shared | table, Scenario)
    except msgspec.ValidationError as error:
        raise BadInput(_sentence(str(error)), where=place(*path_of(str(error)))) from None
    if not scenario.game:
        raise BadInput("Which game?", where=place("game"), advice='Write game = "plankton-horde".')
    if not scenario.rules:
        raise BadInput("A scenario must name a rule.", where=place("rules"))
    if (scenario.start is None) == (scenario.position is None):
        raise BadInput("Give either 'start' or 'position'.", where=place("position"))
    if scenario.start is not None and scenario.dice:
        raise BadInput("Dice are loaded in a position; a start has a seed.", where=place("dice"))
    if not UNTIL.fullmatch(scenario.until):
        raise BadInput(f"{scenario.until!r} is neither 'ask' nor 'phase end' and the like.", where=place("until"))
    if not _proves_something(scenario):
        raise BadInput("This scenario expects nothing, so it cannot fail.", where=place("expect"))
    return scenario


UNTIL = re.compile(r"ask|[a-z_]+ end")
"""How far a scenario runs: to the next ask after its last choice; to the end of the game or of the beat; or until a
field of the position changes ("phase end", "round end"), and then no further."""


def _proves_something(scenario: Scenario) -> bool:
    expectations = (
        scenario.asks,
        scenario.refused,
        scenario.log,
        scenario.never,
        scenario.views,
        scenario.expect,
        scenario.midway,
        scenario.outcome,
        scenario.error,
    )
    return any(expectations)


def _sentence(error: str) -> str:
    return error.replace("Object contains", "It contains").replace("Object missing", "It lacks the") + "."
