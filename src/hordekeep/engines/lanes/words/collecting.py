"""Cards from outside the game: the collection, and what is played from a hand for nothing (HM-Q-COLLECTION)."""

from __future__ import annotations

from collections import Counter

from hordekeep.engines.lanes.asking.questions import choose_card
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.decks.deck_building import COPIES, is_deck_card
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.concepts.questions import PICK_CARD
from hordekeep.engines.lanes.rules.into_play.playing import play
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import ALLIANCE, Battle
from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.words.kinds import VOCABULARY, verb
from hordekeep.engines.lanes.words.piles import Collected, Pile, own_seat, place_for
from hordekeep.kernel import Rules

V = VOCABULARY


def in_the_game(g: Battle) -> Counter[Card]:
    """How many copies of each card the alliance has in this game, wherever they are."""
    found: Counter[Card] = Counter()
    for player in g.players:
        found.update((*player.deck, *player.hand, *player.discard, *player.aside))
    for p in g.pieces():
        if p.owner >= 0:
            found[p.card] += 1
        found.update(card for card, owner in p.under or () if owner >= 0)
    found.update(card for card, _, _ in g.defectors)
    return found


@V.word("pile", "the collection", fr="la collection", gender="f", number="s", rule="HM-BUILD-04")
def collection() -> Pile:
    """Every card of the sets that are here and of which the decks in the game may hold one copy more."""

    def heaps(g: Battle, c: Cause) -> list[tuple[int, list[Card], bool]]:
        held = in_the_game(g)
        every = [card for card in shelf_of(g.edition).cards.values() if is_deck_card(card)]
        return [(own_seat(c), Collected(card for card in every if held[card] < COPIES[card.rarity]), False)]

    return heaps


def _towers(g: Battle, c: Cause) -> list[Card]:
    return [card for card in g.players[own_seat(c)].hand if card.is_tower]


@verb(
    "play a tower from your hand for free",
    fr="[jouez|jouer] gratuitement une Tour de votre main",
    rule="HM-ALLY-04",
    can=lambda g, c: bool(_towers(g, c)) and bool(free_lanes(g, ALLIANCE)),
)
def play_tower_free(g: Battle, c: Cause) -> Rules[bool]:
    """A tower of choice to a lane of choice; its "Play:" ability is resolved as ever."""
    seat, towers = own_seat(c), _towers(g, c)
    if not towers:
        return False
    card = yield from choose_card(g, (seat,), PICK_CARD, towers, c.me.card, "HM-ALLY-04")
    assert card is not None
    can_be_played, where = yield from place_for(g, c, card)
    if can_be_played:
        yield from play(g, seat, card, where, free=True)
    return can_be_played
