"""What happens in the Onslaught Phase: its rounds and turns, exploring, defeats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import FORTRESS, Fortress, Spot
from hordekeep.games.cloudspire.state.kinds import CHIP, Chip, PlacedChip, ShownChip, ShownPlacedChip
from hordekeep.kernel.declaring import Amount, Told
from hordekeep.kernel.texts import Word


class OnslaughtBegins(Told, kind="onslaught", rule="CS-WAVE-11", heading=True):
    """The Onslaught Phase of a wave begins."""

    wave: Amount


class RoundBegins(Told, kind="round", rule="CS-TURN-01", heading=True):
    """A round of it begins."""

    number: Amount


class TurnBegins(Told, kind="turn", rule="CS-TURN-02", heading=True, unsaid=("round",)):
    """A turn of it begins."""

    seat: Fortress
    round: Amount


class Campfire(Told, kind="campfire", rule="CS-CAMP-01"):
    """A faction with heroes alone rests until the wave is over."""

    seat: Fortress


class Stalemate(Told, kind="stalemate", rule="CS-DISP-08", unsaid=("round",)):
    """Nothing moves any more."""

    round: Amount


class Swapped(
    Told, kind="swapped", rule="CS-DISP-08", variants=("in-market",), unsaid=("chips",), also=("one", "other", "who")
):
    """Two minions that block each other swap places."""

    chips: tuple[Chip, ...]

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """A player may swap what is in the market."""
        return "in-market" if "seat" in facts else ""

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """The two, one by one, and who swaps them."""
        one, other = [CHIP.say(each) for each in facts["chips"]]
        who = {"who": FORTRESS.say(facts["seat"])} if "seat" in facts else {}
        return {"one": one, "other": other, **who}


class SwappedInMarket(Swapped):
    """A player swaps a chip for one of the market."""

    seat: Fortress


class Explored(Told, kind="explored", rule="CS-EXPL-01"):
    """A player looks at a landmark."""

    seat: Fortress
    hex: Spot


class LandmarkSeen(Told, kind="landmark-seen", rule="CS-EXPL-02", only="seat", reveals=True, unsaid=("seat",)):
    """Whoever looks at it knows it."""

    seat: Fortress
    hex: Spot
    chip: PlacedChip


class Revealed(Told, kind="revealed", rule="CS-EXPL-03", reveals=True):
    """A landmark is turned face up."""

    chip: PlacedChip
    hex: Spot


class Defeated(
    Told,
    kind="defeated",
    rule="CS-DEF-01",
    moment=True,
    variants=("with", "by-none"),
    unsaid=("with_",),
    also=("with",),
):
    """A chip is defeated: by a faction, and with a chip of it."""

    chip: Chip
    seat: Fortress
    with_: ShownChip

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """By a chip, by a faction without one, or by nobody."""
        if facts["with_"]:
            return "with"
        return "" if facts["seat"] != -1 else "by-none"

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """With which chip."""
        return {"with": CHIP.say(facts["with_"])}


class _LeavesHex(Told):
    """What is told of chips on hexes and in deployment stacks."""

    chip: ShownPlacedChip
    hex: Spot

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """A chip in a stack has no hex."""
        return "in-stack" if not facts["hex"] else ""


class Cleared(_LeavesHex, kind="cleared", rule="CS-DEF-03", variants=("in-stack",)):
    """A chip leaves play."""


class Uncovered(_LeavesHex, kind="uncovered", rule="CS-DEF-12", reveals=True, variants=("in-stack",)):
    """The chip beneath it comes to light."""


class LandmarkEmptied(Told, kind="landmark-emptied", rule="CS-DEF-17", unsaid=("seat",)):
    """A landmark loses its last health."""

    chip: Chip
    seat: Fortress


class EquipmentLost(Told, kind="equipment-lost", rule="CS-EQUIP-05"):
    """Equipment goes to the market discard."""

    chip: Chip
