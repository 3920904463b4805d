"""What happens to mana, to cards of decks, hands and piles, and to cards that come, move, are exhausted and leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.engines.lanes.content.kinds import Card, Lane, Plain, Purse, Thing
from hordekeep.engines.lanes.state.battle import MINIONS
from hordekeep.engines.lanes.state.happened import (
    CardStanding,
    Happened,
    OfCard,
    OfSeat,
    OfSeatsCard,
    Standing,
    inside_lane,
    lane_in,
    standing,
)
from hordekeep.engines.lanes.state.kinds import Place, Somewhere
from hordekeep.engines.lanes.state.places import REAR_NAMES
from hordekeep.kernel import seat_name
from hordekeep.kernel.declaring import Amount, Flag
from hordekeep.kernel.texts import Word

# -- the end -----------------------------------------------------------------------------------------------------------


class GameEnds(
    Happened,
    kind="game-ends",
    moment=True,
    plain=False,
    variants=("castle-fell", "deck-ran-out", "outsider-destroyed", "survived"),
    unsaid=("result", "why"),
):
    """The alliance has won or lost (SH-WIN-01)."""

    result: Plain
    why: Plain

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """By what has ended it."""
        why: str = facts["why"]
        return why


# -- mana --------------------------------------------------------------------------------------------------------------


class _OfPurse(Happened, unsaid=("purse", "shared"), also=("who",)):
    """A player, or a side that shares its mana (SH-VS-02), has more or less of it."""

    purse: Purse
    shared: Flag
    amount: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """The side, if it shares."""
        return ("horde" if facts["purse"] else "alliance") if facts["shared"] else ""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The player."""
        return {"who": seat_name(facts["purse"])}


class ManaGained(_OfPurse, kind="mana-gained", rule="SH-REF-03", variants=("alliance", "horde")):
    """It goes up."""


class ManaLost(_OfPurse, kind="mana-lost", rule="SH-EDGE-02", variants=("alliance", "horde")):
    """It is lost, as far as there was some."""


# -- decks, hands and piles --------------------------------------------------------------------------------------------


class Drew(OfSeat, kind="drew", rule="SH-WIN-02", reveals=True):
    """A card goes from the deck to the hand."""


class DrewCard(OfSeatsCard, kind="drew-card", reveals=True):
    """Which one it is, for all on the side of whoever draws."""

    def audience(self, state: Any) -> tuple[int, ...]:
        """The horde player, or the alliance."""
        return (self.seat,) if self.seat == state.horde_seat else tuple(state.alliance_seats)


class Reshuffled(OfSeat, kind="reshuffled", rule="SH-ACH-14", reveals=True):
    """The discard pile becomes the deck."""


class Pillaged(Happened, kind="pillaged", rule="SH-PILL-02", reveals=True):
    """So many cards of each alliance deck are lost."""

    amount: Amount


class PillagedCard(OfSeatsCard, kind="pillaged-card", rule="SH-PILL-02", reveals=True):
    """One of them."""


class Discarded(OfSeatsCard, kind="discarded", rule="SH-EDGE-02"):
    """A card of the hand goes to the discard pile."""


class DiscardedInPlay(CardStanding, kind="discarded-in-play", rule="SH-HEALTH-15"):
    """A card leaves play without being destroyed."""


class DiscardedRevealed(OfCard, kind="discarded-revealed", rule="SH-HORDE-06", reveals=True):
    """A horde card is discarded before it does anything."""


class Rebuilt(OfSeatsCard, kind="rebuilt", rule="SH-GLOS-38"):
    """A discarded card goes under the deck."""


class Returned(OfSeatsCard, kind="returned", rule="SH-COOP-08"):
    """A card goes to its owner's hand."""


class Taken(OfSeatsCard, kind="taken", rule="SH-EDGE-02", reveals=True):
    """A card of the discard pile goes to the hand."""


class Fetched(OfSeatsCard, kind="fetched", rule="SH-EDGE-02"):
    """A card of the collection goes to the hand."""


class Searched(OfSeat, kind="searched", rule="SH-EDGE-02", reveals=True):
    """A card is taken from the deck, which its player saw."""


class Shuffled(OfSeat, kind="shuffled", rule="SH-SETUP-11", reveals=True):
    """The deck is shuffled."""


class Looked(OfSeat, kind="looked", rule="SH-EDGE-07", reveals=True):
    """The alliance looks at the top card of a player's deck."""


class LookedHorde(OfSeat, kind="looked-horde", rule="HM-DECK-04", reveals=True):
    """A player looks at the top card of the horde deck."""


class LookedCard(OfSeatsCard, kind="looked-card", rule="SH-EDGE-07", reveals=True, unsaid=("seat",)):
    """Which card it is, for the alliance."""

    def audience(self, state: Any) -> tuple[int, ...]:
        """The alliance."""
        return tuple(state.alliance_seats)


class LookedAlone(LookedCard, rule="HM-DECK-04"):
    """Which card it is, for the player alone."""

    def audience(self, state: Any) -> tuple[int, ...]:
        """Whoever looks."""
        return (self.seat,)


class RevealedTop(OfSeatsCard, kind="revealed-top", rule="SH-EDGE-07", reveals=True):
    """The top card of a deck lies open."""


class Guessed(OfSeat, kind="guessed", rule="SH-EDGE-01", reveals=True, plain=False, variants=("right", "wrong"),
              unsaid=("seat", "right")):  # fmt: skip
    """The alliance has named what a card might be."""

    card: Thing
    right: Flag

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Whether it was so."""
        return "right" if facts["right"] else "wrong"


class UnderDeck(OfSeat, kind="under-deck", rule="HM-DECK-01"):
    """So many cards go under a deck."""

    amount: Amount


# -- coming, moving, leaving -------------------------------------------------------------------------------------------


class Moved(Happened, kind="moved", variants=("went-back", "came-to-lane"), unsaid=("start", "to"),
            also=("here", "there")):  # fmt: skip
    """A card comes to another place."""

    start: Somewhere
    to: Place
    card: Thing

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """From lane to lane, to the back line, or to a lane from elsewhere."""
        if facts["to"] in MINIONS or facts["to"] in REAR_NAMES:
            return "went-back"
        return "" if lane_in(facts["start"]) else "came-to-lane"

    @classmethod
    def message(cls, variant: str) -> str:
        """Each has a name of its own."""
        return f"log-{variant or cls.word}"

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The lanes."""
        return {"here": lane_in(facts["start"]), "there": lane_in(facts["to"])}


class Swapped(Happened, kind="swapped", unsaid=("one", "other"), also=("here", "there")):
    """Two cards of one side change lanes: `card` is at `one` now, `partner` at `other`."""

    card: Thing
    one: Place
    partner: Card
    other: Place

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The lanes where they are now."""
        return {"here": lane_in(facts["one"]), "there": lane_in(facts["other"])}


class _ToHost(Happened, unsaid=("at",)):
    """A card comes to lie with another."""

    card: Thing
    at: Place
    host: Card

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The other and its lane."""
        return {"host": inside_lane(facts["at"], facts["host"])}


class Attached(_ToHost, kind="attached", rule="SH-CARD-09"):
    """An attachment is slid beneath its host."""


class PutUnder(_ToHost, kind="put-under", rule="SH-CARD-10"):
    """A card is put under another."""


class ToSupply(OfCard, kind="to-supply", rule="HM-SERV-05", variants=("card",), unsaid=("card",),
               also=("thing", "card")):  # fmt: skip
    """A servant that was not in play goes back to the supply."""

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """With its lane, if it was in play."""
        return "" if "at" in facts else "card"

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The card, and its lane if it was in one."""
        name = "thing" if "at" in facts else "card"
        return {name: standing(facts.get("at", ""), facts["card"])}


class ToSupplyFromPlay(ToSupply):
    """A servant goes back to the supply from where it stood."""

    at: Place


class OutsiderStage(OfCard, kind="outsider-stage", rule="SH-HEALTH-13", moment=True):
    """The next stage or level of an outsider goes under the outsider pile."""


class Exhausted(Standing, kind="exhausted", rule="SH-REF-09"):
    """A card is turned sideways by an effect."""


class ReadiedCard(Standing, kind="readied-card", rule="HM-EXH-02"):
    """A card is readied by an effect."""


# -- concealed cards ---------------------------------------------------------------------------------------------------


class Revealed(OfCard, kind="revealed", rule="SH-VS-25", reveals=True):
    """A concealed card is turned up."""

    lane: Lane


class HiddenTogether(Happened, kind="hidden-together", rule="HM-GLO-24"):
    """Cards are turned face down and shuffled among their lanes."""

    cards: tuple[Card, ...]
