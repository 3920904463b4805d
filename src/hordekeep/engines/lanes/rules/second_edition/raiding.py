"""The Pillage phase: whoever stands in the back line takes cards by its attack, then the pillagers of the Front return.

A pillager withdraws to the back line when its "Play:" abilities are done and at the end of the Pillage phase
(HM-GLO-51): it needs a lane to be summoned to (HM-GLO-52), and stays in the back line unless it is engaged or made to
charge (HM-MIN-07).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.engines.lanes.asking.choices import AT, At
from hordekeep.engines.lanes.asking.questions import ask, orders
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.content.keywords import PILLAGER
from hordekeep.engines.lanes.effects.in_force import around, controller, text_of
from hordekeep.engines.lanes.effects.values import attack, in_play, keyword
from hordekeep.engines.lanes.rules.concepts.choices import FIRST, First
from hordekeep.engines.lanes.rules.concepts.movement import to_back_line, to_rear
from hordekeep.engines.lanes.rules.concepts.picking import first
from hordekeep.engines.lanes.rules.concepts.resolving import perform
from hordekeep.engines.lanes.rules.concepts.resources import TAKES_PILLAGED
from hordekeep.engines.lanes.rules.concepts.resources import pillage as take_cards
from hordekeep.engines.lanes.rules.order.happened import Triggered
from hordekeep.engines.lanes.rules.order.pillage_order import concerns_pillaging
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import PhaseBegins
from hordekeep.engines.lanes.state.abilities import Cause
from hordekeep.engines.lanes.state.battle import HORDE, Battle, Piece
from hordekeep.engines.lanes.state.happenings import TUCKED, Happening
from hordekeep.engines.lanes.state.places import piece_at, place_of
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

if TYPE_CHECKING:
    from hordekeep.engines.lanes.state.abilities import Ability


@enforces("HM-PILL-01", "HM-PILL-07", "HM-PILL-03", "HM-MIN-07")
def raiders(g: Battle) -> list[Piece]:
    """Every monster of the back line, minion or not, those at the Front not."""
    return [p for p in (*g.minions, *g.in_rear()) if raids(g, p)]


@enforces("HM-MIN-08", "HM-MIN-12")
def raids(g: Battle, p: Piece) -> bool:
    """Is it in play in the back line? A minion that is set aside is not, one that came back this turn is."""
    return p.lane < 0 and not p.doomed and in_play(g, p)


@enforces("HM-PILL-05", "HM-PILL-03")
def pillages(g: Battle, p: Piece) -> int:
    """How many cards a monster takes in the Pillage phase, read when its turn comes: none at the Front."""
    return takes(g, p) if raids(g, p) else 0


@enforces("HM-PILL-01", "HM-PILL-06")
def takes(g: Battle, p: Piece) -> int:
    """How many cards a monster takes when it pillages: as many as its attack, none if a card bars it. Cards may make it
    take more, or make it pillage wherever it stands."""
    if p.doomed or not in_play(g, p) or p.marked("cannot-pillage"):
        return 0
    more = keyword(g, p, "pillages-more") + p.marked("pillages-more-per-token") * max(p.vigor, 0)
    return attack(g, p) + more


@enforces("HM-PILL-01", "HM-PILL-04", "HM-PILL-08")
def pillage(g: Battle, _: object) -> Rules[None]:
    """Step 1: the pillaging and the "Pillage:" abilities of the back line; step 2: every pillager of the Front returns
    there, too late to pillage (HM-PILL-09)."""
    g.phase = "pillage"
    if g.tell:
        g.tell(PhaseBegins("pillage"), "HM-FLOW-02")
    able = raiders(g)
    abilities = [(p, each, ability) for p in able for each, ability in _abilities(p)]
    yield from _in_order(g, able, abilities)
    for monster in g.in_lanes(HORDE):
        if is_pillager(g, monster):
            withdraw(g, monster, "HM-PILL-08")


def _abilities(p: Piece) -> list[tuple[Piece, Ability]]:
    """The "Pillage:" abilities of a monster and of what is attached to it."""
    return [
        (each, ability) for each in (p, *(p.attached or ())) for ability in text_of(each).by_kind.get("pillage", ())
    ]


@enforces("HM-PILL-05")
def _in_order(g: Battle, able: list[Piece], abilities: list[tuple[Piece, Piece, Ability]]) -> Rules[None]:
    """Monsters and "Pillage:" abilities one after another, each done with before the next, as the alliance or the horde
    player orders them. Where the order makes no difference nobody is asked."""
    while True:
        abilities = [each for each in abilities if _still_there(g, each)]
        if not _order_matters(g, abilities):
            for each in abilities:
                yield from _resolve(g, each)
                yield from finish(g)
            take_cards(g, sum([pillages(g, p) for p in able]), "HM-PILL-01")
            yield from finish(g)
            return
        names: dict[At | First, Piece | int] = {AT(place_of(g, p)): p for p in _next_raiders(g, able, bool(abilities))}
        for number, (_, holder, ability) in enumerate(abilities):
            names[FIRST(holder.card.id, place_of(g, holder), ability.index)] = number
        if not names:
            return
        answer = next(iter(names))
        if len(names) > 1:
            answer = yield from ask(g, orders(g, HORDE), PILLAGE_ORDER, list(names), About(among=names))
        chosen = names[answer]
        if isinstance(chosen, Piece):
            able = [p for p in able if p is not chosen]
            take_cards(g, pillages(g, chosen), "HM-PILL-01")
        else:
            yield from _resolve(g, abilities.pop(chosen))
        yield from finish(g)


def _order_matters(g: Battle, abilities: list[tuple[Piece, Piece, Ability]]) -> bool:
    """Can anything that matters come between two of them?"""
    if TAKES_PILLAGED in around(g).statics:
        return True
    return any(concerns_pillaging(g, holder, ability, len(abilities)) for _, holder, ability in abilities)


@enforces("HM-PILL-04")
def _resolve(g: Battle, raid: tuple[Piece, Piece, Ability]) -> Rules[None]:
    """A "Pillage:" ability is resolved."""
    _, holder, ability = raid
    if g.tell:
        g.tell(Triggered(holder.card.id, ability.index), "HM-PILL-04")
    yield from perform(g, ability, Cause(holder, controller(g, holder)))


def _next_raiders(g: Battle, able: list[Piece], all_of_them: bool) -> list[Piece]:
    """Who may pillage next: all who take cards, or where their order is all one the first; of those who take equally
    many one stands for all."""
    taking = {p: pillages(g, p) for p in able}
    raiders = [p for p in able if taking[p]]
    if all_of_them or not raiders:
        return raiders
    by_amount = {taking[p]: p for p in reversed(raiders)}
    if len(by_amount) > 1 and _fills_up(g, sum(taking.values()) - min(by_amount)):
        return [p for p in raiders if by_amount[taking[p]] is p]
    return raiders[:1]


def _fills_up(g: Battle, cards: int) -> bool:
    """Would so many pillaged cards of each player set off what waits for cards to be put under it? Then it comes
    between two pillages, or after them all, as they are ordered."""
    takers = around(g).statics.get(TAKES_PILLAGED)
    if takers is None:
        return False
    keeper = takers[0][0]
    lying = len(keeper.under or ())
    for holder, ability in around(g).watchers.get(TUCKED, ()):
        for amount in range(lying + 1, lying + cards * len(g.players) + 1):
            if ability.watch is not None and ability.watch.fits(g, holder, Happening(TUCKED, keeper, amount=amount)):
                return True
    return False


def _still_there(g: Battle, raid: tuple[Piece, Piece, Ability]) -> bool:
    """Does the monster still stand in the back line, with the card whose ability it is?"""
    p, holder, _ = raid
    return raids(g, p) and (holder is p or holder.host is p)


@enforces("HM-GLO-51")
def is_pillager(g: Battle, p: Piece) -> bool:
    """Has it the keyword, and did no card take it away?"""
    return keyword(g, p, PILLAGER) > 0


def withdraw(g: Battle, p: Piece, rule: str) -> None:
    """A monster goes from its lane to the back line, with all that lies on it."""
    if p.lane < 0 or p.doomed or p.side != HORDE:
        return
    if p.card.is_minion:
        to_back_line(g, p, rule)
    else:
        to_rear(g, p, rule)


# -- the questions -----------------------------------------------------------------------------------------------------


@enforces("HM-PILL-01", "HM-PILL-03")
def _why_not_raid(g: Battle, ask: Asked, seat: int, choice: At) -> Refusal | None:
    """Who pillages next: somebody in the back line who takes cards and has not done so."""
    if choice in ask.facts.among:
        return None
    p = piece_at(g, choice.place)
    if p is None:
        return Refusal(ask.rule, Text("no-nothing-lies-there"))
    if not raids(g, p):
        return Refusal("HM-PILL-03", Text("no-not-in-back-line"))
    return Refusal("HM-PILL-01", Text("no-pillaged" if pillages(g, p) else "no-takes-no-cards"))


PILLAGE_ORDER: Question[At | First] = Asking("pillage-order", "HM-PILL-05", {At: _why_not_raid, First: first})
