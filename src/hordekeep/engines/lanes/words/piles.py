"""Decks and discard piles: taking cards, looking, guessing, shuffling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hordekeep.engines.lanes.asking.choices import AT, HOW_MANY, NO, OF_TYPE, At, HowMany, OfType
from hordekeep.engines.lanes.asking.questions import ask, choose_card, choose_lane, choose_piece, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.rules.concepts.happened import (
    DrewCard,
    Fetched,
    Guessed,
    Looked,
    LookedCard,
    RevealedTop,
    Searched,
    Shuffled,
    Taken,
)
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.concepts.questions import (
    GUESS_COST,
    GUESS_TYPE,
    PICK_CARD,
    PICK_HOST,
    PICK_HOST_OR_NONE,
    PICK_LANE,
    PICK_SEAT,
)
from hordekeep.engines.lanes.rules.concepts.resources import choose_seat, draw, ran_out
from hordekeep.engines.lanes.rules.into_play.playing import hosts, play
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.mana_and_cards import choose_player
from hordekeep.engines.lanes.words.meant import Noun
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

V = VOCABULARY

Heap = tuple[int, list[Card], bool]
"""A pile: whose it is, its cards, whether it is a deck."""
Pile = Callable[[Battle, Cause], list[Heap]]
Hand = Callable[[Cause, int], int]
"""Whose hand, told the owner of the pile."""
TYPES = ("ally", "hero", "tower", "spell", "attachment")
DECK = -1
"""The deck that a sentence spoke of, among its mentions: by its seat."""


class Collected(list[Card]):
    """Cards that are in nobody's deck: what is taken from them comes into the game."""


def own_seat(c: Cause) -> int:
    return max(c.seat, 0)


@V.word("pile", "your discard pile", fr="votre défausse", gender="f", number="s")
def your_discard_pile() -> Pile:
    """That of the player of the card."""
    return lambda g, c: [(own_seat(c), g.players[own_seat(c)].discard, False)]


@V.word("pile", "a discard pile", fr="une défausse", gender="f", number="s")
def a_discard_pile() -> Pile:
    """That of any alliance player."""
    return lambda g, c: [(seat, g.players[seat].discard, False) for seat in g.alliance_seats]


@V.word("pile", "your deck", fr="votre deck", gender="m", number="s")
def your_deck() -> Pile:
    """That of the player of the card."""
    return lambda g, c: [(own_seat(c), g.players[own_seat(c)].deck, True)]


@V.word("pile", "your deck or discard pile", fr="votre deck ou de votre défausse", gender="f", number="s")
def your_deck_or_discard_pile() -> Pile:
    """Both of them."""
    return lambda g, c: [*your_discard_pile()(g, c), *your_deck()(g, c)]


@V.word("hand", "your hand", fr="votre main")
def your_hand() -> Hand:
    """That of the player of the card."""
    return lambda c, owner: own_seat(c)


@V.word("hand", "its owner's hand", fr="la main de son propriétaire")
def its_owners_hand() -> Hand:
    """That of the owner of the pile."""
    return lambda c, owner: owner


def cards_in(g: Battle, c: Cause, np: Noun, pile: Pile) -> list[tuple[Card, Heap]]:
    """The cards of some piles that are meant, each with its pile."""
    return [(card, heap) for heap in pile(g, c) for card in np.faces(g, c, heap[1])]


def choose_from(g: Battle, c: Cause, found: list[tuple[Card, Heap]]) -> Rules[tuple[Card, Heap]]:
    """One of the cards that were found in some piles; which face, and then whose if both players have it."""
    cards = [card for card, _ in found]
    card = yield from choose_card(g, deciders(g, c), PICK_CARD, cards, c.me.card)
    assert card is not None
    heaps = [heap for each, heap in found if each is card]
    seat = yield from choose_player(g, c, sorted({heap[0] for heap in heaps}))
    return card, next(heap for heap in heaps if heap[0] == seat)


def take_out(g: Battle, card: Card, heap: Heap, to: int, rule: str) -> None:
    """From a pile into the hand of a seat; it is told to whom it concerns."""
    seat, cards, is_deck = heap
    cards.remove(card)
    g.players[to].hand.append(card)
    if not g.tell:
        return
    if is_deck:
        g.tell(Searched(seat), rule)
        g.tell(DrewCard(seat, card.id), rule)
    else:
        took = Fetched if isinstance(cards, Collected) else Taken
        g.tell(took(seat, card.id), rule)


@verb(
    "take [a|an] {np:np} from {p:pile} into {h:hand}",
    fr="[ajoutez|ajouter] {un:np} de {p} à {h}",
    rule="SH-EDGE-02",
    can=lambda g, c, np, p, h: bool(cards_in(g, c, np, p)),
)
def take(g: Battle, c: Cause, np: Noun, p: Pile, h: Hand) -> Rules[bool]:
    """A card of choice, if there is such a one."""
    found = cards_in(g, c, np, p)
    if not found:
        return False
    card, heap = yield from choose_from(g, c, found)
    if card not in heap[1]:  # imagined by somebody who cannot know where it lies
        return False
    take_out(g, card, heap, h(c, heap[0]), "SH-EDGE-02")
    if c.me.card.is_hero and card.is_ally and not heap[2]:
        g.note(f"returned-by:{c.me.card.id}")  # SH-ACH-08
    if heap[2] and not g.players[heap[0]].deck:
        ran_out(g, heap[0])
    return True


@verb(
    "take {k:number} of {n:number} random cards from {p:pile} into {h:hand}",
    fr="[tirez|tirer] {n} cartes au hasard de {p} et [ajoutez|ajouter]-en {k} à {h}",
    rule="SH-EDGE-02",
    can=lambda g, c, k, n, p, h: any(heap[1] for heap in p(g, c)),
)
def take_of_random(g: Battle, c: Cause, k: int, n: int, p: Pile, h: Hand) -> Rules[bool]:
    """Some cards by the dice, of which the player keeps so many."""
    heap = p(g, c)[0]
    shown = list(heap[1])
    g.dice.shuffle(shown)
    shown = shown[:n]
    for _ in range(min(k, len(shown))):
        card = yield from choose_card(g, deciders(g, c), PICK_CARD, shown, c.me.card, "SH-EDGE-02")
        assert card is not None
        shown.remove(card)
        take_out(g, card, heap, h(c, heap[0]), "SH-EDGE-02")
    return True


# -- decks -------------------------------------------------------------------------------------------------------------


def _shuffle(g: Battle, seat: int) -> None:
    g.dice.shuffle(g.players[seat].deck)
    if g.tell:
        g.tell(Shuffled(seat))


@verb("shuffle your deck", fr="[mélangez|mélanger] votre deck", rule="SH-SETUP-11")
def shuffle_your_deck(g: Battle, c: Cause) -> None:
    """The player's own deck."""
    _shuffle(g, own_seat(c))


@verb("shuffle that deck", fr="[mélangez|mélanger] ce deck", rule="SH-SETUP-11")
def shuffle_that_deck(g: Battle, c: Cause) -> None:
    """The deck that the sentence spoke of."""
    for seat in c.mentioned.get(DECK, ()):
        _shuffle(g, seat)


@verb(
    "look at the top card of an alliance deck",
    fr="[regardez|regarder] la première carte d’un deck Alliance",
    rule="SH-EDGE-07",
)
def look_at_the_top(g: Battle, c: Cause) -> Rules[None]:
    """Of either player's deck; the alliance sees it."""
    seat = yield from choose_player(g, c, list(g.alliance_seats))
    c.mentioned[DECK] = [seat]
    if g.tell:
        g.tell(Looked(seat))
        g.tell(LookedCard(seat, g.players[seat].deck[-1].id))


@verb(
    "reveal the top {n:number} cards of your deck",
    fr="[révélez|révéler] les {n} premières cartes de votre deck",
    rule="SH-EDGE-07",
)
def reveal_the_top(g: Battle, c: Cause, n: int) -> None:
    """They lie open beside the deck."""
    player = g.players[own_seat(c)]
    for _ in range(min(n, len(player.deck))):
        player.aside.append(player.deck.pop())
        if g.tell:
            g.tell(RevealedTop(own_seat(c), player.aside[-1].id))


@verb(
    "draw one of them and play the other for free",
    fr="[piochez|piocher] l’une et [jouez|jouer] l’autre gratuitement",
    rule="SH-ALLI-02",
)
def draw_one_play_other(g: Battle, c: Cause) -> Rules[None]:
    """One goes to the hand; the other is played without paying, or back on the deck if it has no place."""
    seat = own_seat(c)
    player = g.players[seat]
    if not player.aside:
        return
    drawn = yield from choose_card(g, deciders(g, c), PICK_CARD, player.aside, c.me.card, "SH-EDGE-07")
    assert drawn is not None
    player.aside.remove(drawn)
    player.deck.append(drawn)
    draw(g, seat, "SH-EDGE-07")
    while player.aside:
        card = player.aside.pop()
        can_be_played, where = yield from place_for(g, c, card)
        (player.hand if can_be_played else player.deck).append(card)
        if not player.deck:
            ran_out(g, seat)
        if can_be_played:
            yield from play(g, seat, card, where, free=True)


def place_for(g: Battle, c: Cause, card: Card) -> Rules[tuple[bool, int | None]]:
    """Whether a card can be played at all, and where."""
    if card.is_spell:
        return True, None
    if card.is_attachment:
        return (yield from _host_for(g, c, card))
    free = g.edition.lanes_to_play(g, max(c.seat, 0), card, free_lanes(g, ALLIANCE))
    if not free:
        return False, None
    return True, LANES + (yield from choose_lane(g, deciders(g, c), PICK_LANE, free, card, "SH-ALLI-03"))


@enforces("HM-ALLY-07")
def _host_for(g: Battle, c: Cause, card: Card) -> Rules[tuple[bool, int | None]]:
    """Whether an attachment can be played, and on what; some editions let it be discarded instead."""
    able = hosts(g, card)
    if not g.edition.attached_to_nothing:
        host = (yield from choose_piece(g, deciders(g, c), PICK_HOST, able, card)) if able else None
        return host is not None, None if host is None else place_of(g, host)
    places = [place_of(g, host) for host in able]
    if not places:
        return True, None
    about = About(card, among=places)
    answer = yield from ask(g, deciders(g, c), PICK_HOST_OR_NONE, [*map(AT, places), NO], about)
    return True, answer.place if isinstance(answer, At) else None


@enforces("SH-EDGE-01")
def _guess(
    g: Battle, c: Cause, question: Question[Any], choices: Sequence[HowMany | OfType], truth: Callable[[Card], object]
) -> Rules[None]:
    """The alliance names what the top card of one of its decks might be."""
    seat = yield from choose_seat(g, PICK_SEAT, "SH-EDGE-01")
    about = About(c.me.card, among=[choice[1] for choice in choices])
    answer: HowMany | OfType = yield from ask(g, g.alliance_seats, question, list(choices), about)
    card = g.players[seat].deck[-1]
    c.guessed = truth(card) == answer[1]
    if g.tell:
        g.tell(Guessed(seat, card.id, c.guessed))


@verb(
    "guess the cost of the top card of an alliance deck",
    fr="[annoncez|annoncer] le coût de la première carte d’un deck Alliance",
    rule="SH-EDGE-01",
)
def guess_the_cost(g: Battle, c: Cause) -> Rules[None]:
    """Any cost that a card of the game has."""
    costs = sorted({card.cost for card in shelf_of(g.edition).cards.values() if card.cost is not None})
    yield from _guess(g, c, GUESS_COST, [*map(HOW_MANY, costs)], lambda card: card.cost)


@verb(
    "guess the type of the top card of an alliance deck",
    fr="[annoncez|annoncer] le type de la première carte d’un deck Alliance",
    rule="SH-EDGE-01",
)
def guess_the_type(g: Battle, c: Cause) -> Rules[None]:
    """One of the types of alliance cards."""
    yield from _guess(g, c, GUESS_TYPE, [*map(OF_TYPE, TYPES)], lambda card: card.type)
