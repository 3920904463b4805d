"""The quick hand under Monoliths' rules: whoever moves or engages is exhausted, and any monster behind can be engaged.

What it has in common with the first edition's is there (`lanes/instinct`); here is what the books see differently.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.engines.lanes.asking.choices import DONE, YES
from hordekeep.engines.lanes.asking.regarding import asker
from hordekeep.engines.lanes.bots import habits
from hordekeep.engines.lanes.bots.instinct import (
    CASTLE_HIT,
    KILL,
    LOSS,
    PILLAGE,
    PORTAL_HIT,
    STRENGTH,
    TRY,
    WEAR,
    few_cards,
    horde_answer,
    move_gains,
    on_portal,
    own_armor,
    own_attack,
    own_health,
)
from hordekeep.engines.lanes.content.cards import shelf
from hordekeep.engines.lanes.content.keywords import TRAMPLE
from hordekeep.engines.lanes.rules.second_edition.choices import USE_PORTAL
from hordekeep.engines.lanes.rules.second_edition.raiding import pillages, raiders
from hordekeep.engines.lanes.rules.versus.choices import PLAN
from hordekeep.engines.lanes.state.abilities import printed
from hordekeep.engines.lanes.state.battle import LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import REAR, piece_at
from hordekeep.kernel import once

if TYPE_CHECKING:
    from random import Random

    from hordekeep.kernel import Ask, Choice
    from hordekeep.language import Tree

TRAMPLES_FROM = 4
"""A minion with so much attack has Trample (HM-MIN-05)."""
OUTSIDER_HIT = 1.5
"""What a point of damage to the portal is worth that is the outsider (HM-OUT-19)."""
WOUND = 0.75
"""What a wound on the outsider is worth."""
MOVES = 3
ENGAGEMENTS = 4
ORDERS = 3
MARCHES = 4
EXHAUSTIONS = 2
LANES_ALIKE = 2
"""How many of each kind of choice are worth a search."""
ITSELF_AND_THE_CASTLE: Tree = ("both", ("this",), ("the_castle",))
ANOTHER_ALLY: Tree = ("another", ("ally",))
"""Whom a card may ready, as sentences say it."""


def instinct(g: Battle, ask: Ask, seat: int, luck: Random) -> Choice:
    """A choice that a hurried player would make: by habit, or for the horde by a few rules of thumb."""
    choices = ask.choices_of(seat)
    if seat == g.horde_seat:
        match ask.prompt:
            case "horde-summon" | "summon-one-more":
                return _summon(g, choices, luck)
            case "horde-action":
                return _command(g, choices, luck)
            case "rearrange":
                return luck.choice(choices)
        return horde_answer(g, ask, choices, luck)
    return habits.by_habit(g, ask, seat, sensible(g, ask, seat, choices), RECKONING, luck)


def leanings(g: Battle, ask: Ask, seat: int, choices: list[Choice]) -> list[float]:
    """How strongly a hurried player leans to each choice."""
    return habits.leanings(g, ask, seat, choices, RECKONING)


# -- the alliance ------------------------------------------------------------------------------------------------------


def _bars_the_way(g: Battle, choice: Choice) -> bool:
    """Does a tower stand before the outsider, where only allies can harm it? Towers never move (HM-ALLY-14)."""
    lane = choice[1] - LANES
    tower, monster = g.alliance_row[lane], g.horde_row[lane]
    return (
        tower is not None
        and tower.card.is_tower
        and monster is not None
        and not monster.concealed
        and monster.card.type == "outsider"
    )


def _readies_for_nothing(g: Battle, choice: Choice) -> bool:
    """A card that readies itself and the castle could be used again and again, at a price each time; two that ready
    each other, without end."""
    me = piece_at(g, choice[1])
    assert me is not None
    own = printed(me.card).exhaust
    if choice[2] >= len(own):  # it has that from another card
        return False
    readied = _readied(me.card.trees[own[choice[2]].index])
    if ITSELF_AND_THE_CASTLE in readied:
        return g.castle.ready
    if ANOTHER_ALLY not in readied:
        return False
    tired = [p for p in g.alliance_row if p is not None and p is not me and not p.ready]
    return all(_readies_another(p) for p in tired)


def _picked(g: Battle, ask: Ask, choices: list[Choice]) -> list[Choice]:
    """Who readies another ally does not ready one that would do the same, while somebody else is tired."""
    card = asker(ask)
    if card is None or ANOTHER_ALLY not in _readied(card.trees):
        return choices
    others = [choice for choice in choices if not _readies_another(piece_at(g, choice[1]))]
    return others or choices


def _readies_another(piece: Piece | None) -> bool:
    return piece is not None and ANOTHER_ALLY in _readied(piece.card.trees)


@once
def _readied(tree: Tree) -> tuple[Tree, ...]:
    """Whom a sentence, or all sentences of a card, ready."""
    found = [tree[1]] if tree[:1] == ("ready",) else []
    for part in tree:
        if isinstance(part, tuple):
            found += _readied(part)
    return tuple(found)


def stand(g: Battle, strikes: int, life: int, lane: int, armor: int = 0, trample: bool = False) -> float:
    """What an ally of such attack and health would do in a lane: against its monster, or against the portal. A minion
    that nobody faces any more strikes the castle like all others (HM-UNIV-05)."""
    monster = g.horde_row[lane]
    if monster is None or monster.doomed:
        return _portal_worth(g) * on_portal(g, strikes)
    if monster.concealed:
        return 0.3
    return CASTLE_HIT * _strength(monster) + _fight(g, strikes, life, armor, trample, monster)


def _portal_worth(g: Battle) -> float:
    return OUTSIDER_HIT if g.portal_is_outsider else PORTAL_HIT


def _strength(monster: Piece) -> int:
    """A minion strikes with its health tokens besides (HM-MIN-04)."""
    return own_attack(monster) + (max(monster.vigor, 0) if monster.card.is_minion else 0)


def _fight(g: Battle, strikes: int, life: int, armor: int, trample: bool, monster: Piece) -> float:
    """What an ally of such attack and health gains and loses when it fights a monster."""
    tough = own_health(monster)
    against = _strength(monster)
    hits = max(strikes - own_armor(monster), 0)
    if hits >= tough:
        value = KILL + 0.35 * against + 0.1 * tough
        if trample:
            value += _portal_worth(g) * on_portal(g, hits - tough)
    else:
        value = STRENGTH * hits
    if monster.card.type == "outsider":
        value += WOUND * min(hits, tough)
    if against - armor >= life:
        value -= LOSS + STRENGTH * strikes
        tramples = against >= TRAMPLES_FROM if monster.card.is_minion else TRAMPLE in printed(monster.card).keywords
        if tramples:
            value -= CASTLE_HIT * (against - armor - life)
    else:
        value -= WEAR * max(against - armor, 0)
    return value


def _stands(g: Battle, p: Piece, lane: int) -> float:
    if p.card.is_tower:
        return 0.0
    return stand(g, own_attack(p), own_health(p), lane, own_armor(p), TRAMPLE in printed(p.card).keywords)


def standings(g: Battle) -> list[list[float]]:
    """What each ally of the lanes would do in every lane."""
    return [[] if p is None else [_stands(g, p, lane) for lane in range(LANES)] for p in g.alliance_row]


def engage_gain(g: Battle, choice: Choice) -> float:
    """What engaging a monster of the back line gains, which then takes no cards (HM-PILL-03), against what the ally
    there would do otherwise."""
    ally, monster = _who_meet(g, choice)
    trample = TRAMPLE in printed(ally.card).keywords
    fight = _fight(g, own_attack(ally), own_health(ally), own_armor(ally), trample, monster)
    return PILLAGE * pillages(g, monster) + fight - _stands(g, ally, ally.lane)


def _who_meet(g: Battle, choice: Choice) -> tuple[Piece, Piece]:
    """The ally of a lane, and the monster of the back line that it engages."""
    ally, monster = g.alliance_row[choice[1]], piece_at(g, choice[2])
    assert ally is not None
    assert monster is not None
    return ally, monster


def _raid(g: Battle) -> int:
    return sum([pillages(g, raider) for raider in raiders(g)])


RECKONING: Final = habits.Reckoning(stand, standings, engage_gain, _who_meet, _raid)


# -- the horde player --------------------------------------------------------------------------------------------------


def _summon(g: Battle, choices: list[Choice], luck: Random) -> Choice:
    """The card that does most, where it does most; face down but seldom."""
    bold = [choice for choice in choices if choice[0] == "summon"]
    if not bold:
        return luck.choice(choices)
    if luck.random() < 0.1:
        return luck.choice([choice for choice in choices if choice != DONE])
    return max(bold, key=lambda choice: _summon_worth(g, choice) + luck.random())


def _summon_worth(g: Battle, choice: Choice) -> float:
    """What a card of the horde's hand would do in its lane; one without a lane always does something."""
    card = shelf().cards[choice[1]]
    if len(choice) < 3 or not card.is_creature:
        return 1.5
    return _against(g, card.attack or 0, card.health or 0, choice[2])


def _against(g: Battle, strikes: int, life: int, lane: int) -> float:
    """What a monster would do in a lane: strike the castle, or fight whoever stands there."""
    ally = g.ally_in(lane)
    if ally is None or ally.doomed:
        return CASTLE_HIT * strikes
    value = KILL if strikes - own_armor(ally) >= own_health(ally) else STRENGTH * strikes
    return value - (LOSS + STRENGTH * strikes if own_attack(ally) >= life else 0.0)


def _command(g: Battle, choices: list[Choice], luck: Random) -> Choice:
    """The treachery planned now and then, monsters to better lanes, then enough."""
    if PLAN in choices and luck.random() < 0.3:
        return PLAN
    if USE_PORTAL in choices and luck.random() < 0.15:
        return USE_PORTAL
    marches = [choice for choice in choices if choice[0] == "march"]
    if marches and luck.random() < 0.7:
        gain, march = max([(march_gain(g, choice), choice) for choice in marches])
        if gain > TRY:
            return march
    tiring = [choice for choice in choices if choice[0] == "exhaust"]
    if tiring and luck.random() < 0.15:
        return luck.choice(tiring)
    return DONE


def march_gain(g: Battle, choice: Choice) -> float:
    """What a monster gains by going to another lane, or two by changing theirs; one from the back line takes no cards
    there any more."""
    here, there = choice[1], choice[2]
    p, other = piece_at(g, here), g.horde_row[there]
    assert p is not None
    gain = _as_monster(g, p, there)
    if here >= REAR:
        return gain - PILLAGE * pillages(g, p)
    gain -= _as_monster(g, p, here)
    return gain if other is None else gain + _as_monster(g, other, here) - _as_monster(g, other, there)


def _as_monster(g: Battle, p: Piece, lane: int) -> float:
    return _against(g, own_attack(p), own_health(p), lane)


# -- narrowing a search ------------------------------------------------------------------------------------------------


def sensible(g: Battle, ask: Ask, seat: int, choices: list[Choice]) -> list[Choice]:
    """The choices worth a search: nothing thrown away unless it bars the way, no two empty lanes that are alike, no
    move without gain, and of what can be done in many ways the few that promise most."""
    if len(choices) == 1:
        return choices
    match ask.prompt:
        case "action":
            return _actions(g, choices)
        case "horde-action":
            return _commands(g, choices)
        case "horde-summon" | "summon-one-more":
            return _summons(g, choices)
        case "rearrange":
            return [DONE]
        case "agree-swap":
            return _agreed(g, ask, choices)
        case "pick-ally":
            return _picked(g, ask, choices)
        case "which-first" | "pillage-order":
            return choices[:ORDERS]
        case "rebuild" | "hand-limit" | "discard" | "toll":
            return few_cards(choices, dear=ask.prompt == "rebuild")
    return choices


def _actions(g: Battle, choices: list[Choice]) -> list[Choice]:
    """Whatever is sensible, and of the moves and engagements those that gain most."""
    lanes = _lanes_worth(g)
    kept: list[Choice] = []
    moves: list[Choice] = []
    engages: list[Choice] = []
    for choice in choices:
        verb = choice[0]
        if verb == "move":
            if choice[2] in lanes or g.alliance_row[choice[2]] is not None:
                moves.append(choice)
        elif verb == "engage":
            engages.append(choice)
        elif _is_sensible(g, choice, lanes):
            kept.append(choice)
    if moves:
        gains = move_gains(g, moves, standings(g))
        gains.sort(reverse=True)
        kept += [choice for gain, choice in gains[:MOVES] if gain > TRY]
    if engages:
        gains = [(engage_gain(g, choice), choice) for choice in engages]
        gains.sort(reverse=True)
        kept += [choice for gain, choice in gains[:ENGAGEMENTS] if gain > -1.0]
    return kept


def _is_sensible(g: Battle, choice: Choice, lanes: set[int]) -> bool:
    """Does it throw nothing away, and leave the lanes that are not worth it alone?"""
    verb = choice[0]
    if verb == "play":
        if len(choice) == 2:
            return not shelf().cards[choice[1]].is_attachment  # it would be thrown away
        return choice[2] - LANES in lanes or not _goes_to_free_lane(g, choice)
    if verb == "use":
        return not _readies_for_nothing(g, choice)
    return verb != "discard" or _bars_the_way(g, choice)


def _goes_to_free_lane(g: Battle, choice: Choice) -> bool:
    return len(choice) > 2 and LANES <= choice[2] < 2 * LANES and g.alliance_row[choice[2] - LANES] is None


def _lanes_worth(g: Battle) -> set[int]:
    """Lanes with a monster, and the leftmost of those where nobody stands on either side."""
    row = g.horde_row
    empty = [lane for lane, monster in enumerate(row) if monster is None and g.alliance_row[lane] is None]
    return {lane for lane, monster in enumerate(row) if monster is not None}.union(empty[:LANES_ALIKE])


def _agreed(g: Battle, ask: Ask, choices: list[Choice]) -> list[Choice]:
    """Whoever would have proposed a swap agrees to it: else a search would propose it again and again (HM-COOP-07)."""
    here, there = ask.about.among
    gain, _ = move_gains(g, [("move", here, there)], standings(g))[0]
    return [YES] if gain > TRY else choices


def _commands(g: Battle, choices: list[Choice]) -> list[Choice]:
    """The marches that gain most, and a few allies to exhaust."""
    kept = [choice for choice in choices if choice[0] not in ("march", "exhaust")]
    marches = [(march_gain(g, choice), choice) for choice in choices if choice[0] == "march"]
    marches.sort(reverse=True)
    kept += [choice for gain, choice in marches[:MARCHES] if gain > TRY]
    tired: set[int] = set()
    for choice in choices:
        if choice[0] == "exhaust" and choice[2] not in tired and len(tired) < EXHAUSTIONS:
            tired.add(choice[2])
            kept.append(choice)
    return kept


def _summons(g: Battle, choices: list[Choice]) -> list[Choice]:
    """Lanes with an ally, and of those without the leftmost; a card face down only to the first of those."""
    free = [lane for lane in range(LANES) if g.horde_row[lane] is None and g.ally_in(lane) is None]
    alike = set(free[LANES_ALIKE:])
    kept: list[Choice] = []
    for choice in choices:
        if choice[0] == "conceal":
            if choice[2] in free[:1]:
                kept.append(choice)
        elif len(choice) < 3 or choice[2] not in alike:
            kept.append(choice)
    return kept
