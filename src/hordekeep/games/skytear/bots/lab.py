"""What the laboratory and learning agents see of a game: traits of a finished game, and a view as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hordekeep.games.skytear.content.cards import PowerCard, shelf
from hordekeep.games.skytear.content.keywords import CONDITIONS
from hordekeep.games.skytear.content.setting import MINIONS_PER_TEAM, NOBODY, OUTSIDERS
from hordekeep.games.skytear.effects.values import armor, attack, mana
from hordekeep.games.skytear.ground.boards import FRAME
from hordekeep.games.skytear.rules.minions.control import base_control
from hordekeep.games.skytear.state.arena import ACTIONS, Arena, Tally
from hordekeep.games.skytear.state.pieces import illusion_of, minions_of, pillars_of
from hordekeep.games.skytear.written.position import STATES
from hordekeep.kernel import Lab, Text, once

_PHASES: Final = ("setup", "heroes", "heroes-over", "minions", "upkeep")
_TEAM: Final = 6
_LANES: Final = 3
_DOMES: Final = 2
_MOST_ROWS: Final = 9
_TALLIES: Final = (6, 12, 12, 6, 12)
"""More than most games count of each."""
_PLACE: Final = 3
"""The numbers of a place: whether there is one, and its coordinates."""


def traits(g: Arena, seat: int) -> list[Text]:
    """What decided a game: the factions and heroes of the seat's side, who was first, and how it ended."""
    side = g.setting.sides[seat]
    found = [Text("trait-faction", faction=Text(f"faction-{each}")) for each in g.factions[side]]
    found += [Text("trait-hero", hero=Text(f"hero-{g.hero(slot).id}")) for slot in g.heroes_of(side) if g.heroes[slot]]
    if side == g.first_side:
        found.append(Text("trait-first"))
    if g.result is not None:
        rule, _, card = g.result[1].partition("/")
        how = Text("why-victory-card", card=Text(f"victory-{card}")) if card else Text(f"why-{rule.lower()}")
        found.append(Text("trait-ended", how=how))
    return found


def groups(g: Arena, seat: int) -> list[tuple[Text, Text]]:
    """What win rates are given of: the factions and heroes of the seat's side, and whether it was first."""
    side = g.setting.sides[seat]
    found = [(Text("group-faction"), Text(f"faction-{each}")) for each in g.factions[side]]
    heroes = [g.hero(slot).id for slot in g.heroes_of(side) if g.heroes[slot]]
    found += [(Text("group-hero"), Text(f"hero-{hero}")) for hero in heroes]
    found.append((Text("group-order"), Text("trait-first" if side == g.first_side else "trait-second")))
    return found


def rounds(g: Arena) -> int:
    """How many turns a game took."""
    return g.turn


@once
def _known_cards() -> dict[PowerCard, int]:
    return {card: number for number, card in enumerate(shelf().power_cards.values())}


def observation_size(seats: int) -> int:
    """How many numbers `observe` gives with so many seats, on any battlefield."""
    heroes = 2 * _TEAM * _hero_size()
    board = _LANES * (_PLACE + 5) + _DOMES * (_PLACE + 2) + 2
    pieces = 4 * MINIONS_PER_TEAM * _PLACE
    return _table_size() + heroes + board + pieces + 4 * seats + 2 * len(_known_cards())


def _table_size() -> int:
    return 8 + len(_PHASES) + len(ACTIONS) + len(ACTIONS) + 3 + len(shelf().victory_cards) + 2 * len(_TALLIES)


def _hero_size() -> int:
    return 2 * _PLACE + len(shelf().heroes) + 1 + len(STATES) + len(CONDITIONS) + 8


def observe(g: Arena, seat: int) -> list[float]:
    """What `seat` sees as numbers from -1 to 1, its own side first: table, heroes, lanes, pieces, players, own hand,
    and what was discarded."""
    side = g.setting.sides[seat]
    sides = (side, 1 - side)
    numbers = _table(g, seat, sides)
    for each in sides:
        slots = list(g.heroes_of(each))
        for nth in range(_TEAM):
            numbers += _hero(g, slots[nth], seat) if nth < len(slots) else [0.0] * _hero_size()
    numbers += _lanes(g, sides)
    for each in sides:
        for piece in (*minions_of(each), *pillars_of(each)):
            numbers += _place(g.at[piece])
    for each in range(g.seats):
        purse = g.setting.purses[each]
        numbers += [
            float(each == seat),
            _part(len(g.hands[each]), 10),
            _part(len(g.decks[purse]), 48),
            _part(len(g.discards[purse]), 48),
        ]
    numbers += _counted(g.hands[seat])
    numbers += _counted([card for pile in g.discards for card in pile])
    return numbers


def _part(number: int, whole: int) -> float:
    return max(-1.0, min(1.0, number / whole))


def _place(hex: int) -> list[float]:
    if hex < 0:
        return [0.0] * _PLACE
    q, r = FRAME.coordinate(hex)
    return [1.0, q / 12, r / 8]


def _table(g: Arena, seat: int, sides: tuple[int, int]) -> list[float]:
    """Turn, phase, who acts, what lies on top of the Stack, and how near the victory cards are."""
    top = g.stack[-1] if g.stack else None
    numbers = [
        float(g.setting.board == "two-lanes"),
        float(g.setting.simplified),
        _part(g.turn, _MOST_ROWS),
        _part(g.setting.rows, _MOST_ROWS),
        float(g.first_side == sides[0]),
        0.0 if g.flux == NOBODY else 1.0 if g.setting.sides[g.flux] == sides[0] else -1.0,
        _part(g.ap, 3),
        float(g.active_seat == seat),
        *[float(g.phase == phase) for phase in _PHASES],
        *[_part(g.used.count(action), 2) for action in ACTIONS],
        *[float(top is not None and top.what == action) for action in ACTIONS],
        _part(len(g.stack), 6),
        float(top is not None and top.kind == "card"),
        float(top is not None and g.setting.sides[top.seat] == sides[0]),
    ]
    numbers += [float(card in g.victory) for card in shelf().victory_cards.values()]
    for side in sides:
        tally: Tally = g.tallies[side]
        numbers += [_part(count, whole) for count, whole in zip(tally, _TALLIES, strict=True)]
    return numbers


def _hero(g: Arena, slot: int, seat: int) -> list[float]:
    face = g.heroes[slot]
    if face is None:
        return [0.0] * _hero_size()
    known = list(shelf().heroes.values())
    return [
        *_place(g.at[slot]),
        *_place(g.at[illusion_of(slot)]),
        *[float(each is face) for each in known],
        _part(g.hp[slot], 18),
        *[float(g.state[slot] == state) for state in range(len(STATES))],
        *[float(g.conditions[slot] >> bit & 1) for bit in range(len(CONDITIONS))],
        _part(mana(g, slot), _MOST_ROWS),
        _part(armor(g, slot), 5),
        _part(attack(g, slot), 8),
        float(g.active == slot),
        float(g.activated >> slot & 1),
        float(g.owner[slot] == seat),
        _part(len(g.leads[slot]), 3),
        _part(len(g.cards_on[slot]), 4),
    ]


def _lanes(g: Arena, sides: tuple[int, int]) -> list[float]:
    """The control tokens with the Towers of their Lanes and the Control Values as all stand now, the Domes, the
    Nexuses."""
    numbers: list[float] = []
    for lane in range(_LANES):
        if lane >= len(g.tokens) or g.tokens[lane] < 0:
            numbers += [0.0] * (_PLACE + 5)
            continue
        numbers += _place(g.tokens[lane])
        numbers.append(_part(g.numbers[lane], _LANES))
        for side in sides:
            numbers += [_part(g.towers[side][lane], 5), _part(base_control(g, side, 1 << lane), 10)]
    for dome in range(_DOMES):
        if dome >= len(g.field.domes):
            numbers += [0.0] * (_PLACE + 2)
            continue
        numbers += _place(g.at[OUTSIDERS + dome])
        numbers += [_part(base_control(g, side, 1 << len(g.tokens) + dome), 10) for side in sides]
    numbers += [_part(g.nexus[side], 5) for side in sides]
    return numbers


def _counted(cards: Iterable[PowerCard]) -> list[float]:
    """How many copies of each card are there, as a part of three."""
    known = _known_cards()
    numbers = [0.0] * len(known)
    for card in cards:
        numbers[known[card]] = min(1.0, numbers[known[card]] + 1 / 3)
    return numbers


LAB: Lab[Arena] = Lab(traits, observe, observation_size, groups, rounds)
