"""Habits: what speaks for a choice of the alliance, as named signs with amounts. How much each sign counts was learned
by playing (`scripts/learn_habits.py`) and lies in `habits.json` of each game's content.

A sign reads only what its seat may know: the lanes, face down cards as such, its own choices, and counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from hordekeep.engines.lanes.asking.regarding import asker
from hordekeep.engines.lanes.content.cards import Card, content_of, shelf
from hordekeep.engines.lanes.effects.values import attack, health
from hordekeep.engines.lanes.state.battle import HORDE, LANES, Battle, Piece
from hordekeep.engines.lanes.state.places import CASTLE, PORTAL, piece_at
from hordekeep.kernel import once
from hordekeep.kernel.leaning import by_leaning, weighed

if TYPE_CHECKING:
    from random import Random

    from hordekeep.kernel import Ask, Choice

Signs = list[tuple[str, float]]
"""What speaks for or against one choice: names and amounts, each about 0 to 1."""
Weights = Mapping[str, float]

TAKEN = ("rebuild", "pick-card")
"""The questions where a card is taken; elsewhere it is given away."""
LIKE = {"elusive-first": "elusive", "may-redirect-all": "may-redirect"}
"""Questions that are answered by the habits of another."""
DECIDED = 2.5
"""How much more decidedly habits are followed than while they were learned, when everything had to be tried."""
PLACED = ("first", "move", "use")
"""Answers that name a place: what is done counts, not where it lies."""
NO_GAIN = 0.15
"""A move that gains no more is made for another reason, if at all."""


class Reckoning(NamedTuple):
    """What an edition's quick hand reckons lane by lane: what an ally would do in a lane, what all do in every lane,
    what an engagement gains, who would meet in it, and how many cards the next pillage takes."""

    stand: Callable[[Battle, int, int, int], float]
    standings: Callable[[Battle], list[list[float]]]
    engage_gain: Callable[[Battle, Choice], float]
    who_meet: Callable[[Battle, Choice], tuple[Piece, Piece]]
    raid: Callable[[Battle], int]


@once
def learned(edition: str) -> Weights:
    """How much each sign counts under the rules of an edition."""
    text = content_of(edition).joinpath("habits.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, float])


def leanings(g: Battle, ask: Ask, seat: int, choices: list[Choice], reckoning: Reckoning) -> list[float]:
    """How strongly a hurried player leans to each choice: the chance of one is as its exponential. The horde player has
    no habits."""
    if seat == g.horde_seat:
        return [0.0] * len(choices)
    return weighed(signs_of(g, ask, seat, choices, reckoning), learned(g.edition.name))


def by_habit(g: Battle, ask: Ask, seat: int, choices: list[Choice], reckoning: Reckoning, luck: Random) -> Choice:
    """One of the choices, the more likely the more a hurried player leans to it."""
    if len(choices) == 1:
        return choices[0]
    return by_leaning(choices, leanings(g, ask, seat, choices, reckoning), DECIDED, luck)


def signs_of(g: Battle, ask: Ask, seat: int, choices: list[Choice], reckoning: Reckoning) -> list[Signs]:
    """The signs of each choice."""
    around = circumstances(g, seat, reckoning)
    if ask.prompt == "action":
        return _of_actions(g, seat, choices, reckoning, around)
    return [_of_answer(g, ask, seat, choice, reckoning, around) for choice in choices]


def circumstances(g: Battle, seat: int, reckoning: Reckoning) -> Signs:
    """How things stand: the worst strike that nobody meets, the hand, the next pillage against the deck, the castle's
    danger, all attack on the other side, the deck's danger."""
    player = g.players[seat] if seat < len(g.players) else g.players[0]
    deck = len(player.deck)
    foes = worst = 0
    for lane in range(LANES):
        monster = g.horde_row[lane]
        if monster is not None and not monster.concealed and not monster.card.is_minion:
            strikes = attack(g, monster)
            foes += strikes
            if strikes > worst and g.alliance_row[lane] is None:
                worst = strikes
    return [
        ("threat", worst / 4),
        ("hand", (len(player.hand) - 3) / 3),
        ("raid", 3 * reckoning.raid(g) / (deck + 4)),
        ("castle", 4 / (max(health(g, g.castle), 0) + 2)),
        ("foes", foes / 6),
        ("deck", 6 / (deck + 2)),
    ]


# -- actions -----------------------------------------------------------------------------------------------------------


def _of_actions(g: Battle, seat: int, choices: list[Choice], reckoning: Reckoning, around: Signs) -> list[Signs]:
    mana = g.mana[g.purse_of(seat)]
    can_play = any(choice[0] == "play" for choice in choices)
    worth: list[list[float]] = []
    found: list[Signs] = []
    for choice in choices:
        match choice[0]:
            case "play":
                signs = _of_play(g, choice, mana, reckoning, around)
            case "use":
                signs = _of_use(g, choice, mana, around)
            case "engage":
                signs = _of_engagement(g, choice, reckoning, around)
            case "move":
                if not worth:
                    worth = reckoning.standings(g)
                signs = _of_move(g, choice, worth, reckoning, around)
            case "done":
                signs = [("done", 1.0), ("done|mana", mana / 6), ("done|can play", float(can_play))]
                signs += [(f"done|{name}", amount) for name, amount in around]
            case verb:
                signs = [(verb, 1.0)]
                signs += [(f"{verb}|{name}", amount) for name, amount in around]
        found.append(signs)
    return found


def _of_play(g: Battle, choice: Choice, mana: int, reckoning: Reckoning, around: Signs) -> Signs:
    card = shelf().cards[choice[1]]
    cost = card.cost or 0
    signs: Signs = [
        (f"play:{card.id}", 1.0),
        (f"play {card.type}", 1.0),
        ("play|cost", cost / 4),
        ("play|left", max(mana - cost, 0) / 4),
    ]
    for name, amount in around:
        signs.append((f"play:{card.id}|{name}", amount))
        signs.append((f"play {card.type}|{name}", amount))
    if len(choice) > 2 and LANES <= choice[2] < 2 * LANES:
        lane = choice[2] - LANES
        ally = g.alliance_row[lane]
        if card.is_ally:
            signs += _of_lane(g, card.attack or 0, card.health or 0, lane, reckoning, around)
            if ally is not None:
                signs.append(("play|over", 1.0))
        else:
            signs.append(("play|on met", float(g.horde_row[lane] is not None)))
            if ally is not None:
                signs.append(("play|on strong", (attack(g, ally) + health(g, ally)) / 6))
    if len(choice) > 3:
        signs.append(("play|bargain", 1.0))
    return signs


def _of_use(g: Battle, choice: Choice, mana: int, around: Signs) -> Signs:
    p = piece_at(g, choice[1])
    user = "-" if p is None else p.card.id
    signs: Signs = [
        (f"use:{user}.{choice[2]}", 1.0),
        ("use castle" if choice[1] == CASTLE else "use", 1.0),
        ("use|mana", mana / 6),
    ]
    signs += [(f"use:{user}|{name}", amount) for name, amount in around]
    return signs


def _of_engagement(g: Battle, choice: Choice, reckoning: Reckoning, around: Signs) -> Signs:
    ally, monster = reckoning.who_meet(g, choice)
    signs: Signs = [
        ("engage", 1.0),
        ("engage|gain", reckoning.engage_gain(g, choice) / 3),
        ("engage|strikes", attack(g, ally) / 4),
    ]
    if not monster.concealed:
        tough = health(g, monster)
        signs.append(("engage|tokens", tough / 3))
        signs.append(("engage|kills", float(attack(g, ally) >= tough)))
        signs.append(("engage|dies", float(attack(g, monster) >= health(g, ally))))
    signs += [(f"engage|{name}", amount) for name, amount in around]
    return signs


def _of_move(g: Battle, choice: Choice, worth: list[list[float]], reckoning: Reckoning, around: Signs) -> Signs:
    here, there = choice[1], choice[2]
    ally = g.alliance_row[here]
    assert ally is not None
    gain = worth[here][there] - worth[here][here]
    signs: Signs = [("move", 1.0)]
    if g.alliance_row[there] is not None:
        gain += worth[there][here] - worth[there][there]
        signs.append(("move|swap", 1.0))
    signs.append(("move|gain", gain / 3))
    signs.append(("move|no gain", float(gain <= NO_GAIN)))
    monster = g.horde_row[here]
    if monster is not None and monster.card.is_minion:
        signs.append(("move|leaves minion", 1.0))
    strikes, life = attack(g, ally), health(g, ally)
    signs += _of_lane(g, strikes, life, there, reckoning, around)
    signs += [(name, -amount) for name, amount in _of_lane(g, strikes, life, here, reckoning, around)]
    return signs


def _of_lane(g: Battle, strikes: int, life: int, lane: int, reckoning: Reckoning, around: Signs) -> Signs:
    """An ally of such attack and health in a lane."""
    signs: Signs = [("lane|stand", reckoning.stand(g, strikes, life, lane) / 4)]
    monster = g.horde_row[lane]
    if monster is None:
        signs.append(("lane|free", 1.0))
        if all(g.horde_row[left] is not None for left in range(lane)):
            signs.append(("lane|first free", 1.0))
        if g.portal.card.health is not None and not g.portal.doomed:
            stage = g.portal.card.stage
            signs.append((f"lane|portal {stage}", min(strikes, 6) / 4))
            if strikes >= health(g, g.portal):
                signs.append(("lane|portal falls", 1.0))
                signs.append(("lane|portal falls|pile", len(g.pile) / 3))
                signs += [(f"lane|portal falls|{name}", amount) for name, amount in around if name == "foes"]
    elif monster.concealed:
        signs.append(("lane|face down", 1.0))
    else:
        against = attack(g, monster)
        signs.append(("lane|met", 1.0))
        signs.append(("lane|blocks", against / 4))
        signs.append(("lane|kills", float(strikes >= health(g, monster))))
        signs.append(("lane|dies", float(against >= life)))
        if monster.card.is_minion:
            signs.append(("lane|minion", 1.0))
        if monster.card.is_outsider:
            signs.append(("lane|outsider", strikes / 3))
    beside = (lane > 0 and g.alliance_row[lane - 1] is not None) or (
        lane < LANES - 1 and g.alliance_row[lane + 1] is not None
    )
    if beside:
        signs.append(("lane|neighbour", 1.0))
    return signs


# -- answers -----------------------------------------------------------------------------------------------------------


def _of_answer(g: Battle, ask: Ask, seat: int, choice: Choice, reckoning: Reckoning, around: Signs) -> Signs:
    prompt = LIKE.get(ask.prompt, ask.prompt)
    by = asker(ask)
    match choice[0]:
        case "at":
            return _of_piece(g, prompt, by, choice[1])
        case "card" | "redraw":
            card = shelf().cards[choice[1]]
            return [
                (f"{prompt}:{card.id}", 1.0),
                (f"want:{card.id}", 1.0 if prompt in TAKEN else -1.0),
                (f"{prompt}|cost", (card.cost or 0) / 4),
                (f"{prompt} {card.type}", 1.0),
            ]
        case "play":
            return [
                (f"{prompt}:{choice[1]}", 1.0),
                (prompt, 1.0),
                *[(f"{prompt}:{choice[1]}|{name}", amount) for name, amount in around],
            ]
        case "lane":
            return _of_wanted_lane(g, prompt, by, choice[1], reckoning, around)
    said = choice[0] if choice[0] in PLACED else ".".join(map(str, choice))
    answer = f"{prompt} {said}"
    who = "-" if by is None else by.id
    signs: Signs = [(answer, 1.0), (f"{answer}:{who}", 1.0)]
    signs += [(f"{answer}:{who}|{name}", amount) for name, amount in around]
    if prompt == "mulligan" and seat < len(g.players):
        signs.append((f"{answer}|aside", len(g.players[seat].aside) / 3))
    return signs


def _of_piece(g: Battle, prompt: str, asker: Card | None, place: int) -> Signs:
    """A piece that is to be picked, by a card of the alliance or of the horde."""
    if place == CASTLE:
        return [(f"{prompt} castle", 1.0)]
    if place == PORTAL:
        return [(f"{prompt} portal", 1.0)]
    p = piece_at(g, place)
    if p is None or p.concealed:
        return [(f"{prompt} face down", 1.0)]
    whose = "ours" if asker is not None and (asker.cost is not None or asker.type == "castle") else "theirs"
    what = "monster" if p.side == HORDE else "ally"
    kind = f"{prompt} {whose} {what}"
    strikes, life = attack(g, p), health(g, p)
    signs: Signs = [(f"{kind}|attack", strikes / 3), (f"{kind}|health", life / 3)]
    if p.card.is_minion:
        signs.append((f"{kind}|minion", 1.0))
    if p.lane < 0:
        return signs
    other = g.horde_row[p.lane] if p.side != HORDE else g.alliance_row[p.lane]
    if other is None:
        signs.append((f"{kind}|unmet", strikes / 3))
    elif not other.concealed:
        signs.append((f"{kind}|met", 1.0))
        signs.append((f"{kind}|against", attack(g, other) / 3))
        signs.append((f"{kind}|dies", float(attack(g, other) >= life)))
        signs.append((f"{kind}|kills", float(strikes >= health(g, other))))
    return signs


def _of_wanted_lane(
    g: Battle, prompt: str, asker: Card | None, lane: int, reckoning: Reckoning, around: Signs
) -> Signs:
    """A lane for the card that asks: one that slips away keeps its wounds."""
    signs: Signs = [(f"{prompt} lane", 1.0)]
    if asker is not None and 0 <= lane < LANES:
        life = asker.health or 0
        for p in g.alliance_row:
            if p is not None and p.card is asker:
                life = health(g, p)
        signs += _of_lane(g, asker.attack or 0, life, lane, reckoning, around)
    return signs
