"""Saying which rules a function enforces: it stays what it is, unknown rules are told, compiled it is said later."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from hordekeep.kernel import find_game
from hordekeep.kernel.enforcing import ENFORCED, check_enforced, enforces, name_of, written_out

LEDGER = """
[[rule]]
id = "TO-MOVE-01"
text = "As CS-MOVE-01 says."

[[rule]]
id = "TO-MOVE-02"
merges = ["TO-MOVE-03"]
"""

SOURCE = '''
from hordekeep.kernel import enforces


class Walker:
    @property
    @enforces("TO-MOVE-02")
    def steps(self) -> int:
        return 2

    @enforces("TO-MOVE-01", "TO-MOVE-02")
    def walk(self) -> int:
        return self.steps


@enforces(
    "TO-MOVE-01",
    "TO-MOVE-03",
)
def way() -> int:
    """One."""
    return 1


HEXES = (1, 2, 3)
enforces("TO-MOVE-02")(HEXES)
'''


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What a test declares counts for it alone."""
    known = len(ENFORCED)
    yield
    del ENFORCED[known:]


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    path = tmp_path / "en.toml"
    path.write_text(LEDGER, encoding="utf-8")
    return path


def walk() -> int:
    return 1


def enforcers(rule: str) -> list[object]:
    return [enforcer for enforcer, rules in ENFORCED if rule in rules]


def test_a_function_that_enforces_a_rule_is_the_very_same() -> None:
    assert enforces("TO-MOVE-01")(walk) is walk
    assert enforcers("TO-MOVE-01") == [walk]
    assert enforcers("TO-MOVE-02") == []


def test_rules_that_the_ledger_has_are_fine_and_folded_ones_too(ledger: Path) -> None:
    enforces("TO-MOVE-01", "TO-MOVE-02", "TO-MOVE-03")(walk)
    check_enforced(ledger)


def test_a_rule_that_is_not_there_is_told_with_who_named_it(ledger: Path) -> None:
    enforces("TO-MOVE-04")(walk)
    with pytest.raises(
        LookupError, match=r"^tests\.kernel\.test_enforcing\.walk enforces TO-MOVE-04, which .*en\.toml"
    ):
        check_enforced(ledger)


def test_a_rule_of_another_book_is_looked_up_with_its_own(ledger: Path) -> None:
    enforces("ZZ-MOVE-04")(walk)
    check_enforced(ledger)


def test_a_ledger_without_rules_says_nothing_against_anybody(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text('game = "toy"\n', encoding="utf-8")
    enforces("TO-MOVE-04")(walk)
    check_enforced(tmp_path / "en.toml")


def test_what_is_no_function_has_the_name_of_its_module(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("a_made_up_module")
    module.HEXES = enforces("TO-MOVE-01")(("one", "two"))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "a_made_up_module", module)
    assert name_of(enforcers("TO-MOVE-01")[0]) == "a_made_up_module.HEXES"
    assert name_of(["nowhere"]) == "['nowhere']"


def declared_by(source: str) -> list[tuple[str, tuple[str, ...]]]:
    """What a module declares, in the order of the names."""
    known = len(ENFORCED)
    module: dict[str, object] = {"__name__": "made_up"}
    exec(compile(source, "made_up.py", "exec"), module)
    own = [(getattr(each, "__qualname__", "") or repr(each), rules) for each, rules in ENFORCED[known:]]
    return sorted(("Walker.steps" if "property" in name else name, rules) for name, rules in own)


def test_a_module_that_is_written_out_says_the_same_without_decorators() -> None:
    written = written_out(SOURCE)
    assert "@enforces" not in written
    assert "    @property\n    def steps" in written
    assert declared_by(written) == declared_by(SOURCE)
    assert len(declared_by(SOURCE)) == 4


def test_a_module_that_declares_nothing_stays_as_it_is() -> None:
    assert written_out("def walk() -> int:\n    return 1\n") == "def walk() -> int:\n    return 1\n"


def test_a_game_is_not_found_while_its_code_names_a_rule_that_its_ledger_lacks() -> None:
    find_game("plankton-horde")
    enforces("PH-FB-99")(walk)
    find_game.forget()
    with pytest.raises(LookupError, match="walk enforces PH-FB-99"):
        find_game("plankton-horde")
    ENFORCED.pop()
    assert find_game("plankton-horde").title == "Horde"
