"""The ledgers: every rule of every book under a number, in our own words, as shipped data.

A ledger is `ledger/en.toml` in the folder of its game. What people read of it may stand beside it in another
language, under the same ids: `ledger/fr.toml` is the French. All is read when it is first asked for, and then kept.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, TypeVar, Union

import msgspec
from msgspec import structs

from hordekeep.kernel import BadInput, game_folder, game_slugs, once

Unenforced = Literal["", "definition", "summary", "by-hand", "picture", "advice", "outside"]
"""Why no code enforces a rule: it only says what a word means; it sums up rules that are enforced; people do it with
their hands, and here nobody needs to; it is about how things look; it is counsel; it is not about the game itself."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One rule: its number, chapter and text, and the check that proves it.

    `ruling` is how we read the book where it is silent or unclear; `changes` says what an earlier set did instead;
    `merges` lists numbers that were folded into this one; no `modes` means that it holds in all of them. What no code
    could enforce says why, in one word: `unenforced` is "definition", "by-hand", "advice", ... An example needs none.

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
    unenforced: Unenforced = ""

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
    """All that we know of one game's book, in the book's order, and the language in which it is said here.

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
    language: str = "en"


E = TypeVar("E", Rule, Component, Content, Question)


def ledger_slugs() -> tuple[str, ...]:
    """The games that have a ledger.

    >>> ledger_slugs()
    ('cloudspire', 'monoliths', 'plankton-horde', 'skytear', 'skytear-horde')
    """
    return tuple(sorted(slug for slug in game_slugs() if ledger_file(slug, "en").is_file()))


def ledger_file(slug: str, language: str) -> Path:
    """Where the ledger of a game stands, or would stand, in a language.

    >>> ledger_file("skytear", "fr").parts[-3:]
    ('skytear', 'ledger', 'fr.toml')
    """
    folder = game_folder(slug)
    return Path() if folder is None else folder / "ledger" / f"{language}.toml"


@once
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
    return read_ledger(ledger_file(slug, "en").read_text(encoding="utf-8"))


def has_language(slug: str, language: str) -> bool:
    """Can the ledger of a game be read in this language?

    >>> has_language("cloudspire", "fr"), has_language("cloudspire", "de"), has_language("cloudspire", "en")
    (True, False, True)
    """
    return language == load_ledger(slug).language or ledger_file(slug, language).is_file()


@once
def ledger_in(slug: str, language: str) -> Ledger:
    """The ledger of a game in a language; in English where there is no other.

    >>> ledger_in("plankton-horde", "fr").rules[0].section, ledger_in("cloudspire", "de").language
    ('Matériel', 'en')
    """
    ledger = load_ledger(slug)
    if language == ledger.language or not has_language(slug, language):
        return ledger
    return translated(ledger, language, ledger_file(slug, language).read_text(encoding="utf-8"))


def translated(ledger: Ledger, language: str, toml: str) -> Ledger:
    """The ledger with the words of a TOML text: `sections` by their English names, and a table for each id.

    What that text leaves out stays as it was; an id or a field that the ledger does not have is an error.
    """
    words: dict[str, dict[str, str]] = tomllib.loads(_kept_together(toml))
    sections = words.pop("sections", {})
    rules = (structs.replace(rule, section=sections.get(rule.section, rule.section)) for rule in ledger.rules)

    def said(entries: Iterable[E]) -> tuple[E, ...]:
        return tuple(_reworded(entry, words.pop(entry.id, {})) for entry in entries)

    told = structs.replace(
        ledger,
        language=language,
        rules=said(rules),
        components=said(ledger.components),
        contents=said(ledger.contents),
        questions=said(ledger.questions),
    )
    if words:
        raise BadInput(f"{ledger.game} has nothing under {min(words)!r}.", where=f"{language}/{ledger.game}")
    return told


def _reworded(entry: E, words: Mapping[str, str]) -> E:
    """The entry with other words, also for what is put away under `more`."""
    more: Mapping[str, Any] = getattr(entry, "more", {})
    inside = {name: text for name, text in words.items() if name in more}
    own: dict[str, Any] = {name: text for name, text in words.items() if name not in inside}
    return structs.replace(entry, **own, **({"more": {**more, **inside}} if inside else {}))


def _kept_together(text: str) -> str:
    """The text with no-break spaces where French sets one beside a sign: rules are long, and their lines get broken."""
    return re.sub("(?<=«) | (?=[;:!?%»])", "\u00a0", text)


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


@once
def rules_by_id(slug: str, language: str = "en") -> Mapping[str, Rule]:
    """The rules of a game under their ids, and under the ids that were folded into them.

    >>> rules_by_id("monoliths")["HM-GLO-36"].id
    'HM-KEY-02'
    """
    rules = ledger_in(slug, language).rules
    return {number: rule for rule in rules for number in (*rule.merges, rule.id)}


def find_rule(slug: str, id: str, language: str = "en") -> Rule:
    """The rule with that id, in capitals or not; `BadInput` with the nearest id if there is none.

    >>> find_rule("plankton-horde", "ph-bet-01").section, find_rule("plankton-horde", "PH-BET-01", "fr").section
    ('The Betrayer', 'Le Traître')
    >>> find_rule("plankton-horde", "PH-BTE-01")
    Traceback (most recent call last):
    hordekeep.kernel.errors.BadInput: plankton-horde has no rule 'PH-BTE-01'. Did you mean 'PH-BET-01'?
    """
    rules = rules_by_id(slug, language)
    rule = rules.get(id.upper())
    if rule is None:
        raise BadInput(f"{slug} has no rule {id!r}.", advice=_nearest(id.upper(), rules))
    return rule


def find_entry(slug: str, id: str, language: str = "en") -> Entry:
    """The rule, question, component or content with that id: whatever a ruling may point to.

    >>> find_entry("plankton-horde", "PH-Q-04").question
    'Can the Trickster be used by an owner who just received it in round 11?'
    """
    entry = _others(slug, language).get(id.upper())
    return find_rule(slug, id, language) if entry is None else entry


def entry_ids(slug: str) -> frozenset[str]:
    """Every id of a ledger.

    >>> {"PH-FB-01", "PH-Q-04", "PH-C-MISC"} <= entry_ids("plankton-horde")
    True
    """
    return frozenset((*rules_by_id(slug), *_others(slug)))


@once
def _others(slug: str, language: str = "en") -> Mapping[str, Entry]:
    ledger = ledger_in(slug, language)
    others: tuple[Entry, ...] = (*ledger.questions, *ledger.components, *ledger.contents)
    return {entry.id: entry for entry in others}


def ledger_of(id: str) -> str | None:
    """The game whose ids begin like this one.

    >>> ledger_of("PH-BET-01"), ledger_of("XX-BET-01")
    ('plankton-horde', None)
    """
    prefix = id.upper().partition("-")[0]
    return next((slug for slug in ledger_slugs() if load_ledger(slug).rules[0].id.startswith(f"{prefix}-")), None)


def _nearest(name: str, names: Iterable[str]) -> str:
    every = list(names)
    near = get_close_matches(name, every, n=1)
    if near:
        return f"Did you mean {near[0]!r}?"
    few = ", ".join(every[:8])
    return f"There are: {few}{' and more' if len(every) > 8 else ''}."
