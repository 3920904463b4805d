"""How hard a game of Monoliths is: the horde deck by power, the class of the horde, the outsider, and their sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.content.card_words import said
from hordekeep.engines.lanes.content.cards import Card, CardSet, copies_of
from hordekeep.kernel import Say, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Shelf
    from hordekeep.kernel import Dice

LEVELS: Final = ("1", "2", "3", "4", "5")
SPECIAL: Final = 0
"""The power of the two single cards of a horde (HM-COMP-10)."""
POWERS: Final = {"1": (1,), "2": (1, 2), "3": (2,), "4": (2, 3, SPECIAL), "5": (3, SPECIAL)}
"""Which powers a level plays with; level 3 adds one special card at random."""
enforces("HM-DIFF-01", "HM-DIFF-02", "HM-DIFF-03", "HM-DIFF-04", "HM-DIFF-05")(POWERS)
ONE_AT_RANDOM: Final = "3"
ORDER: Final = ("renegade", "undead", "predator", "nightmare", "monoliths", "sinklings", "slitherers", "the-brood")
"""The hordes from the first to the last (HM-AOV-03)."""
CLASSES: Final = {"renegade": "easy", "undead": "medium", "predator": "hard", "nightmare": "hard"}
"""How hard the hordes of the first set are; those of Monoliths say it themselves (HM-HOV-01)."""
OF_CLASS: Final = {"easy": 0.0, "medium": 0.5, "hard": 1.0}
"""What a horde adds to the level (HM-HOV-04)."""
HARDER_OUTSIDERS: Final = {"ancient-outsider": 0.5, "silent-ambassador": 0.5}
"""What an outsider adds beyond its cards (HM-HOV-05)."""
SUGGESTED: Final = {
    "renegade": "the-hate-bringer",
    "undead": "the-death-dealer",
    "predator": "the-beast-lord",
    "nightmare": "the-dreaming-matriarch",
    "monoliths": "purple-circle",
    "sinklings": "damsel-of-silence",
    "slitherers": "doom-vines",
    "the-brood": "genesis-monolith",
}
"""The outsider that the overview shows beside each horde: advice, no more (HM-HOV-02)."""


@enforces("HM-SET1-01")
def has_powers(horde: CardSet) -> bool:
    """Is the deck of this horde built by power? Those of the first set are, once a pack gives their cards powers."""
    return all(card.power is not None for card in horde.cards)


@enforces("HM-SETUP-13", "HM-DIFF-06", "HM-DIFF-03")
def by_power(horde: CardSet, level: str, dice: Dice) -> list[Card]:
    """All cards of a horde whose power belongs to a level, however many they are."""
    powers = POWERS[level]
    deck = copies_of([card for card in horde.cards if card.power in powers])
    if level == ONE_AT_RANDOM and (specials := copies_of([card for card in horde.cards if card.power == SPECIAL])):
        deck.append(dice.pick(specials))  # HM-DIFF-03
    return deck


@enforces("HM-HOV-01")
def class_of(horde: CardSet) -> str:
    """Easy, medium or hard; a horde of a pack that does not say it counts as easy."""
    return horde.difficulty or CLASSES.get(horde.id, "easy")


def suggested_outsider(horde: str, cards: Shelf) -> str:
    """The outsider suggested for a horde: the overview's, else the first one made for it, else the first of all."""
    if horde in SUGGESTED:
        return SUGGESTED[horde]
    made_for = [line for line, stages in cards.outsider_lines.items() if stages[0].suits == horde]
    return (made_for or list(cards.outsider_lines))[0]


@enforces("HM-HOV-03", "HM-HOV-04", "HM-HOV-05", "HM-HOV-06")
def total_difficulty(level: str, horde: CardSet, outsider: Card) -> float:
    """The level, and what horde and outsider add to it; 0 where no level from 1 to 5 is played, as with portals of the
    first set."""
    if level not in LEVELS:
        return 0.0
    colossal = len(outsider.order) if outsider.outsider == "colossal" else 0
    return int(level) + OF_CLASS[class_of(horde)] + HARDER_OUTSIDERS.get(outsider.line, 0.0) + colossal


def said_score(score: float) -> Say:
    """The total difficulty in words.

    >>> said_score(2.5).to("en"), said_score(2.5).to("fr"), said_score(3.0).to("fr")
    ('Total difficulty 2.5', 'Difficulté totale 2,5', 'Difficulté totale 3')
    """
    return said("total-difficulty", score=score)
