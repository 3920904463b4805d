"""What the second edition changes can be read in one file, and it is what the ledger says."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from inspect import getsource
from pathlib import Path
from sys import modules
from typing import Any

import pytest

from hordekeep.engines.lanes.state.edition import Edition
from hordekeep.games.monoliths import edition
from hordekeep.games.monoliths.content import difficulty
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.monoliths.rules import universal
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.rulebook import load_ledger
from hordekeep.rulebook.ids import ID

SOURCE = Path(edition.__file__).read_text(encoding="utf-8")
ROW = SOURCE[SOURCE.index("MONOLITHS = replace(") :]
CHANGES = {rule.id: rule.changes for rule in load_ledger("monoliths").rules if rule.changes}
POINTS = [field.name for field in fields(Edition)]
BY_VALUE = {
    "HM-ALLY-06": "spells_first",
    "HM-VS-03": "own_mana",
    "HM-VS-30": "mirrored",
    "HM-GLO-24": "conceals_alone",
    "HM-GLO-28": "strikes_reveal",
    "HM-GLO-50": "trample_needs_engagement",
}
"""Changes that are one plain value of the row, with its point: shared code reads it."""
ELSEWHERE = {
    "HM-MIN-05": "printed on the minions' cards, as Trample is on those of the first edition",
    "HM-VS-05": "the first book is silent, and our ledger of it rules the same (SH-VS-05)",
}
"""Changes that are no point of the table, and why."""
OWN = re.compile(r"\.(monoliths|second_edition)\.")
IN_STEAD = dict.fromkeys((f"HM-DIFF-0{level}" for level in range(1, 6)), difficulty)
"""Modules that the functions of the row call for a change."""


def sections() -> list[tuple[str, list[str]]]:
    """The row in its parts: the comment over each, and the points that follow it."""
    found: list[tuple[str, list[str]]] = []
    for line in ROW[: ROW.index("\n)")].splitlines()[2:]:
        if line.lstrip().startswith("#"):
            if not found or found[-1][1]:
                found.append(("", []))
            note, points = found.pop()
            found.append((f"{note} {line.strip(' #')}", points))
        else:
            found[-1][1].append(line.strip().partition("=")[0])
    return found


def named_modules(value: Any) -> set[str]:
    """The modules of the functions in a value of the row that are the second edition's own."""
    if callable(value):
        return {value.__module__} if OWN.search(value.__module__) else set()
    if isinstance(value, (tuple, list)):
        return {module for each in value for module in named_modules(each)}
    return named_modules(tuple(value.values())) if hasattr(value, "values") else set()


def cited(source: str) -> set[str]:
    """The rules that a source names; "HM-UNIV-01 to HM-UNIV-06" names six."""
    found = set(re.findall(ID, source))
    for chapter, first, last in re.findall(r"(HM-[A-Z0-9]+-)(\d+)\s+to\s+HM-[A-Z0-9]+-(\d+)", source):
        found |= {f"{chapter}{number:02d}" for number in range(int(first), int(last) + 1)}
    return found


def test_the_row_names_its_points_in_the_order_of_the_table_and_only_what_differs() -> None:
    tree = ast.parse(SOURCE)
    row = next(
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "MONOLITHS"
    )
    assert isinstance(row, ast.Call)
    named = ["name", "defaults", *(keyword.arg for keyword in row.keywords)]
    assert named[2:] == [point for point in POINTS if point in named[2:]]
    for point in POINTS:
        assert (point in named) == (getattr(MONOLITHS, point) != getattr(FIRST, point)), point


def test_reading_the_row_lists_every_change_of_the_ledger_and_nothing_else() -> None:
    listed = [rule for note, _ in sections() for rule in re.findall(ID, note)]
    assert len(listed) == len(set(listed))
    assert sorted(listed) == sorted(set(CHANGES) - set(ELSEWHERE))
    said = ROW[ROW.index("\n)") :]
    for rule in ELSEWHERE:
        assert rule in CHANGES
        assert rule in said


@pytest.mark.parametrize(("note", "points"), sections(), ids=lambda part: part[0] if isinstance(part, list) else "")
def test_a_change_is_enforced_by_what_the_row_names_for_it(note: str, points: list[str]) -> None:
    found = {module for point in points for module in named_modules(getattr(MONOLITHS, point))}
    sources = cited("\n".join(getsource(modules[module]) for module in sorted(found)))
    for rule in re.findall(ID, note):
        if rule in BY_VALUE:
            assert BY_VALUE[rule] in points
            assert not callable(getattr(MONOLITHS, BY_VALUE[rule]))
        elif rule in IN_STEAD:
            assert rule in cited(getsource(IN_STEAD[rule])), rule
        else:
            assert rule in sources, rule


def test_exhausting_is_what_the_second_edition_is_about() -> None:
    """The check above could fail: the module of universal abilities enforces no rule of the setup."""
    assert "HM-UNIV-03" in cited(getsource(universal))
    assert "HM-SETUP-14" not in cited(getsource(universal))
