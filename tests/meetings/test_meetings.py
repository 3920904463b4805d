"""Everything that may meet is shown by a scenario, or cannot meet; the pages of the docs say so."""

from __future__ import annotations

import pytest

from hordekeep.kernel import find_game
from hordekeep.rulebook import load_ledger
from tests.meetings.table import DOCS, GAMES, meetings, page, uncovered
from tests.meetings.watching import met_at_random, met_in_scenarios
from tests.sampling import sampled

each_game = pytest.mark.parametrize("name", sampled(GAMES, {0, 1, 2}))


@each_game
def test_every_pair_is_shown_by_a_scenario_or_cannot_meet_or_is_known_to_be_missing(name: str) -> None:
    declared = meetings(name)
    assert set(uncovered(declared)) == declared.unshown


@each_game
def test_what_cannot_meet_meets_in_no_scenario_and_in_no_random_game(name: str) -> None:
    declared = meetings(name)
    kept = set(declared.kept_apart())
    assert not kept & set(met_in_scenarios(declared))
    assert not kept & met_at_random(declared, "apart")


@each_game
def test_what_keeps_things_apart_names_a_rule_and_known_words(name: str) -> None:
    declared = meetings(name)
    rules = {rule.id for rule in load_ledger(declared.slug).rules}
    for each in declared.apart:
        assert each.rule in rules
        assert each.moments <= set(declared.moments), each.moments - set(declared.moments)
        assert each.things <= set(declared.things), each.things - set(declared.things)


@each_game
def test_nothing_that_meets_is_unknown_to_the_table(name: str) -> None:
    declared = meetings(name)
    assert set(met_in_scenarios(declared)) <= declared.pairs()


@each_game
def test_the_page_is_that_of_the_code(name: str) -> None:
    declared = meetings(name)
    written = (DOCS / f"{declared.slug}.md").read_text(encoding="utf-8")
    assert written == page(declared, find_game(declared.slug).title), "write it anew: make meetings"
