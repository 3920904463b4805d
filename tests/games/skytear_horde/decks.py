"""Decks for tests, in the words of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hordekeep.engines.lanes.content import names  # noqa: F401 - the names of cards become messages
from hordekeep.engines.lanes.decks.deck_building import Deck, DeckProblem, deck_problems
from hordekeep.engines.lanes.decks.deck_codes import ready_deck
from tests.games.skytear_horde.first_shelf import shelf

MAW = "the-gaping-maw"


def deck(castle: str, cards: dict[str, int]) -> Deck:
    """A deck from ids of cards and their copies; no castle for ""."""
    found = [shelf().find(card) for card, copies in cards.items() for _ in range(copies)]
    return Deck(shelf().find(castle) if castle else None, found)


def whole(castle: str, **changed: int) -> Deck:
    """The ready-made cards of the castle's faction for that castle, with some copies changed (_ for -)."""
    found = shelf().find(castle)
    copies = Counter(ready_deck(found.faction, shelf()).copies())
    for card, count in changed.items():
        copies[shelf().find(card.replace("_", "-"))] = count
    return Deck(found, list(copies.elements()))


def rules(problems: Sequence[DeckProblem]) -> list[tuple[str, str]]:
    """The rules that are broken, each with the card that it is about."""
    return [(problem.rule, problem.card) for problem in problems]


def broken(castle: str, **changed: int) -> list[tuple[str, str]]:
    """The rules that a changed ready-made deck breaks, its size left aside."""
    return [each for each in rules(deck_problems(whole(castle, **changed))) if each != ("SH-CUST-17", "")]
