"""Who cites a rule: lines of code, scenarios, and Python tests marked with `@pytest.mark.rule("ID", ...)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

import msgspec

from hordekeep.kernel import BadInput, find_game, once
from hordekeep.rulebook.ids import cited_ids
from hordekeep.rulebook.naming import names_in
from hordekeep.rulebook.scenarios import read_scenarios

GAMES = "hordekeep.games"
"""The entry points by which games are registered."""
RULEBOOK = Path(__file__).parent
SOURCE = RULEBOOK.parents[1]
"""The folder that `hordekeep` lies in: `src` in the repository, or where packages are installed."""


class Citation(msgspec.Struct, frozen=True, order=True):
    """One place that cites a rule: the file, the line, and what stands there (a line of code, or a test's title).

    `game` is set where the place says which game it is about. What enforces the rule has a `name`, and is enforced `by`
    a function, a table, a question, a refusal, ... (`hordekeep.rulebook.naming`); other code only speaks of the rule.

    >>> print(Citation("PH-FB-04", "tests/scenarios/battles.toml", 12, "A tie"))
    tests/scenarios/battles.toml:12: A tie
    """

    rule: str
    file: str
    line: int
    title: str
    game: str = ""
    by: str = ""
    name: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.title}"


def repository_tests() -> Path | None:
    """The repository's `tests`, or None where only the package is installed."""
    tests = SOURCE.parent / "tests"
    return tests if SOURCE.name == "src" and tests.is_dir() else None


def scenario_root() -> Path | None:
    """The folder of scenarios: shipped inside an installed package, `tests/scenarios` in the repository."""
    shipped = RULEBOOK / "scenarios"
    if shipped.is_dir():
        return shipped
    tests = repository_tests()
    return tests / "scenarios" if tests else None


def shown(path: Path) -> str:
    """A path as people write it: from the repository's root, or from where packages are installed."""
    root = SOURCE.parent if repository_tests() else SOURCE
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)


def package_files(package: str) -> list[Path]:
    """The Python files of a package, or of a game that is a single module."""
    file = import_module(package).__file__
    if file is None:
        raise BadInput(f"The package {package!r} has no code on disk.", advice="Give it an __init__.py.")
    path = Path(file)
    return sorted(path.parent.rglob("*.py")) if path.name == "__init__.py" else [path]


def game_packages(slug: str) -> tuple[str, ...]:
    """The packages with the code of an installed game: its engine, which several games may share, and the one that
    registers it.

    >>> game_packages("plankton-horde")
    ('hordekeep.games.plankton_horde',)
    """
    packages = [find_game(slug).package]
    packages += [import_module(entry.module).__package__ or "" for entry in entry_points(group=GAMES, name=slug)]
    return tuple(dict.fromkeys(packages))


def game_files(slug: str) -> list[Path]:
    """The Python files of an installed game."""
    return [path for package in game_packages(slug) for path in package_files(package)]


@once
def package_citations(package: str) -> tuple[Citation, ...]:
    """Every citation in the code of a package, in the order of files and lines.

    >>> any(citation.rule == "PH-TRICK-03" for citation in package_citations("hordekeep.games.plankton_horde"))
    True
    """
    return tuple(
        citation
        for path in package_files(package)
        for citation in citations_in_code(path.read_text(encoding="utf-8"), shown(path))
    )


def citations_in_code(text: str, file: str) -> Iterator[Citation]:
    """The citations of one source file, each line once per rule.

    >>> [str(citation) for citation in citations_in_code("x = 1  # PH-BC-01, PH-BC-01", "a.py")]
    ['a.py:1: x = 1  # PH-BC-01, PH-BC-01']
    >>> said = '@enforces("PH-BC-01")\\ndef begin(): ...'
    >>> [(citation.by, citation.name, str(citation)) for citation in citations_in_code(said, "rules/battle.py")]
    [('function', 'battle.begin', 'rules/battle.py:2: def begin(): ...')]
    """
    places = dict.fromkeys((rule, text.count("\n", 0, offset) + 1) for rule, offset in cited_ids(text))
    if not places:
        return
    lines = text.splitlines()
    named = {(each.rule, each.written): each for each in names_in(text, file)}
    found: dict[tuple[str, int], Citation] = {}
    for rule, line in places:
        place = named.get((rule, line))
        if place is None:
            found.setdefault((rule, line), Citation(rule, file, line, lines[line - 1].strip()))
        else:
            title = lines[place.line - 1].strip()
            found[rule, place.line] = Citation(rule, file, place.line, title, by=place.by, name=place.name)
    yield from found.values()


@once
def scenario_citations(root: Path, language: str = "en") -> tuple[Citation, ...]:
    """Every citation of the scenario files under `root`, with titles in a language; they are read once."""
    return tuple(
        Citation(rule, shown(path), located.line, located.scenario.title_in(language), located.scenario.game)
        for path in sorted(root.rglob("*.toml"))
        for located in read_scenarios(path)
        for rule in located.scenario.rules
    )


@once
def mark_citations(root: Path) -> tuple[Citation, ...]:
    """Every citation by a mark in the Python tests under `root`; they are read once."""
    found: list[Citation] = []
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.rule" in text:
            found.extend(sorted(marks_in(text, shown(path)), key=lambda mark: mark.line))
    return tuple(found)


def marks_in(text: str, file: str) -> Iterator[Citation]:
    """The citations of one file of tests. A test that never runs or may fail (skip, xfail) proves nothing.

    >>> [str(mark) for mark in marks_in('@pytest.mark.rule("PH-BC-01")\\ndef test_it(): ...', "test_a.py")]
    ['test_a.py:2: test_it']
    """
    for node in ast.walk(ast.parse(text, file)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield from _marked(node.decorator_list, file, node.lineno, node.name)
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=ast.List(elts=marks) | ast.Tuple(elts=marks)):
                yield from _marked(marks, file, node.lineno, "pytestmark")
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=mark):
                yield from _marked([mark], file, node.lineno, "pytestmark")
            case ast.keyword(arg="marks", value=ast.List(elts=marks) | ast.Tuple(elts=marks)):
                yield from _marked(marks, file, node.lineno, "pytest.param")
            case ast.keyword(arg="marks", value=mark):
                yield from _marked([mark], file, node.lineno, "pytest.param")


def _marked(marks: Sequence[ast.expr], file: str, line: int, title: str) -> Iterator[Citation]:
    if any(_mark_name(mark) in ("skip", "xfail") for mark in marks):
        return
    for mark in marks:
        if _mark_name(mark) == "rule" and isinstance(mark, ast.Call):
            for argument in mark.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadInput(
                        "The ids in pytest.mark.rule must be plain strings.", where=f"{file}, line {argument.lineno}"
                    )
                yield Citation(argument.value, file, line, title)


def _mark_name(mark: ast.expr) -> str:
    """The name of a mark: "rule" for `pytest.mark.rule(...)`, also where `mark` was imported from pytest."""
    match mark.func if isinstance(mark, ast.Call) else mark:
        case ast.Attribute(value=ast.Name(id="mark") | ast.Attribute(attr="mark"), attr=name):
            return name
        case _:
            return ""
