"""The actions of the versus portals: a lead for the horde player, what they cost, and what comes of it."""

from __future__ import annotations

from hordekeep.engines.lanes.asking.questions import ask, choose_piece
from hordekeep.engines.lanes.asking.regarding import About
from hordekeep.engines.lanes.effects.shielding import is_protected
from hordekeep.engines.lanes.effects.values import health
from hordekeep.engines.lanes.rules.health.destruction import doom
from hordekeep.engines.lanes.rules.health.tokens import GUERRILLA, take_health_tokens
from hordekeep.engines.lanes.rules.second_edition.commanding import SUMMON_ONE_MORE, bring, summons
from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.costs import NOBODY, Bill, if_it_helps
from hordekeep.engines.lanes.words.deeds import Deed, Payment
from hordekeep.engines.lanes.words.kinds import VOCABULARY, count, verb
from hordekeep.engines.lanes.words.meant import Target
from hordekeep.kernel import Refusal, Rules, Text, enforces

V = VOCABULARY

TOO_FEW_TOKENS = Refusal("HM-VS-33", Text("no-minion-tokens"))


@V.word("ability", "Action, {k:costs}: {e:effects}.", fr="Action, {k} : {e}.", rule="HM-VS-27")
def action(k: Bill, e: Deed) -> Ability:
    """An action of the horde player, once a turn; nobody pays for nothing."""
    return Ability("action", e, cost=if_it_helps(k, e), extra=e.lasting)


@V.word("cost", "destroy {t:target}", fr="[détruisez|détruire] {t}", rule="HM-VS-32", name="destroy_as_cost")
def destroy_as_cost(t: Target) -> Payment:
    """A card of choice, destroyed like any other; its health is counted for what follows. One that lies face down is
    not destroyed unseen."""

    def may_fall(g: Battle, p: Piece) -> bool:
        return not (p.doomed or p.concealed or is_protected(g, p))

    able = t if t.narrow is None else t.narrow(lambda g, c, p: may_fall(g, p))

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        return None if able.find(g, c) else NOBODY

    def pay(g: Battle, c: Cause, pieces: list[Piece]) -> None:
        c.total = sum(max(health(g, p), 0) for p in pieces)
        for p in pieces:
            doom(g, p, c.me)

    return Payment(why_not, able.pick, pay)


@count("point of its health", fr="point de sa Santé", refers="its", rule="HM-VS-32")
def point_of_health(g: Battle, c: Cause, of: int) -> int:
    """The health that it had when it was paid."""
    return c.total


@V.word("cost", "Guerrilla {n:number} {c:count} times", fr="Guérilla {n} {c} fois", rule="HM-VS-33",
        name="guerrilla_as_cost")  # fmt: skip
@enforces("HM-GLO-42")
def guerrilla_as_cost(n: int, c: int) -> Payment:
    """Health tokens off minions of choice, all of them or none."""
    times = c

    def left(g: Battle, taken: list[Piece]) -> list[Piece]:
        return [minion for minion in g.minions if not minion.doomed and minion.vigor >= n * (1 + taken.count(minion))]

    def why_not(g: Battle, c: Cause) -> Refusal | None:
        can = sum(max(minion.vigor, 0) // n for minion in g.minions if not minion.doomed)
        return TOO_FEW_TOKENS if can < times else None

    def choose(g: Battle, c: Cause) -> Rules[list[Piece]]:
        taken: list[Piece] = []
        for _ in range(times):
            minion = yield from choose_piece(g, (c.seat,), GUERRILLA, left(g, taken), c.me.card, "HM-GLO-42")
            taken.append(minion)
        return taken

    def pay(g: Battle, c: Cause, taken: list[Piece]) -> None:
        for minion in taken:
            take_health_tokens(g, minion, n, c.me)

    return Payment(why_not, choose, pay)


@verb(
    "summon a horde card from your hand",
    fr="[invoquez|invoquer] une carte Horde de votre main",
    rule="HM-VS-33",
    can=lambda g, c: bool(g.horde_hand),
)
@enforces("HM-VS-11")
def summon_from_hand(g: Battle, c: Cause) -> Rules[bool]:
    """One card more than the wave allows, concealed for 1 mana if wished."""
    if not g.horde_hand:
        return False
    choice = yield from ask(g, (c.seat,), SUMMON_ONE_MORE, lambda: summons(g), About(c.me.card))
    yield from bring(g, choice)
    return True
