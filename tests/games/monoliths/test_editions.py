"""The table of the editions: every point is explained and asked for, and each edition cites its own ledger."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hordekeep.engines.lanes.state import edition
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.edition import Edition, edition_of, register
from hordekeep.engines.lanes.state.steps import SETUP, beats_of
from hordekeep.engines.lanes.words import VOCABULARY
from hordekeep.games.monoliths.content.citing import CITES
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import BadInput, Match, Rules
from hordekeep.kernel.enforcing import rules_named
from hordekeep.rulebook import load_ledger
from hordekeep.rulebook.citations import package_citations
from hordekeep.rulebook.ids import ID
from hordekeep.rulebook.ledger import entry_ids, ledger_of
from tests.games.skytear_horde.playing import load

ENGINE = Path(edition.__file__).parents[1]
LISTS = ("edition.py", "first_rules.py")
OWN = ("hordekeep.engines.lanes.", "hordekeep.games.skytear_horde.", "hordekeep.games.monoliths.")
NAMES = [field.name for field in fields(Edition)]
ROWS = (FIRST, MONOLITHS)
OF_FIRST = {rule.id for rule in load_ledger("skytear-horde").rules}
OF_MONOLITHS = {rule.id for rule in load_ledger("monoliths").rules}


def functions(row: Edition) -> Iterator[tuple[str, Any]]:
    for name in NAMES:
        value = getattr(row, name)
        for each in value if isinstance(value, tuple) else (value,):
            if callable(each):
                yield name, each


# -- the table ---------------------------------------------------------------------------------------------------------


def test_every_point_of_the_table_is_explained() -> None:
    tree = ast.parse(Path(edition.__file__).read_text(encoding="utf-8"))
    body = next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Edition")
    explained = []
    for node, following in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            assert isinstance(node.target, ast.Name)
            match following:
                case ast.Expr(value=ast.Constant(value=str(words))) if words.endswith((".", "?")):
                    explained.append(node.target.id)
    assert explained == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_point_of_the_table_is_asked_for_by_the_rules(name: str) -> None:
    asks = re.compile(rf"\bedition\.{name}\b")
    files = [path for path in ENGINE.rglob("*.py") if path.parent.name != "second_edition" and path.name not in LISTS]
    assert any(asks.search(path.read_text(encoding="utf-8")) for path in files)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_function_of_a_row_stands_in_a_module_and_says_what_it_does(row: Edition) -> None:
    for point, function in functions(row):
        module = import_module(function.__module__)
        assert function.__module__.startswith(OWN), point
        assert getattr(module, function.__name__) is function, point
        assert function.__doc__, point


def test_the_first_edition_needs_nothing_of_the_second() -> None:
    modules = {function.__module__ for _, function in functions(FIRST)}
    assert not [module for module in modules if ".monoliths." in module or ".second_edition." in module]
    assert not FIRST.cites


def test_rows_have_different_names() -> None:
    assert len({row.name for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_turn_is_laid_out_by_its_phases(row: Edition) -> None:
    steps = row.steps
    assert {phase for phase, _ in steps.by_name.values()} == {SETUP, *row.turn}
    setting = row.setting(1, Match(row.name, 1, "x").options)
    for at, phase in enumerate(row.turn):
        assert steps.phase_of[phase] == phase
        later = [beat for beat, _ in beats_of(phase, setting, row)[::-1] if beat in row.turn[at + 1 :]]
        assert later == list(row.turn[at + 1 :])


# -- what an edition may change ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("spells_first", [False, True])
def test_a_row_may_interrupt_a_sentence_and_discard_spells_first(spells_first: bool) -> None:
    """Combustion destroys a monster: the row is asked before the sentence goes on to the neighbour."""
    seen: list[tuple[list[int], list[str], int]] = []

    def interrupt(g: Battle) -> Rules[None]:
        neighbour = g.horde_row[1]
        assert neighbour is not None
        doomed = [p.lane for p in (g.horde_row[0], neighbour) if p is not None and p.doomed]
        seen.append((doomed, [card.id for card in g.players[0].discard], neighbour.vigor))
        yield from ()

    lanes = [{"monster": {"card": "troll-brute", "wounds": 1}}, {"monster": {"card": "cave-yeti"}}]
    match = load(phase="alliance", lanes=lanes, players=[{"hand": ["combustion"], "mana": 5}])
    match.state.edition = replace(FIRST, interrupt=interrupt, spells_first=spells_first)
    match.choose("play:combustion")
    match.choose("at:m1")
    spell = ["combustion"] if spells_first else []
    assert seen[0] == ([0], spell, 0)
    assert len(seen) > 1, "the second verb is followed by an interruption too, while something waits"
    assert seen[1][2] == -2
    assert [card.id for card in match.state.players[0].discard] == ["combustion"]


# -- citing ------------------------------------------------------------------------------------------------------------


def strings_of(path: Path) -> Iterator[str]:
    """The strings of a module that are no docstrings, and do not say what a function enforces."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and rules_named(node) is not None]
    told |= {id(rule) for call in calls for rule in call.args}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def cited_while_played() -> set[str]:
    files = [path for path in ENGINE.rglob("*.py") if path.parent.name != "second_edition"]
    found = {rule for path in files for text in strings_of(path) for rule in re.findall(ID, text)}
    found |= {word.rule for word in VOCABULARY.words()}
    return {rule for rule in found if rule.startswith("SH-")}


def test_every_rule_that_shared_code_cites_has_one_of_monoliths() -> None:
    """Achievements belong to the first edition alone."""
    cited = {rule for rule in cited_while_played() if not rule.startswith("SH-ACH-")}
    assert sorted(cited - set(CITES)) == []


def test_citations_lead_from_one_ledger_to_the_other() -> None:
    assert set(CITES) <= OF_FIRST
    assert sorted(set(CITES.values()) - OF_MONOLITHS) == []


def test_the_engine_cites_nothing_that_no_ledger_has() -> None:
    cited = package_citations("hordekeep.engines.lanes")
    ledgers = ("skytear-horde", "monoliths")
    assert {ledger_of(each.rule) for each in cited} == set(ledgers)
    known = {each for ledger in ledgers for each in entry_ids(ledger)}
    assert [each for each in cited if each.rule in each.title and each.rule not in known] == []


# -- the register ------------------------------------------------------------------------------------------------------


def test_editions_are_found_by_their_names() -> None:
    assert [edition_of(row.name) for row in ROWS] == list(ROWS)


def test_an_edition_that_nobody_registered_is_told_with_the_nearest_name() -> None:
    with pytest.raises(BadInput, match="There is no edition 'monolith'") as refused:
        edition_of("monolith")
    assert "monoliths" in str(refused.value.advice)


def test_no_two_editions_share_a_name() -> None:
    with pytest.raises(AssertionError, match="two editions 'monoliths'"):
        register(MONOLITHS)
