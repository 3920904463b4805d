"""Reading positions: the document that a file writes, checked, and the state that it describes."""

from __future__ import annotations

from collections import Counter
from typing import Any, Union

import msgspec

from hordekeep.games.plankton_horde.content.components import (
    BATTLES,
    BUNDLE_VALUE,
    DEMON,
    FACE,
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
    Cards,
    HordeState,
    starting_player,
    thief_of,
)
from hordekeep.games.plankton_horde.written.position import OPENINGS, PHASES
from hordekeep.kernel import BadInput, Dice, Document, Number, Words


class RowCard(msgspec.Struct, forbid_unknown_fields=True):
    """A Battle Card of the row with its token, if it has one yet."""

    battle: str  # the Battle Card
    token: Union[Number, None] = None  # the Score Token on it; none on the last card while one is to be put there


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side of the table. `seen` is what everybody saw go into the horde: all of it unless said."""

    horde: list[str] = []  # the monsters that joined in earlier rounds
    seen: Union[list[str], None] = None  # those of them that everybody saw
    picks: list[str] = []  # taken in this round
    stolen: list[str] = []  # taken from another by the Betrayer in this round
    given: list[str] = []  # got with the Betrayer for a card that was stolen, in this round
    discarded: list[str] = []  # Flayers played and cards sacrificed
    won: list[Number] = []  # Score Tokens
    flayers_added: Number = 0  # wild cards that joined the battle in progress
    demons_added: Number = 0  # the same of Demons


class JustPicked(msgspec.Struct, forbid_unknown_fields=True):
    """A card that the Betrayer's owner may still steal."""

    seat: Number  # who picked it
    card: str  # which


class DicePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: their seed and how many words were drawn."""

    seed: str = "position"
    used: Words = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document. A pile that is left out holds, sorted, what is not laid out elsewhere."""

    seats: list[SeatPosition]  # the players, from A on
    level: str = "full"  # basic or full
    phase: str = "battle-card"  # where the round stands
    round: Number = 1  # 1 to 11
    starting: Number = 0  # the starting player's seat
    turn: Union[Number, None] = None  # whose turn it is, where the phase has turns
    opening: Union[str, None] = None  # how far the starting player's opening has come
    opening_was_costly: bool = False  # the first card of the opening was one of the costly ones
    row: list[RowCard] = []  # the Battle Cards laid out, first to last
    battle_pile: Union[list[str], None] = None  # the Battle Cards to come, the next one first
    tokens_left: Union[list[Number], None] = None  # Score Tokens not assigned yet
    tokens_lost: list[Number] = []  # Score Tokens that nobody won
    pool: Union[list[str], None] = None  # the monsters on offer
    deck: Union[list[str], None] = None  # the monsters to come, the next one first
    just_picked: Union[JustPicked, None] = None  # a pick that may be stolen now
    battle: Number = 0  # which battle of the row is fought, from 0
    passes: Number = 0  # how many have passed in a row in a battle
    dice: DicePosition = DicePosition()


def from_position(document: Document) -> HordeState:
    """The state that a position describes; `BadInput` names the field that is wrong."""
    try:
        position = msgspec.convert(document, Position)
    except msgspec.ValidationError as error:
        raise BadInput(str(error), where="position") from None
    seats = len(position.seats)
    if seats not in POOL_SIZE:
        raise BadInput(f"Horde is for 2 to 4 players, not {seats}. [PH-COMP-01]", where="position, 'seats'")
    if position.level not in ("basic", "full"):
        raise BadInput(f"{position.level!r} is not one of basic, full.", where="position, 'level'")
    if not 1 <= position.round <= len(BATTLES):
        raise BadInput(f"There is no round {position.round}.", where="position, 'round'")
    g = HordeState().begin(seats, position.level, Dice(position.dice.seed, position.dice.used))
    g.round = position.round
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
        raise BadInput("Only the last card of the row may lack a token.", where="position, 'row'")
    others = [battle for battle in range(len(BATTLES)) if battle not in g.row]
    if position.battle_pile is not None:
        others = [_battle(name, f"battle_pile.{place}") for place, name in enumerate(position.battle_pile)]
    g.battle_pile = g.row + tuple(others)
    if len(set(g.battle_pile)) != len(g.battle_pile):
        raise BadInput("A Battle Card lies in two places.", where="position, 'battle_pile'")
    g.tokens_lost = tuple(position.tokens_lost)
    if position.tokens_left is None:
        left = Counter(TOKENS)
        left.subtract(g.tokens)
        if min(left.values()) < 0:
            raise BadInput("A Score Token lies on two Battle Cards.", where="position, 'row'")
        g.tokens_left = tuple(left.elements())
    else:
        g.tokens_left = tuple(position.tokens_left)
    if unknown := set(g.tokens + g.tokens_left) - set(TOKENS):
        raise BadInput(f"There is no Score Token {min(unknown)}.", where="position, 'tokens_left'")


def _lay_out_cards(g: HordeState, position: Position) -> None:
    for number, seat in enumerate(position.seats):
        here = f"seats.{number}"
        g.hordes[number] = _cards(seat.horde, f"{here}.horde")
        g.seen[number] = g.hordes[number] if seat.seen is None else _cards(seat.seen, f"{here}.seen")
        g.picks[number] = _cards(seat.picks, f"{here}.picks")
        g.stolen[number] = _cards(seat.stolen, f"{here}.stolen")
        g.given[number] = _cards(seat.given, f"{here}.given")
        g.discards[number] = _cards(seat.discarded, f"{here}.discarded")
        g.won[number] = tuple(seat.won)
        g.added_flayers[number] = seat.flayers_added
        g.added_demons[number] = seat.demons_added
        g.totals[number] = sum(VALUE[face] for face in g.picks[number]) + BUNDLE_VALUE * bool(g.given[number])
    if position.just_picked is not None:
        g.just_picked = _cards([position.just_picked.card], "just_picked.card")[0]
        g.picker = _seat(position.just_picked.seat, g.seats, "just_picked.seat")
    laid_out: Counter[int] = Counter()
    for pile in (*g.hordes, *g.picks, *g.stolen, *g.given, *g.discards):
        laid_out.update(pile)
    if g.just_picked != NOBODY:
        laid_out[g.just_picked] += 1
    pool = None if position.pool is None else _cards(position.pool, "pool")
    deck = None if position.deck is None else _cards(position.deck, "deck")
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
        raise BadInput(f"{opening!r} is not one of {', '.join(stages)}.", where="position, 'opening'")
    g.opening = stages[opening]
    g.opening_was_costly = position.opening_was_costly
    g.battle = position.battle
    g.passes = position.passes


def _check_turn(g: HordeState, position: Position) -> None:
    """Refuse positions in which the game could not go on."""
    seats = g.seats
    last = len(g.row) if position.phase == "over" else max(1, len(g.row)) - 1
    if not 0 <= position.battle <= last:
        raise BadInput("There is no such battle in the row.", where="position, 'battle'")
    if position.phase != "over" and not 0 <= position.passes < seats:
        raise BadInput(f"{position.passes} passes in a row: the battle would be over.", where="position, 'passes'")
    for seat in range(seats):
        if g.added_flayers[seat] < 0 or not 0 <= g.added_demons[seat] <= g.hordes[seat].count(DEMON):
            raise BadInput("So many wild cards cannot have joined.", where=f"position, 'seats.{seat}.demons_added'")
        if Counter(g.seen[seat]) - Counter(g.hordes[seat]):
            raise BadInput("A card was seen that is not in the horde.", where=f"position, 'seats.{seat}.seen'")
        if position.phase not in ("battles", "over") and (g.added_flayers[seat] or g.added_demons[seat]):
            raise BadInput("Wild cards join only in a battle.", where=f"position, 'seats.{seat}.flayers_added'")
        if set(g.won[seat]) - set(TOKENS):
            raise BadInput("There is no such Score Token.", where=f"position, 'seats.{seat}.won'")
    if position.phase == "battle-card" and len(g.row) == len(g.tokens) == len(g.battle_pile):
        raise BadInput("The Battle Card pile is empty.", where="position, 'battle_pile'")
    if position.phase == "battle-card" and not g.tokens_left:
        raise BadInput("No Score Token is left.", where="position, 'tokens_left'")
    if position.phase != "over" and not g.tokens and not (g.battle_pile and g.tokens_left):
        raise BadInput("There is no battle to fight.", where="position, 'row'")
    if position.phase in ("monster", "end") and len(g.tokens) < len(g.row):
        raise BadInput("Every Battle Card needs its token before monsters are picked.", where="position, 'row'")
    if position.phase in ("trickster", "battles") and len(g.tokens) < max(1, len(g.row)):
        raise BadInput("Every Battle Card needs its token before the battles.", where="position, 'row'")


def _agenda(g: HordeState, position: Position) -> list[tuple[str, Any]]:
    """The pending beats that phase and turn stand for."""
    turn = None if position.turn is None else _seat(position.turn, g.seats, "turn")
    match position.phase:
        case "begin":
            return [("game_begins", None)]
        case "battle-card":
            return [("assign_token" if len(g.row) > len(g.tokens) else "battle_card_phase", None)]
        case "monster":
            if g.just_picked != NOBODY:
                thief = thief_of(g, g.picker)
                if thief == NOBODY:
                    raise BadInput("Nobody can steal this pick.", where="position, 'just_picked'")
                return [("steal", thief)]
            picker = starting_player(g) if turn is None else turn
            if (turn is not None or g.pool) and not has_legal_pick(g, picker):
                raise BadInput("The player whose turn it is has no legal pick.", where="position, 'turn'")
            if turn is None:
                return [("monster_phase", None)]
            if g.opening != OPENED and turn != starting_player(g):
                raise BadInput("Only the starting player opens.", where="position, 'opening'")
            if g.opening == OPENED:
                return [("pick", turn)]
            return [("open_with" if g.opening == FIRST_CARD else "open_with_second", None)]
        case "end":
            return [("end_phase", None)]
        case "trickster":
            if turn is None:
                return [("final_battles", None)]
            if TRICKSTER not in g.hordes[turn]:
                raise BadInput("This player has no Trickster.", where="position, 'turn'")
            return [("fight_battle", None), ("trickster", turn)]
        case "battles":
            return [("fight_battle", None) if turn is None else ("wild_cards", turn)]
        case "over":
            return []
        case other:
            raise BadInput(f"{other!r} is not one of {', '.join(PHASES)}.", where="position, 'phase'")


def _seat(seat: int, seats: int, field: str) -> int:
    if not 0 <= seat < seats:
        raise BadInput(f"There is no seat {seat} among {seats}.", where=f"position, {field!r}")
    return seat


def _battle(name: str, field: str) -> int:
    if name not in BATTLES:
        raise BadInput(f"There is no Battle Card {name!r}.", where=f"position, {field!r}")
    return BATTLES.index(name)


def _cards(card_names: list[str], field: str) -> Cards:
    for name in card_names:
        if name not in FACE:
            raise BadInput(f"There is no card {name!r}.", where=f"position, {field!r}")
    return tuple(FACE[name] for name in card_names)
