"""Citations that run: where a function enforces a rule, a scenario of that rule runs it.

What a function says in its decorator is only a claim. Here all scenarios are played while it is noted which of these
functions are called. Some never can be: tables are made once, when a module is imported, sentences are read once, and
some functions keep a rule by what they leave alone.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Mapping
from types import CodeType, FrameType
from typing import Any

import pytest

from hordekeep.kernel import find_game
from hordekeep.kernel.enforcing import ENFORCED
from hordekeep.rulebook import ledger_slugs
from hordekeep.rulebook.citations import scenario_root
from hordekeep.rulebook.ledger import rules_by_id
from hordekeep.rulebook.scenario_runner import run_scenario
from hordekeep.rulebook.scenarios import Located, read_scenarios

pytestmark = pytest.mark.slow

LEAST = 90
"""In a hundred rules that functions enforce and scenarios show, so many have a scenario that runs one of them."""


def rules_by_code(slug: str) -> Mapping[CodeType, set[str]]:
    """The code of every function that enforces rules of a game, with these."""
    known, renamed = rules_by_id(slug), find_game(slug).rules.cites
    found: defaultdict[CodeType, set[str]] = defaultdict(set)
    for enforcer, rules in ENFORCED:
        function: Any = enforcer
        while hasattr(function, "__wrapped__"):  # one that keeps what it has built
            function = function.__wrapped__
        ids = {known[each].id for rule in rules for each in (rule, renamed.get(rule, rule)) if each in known}
        if ids and hasattr(function, "__code__"):
            found[function.__code__] |= ids
    return found


def scenarios_of_game(slug: str) -> list[Located]:
    root = scenario_root()
    assert root is not None
    every = [located for path in sorted(root.rglob("*.toml")) for located in read_scenarios(path)]
    return [located for located in every if located.scenario.game == slug]


@pytest.mark.parametrize("slug", ledger_slugs())
def test_the_scenarios_of_a_rule_run_what_enforces_it(slug: str) -> None:
    known, enforcing = rules_by_id(slug), rules_by_code(slug)
    shown: set[str] = set()
    run: set[str] = set()
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in enforcing:
            called.add(frame.f_code)

    for located in scenarios_of_game(slug):
        own = {known[rule].id for rule in located.scenario.rules if rule in known}
        shown |= own
        if own <= run:
            continue
        called.clear()
        before = sys.getprofile()
        sys.setprofile(note)
        try:
            run_scenario(located)
        finally:
            sys.setprofile(before)
        run |= own & {rule for code in called for rule in enforcing[code]}
    wanted = shown & {rule for rules in enforcing.values() for rule in rules}
    assert len(wanted) > 100
    assert 100 * len(run & wanted) >= LEAST * len(wanted), sorted(wanted - run)
