"""Striking: a creature deals damage equal to its attack (SH-GLOS-39); both sides at once in the fight (SH-FIGHT-09)."""

from __future__ import annotations

from typing import Final

from hordekeep.engines.lanes.asking.choices import HOW_MANY, IN_LANE, NO, At, HowMany, InLane, No
from hordekeep.engines.lanes.asking.questions import ask, choose_piece
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.content import keywords
from hordekeep.engines.lanes.effects.in_force import around, text_of
from hordekeep.engines.lanes.effects.noticing import after
from hordekeep.engines.lanes.effects.shielding import just_enough, through
from hordekeep.engines.lanes.effects.values import attack, health, keyword, opponent
from hordekeep.engines.lanes.rules.concepts.movement import can_move, move
from hordekeep.engines.lanes.rules.concepts.picking import at, how_many, in_lane
from hordekeep.engines.lanes.rules.concepts.questions import PICK
from hordekeep.engines.lanes.rules.concepts.resources import pillage
from hordekeep.engines.lanes.rules.health.damage import EXCHANGE, hurt
from hordekeep.engines.lanes.rules.health.happened import Struck, Trampled
from hordekeep.engines.lanes.state.abilities import Ability, Cause, Static
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.happenings import STRUCK, Happening
from hordekeep.engines.lanes.state.places import place_of, told
from hordekeep.engines.lanes.state.waiting import ELUSIVE, queue_ability
from hordekeep.kernel import Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed


def power(g: Battle, p: Piece) -> int:
    """The damage that a creature's strike deals now: its attack, or nothing if it deals none this turn."""
    return 0 if p.marked("no-damage-dealt") else attack(g, p)


def strikes_on(target: Piece) -> str:
    """The mark that counts a creature's strikes of this turn at cards of this type."""
    if target.card.is_creature:
        return "strikes-ally" if target.side == ALLIANCE else "strikes-monster"
    return f"strikes-{target.card.type}"


@enforces("HM-ABR-02", "SH-FIGHT-09")
def cannot_strike(g: Battle, p: Piece, target: Piece) -> bool:
    """Does a sentence forbid this strike, whatever would make it? One of a card in play, or one that holds for the
    fight of this turn, in every exchange of it."""
    if g.phase == "fight" and p.marked("does-not-strike"):
        return True
    given = around(g).statics
    if _forbids(g, p, text_of(p).own.get("no-strikes"), given.get("no-strikes"), p):
        return True
    return _forbids(g, target, text_of(target).own.get("cannot-strike"), given.get("cannot-strike"), p)


def _forbids(
    g: Battle,
    meant: Piece,
    own: tuple[Static, ...] | None,
    others: list[tuple[Piece, Static]] | None,
    striker: Piece,
) -> bool:
    """Does one of these sentences mean `meant`, and forbid it to the striker?"""
    for static in own or ():
        if static.amount(g, meant, striker):
            return True
    for holder, static in others or ():
        if static.applies is not None and static.applies(g, holder, meant) and static.amount(g, holder, striker):
            return True
    return False


def has_struck(g: Battle, target: Piece, by: Piece, dealt: int) -> None:
    """Count the strike, for "the first time each turn", and let abilities follow it."""
    at = strikes_on(target)
    for mark in ("strikes", at):
        by.mark(mark, by.marked(mark) + 1)
    if at == "strikes-monster" and by.marked(at) == 1:
        reach = keyword(g, by, keywords.ELUSIVE)
        if reach:
            queue_ability(g, by, SLIPS_AWAY, Happening(STRUCK, None, by, reach))
    happening = Happening(STRUCK, target, by, dealt)
    after(g, happening)
    if by.marked("strikes-again") and by.marked("strikes") == 1:
        again = Ability("after", _again)
        again.index = by.marked("strikes-again") - 1
        queue_ability(g, by, again, happening)


def _again(g: Battle, c: Cause) -> Rules[None]:
    yield from strike_ahead(g, c.me)


@enforces("SH-GLOS-19", "SH-GLOS-22", "SH-GLOS-20", "SH-GLOS-21", "SH-EDGE-05")
def _slip_away(g: Battle, c: Cause) -> Rules[None]:
    """Elusive X: an ally that outlived its first strike at a monster this turn, in the fight or by an effect, may move
    to a free lane in reach; to the right it will strike again. It follows the strike like all else that does, in the
    players' order: where to may have been said."""
    happening = c.happening
    assert happening is not None
    if happening.lane < 0:
        yield from choose_to_slip(g, c, before_the_rest=False)
    if happening.lane >= 0:
        move(g, c.me, happening.lane, "SH-GLOS-19")


def choose_to_slip(g: Battle, c: Cause, *, before_the_rest: bool) -> Rules[bool]:
    """Does an elusive ally slip away now? The lane is kept in the happening that waits with it."""
    lanes = _lanes_in_reach(g, c)
    if not lanes:
        return False
    seats = (c.me.seat,)
    question = SLIP_FIRST if before_the_rest else SLIP
    answer = yield from ask(g, seats, question, [*map(IN_LANE, lanes), NO], About(c.me.card, among=lanes))
    if isinstance(answer, No):
        return False
    assert c.happening is not None
    c.happening.lane = answer.lane
    return True


def _lanes_in_reach(g: Battle, c: Cause) -> list[int]:
    ally, happening = c.me, c.happening
    assert happening is not None
    if ally.lane < 0 or not can_move(g, ally):
        return []
    return [lane for lane in g.edition.lanes_for(g, ally, ALLIANCE) if abs(lane - ally.lane) <= happening.amount]


def _stays(g: Battle, c: Cause) -> bool:
    """Can it certainly not slip away? Whatever of its side falls may leave a lane free."""
    falls = any(each.ability is None and each.side == ALLIANCE for each in g.waiting)
    return c.me.lane < 0 or not can_move(g, c.me) or not (falls or _lanes_in_reach(g, c))


SLIPS_AWAY: Final = Ability("after", _slip_away, idle=_stays)
"""What Elusive lets wait after a strike: no sentence of the card, for any effect may give it (SH-GLOS-19)."""
SLIPS_AWAY.index = ELUSIVE


@enforces("SH-EDGE-06", "SH-EDGE-10")
def strike_ahead(g: Battle, p: Piece) -> Rules[None]:
    """A creature strikes what it faces now: a creature, else the castle or the portal; nothing strikes back. One that
    is being destroyed still does what it has set off, as long as it fills its lane."""
    if p.lane < 0:
        return
    facing = opponent(g, p)
    if cannot_strike(g, p, facing or (g.portal if p.side == ALLIANCE else g.castle)):
        return
    if facing is not None:
        yield from strike_alone(g, p, facing, "SH-GLOS-39")
    elif p.side == ALLIANCE:
        yield from strike_portal(g, p, power(g, p), "SH-GLOS-39")
    else:
        yield from strike_castle(g, p, power(g, p), "SH-GLOS-39")


@enforces("SH-ACH-05")
def strike_castle(g: Battle, p: Piece, n: int, rule: str) -> Rules[None]:
    """A monster hits the castle; Upside Down turns that into pillage for who is in a lane."""
    _say_struck(g, p, g.castle, n, rule)
    if g.setting.challenge == "upside-down" and p.lane >= 0:
        pillage(g, n, "SH-ACH-05")
        return
    yield from _hit_castle(g, p, n, rule)


@enforces("SH-ACH-06")
def strike_from_back_line(g: Battle, minion: Piece) -> Rules[None]:
    """Upside Down: a minion outside the lanes strikes the castle, with its attack like any that strikes."""
    n = power(g, minion)
    if n > 0 and not cannot_strike(g, minion, g.castle):
        yield from strike_castle(g, minion, n, "SH-ACH-06")


def _hit_castle(g: Battle, p: Piece, n: int, rule: str) -> Rules[None]:
    dealt = yield from hurt(g, g.castle, n, p, rule)
    has_struck(g, g.castle, p, dealt)


def strike_portal(g: Battle, p: Piece, n: int, rule: str) -> Rules[None]:
    """An ally strikes the portal."""
    _say_struck(g, p, g.portal, n, rule)
    yield from _hit_portal(g, p, n, rule)


def _hit_portal(g: Battle, p: Piece, n: int, rule: str) -> Rules[None]:
    dealt = yield from hurt(g, g.portal, n, p, rule)
    has_struck(g, g.portal, p, dealt)


def strike(g: Battle, p: Piece, target: Piece, n: int, rule: str = "SH-GLOS-39") -> Rules[None]:
    """A creature strikes another creature for `n`."""
    _say_struck(g, p, target, n, rule)
    dealt = yield from hurt(g, target, n, p, rule)
    has_struck(g, target, p, dealt)


def _say_struck(g: Battle, p: Piece, target: Piece, n: int, rule: str) -> None:
    if g.tell:
        g.tell(Struck(place_of(g, p), told(p), place_of(g, target), told(target), n), rule)


@enforces("SH-FIGHT-10", "SH-FIGHT-11", "HM-DEST-10")
def strike_each_other(g: Battle, one: Piece, other: Piece, rule: str = "SH-GLOS-39") -> Rules[None]:
    """Two creatures deal their attack to each other at the same time: who strikes, both values and what Trample passes
    on are read first. One of them alone may be barred from striking. Where an ability lets them strike, what falls
    interrupts it before anything is passed on."""
    strikes, strikes_back = not cannot_strike(g, one, other), not cannot_strike(g, other, one)
    first, second = power(g, one), power(g, other)
    over = excess(g, one, other, first) if strikes else 0
    over_back = excess(g, other, one, second) if strikes_back else 0
    if strikes:
        over = yield from _blow(g, one, other, first, over, rule)
    if strikes_back:
        over_back = yield from _blow(g, other, one, second, over_back, rule)
    passed = [(p, n) for p, n in ((one, over), (other, over_back)) if n]
    interrupt = g.edition.interrupt
    if passed and interrupt is not None and rule == "SH-GLOS-39" and not any(p.doomed for p, _ in passed):
        yield from interrupt(g)
    for p, n in passed:
        yield from _trample(g, p, n)


def strike_alone(g: Battle, p: Piece, target: Piece, rule: str) -> Rules[None]:
    """One strikes and nothing strikes back."""
    n = power(g, p)
    over = yield from _blow(g, p, target, n, excess(g, p, target, n), rule)
    yield from _trample(g, p, over)


def _blow(g: Battle, p: Piece, target: Piece, n: int, over: int, rule: str) -> Rules[int]:
    """A strike for `n`, of which `over` is too much for its target; a card may let it be shared out, each share with
    an excess of its own. Returns what Trample passes on."""
    if not p.marked("splits-strike"):
        yield from strike(g, p, target, n - over, rule)
        return over
    over = 0
    shares = yield from _shares(g, p, n)
    for each, share in shares:
        beyond = excess(g, p, each, share)
        yield from strike(g, p, each, share - beyond, rule)
        over += beyond
    _note_sweep(g, p, shares)
    return over


@enforces("SH-GLOS-51", "SH-GLOS-54", "HM-GLO-50")
def tramples(g: Battle, p: Piece) -> bool:
    """Does its strike trample now? In the Fight Phase every strike does, whoever is struck and whatever makes it; in
    the first edition only that of an engaged creature."""
    if g.phase != "fight" or keyword(g, p, keywords.TRAMPLE) <= 0:
        return False
    return not g.edition.trample_needs_engagement or _faces_somebody(g, p)


@enforces("SH-GLOS-23")
def _faces_somebody(g: Battle, p: Piece) -> bool:
    """Is a creature of the other side in its lane, if only until its destruction is seen to?"""
    return p.lane >= 0 and (g.monster_in(p.lane) if p.side == ALLIANCE else g.ally_in(p.lane)) is not None


@enforces("SH-GLOS-51", "SH-GLOS-52", "SH-GLOS-53", "SH-GLOS-54", "SH-GLOS-55")
def excess(g: Battle, p: Piece, target: Piece, n: int) -> int:
    """What Trample passes on to castle or portal when `p` strikes `target` for `n`."""
    if not tramples(g, p):
        return 0
    if target.marked("no-damage-taken"):  # its damage is nulled, the excess still passes
        return max(n - health(g, target), 0)
    if through(g, target, n) < health(g, target):
        return 0
    return n - just_enough(g, target, n)


@enforces("SH-ACH-09")
def _note_sweep(g: Battle, ally: Piece, shares: list[tuple[Piece, int]]) -> None:
    """Remember an ally that felled the last outsider and both its neighbours with one strike."""
    felled = {target.lane for target, _ in shares if target.doomed}
    for target, _ in shares:
        last = target.card.is_outsider and not g.later_stages
        if last and {target.lane - 1, target.lane, target.lane + 1} <= felled:
            g.note(f"swept-by:{ally.card.id}")


def _shares(g: Battle, ally: Piece, n: int) -> Rules[list[tuple[Piece, int]]]:
    """Who takes how much of a shared strike: monsters in reach, one after the other, until all is dealt out."""
    reach = ally.marked("splits-strike")
    lanes = range(max(ally.lane - reach, 0), min(ally.lane + reach + 1, LANES))
    found = [g.monster_in(lane) for lane in lanes]
    monsters = [p for p in found if p is not None and not p.doomed]
    seats = (ally.seat,)
    shares: list[tuple[Piece, int]] = []
    while n and monsters:
        target = yield from choose_piece(g, seats, PICK["monster"], monsters, ally.card, "SH-GLOS-39")
        monsters.remove(target)
        share = n
        if monsters and n > 1:
            numbers = range(1, n + 1)
            answer = yield from ask(g, seats, PICK_SHARE, [*map(HOW_MANY, numbers)], About(ally.card, among=numbers))
            share = answer.number
        shares.append((target, share))
        n -= share
    return shares


@enforces("SH-GLOS-51")
def _trample(g: Battle, p: Piece, over: int) -> Rules[None]:
    """The excess of a strike, if there is any, goes to the structure behind the enemy."""
    if over and p.side == ALLIANCE:
        yield from trample_on(g, p, over)
    elif over:
        yield from trample_castle(g, p, over)


@enforces("SH-GLOS-51", "SH-ACH-05")
def trample_castle(g: Battle, monster: Piece, n: int) -> Rules[None]:
    """A monster's excess damage goes to the castle, in Upside Down too: it struck an ally."""
    _say_trampled(g, monster, g.castle, n)
    yield from _hit_castle(g, monster, n, "SH-GLOS-51")


@enforces("SH-GLOS-51")
def trample_on(g: Battle, ally: Piece, n: int) -> Rules[None]:
    """An ally's excess damage goes to the portal, or to a minion where a card allows it."""
    if ally.marked("tramples-minions"):
        minions = [minion for minion in g.minions if health(g, minion) > 0 and not minion.doomed]
        target = yield from choose_piece(g, (ally.seat,), TRAMPLE_ON, [g.portal, *minions], None)
        _say_trampled(g, ally, target, n)
        yield from hurt(g, target, n, ally, "SH-GLOS-51")
        return
    _say_trampled(g, ally, g.portal, n)
    yield from _hit_portal(g, ally, n, "SH-GLOS-51")


def _say_trampled(g: Battle, p: Piece, target: Piece, n: int) -> None:
    if g.tell:
        g.tell(Trampled(place_of(g, p), p.card.id, place_of(g, target), target.card.id, n))


@enforces("SH-LANE-03", "SH-FIGHT-04", "HM-FIGHT-05", "SH-REF-10", "SH-FIGHT-12", "SH-FIGHT-14", "HM-FIGHT-15")
def strikes_now(g: Battle, lane: int) -> Rules[None]:
    """Step 3 of a lane: judged by who is in the lane at that moment, ready or exhausted.

    Towers have no part in it, and everybody strikes once: who fells the monster is done. A minion fights like any other
    monster.
    """
    monster, ally = _standing(g.monster_in(lane)), _standing(g.ally_in(lane))
    if monster is not None and ally is not None:
        other = _elsewhere(g, monster)
        if other is None:
            yield from strike_each_other(g, monster, ally, EXCHANGE)
            return
        if not cannot_strike(g, monster, other):
            yield from strike_alone(g, monster, other, EXCHANGE)
        if not cannot_strike(g, ally, monster):
            yield from strike_alone(g, ally, monster, EXCHANGE)
    elif monster is not None and not cannot_strike(g, monster, g.castle) and (n := power(g, monster)):
        yield from strike_castle(g, monster, n, "SH-FIGHT-06")
    elif ally is not None and not cannot_strike(g, ally, g.portal) and (n := power(g, ally)):
        yield from strike_portal(g, ally, n, "SH-FIGHT-08")


def _elsewhere(g: Battle, monster: Piece) -> Piece | None:
    """The ally of another lane that a monster strikes instead of the one before it."""
    lane = monster.marked("strikes-elsewhere")
    return _standing(g.ally_in(lane - 1)) if lane else None


def _standing(p: Piece | None) -> Piece | None:
    return None if p is None or p.doomed else p


# -- the questions -----------------------------------------------------------------------------------------------------

TOO_FAR = Text("no-too-far")
SLIP: Question[InLane | No] = Asking("elusive", "SH-GLOS-19", {InLane: in_lane(left_out=TOO_FAR), No: allowed})
SLIP_FIRST: Question[InLane | No] = Asking(
    "elusive-first", "SH-GLOS-19", {InLane: in_lane(left_out=TOO_FAR), No: allowed}
)
"""The same before all else that follows the strike."""
PICK_SHARE: Question[HowMany] = Asking("pick-share", "SH-GLOS-39", {HowMany: how_many})
TRAMPLE_ON: Question[At] = Asking("trample-on", "SH-GLOS-51", {At: at(left_out=Text("no-trample-on"))})
