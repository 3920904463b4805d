"""Achievements as clients get them: in words, each with the options of a game in which it can be tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hordekeep.engines.lanes.content.cards import Card, Shelf
from hordekeep.engines.lanes.content.challenges import CHALLENGES, Challenge
from hordekeep.engines.lanes.content.setting import DIFFICULTIES
from hordekeep.engines.lanes.decks.deck_building import Deck
from hordekeep.engines.lanes.decks.deck_codes import to_code
from hordekeep.engines.lanes.rules.setup.setup import FREE_DECK
from hordekeep.engines.lanes.rules.winning.achievements import earned
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.games.skytear_horde.edition import FIRST
from hordekeep.kernel import Achievements, Document, enforces

RAREST_FIRST = ("legendary", "mythic", "rare", "base")


@enforces("SH-ACH-01", "SH-ACH-02", "SH-ACH-03", "SH-ACH-04", "SH-ACH-05", "SH-ACH-06", "SH-ACH-07", "SH-ACH-08")
@enforces("SH-ACH-09", "SH-ACH-10", "SH-ACH-11", "SH-ACH-12", "SH-ACH-13", "SH-ACH-14", "SH-ACH-15", "SH-ACH-16")
@enforces("SH-ACH-17")
def in_words(language: str) -> list[Document]:
    """The twelve achievements, in the order of the book's page."""
    return [
        {
            "id": each.id,
            "name": each.name.to(language),
            "asks": each.asks.to(language),
            "rules": each.rules,
            "options": ways_to_try(each, shelf_of(FIRST)),
        }
        for each in CHALLENGES
    ]


def ways_to_try(challenge: Challenge, cards: Shelf) -> dict[str, str]:
    """The options of a game in which a challenge can be met: a deck with its hero, or cards as a mere proposal."""
    options = {"challenge": challenge.id}
    if challenge.hero:
        options["deck"] = cards.find(challenge.hero).set
    if challenge.id == "cheater":
        options["deck"] = to_code(Deck(None, _thirty_of_the_rarest(cards)))
    if challenge.id == "cheated":
        options["horde_cards"] = _thirty_of_the_horde(cards)
    return options


@enforces("SH-ACH-03")
def _thirty_of_the_rarest(cards: Shelf) -> list[Card]:
    """Thirty cards of the box, the rarest first: no limit holds them."""
    found = [card for deck in cards.decks.values() if deck.box == "core" for card in deck.copies()]
    return sorted(found, key=lambda card: RAREST_FIRST.index(card.rarity))[:FREE_DECK]


@enforces("SH-ACH-07")
def _thirty_of_the_horde(cards: Shelf) -> str:
    """Thirty horde cards of the box without the mark II, as the option for them is written."""
    sets: Iterable[str] = ("renegade", "undead", "predator")
    found = [card for each in sets for card in cards.horde_sets[each].copies() if card.corner != 2]
    return "; ".join(f"{count} {card.names['en']}" for card, count in Counter(found[:FREE_DECK]).items())


ACHIEVEMENTS: Achievements[Battle] = Achievements(all=in_words, earned=earned, most=len(DIFFICULTIES))
"""Worth one symbol for each step of difficulty (SH-ACH-01)."""
