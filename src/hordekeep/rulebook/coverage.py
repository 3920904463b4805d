"""Which rules are proven: covered by a scenario or a marked test, and cited where the code enforces them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from hordekeep.kernel import find_game, game_slugs
from hordekeep.rulebook.citations import (
    Citation,
    game_packages,
    mark_citations,
    package_citations,
    repository_tests,
    scenario_citations,
    scenario_root,
)
from hordekeep.rulebook.ledger import entry_ids, find_rule, ledger_of, ledger_slugs, load_ledger, rules_by_id


class GameCoverage(msgspec.Struct, frozen=True):
    """How far the rules of one game are proven.

    `unknown` holds the scenarios and tests that cite a rule which the game's ledger does not have.

    >>> GameCoverage(total=4, covered=2, uncovered=("X-3", "X-4")).percent
    50
    """

    total: int
    covered: int
    uncovered: tuple[str, ...]
    unknown: tuple[Citation, ...] = ()

    @property
    def percent(self) -> int:
        """Rules covered in a hundred, rounded down: 100 means all of them.

        >>> GameCoverage(total=200, covered=199, uncovered=("X-1",)).percent
        99
        """
        return 100 * self.covered // self.total


class Coverage(msgspec.Struct, frozen=True):
    """The coverage of every ledger, and the scenarios and tests that cite something of no ledger at all.

    >>> rule_coverage().games["plankton-horde"].total
    191
    """

    games: Mapping[str, GameCoverage]
    strays: tuple[Citation, ...] = ()


class Where(msgspec.Struct, frozen=True):
    """All places that cite one rule.

    >>> print(where("plankton-horde", "PH-TRICK-03").code[0].file)
    src/hordekeep/games/plankton_horde/rules/trickster.py
    """

    code: tuple[Citation, ...]
    scenarios: tuple[Citation, ...]
    tests: tuple[Citation, ...]


def rule_coverage() -> Coverage:
    """The coverage of every ledger, from the scenarios and tests that lie here.

    >>> sorted(rule_coverage().games) == sorted(ledger_slugs())
    True
    """
    return count_coverage((*_scenarios(), *_marked_tests()))


def count_coverage(citations: Iterable[Citation]) -> Coverage:
    """The coverage of every ledger, given who cites what.

    A scenario counts for its own game alone; a test for the game whose ids begin like the one that it cites.

    >>> count = count_coverage([Citation("PH-FB-04", "battles.toml", 3, "A tie", game="plankton-horde")])
    >>> count.games["plankton-horde"].covered, count.games["cloudspire"].covered
    (1, 0)
    """
    covered: dict[str, set[str]] = {slug: set() for slug in ledger_slugs()}
    unknown: dict[str, list[Citation]] = {slug: [] for slug in covered}
    strays: list[Citation] = []
    for citation in citations:
        slug = citation.game or ledger_of(citation.rule)
        if slug not in covered:
            strays.append(citation)
        elif rule := rules_by_id(slug).get(citation.rule):
            covered[slug].add(rule.id)
        elif citation.rule not in entry_ids(slug):  # what a card or a talent says may be shown as well
            unknown[slug].append(citation)
    games = {slug: _count(slug, covered[slug], unknown[slug]) for slug in covered}
    return Coverage(games, tuple(strays))


def _count(slug: str, covered: set[str], unknown: Iterable[Citation]) -> GameCoverage:
    rules = load_ledger(slug).rules
    uncovered = tuple(rule.id for rule in rules if rule.id not in covered)
    return GameCoverage(len(rules), len(covered), uncovered, tuple(unknown))


def is_complete(slug: str) -> bool:
    """Is this an installed game that claims to have every rule? Then an uncovered rule is a fault.

    >>> is_complete("plankton-horde")
    True
    """
    return slug in game_slugs() and find_game(slug).rules.complete


def where(slug: str, id: str, language: str = "en") -> Where:
    """The code, scenarios and tests that cite a rule; no code where the game is not installed.

    The titles of the scenarios are in the language, as far as they have one.

    >>> [place.rule for place in where("plankton-horde", "PH-COMP-04").code]
    ['PH-COMP-04']
    """
    rule = find_rule(slug, id)
    names = (rule.id, *rule.merges)
    return Where(
        code=tuple(
            cited for cited in (*_game_code(slug), *package_citations("hordekeep.kernel")) if cited.rule in names
        ),
        scenarios=tuple(cited for cited in _scenarios(language) if cited.rule in names and cited.game == slug),
        tests=tuple(cited for cited in _marked_tests() if cited.rule in names),
    )


def uncited_rules(slug: str) -> tuple[str, ...]:
    """The rules that a game's own code cites nowhere: all of them where the game is not installed.

    >>> "PH-FB-04" in uncited_rules("plankton-horde")
    False
    """
    cited = {citation.rule for citation in _game_code(slug)}
    return tuple(rule.id for rule in load_ledger(slug).rules if cited.isdisjoint((rule.id, *rule.merges)))


def unknown_in_code(slug: str) -> tuple[Citation, ...]:
    """The lines of a game's own code that name something of its ledger which is not there.

    >>> unknown_in_code("plankton-horde")
    ()
    """
    known = entry_ids(slug)
    return tuple(
        citation
        for citation in _game_code(slug)
        # a number that a range passes over may be missing from the ledger: only what is written out counts
        if citation.rule not in known and citation.rule in citation.title and ledger_of(citation.rule) == slug
    )


def _game_code(slug: str) -> tuple[Citation, ...]:
    """What the rules of a game cite: its package, which two games may share, and the one that registers it."""
    if slug not in game_slugs():
        return ()
    return tuple(citation for package in game_packages(slug) for citation in package_citations(package))


def _scenarios(language: str = "en") -> tuple[Citation, ...]:
    root = scenario_root()
    return scenario_citations(root, language) if root else ()


def _marked_tests() -> tuple[Citation, ...]:
    root = repository_tests()
    return mark_citations(root) if root else ()
