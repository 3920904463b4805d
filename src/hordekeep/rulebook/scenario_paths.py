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
            while step not in value and steps and not steps[0].startswith("["):
                step = f"{step}.{steps.pop(0)}"
            if step not in value:
                return MISSING
            value = value[step]
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
    if not step.lstrip("-").isdigit() or not -len(items) <= int(step) < len(items):
        return None
    return int(step)


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
    while steps:
        step = steps.pop(0)
        if step.startswith("["):
            for name, _ in _conditions(step):
                if wrong := _unknown(name, _fields_of(value), known):
                    return wrong
            found = having(value, step)
            value = found[0] if found else None
        elif isinstance(value, list):
            if step == "count":
                return ""
            if step != "sorted":
                if step not in names and not step.lstrip("-").isdigit():
                    takes = f"a number from 0 or a name: {', '.join(names)}" if names else "a number from 0"
                    return f"There is no {step!r} in this list. It takes {takes}."
                place = _place(step, value, names)
                value = None if place is None else value[place]
        elif isinstance(value, dict):
            merged, rest = step, steps[:]
            while merged not in value and rest and not rest[0].startswith("["):
                merged = f"{merged}.{rest.pop(0)}"
            if merged in value:
                value, steps = value[merged], rest
            elif not value or (value is not document and "-" in step) or not set(value) <= set(known()):
                return ""  # its keys are no fields
            elif wrong := _unknown(step, value, known):
                return wrong
            else:
                value = None
        elif value is None:
            may_be = step in ("count", "sorted", *names) or step.lstrip("-").isdigit()
            if wrong := "" if may_be else _unknown(step, (), known):
                return wrong
        else:
            return f"There is {written(value)!r}, which has no field {step!r}."
    return ""


def _fields_of(items: Any) -> list[str]:
    parts = list(items.values()) if isinstance(items, dict) else items if isinstance(items, list) else []
    return sorted({name for part in parts if isinstance(part, dict) for name in part})


def _unknown(name: str, here: Collection[str], known: Known) -> str:
    """What to say of a name that no document has as a field."""
    if name in here or name in known():
        return ""
    near = get_close_matches(name, here, n=1) or get_close_matches(name, sorted(known()), n=1)
    advice = f"Did you mean {near[0]!r}?" if near else f"There are: {', '.join(sorted(here))}." if here else ""
    return f"There is no field {name!r}. {advice}".rstrip()
