"""Building a deck: what the back of a castle allows (SH-CUST-11 to SH-CUST-22, HM-BUILD), each problem with its rule.

The same checks judge a whole deck and answer "why can't I add this card?". A deck that comes with the game is legal as
it is (SH-SETUP-11, SH-COMP-08); beside other decks it counts like any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hordekeep.kernel import Text, enforces

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

SIZE = 40
"""The castle's hero and 39 others (SH-CUST-17)."""
MOST_LEGENDARY = 2
MOST_MYTHIC = 6
COPIES = {"base": 3, "rare": 2, "mythic": 1, "legendary": 1}
"""How many copies of a card all decks together may hold; in play rarity means nothing (HM-COMP-11)."""
enforces("HM-COMP-11")(COPIES)
COPIES_RULE = {"base": "SH-CUST-15", "rare": "SH-CUST-14", "mythic": "SH-CUST-12", "legendary": "SH-CUST-13"}
NO_CITES: Mapping[str, str] = {}
DECK_TYPES = ("ally", "hero", "tower", "spell", "attachment")


class Deck:
    """The cards of one alliance player, and the castle by whose rules they were chosen.

    A deck that comes with the game has its id as `ready` and no castle: any castle may stand before it.
    """

    __slots__ = ("_copies", "cards", "castle", "ready")

    def __init__(self, castle: Card | None, cards: Sequence[Card], ready: str = "") -> None:
        self.castle = castle
        self.cards = tuple(sorted(cards, key=lambda card: card.id))
        self.ready = ready
        self._copies = Counter(self.cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deck):
            return NotImplemented
        return (self.castle, self.cards, self.ready) == (other.castle, other.cards, other.ready)

    def __hash__(self) -> int:
        return hash((self.castle, self.cards, self.ready))

    def __repr__(self) -> str:
        return f"<Deck of {len(self.cards)} for {self.castle.id if self.castle else self.ready or 'no castle'}>"

    def copies(self) -> Mapping[Card, int]:
        """How many copies of each card are in it; 0 of any other."""
        return self._copies

    def count(self, rarity: str) -> int:
        """How many cards of a rarity are in it."""
        return sum(card.rarity == rarity for card in self.cards)


class DeckProblem(NamedTuple):
    """A rule that a deck breaks: why, what to do, and about which card. `missing`: more cards alone can mend it."""

    rule: str
    because: Text
    advice: Text
    card: str = ""
    missing: bool = False


class Against(NamedTuple):
    """What stands against a card in a deck, in a sentence and in a word or two."""

    rule: str
    because: Text
    short: Text


def name_of(card: Card) -> Text:
    """The name of a card, to be said in any language."""
    return Text(f"card-{card.id}")


@enforces("SH-COMP-03")
def is_deck_card(card: Card) -> bool:
    """May a deck hold it at all? Cards of the alliance, that is."""
    return card.type in DECK_TYPES and bool(card.faction) and card.rarity in COPIES


@enforces("SH-CUST-18", "SH-CUST-19", "SH-CUST-20", "SH-CUST-21", "HM-BUILD-05", "HM-BUILD-07", "HM-BUILD-08")
@enforces("HM-BUILD-03")
def why_not_allowed(castle: Card, card: Card) -> Against | None:
    """Why this castle's decks may not hold a card; None if they may. The set that a castle or a card comes from does
    not matter."""
    named, keep = name_of(card), name_of(castle)
    if castle.banned_trait and castle.banned_trait in card.traits:
        trait = Text(f"word-{castle.banned_trait}")
        because = Text("deck-banned-trait", card=named, castle=keep, trait=trait)
        return Against("SH-CUST-21", because, Text("deck-short-banned-trait", trait=trait))
    if castle.banned_hero and castle.banned_hero == card.id:
        return Against("SH-CUST-21", Text("deck-banned-hero", card=named, castle=keep), Text("deck-short-banned-hero"))
    if castle.free_trait and castle.free_trait in card.traits:
        return None  # from any faction (SH-CUST-20)
    if castle.free_type and castle.free_type == card.type and card.rarity in ("rare", "base"):
        return None  # from any faction (HM-BUILD-07)
    faction, rarity = Text(f"faction-{card.faction}"), card.rarity
    allowed = {"rare": castle.rare, "base": castle.base}.get(rarity, (castle.faction,))
    if card.faction in allowed:
        return None
    if castle.free_type and rarity in ("rare", "base"):
        kinds = Text(f"deck-free-{castle.free_type}")
        because = Text("deck-other-type", card=named, castle=keep, kinds=kinds)
        return Against("HM-BUILD-07", because, Text("deck-short-other-type", faction=faction, kinds=kinds))
    rule = "SH-CUST-19" if rarity in ("rare", "base") else "SH-CUST-18"
    because = Text(f"deck-faction-{rarity}", card=named, castle=keep, faction=faction)
    return Against(rule, because, Text(f"deck-short-faction-{rarity}", faction=faction))


def deck_problems(deck: Deck, cites: Mapping[str, str] = NO_CITES) -> list[DeckProblem]:
    """Everything that is against one deck, in the order of the rules; `cites` are an edition's rules for these."""
    return [] if deck.ready else [_cited(problem, cites) for problem in _problems_of(deck)]


def _cited(problem: DeckProblem, cites: Mapping[str, str]) -> DeckProblem:
    return problem._replace(rule=cites.get(problem.rule, problem.rule))


def _problems_of(deck: Deck) -> list[DeckProblem]:
    problems = [
        DeckProblem("SH-CUST-11", Text("deck-no-deck-card", card=name_of(card)), _take_out(card), card.id)
        for card in dict.fromkeys(deck.cards)
        if not is_deck_card(card)
    ]
    problems += _copies_problems([deck])
    if deck.castle is None:
        because = Text("deck-no-castle")
        return [DeckProblem("SH-CUST-11", because, Text("deck-no-castle-advice"), missing=True), *problems]
    problems += _size_problems(deck, deck.castle)
    problems += _rarity_problems(deck)
    for card in dict.fromkeys(deck.cards):
        against = why_not_allowed(deck.castle, card) if is_deck_card(card) else None
        if against is not None:
            problems.append(DeckProblem(against.rule, against.because, _take_out(card), card.id))
    return problems


def problems_together(decks: Sequence[Deck], cites: Mapping[str, str] = NO_CITES) -> list[DeckProblem]:
    """Everything that is against the decks of players who play together, beyond what is against each of them."""
    return [_cited(problem, cites) for problem in _problems_together(decks)] if len(decks) > 1 else []


def _problems_together(decks: Sequence[Deck]) -> list[DeckProblem]:
    problems = []
    ready = Counter(deck.ready for deck in decks if deck.ready)
    twice = sorted(named for named, count in ready.items() if count > 1)
    for named in twice:
        because = Text("deck-same-ready", deck=Text(f"set-{named}"))
        problems.append(DeckProblem("SH-SETUP-11", because, Text("deck-same-ready-advice")))
    castles = Counter(deck.castle for deck in decks if deck.castle is not None)
    for castle, count in castles.items():
        if castle is not None and count > 1:
            because = Text("deck-same-castle", castle=name_of(castle))
            problems.append(DeckProblem("SH-CUST-16", because, Text("deck-same-castle-advice"), castle.id))
    if not twice:
        problems += [each for each in _copies_problems(decks) if all(each not in _copies_problems([d]) for d in decks)]
    return problems


def room_for(deck: Deck, card: Card, beside: Sequence[Deck] = ()) -> tuple[int, Against | None]:
    """How many copies of a card the deck may hold in all, and what is against one more once they are in it."""
    here = deck.copies()[card]
    castle = deck.castle
    against = why_not_allowed(castle, card) if castle is not None else None
    if against is not None:
        return 0, against
    for_hero = _kept_for_hero(deck, card)
    full = Against("SH-CUST-17", Text("deck-full"), Text("deck-short-full"))
    room = [
        (_free_copies(card, (deck, *beside)), _no_more_copies(card)),
        (SIZE - len(deck.cards) - for_hero, full),
    ]
    if card.rarity == "legendary":
        room.append((MOST_LEGENDARY - deck.count("legendary") - for_hero, _no_more_of("legendary", MOST_LEGENDARY)))
    if card.rarity == "mythic":
        room.append((MOST_MYTHIC - deck.count("mythic"), _no_more_of("mythic", MOST_MYTHIC)))
    more, why = min(room, key=lambda each: each[0])
    return max(0, here + more), why


@enforces("SH-CUST-17")
def _size_problems(deck: Deck, castle: Card) -> Iterator[DeckProblem]:
    """Forty cards, the castle's own hero among them."""
    size = len(deck.cards)
    if all(card.id != castle.hero for card in deck.cards):
        hero = Text(f"card-{castle.hero}")
        because = Text("deck-no-hero", hero=hero, castle=name_of(castle))
        yield DeckProblem("SH-CUST-17", because, Text("deck-no-hero-advice", hero=hero), castle.hero, missing=True)
    if size < SIZE:
        advice = Text("deck-too-few-advice", count=SIZE - size)
        yield DeckProblem("SH-CUST-17", Text("deck-size", count=size, size=SIZE), advice, missing=True)
    if size > SIZE:
        advice = Text("deck-too-many-advice", count=size - SIZE)
        yield DeckProblem("SH-CUST-17", Text("deck-size", count=size, size=SIZE), advice)


@enforces("SH-CUST-18")
def _rarity_problems(deck: Deck) -> Iterator[DeckProblem]:
    """At most 2 legendary cards, the hero included, and 6 mythic ones."""
    for rarity, most in (("legendary", MOST_LEGENDARY), ("mythic", MOST_MYTHIC)):
        count = deck.count(rarity)
        if count > most:
            because = Text(f"deck-many-{rarity}", count=count, most=most)
            yield DeckProblem("SH-CUST-18", because, Text("deck-too-many-advice", count=count - most))


@enforces("SH-CUST-12", "SH-CUST-13", "SH-CUST-14", "SH-CUST-15")
def _copies_problems(decks: Sequence[Deck]) -> list[DeckProblem]:
    """1 of a legendary or mythic card, 2 of a rare one, 3 of a base one, over all decks."""
    problems = []
    for card, count in sorted(_all_copies(decks).items(), key=lambda each: each[0].id):
        most = COPIES.get(card.rarity, count)
        if count > most:
            message = "deck-copies" if len(decks) == 1 else "deck-copies-together"
            because = Text(message, card=name_of(card), count=count, most=most, rarity=Text(f"word-{card.rarity}"))
            advice = Text("deck-too-many-advice", count=count - most)
            problems.append(DeckProblem(COPIES_RULE[card.rarity], because, advice, card.id))
    return problems


def _all_copies(decks: Sequence[Deck]) -> Mapping[Card, int]:
    if len(decks) == 1:
        return decks[0].copies()
    every: Counter[Card] = Counter()
    for deck in decks:
        every.update(deck.copies())
    return every


def _free_copies(card: Card, decks: Sequence[Deck]) -> int:
    return COPIES[card.rarity] - _all_copies(decks).get(card, 0)


def _kept_for_hero(deck: Deck, card: Card) -> int:
    """A place is kept for the castle's hero until it is there."""
    hero = deck.castle.hero if deck.castle is not None else ""
    return int(bool(hero) and card.id != hero and all(each.id != hero for each in deck.cards))


def _no_more_copies(card: Card) -> Against:
    most, rarity = COPIES[card.rarity], Text(f"word-{card.rarity}")
    because = Text("deck-all-copies", card=name_of(card), most=most, rarity=rarity)
    return Against(COPIES_RULE[card.rarity], because, Text("deck-short-all-copies", most=most))


def _no_more_of(rarity: str, most: int) -> Against:
    because = Text(f"deck-many-{rarity}", count=most, most=most)
    return Against("SH-CUST-18", because, Text(f"deck-short-many-{rarity}", most=most))


def _take_out(card: Card) -> Text:
    return Text("deck-take-out", card=name_of(card))
