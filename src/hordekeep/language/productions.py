"""The grammar that words and rungs make: one production for every choice of forms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import NamedTuple

from hordekeep.language.english import NUMERALS
from hordekeep.language.errors import BadVocabulary
from hordekeep.language.patterns import Pick, Text
from hordekeep.language.tokens import NUMBER, SIGNED, STRANGE, tokens
from hordekeep.language.words import Word

COUNT = "count"
BUILT_IN = (NUMBER, SIGNED, COUNT)
"""Kinds that need no word: 2, +2 or -1, and two."""


class Symbol(NamedTuple):
    """A token (`is_kind` False) or a kind in a production."""

    text: str
    is_kind: bool


class Production(NamedTuple):
    """A kind may be these symbols; `word` is None for rungs, the built-in kinds have none."""

    kind: str
    symbols: tuple[Symbol, ...]
    word: Word | None

    @property
    def says(self) -> str:
        """How it reads, for messages."""
        return self.word.name if self.word else f"{self.kind} = {self.symbols[0].text}"


def productions_of(words: Iterable[Word], rungs: Iterable[tuple[str, str]]) -> list[Production]:
    """All productions, without repetition; two words that read alike are an error that names both."""
    found: dict[tuple[str, tuple[Symbol, ...]], Production] = {}
    for kind, below in rungs:
        rung = Production(kind, (Symbol(below, True),), None)
        found[kind, rung.symbols] = rung
    for word in words:
        for symbols in _expansions(word):
            twin = found.setdefault((word.kind, symbols), Production(word.kind, symbols, word))
            if twin.word is not word:
                raise BadVocabulary(f"{twin.says!r} and {word.name!r} read alike: {word.english}")
    return list(found.values())


def _expansions(word: Word) -> Iterable[tuple[Symbol, ...]]:
    choices: list[list[tuple[Symbol, ...]]] = []
    for part in word.parts:
        if isinstance(part, Text):
            choices.append([_literal(part.text, word)])
        elif isinstance(part, Pick):
            choices.append([_literal(form, word) for form in part.forms])
        else:
            choices.append([(Symbol(part.with_, True),)])
    return (tuple(symbol for symbols in choice for symbol in symbols) for choice in product(*choices))


def _literal(text: str, word: Word) -> tuple[Symbol, ...]:
    cut = tokens(text)
    for token in cut:
        if token.kind == STRANGE:
            raise BadVocabulary(f"{word.name!r} ({word.english}): {token.text!r} cannot stand in a sentence.")
    return tuple(Symbol(token.text, False) for token in cut)


def styles_of(kinds: Iterable[str], rungs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """How numbers are written in slots of each kind that a built-in kind can stand in for.

    >>> styles_of(["amount"], [("amount", "number")])
    {'amount': 'number', 'number': 'number', 'signed': 'signed', 'count': 'count'}
    """
    below = list(rungs)
    styles: dict[str, str] = {}
    for kind in (*kinds, *BUILT_IN):
        reached = sorted(set(BUILT_IN) & reachable(kind, below))
        if len(reached) > 1:
            raise BadVocabulary(f"Numbers of the kind {kind} could be written as {' or as '.join(reached)}.")
        if reached:
            styles[kind] = reached[0]
    return styles


def reachable(kind: str, rungs: Iterable[tuple[str, str]]) -> set[str]:
    """A kind and all kinds that it may simply be."""
    steps = list(rungs)
    found, fresh = {kind}, [kind]
    while fresh:
        at = fresh.pop()
        for above, below in steps:
            if above == at and below not in found:
                found.add(below)
                fresh.append(below)
    return found


def check_kinds(productions: list[Production], start: str) -> None:
    """Every kind that is used has words, and every word can be reached from the start."""
    by_kind: dict[str, list[Production]] = {}
    for production in productions:
        by_kind.setdefault(production.kind, []).append(production)
    seen, fresh = {start}, [start]
    while fresh:
        kind = fresh.pop()
        if kind not in by_kind and kind not in BUILT_IN:
            users = [p.says for p in productions if any(s.is_kind and s.text == kind for s in p.symbols)]
            raise BadVocabulary(f"Nothing is a {kind}; it is wanted by {', '.join(users) or 'the start'}.")
        for production in by_kind.get(kind, ()):
            for symbol in production.symbols:
                if symbol.is_kind and symbol.text not in seen:
                    seen.add(symbol.text)
                    fresh.append(symbol.text)
    lost = sorted({production.says for production in productions if production.kind not in seen})
    if lost:
        raise BadVocabulary(f"No {start} can have these words: {', '.join(lost)}.")


def counts() -> Mapping[str, int]:
    """The words of the kind `count`."""
    return {NUMERALS[n]: n for n in range(1, len(NUMERALS))}
