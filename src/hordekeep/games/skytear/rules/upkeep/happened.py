"""What the upkeep tells of (SM-EOT)."""

from __future__ import annotations

from hordekeep.games.skytear.state.kinds import CardId, Hex, Piece
from hordekeep.kernel.declaring import Amount, Seat, Told


class HeroReturned(Told, kind="hero-returned", rule="SM-STATE-16"):
    """A Defeated hero is back."""

    hero: Piece
    hex: Hex
    hp: Amount


class CardsPutAway(Told, kind="cards-put-away", rule="SM-EOT-01", reveals=True):
    """The cards on a hero are discarded."""

    hero: Piece
    cards: tuple[CardId, ...]


class Discarded(Told, kind="discarded", rule="SM-EOT-03", reveals=True):
    """A card too many is discarded."""

    seat: Seat
    card: CardId


class HeroesReady(Told, kind="heroes-ready", rule="SM-EOT-04"):
    """Exhausted heroes are Ready."""


class ManaCounter(Told, kind="mana-counter", rule="SM-EOT-05"):
    """The mana counter has risen."""

    row: Amount
    rows: Amount
