"""The horde player of a versus game: summoning from the hand, the actions after the portal has turned, the income.

The wave only limits what is summoned (HM-VS-06, HM-VS-07); the actions are few and most of them exhaust a monster
(HM-VS-17 to HM-VS-27). Monsters in play cannot be discarded to make room (HM-VS-21).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hordekeep.engines.lanes.asking.choices import DONE, Done, No, Yes
from hordekeep.engines.lanes.asking.questions import ask, choose_card, choose_lane, may
from hordekeep.engines.lanes.asking.regarding import About, Asking, mana_asked
from hordekeep.engines.lanes.content.keywords import PILLAGER
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.rules.concepts.happened import DrewCard
from hordekeep.engines.lanes.rules.concepts.movement import free_lanes
from hordekeep.engines.lanes.rules.concepts.questions import PICK_CARD
from hordekeep.engines.lanes.rules.concepts.resources import gain_mana
from hordekeep.engines.lanes.rules.into_play.summon import from_the_deck, refill
from hordekeep.engines.lanes.rules.order.settling import finish
from hordekeep.engines.lanes.rules.phases.happened import HordeDrew
from hordekeep.engines.lanes.rules.phases.horde import PILE_LANE, wave
from hordekeep.engines.lanes.rules.second_edition.choices import (
    MARCH,
    SUMMON,
    USE_PORTAL,
    Exhaust,
    March,
    Summon,
    UsePortal,
)
from hordekeep.engines.lanes.rules.second_edition.happened import PortalAction
from hordekeep.engines.lanes.rules.second_edition.marching import (
    CANNOT_MEET,
    MINION_STAYS,
    exhaust_ally,
    exhaustions,
    march,
    why_not_exhaust,
    why_not_march,
)
from hordekeep.engines.lanes.rules.versus.choices import (
    CONCEAL,
    HIDE,
    PLAN,
    SWAP_HIDDEN,
    Challenge,
    Conceal,
    Drop,
    Hide,
    Plan,
    SwapHidden,
)
from hordekeep.engines.lanes.rules.versus.happened import Rearranged
from hordekeep.engines.lanes.rules.versus.horde_player import (
    CONCEAL_COST,
    CONCEALED_ALREADY,
    NO_MANA,
    NO_MONSTER,
    NOT_IN_HAND,
    conceal_from_hand,
    exchange_hidden,
    hide,
    mana_of_horde,
    of_state,
    plan,
    why_not_plan,
    why_not_swap_hidden,
)
from hordekeep.engines.lanes.state.abilities import Ability, Cause, printed
from hordekeep.engines.lanes.state.battle import HORDE, HORDE_OWNER, LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import place_of
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, Reason, Verb, allowed

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card

USED: Final = "portal-action"
"""The mark of a portal whose action was used this turn."""
PLANNED: Final = "planned"
"""The mark of the portal that counts the cards planned this turn."""
OF_THE_TURN: Final = (USED, PLANNED)
"""What the next portal keeps in mind when one is replaced within the turn (HM-VS-24, HM-VS-27)."""

VERBS: Final = {
    "summon": "HM-VS-06",
    "conceal": "HM-VS-11",
    "march": "HM-VS-19",
    "exhaust": "HM-VS-22",
    "plan": "HM-VS-24",
    "hide": "HM-VS-25",
    "swap-hidden": "HM-VS-26",
    "portal-action": "HM-VS-27",
}
"""What a horde player does, each with the rule that gives it its time."""

WAVE_SPENT = Refusal("HM-VS-07", Text("no-wave-spent"))
SUMMON_LATER = Refusal("HM-VS-17", Text("no-summon-now"))
ACT_LATER = Refusal("HM-VS-17", Text("no-act-yet"))
LANE_TAKEN = Refusal("HM-VS-08", Text("no-monster-there"))
NEEDS_LANE = Refusal("HM-VS-08", Text("no-needs-lane"))
NEEDS_NO_LANE = Refusal("HM-SUMMON-05", Text("no-needs-no-lane"))
BURDENED = Refusal("HM-VS-25", Text("no-burdened"))
REARRANGE_LATER = Refusal("HM-VS-26", Text("no-rearrange-now"))
HAS_PLAY = Refusal("HM-VS-25", Text("no-has-play"))
NO_PORTAL_ACTION = Refusal("HM-VS-34", Text("no-portal-action"))
PORTAL_ACTION_USED = Refusal("HM-VS-27", Text("no-portal-action-used"))


# -- step 2: summoning from the hand -----------------------------------------------------------------------------------


@enforces("HM-VS-06", "HM-VS-07")
def horde_summons(g: Battle, _: object) -> Rules[None] | None:
    """Cards of the hand, at most as many as the wave says, in whatever order."""
    return _summon_or_not(g) if g.wave_played < wave(g) and g.horde_hand else None


def _summon_or_not(g: Battle) -> Rules[None]:
    choice: Summon | Conceal | Done = yield Asked(HORDE_SUMMON, g.horde_seat, lambda: [*summons(g), DONE])
    if isinstance(choice, Done):
        return
    g.agenda.append(("horde_summons", None))
    g.wave_played += 1
    yield from bring(g, choice)
    yield from finish(g)


@enforces("HM-VS-08", "HM-VS-11")
def summons(g: Battle) -> list[Summon | Conceal]:
    """Every card of the hand with every lane for it, face up or concealed."""
    found: list[Summon | Conceal] = []
    faces = list(dict.fromkeys(g.horde_hand))
    for card in faces:
        lanes = _lanes_for(g, card) if card.is_creature else []
        found += [SUMMON(card.id, lane) for lane in lanes]
        if not lanes:
            found.append(SUMMON(card.id))
    if mana_of_horde(g) >= CONCEAL_COST:
        free = free_lanes(g, HORDE)
        found += [CONCEAL(card.id, lane) for card in faces for lane in free]
    return found


def _lanes_for(g: Battle, card: Card) -> list[int]:
    return g.edition.lanes_for(g, Piece(card, HORDE, HORDE_OWNER), HORDE)


@enforces("HM-VS-11", "HM-VS-12")
def bring(g: Battle, choice: Summon | Conceal) -> Rules[None]:
    """Summon a card of the hand for nothing, or conceal it for 1 mana."""
    card = next(each for each in g.horde_hand if each.id == choice.card)
    g.horde_hand.remove(card)
    if isinstance(choice, Conceal):
        conceal_from_hand(g, card, choice.lane)
    else:
        yield from g.edition.summon(g, card, choice.lane)


@enforces("HM-VS-06", "HM-VS-08", "HM-VS-11")
def summon_another(g: Battle, c: Cause, lane: int | None) -> Rules[bool]:
    """An ability summons a horde card: where somebody plays the horde it comes from the hand too, any card of it to any
    free lane, or to the lane given, concealed for 1 mana if wished. From an empty hand nothing comes."""
    if g.horde_seat < 0:
        return (yield from from_the_deck(g, c, lane))
    if not g.horde_hand:
        return False
    seat = (g.horde_seat,)
    card = yield from choose_card(g, seat, PICK_CARD, g.horde_hand, c.me.card, "HM-VS-06")
    if card is None or card not in g.horde_hand:  # imagined by somebody who cannot know this hand
        return False
    free = free_lanes(g, HORDE) if lane is None else [lane]
    g.horde_hand.remove(card)
    hides = free and mana_of_horde(g) >= CONCEAL_COST
    if hides and (yield from may(g, seat, MAY_CONCEAL, c.me.card)):
        conceal_from_hand(g, card, (yield from choose_lane(g, seat, PILE_LANE, free, rule="HM-VS-08")))
    else:
        yield from g.edition.summon(g, card, lane)
    return True


@enforces("HM-VS-08", "HM-SUMMON-05")
def why_not_bring(g: Battle, ask: Asked, seat: int, choice: Summon | Conceal) -> Refusal | None:
    """In hand and to a free lane; a card without a lane of its own to none."""
    card = next((each for each in g.horde_hand if each.id == choice.card), None)
    if card is None:
        return NOT_IN_HAND
    if isinstance(choice, Conceal):
        if g.horde_row[choice.lane] is not None:
            return LANE_TAKEN
        return NO_MANA if mana_of_horde(g) < CONCEAL_COST else None
    lanes = _lanes_for(g, card) if card.is_creature else []
    if choice.lane is None:
        return NEEDS_LANE if lanes else None
    if not card.is_creature:
        return NEEDS_NO_LANE
    if g.horde_row[choice.lane] is not None:
        return LANE_TAKEN
    return None if choice.lane in lanes else CANNOT_MEET


@enforces("HM-VS-07")
def _why_not_summon(g: Battle, ask: Asked, seat: int, choice: Summon | Conceal) -> Refusal | None:
    """Within the wave number."""
    return WAVE_SPENT if g.wave_played >= wave(g) else why_not_bring(g, ask, seat, choice)


# -- the actions at the end of the phase -------------------------------------------------------------------------------


@enforces("HM-VS-17")
def actions(g: Battle) -> list[Verb]:
    """Everything that the horde player may do once the portal has turned."""
    found: list[Verb] = []
    lanes = range(LANES)
    for p in (*g.in_lanes(HORDE), *g.in_rear()):
        here = place_of(g, p)
        found += [MARCH(here, there) for there in lanes if why_not_march(g, here, there) is None]
    found += exhaustions(g)
    found += [HIDE[lane] for lane in lanes if why_not_hide(g, lane) is None]
    if why_not_plan(g) is None:
        found.append(PLAN)
    if why_not_portal_action(g) is None:
        found.append(USE_PORTAL)
    found.append(DONE)
    return found


def take(g: Battle, choice: Verb) -> Rules[None]:
    """Do what was chosen."""
    match choice:
        case March(here, there):
            march(g, here, there)
        case Exhaust(by, lane):
            exhaust_ally(g, by, lane)
        case Hide(lane):
            hide(g, lane)
            yield from _rearrange(g)
        case Plan():
            yield from _plan(g)
        case UsePortal():
            yield from _use_portal(g)


@enforces("HM-VS-25")
def why_not_hide(g: Battle, lane: int) -> Refusal | None:
    """1 mana: a monster in a lane is turned face down, if it has no token, no attachment and no "Play:"."""
    p = g.monster_in(lane)
    if p is None or p.doomed:
        return NO_MONSTER
    if p.concealed:
        return CONCEALED_ALREADY
    if p.card.is_minion:
        return MINION_STAYS
    if p.vigor or p.edge or p.plate or p.turn_attack or p.turn_armor or p.attached:
        return BURDENED
    if printed(p.card).play or PILLAGER in printed(p.card).keywords:
        return HAS_PLAY
    return NO_MANA if mana_of_horde(g) < CONCEAL_COST else None


@enforces("HM-VS-26")
def _rearrange(g: Battle) -> Rules[None]:
    """The second half of that action, and of no other: concealed cards change lanes in secret, two by two, as long as
    the horde player wishes. Whether any did is nobody else's knowledge."""
    lanes = [p.lane for p in g.in_lanes(HORDE) if p.concealed]
    pairs: list[SwapHidden | Done] = [SWAP_HIDDEN(here, there) for here in lanes for there in lanes if here < there]
    if not pairs:
        return
    g.hidden_swapped = True
    while isinstance(pair := (yield from ask(g, (g.horde_seat,), REARRANGE, [*pairs, DONE], About())), SwapHidden):
        exchange_hidden(g, pair.here, pair.there)
    if g.tell:
        g.tell(Rearranged(), "HM-VS-26")


@enforces("HM-VS-24")
def _plan(g: Battle) -> Rules[None]:
    """Draw, then put a card on top; what was planned this turn is remembered for the income."""
    planned = max(g.portal.marked(PLANNED) - 1, 0)
    if (yield from plan(g)):
        planned += 1
    g.portal.mark(PLANNED, planned)


# -- the portal's action -----------------------------------------------------------------------------------------------


@enforces("HM-VS-32", "HM-VS-33", "HM-VS-34")
def portal_ability(g: Battle) -> Ability | None:
    """The "Action" of the portal, if it has one."""
    found = text_of(g.portal).by_kind.get("action", ())
    return found[0] if found else None


@enforces("HM-VS-27")
def why_not_portal_action(g: Battle) -> Refusal | None:
    """Once a turn, if its cost can be paid in full."""
    ability = portal_ability(g)
    if ability is None:
        return NO_PORTAL_ACTION
    if g.portal.marked(USED):
        return PORTAL_ACTION_USED
    assert ability.cost is not None
    return ability.cost.why_not(g, Cause(g.portal, g.horde_seat))


def _use_portal(g: Battle) -> Rules[None]:
    ability = portal_ability(g)
    assert ability is not None
    assert ability.cost is not None
    assert ability.effect is not None
    g.portal.mark(USED)
    if g.tell:
        g.tell(PortalAction())
    cause = Cause(g.portal, g.horde_seat)
    cause.index = ability.index
    yield from ability.cost.pay(g, cause)
    if g.waiting and (interrupt := g.edition.interrupt) is not None:
        yield from interrupt(g)
    yield from ability.effect(g, cause)


# -- the income --------------------------------------------------------------------------------------------------------


@enforces("HM-VS-17", "HM-VS-18")
def horde_income(g: Battle, _: object) -> None:
    """After the actions the horde player draws a card and gains 1 mana, to be spent in a later turn."""
    card = _draw(g)
    if card is not None:
        g.horde_hand.append(card)
        if g.tell:
            g.tell(HordeDrew(), "HM-VS-17")
            g.tell(DrewCard(g.horde_seat, card.id), "HM-VS-17")
        g.edition.taken(g)
    gain_mana(g, g.purse_of(g.horde_seat), 1, "HM-VS-17")


@enforces("HM-VS-24", "HM-VS-31")
def _draw(g: Battle) -> Card | None:
    """The topmost card that was not planned this turn; without one the discards are shuffled first, and with no card at
    all none is drawn."""
    planned = min(g.portal.marked(PLANNED), len(g.horde_decks[0]))
    if len(g.horde_decks[0]) == planned:
        on_top, known = g.horde_decks[0], g.known_top
        refill(g, 0)
        g.horde_decks[0] += on_top
        g.known_top = known
        if len(g.horde_decks[0]) == planned:
            return None
    if g.known_top > planned:
        g.known_top -= 1
    return g.horde_decks[0].pop(-1 - planned)


# -- the questions -----------------------------------------------------------------------------------------------------


def _later(refusal: Refusal) -> Reason:
    """What has its time in another step."""
    return lambda g, ask, seat, choice: refusal


@enforces("HM-VS-21")
def _never(g: Battle, ask: Asked, seat: int, choice: Drop | Challenge) -> Refusal:
    """What only the first edition has."""
    return choice.untimely(g, ask, seat)


ACTING: Final[tuple[type[Verb], ...]] = (March, Exhaust, Hide, SwapHidden, Plan, UsePortal)
"""What is done at the end of the phase."""
HORDE_SUMMON: Question[Summon | Conceal | Done] = Asking(
    "horde-summon",
    "HM-VS-07",
    {Summon: _why_not_summon, Conceal: _why_not_summon, Done: allowed},
    refuses=dict.fromkeys(ACTING, _later(ACT_LATER)),
    says={"mana": mana_asked},
)
HORDE_ACTION: Question[Any] = Asking(
    "horde-action",
    "SH-VS-11",
    {
        March: of_state(why_not_march),
        Exhaust: of_state(why_not_exhaust),
        Hide: of_state(why_not_hide),
        Plan: of_state(why_not_plan),
        UsePortal: of_state(why_not_portal_action),
        Done: allowed,
    },
    refuses={
        Summon: _later(SUMMON_LATER),
        Conceal: _later(SUMMON_LATER),
        SwapHidden: _later(REARRANGE_LATER),
        **dict.fromkeys((Drop, Challenge), _never),
    },
    says={"mana": mana_asked},
)
REARRANGE: Question[SwapHidden | Done] = Asking(
    "rearrange", "HM-VS-26", {SwapHidden: of_state(why_not_swap_hidden), Done: allowed}
)
MAY_CONCEAL: Question[Yes | No] = Asking("may-conceal", "HM-VS-11", {Yes: allowed, No: allowed})
SUMMON_ONE_MORE: Question[Summon | Conceal] = Asking(
    "summon-one-more", "HM-VS-33", {Summon: why_not_bring, Conceal: why_not_bring}
)
