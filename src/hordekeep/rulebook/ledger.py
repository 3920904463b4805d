"""The ledgers: every rule of every book under a number, in our own words, as shipped data.

A ledger is one TOML file in `ledgers/`. It is read when somebody first asks for it, and then kept.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, Union

import msgspec

from hordekeep.kernel import BadInput

LEDGERS = resources.files("hordekeep.rulebook").joinpath("ledgers")
NOT_FOUND = 4
"""The rank of a rule that lacks a word in all four places that a search reads."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule: its number, chapter and text, and the check that proves it.

    `ruling` is how we read the book where it is silent or unclear; `changes` says what an earlier set did instead;
    `merges` lists numbers that were folded into this one; no `modes` means that it holds in all of them.

    >>> find_rule("plankton-horde", "PH-COMP-01").text
    'The game seats 2, 3 or 4 players; any other count is refused.'
    """

    id: str
    section: str
    text: str
    check: str
    kind: str
    modes: tuple[str, ...] = ()
    ruling: str = ""
    changes: str = ""
    merges: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        """The id without its number.

        >>> find_rule("plankton-horde", "PH-COMP-01").chapter
        'PH-COMP'
        """
        return self.id.rpartition("-")[0]


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A word of the game in French and in English.

    >>> load_ledger("monoliths").terms[0]
    Term(fr='Alliance', en='alliance', note='')
    """

    fr: str
    en: str
    note: str = ""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the box and what is known about it; `more` holds the fields that only some components have.

    >>> load_ledger("plankton-horde").components[-1].facts
    '1 explanation card, 1 rule book'
    """

    id: str
    name: str
    facts: str
    more: Mapping[str, Any] = {}


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card, chip, tile or the like that a game plays with; `more` holds its numbers and texts.

    >>> relic = next(content for content in load_ledger("cloudspire").contents if content.kind == "relic")
    >>> sorted(relic.more)
    ['effect', 'type']
    """

    id: str
    kind: str
    name: str
    source: str
    more: Mapping[str, Any] = {}


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question that the book leaves open, and our decision; `more` holds tables that belong to it.

    >>> load_ledger("plankton-horde").questions[0].question
    'How is the most monstrous player chosen in software?'
    """

    id: str
    question: str
    decision: str
    source: str = ""
    more: Mapping[str, Any] = {}


Entry = Union[Rule, Component, Content, Question]
"""Everything in a ledger that has an id."""

_TABLES: Mapping[str, type[Component | Content | Question]] = {
    "component": Component,
    "content": Content,
    "question": Question,
}
_PLURALS = {"rules": "rule", "terms": "term", "components": "component", "contents": "content", "questions": "question"}


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename=_PLURALS):
    """All that we know of one game's book, in the book's order.

    >>> horde = load_ledger("plankton-horde")
    >>> horde.title, len(horde.rules)
    ('Horde (Plankton Games)', 191)
    """

    game: str
    title: str
    source: str
    players: str
    modes: tuple[str, ...]
    rules: tuple[Rule, ...]
    source_language: str = "en"
    terms: tuple[Term, ...] = ()
    components: tuple[Component, ...] = ()
    contents: tuple[Content, ...] = ()
    questions: tuple[Question, ...] = ()


def ledger_slugs() -> tuple[str, ...]:
    """The games that have a ledger.

    >>> ledger_slugs()
    ('cloudspire', 'monoliths', 'plankton-horde', 'skytear', 'skytear-horde')
    """
    names = (file.name for file in LEDGERS.iterdir())
    return tuple(sorted(name[:-5].replace("_", "-") for name in names if name.endswith(".toml")))


@cache
def load_ledger(slug: str) -> Ledger:
    """The ledger of a game; `BadInput` with the nearest name if there is none.

    >>> load_ledger("cloudspire").players
    '1-4'
    >>> load_ledger("cloudspir")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: There is no rulebook 'cloudspir'. Did you mean 'cloudspire'?
    """
    slugs = ledger_slugs()
    if slug not in slugs:
        raise BadInput(f"There is no rulebook {slug!r}.", advice=_nearest(slug, slugs))
    return read_ledger(LEDGERS.joinpath(f"{slug.replace('-', '_')}.toml").read_text(encoding="utf-8"))


def read_ledger(toml: str) -> Ledger:
    """The ledger that a TOML text holds. A field that no `Rule`, `Term` or header has is an error, so none gets lost.

    >>> read_ledger('''
    ... game = "chess"
    ... title = "Chess"
    ... source = "Handbook"
    ... players = "2"
    ... modes = []
    ... rule = [{ id = "CH-01", section = "Moves", text = "White begins.", check = "...", kind = "core" }]
    ... ''').rules[0].text
    'White begins.'
    """
    document = tomllib.loads(toml)
    for table, entry in _TABLES.items():
        fields = set(entry.__struct_fields__) - {"more"}
        document[table] = [_with_more(row, fields) for row in document.get(table, ())]
    return msgspec.convert(document, Ledger)


def _with_more(row: Mapping[str, Any], fields: set[str]) -> dict[str, Any]:
    """The row with every field that its Struct does not name put away under `more`."""
    known = {name: value for name, value in row.items() if name in fields}
    return {**known, "more": {name: value for name, value in row.items() if name not in fields}}


@cache
def rules_by_id(slug: str) -> Mapping[str, Rule]:
    """The rules of a game under their ids, and under the ids that were folded into them.

    >>> rules_by_id("monoliths")["HM-GLO-36"].id
    'HM-KEY-02'
    """
    rules = load_ledger(slug).rules
    return {number: rule for rule in rules for number in (*rule.merges, rule.id)}


def find_rule(slug: str, id: str) -> Rule:
    """The rule with that id, in capitals or not; `BadInput` with the nearest id if there is none.

    >>> find_rule("plankton-horde", "ph-bet-01").section
    'The Betrayer'
    >>> find_rule("plankton-horde", "PH-BTE-01")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: plankton-horde has no rule 'PH-BTE-01'. Did you mean 'PH-BET-01'?
    """
    rules = rules_by_id(slug)
    rule = rules.get(id.upper())
    if rule is None:
        raise BadInput(f"{slug} has no rule {id!r}.", advice=_nearest(id.upper(), rules))
    return rule


def find_entry(slug: str, id: str) -> Entry:
    """The rule, question, component or content with that id: whatever a ruling may point to.

    >>> find_entry("plankton-horde", "PH-Q-04").question
    'Can the Trickster be used by an owner who just received it in round 11?'
    """
    entry = _others(slug).get(id.upper())
    return find_rule(slug, id) if entry is None else entry


def entry_ids(slug: str) -> frozenset[str]:
    """Every id of a ledger.

    >>> {"PH-FB-01", "PH-Q-04", "PH-C-MISC"} <= entry_ids("plankton-horde")
    True
    """
    return frozenset((*rules_by_id(slug), *_others(slug)))


@cache
def _others(slug: str) -> Mapping[str, Entry]:
    ledger = load_ledger(slug)
    others: tuple[Entry, ...] = (*ledger.questions, *ledger.components, *ledger.contents)
    return {entry.id: entry for entry in others}


def ledger_of(id: str) -> str | None:
    """The game whose ids begin like this one.

    >>> ledger_of("PH-BET-01"), ledger_of("XX-BET-01")
    ('plankton-horde', None)
    """
    prefix = id.upper().partition("-")[0]
    return next((slug for slug in ledger_slugs() if load_ledger(slug).rules[0].id.startswith(f"{prefix}-")), None)


def search_rules(words: str, slug: str | None = None) -> list[tuple[str, Rule]]:
    """The rules, each with its game, that hold all the words in their id, section, text or ruling.

    Case and accents do not matter. Rules that hold them in the id come first, then section, text and ruling.

    >>> [rule.id for _, rule in search_rules("vampire bonus", "plankton-horde")][:2]
    ['PH-VAMP-02', 'PH-VAMP-03']
    """
    wanted = _plain(words).split()
    if not wanted:
        raise BadInput("There is nothing to search for.", advice="Give a word or two, such as: betrayer pool")
    games = ledger_slugs() if slug is None else (slug,)
    ranked = [(_rank(rule, wanted), game, rule) for game in games for rule in load_ledger(game).rules]
    ranked.sort(key=lambda found: found[0])  # stable: the book's order stays within a rank
    return [(game, rule) for rank, game, rule in ranked if rank < NOT_FOUND]


def _rank(rule: Rule, wanted: Sequence[str]) -> int:
    """How far down (id, section, text, ruling) one must read to have met every wanted word."""
    places = [_plain(place) for place in (rule.id, rule.section, rule.text, rule.ruling)]
    return max(next((rank for rank, place in enumerate(places) if word in place), NOT_FOUND) for word in wanted)


def terms_in(ledger: Ledger, text: str) -> list[Term]:
    """The words of the game that occur in an English text, one French word for each.

    >>> [term.fr for term in terms_in(load_ledger("monoliths"), "Two allies share a lane.")]
    ['Allié', 'Rangée']
    """
    words = set(re.findall(r"[\w-]+", text.casefold()))
    first = {term.en.casefold(): term for term in reversed(ledger.terms)}  # misprints and variants come later
    return [
        term
        for term in ledger.terms
        if first[term.en.casefold()] is term and all(_forms(word) & words for word in term.en.casefold().split())
    ]


def _forms(word: str) -> set[str]:
    """A word in the singular and in the plural."""
    return {word, f"{word}s", f"{word[:-1]}ies"} if word.endswith("y") else {word, f"{word}s", f"{word}es"}


def _plain(text: str) -> str:
    """The text without case and accents."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def _nearest(name: str, names: Iterable[str]) -> str:
    every = list(names)
    near = get_close_matches(name, every, n=1)
    if near:
        return f"Did you mean {near[0]!r}?"
    few = ", ".join(every[:8])
    return f"There are: {few}{' and more' if len(every) > 8 else ''}."
