"""Small changes to source that a test should notice, and trying them one after another in a copy of the project.

mutmut leaves decorated functions alone, and the words of a card language are nothing else; so games with words are
tried this way.
"""

from __future__ import annotations

import ast
import compileall
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

OTHER_SIGN = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
COPIED = ("src", "tests", "pyproject.toml")
LONGEST = 120
"""After so many seconds the tests are taken to hang, which is noticed too."""


@dataclass(frozen=True)
class Mutant:
    """One change: where it stands, and what stands there instead."""

    path: str
    line: int
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after}"

    def in_source(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.after.encode() + source[self.end :]


class _Source:
    """A file, and where its lines begin: ast counts bytes within lines."""

    def __init__(self, path: str, text: bytes) -> None:
        self.path = path
        self.text = text
        self.begins = [0]
        for line in text.splitlines(keepends=True):
            self.begins.append(self.begins[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.begins[node.lineno - 1] + node.col_offset, self.begins[node.end_lineno - 1] + node.end_col_offset

    def change(self, node: ast.expr | ast.stmt, after: str) -> Mutant:
        start, end = self.span(node)
        return self._mutant(node.lineno, start, end, after)

    def between(self, left: ast.expr, right: ast.expr, before: str, after: str) -> Iterator[Mutant]:
        """A sign between two expressions, if it stands there alone."""
        start, end = self.span(left)[1], self.span(right)[0]
        at = self.text[start:end].find(before.encode())
        if at >= 0:
            yield self._mutant(left.lineno, start + at, start + at + len(before), after)

    def _mutant(self, line: int, start: int, end: int, after: str) -> Mutant:
        return Mutant(self.path, line, start, end, self.text[start:end].decode(), after)


def mutants_of(path: str, text: bytes) -> list[Mutant]:
    """Every change to a file that this module knows of; only what stands inside functions is changed.

    >>> [mutant.after for mutant in mutants_of("a.py", b"def f(x):\\n    return x > 1 and not x\\n")]
    ['or', '>=', '2', 'x']
    """
    source = _Source(path, text)
    found: list[Mutant] = []
    for node in _inside_functions(ast.parse(text)):
        found += _changes(node, source)
    return list(dict.fromkeys(found))


def _inside_functions(tree: ast.AST, inside: bool = False) -> Iterator[ast.AST]:
    """What is done when functions run: no decorators, annotations, defaults, docstrings, asserts."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef):
            for statement in child.body[ast.get_docstring(child) is not None :]:
                yield from _inside_functions(ast.Module([statement], []), True)
        elif isinstance(child, ast.Assert | ast.Import | ast.ImportFrom):
            continue
        elif isinstance(child, ast.AnnAssign):
            if child.value is not None and inside:
                yield from _inside_functions(ast.Expression(child.value), True)
        else:
            if inside:
                yield child
            yield from _inside_functions(child, inside)


def _changes(node: ast.AST, source: _Source) -> Iterator[Mutant]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in OTHER_SIGN:
            yield from source.between(left, right, _sign(op), OTHER_SIGN[type(op)])
        case ast.BinOp(left=left, op=op, right=right) if type(op) in OTHER_SIGN:
            yield from source.between(left, right, _sign(op), OTHER_SIGN[type(op)])
        case ast.BoolOp(op=op, values=values):
            sign, other = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
            for left, right in pairwise(values):
                yield from source.between(left, right, sign, other)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield source.change(node, ast.unparse(operand))
        case ast.Constant(value=bool(value)):
            yield source.change(node, str(not value))
        case ast.Constant(value=int(value)):
            yield source.change(node, str(value + 1))
        case ast.Name(id=name) if name in OTHER_NAME:
            yield source.change(node, OTHER_NAME[name])
        case ast.If(test=test) | ast.IfExp(test=test):
            yield source.change(test, f"(not ({ast.unparse(test)}))")
        case ast.Expr(value=ast.Call() | ast.YieldFrom()):
            yield source.change(node, "yield from ()" if isinstance(node.value, ast.YieldFrom) else "pass")
        case ast.Continue():
            yield source.change(node, "pass")


def _sign(op: ast.AST) -> str:
    signs = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is"}
    more = {ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in", ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
    return {**signs, **more}[type(op)]


class Trial:
    """A copy of the project in which one mutant after another is tried; the project itself is left alone."""

    def __init__(self, root: Path, folder: Path, tests: Sequence[str]) -> None:
        self.folder = folder
        self.command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
        few = {"HORDEKEEP_SOAK_GAMES": "24", "HORDEKEEP_HYPOTHESIS": "few"}
        self.environment = {**os.environ, **few, "PYTHONPATH": str(folder / "src")}
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns("static"))
            else:
                shutil.copy(root / name, folder / name)
        compileall.compile_dir(folder / "src", quiet=1)

    def passes(self) -> bool:
        """Do the tests pass as things stand?"""
        return self._run() == 0

    def notices(self, mutant: Mutant) -> bool:
        """Does a test fail with this change, or hang?"""
        path = self.folder / mutant.path
        before = path.read_bytes()
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()
        path.write_bytes(mutant.in_source(before))
        self.environment["PYTHONDONTWRITEBYTECODE"] = "1"  # a change of the same size may come within a second
        try:
            return self._run() != 0
        finally:
            path.write_bytes(before)

    def _run(self) -> int:
        try:
            done = subprocess.run(
                self.command, cwd=self.folder, env=self.environment, capture_output=True, check=False, timeout=LONGEST
            )
        except subprocess.TimeoutExpired:
            return -1
        return done.returncode


def try_out(root: Path, mutants: Sequence[Mutant], tests: Sequence[str]) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant with whether a test notices it."""
    with TemporaryDirectory(prefix="hordekeep-mutants-") as folder:
        trial = Trial(root, Path(folder), tests)
        if not trial.passes():
            raise SystemExit("The tests must pass before mutants are tried: " + " ".join(trial.command))
        for mutant in mutants:
            yield mutant, trial.notices(mutant)
