"""A quick hand at the game, for play-outs and as a bot of its own: it looks at the table and reckons lane by lane; how
it weighs what it sees are its habits (`lanes/habits`).

It knows nothing that its seat may not know: it reads the lanes, its own choices, and counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.asking.choices import DONE
from hordekeep.engines.lanes.bots import habits
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.keywords import ARMOR, TAUNT, TRAMPLE
from hordekeep.engines.lanes.effects.shielding import through
from hordekeep.engines.lanes.effects.values import health, keyword
from hordekeep.engines.lanes.rules.setup.choices import KEEP
from hordekeep.engines.lanes.rules.versus.choices import PLAN
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import LANES, Battle, Piece

if TYPE_CHECKING:
    from random import Random

    from hordekeep.kernel import Ask, Choice

CASTLE_HIT = 1.2
"""What a point of damage to the castle is worth."""
PORTAL_HIT = 0.75
KILL = 2.0
"""What a destroyed monster is worth besides its strikes: a card."""
LOSS = 0.45
"""What losing an ally costs besides its strikes."""
PILLAGE = 0.6
"""What a card of the deck is worth."""
STRENGTH = 0.4
"""What a point of attack is worth that stays in play."""
WEAR = 0.15
"""What a wound on an ally costs."""
TRY = 0.15
"""A move must promise so much to be made."""


def turn(g: Battle) -> int:
    """The clock of the game."""
    return g.turn


def instinct(g: Battle, ask: Ask, seat: int, luck: Random) -> Choice:
    """A choice that a hurried player would make: by habit, or for the horde by a few rules of thumb."""
    choices = ask.choices_of(seat)
    if seat == g.horde_seat:
        return horde_answer(g, ask, choices, luck)
    choices = sensible(g, ask, seat, choices)
    return habits.by_habit(g, ask, seat, choices, RECKONING, luck)


def leanings(g: Battle, ask: Ask, seat: int, choices: list[Choice]) -> list[float]:
    """How strongly a hurried player leans to each choice."""
    return habits.leanings(g, ask, seat, choices, RECKONING)


def stand(g: Battle, strikes: int, life: int, lane: int, armor: int = 0, trample: bool = False) -> float:
    """What an ally of such attack and health would do in a lane: against its monster, or against the portal."""
    monster = g.horde_row[lane]
    if monster is None or monster.doomed:
        return PORTAL_HIT * on_portal(g, strikes)
    if monster.concealed:
        return 0.3
    tough = own_health(monster)
    is_minion = monster.card.is_minion
    against = tough if is_minion else own_attack(monster)
    value = 0.0 if is_minion else CASTLE_HIT * against
    if strikes - own_armor(monster) >= tough:
        value += KILL + 0.35 * against + 0.1 * tough
        if trample:
            value += PORTAL_HIT * on_portal(g, strikes - tough)
    else:
        value += STRENGTH * min(strikes, tough)
    if against - armor >= life:
        value -= LOSS + STRENGTH * strikes
        if is_minion or TRAMPLE in printed(monster.card).keywords:
            value -= CASTLE_HIT * max(against - armor - life, 0)
    else:
        value -= WEAR * max(against - armor, 0)
    return value


# What a piece is by itself, whatever its neighbours add: else two places could each look better from the other, and an
# ally would run to and fro between them for ever.


def own_attack(p: Piece) -> int:
    """The attack that a piece has by itself, without what its health tokens give a minion."""
    return max((p.card.attack or 0) + p.edge + p.turn_attack, 0)


def own_health(p: Piece) -> int:
    """The health that a piece has by itself."""
    return (p.card.health or 0) + p.vigor + p.turn_health


def own_armor(p: Piece) -> int:
    """The armor that a piece has by itself, less what was used."""
    return max(printed(p.card).keywords.get(ARMOR, 0) + p.plate + p.turn_armor - p.armor_used, 0)


def on_portal(g: Battle, strikes: int) -> int:
    """How much of a strike the portal would feel."""
    if g.portal.card.health is None or g.portal.doomed:
        return 0
    return min(strikes, max(health(g, g.portal), 0))


def _stands(g: Battle, p: Piece, lane: int) -> float:
    if p.card.is_tower:
        return 0.0
    trample = TRAMPLE in printed(p.card).keywords
    return stand(g, own_attack(p), own_health(p), lane, own_armor(p), trample)


def standings(g: Battle) -> list[list[float]]:
    """What each ally of the lanes would do in every lane."""
    return [[] if p is None else [_stands(g, p, lane) for lane in range(LANES)] for p in g.alliance_row]


def move_gains(g: Battle, moves: list[Choice], worth: list[list[float]]) -> list[tuple[float, Choice]]:
    """How much better the allies would stand after each move or swap, if that is what they are worth in each lane."""
    row = g.alliance_row
    found = []
    for choice in moves:
        here, there = choice[1], choice[2]
        gain = worth[here][there] - worth[here][here]
        if row[there] is not None:
            gain += worth[there][here] - worth[there][there]
        found.append((gain, choice))
    return found


def _is_needed(g: Battle, *lanes: int) -> bool:
    """An ally that leaves lets its minion go, or leaves a taunt that somebody must answer again."""
    monsters = [g.horde_row[lane] for lane in lanes if g.alliance_row[lane] is not None]
    return any(each is not None and (each.card.is_minion or keyword(g, each, TAUNT)) for each in monsters)


def _meets(g: Battle, ally: Piece, minion: Piece) -> float:
    """What it is worth that an ally fights a minion: no pillage by it, perhaps a card, perhaps the ally."""
    strength = health(g, minion)
    value = PILLAGE * strength
    if through(g, minion, own_attack(ally)) >= strength:
        value += KILL
    armor = own_armor(ally)
    if strength - armor >= own_health(ally):
        value -= LOSS + STRENGTH * own_attack(ally)
    else:
        value -= WEAR * max(strength - armor, 0)
    return value


def engage_gain(g: Battle, choice: Choice) -> float:
    """What engaging a minion gains against what the ally before it would do otherwise."""
    ally, minion = _who_meet(g, choice)
    return _meets(g, ally, minion) - _stands(g, ally, ally.lane)


def _who_meet(g: Battle, choice: Choice) -> tuple[Piece, Piece]:
    """The ally in the first lane without a monster, and the minion that comes to it."""
    ally = g.alliance_row[next(lane for lane in range(LANES) if g.horde_row[lane] is None)]
    assert ally is not None
    return ally, g.minions[choice[1]]


def _raid(g: Battle) -> int:
    return sum([max(health(g, minion), 0) for minion in g.minions])


RECKONING: Final = habits.Reckoning(stand, standings, engage_gain, _who_meet, _raid)


# -- the horde player --------------------------------------------------------------------------------------------------


def horde_answer(g: Battle, ask: Ask, choices: list[Choice], luck: Random) -> Choice:
    """What the horde player answers in a hurry: a hand is kept, and what can be done is mostly done."""
    match ask.prompt:
        case "horde-action":
            return _horde_action(g, choices, luck)
        case "mulligan":
            return KEEP
    keen = [choice for choice in choices if choice[0] not in ("no", "stop")]
    return luck.choice(keen if keen and luck.random() < 0.9 else choices)


def _horde_action(g: Battle, choices: list[Choice], luck: Random) -> Choice:
    """Cards into lanes where nobody stands against them, then enough."""
    summons = [choice for choice in choices if choice[0] == "summon"]
    if summons:
        open_lanes = [choice for choice in summons if g.ally_in(choice[2]) is None]
        return luck.choice(open_lanes or summons)
    if PLAN in choices and luck.random() < 0.3:
        return PLAN
    marches = [choice for choice in choices if choice[0] == "march"]
    if marches and luck.random() < 0.5:
        better = [choice for choice in marches if g.ally_in(choice[1]) is not None and g.ally_in(choice[2]) is None]
        if better:
            return luck.choice(better)
    return DONE


# -- narrowing a search ------------------------------------------------------------------------------------------------


def sensible(g: Battle, ask: Ask, seat: int, choices: list[Choice]) -> list[Choice]:
    """The choices worth a search: nothing thrown away, no two empty lanes that are alike, no move without gain."""
    if ask.prompt == "action":
        lanes = _lanes_worth(g)
        kept = [choice for choice in choices if _is_worth_trying(g, choice, lanes)]
        kept += _best_moves(g, choices, lanes)
        if DONE not in kept:  # somebody taunts
            kept += [choice for choice in g.edition.answers_to_taunt(g) if choice in choices and choice not in kept]
        return kept or choices
    if ask.prompt == "horde-action":
        return [choice for choice in choices if choice[0] not in ("drop", "swap-hidden")]
    if ask.prompt in ("rebuild", "hand-limit", "discard", "toll"):
        return few_cards(choices, dear=ask.prompt == "rebuild")
    return choices


def few_cards(choices: list[Choice], dear: bool) -> list[Choice]:
    """The dearest or cheapest three of some cards, and whatever else can be chosen: it seldom matters which."""
    cards = [choice for choice in choices if choice[0] == "card"]
    cards.sort(key=lambda choice: (shelf().cards[choice[1]].cost or 0, choice[1]), reverse=dear)
    return [*cards[:3], *(choice for choice in choices if choice[0] != "card")]


def _lanes_worth(g: Battle) -> set[int]:
    """Lanes with a monster, and of those without the two leftmost: a minion would come to the first."""
    empty = [lane for lane in range(LANES) if g.horde_row[lane] is None]
    free = [lane for lane in empty if g.alliance_row[lane] is None]
    return {lane for lane in range(LANES) if g.horde_row[lane] is not None} | {*empty[:1], *free[:2]}


def _is_worth_trying(g: Battle, choice: Choice, lanes: set[int]) -> bool:
    verb = choice[0]
    if verb in ("discard", "move"):
        return False
    if (
        verb == "play"
        and len(choice) > 2
        and LANES <= choice[2] < 2 * LANES
        and g.alliance_row[choice[2] - LANES] is None
    ):
        return choice[2] - LANES in lanes
    return True


def _best_moves(g: Battle, choices: list[Choice], lanes: set[int]) -> list[Choice]:
    """The three moves that gain most, and the best one that brings an ally before the minions; whoever stands there
    stays, or a search would send allies to and fro."""
    first = -1
    if any(minion.lane < 0 and health(g, minion) > 1 for minion in g.minions):
        first = next((lane for lane in range(LANES) if g.horde_row[lane] is None), -1)
    moves = [choice for choice in choices if choice[0] == "move" and choice[2] in lanes and choice[1] != first]
    moves = [choice for choice in moves if not _is_needed(g, choice[1], choice[2])]
    found = move_gains(g, moves, standings(g))
    found.sort(reverse=True)
    kept = [choice for gain, choice in found[:3] if gain > TRY and choice[2] != first]
    if first >= 0 and g.alliance_row[first] is None:
        kept += [choice for _, choice in found if choice[2] == first][:1]
    return kept
