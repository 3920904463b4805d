"""Hands and decks in the second edition: top cards of a deck, cards put beneath, what players draw or discard."""

from __future__ import annotations

from collections.abc import Callable

from hordekeep.engines.lanes.asking.choices import AT, HOW_MANY, NO, THIS_CARD, TO, At, ThisCard, To
from hordekeep.engines.lanes.asking.questions import ask, choose_card, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.happened import (
    Discarded,
    DiscardedInPlay,
    DiscardedRevealed,
    LookedAlone,
    LookedHorde,
    Searched,
    Shuffled,
    UnderDeck,
)
from hordekeep.engines.lanes.rules.concepts.movement import tuck
from hordekeep.engines.lanes.rules.concepts.questions import MAY_PAY, PICK_CARD, PICK_NUMBER
from hordekeep.engines.lanes.rules.concepts.resources import (
    DISCARD,
    REBUILD,
    discard_from_hand,
    draw,
    gain_mana,
    pay_mana,
    rebuild,
)
from hordekeep.engines.lanes.rules.into_play.playing import play
from hordekeep.engines.lanes.rules.into_play.summon import next_horde_card, refill
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece, Player
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.engines.lanes.words.costs import NO_CARD
from hordekeep.engines.lanes.words.deeds import Deed, Payment, deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY, Count, verb
from hordekeep.engines.lanes.words.mana_and_cards import choose_player
from hordekeep.engines.lanes.words.meant import Noun
from hordekeep.engines.lanes.words.piles import Heap, Pile, cards_in, choose_from, own_seat, place_for, take_out
from hordekeep.kernel import Refusal, Rules, enforces

V = VOCABULARY

SEEN = -2
"""The cards of a deck that were looked at, among a sentence's mentions: those that still lie on top."""
HORDE_TOP = -3
"""The horde card that was looked at, among a sentence's mentions."""


# -- piles -------------------------------------------------------------------------------------------------------------


class _OnTop(list[Card]):
    """The top cards of a deck: what is removed from them is removed from the deck."""

    def __init__(self, player: Player, n: int) -> None:
        super().__init__(player.deck[-n:][::-1])
        self.player = player

    def remove(self, card: Card) -> None:
        """Take a card out of the deck."""
        super().remove(card)
        deck = self.player.deck
        del deck[len(deck) - 1 - deck[::-1].index(card)]


class _Beneath(list[Card]):
    """The cards of one owner under a card: what is removed from them does not lie there any more."""

    def __init__(self, host: Piece, owner: int) -> None:
        super().__init__(card for card, whose in host.under or () if whose == owner)
        self.host = host
        self.owner = owner

    def remove(self, card: Card) -> None:
        """Take a card from beneath."""
        super().remove(card)
        assert self.host.under is not None
        self.host.under.remove((card, self.owner))


@V.word("pile", "the top {n:number} cards of your deck", fr="les {n} premières cartes de votre deck", gender="f",
        number="p", rule="HM-DECK-01")  # fmt: skip
def top_cards(n: int) -> Pile:
    """Fewer if there are fewer."""
    return lambda g, c: [(own_seat(c), _OnTop(g.players[own_seat(c)], n), True)]


@V.word("pile", "the cards under this", fr="les cartes sous celle-ci", gender="f", number="p", rule="HM-GLO-61")
def cards_under() -> Pile:
    """Those of alliance players, each its owner's."""

    def heaps(g: Battle, c: Cause) -> list[Heap]:
        return [(seat, _Beneath(c.me, seat), False) for seat in g.alliance_seats]

    return heaps


@verb(
    "draw [a|an] {np:np} from {p:pile}",
    fr="[piochez|piocher] {un:np} parmi {p}",
    rule="HM-DECK-01",
    can=lambda g, c, np, p: any(heap[1] for heap in p(g, c)),
)
def draw_from(g: Battle, c: Cause, np: Noun, p: Pile) -> Rules[bool]:
    """A card of choice among them, if there is such a one: a draw in every respect."""
    heaps = p(g, c)
    for heap in heaps:
        if g.tell:
            g.tell(Searched(heap[0]), "HM-DECK-01")
    c.mentioned[SEEN] = [card for heap in heaps for card in heap[1]]
    found = cards_in(g, c, np, p)
    if not found:
        return False
    card, heap = yield from choose_from(g, c, found)
    if card not in heap[1]:  # imagined by somebody who cannot know this deck
        return False
    c.mentioned[SEEN].remove(card)
    heap[1].remove(card)
    g.players[heap[0]].deck.append(card)
    draw(g, heap[0], "HM-DECK-01")
    return True


@verb("put the rest on the bottom of your deck", fr="[placez|placer] le reste sous votre deck", rule="HM-DECK-01")
def rest_to_bottom(g: Battle, c: Cause) -> Rules[bool]:
    """What was looked at and still lies on top, in any order."""
    seat, seen = own_seat(c), len(c.mentioned.pop(SEEN, ()))
    deck = g.players[seat].deck
    rest = deck[len(deck) - seen :]
    if not rest:
        return False
    order = yield from _in_any_order(g, c, seat, rest)
    deck[:] = [*order, *deck[: len(deck) - seen]]
    if g.tell:
        g.tell(UnderDeck(seat, len(order)))
    return True


@enforces("HM-ABIL-02")
def _in_any_order(g: Battle, c: Cause, seat: int, cards: list[Card]) -> Rules[list[Card]]:
    """Cards that go under a deck as its player orders them, the lowest first: the first chosen lies above the last
    chosen."""
    left, order = list(cards), list[Card]()
    while left:
        card: Card | None = left[0]
        if len(set(left)) > 1:
            card = yield from choose_card(g, (seat,), REBUILD, left, c.me.card, "HM-DECK-01")
        assert card is not None
        left.remove(card)
        order.insert(0, card)
    return order


@verb(
    "take a random {np:np} from {p:pile} into {h:hand}",
    fr="[ajoutez|ajouter] {un:np} de {p}, [tiré|tirée|tirés|tirées:np] au hasard, à {h}",
    rule="HM-ABIL-02",
    can=lambda g, c, np, p, h: bool(cards_in(g, c, np, p)),
)
def take_random(g: Battle, c: Cause, np: Noun, p: Pile, h: Callable[[Cause, int], int]) -> bool:
    """One of such cards, by the dice."""
    found = cards_in(g, c, np, p)
    if not found:
        return False
    card, heap = found[g.dice.below(len(found))]
    take_out(g, card, heap, h(c, heap[0]), "HM-ABIL-02")
    return True


# -- beneath this ------------------------------------------------------------------------------------------------------


@verb(
    "shuffle the cards under this into their owners' decks",
    fr="[mélangez|mélanger] les cartes sous celle-ci dans le deck de leurs propriétaires",
    rule="HM-GLO-62",
    can=lambda g, c: bool(c.me.under),
)
def shuffle_under(g: Battle, c: Cause) -> bool:
    """Each into its owner's."""
    under, c.me.under = c.me.under or [], None
    for owner in sorted({owner for _, owner in under}):
        deck = g.horde_decks[0] if owner < 0 else g.players[owner].deck
        deck += [card for card, whose in under if whose == owner]
        g.dice.shuffle(deck)
        if g.tell and owner >= 0:
            g.tell(Shuffled(owner), "HM-GLO-62")
    return bool(under)


@verb(
    "put any number of cards from your hand under this",
    fr="[placez|placer] sous cette carte autant de cartes de votre main que vous voulez",
    rule="HM-GLO-61",
    can=lambda g, c: bool(g.players[own_seat(c)].hand) and stands(c.me),
)
def tuck_hand(g: Battle, c: Cause) -> Rules[bool]:
    """One after another, until the player stops; counted for what follows."""
    seat, c.total = own_seat(c), 0
    hand = g.players[seat].hand
    while hand and stands(c.me):
        card = yield from choose_card(g, (seat,), PICK_CARD, hand, c.me.card, "HM-GLO-61", optional=True)
        if card is None:
            break
        hand.remove(card)
        tuck(g, card, seat, c.me)
        c.total += 1
    return c.total > 0


# -- the horde deck ----------------------------------------------------------------------------------------------------


@verb(
    "look at the top card of the horde deck",
    fr="[regardez|regarder] la première carte du deck Horde",
    rule="HM-DECK-04",
)
def look_at_horde_top(g: Battle, c: Cause) -> bool:
    """The player of the card sees it; an empty deck is shuffled anew first."""
    if not g.horde_decks[g.tier]:
        refill(g, g.tier)
    deck = g.horde_decks[g.tier]
    if not deck:
        return False
    c.mentioned[HORDE_TOP] = [deck[-1]]
    if g.tell:
        g.tell(LookedHorde(own_seat(c)))
        g.tell(LookedAlone(own_seat(c), deck[-1].id))
    return True


@verb(
    "discard that card",
    fr="[défaussez|défausser] la carte regardée",
    rule="HM-DECK-03",
    can=lambda g, c: bool(c.mentioned.get(HORDE_TOP)),
)
def discard_that_card(g: Battle, c: Cause) -> bool:
    """The horde card just looked at, to the horde discard pile."""
    if not c.mentioned.pop(HORDE_TOP, ()):
        return False
    card = next_horde_card(g, g.tier)
    assert card is not None
    g.horde_discard.append(card)
    if g.tell:
        g.tell(DiscardedRevealed(card.id), "HM-DECK-03")
    g.edition.taken(g)
    return True


# -- playing and paying ------------------------------------------------------------------------------------------------


@verb(
    "play a random one of {n:number} cards of your choice from your discard pile for free",
    fr="[jouez|jouer] gratuitement une carte, tirée au hasard parmi {n} cartes de votre défausse que vous choisissez",
    rule="HM-ALLY-03",
    can=lambda g, c, n: len(g.players[own_seat(c)].discard) >= n,
)
def play_random_discard(g: Battle, c: Cause, n: int) -> Rules[bool]:
    """Exactly so many must be there; the one that is drawn stays if there is no place for it."""
    seat = own_seat(c)
    player = g.players[seat]
    if len(player.discard) < n:
        return False
    left, picked = list(player.discard), []
    for _ in range(n):
        card = yield from choose_card(g, (seat,), PICK_CARD, left, c.me.card, "HM-ALLY-03")
        assert card is not None
        left.remove(card)
        picked.append(card)
    drawn = picked[g.dice.below(n)]
    can_be_played, where = yield from place_for(g, c, drawn)
    if not can_be_played:
        return False
    player.discard.remove(drawn)
    player.hand.append(drawn)
    yield from play(g, seat, drawn, where, free=True)
    return True


@verb("pay any amount of mana", fr="[payez|payer] autant de Mana que vous voulez", rule="HM-MANA-04")
def pay_any_mana(g: Battle, c: Cause) -> Rules[bool]:
    """None or more of the own mana; counted for what follows."""
    seat = own_seat(c)
    numbers = range(g.mana[g.purse_of(seat)] + 1)
    about = About(c.me.card, among=numbers)
    c.total = (yield from ask(g, (seat,), PICK_NUMBER, [*map(HOW_MANY, numbers)], about, "HM-MANA-04")).number
    pay_mana(g, seat, c.total)
    return c.total > 0


@verb(
    "Rebuild {n:number} plus {m:number} for each {k:counted}",
    fr="Rebâtir {n}, plus {m} pour chaque {k}",
    rule="HM-GLO-63",
    can=lambda g, c, n, m, k: any(player.discard for player in g.players),
)
def rebuild_plus(g: Battle, c: Cause, n: int, m: int, k: Count) -> Rules[None]:
    """One Rebuild with the sum."""
    yield from rebuild(g, (n + m * k(g, c)) * c.times, deciders(g, c), c.me.card)


def _held(english: str, french: str, type: str) -> None:
    V.word("held", english, name=f"held_{type}", fr=french, rule="HM-COMP-02")(lambda: type)


_held("a spell", "un Sort", "spell")
_held("a tower", "une Tour", "tower")
_held("an attachment", "une Amélioration", "attachment")


def _of_hand(x: str, price: Callable[[Card], int]) -> Payment:
    """A card of a type of the own hand, discarded, and what it costs besides."""

    def able(g: Battle, c: Cause) -> list[Card]:
        mana = g.mana[g.purse_of(c.seat)]
        return [card for card in g.players[c.seat].hand if card.type == x and price(card) <= mana]

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if able(g, c) else NO_CARD

    def choose(g: Battle, c: Cause) -> Rules[Card | None]:
        return (yield from choose_card(g, (c.seat,), DISCARD, able(g, c), c.me.card, "HM-ABIL-03"))

    def pay(g: Battle, c: Cause, card: Card) -> None:
        player = g.players[c.seat]
        player.hand.remove(card)
        player.discard.append(card)
        c.total = price(card)
        pay_mana(g, c.seat, c.total)
        if g.tell:
            g.tell(Discarded(c.seat, card.id), "HM-ABIL-03")

    return Payment(why_not, choose, pay)


@V.word("cost", "discard {x:held} from your hand", fr="[défaussez|défausser] {x} de votre main", rule="HM-ABIL-03")
def discard_held(x: str) -> Payment:
    """A card of that type."""
    return _of_hand(x, lambda card: 0)


@V.word("cost", "discard {x:held} from your hand and pay its cost",
        fr="[défaussez|défausser] {x} de votre main et [payez|payer] son coût", rule="HM-ABIL-03")  # fmt: skip
def discard_held_paying(x: str) -> Payment:
    """A card of that type whose printed cost can be paid; the cost is counted for what follows."""
    return _of_hand(x, lambda card: card.cost or 0)


@V.word("cost", "discard {x:held} from play or your hand", fr="[défaussez|défausser] {x} en jeu ou de votre main",
        rule="HM-ABIL-03")  # fmt: skip
@enforces("HM-COOP-07")
def discard_held_or_in_play(x: str) -> Payment:
    """A card of that type of the own hand, or an own one in play; a horde card is nobody's to discard."""

    def able(g: Battle, c: Cause) -> list[Piece]:
        return [p for p in g.pieces() if p.card.type == x and p.owner == c.seat and not p.doomed]

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if able(g, c) or any(card.type == x for card in g.players[c.seat].hand) else NO_CARD

    def held(g: Battle, c: Cause) -> list[Card]:
        return [card for card in g.players[c.seat].hand if card.type == x]

    def choose(g: Battle, c: Cause) -> Rules[At | ThisCard]:
        places = [place_of(g, p) for p in able(g, c)]

        def choices() -> list[At | ThisCard]:
            return [*map(AT, places), *(THIS_CARD(face) for face in sorted({card.id for card in held(g, c)}))]

        about = About(c.me.card, among=[*places, *held(g, c)])
        return (yield from ask(g, (c.seat,), DISCARD, choices, about, "HM-ABIL-03"))

    def pay(g: Battle, c: Cause, chosen: At | ThisCard) -> Rules[None]:
        if isinstance(chosen, At):
            p = piece_at(g, chosen.place)
            assert p is not None
            untold = (DiscardedInPlay(p.card.id, chosen.place), "HM-ABIL-03") if g.tell else None
            yield from g.edition.depart(g, p, untold=untold)
            return
        player = g.players[c.seat]
        card = next((each for each in player.hand if each.id == chosen.card), None)
        if card is not None:  # not so in a game imagined by somebody who cannot know this hand
            player.hand.remove(card)
            player.discard.append(card)
            if g.tell:
                g.tell(Discarded(c.seat, card.id), "HM-ABIL-03")

    return Payment(why_not, choose, pay)


# -- what alliance players do ------------------------------------------------------------------------------------------


@verb("an alliance player gains {n:number} mana", fr="un joueur Alliance reçoit {n} Mana", rule="HM-GLO-41")
def a_player_gains_mana(g: Battle, c: Cause, n: int) -> Rules[None]:
    """One of them, of choice."""
    seat = yield from choose_player(g, c, list(g.alliance_seats))
    gain_mana(g, g.purse_of(seat), n * c.times, "HM-GLO-41")


@verb("an alliance player discards {n:number} cards", fr="un joueur Alliance défausse {n} cartes", rule="HM-ABIL-02")
def a_player_discards_cards(g: Battle, c: Cause, n: int) -> Rules[bool]:
    """One who has cards, all of them that player's; which, that player says."""
    seats = [seat for seat in g.alliance_seats if g.players[seat].hand]
    if not seats:
        return False
    seat = yield from choose_player(g, c, seats)
    for _ in range(n * c.times):
        yield from discard_from_hand(g, seat, DISCARD, "HM-ABIL-02", c.me.card)
    return True


@verb("each alliance player draws a card", fr="chaque joueur Alliance pioche une carte", rule="HM-DECK-01")
def each_player_draws(g: Battle, c: Cause) -> None:
    """From the own deck."""
    for seat in g.alliance_seats:
        for _ in range(c.times):
            draw(g, seat, "HM-DECK-01")


@verb(
    "each alliance player discards [a|an] {np:np} from their hand",
    fr="chaque joueur Alliance défausse {un:np} de sa main",
    rule="HM-ABIL-02",
    number="s",
)
def each_player_discards(g: Battle, c: Cause, np: Noun) -> Rules[bool]:
    """Each who has such a card, one of choice."""
    done = False
    for seat in g.alliance_seats:
        player = g.players[seat]
        able = np.faces(g, c, player.hand)
        if not able:
            continue
        card = yield from choose_card(g, (seat,), DISCARD, able, c.me.card, "HM-ABIL-02")
        if card not in player.hand:  # imagined by somebody who cannot know this hand
            continue
        assert card is not None
        player.hand.remove(card)
        player.discard.append(card)
        if g.tell:
            g.tell(Discarded(seat, card.id), "HM-ABIL-02")
        done = True
    return done


@verb(
    "each alliance player puts their hand on the bottom of their deck and draws as many cards",
    fr="chaque joueur Alliance place sa main sous son deck et pioche autant de cartes",
    rule="HM-DECK-01",
)
def new_hands(g: Battle, c: Cause) -> Rules[None]:
    """The whole hand, in any order, then as many cards from the top."""
    for seat in g.alliance_seats:
        player = g.players[seat]
        held = yield from _in_any_order(g, c, seat, player.hand)
        player.hand = []
        player.deck[:0] = held
        if g.tell and held:
            g.tell(UnderDeck(seat, len(held)))
        for _ in held:
            draw(g, seat, "HM-DECK-01")


@V.word("payment", "an alliance player pays {n:number} mana", fr="un joueur Alliance ne paie {n} Mana",
        rule="HM-MANA-04")  # fmt: skip
def a_player_pays(n: int) -> Deed:
    """One who has the mana may pay; `did` tells whether that was done."""

    def run(g: Battle, c: Cause) -> Rules[None]:
        able = [seat for seat in g.alliance_seats if g.mana[g.purse_of(seat)] >= n]
        if not able:
            return
        about = About(c.me.card, among=able)
        answer = yield from ask(g, g.alliance_seats, MAY_PAY, [*map(TO, able), NO], about, "HM-MANA-04")
        if isinstance(answer, To):
            pay_mana(g, answer.whom, n)
            c.did = True

    return deed(run)
