"""Tables of content files as Structs: the first thing that is wrong is refused with its file, line and entry."""

from __future__ import annotations

from typing import NoReturn, TypeVar

import msgspec

from hordekeep.kernel import BadInput
from hordekeep.language.card_files import Table, read_table
from hordekeep.language.problems import Problem

S = TypeVar("S", bound=msgspec.Struct)


def part(table: Table, kind: type[S], entry: str) -> S:
    """A table as a Struct; `entry` says in an error which one it is, such as "isle 3".

    >>> class Isle(msgspec.Struct):
    ...     number: int
    >>> part(Table("isles.toml", 4, [], {"numbre": 1}), Isle, "isle 1")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: isles.toml, line 4, isle 1: numbre: There is no such field. Did you mean 'number'?
    """

    def refuse(problem: Problem) -> NoReturn:
        where = f"{problem.file}, line {problem.line}, {entry}"
        raise BadInput(problem.what, where=where, advice=problem.advice) from None

    found = read_table(table, kind, refuse)
    assert found is not None
    return found


def entries(table: Table, field: str, kind: type[S], entry: str) -> tuple[S, ...]:
    """The tables inside a field of a table as Structs; `BadInput` if there is none."""
    _, inside = table.parts(field)
    if not inside:
        where = f"{table.file}, line {table.line_of(field)}, {entry}"
        raise BadInput(f"{field}: It is empty.", where=where, advice=f"Write {field} = [{{ ... }}].")
    return tuple([part(each, kind, f"{entry}, {field} {n}") for n, each in enumerate(inside, 1)])
