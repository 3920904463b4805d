"""What the five actions tell of (SM-ACT)."""

from __future__ import annotations

from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import CardId, Hex, Piece, Side, What
from hordekeep.kernel.declaring import Told


class ExhaustedFirst(Told, kind="exhausted-first", rule="SM-LIO-03"):
    """A hero is Exhausted before it shapeshifts."""

    hero: Piece


class PillarRemoved(Told, kind="pillar-removed", rule="SM-TAU-01"):
    """A pillar is off the battlefield."""

    side: Side
    hex: Hex


class PillarPlaced(Told, kind="pillar-placed", rule="SM-TAU-02"):
    """A pillar stands on a hex."""

    side: Side
    hex: Hex


class IllusionMoved(Told, kind="illusion-moved", rule="SM-NUP-02"):
    """The illusion of a hero has moved."""

    hero: Piece
    hex: Hex


class SkillUsed(Told, kind="skill-used", rule="SM-WOR-02"):
    """A skill happens within a Worship."""

    hero: Piece
    skill: What


class Skirmishes(Told, kind="skirmishes", rule="SM-SKM-02"):
    """Heroes are struck in a Skirmish."""

    piece: Piece
    targets: tuple[Piece, ...]


class LeadDeclined(Told, kind="lead-declined", rule="SM-LEAD-09"):
    """No Lead card goes under a hero."""

    hero: Piece


class LeadFromDeck(Told, kind="lead-from-deck", rule="SM-LEAD-02", reveals=True):
    """A card of the deck lies under a hero."""

    hero: Piece


class LeadFromHand(Told, kind="lead-from-hand", rule="SM-LEAD-01"):
    """A card of the hand lies under a hero."""

    hero: Piece


class LeadKnown(Told, kind="lead-known", rule="SM-LEAD-01"):
    """Which card of the hand it is."""

    hero: Piece
    card: CardId

    def audience(self, state: Arena) -> tuple[int, ...]:
        """Who has put it there."""
        return (state.leads[self.hero][-1].seen,)


class Attacks(Told, kind="attacks", rule="SM-ATK-01", unsaid=("hex",)):
    """An Attack is carried out."""

    piece: Piece
    target: Piece
    hex: Hex


class TokenRemoved(Told, kind="token-removed", rule="SM-TAU-08"):
    """A pillar or an illusion was attacked."""

    piece: Piece
    hex: Hex
