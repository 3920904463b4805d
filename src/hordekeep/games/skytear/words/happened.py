"""What the sentences of cards tell of."""

from __future__ import annotations

from hordekeep.games.skytear.state.kinds import CardId, Hex, Modifier, Piece, Plain, What
from hordekeep.kernel.declaring import Told


class BonusLent(Told, kind="bonus", rule="SM-EFF-01"):
    """Somebody has more of a value for a while."""

    piece: Piece
    value: Plain
    amount: Modifier
    until: Plain


class Lasts(Told, kind="lasts", rule="SM-EFF-01"):
    """Something holds for somebody for a while."""

    piece: Piece
    value: Plain
    until: Plain


class Barred(Told, kind="barred", rule="SM-MVE-01", unsaid=("until",)):
    """Hexes that nobody can enter."""

    hexes: tuple[Hex, ...]
    until: Plain


class CardRemoved(Told, kind="card-removed", rule="SM-POW-13"):
    """A card has left a hero."""

    hero: Piece
    card: CardId


class Cancelled(Told, kind="cancelled", rule="SM-STK-13", unsaid=("of",)):
    """An effect has left the Stack."""

    of: Plain
    what: What
    hero: Piece


class Redirected(Told, kind="redirected", rule="SM-ATK-01", unsaid=("hex",)):
    """An Attack has another target."""

    hero: Piece
    target: Piece
    hex: Hex
