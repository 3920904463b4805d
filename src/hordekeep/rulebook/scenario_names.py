"""What a scenario names must be there: rules of the ledger, kinds of events. The nearest that is there is told."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from hordekeep.rulebook.event_kinds import event_kinds
from hordekeep.rulebook.ids import ID
from hordekeep.rulebook.ledger import entry_ids, ledger_slugs
from hordekeep.rulebook.scenario_lines import FieldPath
from hordekeep.rulebook.scenario_verdicts import Failure
from hordekeep.rulebook.scenarios import Located, Scenario

RULE = re.compile(ID)


def unknown_rules(located: Located) -> list[Failure]:
    """A failure for each rule that a scenario names and its game's ledger does not have."""
    scenario = located.scenario
    if scenario.game not in ledger_slugs():
        return []
    known = entry_ids(scenario.game)
    return [
        Failure(f"{located.place_of(path)}: there is no such rule", rule, _nearest(rule, sorted(known)))
        for path, rule in _rules(scenario)
        if rule not in known
    ]


def _rules(scenario: Scenario) -> Iterator[tuple[FieldPath, str]]:
    for place, rule in enumerate(scenario.rules):
        yield ("rules", str(place)), rule
    for place, ask in enumerate(scenario.asks):
        if ask.rule is not None:
            yield ("asks", str(place), "rule"), ask.rule
    for place, refusal in enumerate(scenario.refused):
        if refusal.rule is not None:
            yield ("refused", str(place), "rule"), refusal.rule
    if scenario.outcome is not None and scenario.outcome.rule is not None:
        yield ("outcome", "rule"), scenario.outcome.rule
    for field, lines in (("log", scenario.log), ("never", scenario.never)):
        for place, text in enumerate(lines):
            for word in text.split()[1:]:
                if RULE.fullmatch(word):
                    yield (field, str(place)), word


def unknown_kind(game: str, text: str) -> str:
    """What to say of a line of `log` or `never` whose kind no event of the game has; "" if there is one.

    >>> unknown_kind("plankton-horde", "token-losst 8"), unknown_kind("plankton-horde", "token-lost 8")
    ("No event is of the kind 'token-losst'. Did you mean 'token-lost'?", '')
    """
    kind, *_ = text.split() or [""]
    known = event_kinds(game)
    return "" if kind in known else f"No event is of the kind {kind!r}. {_nearest(kind, known)}".rstrip()


def _nearest(word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), n=1, cutoff=0.5)
    return f"Did you mean {near[0]!r}?" if near else ""
