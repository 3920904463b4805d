"""Mana, cards and decks: gaining, drawing, pillaging, rebuilding; and how the game is lost or won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from hordekeep.engines.lanes.asking.choices import NO, TO, At, No, Stop, ThisCard, To
from hordekeep.engines.lanes.asking.questions import ask, choose_card, cited
from hordekeep.engines.lanes.asking.regarding import About, Asking, how_many_asked
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.in_force import around
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.rules.concepts.happened import (
    Discarded,
    Drew,
    DrewCard,
    GameEnds,
    ManaGained,
    ManaLost,
    Pillaged,
    PillagedCard,
    Rebuilt,
    Reshuffled,
)
from hordekeep.engines.lanes.rules.concepts.movement import tuck
from hordekeep.engines.lanes.rules.concepts.picking import at, if_optional, of_hand, out_of_play, to
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.state.happenings import DREW, GAINED_MANA, REBUILT, Happening
from hordekeep.kernel import GameOver, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Cause

MOST_MANA = 10
TAKES_PILLAGED = "takes-pillaged-cards"
"""What a sentence says of a card under which pillaged cards go."""


@enforces("SH-WIN-05", "SH-WIN-06")
def lose(g: Battle, rule: str, why: str) -> NoReturn:
    """The alliance loses, at once, even if the last outsider fell earlier in the turn."""
    g.result = "lost"
    _end(g, rule, why)


def win(g: Battle, rule: str, why: str) -> NoReturn:
    """The alliance wins."""
    g.result = "won"
    _end(g, rule, why)


def _end(g: Battle, rule: str, why: str) -> NoReturn:
    g.over = True
    g.agenda.clear()
    g.waiting.clear()
    rule = cited(g, rule)
    g.deeds["ended-by:" + rule] = 1
    if g.tell:
        g.tell(GameEnds(g.result, why), rule)
    raise GameOver


@enforces("SH-REF-02", "SH-REF-03", "SH-REF-04", "SH-VS-05")
def gain_mana(g: Battle, purse: int, amount: int, rule: str) -> None:
    """On top of what was kept, mana goes up to ten and no further."""
    before = g.mana[purse]
    g.mana[purse] = min(before + amount, MOST_MANA)
    if g.mana[purse] != before:
        if g.tell:
            g.tell(ManaGained(purse, _shares(g), g.mana[purse] - before), rule)
        if watched(g, GAINED_MANA):
            after(g, Happening(GAINED_MANA, amount=g.mana[purse] - before, seat=purse))


@enforces("SH-REF-01", "SH-COOP-01")
def portal_mana(g: Battle, rule: str, without: Callable[[Battle, int], bool] | None = None) -> None:
    """The portal's mana for every alliance player in full, `without` those that get none."""
    for purse in sorted({g.purse_of(seat) for seat in g.alliance_seats}):
        if without is None or not without(g, purse):
            gain_mana(g, purse, g.portal.card.boost, rule)


@enforces("SH-VS-02")
def _shares(g: Battle) -> bool:
    """Does the mana token told of belong to a side, not to a player?"""
    return g.horde_seat >= 0 and not g.edition.own_mana


@enforces("SH-REF-03")
def receive_oneself(g: Battle, c: Cause, amount: int) -> Rules[None]:
    """A card's mana is for the player of the card."""
    gain_mana(g, g.purse_of(max(c.seat, 0)), amount, "SH-REF-03")
    yield from ()


@enforces("HM-GLO-41")
def receive_of_choice(g: Battle, c: Cause, amount: int) -> Rules[None]:
    """A card's mana is for one alliance player of choice."""
    seat = yield from choose_seat(g, MANA_TO, "HM-GLO-41")
    gain_mana(g, g.purse_of(seat), amount, "HM-GLO-41")


@enforces("SH-REF-05", "HM-MANA-05")
def pay_mana(g: Battle, seat: int, amount: int) -> None:
    """Pay from the seat's own mana token; mana never changes hands."""
    g.mana[g.purse_of(seat)] -= amount


@enforces("SH-EDGE-02")
def lose_mana(g: Battle, purse: int, amount: int, rule: str) -> None:
    """Mana is lost as far as there is some."""
    lost = min(g.mana[purse], amount)
    if lost:
        g.mana[purse] -= lost
        if g.tell:
            g.tell(ManaLost(purse, _shares(g), lost), rule)


@enforces("SH-HORDE-07", "SH-HORDE-08", "SH-COOP-06")
def give_mana(g: Battle, amount: int, rule: str) -> Rules[None]:
    """A horde card's boost: one alliance player gains it; from 2 on it may be split."""
    purses = {g.purse_of(seat) for seat in g.alliance_seats}
    if len(purses) == 1:
        gain_mana(g, 0, amount, rule)
        return
    for _ in range(amount):
        seat = yield from choose_seat(g, MANA_TO, rule)
        gain_mana(g, g.purse_of(seat), 1, rule)


def choose_seat(g: Battle, question: Question[To], rule: str) -> Rules[int]:
    """One of the alliance players, whom they choose among themselves."""
    seats = g.alliance_seats
    if len(seats) == 1:
        return seats[0]
    answer = yield from ask(g, seats, question, [TO(seat) for seat in seats], About(among=seats), rule)
    return answer.whom


@enforces("SH-WIN-02")
def draw(g: Battle, seat: int, rule: str) -> None:
    """Draw one card; a deck that runs out loses the game."""
    player = g.players[seat]
    card = player.deck.pop()
    player.hand.append(card)
    if g.tell:
        g.tell(Drew(seat), rule)
        g.tell(DrewCard(seat, card.id), rule)
    if not player.deck:
        ran_out(g, seat)
    if watched(g, DREW):
        after(g, Happening(DREW, card=card, seat=seat))


@enforces("SH-WIN-02", "SH-WIN-03", "SH-CARD-20", "SH-ACH-14")
def ran_out(g: Battle, seat: int) -> None:
    """An alliance deck without cards is a loss, whatever was discarded; only the Survivalist may shuffle twice
    first."""
    player = g.players[seat]
    if g.setting.challenge == "survivalist" and player.reshuffles < 2 and player.discard:
        reshuffle(g, seat)
        return
    lose(g, "SH-WIN-02", "deck-ran-out")


@enforces("SH-ACH-14")
def reshuffle(g: Battle, seat: int) -> None:
    """Shuffle the discard pile into the deck, as the Survivalist may twice a game."""
    player = g.players[seat]
    player.reshuffles += 1
    player.deck = [*player.discard, *player.deck]
    player.discard = []
    g.dice.shuffle(player.deck)
    if g.tell:
        g.tell(Reshuffled(seat))


@enforces("SH-HEALTH-07", "SH-HEALTH-08", "SH-COOP-05", "HM-DRAW-04")
def offer_draw(g: Battle) -> Rules[None]:
    """A destroyed monster lets one alliance player draw, if wished; the book gives no other card."""
    seats = g.alliance_seats
    able = [seat for seat in seats if g.players[seat].deck]
    answer = yield from ask(g, seats, DRAW, [*map(TO, able), NO], About(among=able))
    if isinstance(answer, To):
        draw(g, answer.whom, "SH-HEALTH-07")


@enforces("SH-PILL-02", "SH-PILL-03", "SH-COOP-04", "SH-PILL-10")
def pillage(g: Battle, amount: int, rule: str) -> None:
    """Each alliance player puts the top cards of the own deck on the discard pile, open for all.

    All of them the full number, in any phase, and an empty deck loses at once. A card in play may have them put under
    itself instead.
    """
    if amount <= 0:
        return
    if g.tell:
        g.tell(Pillaged(amount), rule)
    takers = around(g).statics.get(TAKES_PILLAGED)
    players = list(enumerate(g.players))
    for _ in range(amount):
        for seat, player in players:
            card = player.deck.pop()
            if takers is None:
                player.discard.append(card)
            if g.tell:
                g.tell(PillagedCard(seat, card.id), rule)
            if takers is not None:
                tuck(g, card, seat, takers[0][0])
            if not player.deck:
                ran_out(g, seat)


@enforces("SH-EDGE-02")
def discard_from_hand(
    g: Battle, seat: int, question: Question[Any], rule: str, about: Card | None = None
) -> Rules[bool]:
    """The player discards a card of choice; an empty hand discards none."""
    player = g.players[seat]
    if not player.hand:
        return False
    card = yield from choose_card(g, (seat,), question, player.hand, about, rule)
    assert card is not None
    player.hand.remove(card)
    player.discard.append(card)
    if g.tell:
        g.tell(Discarded(seat, card.id), rule)
    return True


@enforces("SH-GLOS-38")
def rebuild(g: Battle, amount: int, seats: Sequence[int], about: Card | None = None) -> Rules[int]:
    """Rebuild X: up to X cards of one alliance discard pile go to the bottom of its deck, in any order."""
    whose = yield from _whose_discard(g, seats)
    player = g.players[whose]
    rebuilt = 0
    while rebuilt < amount and player.discard:
        card = yield from choose_card(g, seats, REBUILD, player.discard, about, optional=True)
        if card is None:
            break
        player.discard.remove(card)
        player.deck.insert(rebuilt, card)
        rebuilt += 1
        if g.tell:
            g.tell(Rebuilt(whose, card.id))
    if rebuilt:  # the first chosen lies above the last chosen
        player.deck[:rebuilt] = player.deck[:rebuilt][::-1]
        if watched(g, REBUILT):
            by = seats[0] if len(seats) == 1 else whose
            after(g, Happening(REBUILT, amount=rebuilt, seat=by))
    return rebuilt


def _whose_discard(g: Battle, seats: Sequence[int]) -> Rules[int]:
    """Which alliance player's discard pile; one that is empty is no choice while another is not."""
    filled = [seat for seat in g.alliance_seats if g.players[seat].discard]
    if len(filled) <= 1:
        return filled[0] if filled else g.alliance_seats[0]
    answer = yield from ask(g, seats, REBUILD_WHOSE, [*map(TO, filled)], About(among=filled))
    return answer.whom


# -- the questions -----------------------------------------------------------------------------------------------------

MANA_TO: Question[To] = Asking("mana-to", "SH-HORDE-07", {To: to()})
DRAW: Question[To | No] = Asking(
    "draw", "SH-HEALTH-07", {To: to(Text("no-empty-deck")), No: allowed}, says={"players": how_many_asked}
)
"""Who draws a card for a monster that fell, if anybody."""
REBUILD_WHOSE: Question[To] = Asking("rebuild-whose", "SH-GLOS-38", {To: to(Text("no-empty-discard"))})
REBUILD: Question[ThisCard | Stop] = Asking("rebuild", "SH-GLOS-38", {ThisCard: out_of_play, Stop: if_optional})
DISCARD: Question[ThisCard | At] = Asking("discard", "SH-EDGE-02", {ThisCard: of_hand, At: at()})
TOLL: Question[ThisCard] = Asking("toll", "SH-ALLI-23", {ThisCard: of_hand})
