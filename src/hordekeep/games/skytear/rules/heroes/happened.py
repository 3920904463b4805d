"""What the Heroes Phase and the Stack tell of (SM-TURN-02, SM-STK)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.skytear.state.kinds import CardId, Piece, Plain, What
from hordekeep.kernel.declaring import Amount, Seat, Told


class Played(Told, kind="played", rule="SM-POW-05", reveals=True):
    """A hero has played a power card."""

    seat: Seat
    hero: Piece
    card: CardId


class HeroesPhase(Told, kind="heroes-phase", rule="SM-TURN-01", heading=True):
    """The Heroes Phase begins."""

    turn: Amount


class Activated(Told, kind="activated", rule="SM-ACT-01", heading=True):
    """A hero is active."""

    hero: Piece
    seat: Seat


class Exhausted(Told, kind="exhausted", rule="SM-STATE-04"):
    """A hero is Exhausted."""

    hero: Piece


class Stacked(Told, kind="stacked", rule="SM-STK-02", variants=("card", "skill"), unsaid=("of", "seat")):
    """An effect lies on the Stack."""

    of: Plain
    what: What
    hero: Piece
    seat: Seat

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """What kind of effect it is."""
        return "" if facts["of"] == "action" else str(facts["of"])


class Resolves(Told, kind="resolves", rule="SM-STK-05", unsaid=("of", "seat")):
    """The effect on top of the Stack is carried out."""

    of: Plain
    what: What
    hero: Piece
    seat: Seat


class Fizzles(Told, kind="fizzles", rule="SM-TGT-09", unsaid=("of",)):
    """An effect comes to nothing."""

    of: Plain
    what: What
    hero: Piece
