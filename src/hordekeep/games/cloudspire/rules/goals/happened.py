"""What happens on the way to the end: marks, the Drowned Beacon, power and the end itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import FORTRESS, Fortress, Spot
from hordekeep.games.cloudspire.state.kinds import Chip, PlacedChip
from hordekeep.kernel.declaring import Amount, Told
from hordekeep.kernel.texts import Word


class MarkDeclared(Told, kind="mark-declared"):
    """A faction marks the gate that its minions go for. The mode of the game names the rule."""

    seat: Fortress
    mark: Fortress


class BeaconBurns(Told, kind="beacon", rule="CS-K-COOP-01", reveals=True):
    """The Beacon lies on its hex, with so much health."""

    health: Amount


class HandedIn(Told, kind="handed-in", rule="CS-K-COOP-03", unsaid=("chip",)):
    """A hero hands a shard in at the Beacon."""

    chip: Chip
    by: Chip
    amount: Amount
    left: Amount


class LaidOutAgain(Told, kind="laid-out-again", rule="CS-ITEM-08"):
    """A shard lies where it lay at first."""

    chip: PlacedChip
    hex: Spot


class FortressPower(Told, kind="fortress-power", rule="CS-ENDGAME-07", unsaid=("seats", "score"), also=("who",)):
    """The fortress power of a side, and what would break a tie."""

    seats: tuple[Fortress, ...]
    power: Amount
    score: tuple[Amount, ...]

    @classmethod
    def more_words(cls, facts: Mapping[str, Any]) -> dict[str, Word]:
        """All of a side."""
        return {"who": FORTRESS.say_all(facts["seats"])}


class GameEnds(Told, kind="game-over", moment=True, variants=("shared", "lost")):
    """The game is over. What decided it names the rule."""

    winners: tuple[Fortress, ...]

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Nobody wins where the game was lost together."""
        count = len(facts["winners"])
        return "lost" if not count else "" if count == 1 else "shared"
