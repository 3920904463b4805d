"""Which rules a piece of code enforces: `@enforces("PH-FB-04")` stands above the function that keeps the rule.

The function stays the very same, so calling it costs nothing. Compiled, a function with a decorator would be called as
Python calls one, and not as C does: so `written_out` puts the decorators at the end of the module before mypyc sees it
(`scripts/write_out.py`). That may be before anything is installed, so this module needs nothing else of ours.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

T = TypeVar("T")

ENFORCED: Final[list[tuple[object, tuple[str, ...]]]] = []
"""What enforces rules, each with their ids, in the order in which modules were imported."""

_QUOTED_ID = re.compile(r'"([A-Z]{2}(?:-[A-Z0-9]+)+-\d+)"')


def enforces(*rules: str) -> Callable[[T], T]:
    """Say which rules a function or a class enforces: `@enforces("PH-FB-04")`.

    What is no function says it in a line below: `enforces("PH-COMP-02")(BATTLE_CARDS)`. Whether a ledger has these
    rules is looked up when its game is first found.

    >>> @enforces("PH-COMP-01")
    ... def fits(seats: int) -> bool: return 2 <= seats <= 4
    >>> fits(5), ENFORCED.pop() == (fits, ("PH-COMP-01",))
    (False, True)
    """

    def note(enforcer: T) -> T:
        ENFORCED.append((enforcer, rules))
        return enforcer

    return note


def check_enforced(ledger: Path) -> None:
    """Look up all rules whose ids begin like those of a ledger; the error for one that is not there says who named it.

    Only the ids are read, as text: that takes a millisecond, and to parse a ledger takes a hundred.
    """
    ids = _QUOTED_ID.findall(ledger.read_text(encoding="utf-8"))
    if not ids:
        return
    known, book = frozenset(ids), ids[0].partition("-")[0]
    for enforcer, rules in ENFORCED:
        for rule in rules:
            if rule not in known and rule.partition("-")[0] == book:
                raise LookupError(f"{name_of(enforcer)} enforces {rule}, which {ledger} does not have.")


def name_of(enforcer: object) -> str:
    """How the code calls what enforces a rule, with its module.

    >>> name_of(name_of)
    'hordekeep.kernel.enforcing.name_of'
    """
    own = getattr(enforcer, "__qualname__", None)
    if own is not None:
        return f"{getattr(enforcer, '__module__', '?')}.{own}"
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()):
            if value is enforcer:
                return f"{module.__name__}.{name}"
    return repr(enforcer)


def rules_named(call: ast.expr) -> tuple[str, ...] | None:
    """The rules that `enforces(...)` names; None if this is something else.

    >>> rules_named(ast.parse('enforces("PH-FB-04", "PH-FB-05")', mode="eval").body)
    ('PH-FB-04', 'PH-FB-05')
    """
    match call:
        case ast.Call(func=ast.Name(id="enforces"), args=rules):
            return tuple(rule.value for rule in rules if isinstance(rule, ast.Constant) and isinstance(rule.value, str))
        case _:
            return None


def written_out(source: str) -> str:
    """A module's source with the same said at its end, function by function.

    >>> print(written_out('@enforces("PH-FB-04")\\ndef tie() -> None:\\n    pass\\n'))
    def tie() -> None:
        pass
    <BLANKLINE>
    <BLANKLINE>
    enforces("PH-FB-04")(tie)
    <BLANKLINE>
    """
    lines = source.splitlines()
    at_the_end: list[str] = []
    gone: set[int] = set()
    for name, decorator in _decorators(ast.parse(source), ""):
        rules = ", ".join(f'"{rule}"' for rule in rules_named(decorator) or ())
        at_the_end.append(f"enforces({rules})({name})")
        gone.update(range(decorator.lineno - 1, decorator.end_lineno or decorator.lineno))
    if not at_the_end:
        return source
    kept = [line for number, line in enumerate(lines) if number not in gone]
    return "\n".join([*kept, "", "", *at_the_end]) + "\n"


def _decorators(within: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, ast.expr]]:
    """Everything of a module or class that says by a decorator what it enforces, by its name."""
    for each in within.body:
        if isinstance(each, (ast.FunctionDef, ast.ClassDef)):
            name = f"{prefix}{each.name}"
            yield from ((name, decorator) for decorator in each.decorator_list if rules_named(decorator) is not None)
            if isinstance(each, ast.ClassDef):
                yield from _decorators(each, f"{name}.")
