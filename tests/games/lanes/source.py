"""What the rules ask, tell and refuse, read from the source of the game: so that nothing is left without words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hordekeep.engines.lanes as engine
from hordekeep.games import monoliths
from hordekeep.kernel.declaring import Told


@cache
def _calls() -> list[tuple[Path, ast.Call]]:
    found = []
    for path in sorted(
        path for file in (engine.__file__, monoliths.__file__) for path in Path(file).parent.rglob("*.py")
    ):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found += [(path, node) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return found


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _strings(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be; of an f-string what stands before its first slot."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _strings(body)
            yield from _strings(other)


def events() -> set[tuple[str, frozenset[str]]]:
    """Every kind of event that the rules tell, with the names of its facts."""
    declared = [event for package in (engine, monoliths) for event in Told.declared_in(package.__name__)]
    return {(each.word, frozenset(each.names)) for event in declared for each in (event, *event.__subclasses__())}


def texts(prefix: str) -> set[str]:
    """The ids of all texts that begin so, wherever the rules say `Text("...")`."""
    found: set[str] = set()
    for _, call in _calls():
        if _name(call) == "Text" and call.args:
            found.update(text for text in _strings(call.args[0]) if text.startswith(prefix))
    return found


def marks() -> set[str]:
    """The marks that cards put on others for a turn."""
    found: set[str] = set()
    for _, call in _calls():
        after = {"_mark": 4, "put_mark": 2}.get(_name(call))
        if after is not None:
            found.update(text for each in call.args[after:] for text in _strings(each))
    return found
