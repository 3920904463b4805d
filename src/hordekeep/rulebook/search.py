"""Searching the rulebooks, and the words of a game that occur in a text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from hordekeep.kernel import BadInput, once
from hordekeep.rulebook.ledger import Ledger, Rule, Term, ledger_in, ledger_slugs

NOT_FOUND = 4
"""The rank of a rule that lacks a word in all four places that a search reads."""


def search_rules(words: str, slug: str | None = None, language: str = "en") -> list[tuple[str, Rule]]:
    """The rules, each with its game, that hold all the words in their id, section, text or ruling.

    Case and accents do not matter. Rules that hold them in the id come first, then section, text and ruling. Books that
    there are in the language are searched and shown in it.

    >>> [rule.id for _, rule in search_rules("vampire bonus", "plankton-horde")][:2]
    ['PH-VAMP-02', 'PH-VAMP-03']
    >>> [rule.id for _, rule in search_rules("ecorcheur force", "plankton-horde", "fr")]
    ['PH-FLAY-02']
    """
    wanted = _plain(words).split()
    if not wanted:
        raise BadInput("There is nothing to search for.", advice="Give a word or two, such as: betrayer pool")
    games = ledger_slugs() if slug is None else (slug,)
    ranked = [(_rank(places, wanted), game, rule) for game in games for rule, places in _places_in(game, language)]
    ranked.sort(key=lambda found: found[0])  # stable: the book's order stays within a rank
    return [(game, rule) for rank, game, rule in ranked if rank < NOT_FOUND]


@once
def _places_in(slug: str, language: str) -> list[tuple[Rule, list[str]]]:
    """Each rule of a game with the places where it is searched, plain."""
    rules = ledger_in(slug, language).rules
    return [(rule, [_plain(place) for place in (rule.id, rule.section, rule.text, rule.ruling)]) for rule in rules]


def _rank(places: Sequence[str], wanted: Sequence[str]) -> int:
    """How far down (id, section, text, ruling) one must read to have met every wanted word."""
    return max(next((rank for rank, place in enumerate(places) if word in place), NOT_FOUND) for word in wanted)


def terms_in(ledger: Ledger, text: str) -> list[Term]:
    """The words of the game that occur in an English text, one French word for each.

    >>> [term.fr for term in terms_in(ledger_in("monoliths", "en"), "Two allies share a lane.")]
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
    """The text without case and accents, and with the apostrophe of keyboards."""
    signs = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(sign for sign in signs if not unicodedata.combining(sign))
