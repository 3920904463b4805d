"""The horde player of a versus game: summoning from the hand, the actions after the portal has turned, the income.

The wave only limits what is summoned (HM-VS-06, HM-VS-07); the actions are few and most of them exhaust a monster
(HM-VS-17 to HM-VS-27). Monsters in play cannot be discarded to make room (HM-VS-21).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from hordekeep.games.lanes.abilities import Ability, Cause, text_of
from hordekeep.games.lanes.asking import cited
from hordekeep.games.lanes.battle import HORDE, HORDE_OWNER, LANES, REAR_SLOTS, Battle, Piece
from hordekeep.games.lanes.horde_player import (
    CONCEAL_COST,
    CONCEALED_ALREADY,
    DONE,
    NO_MANA,
    NO_MONSTER,
    NOT_IN_HAND,
    PLAN,
    conceal_from_hand,
    hide,
    is_hand_card,
    mana_of_horde,
    plan,
    swap_hidden,
    why_not_plan,
    why_not_swap_hidden,
)
from hordekeep.games.lanes.movement import exhaust, free_lanes, move, swap, swap_backwards
from hordekeep.games.lanes.phases.duties import can_engage
from hordekeep.games.lanes.phases.horde import wave
from hordekeep.games.lanes.places import REAR, piece_at, place_name, place_of, told
from hordekeep.games.lanes.resources import gain_mana, pay_mana
from hordekeep.games.lanes.settling import finish
from hordekeep.games.lanes.summon import refill
from hordekeep.kernel import Ask, Choice, Refusal, Rules, Text

if TYPE_CHECKING:
    from hordekeep.games.lanes.cards import Card

PORTAL_ACTION: Choice = ("portal-action",)
EXHAUST_COST: Final = 2
USED: Final = "portal-action"
"""The mark of a portal whose action was used this turn."""
PLANNED: Final = "planned"
"""The mark of the portal that counts the cards planned this turn."""
OF_THE_TURN: Final = (USED, PLANNED)
"""What the next portal keeps in mind when one is replaced within the turn (HM-VS-24, HM-VS-27)."""

SUMMONING: Final = ("summon", "conceal")
"""What step 2 is for; all else is an action of the end of the phase."""
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
MINION_STAYS = Refusal("HM-VS-19", Text("no-minion-stays"))
EXHAUSTED = Refusal("HM-EXH-02", Text("no-exhausted-now"))
HELD = Refusal("HM-VS-19", Text("no-held"))
WITHOUT_ABILITIES = Refusal("HM-VS-19", Text("no-monster-abilities"))
SWAP_IN_LANES = Refusal("HM-VS-20", Text("no-swap-with-back-line"))
CANNOT_MEET = Refusal("HM-GLO-31", Text("no-cannot-meet"))
NOT_ENGAGED = Refusal("HM-VS-22", Text("no-not-engaged"))
ALLY_EXHAUSTED = Refusal("HM-VS-22", Text("no-ally-exhausted"))
BURDENED = Refusal("HM-VS-25", Text("no-burdened"))
HAS_PLAY = Refusal("HM-VS-25", Text("no-has-play"))
NO_PORTAL_ACTION = Refusal("HM-VS-34", Text("no-portal-action"))
PORTAL_ACTION_USED = Refusal("HM-VS-27", Text("no-portal-action-used"))


def every_choice(faces: Sequence[Card]) -> Iterator[Choice]:
    """Every choice that a horde player could ever be offered."""
    yield PLAN
    yield PORTAL_ACTION
    lanes = range(LANES)
    for card in faces:
        if is_hand_card(card):
            yield ("redraw", card.id)
            yield ("summon", card.id)
            for lane in lanes:
                yield ("summon", card.id, lane)
                yield ("conceal", card.id, lane)
    yield from (("hide", lane) for lane in lanes)
    yield from (("swap-hidden", here, there) for here in lanes for there in lanes if here != there)
    for place in (*lanes, *range(REAR, REAR + REAR_SLOTS)):
        yield from (("march", place, there) for there in lanes if place != there)
        yield from (("exhaust", place, lane) for lane in lanes)


# -- step 2: summoning from the hand -----------------------------------------------------------------------------------


def horde_summons(g: Battle, _: object) -> Rules[None] | None:
    """Cards of the hand, at most as many as the wave says, in whatever order (HM-VS-06, HM-VS-07)."""
    return _summon_or_not(g) if g.wave_played < wave(g) and g.horde_hand else None


def _summon_or_not(g: Battle) -> Rules[None]:
    choice = yield Ask(g.horde_seat, "horde-summon", cited(g, "HM-VS-07"), lambda: [*summons(g), DONE])
    if choice == DONE:
        return
    g.agenda.append(("horde_summons", None))
    g.wave_played += 1
    yield from bring(g, choice)
    yield from finish(g)


def summons(g: Battle) -> list[Choice]:
    """Every card of the hand with every lane for it, face up or concealed (HM-VS-08, HM-VS-11)."""
    found: list[Choice] = []
    faces = list(dict.fromkeys(g.horde_hand))
    for card in faces:
        lanes = _lanes_for(g, card) if card.is_creature else []
        found += [("summon", card.id, lane) for lane in lanes]
        if not lanes:
            found.append(("summon", card.id))
    if mana_of_horde(g) >= CONCEAL_COST:
        free = free_lanes(g, HORDE)
        found += [("conceal", card.id, lane) for card in faces for lane in free]
    return found


def _lanes_for(g: Battle, card: Card) -> list[int]:
    return g.edition.lanes_for(g, Piece(card, HORDE, HORDE_OWNER), HORDE)


def bring(g: Battle, choice: Choice) -> Rules[None]:
    """Summon a card of the hand for nothing, or conceal it for 1 mana (HM-VS-11, HM-VS-12)."""
    card = next(each for each in g.horde_hand if each.id == choice[1])
    g.horde_hand.remove(card)
    if choice[0] == "conceal":
        conceal_from_hand(g, card, choice[2])
    else:
        yield from g.edition.summon(g, card, choice[2] if len(choice) > 2 else None)


def _why_not_bring(g: Battle, choice: Choice) -> Refusal | None:
    """In hand and to a free lane; a card without a lane of its own to none (HM-VS-08, HM-SUMMON-05)."""
    card = next((each for each in g.horde_hand if each.id == choice[1]), None)
    if card is None:
        return NOT_IN_HAND
    if choice[0] == "conceal":
        if g.horde_row[choice[2]] is not None:
            return LANE_TAKEN
        return NO_MANA if mana_of_horde(g) < CONCEAL_COST else None
    lanes = _lanes_for(g, card) if card.is_creature else []
    if len(choice) == 2:
        return NEEDS_LANE if lanes else None
    if not card.is_creature:
        return NEEDS_NO_LANE
    if g.horde_row[choice[2]] is not None:
        return LANE_TAKEN
    return None if choice[2] in lanes else CANNOT_MEET


# -- the actions at the end of the phase -------------------------------------------------------------------------------


def actions(g: Battle) -> list[Choice]:
    """Everything that the horde player may do once the portal has turned (HM-VS-17)."""
    found: list[Choice] = []
    lanes = range(LANES)
    movers = [p for p in (*g.in_lanes(HORDE), *g.in_rear()) if _why_not_exhaust(p) is None]
    for p in movers:
        here = place_of(g, p)
        found += [("march", here, there) for there in lanes if why_not_march(g, here, there) is None]
    if movers and mana_of_horde(g) >= EXHAUST_COST:
        found += [
            ("exhaust", place_of(g, p), lane)
            for lane in lanes
            if _why_not_exhaust_ally(g, lane) is None
            for p in movers
        ]
    found += [("hide", lane) for lane in lanes if why_not_hide(g, lane) is None]
    found += [
        ("swap-hidden", here, there) for here in lanes for there in lanes if why_not_swap_hidden(g, here, there) is None
    ]
    if why_not_plan(g) is None:
        found.append(PLAN)
    if why_not_portal_action(g) is None:
        found.append(PORTAL_ACTION)
    found.append(DONE)
    return found


def why_not_act(g: Battle, choice: Choice) -> Refusal | None:
    """The very checks that list what a horde player may do, in step 2 and at the end of the phase."""
    verb = choice[0]
    summoning = g.beat is not None and g.beat[0] == "horde_summons"
    if verb == "done":
        return None
    if summoning != (verb in SUMMONING):
        return ACT_LATER if summoning else SUMMON_LATER
    match verb:
        case "summon" | "conceal":
            return WAVE_SPENT if g.wave_played >= wave(g) else _why_not_bring(g, choice)
        case "march":
            return _why_not_march_so(g, choice[1], choice[2])
        case "exhaust":
            return why_not_exhaust(g, choice[1], choice[2])
        case "hide":
            return why_not_hide(g, choice[1])
        case "swap-hidden":
            return why_not_swap_hidden(g, choice[1], choice[2])
        case "plan":
            return why_not_plan(g)
    return why_not_portal_action(g)


def take(g: Battle, choice: Choice) -> Rules[None]:
    """Do what was chosen."""
    match choice[0]:
        case "march":
            _march(g, choice[1], choice[2])
        case "exhaust":
            _exhaust_ally(g, choice[1], choice[2])
        case "hide":
            hide(g, choice[1])
        case "swap-hidden":
            swap_hidden(g, choice[1], choice[2])
        case "plan":
            yield from _plan(g)
        case "portal-action":
            yield from _use_portal(g)


def _monster_at(g: Battle, place: int) -> Piece | None:
    """The monster at a place in a lane or in the back line; a minion there is none that marches (HM-VS-19)."""
    return g.monster_in(place) if place < LANES else piece_at(g, place) if place >= REAR else None


def _why_not_exhaust(p: Piece | None) -> Refusal | None:
    """Every monster but the minions may be exhausted, if it is ready (HM-VS-19, HM-EXH-02)."""
    if p is None or p.doomed:
        return NO_MONSTER
    if p.card.is_minion:
        return MINION_STAYS
    if not p.ready:
        return EXHAUSTED
    if p.marked("cannot-exhaust"):
        return HELD
    return WITHOUT_ABILITIES if p.blank or p.marked("no-abilities") else None


def why_not_march(g: Battle, here: int, there: int) -> Refusal | None:
    """A ready monster to a lane without monsters, or two of them exchanged, the left one first (HM-VS-19, HM-VS-20)."""
    p, other = _monster_at(g, here), g.horde_row[there]
    if here == there:
        return NO_MONSTER
    if (refusal := _why_not_exhaust(p)) is not None:
        return refusal
    assert p is not None
    if p.marked("cannot-move"):
        return HELD
    if other is None:
        return None if there in g.edition.lanes_for(g, p, HORDE) else CANNOT_MEET
    if here >= LANES:
        return SWAP_IN_LANES
    if (refusal := _why_not_exhaust(other)) is not None:
        return refusal
    if other.marked("cannot-move"):
        return HELD
    if there < here:
        return NO_MONSTER
    return None if _meets(g, p, there) and _meets(g, other, here) else CANNOT_MEET


def _meets(g: Battle, p: Piece, lane: int) -> bool:
    ally = g.ally_in(lane)
    return ally is None or can_engage(g, ally, p)


def _why_not_march_so(g: Battle, here: int, there: int) -> Refusal | None:
    if LANES > here > there and g.horde_row[there] is not None and why_not_march(g, there, here) is None:
        return swap_backwards("HM-VS-20", here, there)
    return why_not_march(g, here, there)


def _march(g: Battle, here: int, there: int) -> None:
    p, other = _monster_at(g, here), g.horde_row[there]
    assert p is not None
    exhaust(g, p)
    if other is None:
        move(g, p, there, "HM-VS-19")
    else:
        exhaust(g, other)
        swap(g, p, other, "HM-VS-20")


def _why_not_exhaust_ally(g: Battle, lane: int) -> Refusal | None:
    ally = g.ally_in(lane)
    if ally is None or ally.doomed or g.monster_in(lane) is None:
        return NOT_ENGAGED
    return None if ally.ready else ALLY_EXHAUSTED


def why_not_exhaust(g: Battle, place: int, lane: int) -> Refusal | None:
    """2 mana and a ready monster: an ally engaged with any monster is exhausted (HM-VS-22)."""
    refusal = _why_not_exhaust(_monster_at(g, place)) or _why_not_exhaust_ally(g, lane)
    return refusal or (NO_MANA if mana_of_horde(g) < EXHAUST_COST else None)


def _exhaust_ally(g: Battle, place: int, lane: int) -> None:
    p, ally = _monster_at(g, place), g.ally_in(lane)
    assert p is not None
    assert ally is not None
    pay_mana(g, g.horde_seat, EXHAUST_COST)
    exhaust(g, p)
    exhaust(g, ally)
    g.say("exhausted-ally", "HM-VS-22", card=ally.card.id, at=place_name(LANES + lane), by=told(p))


def why_not_hide(g: Battle, lane: int) -> Refusal | None:
    """1 mana: a monster in a lane is turned face down, if it has no token, no attachment and no "Play:" (HM-VS-25)."""
    p = g.monster_in(lane)
    if p is None or p.doomed:
        return NO_MONSTER
    if p.concealed:
        return CONCEALED_ALREADY
    if p.card.is_minion:
        return MINION_STAYS
    if p.vigor or p.edge or p.plate or p.turn_attack or p.turn_armor or p.attached:
        return BURDENED
    if p.card.printed.play or "pillager" in p.card.printed.keywords:
        return HAS_PLAY
    return NO_MANA if mana_of_horde(g) < CONCEAL_COST else None


def _plan(g: Battle) -> Rules[None]:
    """Draw, then put a card on top; what was planned this turn is remembered for the income (HM-VS-24)."""
    planned = max(g.portal.marked(PLANNED) - 1, 0)
    if (yield from plan(g)):
        planned += 1
    g.portal.mark(PLANNED, planned)


# -- the portal's action -----------------------------------------------------------------------------------------------


def portal_ability(g: Battle) -> Ability | None:
    """The "Action" of the portal, if it has one (HM-VS-32 to HM-VS-34)."""
    found = text_of(g.portal).by_kind.get("action", ())
    return found[0] if found else None


def why_not_portal_action(g: Battle) -> Refusal | None:
    """Once a turn, if its cost can be paid in full (HM-VS-27)."""
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
    g.say("portal-action", "HM-VS-27")
    cause = Cause(g.portal, g.horde_seat)
    cause.index = ability.index
    yield from ability.cost.pay(g, cause)
    if g.waiting and (interrupt := g.edition.interrupt) is not None:
        yield from interrupt(g)
    yield from ability.effect(g, cause)


# -- the income --------------------------------------------------------------------------------------------------------


def horde_income(g: Battle, _: object) -> None:
    """After the actions the horde player draws a card and gains 1 mana, to be spent in a later turn (HM-VS-17,
    HM-VS-18)."""
    card = _draw(g)
    if card is not None:
        g.horde_hand.append(card)
        g.say("horde-drew", "HM-VS-17")
        g.say("drew-card", "HM-VS-17", (g.horde_seat,), seat=g.horde_seat, card=card.id)
        g.edition.taken(g)
    gain_mana(g, g.purse_of(g.horde_seat), 1, "HM-VS-17")


def _draw(g: Battle) -> Card | None:
    """The topmost card that was not planned this turn (HM-VS-24); without one the discards are shuffled first, and
    with no card at all none is drawn (HM-VS-31)."""
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
