"""The rulebook: the ledgers as shipped data, look-up, coverage, and the scenarios that show each rule.

It knows no game: a game's ledger is data, and what its code enforces is read off the code as text.

>>> from hordekeep.rulebook import find_rule
>>> find_rule("plankton-horde", "PH-ROUND-01").section
'Play'
"""

from hordekeep.rulebook.coverage import (
    Coverage,
    Enforcement,
    GameCoverage,
    Where,
    enforcement,
    rule_coverage,
    where,
)
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
    "Enforcement",
    "GameCoverage",
    "Ledger",
    "Question",
    "Rule",
    "Term",
    "Where",
    "enforcement",
    "find_entry",
    "find_rule",
    "has_language",
    "ledger_in",
    "ledger_slugs",
    "load_ledger",
    "rule_coverage",
    "search_rules",
    "where",
]
