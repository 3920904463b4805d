"""Small changes to source that a test should notice, and trying them one after another.

mutmut leaves decorated functions alone, and those that say which rules they enforce are decorated, as the words of a
card language are; so games are tried this way.
"""

from __future__ import annotations

import ast
import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic, process_time
from types import CodeType, FrameType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

SIGNS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
"""How a sign is written, and the one that takes its place."""
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
LONGEST = 5
TIMES = 10
"""A test is taken to hang after so many seconds of work and so many times what it took while it was watched; waiting
for a busy machine does not count."""
NOT_TRIED = 3


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
    return [mutant for mutant in dict.fromkeys(found) if mutant.after != mutant.before]


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
        case ast.Compare(left=left, ops=[op], comparators=[right]) | ast.BinOp(left=left, op=op, right=right):
            if type(op) in SIGNS:
                yield from source.between(left, right, *SIGNS[type(op)])
        case ast.BoolOp(op=op, values=values):
            for left, right in pairwise(values):
                yield from source.between(left, right, *SIGNS[type(op)])
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


Function = tuple[str, int]
"""A function, or a lambda or the like within one, by its file and first line."""


def functions_at(path: str, source: bytes, line: int) -> set[Function]:
    """The function that a line is part of, with those around it and within it.

    >>> sorted(functions_at("a.py", b"def f():\\n    def g():\\n        return 1\\n    return g\\nh = 3\\n", 3))
    [('a.py', 1), ('a.py', 2)]
    """
    found: set[Function] = set()
    codes = [compile(source, path, "exec", dont_inherit=True)]
    while codes:
        within = [each for each in codes.pop().co_consts if isinstance(each, CodeType)]
        for code in within:
            lines = [each for each in _lines(code) if each is not None]
            if min(lines) <= line <= max(lines):
                found.add((path, code.co_firstlineno))
                codes.append(code)
    return found


def _lines(code: CodeType) -> Iterator[int | None]:
    """All lines of a code and of those within it."""
    yield code.co_firstlineno
    yield from (line for _, _, line in code.co_lines())
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _lines(each)


class Trials:
    """A pytest plugin: once the tests are collected and have passed, each mutant is tried in a fork of its own.

    Nothing is written: the fork gives the functions of the running program the code of the changed source. Only tests
    that have run one of them are tried: no other can notice.
    """

    def __init__(
        self,
        sources: Mapping[str, bytes],
        mutants: Sequence[Mutant],
        until: float | None,
        forget: Callable[[], None],
    ) -> None:
        self.sources = sources
        self.mutants = mutants
        self.until = until
        self.forget = forget
        self.results: list[tuple[Mutant, bool]] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Leave out what fails anyway, then try one mutant after another."""
        files = {str(Path(path).resolve()): path for path in self.sources}
        watched = [(item, *self._watch(item, files)) for item in session.items]
        items = [(item, ran, seconds) for item, passed, ran, seconds in watched if passed]
        sys.stdout.write(f"\n{len(items)} tests; {len(session.items) - len(items)} fail already and are left out\n")
        for mutant in self.mutants:
            if self.until is not None and monotonic() > self.until:
                break
            sys.stdout.flush()  # or each fork would write it again
            child = os.fork()
            if not child:
                status = NOT_TRIED
                try:
                    around = functions_at(mutant.path, self.sources[mutant.path], mutant.line)
                    status = self._try(mutant, [(item, seconds) for item, ran, seconds in items if ran & around])
                finally:
                    os._exit(status)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if status != NOT_TRIED:
                self.results.append((mutant, status != 0))
        return True

    def _watch(self, item: pytest.Item, files: Mapping[str, str]) -> tuple[bool, set[Function], float]:
        """Whether a test passes, the functions of these files that it runs, and for how long it works."""
        ran: set[Function] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and (path := files.get(frame.f_code.co_filename)):
                ran.add((path, frame.f_code.co_firstlineno))

        self.forget()  # what an earlier test made of the code would not be made, and noted, again
        begun = process_time()
        sys.setprofile(note)
        try:
            passed = passes(item)
        finally:
            sys.setprofile(None)
        return passed, ran, process_time() - begun

    def _try(self, mutant: Mutant, items: Sequence[tuple[pytest.Item, float]]) -> int:
        source = self.sources[mutant.path]
        try:
            put_in_place(source, mutant.in_source(source))
        except ValueError:  # it needs other variables from around it
            return NOT_TRIED
        self.forget()
        for item, seconds in items:
            signal.setitimer(signal.ITIMER_PROF, LONGEST + TIMES * seconds)  # whoever hangs is killed: noticed, too
            if not passes(item):
                return 1
        return 0


def passes(item: pytest.Item) -> bool:
    """Run a test silently."""
    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=None))


def put_in_place(before: bytes, after: bytes) -> None:
    """Give every living function of a file the code that it has in the changed source."""
    old, new = (compile(source, "mutant", "exec", dont_inherit=True) for source in (before, after))
    changed = dict(_pairs(old, new))
    gc.unfreeze()  # tests freeze what they collect, and what is frozen is not told
    for found in gc.get_objects():
        if isinstance(found, FunctionType) and found.__code__ in changed:
            found.__code__ = changed[found.__code__]


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The codes within two codes, each with its counterpart; within a function that has lost one, none."""
    within = [[each for each in code.co_consts if isinstance(each, CodeType)] for code in (old, new)]
    if len(within[0]) == len(within[1]):
        for pair in zip(*within, strict=True):
            yield pair
            yield from _pairs(*pair)


def try_out(
    sources: Mapping[str, bytes],
    mutants: Sequence[Mutant],
    tests: Sequence[str],
    until: float | None,
    forget: Callable[[], None],
) -> list[tuple[Mutant, bool]]:
    """Each mutant that could be tried, with whether a test notices it; `forget` drops what was made of the code."""
    trials = Trials(sources, mutants, until, forget)
    pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests], plugins=[trials])
    return trials.results
