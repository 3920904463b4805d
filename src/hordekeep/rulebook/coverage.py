"""Which rules are proven: covered by a scenario or a marked test, and enforced by code that names them."""

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
from hordekeep.rulebook.ledger import (
    Rule,
    entry_ids,
    find_entry,
    ledger_of,
    ledger_slugs,
    load_ledger,
    rules_by_id,
)
from hordekeep.rulebook.naming import SORTS


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


class Enforcement(msgspec.Struct, frozen=True):
    """How far the rules of one game are enforced by code that names them (`hordekeep.rulebook.naming`).

    `mentioned` are those of which code only speaks, `nowhere` those that it never names. `excepted` tells why no code
    enforces a rule: "example", "definition", ... They count neither as enforced nor as lacking.

    >>> Enforcement(total=5, enforced=3, mentioned=("X-4",), excepted={"X-5": "advice"}).percent
    75
    """

    total: int
    enforced: int
    mentioned: tuple[str, ...] = ()
    nowhere: tuple[str, ...] = ()
    excepted: Mapping[str, str] = {}

    @property
    def enforceable(self) -> int:
        """The rules that code could enforce.

        >>> Enforcement(total=5, enforced=3, mentioned=("X-4",), excepted={"X-5": "advice"}).enforceable
        4
        """
        return self.total - len(self.excepted)

    @property
    def percent(self) -> int:
        """Rules enforced in a hundred that can be, rounded down.

        >>> Enforcement(total=200, enforced=199, nowhere=("X-1",)).percent
        99
        """
        return 100 * self.enforced // max(1, self.enforceable)


class Where(msgspec.Struct, frozen=True):
    """All places that cite one rule. Of the code what enforces it comes first: functions, then refusals and the like.

    >>> print(where("plankton-horde", "PH-TRICK-03").code[0].name)
    trickster.partners
    """

    code: tuple[Citation, ...]
    scenarios: tuple[Citation, ...]
    tests: tuple[Citation, ...]

    @property
    def enforced(self) -> tuple[Citation, ...]:
        """What enforces it.

        >>> [(place.by, place.name) for place in where("plankton-horde", "PH-BC-06").enforced][:2]
        [('function', 'battle_card_phase.assign_token'), ('function', 'battle_card_phase.why_not_before_the_token')]
        """
        return tuple(place for place in self.code if place.by)

    @property
    def mentioned(self) -> tuple[Citation, ...]:
        """Code that only speaks of it.

        >>> [place.file for place in where("plankton-horde", "PH-COMP-04").mentioned]
        []
        """
        return tuple(place for place in self.code if not place.by)


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
    """The code, scenarios and tests that cite a rule, or what a card says; no code where the game is not installed.

    The titles of the scenarios are in the language, as far as they have one.

    >>> [place.rule for place in where("plankton-horde", "PH-COMP-04").code]
    ['PH-COMP-04']
    """
    entry = find_entry(slug, id)
    names = (entry.id, *getattr(entry, "merges", ()))
    elsewhere = [other for other, own in _renamed(slug).items() if own in names]  # as a book that shares code calls it
    code = [cited for cited in _game_code(slug) if cited.rule in (*names, *elsewhere)]
    return Where(
        code=tuple(sorted(code, key=lambda cited: SORTS.index(cited.by) if cited.by else len(SORTS))),
        scenarios=tuple(cited for cited in _scenarios(language) if cited.rule in names and cited.game == slug),
        tests=tuple(cited for cited in _marked_tests() if cited.rule in names),
    )


def enforcement(slug: str) -> Enforcement:
    """How far the rules of a game are enforced by its own code: not at all where the game is not installed.

    An example is enforced by the rules that it shows, so none is lacking.

    >>> enforcement("plankton-horde").excepted["PH-FB-12"]
    'example'
    """
    rules = load_ledger(slug).rules
    enforced = _ids(slug, (cited for cited in _game_code(slug) if cited.by))
    spoken_of = _ids(slug, _game_code(slug))
    excepted = {rule.id: _why_excepted(rule) for rule in rules if _why_excepted(rule)}
    open_ = [rule for rule in rules if rule.id not in excepted and enforced.isdisjoint((rule.id, *rule.merges))]
    return Enforcement(
        total=len(rules),
        enforced=len(rules) - len(excepted) - len(open_),
        mentioned=tuple(rule.id for rule in open_ if not spoken_of.isdisjoint((rule.id, *rule.merges))),
        nowhere=tuple(rule.id for rule in open_ if spoken_of.isdisjoint((rule.id, *rule.merges))),
        excepted=excepted,
    )


def _why_excepted(rule: Rule) -> str:
    return rule.unenforced or ("example" if rule.kind == "example" else "")


def _renamed(slug: str) -> Mapping[str, str]:
    """The rules of a game by the ids that another book has for them, whose code it shares."""
    return find_game(slug).rules.cites if slug in game_slugs() else {}


def _ids(slug: str, citations: Iterable[Citation]) -> set[str]:
    """The ids that are cited, also as the game's own book calls them."""
    renamed = _renamed(slug)
    return {each for cited in citations for each in (cited.rule, renamed.get(cited.rule, cited.rule))}


def unknown_in_code(slug: str) -> tuple[Citation, ...]:
    """The lines of a game's own code that name something of its ledger which is not there.

    >>> unknown_in_code("plankton-horde")
    ()
    """
    known = entry_ids(slug)
    return tuple(
        citation
        for citation in _game_code(slug)
        if citation.rule not in known
        and ledger_of(citation.rule) == slug
        # a number that a range passes over may be missing from the ledger: only what is written out counts
        and (citation.by or citation.rule in citation.title)
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
