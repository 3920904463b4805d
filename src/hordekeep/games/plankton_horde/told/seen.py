"""What is seen of the table: the Structs of a view, from which the browser's types are made."""

from __future__ import annotations

from typing import Union

from msgspec import UNSET, Struct, UnsetType


class SeenCard(Struct):
    """A Battle Card of the row: its Score Token, if it has one yet, and the seat that put or puts it there."""

    battle: str
    token: Union[int, None]
    assigned_by: int


class SeenPick(Struct):
    """A card that the Betrayer's owner may still steal, and who picked it."""

    seat: int
    card: str


class SeenSide(Struct, kw_only=True):
    """A player's side of the table. The horde, and all that follows from it, its owner alone knows before the end; what
    is laid out, and how strong that is, there is only in a battle."""

    horde: Union[list[str], UnsetType] = UNSET
    picks: list[str]
    stolen: list[str]
    given: list[str]
    discarded: list[str]
    won: list[int]
    flayers_added: int
    demons_added: int
    total: int
    horde_size: int
    token_points: int
    laid_out: Union[list[str], UnsetType] = UNSET
    battle_total: Union[int, UnsetType] = UNSET
    strength: Union[dict[str, int], UnsetType] = UNSET
    vampire_bonus: Union[int, UnsetType] = UNSET
    elvenking_bonus: Union[int, UnsetType] = UNSET
    score: Union[int, UnsetType] = UNSET


class SeenTable(Struct):
    """Horde's table as somebody sees it. `battle` is the place in the row that is fought for."""

    level: str
    round: int
    opening_was_costly: bool
    tokens_lost: list[int]
    battle: int
    passes: int
    starting: int
    phase: str
    turn: Union[int, None]
    opening: str
    row: list[SeenCard]
    tokens_left: list[int]
    pool: list[str]
    just_picked: Union[SeenPick, None]
    seats: list[SeenSide]
    deck_size: int
    battle_pile_size: int
    target: int
    discard: list[str]
