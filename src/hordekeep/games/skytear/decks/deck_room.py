"""A deck while it is built: whom it is for, what still fits, and filling it up.

Whom a deck is for is seen from its ultimates, for it has those of its heroes and no other (SM-CAS-07). A team has two
factions (SM-SET-05), so its decks hold cards of two at most (SM-CAS-06).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from hordekeep.games.skytear.content.cards import Hero, PowerCard, shelf
from hordekeep.games.skytear.decks.deck_building import (
    MOST_COPIES,
    PER_HERO,
    POOL_SIZES,
    DeckProblem,
    Pile,
    Pool,
    card_name,
    deck_problems,
    hero_name,
)
from hordekeep.kernel import Text, enforces

HEROES: Final = (2, 3, 4, 6)
"""How many heroes a deck can be for: half a team or all of it, on two lanes or three (SM-DECK-01, SM-DECK-02)."""
MOST_HEROES: Final = max(HEROES)
FACTIONS: Final = 2


class Against(NamedTuple):
    """What stands against one more of a card, in a sentence and in a word or two."""

    rule: str
    because: Text
    short: Text


def heroes_in(cards: Sequence[PowerCard]) -> list[Hero]:
    """The heroes that a deck is for, in the order of the shelf."""
    return [hero for hero in shelf().heroes.values() if hero.ultimate in cards]


def factions_in(cards: Sequence[PowerCard]) -> list[str]:
    """The factions of a deck, its heroes' first."""
    return list(dict.fromkeys([*(hero.faction for hero in heroes_in(cards)), *(card.faction for card in cards)]))


def problems_alone(cards: Sequence[PowerCard]) -> list[DeckProblem]:
    """Everything that is against a deck whoever will be drafted."""
    heroes = heroes_in(cards)
    factions = factions_in(cards)[:FACTIONS]
    return [*_hero_problems(len(heroes)), *deck_problems(cards, heroes, factions)]


def _hero_problems(count: int) -> list[DeckProblem]:
    if count in HEROES:
        return []
    if count == 0:
        return [DeckProblem("SM-DECK-01", Text("deck-no-heroes"), Text("deck-no-heroes-advice"), missing=True)]
    because, advice = Text("deck-heroes", count=count), Text("deck-heroes-advice")
    return [DeckProblem("SM-DECK-01", because, advice, missing=count < MOST_HEROES)]


# -- what still fits ---------------------------------------------------------------------------------------------------


def room_for(cards: Sequence[PowerCard], card: PowerCard) -> tuple[int, Against]:
    """How many copies of a card the deck may hold in all, and what is against one more once they are in it.

    An ultimate brings its hero along, and with it room for eight cards.
    """
    here, heroes, factions = list(cards).count(card), heroes_in(cards), factions_in(cards)
    if card.faction not in factions and len(factions) >= FACTIONS:
        return 0, _third_faction(card)
    if card.ultimate:
        if not here and len(heroes) >= MOST_HEROES:
            return 0, Against("SM-DECK-01", Text("deck-heroes-full"), Text("deck-short-heroes"))
        return 1, _no_more_copies(card, "SM-CAS-09")
    if not heroes:
        return 0, Against("SM-DECK-01", Text("deck-no-heroes"), Text("deck-short-no-heroes"))
    size = PER_HERO * len(heroes)
    full = Against("SM-DECK-03", Text("deck-full", size=size), Text("deck-short-full"))
    room = [(MOST_COPIES - here, _no_more_copies(card, "SM-CAS-08")), (size - len(cards), full)]
    more, why = min(room, key=lambda each: each[0])
    return max(0, here + more), why


@enforces("SM-COMP-04", "SM-COMP-05")
def room_in_pool(pool: Pool, card: PowerCard) -> tuple[int, Against]:
    """The same for all piles of a pool together; an ultimate is for its own hero's alone."""
    if card.ultimate:
        at_home = any(pile.hero.id == card.hero for pile in pool)
        short = Text("deck-short-ultimate")
        because = Text("deck-other-ultimate", card=card_name(card), hero=Text(f"hero-{card.hero}"))
        return int(at_home), Against("SM-COMP-04", because, short)
    return MOST_COPIES, _no_more_copies(card, "SM-COMP-05")


@enforces("SM-COMP-03")
def full_pile(pile: Pile) -> Against | None:
    """What is against one more card in a pile; None if one fits."""
    if len(pile.cards) < PER_HERO:
        return None
    because = Text("pile-full", hero=hero_name(pile.hero), size=PER_HERO)
    return Against("SM-COMP-03", because, Text("deck-short-pile", size=PER_HERO))


@enforces("SM-COMP-02")
def team_of(pool: Pool) -> int:
    """How many heroes a side fields where this pool is brought: four, or with more than six heroes six."""
    return min([team for team, size in POOL_SIZES.items() if size >= len(pool)], default=max(POOL_SIZES))


def _third_faction(card: PowerCard) -> Against:
    faction = Text(f"faction-{card.faction}")
    return Against(
        "SM-CAS-06", Text("deck-third-faction", card=card_name(card)), Text("deck-short-faction", faction=faction)
    )


def _no_more_copies(card: PowerCard, rule: str) -> Against:
    most = 1 if card.ultimate else MOST_COPIES
    return Against(rule, Text("deck-all-copies", card=card_name(card), most=most), Text("deck-short-copies", most=most))


# -- filling up --------------------------------------------------------------------------------------------------------


def filled(cards: Sequence[PowerCard]) -> tuple[PowerCard, ...]:
    """The deck with cards added until it is full: of its heroes' premade piles, then others that they can play."""
    deck, heroes = list(cards), heroes_in(cards)
    for card in _wanted(heroes):
        if room_for(deck, card)[0] > deck.count(card):
            deck.append(card)
    return tuple(deck)


def filled_pool(pool: Pool) -> Pool:
    """The pool with each pile filled up, its own hero's premade cards first."""
    found = list(pool)
    for at, pile in enumerate(pool):
        for card in [pile.hero.ultimate, *_wanted([pile.hero])]:
            now = found[at]
            copies = Counter(each for every in found for each in every.cards)
            mine = not card.ultimate or card not in now.cards
            if full_pile(now) is None and mine and room_in_pool(tuple(found), card)[0] > copies[card]:
                found[at] = Pile(now.hero, (*now.cards, card))
    return tuple(found)


def _wanted(heroes: Sequence[Hero]) -> list[PowerCard]:
    """Cards in the order in which they are worth adding; of each as many as may be in a deck."""
    premade = [card for hero in heroes for card in hero.copies() if not card.ultimate]
    colours = [frozenset(hero.runes) for hero in heroes]
    factions = {hero.faction for hero in heroes}
    playable = [
        card
        for card in shelf().power_cards.values()
        if not card.ultimate and card.faction in factions and any(card.colours <= each for each in colours)
    ]
    return [*premade, *(card for card in sorted(playable, key=lambda card: card.cost) for _ in range(MOST_COPIES))]
