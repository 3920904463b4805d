"""Universal abilities: every ally can move, swap and engage, every castle can draw, by exhausting (HM-UNIV-01 to
HM-UNIV-06), those of the first set too (HM-SET1-09).

Nothing of it stands on the cards, and it is for the Alliance Phase alone (HM-UNIV-09); whoever has lost all abilities
has lost these too (HM-GLO-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hordekeep.engines.lanes.asking.choices import No, Yes
from hordekeep.engines.lanes.asking.questions import may
from hordekeep.engines.lanes.asking.regarding import About, Asking
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.noticing import after, watched
from hordekeep.engines.lanes.effects.values import is_idle, keyword
from hordekeep.engines.lanes.rules.concepts.movement import enter, exhaust, move, swap, swap_backwards, vacate
from hordekeep.engines.lanes.rules.concepts.resources import TOLL, discard_from_hand, draw, pay_mana
from hordekeep.engines.lanes.rules.into_play.playing import bolt_for
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.alliance import ACTION_SAYS, ACTIONS
from hordekeep.engines.lanes.rules.phases.choices import DISCARD_AT, MOVES, Discard, Move
from hordekeep.engines.lanes.rules.phases.choices import Engage as EngageMinion
from hordekeep.engines.lanes.rules.phases.duties import can_engage
from hordekeep.engines.lanes.rules.phases.happened import Engaged
from hordekeep.engines.lanes.state.abilities import NO_TEXT, printed
from hordekeep.engines.lanes.state.battle import ALLIANCE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.happenings import MOVED, Happening
from hordekeep.engines.lanes.state.places import BACK_LINE, CASTLE, REAR, piece_at
from hordekeep.engines.lanes.state.wording import standing
from hordekeep.games.monoliths.rules.choices import CASTLE_DRAW, ENGAGE, CastleDraw, Engage
from hordekeep.games.monoliths.rules.happened import CastleDraws, SwapRefused
from hordekeep.games.monoliths.rules.meeting import lanes_for, may_face
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, Verb, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

VERBS: Final = {
    "play": "HM-ALLY-03",
    "engage": "HM-UNIV-09",
    "move": "HM-UNIV-09",
    "castle-draw": "HM-UNIV-09",
    "discard": "HM-ALLY-11",
    "use": "HM-ALLY-10",
}
"""The actions of the Alliance Phase, each with the rule that gives it its time."""
NO_REACTIONS: Final = dict.fromkeys(("engage", "move", "castle-draw"), "HM-UNIV-09")
"""What the reactions of the Treachery Phase leave out, and by which rule."""

DRAW_COST: Final = 1

NO_ALLY_THERE = Refusal("HM-UNIV-01", Text("no-ally-there"))
IS_TOWER = Refusal("HM-ALLY-14", Text("no-tower-moves"))
PARTNERS_ALLY = Refusal("HM-COOP-07", Text("no-partners-ally"))
EXHAUSTED = Refusal("HM-EXH-02", Text("no-exhausted-now"))
BOTH_READY = Refusal("HM-UNIV-02", Text("no-both-ready"))
HELD = Refusal("HM-UNIV-01", Text("no-held"))
SILENCED = Refusal("HM-GLO-16", Text("no-abilities-left"))
SAME_LANE = Refusal("HM-UNIV-01", Text("no-lane-taken"))
CANNOT_FACE = Refusal("HM-GLO-34", Text("no-cannot-face"))
NOT_BEHIND = Refusal("HM-UNIV-03", Text("no-monster-behind"))
MONSTER_THERE = Refusal("HM-UNIV-04", Text("no-monster-there-already"))
CANNOT_ENGAGE = Refusal("HM-GLO-34", Text("no-unengageable"))
NO_CARD_TO_DISCARD = Refusal("HM-ABIL-03", Text("no-card-to-discard"))
NO_MANA = Refusal("HM-UNIV-06", Text("no-mana"))
CASTLE_USED = Refusal("HM-UNIV-07", Text("no-castle-used"))
NOTHING_THERE = Refusal("HM-ALLY-11", Text("no-nothing-there"))
NOT_YOUR_CARD = Refusal("HM-COOP-07", Text("no-not-yours"))
CASTLE_STAYS = Refusal("HM-ALLY-11", Text("no-castle-stays"))
ONLY_ALLIES_AND_TOWERS = Refusal("HM-ALLY-11", Text("no-attachment-discard"))
NOT_A_REACTION = Refusal("HM-TREACH-13", Text("no-reaction"))


# -- what is offered ---------------------------------------------------------------------------------------------------


def universal(g: Battle, seat: int) -> list[Verb]:
    """What a seat may do with its ready allies and the castle."""
    able = [p for p in g.alliance_row if p is not None and why_not_tire(p, seat) is None and text_of(p) is not NO_TEXT]
    found: list[Verb] = []
    if able:
        found += _engagements(g, seat, able)
        found += _moves(g, seat, able)
    if why_not_castle_draw(g, seat) is None:
        found.append(CASTLE_DRAW)
    return found


def _engagements(g: Battle, seat: int, able: list[Piece]) -> list[Engage]:
    alone = [p for p in able if g.horde_row[p.lane] is None]
    if not alone:
        return []
    found: list[Engage] = []
    for first, row in ((BACK_LINE, g.minions), (REAR, g.rear)):
        for slot, monster in enumerate(row):
            if monster is not None and why_not_come(g, seat, monster) is None:
                found += [ENGAGE(p.lane, first + slot) for p in alone if can_engage(g, p, monster)]
    return found


@enforces("HM-UNIV-01", "HM-UNIV-02")
def _moves(g: Battle, seat: int, able: list[Piece]) -> list[Move]:
    """Every move to a free lane; every swap once, of two that could begin it from the left one."""
    movers = [p for p in able if not p.marked("cannot-move")]
    others = [p for p in g.alliance_row if p is not None and _can_be_swapped(p)]
    found: list[Move] = []
    for p in movers:
        to = MOVES[p.lane]
        found += [to[lane] for lane in lanes_for(g, p, ALLIANCE)]
        for other in others:
            if other is p or (other.lane < p.lane and other in movers):
                continue
            if may_face(g, p, other.lane, ALLIANCE) and may_face(g, other, p.lane, ALLIANCE):
                found.append(to[other.lane])
    return found


@enforces("HM-UNIV-02")
def _can_be_swapped(p: Piece) -> bool:
    """Exhausting both is the cost, so the other has to be ready too."""
    return not (p.card.is_tower or not p.ready or p.doomed or p.marked("cannot-move") or p.marked("cannot-exhaust"))


# -- why not -----------------------------------------------------------------------------------------------------------


@enforces("HM-EXH-02", "HM-COOP-07", "HM-ALLY-14")
def why_not_tire(p: Piece, seat: int) -> Refusal | None:
    """Only own ready allies can be exhausted for a universal ability; towers have none."""
    if p.card.is_tower:
        return IS_TOWER
    if p.seat != seat:
        return PARTNERS_ALLY
    if not p.ready:
        return EXHAUSTED
    return HELD if p.marked("cannot-exhaust") else None


def _why_not_act(g: Battle, seat: int, lane: int) -> Refusal | None:
    p = g.alliance_row[lane]
    if p is None:
        return NO_ALLY_THERE
    return why_not_tire(p, seat) or (SILENCED if text_of(p) is NO_TEXT else None)


@enforces("HM-UNIV-03")
def why_not_come(g: Battle, seat: int, monster: Piece) -> Refusal | None:
    """Only a monster that is in play in the back line, and may move, can be engaged from there."""
    if monster.lane >= 0 or monster.doomed or is_idle(g, monster):
        return NOT_BEHIND
    if monster.marked("cannot-move"):
        return HELD
    return NO_CARD_TO_DISCARD if keyword(g, monster, "toll") > len(g.players[seat].hand) else None


@enforces("HM-UNIV-03", "HM-UNIV-04", "HM-SET1-09")
def _why_not_engage(g: Battle, ask: Asked, seat: int, choice: Engage) -> Refusal | None:
    """A ready ally in a lane without monsters, a monster of the back line that it can engage."""
    lane, place = choice.lane, choice.place
    if (refusal := _why_not_act(g, seat, lane)) is not None:
        return refusal
    if g.horde_row[lane] is not None:
        return MONSTER_THERE
    monster = piece_at(g, place)
    if monster is None:
        return NOT_BEHIND
    if (refusal := why_not_come(g, seat, monster)) is not None:
        return refusal
    ally = g.alliance_row[lane]
    assert ally is not None
    return None if can_engage(g, ally, monster) else CANNOT_ENGAGE


@enforces("HM-UNIV-01", "HM-UNIV-02")
def _why_not_move(g: Battle, ask: Asked, seat: int, choice: Move) -> Refusal | None:
    """An own ready ally to a lane without alliance cards, or in exchange with another ready ally."""
    here, there = choice.here, choice.there
    ally, other = g.alliance_row[here], g.alliance_row[there]
    refusal = _why_not_act(g, seat, here)
    if refusal is not None:
        return refusal
    assert ally is not None
    if ally.marked("cannot-move"):
        return HELD
    if here == there:
        return SAME_LANE
    if not may_face(g, ally, there, ALLIANCE):
        return CANNOT_FACE
    return None if other is None else _why_not_swap(g, seat, ally, other)


def _why_not_swap(g: Battle, seat: int, ally: Piece, other: Piece) -> Refusal | None:
    if other.card.is_tower:
        return IS_TOWER
    if not other.ready:
        return BOTH_READY
    if other.marked("cannot-move") or other.marked("cannot-exhaust"):
        return HELD
    if not may_face(g, other, ally.lane, ALLIANCE):
        return CANNOT_FACE
    if other.lane < ally.lane and other.seat == seat and text_of(other) is not NO_TEXT:
        return swap_backwards("HM-UNIV-02", ally.lane, other.lane)
    return None


@enforces("HM-UNIV-06", "HM-UNIV-07", "HM-UNIV-08")
def why_not_castle_draw(g: Battle, seat: int) -> Refusal | None:
    """A ready castle and 1 mana of the player who draws."""
    castle = g.castle
    if not castle.ready:
        return CASTLE_USED
    if castle.marked("cannot-exhaust"):
        return HELD
    if text_of(castle) is NO_TEXT:
        return SILENCED
    return NO_MANA if g.mana[g.purse_of(seat)] < DRAW_COST else None


# -- what is done ------------------------------------------------------------------------------------------------------


def take_universal(g: Battle, seat: int, choice: Verb) -> Rules[None]:
    """Exhaust, and do what was chosen."""
    match choice:
        case Engage(lane, place):
            yield from _engage(g, seat, lane, place)
        case Move(here, there):
            yield from _move(g, here, there)
        case _:
            yield from _castle_draw(g, seat)
    yield from finish(g)


@enforces("HM-EXH-04")
def _tire(g: Battle, p: Piece) -> Rules[None]:
    """Exhaust a card: it keeps its lane, and what waits for it happens."""
    exhaust(g, p)
    if g.waiting and (interrupt := g.edition.interrupt) is not None:
        yield from interrupt(g)


def _move(g: Battle, here: int, there: int) -> Rules[None]:
    ally, other = g.alliance_row[here], g.alliance_row[there]
    assert ally is not None
    if other is None:
        yield from _tire(g, ally)
        if ally.lane == here and g.alliance_row[there] is None:
            move(g, ally, there, "HM-UNIV-01")
        return
    if other.seat != ally.seat and not (yield from _agrees(g, ally, other)):
        if g.tell:
            g.tell(SwapRefused(other.seat, other.card.id))
        return
    exhaust(g, other)
    yield from _tire(g, ally)
    if ally.lane == here and other.lane == there:
        swap(g, ally, other, "HM-UNIV-02")


@enforces("HM-COOP-07")
def _agrees(g: Battle, ally: Piece, other: Piece) -> Rules[bool]:
    """The partner's ally is exhausted only if the partner agrees."""
    return (yield from may(g, (other.seat,), AGREE_SWAP, About(among=(ally.lane, other.lane))))


@enforces("HM-UNIV-03", "HM-UNIV-05")
def _engage(g: Battle, seat: int, lane: int, place: int) -> Rules[None]:
    """A monster of the back line comes to the lane of the ally that was exhausted for it; it stays there until the
    Pillage Phase, whatever the ally does."""
    ally, monster = g.alliance_row[lane], piece_at(g, place)
    assert ally is not None
    assert monster is not None
    for _ in range(keyword(g, monster, "toll")):
        yield from discard_from_hand(g, seat, TOLL, "HM-ABIL-03", monster.card)
    yield from _tire(g, ally)
    if ally.lane != lane or g.horde_row[lane] is not None or monster.lane >= 0 or is_idle(g, monster):
        return
    vacate(g, monster)
    enter(g, monster, lane)
    if g.tell:
        g.tell(Engaged(monster.card.id, lane), "HM-UNIV-03")
    if watched(g, MOVED):
        after(g, Happening(MOVED, monster))


@enforces("HM-UNIV-06", "HM-UNIV-08")
def _castle_draw(g: Battle, seat: int) -> Rules[None]:
    """Whoever pays is the one who draws."""
    pay_mana(g, seat, DRAW_COST)
    if g.tell:
        g.tell(CastleDraws(seat))
    yield from _tire(g, g.castle)
    draw(g, seat, "HM-UNIV-06")


@enforces("HM-UNIV-05")
def nothing_happens(g: Battle, lane: int) -> None:
    """An engaged minion stays where it is when its ally leaves."""


# -- the other actions -------------------------------------------------------------------------------------------------


@enforces("HM-ALLY-11")
def discards(g: Battle, seat: int) -> list[Discard]:
    """Own allies and towers in play may be discarded, nothing else."""
    return [DISCARD_AT(LANES + p.lane) for p in g.alliance_row if p is not None and p.seat == seat]


@enforces("HM-ALLY-11", "HM-COOP-07")
def why_not_discard(g: Battle, seat: int, place: int) -> Refusal | None:
    """An own ally or tower, never an attachment or the castle."""
    p = piece_at(g, place)
    if place == CASTLE:
        return CASTLE_STAYS
    if p is None or p.side != ALLIANCE:
        return NOTHING_THERE
    if p.host is not None:
        return ONLY_ALLIES_AND_TOWERS
    return None if p.seat == seat else NOT_YOUR_CARD


@enforces("HM-TREACH-12", "HM-TREACH-13")
def why_not_react(g: Battle, seat: int, card: Card) -> Refusal | None:
    """Every card with a "Play:" ability that bears the mark may be played as a reaction, and every spell that a card in
    play may turn into a bolt."""
    if any(ability.reaction for ability in printed(card).play) or bolt_for(g, seat, card) is not None:
        return None
    return NOT_A_REACTION


# -- the questions -----------------------------------------------------------------------------------------------------


def _needs_a_lane(g: Battle, ask: Asked, seat: int, choice: EngageMinion) -> Refusal:
    """In the first edition a minion comes to the leftmost lane; here the ally of a lane brings it to its own."""
    return NOT_BEHIND


def _why_not_castle_draw(g: Battle, ask: Asked, seat: int, choice: CastleDraw) -> Refusal | None:
    return why_not_castle_draw(g, seat)


ACTION: Question[Any] = Asking(
    "action",
    "SH-ALLI-01",
    {**ACTIONS, Engage: _why_not_engage, Move: _why_not_move, CastleDraw: _why_not_castle_draw},
    refuses={EngageMinion: _needs_a_lane},
    says=ACTION_SAYS,
)
"""What the alliance does in its phase."""
AGREE_SWAP: Question[Yes | No] = Asking(
    "agree-swap",
    "HM-COOP-07",
    {Yes: allowed, No: allowed},
    says={
        "one": lambda g, ask: standing(g, LANES + ask.about.among[0]),
        "other": lambda g, ask: standing(g, LANES + ask.about.among[1]),
    },
)
