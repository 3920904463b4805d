"""The kinds of events that a game's code tells of, each with the names of its facts.

Those that are declared say it themselves; the others are read off the code as text. They are told by
`state.tell(kind, rule, ...)`. A function that hands one of its parameters on as the kind (a state's own `say`, say)
tells of the kinds that its callers give it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, Union

from hordekeep.kernel import once
from hordekeep.kernel.declaring import Told
from hordekeep.rulebook.citations import game_files, game_packages

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]
_NOT_FACTS = ("audience", "kind", "rule")


class _Teller(NamedTuple):
    """Where a function takes the kind: the place among its arguments, the parameter's name, and the default."""

    place: int
    name: str
    default: str = ""
    facts: tuple[str, ...] = ()


def event_kinds(slug: str) -> Mapping[str, tuple[str, ...]]:
    """The kinds of events of a game in the order of the alphabet, each with the names of its facts.

    >>> event_kinds("plankton-horde")["flayer-added"]
    ('seat', 'total')
    """
    kinds = {**_kinds_of(slug), **{kind: event.names for kind, event in declared_events(slug).items()}}
    return {kind: kinds[kind] for kind in sorted(kinds)}


@once
def declared_events(slug: str) -> Mapping[str, type[Told]]:
    """The events that a game and its engine declare, by their kinds.

    >>> declared_events("plankton-horde")["flayer-added"].names
    ('seat', 'total')
    """
    return {event.word: event for package in game_packages(slug) for event in Told.declared_in(package)}


@once
def _kinds_of(slug: str) -> Mapping[str, tuple[str, ...]]:
    return kinds_in(ast.parse(path.read_text(encoding="utf-8")) for path in game_files(slug))


def kinds_in(trees: Iterable[ast.AST]) -> Mapping[str, tuple[str, ...]]:
    """The kinds of events that some modules tell of.

    >>> code = "def say(self, kind, rule, **facts): self.tell(kind, rule)\\ng.say('won' if x else 'lost', 'X', seat=1)"
    >>> kinds_in([ast.parse(code)])
    {'lost': ('seat',), 'won': ('seat',)}
    """
    modules = [_Module(tree) for tree in trees]
    tellers = {"tell": _Teller(0, "kind")}
    known = 0
    while known < len(tellers):  # a function that hands a kind on to one that tells is one itself
        known = len(tellers)
        for module in modules:
            for function, call in module.calling(tellers):
                teller = _handing_on(function, call, tellers)
                if teller is not None:
                    tellers.setdefault(function.name, teller)
    kinds: dict[str, dict[str, None]] = {}
    for call in (call for module in modules for call in module.calls):
        told_by = tellers.get(_name(call.func))
        if told_by is None or len(call.args) + len(call.keywords) < 2:
            continue
        facts = told_by.facts or _facts(call)
        for kind in _words(_argument(call, told_by)) or ([told_by.default] if told_by.default else []):
            kinds.setdefault(kind, {}).update(dict.fromkeys(facts))
    return {kind: tuple(kinds[kind]) for kind in sorted(kinds)}


class _Module:
    """The functions and the calls of a module."""

    def __init__(self, tree: ast.AST) -> None:
        self.functions: list[Function] = []
        self.calls: list[ast.Call] = []
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                self.calls.append(node)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.functions.append(node)

    def calling(self, names: Mapping[str, object]) -> Iterator[tuple[Function, ast.Call]]:
        """The calls of functions with these names, each with the functions that it stands in."""
        for call in self.calls:
            if _name(call.func) in names:
                for function in self.functions:
                    if function.lineno <= call.lineno <= (function.end_lineno or function.lineno):
                        yield function, call


def _handing_on(function: Function, call: ast.Call, tellers: Mapping[str, _Teller]) -> _Teller | None:
    """How a function takes the kind of an event, if this call hands one of its parameters on as such."""
    plain = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
    is_method = plain[:1] == ["self"]
    named = [each.arg for each in function.args.kwonlyargs]
    defaults = dict(zip(named, function.args.kw_defaults, strict=True))
    given = _argument(call, tellers[_name(call.func)])
    if not isinstance(given, ast.Name) or given.id not in (*plain, *named):
        return None
    default = _words(defaults.get(given.id))
    place = plain.index(given.id) - is_method if given.id in plain else -1
    hands_on = function.args.kwarg is not None
    return _Teller(place, given.id, default[0] if default else "", () if hands_on else _facts(call))


def _name(called: ast.expr) -> str:
    match called:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def _argument(call: ast.Call, teller: _Teller) -> ast.expr | None:
    by_name = next((each.value for each in call.keywords if each.arg == teller.name), None)
    return by_name or (call.args[teller.place] if 0 <= teller.place < len(call.args) else None)


def _words(given: ast.expr | None) -> list[str]:
    """The kind that is given: a word, or one of two."""
    match given:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp(body=body, orelse=orelse):
            return [*_words(body), *_words(orelse)]
        case _:
            return []


def _facts(call: ast.Call) -> tuple[str, ...]:
    return tuple(each.arg for each in call.keywords if each.arg is not None and each.arg not in _NOT_FACTS)
