"""The horde player of a versus game: actions of the Horde Phase, planning treachery, concealing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from hordekeep.engines.lanes.asking.choices import DONE, NO, THIS_CARD, Done, No, ThisCard
from hordekeep.engines.lanes.asking.questions import ask, cited
from hordekeep.engines.lanes.asking.regarding import About, Asking, mana_asked
from hordekeep.engines.lanes.rules.concepts.concealing import conceal
from hordekeep.engines.lanes.rules.concepts.happened import DiscardedInPlay, DrewCard
from hordekeep.engines.lanes.rules.concepts.movement import enter, exhaust, leave, move, swap, swap_backwards
from hordekeep.engines.lanes.rules.concepts.picking import of_hand
from hordekeep.engines.lanes.rules.concepts.resources import pay_mana
from hordekeep.engines.lanes.rules.into_play.summon import next_horde_card, place, resolve_horde_card
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import HordeDrew
from hordekeep.engines.lanes.rules.phases.horde import wave
from hordekeep.engines.lanes.rules.versus.choices import (
    CHALLENGE,
    CONCEAL,
    DROP,
    HIDE,
    MARCH,
    PLAN,
    SUMMON,
    SWAP_HIDDEN,
    Challenge,
    Conceal,
    Drop,
    Hide,
    March,
    Plan,
    Summon,
    SwapHidden,
)
from hordekeep.engines.lanes.rules.versus.happened import (
    Challenged,
    Concealed,
    Hidden,
    Planned,
    Rearranged,
    SwappedHidden,
)
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import told
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Check, Question, Verb, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

PLAN_COST = 1
CONCEAL_COST = 1
CHALLENGE_COST = 2

WAVE_SPENT = Refusal("SH-VS-13", Text("no-wave-spent"))
NOT_IN_HAND = Refusal("SH-VS-12", Text("no-not-in-hand"))
LANE_TAKEN = Refusal("SH-VS-12", Text("no-monster-there"))
NO_MONSTER = Refusal("SH-VS-18", Text("no-no-monster"))
MINION_STAYS = Refusal("SH-VS-18", Text("no-minion-stays"))
OUTSIDER_STAYS = Refusal("SH-VS-20", Text("no-outsider-stays"))
NO_MANA = Refusal("SH-VS-11", Text("no-mana"))
BURDENED = Refusal("SH-VS-31", Text("no-burdened"))
CONCEALED_ALREADY = Refusal("SH-VS-23", Text("no-concealed-already"))
CHALLENGES_ALREADY = Refusal("SH-VS-37", Text("no-challenges-already"))
NO_CARD_TO_DRAW = Refusal("SH-VS-21", Text("no-horde-card"))
NOT_HIDDEN = Refusal("SH-VS-32", Text("no-not-hidden"))

VERBS: Final = {
    "summon": "SH-VS-12",
    "march": "SH-VS-18",
    "drop": "SH-VS-19",
    "plan": "SH-VS-22",
    "conceal": "SH-VS-23",
    "hide": "SH-VS-23",
    "swap-hidden": "SH-VS-32",
    "challenge": "SH-VS-33",
}
"""The actions of the Horde Phase, each with the rule that gives it its time."""


@enforces("SH-VS-10", "SH-VS-11")
def horde_acts(g: Battle, _: object) -> Rules[None]:
    """One action of the horde player, in any order, as long as it can be paid."""
    question = g.edition.horde_action
    rule = cited(g, question.rule)
    choice: Verb = yield Asked(question, g.horde_seat, lambda: g.edition.horde_actions(g), rule=rule)
    if choice == DONE:
        return
    g.agenda.append(("horde_acts", None))
    yield from g.edition.take_horde_act(g, choice)
    yield from finish(g)


def take(g: Battle, choice: Verb) -> Rules[None]:
    """Do what was chosen."""
    match choice:
        case Summon(card, lane):
            yield from _summon(g, card, lane)
        case Conceal(card, lane):
            conceal_from_hand(g, _from_hand(g, card), lane)
        case Hide(lane):
            hide(g, lane)
        case March(here, there):
            _march(g, here, there)
        case Drop(lane):
            p = g.horde_row[lane]
            assert p is not None
            leave(g, p, untold=(DiscardedInPlay(p.card.id, lane), "SH-VS-19") if g.tell else None)
        case Challenge(lane):
            p = g.horde_row[lane]
            assert p is not None
            pay_mana(g, g.horde_seat, CHALLENGE_COST)
            exhaust(g, p)
            p.mark("challenges", lane + 1)  # in this lane only (SH-VS-33)
            if g.tell:
                g.tell(Challenged(told(p), lane))
        case SwapHidden(here, there):
            swap_hidden(g, here, there)
        case Plan():
            yield from plan(g)


def actions(g: Battle) -> list[Verb]:
    """Everything that the horde player may do now."""
    faces = list(dict.fromkeys(card.id for card in g.horde_hand))
    lanes = range(LANES)
    found: list[Verb] = []
    found += [SUMMON(face, lane) for face in faces for lane in lanes if why_not_summon(g, face, lane) is None]
    found += [CONCEAL(face, lane) for face in faces for lane in lanes if why_not_conceal(g, face, lane) is None]
    for lane in lanes:
        if why_not_hide(g, lane) is None:
            found.append(HIDE[lane])
        if why_not_drop(g, lane) is None:
            found.append(DROP[lane])
        if why_not_challenge(g, lane) is None:
            found.append(CHALLENGE[lane])
        for other in lanes:
            if why_not_march(g, lane, other) is None:
                found.append(MARCH(lane, other))
            if why_not_swap_hidden(g, lane, other) is None:
                found.append(SWAP_HIDDEN(lane, other))
    if why_not_plan(g) is None:
        found.append(PLAN)
    found.append(DONE)
    return found


# -- playing horde cards -----------------------------------------------------------------------------------------------


@enforces("SH-VS-12", "SH-VS-13")
def why_not_summon(g: Battle, id: str, lane: int) -> Refusal | None:
    """A card of the hand, within the wave number, to a lane without monsters."""
    if all(card.id != id for card in g.horde_hand):
        return NOT_IN_HAND
    if g.wave_played >= wave(g):
        return WAVE_SPENT
    return LANE_TAKEN if g.horde_row[lane] is not None else None


def _from_hand(g: Battle, id: str) -> Card:
    card = next(each for each in g.horde_hand if each.id == id)
    g.horde_hand.remove(card)
    g.wave_played += 1  # face up or face down (SH-VS-14)
    return card


@enforces("SH-VS-12", "SH-VS-15")
def _summon(g: Battle, id: str, lane: int) -> Rules[None]:
    """It resolves as if it was summoned, and its I marks pay the horde player."""
    piece = place(g, _from_hand(g, id), lane)
    assert piece is not None
    yield from resolve_horde_card(g, piece, played=True)


@enforces("SH-VS-18")
def why_not_march(g: Battle, here: int, there: int) -> Refusal | None:
    """A monster to a lane without monsters, or two monsters exchanged; minions stay with their ally."""
    p, other = g.horde_row[here], g.horde_row[there]
    if p is None or here == there:
        return NO_MONSTER
    if p.card.is_minion or (other is not None and other.card.is_minion):
        return MINION_STAYS
    return swap_backwards("SH-VS-18", here, there) if other is not None and there < here else None


def _march(g: Battle, here: int, there: int) -> None:
    p, other = g.horde_row[here], g.horde_row[there]
    assert p is not None
    if other is None:
        move(g, p, there, "SH-VS-18")
    else:
        swap(g, p, other, "SH-VS-18")


@enforces("SH-VS-19", "SH-VS-20")
def why_not_drop(g: Battle, lane: int) -> Refusal | None:
    """Any monster in play may be discarded to make room, but never the outsider."""
    p = g.horde_row[lane]
    if p is None:
        return NO_MONSTER
    if p.card.is_minion:
        return MINION_STAYS
    return OUTSIDER_STAYS if p.card.is_outsider else None


@enforces("SH-VS-33", "SH-VS-37")
def why_not_challenge(g: Battle, lane: int) -> Refusal | None:
    """2 mana: exhaust a ready monster so that the ally it faces cannot be moved."""
    p = g.horde_row[lane]
    if p is None:
        return NO_MONSTER
    if not p.ready:
        return CHALLENGES_ALREADY
    return NO_MANA if mana_of_horde(g) < CHALLENGE_COST else None


def mana_of_horde(g: Battle) -> int:
    """The mana of the horde player."""
    return g.mana[g.purse_of(g.horde_seat)]


# -- planning treachery ------------------------------------------------------------------------------------------------


@enforces("SH-VS-21")
def why_not_plan(g: Battle) -> Refusal | None:
    """1 mana, and a horde card to draw."""
    if mana_of_horde(g) < PLAN_COST:
        return NO_MANA
    return None if g.horde_decks[0] or g.horde_discard else NO_CARD_TO_DRAW


@enforces("SH-VS-21")
def plan(g: Battle) -> Rules[bool]:
    """Draw a horde card, then put one of the hand on top of the deck, if wished; was it?"""
    seat = g.horde_seat
    pay_mana(g, seat, PLAN_COST)
    card = next_horde_card(g)
    assert card is not None
    g.horde_hand.append(card)
    if g.tell:
        g.tell(HordeDrew(), "SH-VS-21")
        g.tell(DrewCard(seat, card.id), "SH-VS-21")

    def faces() -> list[ThisCard | No]:
        return [*(THIS_CARD(face) for face in sorted({each.id for each in g.horde_hand})), NO]

    answer = yield from ask(g, (seat,), PLAN_WHICH, faces, About(among=g.horde_hand))
    if isinstance(answer, ThisCard):
        back = next(each for each in g.horde_hand if each.id == answer.card)
        g.horde_hand.remove(back)
        g.horde_decks[0].append(back)
        g.known_top += 1
        if g.tell:
            g.tell(Planned())
    g.edition.taken(g)
    return isinstance(answer, ThisCard)


@enforces("SH-VS-22")
def plan_treachery(g: Battle, _: object) -> Rules[None] | None:
    """The one action also allowed at the beginning of the Treachery Phase."""
    return _plan_treachery(g) if why_not_plan(g) is None else None


def _plan_treachery(g: Battle) -> Rules[None]:
    answer: Plan | Done = yield Asked(PLAN_TREACHERY, g.horde_seat, [PLAN, DONE], rule=cited(g, PLAN_TREACHERY.rule))
    if isinstance(answer, Plan):
        g.agenda.append(("plan_treachery", None))
        yield from plan(g)


# -- concealing --------------------------------------------------------------------------------------------------------


@enforces("SH-VS-14", "SH-VS-23")
def why_not_conceal(g: Battle, id: str, lane: int) -> Refusal | None:
    """1 mana: a hand card face down into a lane without monsters; it counts as played."""
    return why_not_summon(g, id, lane) or (NO_MANA if mana_of_horde(g) < CONCEAL_COST else None)


def conceal_from_hand(g: Battle, card: Card, lane: int) -> None:
    """Pay for a card of the hand and lay it face down."""
    pay_mana(g, g.horde_seat, CONCEAL_COST)
    piece = Piece(card, HORDE, HORDE_OWNER)
    piece.fresh = piece.concealed = True  # neither mana nor "Play:" until it is revealed (SH-VS-24)
    enter(g, piece, lane)
    if g.tell:
        g.tell(Concealed(lane))


@enforces("SH-VS-23", "SH-VS-31")
def why_not_hide(g: Battle, lane: int) -> Refusal | None:
    """1 mana: a monster in play is turned face down, if no token and no attachment lies on it."""
    p = g.horde_row[lane]
    if p is None:
        return NO_MONSTER
    if p.concealed:
        return CONCEALED_ALREADY
    if p.card.is_minion:
        return MINION_STAYS
    if p.vigor or p.edge or p.attached:
        return BURDENED
    return NO_MANA if mana_of_horde(g) < CONCEAL_COST else None


def hide(g: Battle, lane: int) -> None:
    """Pay for a monster in play and turn it face down."""
    pay_mana(g, g.horde_seat, CONCEAL_COST)
    p = g.horde_row[lane]
    assert p is not None
    conceal(g, p)
    if g.tell:
        g.tell(Hidden(p.card.id, lane))


@enforces("SH-VS-32")
def why_not_swap_hidden(g: Battle, here: int, there: int) -> Refusal | None:
    """Two concealed cards may be rearranged secretly."""
    p, other = g.horde_row[here], g.horde_row[there]
    if here == there or p is None or other is None or not p.concealed or not other.concealed:
        return NOT_HIDDEN
    return swap_backwards("SH-VS-32", here, there) if here > there else None


def swap_hidden(g: Battle, here: int, there: int) -> None:
    """Nobody else learns which cards changed places; that it may have happened is all they know."""
    g.hidden_swapped = True
    if g.tell:
        g.tell(Rearranged())
    exchange_hidden(g, here, there)


def exchange_hidden(g: Battle, here: int, there: int) -> None:
    """Two face-down cards change places; only the horde player is told."""
    row = g.horde_row
    one, other = row[here], row[there]
    assert one is not None
    assert other is not None
    row[here], row[there] = other, one
    one.lane, other.lane = there, here
    g.board_changed()
    if g.tell:
        g.tell(SwappedHidden(here, there))


# -- the questions -----------------------------------------------------------------------------------------------------


def of_state(why_not: Callable[..., Refusal | None]) -> Check:
    """A check of the state and of what the choice is about."""
    return lambda g, ask, seat, choice: why_not(g, *choice[1:])


HORDE_ACTION: Question[Any] = Asking(
    "horde-action",
    "SH-VS-11",
    {
        Summon: of_state(why_not_summon),
        Conceal: of_state(why_not_conceal),
        Hide: of_state(why_not_hide),
        Drop: of_state(why_not_drop),
        Challenge: of_state(why_not_challenge),
        March: of_state(why_not_march),
        SwapHidden: of_state(why_not_swap_hidden),
        Plan: of_state(why_not_plan),
        Done: allowed,
    },
    says={"mana": mana_asked},
)
"""What a horde player does."""
PLAN_WHICH: Question[ThisCard | No] = Asking("plan", "SH-VS-21", {ThisCard: of_hand, No: allowed})
PLAN_TREACHERY: Question[Plan | Done] = Asking(
    "plan-treachery", "SH-VS-22", {Plan: of_state(why_not_plan), Done: allowed}
)
