"""What enforces rules, read off the code: the function, table, question, refusal, event or word that names a rule's id.

What the program itself knows counts: `@enforces("PH-FB-04")`, and ids that stand in the code as texts. Docstrings and
comments only speak of a rule. So do tables that call a rule of one book as another does, and the rooms that only look
at a game: bots and the terminal.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import NamedTuple, Union

from hordekeep.kernel.enforcing import rules_named
from hordekeep.rulebook.ids import cited_ids

ONLY_LOOK = frozenset({"bots", "terminal"})
"""Rooms of a game that enforce nothing."""
SORTS = ("function", "table", "question", "refusal", "verb", "event", "word")
"""What can enforce a rule, in the order in which people are shown it."""

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]


class Named(NamedTuple):
    """What enforces a rule: its sort and name, the line where it stands, and the line where the id is written."""

    rule: str
    by: str
    name: str
    line: int
    written: int


class _Around(NamedTuple):
    """What a piece of code stands in: the function, class or table, and what the innermost call makes of an id."""

    name: str
    by: str = "table"
    """Of an id that nothing more exact is known of."""
    line: int = 0
    """Where it is shown; 0 is where the id is written."""

    def within(self, name: str) -> str:
        return f"{self.name}.{name}"


def names_in(text: str, file: str) -> Iterator[Named]:
    """Everything in a source file that enforces a rule.

    >>> text = 'SECOND = Question("second", "PH-PICK-01", {Stop: why_not_stop})'
    >>> next(names_in(text, "rules/monster_phase.py"))
    Named(rule='PH-PICK-01', by='question', name='second', line=1, written=1)
    """
    path = PurePath(file)
    if ONLY_LOOK.isdisjoint(path.parts):
        module = path.parent.name if path.stem == "__init__" else path.stem
        tree = ast.parse(text, file)
        yield from _in_body(tree.body, _Around(module), _lines(tree))


def _lines(tree: ast.Module) -> Mapping[str, int]:
    """Where the functions and classes of a module stand."""
    own = [each for each in tree.body if isinstance(each, (ast.FunctionDef, ast.ClassDef))]
    within = [
        (f"{each.name}.{inner.name}", inner.lineno)
        for each in own
        for inner in each.body
        if isinstance(inner, ast.FunctionDef)
    ]
    return {**{each.name: each.lineno for each in own}, **dict(within)}


def _in_body(body: list[ast.stmt], around: _Around, lines: Mapping[str, int]) -> Iterator[Named]:
    for each in body:
        match each:
            case ast.Expr(value=ast.Constant()):
                pass  # a docstring
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield from _in_definition(each, around, lines)
            case ast.Expr(value=ast.Call(func=call, args=[ast.expr() as about])) if rules_named(call) is not None:
                name = ast.unparse(about)
                by = "function" if name in lines else "table"
                yield from _listed(call, by, around.within(name), lines.get(name, each.lineno))
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield from _in_code(each, around if around.by == "function" else _Around(around.within(name)), lines)
            case _:
                yield from _in_code(each, around, lines)


def _in_definition(each: Function | ast.ClassDef, around: _Around, lines: Mapping[str, int]) -> Iterator[Named]:
    """A function or class: what it says that it enforces, then what stands in it."""
    name = around.within(each.name) if around.by != "function" else around.name  # what is within one belongs to it
    by = "table" if isinstance(each, ast.ClassDef) else "function"
    inside = _Around(name, by)
    for decorator in each.decorator_list:
        if rules_named(decorator) is not None:
            yield from _listed(decorator, "function", name, each.lineno)
        else:
            yield from _in_code(decorator, _Around(name, "word", each.lineno), lines)
    if isinstance(each, ast.ClassDef):
        words = {keyword.arg: keyword.value for keyword in each.keywords}
        kind = words.get("kind") or words.get("verb")
        said = kind.value if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else each.name
        sort = "verb" if "verb" in words or "late" in words else "event"
        for value in words.values():
            yield from _in_code(value, _Around(said, sort), lines)
    else:
        yield from _in_code(each.args, inside, lines)
    yield from _in_body(each.body, inside, lines)


def _listed(call: ast.expr, by: str, name: str, line: int) -> Iterator[Named]:
    """The ids that `enforces(...)` names: they are shown where that stands which enforces them."""
    for each in ast.walk(call):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield Named(each.value, by, name, line, each.lineno)


def _in_code(node: ast.AST, around: _Around, lines: Mapping[str, int]) -> Iterator[Named]:
    """Statements and expressions: ids that stand there as texts, by what the innermost call makes of them."""
    match node:
        case ast.Constant(value=str()):
            yield from _in_text(node, around)
        case ast.Dict():
            yield from _in_mapping(node, around, lines)
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            yield from _in_definition(node, around, lines)
        case ast.Call():
            yield from _in_parts(node, _called(node, around), lines)
        case _:
            yield from _in_parts(node, around, lines)


def _in_text(text: ast.Constant, around: _Around) -> Iterator[Named]:
    for rule, _ in cited_ids(str(text.value)):
        for written in range(text.lineno, (text.end_lineno or text.lineno) + 1):
            yield Named(rule, around.by, around.name, around.line or written, written)


def _in_mapping(mapping: ast.Dict, around: _Around, lines: Mapping[str, int]) -> Iterator[Named]:
    """Keys and values, but for what calls a rule of one book as another does."""
    for key, value in zip(mapping.keys, mapping.values, strict=True):
        if not (_is_id(key) and _is_id(value)):
            for each in (value, key):
                if each is not None:
                    yield from _in_code(each, around, lines)


def _in_parts(node: ast.AST, around: _Around, lines: Mapping[str, int]) -> Iterator[Named]:
    for name, value in ast.iter_fields(node):
        parts = value if isinstance(value, list) else [value]
        if name in ("body", "orelse", "finalbody") and isinstance(value, list):
            yield from _in_body(value, around, lines)
        else:
            for each in parts:
                if isinstance(each, ast.AST):
                    yield from _in_code(each, around, lines)


def _is_id(node: ast.expr | None) -> bool:
    match node:
        case ast.Constant(value=str(text)):
            return [rule for rule, _ in cited_ids(text)] == [text]
        case _:
            return False


def _called(call: ast.Call, around: _Around) -> _Around:
    """What a call makes of the ids among its arguments: a question and a refusal have names of their own."""
    match call:
        case ast.Call(func=ast.Name(id="Refusal"), args=[_, ast.Call(args=[ast.Constant(value=str(said)), *_])]):
            return _Around(said, "refusal")
        case ast.Call(func=ast.Name(id="Refusal") | ast.Attribute(attr="Refusal")):
            return _Around(around.name, "refusal")
        case ast.Call(func=ast.Name(id="Ask"), args=[_, ast.Constant(value=str(said)), *_]):
            return _Around(said, "question")
        case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Call(func=ast.Name(id=event)), *_]):
            return _Around(event, "event")
        case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Constant(value=str(kind)), *_]):
            return _Around(kind, "event")
        case ast.Call(args=[ast.Constant(value=str(said)), rule, *_]) if _is_id(rule):  # of whatever sort of question
            return _Around(said, "question")
        case _:
            return around
