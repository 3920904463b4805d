"""A horde card that has come: "Play:" by its type, then its mana (HM-SUMMON-01), and where it goes without room."""

from __future__ import annotations

from hordekeep.engines.lanes.content.card import Card
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.rules.concepts.movement import discard_card, leave
from hordekeep.engines.lanes.rules.concepts.resources import gain_mana, give_mana
from hordekeep.engines.lanes.rules.into_play.summon import refill, resolve_play
from hordekeep.engines.lanes.rules.order.settling import settle
from hordekeep.engines.lanes.rules.second_edition.happened import UnderPile
from hordekeep.engines.lanes.rules.second_edition.raiding import is_pillager, withdraw
from hordekeep.engines.lanes.state.abilities import Ability
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.state.happenings import ENTERED, REVEALED, Happening
from hordekeep.engines.lanes.state.waiting import queue_ability
from hordekeep.kernel import Rules, enforces


@enforces("HM-SUMMON-01", "HM-VS-16")
def resolve_card(g: Battle, p: Piece, pays: bool = True) -> Rules[bool]:
    """Step 1 by its type, step 2 its mana, even if the monster has left since, unless it `pays` no more; was it
    summoned?"""
    card = p.card
    loose = p.lane < 0
    if not (yield from _meet_what_waited(g, p)):
        if loose:
            discard_card(g, card, p.owner)
        return True
    if card.is_creature:
        p.fresh = False
        yield from _play_among_others(g, p)
    else:
        p.fresh = True
        yield from resolve_play(g, p)
        if not _put_away(g, p):
            return False
    if pays:
        yield from _pay(g, card)
    return True


def _meet_what_waited(g: Battle, p: Piece) -> Rules[bool]:
    """What waited for a horde card to be turned up may take it away first; is it still there?"""
    if watched(g, REVEALED):
        others, g.waiting = g.waiting, []
        after(g, Happening(REVEALED, p))
        yield from settle(g)
        g.waiting = others + g.waiting
    return not p.doomed and p.host is None


@enforces("HM-ABR-06")
def _play_among_others(g: Battle, p: Piece) -> Rules[None]:
    """The "Play:" abilities of a monster; what its arrival has set off comes before or after, in the order that players
    choose."""
    if watched(g, ENTERED):
        after(g, Happening(ENTERED, p))
    arrival = [each for each in g.waiting if each.happening is not None and each.happening.subject is p]
    if not arrival or not text_of(p).play:
        yield from _play(g, p)
        return
    others = [each for each in g.waiting if each not in arrival]
    g.waiting = arrival
    queue_ability(g, p, Ability("play", lambda g, c: _play(g, p)), None)
    yield from settle(g)
    g.waiting = others + g.waiting


@enforces("HM-GLO-51")
def _play(g: Battle, p: Piece) -> Rules[None]:
    """What is printed, then what the Pillager keyword says."""
    yield from resolve_play(g, p)
    if is_pillager(g, p):
        withdraw(g, p, "HM-GLO-51")


@enforces("HM-SUMMON-05", "HM-SUMMON-08")
def _put_away(g: Battle, p: Piece) -> bool:
    """A spell is discarded; an attachment that found no host goes under the pile."""
    if not p.fresh:  # attached, if only for a moment
        return True
    p.fresh = False
    homeless = p.card.is_attachment
    if p.lane >= 0:  # turned up where it lay concealed (HM-GLO-27)
        taken: list[Card] = []
        leave(g, p, taken if homeless else None)
    elif not homeless:
        discard_card(g, p.card, p.owner)
    if homeless:
        g.edition.overflow(g, p.card)
    return not homeless


@enforces("HM-SUMMON-09", "HM-SUMMON-10", "HM-MANA-03", "HM-SUMMON-11", "HM-VS-13", "HM-VS-14")
def _pay(g: Battle, card: Card) -> Rules[None]:
    """The mana bonus for one alliance player, in co-op a bonus of 2 for one or both; a Roman numeral pays the horde
    player alone."""
    if card.boost:
        yield from give_mana(g, card.boost, "HM-SUMMON-09")
    elif card.corner and g.horde_seat >= 0:
        gain_mana(g, g.purse_of(g.horde_seat), card.corner, "HM-VS-13")


@enforces("HM-SUMMON-03", "HM-HORDE-04")
def under_pile(g: Battle, card: Card) -> None:
    """A card that finds no room goes to the bottom of the outsider pile; one of this Horde phase waits for the next
    turn."""
    to_bottom(g, card)
    if g.phase == "horde" and not g.late:
        g.late = 1
    if g.tell:
        g.tell(UnderPile(card.id))


@enforces("HM-HORDE-04")
def to_bottom(g: Battle, card: Card) -> None:
    """Put a card at the bottom of the outsider pile; below one that waits for the next turn it waits too."""
    g.pile.insert(0, card)
    if g.late:
        g.late += 1


@enforces("HM-DECK-04")
def refill_if_empty(g: Battle) -> None:
    """Once the card taken is done with, an empty horde deck is made anew of its discards."""
    for tier, deck in enumerate(g.horde_decks):
        if not deck:
            refill(g, tier)
