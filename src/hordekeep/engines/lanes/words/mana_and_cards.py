"""Mana, drawing, discarding, pillaging, and cards that go back to a hand or to the outsider pile."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.choices import TO
from hordekeep.engines.lanes.asking.questions import ask, choose_card, deciders
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.values import stands
from hordekeep.engines.lanes.rules.concepts.happened import Discarded, DiscardedRevealed
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes, take_back, tell_now, to_owners_hand
from hordekeep.engines.lanes.rules.concepts.questions import PICK_SEAT
from hordekeep.engines.lanes.rules.concepts.resources import DISCARD, discard_from_hand, draw, lose_mana, pillage
from hordekeep.engines.lanes.rules.into_play.choices import PLAY, Play
from hordekeep.engines.lanes.rules.into_play.playing import (
    CHOOSE_PLAY,
    cost_of,
    play,
)
from hordekeep.engines.lanes.rules.into_play.summon import onto_pile
from hordekeep.engines.lanes.state.abilities import Cause, printed
from hordekeep.engines.lanes.state.battle import LANES, Battle, Piece
from hordekeep.engines.lanes.words.kinds import verb
from hordekeep.kernel import Rules, enforces


@enforces("SH-EDGE-01", "SH-VS-40")
def choose_player(g: Battle, c: Cause, seats: list[int]) -> Rules[int]:
    """One of several alliance players, chosen by whoever decides for the card."""
    if len(seats) == 1:
        return seats[0]
    answer = yield from ask(g, deciders(g, c), PICK_SEAT, [*map(TO, seats)], About(c.me.card, among=seats))
    return answer.whom


# -- mana --------------------------------------------------------------------------------------------------------------


@verb("gain {n:number} mana", fr="[recevez|recevoir] {n} Mana", rule="SH-REF-03", name="gain_mana")
def gain_mana_verb(g: Battle, c: Cause, n: int) -> Rules[None]:
    """For the player of the card, or for whom the edition says."""
    yield from g.edition.receive(g, c, n * c.times)


@verb(
    "an alliance player loses {n:number} mana",
    fr="un joueur Alliance perd {n} Mana",
    rule="SH-REF-05",
    name="loses_mana",
)
@enforces("SH-EDGE-02")
def loses_mana(g: Battle, c: Cause, n: int) -> Rules[bool]:
    """One who has some, as far as it goes."""
    purses = {g.purse_of(seat): seat for seat in reversed(g.alliance_seats)}
    seats = sorted(seat for purse, seat in purses.items() if g.mana[purse] > 0)
    if not seats:
        return False
    seat = yield from choose_player(g, c, seats)
    lose_mana(g, g.purse_of(seat), n * c.times, "SH-EDGE-02")
    return True


# -- drawing and discarding --------------------------------------------------------------------------------------------


def _draw(g: Battle, c: Cause, n: int) -> None:
    for _ in range(n * c.times):
        draw(g, max(c.seat, 0), "SH-EDGE-07")


@verb("draw a card", fr="[piochez|piocher] une carte", rule="SH-WIN-02")
@enforces("SH-WIN-02")
def draw_a_card(g: Battle, c: Cause) -> None:
    """The player of the card draws; the last card of a deck is the end."""
    _draw(g, c, 1)


@verb("draw {n:number} cards", fr="[piochez|piocher] {n} cartes", rule="SH-WIN-02")
def draw_cards(g: Battle, c: Cause, n: int) -> None:
    """Several, one by one."""
    _draw(g, c, n)


@verb(
    "discard {n:number} cards",
    fr="[défaussez|défausser] {n} cartes",
    rule="SH-EDGE-02",
    can=lambda g, c, n: bool(g.players[max(c.seat, 0)].hand),
)
def discard_cards(g: Battle, c: Cause, n: int) -> Rules[bool]:
    """Cards of the own hand, as many as there are (SH-EDGE-03)."""
    done = False
    for _ in range(n * c.times):
        done |= yield from discard_from_hand(g, max(c.seat, 0), DISCARD, "SH-EDGE-02", c.me.card)
    return done


@verb(
    "discard an ally from your hand",
    fr="[défaussez|défausser] un Allié de votre main",
    rule="SH-EDGE-02",
    can=lambda g, c: any(card.is_ally for card in g.players[max(c.seat, 0)].hand),
)
def discard_an_ally(g: Battle, c: Cause) -> Rules[bool]:
    """An ally card of the own hand."""
    player = g.players[max(c.seat, 0)]
    allies = [card for card in player.hand if card.is_ally]
    if not allies:
        return False
    card = yield from choose_card(g, (max(c.seat, 0),), DISCARD, allies, c.me.card)
    if card not in player.hand:  # imagined by somebody who cannot know this hand
        return False
    assert card is not None
    player.hand.remove(card)
    player.discard.append(card)
    if g.tell:
        g.tell(Discarded(max(c.seat, 0), card.id))
    return True


@verb("an alliance player discards a card", fr="un joueur Alliance défausse une carte", rule="SH-EDGE-01")
@enforces("SH-EDGE-01", "SH-EDGE-02")
def a_player_discards(g: Battle, c: Cause) -> Rules[bool]:
    """One who has a card; which card that player says."""
    seats = [seat for seat in g.alliance_seats if g.players[seat].hand]
    if not seats:
        return False
    seat = yield from choose_player(g, c, seats)
    return (yield from discard_from_hand(g, seat, DISCARD, "SH-EDGE-02", c.me.card))


@verb("discard it", fr="[défaussez|défausser] la carte révélée", rule="SH-HORDE-06", name="discard_the_revealed")
def discard_the_revealed(g: Battle, c: Cause) -> Rules[bool]:
    """The horde card just turned up gives no mana and does nothing; a treachery card is on the discards already."""
    p = None if c.happening is None else c.happening.subject
    if p is None or p.doomed:
        return False
    untold = (DiscardedRevealed(p.card.id), "") if g.tell else None
    if stands(p):
        yield from g.edition.depart(g, p, untold=untold)
    else:
        tell_now(g, untold)
    if p.host is None:  # its own ability may have attached it to another card
        p.doomed = True
    return True


@verb("pillage {n:number}", fr="[pillez|piller] {n}", rule="SH-PILL-02", name="pillage_verb")
@enforces("SH-PILL-07", "HM-PILL-04")
def pillage_verb(g: Battle, c: Cause, n: int) -> None:
    """Each alliance player loses the top cards of the deck; a minion that does not pillage this turn takes none by an
    ability either, not by that of its attachment."""
    raider = c.me.host or c.me
    if g.phase == "pillage" and (raider.marked("cannot-pillage") or raider.marked("fought")):
        return
    pillage(g, n * c.times, "SH-PILL-02")


@verb(
    "play an ally from your hand",
    fr="[jouez|jouer] un Allié de votre main",
    rule="SH-ALLI-02",
    can=lambda g, c: bool(_allies_to_play(g, c)),
)
def play_an_ally(g: Battle, c: Cause) -> Rules[bool]:
    """At its cost, to a free lane, whatever the phase."""
    choices = _allies_to_play(g, c)
    if not choices:
        return False
    answer = yield from ask(g, deciders(g, c), CHOOSE_PLAY, choices, About(c.me.card))
    card = next((each for each in g.players[c.seat].hand if each.id == answer.card), None)
    if card is None:  # imagined by somebody who cannot know this hand
        return False
    yield from play(g, c.seat, card, answer.place, bool(answer.bargain))
    return True


def _allies_to_play(g: Battle, c: Cause) -> list[Play]:
    mana = g.mana[g.purse_of(c.seat)]
    free = free_lanes(g, c.side)
    found: list[Play] = []
    for card in dict.fromkeys(each for each in g.players[c.seat].hand if each.is_ally):
        places = [LANES + lane for lane in g.edition.lanes_to_play(g, c.seat, card, free)]
        if cost_of(g, c.seat, card) <= mana:
            found += [PLAY(card.id, place) for place in places]
        if printed(card).bargains and cost_of(g, c.seat, card, True) <= mana:
            found += [PLAY(card.id, place, 1) for place in places]
    return found


# -- back to a hand ----------------------------------------------------------------------------------------------------


@verb(
    "return {t:target} to its owner's hand",
    fr="[renvoyez|renvoyer] {t} dans la main de son propriétaire",
    rule="SH-COOP-08",
    name="return_to_hand",
)
@enforces("SH-HEALTH-04")
def return_to_hand(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """Out of play, its attachments discarded; what is being destroyed stays so."""
    back = [p for p in t if stands(p) and not p.doomed]
    for p in back:
        yield from take_back(g, p)
    return bool(back)


@verb(
    "return this with its attachments to their owners' hands",
    fr="[renvoyez|renvoyer] cette carte et ses Améliorations dans la main de leurs propriétaires",
    rule="SH-COOP-08",
    can=lambda g, c: stands(c.me) and not c.me.doomed,
)
def return_with_attachments(g: Battle, c: Cause) -> Rules[bool]:
    """The attachments first, each to its own owner."""
    if not stands(c.me) or c.me.doomed:
        return False
    for attachment in list(c.me.attached or ()):
        yield from take_back(g, attachment)
    yield from take_back(g, c.me)
    return True


@verb(
    "return the cards under this to their owners' hands",
    fr="[renvoyez|renvoyer] les cartes sous celle-ci dans la main de leurs propriétaires",
    rule="SH-COOP-08",
    can=lambda g, c: bool(c.me.under),
)
def return_the_cards_under(g: Battle, c: Cause) -> bool:
    """Each to the hand of its owner."""
    under, c.me.under = c.me.under or [], None
    for card, owner in under:
        to_owners_hand(g, card, owner)
    return bool(under)


@verb(
    "put {t:target} on top of the outsider pile",
    fr="[placez|placer] {t} au sommet de la pile Outsider",
    rule="SH-HORDE-04",
    name="put_on_the_pile",
)
@enforces("HM-OUT-05")
def put_on_the_pile(g: Battle, c: Cause, t: list[Piece]) -> Rules[bool]:
    """On top of it, wherever the edition lays what has no lane: it comes back first when the pile is summoned. It is
    not destroyed."""
    able = [p for p in t if stands(p) and not p.doomed and not p.card.is_minion]
    for p in able:
        size = len(g.pile)
        yield from g.edition.depart(g, p, g.pile)
        if len(g.pile) > size:
            if p.owner >= 0:
                g.defectors += ((p.card, p.owner, p.blank),)
            onto_pile(g, g.pile.pop())
    return bool(able)
