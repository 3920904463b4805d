"""The state of a game, declared field by field: each is named once, with its type and with what it is at first.

From that follow the slots of the class, what a new state holds (`lay_out`), and its `clone`, written out as by hand.
How a clone gets a field is told by its type: lists and dicts are copied and what is in them is shared, lists of lists
are copied two deep, dice go on by themselves, nobody listens. All else is shared, so nothing may change it.

Compiled, a class has its fields and its clone in its source: `written_out` puts them there before mypyc sees it
(`scripts/write_out.py`). That may be before anything is installed, so this module needs nothing else of ours.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any, Self, TypeGuard, TypeVar, cast

if TYPE_CHECKING:
    from hordekeep.kernel.dice import Dice
    from hordekeep.kernel.facets import Agenda, Beat, Tell

T = TypeVar("T")

COPIES = (
    ("list[list[", "[each.copy() for each in self.{}]"),
    ("list[", "self.{}.copy()"),
    ("dict[", "self.{}.copy()"),
    ("Agenda", "self.{}.copy()"),
    ("Dice", "self.{}.clone()"),
    ("Tell | None", "None"),
)
"""How a clone gets a field whose type begins so."""
FUTURE = "from __future__ import annotations"
BEFORE = "from hordekeep.kernel import Agenda, Beat, Dice, Tell\nfrom hordekeep.kernel.fields import at_first"
"""What stands at the top of a module that is written out."""

_AT_FIRST: dict[type, Mapping[str, Any]] = {}


class Made:
    """What a field is at first, where that has to be made for every state; see `made`."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self.make = make


def made(make: Callable[[Any], T]) -> T:
    """What a field is at first: made for every state, of the fields that were declared before.

    >>> class Purses(Fields):
    ...     count: int
    ...     full: list[bool] = made(lambda g: [False] * g.count)
    >>> g = Purses()
    >>> g.count = 2
    >>> lay_out(g)
    >>> g.full
    [False, False]
    """
    return cast("T", Made(make))


def each(count: Callable[[Any], int], thing: T) -> list[T]:
    """A list of the same for each seat, hero, chip, ... of a state, however many it has.

    >>> class Purses(Fields):
    ...     full: list[bool] = each(lambda g: g.seats, False)
    >>> g = Purses()
    >>> g.seats = 3
    >>> lay_out(g)
    >>> g.full
    [False, False, False]
    """
    return made(lambda g: [thing] * count(g))


def at_first(cls: type, **values: Any) -> None:
    """Keep what the fields of a class are at first."""
    _AT_FIRST[cls] = {name: _made_anew(value) for name, value in values.items()}


def _made_anew(value: Any) -> Any:
    return Made(lambda _: value.copy()) if isinstance(value, (list, dict)) else value


def lay_out(g: Any) -> None:
    """Give a new state what its fields are at first; those without a default it has got already."""
    for name, value in _AT_FIRST[type(g)].items():
        setattr(g, name, value.make(g) if isinstance(value, Made) else value)


def clone_source(name: str, fields: Mapping[str, str], method: str = "clone") -> str:
    """The source of a class's `clone`, by the types of its fields. Where that is written by hand, `method` is `copied`.

    >>> print(clone_source("Purses", {"coins": "list[int]", "round": "int"}))
        def clone(self) -> Purses:
            twin = Purses()
            twin.coins = self.coins.copy()
            twin.round = self.round
            return twin
    """
    lines = [f"def {method}(self) -> {name}:", f"    twin = {name}()"]
    for field, kind in fields.items():
        copied = next((copy for start, copy in COPIES if kind.startswith(start)), "self.{}")
        lines.append(f"    twin.{field} = {copied.format(field)}")
    return "\n".join("    " + line for line in [*lines, "    return twin"])


class Declaring(type):
    """Makes slots and `clone` of the fields that the body of a class declares."""

    fields: Mapping[str, str]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Declaring:
        """The class, with its own fields and those of its bases."""
        inherited = next((each for each in bases if isinstance(each, Declaring)), None)
        own: dict[str, str] = body.get("__annotations__", {})
        fields = {**(inherited.fields if inherited else {}), **own}
        values = {field: body.pop(field) for field in own if field in body}
        method = "copied" if "clone" in body else "clone"
        named: dict[str, Any] = {}
        exec(dedent(clone_source(name, fields, method)), named)
        made = super().__new__(cls, name, bases, {method: named[method], **body, "__slots__": tuple(own)})
        named[name], made.fields = made, fields
        at_first(made, **(_AT_FIRST[inherited] if inherited else {}), **values)
        return made


class Fields(metaclass=Declaring):
    """What the kernel needs of every state. The class of a game names its own fields after these.

    It is made without arguments, as its clones are; a method `begin` sets what has no default and calls `lay_out`.

    >>> class Dealt(Fields):
    ...     hands: list[list[int]] = []
    ...     round: int = 1
    >>> sorted(Dealt.fields)
    ['agenda', 'beat', 'dice', 'hands', 'over', 'round', 'seats', 'tell']
    """

    dice: Dice
    seats: int
    agenda: Agenda = []
    beat: Beat | None = None
    over: bool = False
    tell: Tell | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that changes; nobody listens to it."""
        raise NotImplementedError("made of the fields")

    def copied(self) -> Self:
        """For classes whose `clone` is written by hand: what it would be without, to go on from."""
        raise NotImplementedError("made of the fields")


def written_out(source: str) -> str:
    """The source of a module whose states have all their fields and `clone` in their bodies, for mypyc.

    >>> print(written_out("from __future__ import annotations\\nclass Dealt(Fields):\\n    hand: list[int] = []\\n"))
    from __future__ import annotations
    from hordekeep.kernel import Agenda, Beat, Dice, Tell
    from hordekeep.kernel.fields import at_first
    class Dealt:
        dice: Dice
        seats: int
        agenda: Agenda
        beat: Beat | None
        over: bool
        tell: Tell | None
        hand: list[int]
    <BLANKLINE>
        def clone(self) -> Dealt:
            twin = Dealt()
            twin.dice = self.dice.clone()
            twin.seats = self.seats
            twin.agenda = self.agenda.copy()
            twin.beat = self.beat
            twin.over = self.over
            twin.tell = None
            twin.hand = self.hand.copy()
            return twin
    <BLANKLINE>
    at_first(Dealt, **eval('dict(agenda=[], beat=None, over=False, tell=None, hand=[])', globals()))
    """
    lines = source.splitlines()
    from_below = reversed(ast.parse(source).body)  # what is above keeps its place
    ends = [_write_out(node, lines) for node in from_below if _is_state(node)]
    if ends:
        lines.insert(lines.index(FUTURE) + 1, BEFORE)
    return "\n".join([*lines, "", *ends, ""])


def _is_state(node: ast.stmt) -> TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == [Fields.__name__]


def _declared(node: ast.ClassDef) -> dict[str, ast.AnnAssign]:
    return {
        each.target.id: each
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


def _write_out(node: ast.ClassDef, lines: list[str]) -> str:
    """Write one class out where it stands; the call that keeps what its fields are at first is for the module's end.

    It evaluates them, because compiled code would look for lists and finds what makes them.
    """
    own = _declared(node)
    fields = {**_declared_by_base(), **own}
    types = {name: ast.unparse(field.annotation) for name, field in fields.items()}
    by_hand = any(isinstance(each, ast.FunctionDef) and each.name == "clone" for each in node.body)
    made = clone_source(node.name, types, "copied" if by_hand else "clone")
    lines[node.end_lineno : node.end_lineno] = ["", *made.splitlines()]
    for name, field in reversed(own.items()):
        lines[field.lineno - 1 : field.end_lineno] = [f"    {name}: {types[name]}"]
    first = min(field.lineno for field in own.values()) - 1
    lines[first:first] = [f"    {name}: {types[name]}" for name in fields if name not in own]
    lines[node.lineno - 1] = f"class {node.name}:"
    values = [f"{name}={ast.unparse(field.value)}" for name, field in fields.items() if field.value is not None]
    written = f"dict({', '.join(values)})"
    return f"at_first({node.name}, **eval({written!r}, globals()))"


def _declared_by_base() -> dict[str, ast.AnnAssign]:
    body = ast.parse(Path(__file__).read_text(encoding="utf-8")).body
    return _declared(next(each for each in body if isinstance(each, ast.ClassDef) and each.name == Fields.__name__))
