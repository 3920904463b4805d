"""Reading positions: the document that a file writes, checked, and the state that it describes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hordekeep.games.plankton_horde.content.components import (
    BATTLES,
    BUNDLE_VALUE,
    DEMON,
    NAMES,
    POOL_SIZE,
    TOKENS,
    TRICKSTER,
    VALUE,
    deck_of,
)
from hordekeep.games.plankton_horde.rules.monster_phase import has_legal_pick
from hordekeep.games.plankton_horde.state import (
    FIRST_CARD,
    NOBODY,
    OPENED,
    HordeState,
    starting_player,
    thief_of,
)
from hordekeep.games.plankton_horde.written.position import OPENINGS, PHASES
from hordekeep.games.plankton_horde.written.position_document import Position, cards_from
from hordekeep.kernel import BadInput, Document
from hordekeep.kernel.positions import bad, convert, keep


def from_position(document: Document) -> HordeState:
    """The state that a position describes; `BadInput` names the field that is wrong."""
    position = convert(document, Position)
    seats = len(position.seats)
    if seats not in POOL_SIZE:
        raise bad(f"Horde is for 2 to 4 players, not {seats}. [PH-COMP-01]", "seats")
    if position.level not in ("basic", "full"):
        raise bad(f"{position.level!r} is not one of basic, full.", "level")
    if not 1 <= position.round <= len(BATTLES):
        raise bad(f"There is no round {position.round}.", "round")
    g = HordeState().begin(seats, position.level, position.dice.dice())
    keep(position, g)
    g.first = (_seat(position.starting, seats, "starting") - (position.round - 1)) % seats
    _lay_out_row(g, position)
    _lay_out_cards(g, position)
    _lay_out_round(g, position)
    _check_turn(g, position)
    g.agenda = _agenda(g, position)
    g.over = position.phase == "over"
    return g


def _lay_out_row(g: HordeState, position: Position) -> None:
    g.row = tuple(_battle(card.battle, f"row.{place}") for place, card in enumerate(position.row))
    tokens = [card.token for card in position.row]
    g.tokens = tuple(token for token in tokens if token is not None)
    if None in tokens[:-1]:
        raise bad("Only the last card of the row may lack a token.", "row")
    others = [battle for battle in range(len(BATTLES)) if battle not in g.row]
    if position.battle_pile is not None:
        others = [_battle(name, f"battle_pile.{place}") for place, name in enumerate(position.battle_pile)]
    g.battle_pile = g.row + tuple(others)
    if len(set(g.battle_pile)) != len(g.battle_pile):
        raise bad("A Battle Card lies in two places.", "battle_pile")
    if position.tokens_left is None:
        left = Counter(TOKENS)
        left.subtract(g.tokens)
        if min(left.values()) < 0:
            raise bad("A Score Token lies on two Battle Cards.", "row")
        g.tokens_left = tuple(left.elements())
    else:
        g.tokens_left = tuple(position.tokens_left)
    if unknown := set(g.tokens + g.tokens_left) - set(TOKENS):
        raise bad(f"There is no Score Token {min(unknown)}.", "tokens_left")


def _lay_out_cards(g: HordeState, position: Position) -> None:
    for number, seat in enumerate(position.seats):
        here = f"seats.{number}"
        keep(seat, g, here, at=number)
        g.seen[number] = g.hordes[number] if seat.seen is None else cards_from(seat.seen, f"{here}.seen")
        g.totals[number] = sum(VALUE[face] for face in g.picks[number]) + BUNDLE_VALUE * bool(g.given[number])
    if position.just_picked is not None:
        g.just_picked = cards_from([position.just_picked.card], "just_picked.card")[0]
        g.picker = _seat(position.just_picked.seat, g.seats, "just_picked.seat")
    laid_out: Counter[int] = Counter()
    for pile in (*g.hordes, *g.picks, *g.stolen, *g.given, *g.discards):
        laid_out.update(pile)
    if g.just_picked != NOBODY:
        laid_out[g.just_picked] += 1
    pool = None if position.pool is None else cards_from(position.pool, "pool")
    deck = None if position.deck is None else cards_from(position.deck, "deck")
    laid_out.update(pool or ())
    laid_out.update(deck or ())
    rest = Counter(deck_of(g.level))
    rest.subtract(laid_out)
    too_many = [NAMES[face] for face, copies in rest.items() if copies < 0]
    if too_many:
        raise BadInput(f"There are not so many copies of {too_many[0]!r} in the {g.level} game.", where="position")
    left = sorted(rest.elements())
    if pool is None:
        size = POOL_SIZE[g.seats] if deck is None else len(left)
        pool, left = tuple(left[:size]), left[size:]
    g.pool = dict(Counter(pool))
    g.deck = tuple(left) if deck is None else deck


def _lay_out_round(g: HordeState, position: Position) -> None:
    opening = position.opening
    if opening is None:
        opening = "first card" if position.phase == "monster" and position.turn is None else "over"
    stages = {name: stage for stage, name in OPENINGS.items()}
    if opening not in stages:
        raise bad(f"{opening!r} is not one of {', '.join(stages)}.", "opening")
    g.opening = stages[opening]


def _check_turn(g: HordeState, position: Position) -> None:
    """Refuse positions in which the game could not go on."""
    last = len(g.row) if position.phase == "over" else max(1, len(g.row)) - 1
    if not 0 <= position.battle <= last:
        raise bad("There is no such battle in the row.", "battle")
    if position.phase != "over" and not 0 <= position.passes < g.seats:
        raise bad(f"{position.passes} passes in a row: the battle would be over.", "passes")
    for seat in range(g.seats):
        _check_seat(g, seat, position.phase)
    _check_row(g, position.phase)


def _check_seat(g: HordeState, seat: int, phase: str) -> None:
    """Wild cards join only in a battle, and only so many; cards that were seen and tokens that were won are there."""
    if g.added_flayers[seat] < 0 or not 0 <= g.added_demons[seat] <= g.hordes[seat].count(DEMON):
        raise bad("So many wild cards cannot have joined.", f"seats.{seat}.demons_added")
    if Counter(g.seen[seat]) - Counter(g.hordes[seat]):
        raise bad("A card was seen that is not in the horde.", f"seats.{seat}.seen")
    if phase not in ("battles", "over") and (g.added_flayers[seat] or g.added_demons[seat]):
        raise bad("Wild cards join only in a battle.", f"seats.{seat}.flayers_added")
    if set(g.won[seat]) - set(TOKENS):
        raise bad("There is no such Score Token.", f"seats.{seat}.won")


def _check_row(g: HordeState, phase: str) -> None:
    """There are as many Battle Cards and Score Tokens as the phase needs, in the row or still to come."""
    cards, tokens = len(g.row), len(g.tokens)
    if phase == "battle-card" and cards == tokens == len(g.battle_pile):
        raise bad("The Battle Card pile is empty.", "battle_pile")
    if phase == "battle-card" and not g.tokens_left:
        raise bad("No Score Token is left.", "tokens_left")
    if phase != "over" and not g.tokens and not (g.battle_pile and g.tokens_left):
        raise bad("There is no battle to fight.", "row")
    if phase in ("monster", "end") and tokens < cards:
        raise bad("Every Battle Card needs its token before monsters are picked.", "row")
    if phase in ("trickster", "battles") and tokens < max(1, cards):
        raise bad("Every Battle Card needs its token before the battles.", "row")


def _agenda(g: HordeState, position: Position) -> list[tuple[str, Any]]:
    """The pending beats that phase and turn stand for."""
    turn = None if position.turn is None else _seat(position.turn, g.seats, "turn")
    match position.phase:
        case "begin":
            return [("game_begins", None)]
        case "battle-card":
            return [("assign_token" if len(g.row) > len(g.tokens) else "battle_card_phase", None)]
        case "monster":
            return [_monster_beat(g, turn)]
        case "end":
            return [("end_phase", None)]
        case "trickster":
            return _trickster_beats(g, turn)
        case "battles":
            return [("fight_battle", None) if turn is None else ("wild_cards", turn)]
        case "over":
            return []
        case other:
            raise bad(f"{other!r} is not one of {', '.join(PHASES)}.", "phase")


def _monster_beat(g: HordeState, turn: int | None) -> tuple[str, Any]:
    """Where a Monster Phase stands: at a pick that may be stolen, at its beginning, at its opening, or at a turn."""
    if g.just_picked != NOBODY:
        thief = thief_of(g, g.picker)
        if thief == NOBODY:
            raise bad("Nobody can steal this pick.", "just_picked")
        return "steal", thief
    starting = starting_player(g)
    picker = starting if turn is None else turn
    if (turn is not None or g.pool) and not has_legal_pick(g, picker):
        raise bad("The player whose turn it is has no legal pick.", "turn")
    if turn is None:
        return "monster_phase", None
    if g.opening == OPENED:
        return "pick", turn
    if turn != starting:
        raise bad("Only the starting player opens.", "opening")
    return "open_with" if g.opening == FIRST_CARD else "open_with_second", None


def _trickster_beats(g: HordeState, turn: int | None) -> list[tuple[str, Any]]:
    """The battles to come, and before them the Trickster of whoever's turn it is."""
    if turn is None:
        return [("final_battles", None)]
    if TRICKSTER not in g.hordes[turn]:
        raise bad("This player has no Trickster.", "turn")
    return [("fight_battle", None), ("trickster", turn)]


def _seat(seat: int, seats: int, field: str) -> int:
    if not 0 <= seat < seats:
        raise bad(f"There is no seat {seat} among {seats}.", field)
    return seat


def _battle(name: str, field: str) -> int:
    if name not in BATTLES:
        raise bad(f"There is no Battle Card {name!r}.", field)
    return BATTLES.index(name)
