"""The rulebook: the ledgers as shipped data, look-up, coverage, and the scenarios that show each rule.

It knows no game: a game's ledger is data, and its code is only read as text.

>>> from hordekeep.rulebook import find_rule
>>> find_rule("plankton-horde", "PH-ROUND-01").section
'Play'
"""

from hordekeep.rulebook.coverage import Coverage, GameCoverage, Where, rule_coverage, uncited_rules, where
from hordekeep.rulebook.ledger import (
    Component,
    Content,
    Ledger,
    Question,
    Rule,
    Term,
    find_entry,
    find_rule,
    has_language,
    ledger_in,
    ledger_slugs,
    load_ledger,
)
from hordekeep.rulebook.search import search_rules

__all__ = [
    "Component",
    "Content",
    "Coverage",
    "GameCoverage",
    "Ledger",
    "Question",
    "Rule",
    "Term",
    "Where",
    "find_entry",
    "find_rule",
    "has_language",
    "ledger_in",
    "ledger_slugs",
    "load_ledger",
    "rule_coverage",
    "search_rules",
    "uncited_rules",
    "where",
]
