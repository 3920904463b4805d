"""What sentences change about playing cards until the turn ends: prices, and spells of the discard pile."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import choose_card, deciders
from hordekeep.engines.lanes.content.cards import Card
from hordekeep.engines.lanes.effects.lasting import NEXT_PRICE, PRICE, SPELL_AGAIN, leave_behind
from hordekeep.engines.lanes.rules.concepts.questions import PICK_CARD
from hordekeep.engines.lanes.rules.into_play.happened import PlayableAgain, PricesChange
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.engines.lanes.words.deeds import Deed, deed
from hordekeep.engines.lanes.words.kinds import VOCABULARY
from hordekeep.engines.lanes.words.meant import Noun
from hordekeep.kernel import Rules

V = VOCABULARY


def _changes_price(kind: str, np: Noun, change: int) -> Deed:
    """From now to the end of the turn such cards cost more or less: all of them for everybody, or the next for one."""

    def extra(g: Battle, c: Cause, card: Card) -> int:
        return change if np.faces(g, c, [card]) else 0

    left = Ability(kind, extra=extra)

    def run(g: Battle, c: Cause) -> Rules[None]:
        leave_behind(g, c, left, for_whom=c.seat if kind == NEXT_PRICE else -1)
        if g.tell:
            g.tell(PricesChange(c.me.card.id))
        c.did = True
        yield from ()

    return deed(run, lasting=left)


@V.word("verb", "each {np:np} costs {n:number} more this turn", fr="{chaque:np} coûte {n} de plus ce tour-ci",
        rule="HM-ALLY-03")  # fmt: skip
def costs_more(np: Noun, n: int) -> Deed:
    """Whoever plays it."""
    return _changes_price(PRICE, np, n)


@V.word("verb", "the next {np:np} you play this turn costs {n:number} less",
        fr="[le prochain|la prochaine|les prochains|les prochaines:np] {np} que vous jouez ce tour-ci"
           " coûte {n} de moins", head="np", number="s", rule="HM-ALLY-03")  # fmt: skip
def next_costs_less(np: Noun, n: int) -> Deed:
    """Once, and never less than nothing."""
    return _changes_price(NEXT_PRICE, np, -n)


def _spell_again() -> Deed:
    left = Ability(SPELL_AGAIN)

    def run(g: Battle, c: Cause) -> Rules[None]:
        spells = [card for card in g.players[c.seat].discard if card.is_spell]
        c.did = False
        if not spells:
            return
        card = yield from choose_card(g, deciders(g, c), PICK_CARD, spells, c.me.card, "HM-ALLY-03", optional=True)
        if card is not None:
            leave_behind(g, c, left, for_whom=c.seat, chosen=card.id)
            if g.tell:
                g.tell(PlayableAgain(c.seat, card.id))
            c.did = True

    return deed(run, lasting=left)


@V.word("effect", "you may play one chosen spell from your discard pile this turn",
        fr="ce tour-ci, vous pouvez jouer un Sort que vous choisissez dans votre défausse",
        rule="HM-ALLY-03")  # fmt: skip
def spell_again() -> Deed:
    """Chosen now, played when its player likes, at its cost, as if it were in hand."""
    return _spell_again()
