"""Every game names what enforces its rules, by something that the program knows, or says why no code could."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest

from hordekeep.kernel.enforcing import ENFORCED, name_of
from hordekeep.rulebook import enforcement, ledger_slugs, load_ledger, where
from hordekeep.rulebook.citations import game_packages
from hordekeep.rulebook.ledger import entry_ids, ledger_of

each_game = pytest.mark.parametrize("slug", ledger_slugs())


@each_game
def test_nine_rules_in_ten_that_can_be_enforced_are(slug: str) -> None:
    kept = enforcement(slug)
    assert kept.enforced + len(kept.mentioned) + len(kept.nowhere) == kept.enforceable
    assert kept.percent >= 90, kept.mentioned


@each_game
def test_few_rules_are_said_to_be_beyond_code_and_none_of_them_is_enforced_after_all(slug: str) -> None:
    rules = [rule for rule in load_ledger(slug).rules if rule.unenforced]
    assert len(rules) <= len(load_ledger(slug).rules) // 20
    for rule in rules:
        assert where(slug, rule.id).enforced == (), rule.id


@each_game
def test_everything_that_enforces_something_names_rules_of_a_ledger_and_is_found_under_its_name(slug: str) -> None:
    packages = game_packages(slug)
    for package in packages:
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    known = entry_ids(slug)
    for enforcer, rules in ENFORCED:
        name = name_of(enforcer) if getattr(enforcer, "__module__", None) else ""
        if name.startswith(tuple(f"{package}." for package in packages)):
            for rule in rules:
                if ledger_of(rule) == slug:
                    assert rule in known, (name, rule)
                    assert any(name.endswith(f".{place.name}") for place in where(slug, rule).enforced), (name, rule)
