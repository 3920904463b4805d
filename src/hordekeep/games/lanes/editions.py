"""What differs between the two editions, in one readable table: a function of its chapter for each point."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hordekeep.games.lanes import destruction, movement, settling, summon
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.cards import Card
from hordekeep.games.lanes.waiting import Waiting
from hordekeep.kernel import Rules


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the rules. The phases call these where the books differ."""

    name: str
    turn: tuple[str, ...]
    """The phases of a turn, in order."""
    next_waiting: Callable[[Battle], tuple[int, list[Waiting]]]
    """Whose effects come first when several wait."""
    destruction: tuple[Callable[[Battle, Piece], Rules[None]], ...]
    """The steps of a destruction, in order."""
    minion_falls: Callable[[Battle, Piece], None]
    """Where a destroyed minion goes."""
    portal_falls: Callable[[Battle], None]
    """What becomes of a destroyed portal."""
    tower_spent: Callable[[Battle, Piece], None]
    """What becomes of a tower without tokens."""
    overflow: Callable[[Battle, Card], None]
    """Where a summoned card goes when all six lanes are full."""
    ally_left: Callable[[Battle, int], None]
    """What the minion does when the ally that engaged it leaves its lane."""


FIRST = Edition(
    name="skytear-horde",
    turn=("refresh", "horde", "alliance", "treachery", "fight", "pillage", "end"),
    next_waiting=settling.monsters_first,
    destruction=(destruction.discard_tokens, destruction.destroyed_ability, destruction.move_away),
    minion_falls=destruction.minion_to_back_line,
    portal_falls=destruction.portal_collapses,
    tower_spent=destruction.tower_without_tokens,
    overflow=summon.onto_pile,
    ally_left=movement.minion_goes_back,
)
"""The first edition: Skytear Horde (SH-WIN-07)."""

EDITIONS = {FIRST.name: FIRST}
