"""Building decks: what a casual deck (SM-DECK, SM-CAS-06 to SM-CAS-09) and a competitive pool of piles (SM-COMP-02 to
SM-COMP-05) may hold, each problem with its rule.

No budget of points is asked for: it is no part of the book (SM-DECK-04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from hordekeep.kernel import Text, enforces

if TYPE_CHECKING:
    from hordekeep.games.skytear.content.cards import Hero, PowerCard

PER_HERO: Final = 8
"""A deck has exactly so many cards for each hero, a pile as many (SM-DECK-01, SM-DECK-03, SM-COMP-03)."""
MOST_COPIES: Final = 3
"""SM-CAS-08, SM-COMP-05."""
POOL_SIZES: Final = {4: 6, 6: 8}
"""How many heroes a pool has, by how many play (SM-COMP-02)."""


class Pile(NamedTuple):
    """A hero of a competitive pool and the cards prepared for it (SM-COMP-03)."""

    hero: Hero
    cards: tuple[PowerCard, ...]


Pool = tuple[Pile, ...]
"""What a team brings to a competitive game (SM-COMP-01)."""


class DeckProblem(NamedTuple):
    """A rule that a deck or pool breaks: why, what to do, and about which card or hero. `missing`: more cards or heroes
    alone can mend it."""

    rule: str
    because: Text
    advice: Text
    about: str = ""
    missing: bool = False


def card_name(card: PowerCard) -> Text:
    """The name of a power card, to be said in any language."""
    return Text(f"card-{card.id}")


def hero_name(hero: Hero) -> Text:
    """The name of a hero, to be said in any language."""
    return Text(f"hero-{hero.id}")


def premade(hero: Hero) -> Pile:
    """A hero with the pile that comes with the game."""
    return Pile(hero, tuple(hero.copies()))


# -- the casual format -------------------------------------------------------------------------------------------------


def deck_problems(cards: Sequence[PowerCard], heroes: Sequence[Hero], factions: Collection[str]) -> list[DeckProblem]:
    """Everything that is against a casual deck for whoever has these heroes, in a team with these factions."""
    return [
        *size_problems(cards, len(heroes)),
        *_faction_problems(cards, factions),
        *_ultimate_problems(cards, heroes, "SM-CAS-07"),
        *copies_problems(cards, "SM-CAS-08"),
    ]


def problems_before_draft(cards: Sequence[PowerCard], heroes: int) -> list[DeckProblem]:
    """What is against a casual deck for so many heroes, whichever they will be."""
    return [*size_problems(cards, heroes), *copies_problems(cards, "SM-CAS-08")]


@enforces("SM-DECK-03")
def size_problems(cards: Sequence[PowerCard], heroes: int) -> Iterator[DeckProblem]:
    """Eight cards for each hero, neither more nor fewer."""
    wanted, count = PER_HERO * heroes, len(cards)
    if count != wanted:
        because = Text("deck-size", count=count, size=wanted)
        yield DeckProblem("SM-DECK-03", because, _add_or_take(count, wanted), missing=count < wanted)


@enforces("SM-CAS-06")
def _faction_problems(cards: Iterable[PowerCard], factions: Collection[str]) -> Iterator[DeckProblem]:
    """No cards of factions that the team did not choose, whatever runes its heroes have."""
    for card in dict.fromkeys(cards):
        if card.faction not in factions:
            because = Text("deck-other-faction", card=card_name(card), faction=Text(f"faction-{card.faction}"))
            yield DeckProblem("SM-CAS-06", because, _take_out(card), card.id)


@enforces("SM-CAS-08", "SM-COMP-05", "SM-CAS-09")
def copies_problems(cards: Iterable[PowerCard], rule: str) -> Iterator[DeckProblem]:
    """At most three copies of a card, and one of an ultimate."""
    for card, count in Counter(cards).items():
        most = 1 if card.ultimate else MOST_COPIES
        if count > most:
            why = "deck-ultimate-twice" if card.ultimate else "deck-copies"
            because = Text(why, card=card_name(card), count=count, most=most)
            yield DeckProblem(
                "SM-CAS-09" if card.ultimate else rule,
                because,
                Text("deck-take-advice", count=count - most),
                card.id,
            )


@enforces("SM-CAS-07", "SM-COMP-04")
def _ultimate_problems(cards: Sequence[PowerCard], heroes: Sequence[Hero], rule: str) -> Iterator[DeckProblem]:
    """The ultimate of each hero, and of nobody else."""
    for hero in heroes:
        if hero.ultimate not in cards:
            named = {"hero": hero_name(hero), "card": card_name(hero.ultimate)}
            because, advice = Text("deck-no-ultimate", **named), Text("deck-add", card=named["card"])
            yield DeckProblem(rule, because, advice, hero.ultimate.id, missing=True)
    theirs = [hero.ultimate for hero in heroes]
    for card in dict.fromkeys(cards):
        if card.ultimate and card not in theirs:
            because = Text("deck-other-ultimate", card=card_name(card), hero=Text(f"hero-{card.hero}"))
            yield DeckProblem(rule, because, _take_out(card), card.id)


# -- the competitive format --------------------------------------------------------------------------------------------


@enforces("SM-COMP-08")
def pool_problems(pool: Pool, team: int) -> list[DeckProblem]:
    """Everything that is against the pool of a team that fields so many heroes. Cards of other factions are not."""
    problems = [*_pool_size_problems(pool, team)]
    for pile in pool:
        problems += _pile_problems(pile)
    together = [card for pile in pool for card in pile.cards if not card.ultimate]
    return [*problems, *copies_problems(together, "SM-COMP-05")]


@enforces("SM-COMP-02")
def _pool_size_problems(pool: Pool, team: int) -> Iterator[DeckProblem]:
    """Six different heroes, or eight where six play."""
    wanted, count = POOL_SIZES[team], len(pool)
    if count != wanted:
        because = Text("pool-size", count=count, size=wanted)
        yield DeckProblem("SM-COMP-02", because, Text("pool-size-advice"), missing=count < wanted)
    for hero, times in Counter(pile.hero for pile in pool).items():
        if times > 1:
            because = Text("pool-hero-twice", hero=hero_name(hero))
            yield DeckProblem("SM-COMP-02", because, Text("pool-hero-twice-advice"), hero.id)


@enforces("SM-COMP-03", "SM-COMP-04", "SM-CAS-09")
def _pile_problems(pile: Pile) -> Iterator[DeckProblem]:
    """Eight cards, with the hero's ultimate once and no other: whatever else may counter the heroes that are expected
    (SM-COMP-09)."""
    count = len(pile.cards)
    if count != PER_HERO:
        because = Text("pile-size", hero=hero_name(pile.hero), count=count, size=PER_HERO)
        advice = _add_or_take(count, PER_HERO)
        yield DeckProblem("SM-COMP-03", because, advice, pile.hero.id, missing=count < PER_HERO)
    yield from _ultimate_problems(pile.cards, [pile.hero], "SM-COMP-04")
    yield from copies_problems([card for card in pile.cards if card.ultimate], "SM-COMP-05")


def _add_or_take(count: int, wanted: int) -> Text:
    if count < wanted:
        return Text("deck-add-advice", count=wanted - count)
    return Text("deck-take-advice", count=count - wanted)


def _take_out(card: PowerCard) -> Text:
    return Text("deck-take-out", card=card_name(card))
