"""What setting up tells of (SM-SET)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.kinds import (
    SIDE,
    CardId,
    Dweller,
    Faction,
    HeroId,
    Hex,
    LaidToken,
    Piece,
    Side,
    VictoryCardId,
)
from hordekeep.kernel.declaring import Amount, Flag, Seat, Told
from hordekeep.kernel.texts import Word


class VictoryCardsShown(Told, kind="victory-cards", rule="SM-SET-01", reveals=True):
    """The victory cards of this game."""

    cards: tuple[VictoryCardId, ...]


class FirstPlayer(Told, kind="first-player", rule="SM-SET-02", reveals=True):
    """Who goes first."""

    seat: Seat


class CounterSet(Told, kind="counter-set", rule="SM-SET-04"):
    """The mana counter is ready."""

    row: Amount
    rows: Amount


class PoolShown(Told, kind="pool-shown", rule="SM-COMP-02"):
    """The heroes of a pool."""

    side: Side
    heroes: tuple[HeroId, ...]


class FactionPicked(Told, kind="faction-picked", rule="SM-SET-05", unsaid=("side",), also=("side",)):
    """A faction is picked."""

    seat: Seat
    side: Side
    faction: Faction

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """Whose it is now."""
        return {"side": SIDE.say(facts["side"])}


class HeroDrafted(Told, kind="hero-drafted", rule="SM-CAS-01", unsaid=("token",)):
    """A hero is picked and prepared; some have a token beside them."""

    seat: Seat
    hero: Piece
    hp: Amount
    token: Flag


class DeckSubmitted(Told, kind="deck-submitted", rule="SM-SET-12", variants=("own",), unsaid=("own",)):
    """A deck is shuffled."""

    seats: tuple[Seat, ...]
    cards: Amount
    own: Flag

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether it differs from the premade piles."""
        return "own" if facts["own"] else ""


class DeckDoesNotFit(Told, kind="deck-does-not-fit", rule="SM-CAS-06", unsaid=("problems",)):
    """A deck that was brought cannot be played."""

    seats: tuple[Seat, ...]
    problems: Amount

    def audience(self, state: Arena) -> tuple[int, ...]:
        """Whose deck it is."""
        return self.seats


class Mulligan(Told, kind="mulligan", rule="SM-SET-14", reveals=True, variants=("none",)):
    """What somebody has discarded of the first hand."""

    seat: Seat
    cards: tuple[CardId, ...]

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether anything was."""
        return "" if facts["cards"] else "none"


class TowersBuilt(Told, kind="towers-built", rule="SM-SET-18", unsaid=("blue", "red")):
    """The Towers stand."""

    blue: tuple[Hex, ...]
    red: tuple[Hex, ...]
    hp: Amount


class ControlTokensPlaced(Told, kind="control-tokens-placed", rule="SM-SET-20", reveals=True):
    """The control tokens lie ready."""

    tokens: tuple[LaidToken, ...]


class MinionsRallied(Told, kind="minions-rallied", rule="SM-SET-21", unsaid=("blue", "red")):
    """The first minions stand."""

    blue: tuple[Hex, ...]
    red: tuple[Hex, ...]


class OutsidersSummoned(Told, kind="outsiders-summoned", rule="SM-SET-24", reveals=True):
    """Who dwells in the Domes."""

    outsiders: tuple[Dweller, ...]
