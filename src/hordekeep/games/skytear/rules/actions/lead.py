"""The Lead action (SM-LEAD): a card face down under the hero, for the Minions Phase."""

from __future__ import annotations

from hordekeep.games.skytear.asking.questions import OF_PIECE, why_not_in_hand
from hordekeep.games.skytear.content.setting import NOBODY
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.rules.actions.choices import NO_LEAD, UNSEEN, LeadCard, LeadUnseen, NoLead, lead_card
from hordekeep.games.skytear.rules.actions.happened import LeadDeclined, LeadFromDeck, LeadFromHand, LeadKnown
from hordekeep.games.skytear.rules.keywords.drawing import knows_top, take_top
from hordekeep.games.skytear.state.arena import Arena, Lead
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed

NO_CARD_LEFT = Refusal("SM-DRAW-06", Text("no-card-left"))


def _why_not_unseen(g: Arena, ask: Asked | None, seat: int, choice: LeadUnseen) -> Refusal | None:
    purse = g.setting.purses[seat]
    return None if g.decks[purse] or g.discards[purse] else NO_CARD_LEFT


LEAD: Question[LeadCard | LeadUnseen | NoLead] = Question(
    "lead",
    "SM-LEAD-01",
    {LeadCard: why_not_in_hand, LeadUnseen: _why_not_unseen, NoLead: allowed},
    says=OF_PIECE,
)


@enforces("SM-LEAD-01", "SM-LEAD-02", "SM-LEAD-09", "SM-LEAD-08", "SM-EFF-14")
def lead(g: Arena, c: Cause) -> Rules[None]:
    """Put a card from the hand, or unseen from the deck, face down under the hero, or none. Runes and portraits do not
    matter: it is not played. Who has predicted the card on top knows it under the hero, too."""
    hero, seat = c.caster, c.seat
    if g.at[hero] < 0:
        return
    purse = g.setting.purses[seat]

    def choices() -> list[LeadCard | LeadUnseen | NoLead]:
        in_hand = [lead_card(card) for card in sorted({each.id for each in g.hands[seat]})]
        return [*in_hand, *([UNSEEN] if _why_not_unseen(g, None, seat, UNSEEN) is None else []), NO_LEAD]

    answer: LeadCard | LeadUnseen | NoLead = yield Asked(LEAD, seat, choices, committed=True, about=hero)
    if isinstance(answer, NoLead):
        if g.tell:
            g.tell(LeadDeclined(hero))
        return
    if isinstance(answer, LeadUnseen):
        seen = seat if knows_top(g, seat, purse) else NOBODY
        card = take_top(g, purse)
        if card is not None:
            g.leads[hero] = (*g.leads[hero], Lead(card, seen))
            if g.tell:
                g.tell(LeadFromDeck(hero))
        return
    hand = g.hands[seat]
    card = next(each for each in hand if each.id == answer.card)
    hand.remove(card)
    g.leads[hero] = (*g.leads[hero], Lead(card, seat))
    if g.tell:
        g.tell(LeadFromHand(hero))
    if g.tell:
        g.tell(LeadKnown(hero, card.id))
