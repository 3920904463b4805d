"""Paths into the shown document: what stands there, and whether a path that leads nowhere is misspelt."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches
from typing import Any

from hordekeep.kernel import BadInput

MISSING = "(not there)"
"""What a path has that leads nowhere."""
NOTHING = "(nothing)"
"""How scenarios write a value that is there and empty: TOML has no null."""

_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")


def look_up(document: Any, path: str, names: Sequence[str] = ()) -> Any:
    """The value at a dotted path; lists take indexes and seats' names, `count`, `count.ITEM` and `sorted`. A name may
    have a dot of its own. `[field=value]` finds the one item of a list or mapping that has these values.

    >>> look_up({"pool": ["b", "a", "b"]}, "pool.count.b"), look_up({"pool": ["b", "a"]}, "pool.sorted")
    (2, ['a', 'b'])
    >>> look_up({"seats": [{"total": 3}]}, "seats.Andy.total", ("Andy",))
    3
    >>> look_up({"heroes": {"blue.yami": {"hp": 13}}}, "heroes.blue.yami.hp")
    13
    >>> units = {"units": [{"chip": "awsh", "hex": "1.0", "health": 2}, {"chip": "roa", "hex": "1.1"}]}
    >>> look_up(units, "units[hex=1.0].health"), look_up(units, "units[chip=voss].hex")
    (2, '(not there)')
    >>> look_up(units, "units[chip=roa].count"), look_up({"result": None}, "result")
    (1, '(nothing)')
    """
    value = document
    steps = _STEP.findall(path)
    while steps:
        step = steps.pop(0)
        if step.startswith("["):
            found = having(value, step)
            if steps == ["count"]:
                return len(found)
            if len(found) > 1:
                raise BadInput(f"{path}: {len(found)} have {step}.", advice="Say more: [chip=awsh,hex=1.0].")
            if not found:
                return MISSING
            value = found[0]
        elif isinstance(value, list):
            if step == "count":
                return [str(item) for item in value].count(".".join(steps)) if steps else len(value)
            if step == "sorted":
                value = sorted(value)
                continue
            place = _place(step, value, names)
            if place is None:
                return MISSING
            value = value[place]
        elif isinstance(value, dict):
            name, steps = _name_in(value, step, steps)
            if name not in value:
                return MISSING
            value = value[name]
        else:
            return MISSING
    return written(value)


def written(value: Any) -> Any:
    """A value as scenarios write it.

    >>> written({"printed": [None, 20]})
    {'printed': ['(nothing)', 20]}
    """
    if isinstance(value, dict):
        return {name: written(part) for name, part in value.items()}
    if isinstance(value, list):
        return [written(part) for part in value]
    return NOTHING if value is None else value


def _place(step: str, items: list[Any], names: Sequence[str]) -> int | None:
    if step in names:
        step = str(names.index(step))
    if not _is_number(step) or not -len(items) <= int(step) < len(items):
        return None
    return int(step)


def _is_number(step: str) -> bool:
    return step.lstrip("-").isdigit()


def _name_in(fields: Collection[str], step: str, steps: list[str]) -> tuple[str, list[str]]:
    """The name that begins with this step, and the steps after it: as many belong to it as it takes to find it."""
    name, rest = step, steps[:]
    while name not in fields and rest and not rest[0].startswith("["):
        name = f"{name}.{rest.pop(0)}"
    return name, rest


def _conditions(step: str) -> list[tuple[str, str]]:
    """The fields and values of `[chip=awsh,hex=1.0]`."""
    conditions = [each.partition("=")[::2] for each in step[1:-1].split(",")]
    if not all(name and value for name, value in conditions):
        raise BadInput(f"{step} is no condition.", advice="Write [hex=1.0] or [chip=awsh,hex=1.0].")
    return [(name.strip(), value.strip()) for name, value in conditions]


def having(items: Any, step: str) -> list[Any]:
    """The items of a list or mapping whose fields have these values.

    >>> having([{"chip": "awsh", "health": 2}, {"chip": "awsh", "health": 1}], "[chip=awsh,health=1]")
    [{'chip': 'awsh', 'health': 1}]
    """
    conditions = _conditions(step)
    parts = list(items.values()) if isinstance(items, dict) else items if isinstance(items, list) else []
    return [
        part
        for part in parts
        if isinstance(part, dict) and all(name in part and _same(part[name], value) for name, value in conditions)
    ]


def _same(found: Any, wanted: str) -> bool:
    said = written(found)
    return (str(said).lower() if isinstance(said, bool) else str(said)) == wanted


# -- misspelt paths ----------------------------------------------------------------------------------------------------

Known = Callable[[], Collection[str]]
"""The names of all fields that a game's documents may have, found out only where one is missing."""


def misspelt(document: Any, path: str, names: Sequence[str], known: Known) -> str:
    """Why a path can never lead anywhere, with the nearest field; "" if it does, or might in another moment.

    A field that is not there may be optional: then the game's code knows its name. Keys that are no fields (cards,
    hexes, heroes) may come and go.

    >>> document = {"round": 1, "seats": [{"horde": []}], "row": [], "row_card": None}
    >>> fields = lambda: {"round", "seats", "horde", "row", "row_card", "token", "turn"}
    >>> misspelt(document, "rounds", (), fields)
    "There is no field 'rounds'. Did you mean 'round'?"
    >>> misspelt(document, "seats.Andi.horde", ("Andy",), fields)
    "There is no 'Andi' in this list. It takes a number from 0 or a name: Andy."
    >>> misspelt(document, "row_card.tokn", (), fields)
    "There is no field 'tokn'. Did you mean 'token'?"
    >>> misspelt(document, "turn", (), fields), misspelt(document, "row.0.token", (), fields)
    ('', '')
    """
    value, steps = document, _STEP.findall(path)
    try:
        while steps:
            step, *rest = steps
            if step.startswith("["):
                value, steps = _first_having(value, step, known), rest
            elif isinstance(value, list):
                if step == "count":
                    return ""
                value, steps = _item(value, step, names), rest
            elif isinstance(value, dict):
                name, after = _name_in(value, step, rest)
                if name in value:
                    value, steps = value[name], after
                elif (value is not document and "-" in step) or not _has_fields(value, known):
                    return ""
                else:
                    _insist_on_field(step, value, known)
                    value, steps = None, rest
            elif value is None:
                if step not in ("count", "sorted", *names) and not _is_number(step):
                    _insist_on_field(step, (), known)
                steps = rest
            else:
                raise _Misspelt(f"There is {written(value)!r}, which has no field {step!r}.")
    except _Misspelt as why:
        return str(why)
    return ""


class _Misspelt(Exception):
    """Why a path can never lead anywhere."""


def _first_having(items: Any, step: str, known: Known) -> Any:
    """The first item that has these values; None if there is none now."""
    here = _fields_of(items)
    for name, _ in _conditions(step):
        _insist_on_field(name, here, known)
    found = having(items, step)
    return found[0] if found else None


def _item(items: list[Any], step: str, names: Sequence[str]) -> Any:
    """The item of a list at this place, or the sorted list itself; None if there is no such place now."""
    if step == "sorted":
        return items
    if step not in names and not _is_number(step):
        takes = f"a number from 0 or a name: {', '.join(names)}" if names else "a number from 0"
        raise _Misspelt(f"There is no {step!r} in this list. It takes {takes}.")
    place = _place(step, items, names)
    return None if place is None else items[place]


def _has_fields(mapping: dict[str, Any], known: Known) -> bool:
    """Are its keys fields, and not cards, hexes or heroes?"""
    return bool(mapping) and set(mapping) <= set(known())


def _fields_of(items: Any) -> list[str]:
    """The fields that any of the items has."""
    parts = list(items.values()) if isinstance(items, dict) else items if isinstance(items, list) else []
    return sorted({name for part in parts if isinstance(part, dict) for name in part})


def _insist_on_field(name: str, here: Collection[str], known: Known) -> None:
    """A name is a field, of these or of some document; else the nearest is named."""
    if name in here or name in known():
        return
    near = get_close_matches(name, here, n=1) or get_close_matches(name, sorted(known()), n=1)
    advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(sorted(here))}." if here else ""
    raise _Misspelt(f"There is no field {name!r}. {advice}".rstrip())
