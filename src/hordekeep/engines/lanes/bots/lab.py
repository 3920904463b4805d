"""What the laboratory and learning agents see of a battle: traits of a finished game, and a view as numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hordekeep.engines.lanes.content.cards import Card, Shelf
from hordekeep.engines.lanes.content.keywords import FIRST_LASTING, LASTING
from hordekeep.engines.lanes.content.setting import MODES
from hordekeep.engines.lanes.effects.in_force import text_of
from hordekeep.engines.lanes.effects.values import armor_left, attack, health, keyword
from hordekeep.engines.lanes.rules.concepts.resources import MOST_MANA
from hordekeep.engines.lanes.rules.phases.horde import wave
from hordekeep.engines.lanes.rules.phases.pillage import pillaged
from hordekeep.engines.lanes.state.battle import LANES, MINIONS, NOWHERE, Battle, Piece
from hordekeep.engines.lanes.state.edition import Edition, shelf_of
from hordekeep.engines.lanes.state.steps import SETUP, phase_now
from hordekeep.kernel import Lab, Text, once

if TYPE_CHECKING:
    from collections.abc import Iterable

_BESIDES_KEYWORDS = 7
_IN_HAND = ("ally", "hero", "tower", "spell", "attachment", "monster")
_MOST_PLAYERS = 2


def traits(g: Battle, seat: int) -> list[Text]:
    """What decided a game: the castle, the portal reached, the heroes left in the lanes, how it ended."""
    found = [Text("trait-castle", card=Text(f"card-{g.castle.card.id}"))]
    found.append(Text("trait-portal", stage=g.portal.card.stage))
    heroes = [p.card for p in g.alliance_row if p is not None and p.card.is_hero and p.owner == seat]
    found += [Text("trait-hero", card=Text(f"card-{card.id}")) for card in heroes]
    endings = [deed.partition(":")[2] for deed in g.deeds if deed.startswith("ended-by:")]
    found += [Text("trait-ended", rule=rule) for rule in endings]
    return found


@once
def _known_cards(shelf: Shelf) -> dict[Card, int]:
    """The cards of the box that can be in a hand, numbered: those of packs have no number of their own."""
    cards = [card for card in shelf.cards.values() if card.type in _IN_HAND and not card.pack]
    return {card: number for number, card in enumerate(cards)}


def observation_size(seats: int, edition: Edition) -> int:
    """How many numbers `observe` gives with so many seats."""
    levels = edition.defaults.difficulties
    table = len(MODES) + len(levels) + len((SETUP, *edition.turn)) + 13 + 2 * len(_known_cards(shelf_of(edition)))
    pieces = 2 * LANES + len(MINIONS) + edition.rear_slots
    return table + pieces * (_BESIDES_KEYWORDS + len(_keywords(edition))) + 4 * _MOST_PLAYERS + seats


def _keywords(edition: Edition) -> tuple[str, ...]:
    """The keywords that can matter: Pillager only where others than minions stand in the back line."""
    return LASTING if edition.rear_slots else FIRST_LASTING


def observe(g: Battle, seat: int) -> list[float]:
    """What `seat` sees as numbers from -1 to 1: table, lanes, back line, players, own hand, and what was discarded."""
    phase = phase_now(g)
    numbers = [float(g.setting.mode == mode) for mode in MODES]
    numbers += [float(g.setting.difficulty == each) for each in g.edition.defaults.difficulties]
    numbers += [float(phase == each) for each in (SETUP, *g.edition.turn)]
    portal = g.portal.card
    numbers += [
        _part(g.turn, 30),
        _part(health(g, g.castle), 20),
        float(g.castle.ready),
        _part(portal.stage, 3),
        0.0 if portal.health is None else _part(health(g, g.portal), 10),
        float(g.portal.doomed),
        _part(wave(g), 3),
        _part(len(g.pile), 6),
        _part(len(g.later_stages), 2),
        _part(pillaged(g), 12),
        _part(sum(map(len, g.horde_decks)), 40),
        _part(len(g.horde_hand), 10),
        0.0 if g.horde_seat == NOWHERE else _part(g.mana[g.purse_of(g.horde_seat)], MOST_MANA),
    ]
    behind = [*g.rear, *[None] * (g.edition.rear_slots - len(g.rear))]
    for p in (*g.horde_row, *g.alliance_row, *(m if m.lane < 0 else None for m in g.minions), *behind):
        numbers += _piece(g, p, seat)
    for number in range(_MOST_PLAYERS):
        numbers += _player(g, number)
    numbers += [float(each == seat) for each in range(g.seats)]
    hand = g.horde_hand if seat == g.horde_seat else g.players[seat].hand
    numbers += _counted(g, hand)
    numbers += _counted(g, [*g.horde_discard, *(card for player in g.players for card in player.discard)])
    return numbers


def _part(number: int, whole: int) -> float:
    return max(-1.0, min(1.0, number / whole))


def _piece(g: Battle, p: Piece | None, seat: int) -> list[float]:
    """A card in play; of a concealed one only that it is there (SH-VS-23)."""
    names = _keywords(g.edition)
    if p is None:
        return [0.0] * (_BESIDES_KEYWORDS + len(names))
    if p.concealed and seat != g.horde_seat:
        return [1.0, 1.0, *[0.0] * (_BESIDES_KEYWORDS + len(names) - 2)]
    given = [_part(keyword(g, p, name), 3) for name in names]
    return [
        1.0,
        float(p.concealed),
        _part(attack(g, p), 10),
        _part(health(g, p), 10),
        _part(armor_left(g, p), 4),
        float(p.ready),
        float(bool(text_of(p).exhaust)),
        *given,
    ]


def _player(g: Battle, number: int) -> list[float]:
    """Mana, deck, hand and discards of an alliance player, as sizes."""
    if number >= len(g.players):
        return [0.0] * 4
    player = g.players[number]
    mana = g.mana[g.purse_of(number)]
    return [
        _part(mana, MOST_MANA),
        _part(len(player.deck), 40),
        _part(len(player.hand), 10),
        _part(len(player.discard), 40),
    ]


def _counted(g: Battle, cards: Iterable[Card]) -> list[float]:
    """How many copies of each card are there, as a part of three."""
    known = _known_cards(shelf_of(g.edition))
    numbers = [0.0] * len(known)
    for card in cards:
        if card in known:
            numbers[known[card]] = min(1.0, numbers[known[card]] + 1 / 3)
    return numbers


def lab_of(edition: Edition) -> Lab[Battle]:
    """What the laboratory asks of a game of this edition."""
    return Lab(traits=traits, observe=observe, observation_size=partial(observation_size, edition=edition))
