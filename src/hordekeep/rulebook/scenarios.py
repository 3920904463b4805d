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
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Union

import msgspec

from hordekeep.kernel import BadInput

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
    """A choice that must be refused after so many choices, and the rule that refuses it."""

    key: str
    rule: str
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


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as its file writes it."""

    rules: list[str]
    title: str
    title_fr: str = ""
    game: str = ""
    names: list[str] = []
    note: str = ""
    note_fr: str = ""
    start: Union[Start, None] = None
    position: Union[dict[str, Any], None] = None
    dice: list[int] = []
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
        return (self.title_fr if language == "fr" else "") or self.title

    def note_in(self, language: str) -> str:
        """The note in a language; in English where there is no other."""
        return (self.note_fr if language == "fr" else "") or self.note


class Located(msgspec.Struct, frozen=True):
    """A scenario and where it stands."""

    scenario: Scenario
    path: str
    line: int
    block: list[str] = []

    def place_of(self, error: str) -> str:
        """The file, the line and the field that an error message is about, as far as it names one."""
        field = _field_of(error)
        return f"{self.path}, line {_line_of(field, self.block, self.line)}, {field!r}"


def read_scenarios(path: Path) -> list[Located]:
    """All scenarios of a file; `BadInput` names the file, the line and the field that is wrong.

    >>> read_scenarios(Path("no-such-file.toml"))
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: no-such-file.toml: There is no such file.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("There is no such file.", where=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"Cannot be read: {error}", where=str(path)) from None
    return list(parse_scenarios(text, str(path)))


def parse_scenarios(text: str, path: str) -> Iterator[Located]:
    """The scenarios of a file's text.

    >>> text = 'game = "g"\\n[[scenario]]\\ntitle = "t"\\nrules = ["X-1"]\\nposition = {}\\nexpect = {a = 1}'
    >>> [located] = parse_scenarios(text, "f.toml")
    >>> located.line, located.scenario.game
    (2, 'g')
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"No valid TOML: {error}", where=path) from None
    unknown = set(document) - {"game", "names", "scenario"}
    if unknown:
        raise BadInput(f"Unknown field {min(unknown)!r}.", where=path, advice="At the top: game, names, [[scenario]].")
    lines = [number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[\s*scenario\s*\]\]", line)]
    tables = document.get("scenario", [])
    if not tables:
        raise BadInput("There is no [[scenario]] in this file.", where=path)
    ends = [*lines[1:], len(text.splitlines()) + 1]
    for table, line, end in zip(tables, lines, ends, strict=True):
        block = text.splitlines()[line - 1 : end - 1]
        yield Located(_convert(document, table, block, path, line), path, line, block)


def _convert(document: dict[str, Any], table: dict[str, Any], block: list[str], path: str, line: int) -> Scenario:
    shared = {name: document[name] for name in ("game", "names") if name in document}
    try:
        scenario = msgspec.convert(shared | table, Scenario)
    except msgspec.ValidationError as error:
        field = _field_of(str(error))
        raise BadInput(
            _sentence(str(error)), where=f"{path}, line {_line_of(field, block, line)}, {field!r} of the scenario"
        ) from None
    if not scenario.game:
        raise BadInput("Which game?", where=f"{path}, line {line}, 'game'", advice='Write game = "plankton-horde".')
    if not scenario.rules:
        raise BadInput("A scenario must name a rule.", where=f"{path}, line {line}, 'rules'")
    if (scenario.start is None) == (scenario.position is None):
        raise BadInput("Give either 'start' or 'position'.", where=f"{path}, line {line}, 'position'")
    if not UNTIL.fullmatch(scenario.until):
        raise BadInput(
            f"{scenario.until!r} is neither 'ask' nor 'phase end' and the like.",
            where=f"{path}, line {_line_of('until', block, line)}, 'until'",
        )
    if not _proves_something(scenario):
        raise BadInput("This scenario expects nothing, so it cannot fail.", where=f"{path}, line {line}, 'expect'")
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


def _field_of(error: str) -> str:
    if unknown := re.search(r"unknown field `([^`]+)`", error):
        return unknown[1]
    if missing := re.search(r"missing required field `([^`]+)`", error):
        return missing[1]
    if at := re.search(r"at `\$\.?([^`\[]*)", error):
        return at[1].rpartition(".")[2] or "scenario"
    if named := re.match(r"position, '([^']+)'", error):
        return next((step for step in reversed(named[1].split(".")) if not step.isdigit()), "position")
    return "position" if error.startswith("position") else "scenario"


def _sentence(error: str) -> str:
    return error.replace("Object contains", "It contains").replace("Object missing", "It lacks the") + "."


def _line_of(field: str, block: list[str], line: int) -> int:
    for offset, text in enumerate(block):
        if re.match(rf"""\s*(\[+scenario\.)?["']?{re.escape(field)}["']?\b""", text):
            return line + offset
    mentions = (line + offset for offset, text in enumerate(block) if re.search(rf"\b{re.escape(field)}\b", text))
    return next(mentions, line)
