"""The names that a game's documents give to their fields: read off the code as text.

A field is a key of a dict that is written out, set by its name or given as a keyword, or a field of a struct.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from hordekeep.kernel import once, positions
from hordekeep.kernel.fields import Fields
from hordekeep.rulebook.citations import game_files


def document_fields(slug: str) -> frozenset[str]:
    """The fields that the documents of a game may have.

    >>> {"tokens_lost", "horde_size"} <= document_fields("plankton-horde"), "tokens_lots" in document_fields("skytear")
    (True, False)
    """
    return _fields_of(slug)


@once
def _fields_of(slug: str) -> frozenset[str]:
    return frozenset(
        name
        for path in (*game_files(slug), Path(positions.__file__))
        for name in fields_in(ast.parse(path.read_text(encoding="utf-8")))
    )


def fields_in(tree: ast.AST) -> Iterator[str]:
    """The fields that a module writes.

    >>> code = "d = {'a': 1}; d['b'] = 2; d.update(c=3)\\nclass P:\\n    d: int = 0\\nE = ('e', 'f')"
    >>> sorted(fields_in(ast.parse(code)))
    ['a', 'b', 'c', 'd', 'e', 'f']
    >>> list(fields_in(ast.parse("class S(Fields):\\n    g: int = 0")))
    []
    """
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=keys):
                yield from (key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))
            case ast.Subscript(slice=ast.Constant(value=str(name)), ctx=ast.Store()):
                yield name
            case ast.Call(func=ast.Attribute(attr="update") | ast.Name(id="dict"), keywords=given):
                yield from (each.arg for each in given if each.arg is not None)
            case ast.ClassDef(body=body, bases=bases) if not any(_is_fields(base) for base in bases):
                for each in body:
                    if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                        yield each.target.id
            case ast.Module(body=body):
                for each in body:
                    yield from _listed(each)


def _is_fields(base: ast.expr) -> bool:
    """Whether a class is a state, which is declared field by field, too: its fields are no document's."""
    return isinstance(base, ast.Name) and base.id == Fields.__name__


def _listed(line: ast.stmt) -> Iterator[str]:
    """The words of a constant of a module that lists some: those that a document takes its fields from."""
    if isinstance(line, (ast.Assign, ast.AnnAssign)) and isinstance(line.value, ast.Tuple):
        for each in line.value.elts:
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.value
