"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Union

import msgspec

from hordekeep.games.plankton_horde.content.components import FACE, NAMES
from hordekeep.games.plankton_horde.state import Cards, HordeState
from hordekeep.kernel import Number
from hordekeep.kernel.positions import DicePosition, Kept, Listed, bad


class Pile(Kept):
    """Cards by their names."""

    def write(self, g: HordeState, thing: Cards) -> list[str]:
        """The names of the faces."""
        return names(thing)

    def read(self, g: HordeState, written: list[str], where: str) -> Cards:
        """The faces of these names."""
        return cards_from(written, where)


def names(cards: Iterable[int]) -> list[str]:
    """Faces as their names."""
    return [NAMES[face] for face in cards]


def cards_from(card_names: list[str], where: str) -> Cards:
    """The faces of these names."""
    for name in card_names:
        if name not in FACE:
            raise bad(f"There is no card {name!r}.", where)
    return tuple(FACE[name] for name in card_names)


class RowCard(msgspec.Struct, forbid_unknown_fields=True):
    """A Battle Card of the row with its token, if it has one yet."""

    battle: str  # the Battle Card
    token: Union[Number, None] = None  # the Score Token on it; none on the last card while one is to be put there


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's side of the table. `seen` is what everybody saw go into the horde: all of it unless said."""

    horde: Annotated[list[str], Pile("hordes")] = []  # the monsters that joined in earlier rounds
    seen: Union[list[str], None] = None  # those of them that everybody saw
    picks: Annotated[list[str], Pile()] = []  # taken in this round
    stolen: Annotated[list[str], Pile()] = []  # taken from another by the Betrayer in this round
    given: Annotated[list[str], Pile()] = []  # got with the Betrayer for a card that was stolen, in this round
    discarded: Annotated[list[str], Pile("discards")] = []  # Flayers played and cards sacrificed
    won: Annotated[list[Number], Listed()] = []  # Score Tokens
    flayers_added: Annotated[Number, Kept("added_flayers")] = 0  # wild cards that joined the battle in progress
    demons_added: Annotated[Number, Kept("added_demons")] = 0  # the same of Demons


class JustPicked(msgspec.Struct, forbid_unknown_fields=True):
    """A card that the Betrayer's owner may still steal."""

    seat: Number  # who picked it
    card: str  # which


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document. A pile that is left out holds, sorted, what is not laid out elsewhere."""

    seats: list[SeatPosition]  # the players, from A on
    level: Annotated[str, Kept()] = "full"  # basic or full
    phase: str = "battle-card"  # where the round stands
    round: Annotated[Number, Kept()] = 1  # 1 to 11
    starting: Number = 0  # the starting player's seat
    turn: Union[Number, None] = None  # whose turn it is, where the phase has turns
    opening: Union[str, None] = None  # how far the starting player's opening has come
    opening_was_costly: Annotated[bool, Kept()] = False  # the first card of the opening was one of the costly ones
    row: list[RowCard] = []  # the Battle Cards laid out, first to last
    battle_pile: Union[list[str], None] = None  # the Battle Cards to come, the next one first
    tokens_left: Union[list[Number], None] = None  # Score Tokens not assigned yet
    tokens_lost: Annotated[list[Number], Listed()] = []  # Score Tokens that nobody won
    pool: Union[list[str], None] = None  # the monsters on offer
    deck: Union[list[str], None] = None  # the monsters to come, the next one first
    just_picked: Union[JustPicked, None] = None  # a pick that may be stolen now
    battle: Annotated[Number, Kept()] = 0  # which battle of the row is fought, from 0
    passes: Annotated[Number, Kept()] = 0  # how many have passed in a row in a battle
    dice: DicePosition = DicePosition()
