"""What damage, defeat, moving and drawing tell of (SM-EFF)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import CardId, Hex, Modifier, Piece, Side
from hordekeep.kernel.declaring import Amount, Seat, Told


class DeckRebuilt(Told, kind="deck-rebuilt", rule="SM-DRAW-05", reveals=True, unsaid=("purse",)):
    """The discard pile is the deck now."""

    purse: Amount
    cards: Amount


class Drawn(Told, kind="drawn", rule="SM-DRAW-07", only="seat", reveals=True, unsaid=("seat",)):
    """What somebody has drawn."""

    seat: Seat
    cards: tuple[CardId, ...]


class DrawnUnseen(Told, kind="drawn-unseen", rule="SM-DRAW-07", reveals=True):
    """Somebody else has drawn."""

    seat: Seat
    amount: Amount

    def audience(self, state: Arena) -> tuple[int, ...]:
        """Everybody else."""
        return tuple([seat for seat in range(state.seats) if seat != self.seat])


class Flipped(Told, kind="flipped", rule="SM-EFF-02", reveals=True):
    """A card is turned up for its modifier."""

    seat: Seat
    card: CardId
    modifier: Modifier


class Predicts(Told, kind="predicts", rule="SM-EFF-14", reveals=True):
    """Somebody looks at the top of a deck."""

    seat: Seat
    amount: Amount


class PredictDiscarded(Told, kind="predict-discarded", rule="SM-EFF-14", reveals=True):
    """A card that was looked at is discarded."""

    seat: Seat
    card: CardId


class Damaged(Told, kind="damage", rule="SM-EFF-07", variants=("armor",)):
    """A hero is dealt damage, against its Armor."""

    piece: Piece
    by: Piece
    amount: Amount
    armor: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether Armor stands against it."""
        return "armor" if facts["armor"] else ""


class LostHp(Told, kind="lost-hp", rule="SM-EFF-12"):
    """A hero has lost HP."""

    hero: Piece
    amount: Amount
    left: Amount


class Healed(Told, kind="healed", rule="SM-EFF-11"):
    """A hero has HP again."""

    hero: Piece
    amount: Amount
    hp: Amount


class Prevented(Told, kind="prevented", rule="SM-DMG-15"):
    """A hero takes the damage of a minion upon itself."""

    hero: Piece
    hex: Hex


class Moved(Told, kind="moved", rule="SM-MVE-02"):
    """A miniature has moved."""

    piece: Piece
    hex: Hex
    start: Hex


class Placed(Told, kind="placed", rule="SM-MVE-03"):
    """A miniature stands on another hex at once."""

    piece: Piece
    hex: Hex


class Pushed(Told, kind="pushed", rule="SM-MVE-04"):
    """A miniature was pushed."""

    piece: Piece
    hex: Hex


class Swapped(Told, kind="swapped", rule="SM-MVE-12"):
    """Two miniatures have changed hexes."""

    one: Piece
    other: Piece


class IllusionRemoved(Told, kind="illusion-removed", rule="SM-NUP-09"):
    """The illusion of a Defeated hero is gone."""

    piece: Piece


class HeroDefeated(Told, kind="hero-defeated", rule="SM-STATE-09", moment=True, variants=("for-good",)):
    """A hero is Defeated; the row of its return, 0 for none."""

    hero: Piece
    by: Piece
    row: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether it returns."""
        return "" if facts["row"] else "for-good"


class MinionDefeated(Told, kind="minion-defeated", rule="SM-MIN-02", variants=("by-control",)):
    """A minion is Defeated, by somebody or by control damage."""

    side: Side
    hex: Hex
    by: Piece

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether somebody did it."""
        return "" if facts["by"] else "by-control"
