"""What has to be paid: mana, tokens, cards of the hand. A paid wound is simply put there: no damage (SH-Q-19)."""

from __future__ import annotations

from typing import Any

from hordekeep.engines.lanes.asking.questions import choose_card
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.rules.concepts.happened import Discarded
from hordekeep.engines.lanes.rules.concepts.questions import PICK_CARD
from hordekeep.engines.lanes.rules.concepts.resources import pay_mana
from hordekeep.engines.lanes.rules.health.damage import pay_wounds
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.deeds import Deed, Payment, past_help
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Target
from hordekeep.engines.lanes.words.token_kinds import put_token
from hordekeep.kernel import Refusal, Rules, Text, enforces

V = VOCABULARY

NO_MANA = Refusal("SH-ALLI-23", Text("no-mana"))
NOBODY = Refusal("SH-ALLI-23", Text("no-cost-target"))
NO_CARD = Refusal("SH-ALLI-23", Text("no-card-to-discard"))


@enforces("SH-ALLI-23")
class Bill:
    """The additional costs of an ability: all of them or none."""

    __slots__ = ("payments", "quiet")

    def __init__(self, payments: tuple[Payment, ...]) -> None:
        self.payments = payments
        self.quiet = all(payment.quiet for payment in payments)

    def why_not(self, g: Battle, c: Cause) -> Refusal | None:
        """The rule against paying it now, or None."""
        for payment in self.payments:
            if (refusal := payment.why_not(g, c)) is not None:
                return refusal
        return None

    def pay(self, g: Battle, c: Cause) -> Rules[None]:
        """Choose everything, then pay everything."""
        chosen: list[Any] = []
        for payment in self.payments:
            what = yield from payment.choose(g, c)
            chosen.append(what)
        for payment, what in zip(self.payments, chosen, strict=True):
            steps = payment.pay(g, c, what)
            if steps is not None:
                yield from steps


@V.word("costs", "{k:cost}", fr="{k}", rule="SH-ALLI-23")
def one_cost(k: Payment) -> Bill:
    """A single cost."""
    return Bill((k,))


@V.word("costs", "{b:costs}, {k:cost}", fr="{b}, {k}", rule="SH-ALLI-24")
def one_more_cost(b: Bill, k: Payment) -> Bill:
    """One cost more."""
    return Bill((*b.payments, k))


def _nothing_to_choose(g: Battle, c: Cause) -> Rules[None]:
    yield from ()


def if_it_helps(bill: Bill, effect: Deed) -> Bill:
    """The same costs, asked for only while the effect could do anything."""
    check = Payment(
        lambda g, c: None if effect.can(g, c) else NOBODY, _nothing_to_choose, lambda g, c, _: None, quiet=True
    )
    return Bill((check, *bill.payments))


@V.word("cost", "pay {n:number} mana", fr="[payez|payer] {n} Mana", rule="SH-ALLI-23")
def pay_mana_cost(n: int) -> Payment:
    """Mana of the player who uses the card."""

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return NO_MANA if g.mana[g.purse_of(c.seat)] < n else None

    def pay(g: Battle, c: Cause, _: None) -> None:
        pay_mana(g, c.seat, n)

    return Payment(why_not, _nothing_to_choose, pay, quiet=True)


@V.word("cost", "put {k:tokens} on {t:target}", fr="[placez|placer] {k} {sur:t}", rule="SH-ALLI-24", name="put_as_cost")
def put_as_cost(k: tuple[tuple[str, int], ...], t: Target) -> Payment:
    """Tokens on a card, one's own or another; it may be destroyed by it."""
    wounds = sum(n for token, n in k if token == "wound")

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        able = [p for p in t.find(g, c) if not p.doomed]  # what is being destroyed pays no more
        return None if any(_has_charges(p, wounds) for p in able) else NOBODY

    def pay(g: Battle, c: Cause, pieces: list[Piece]) -> None:
        for p in pieces:
            for token, n in k:
                if token == "wound":
                    pay_wounds(g, p, n, c.me)
                else:
                    put_token(g, p, token, n, c.me)

    return Payment(why_not, t.pick, pay, lambda g, c: past_help(t.find(g, c)))


@enforces("HM-ALLY-12")
def _has_charges(p: Piece, wounds: int) -> bool:
    """A wound spends a charge of a tower, so that one without enough of them cannot pay in full."""
    return not p.card.is_tower or p.vigor >= wounds


@V.word("cost", "discard a card", fr="[défaussez|défausser] une carte", rule="SH-ALLI-23", name="discard_as_cost")
def discard_as_cost() -> Payment:
    """A card of the hand, of the player's choice."""

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if g.players[c.seat].hand else NO_CARD

    def choose(g: Battle, c: Cause) -> Rules[Card | None]:
        return (yield from choose_card(g, (c.seat,), PICK_CARD, g.players[c.seat].hand, c.me.card, "SH-ALLI-23"))

    def pay(g: Battle, c: Cause, card: Card) -> None:
        player = g.players[c.seat]
        player.hand.remove(card)
        player.discard.append(card)
        if g.tell:
            g.tell(Discarded(c.seat, card.id), "SH-ALLI-23")

    return Payment(why_not, choose, pay)
