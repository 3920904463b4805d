"""What happens to chips and relics: constructing, upgrading, levels, items, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import Fortress, RelicId, Spot, UpgradeOrder
from hordekeep.games.cloudspire.effects.happened import Gained
from hordekeep.games.cloudspire.state.kinds import Chip, PlacedChip
from hordekeep.kernel.declaring import Amount, Told


class Paid(Told):
    """What may cost nothing."""

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """For nothing?"""
        return "" if facts["cost"] else "free"


class RewardGained(Gained, kind="reward-gained", rule="CS-REWARD-02", variants=("capped",)):
    """The reward of a defeated chip."""


class Constructed(Paid, kind="constructed", rule="CS-BUILD-01", moment=True, variants=("free",)):
    """A spire is constructed, with its starting upgrades."""

    seat: Fortress
    chip: PlacedChip
    hex: Spot
    cost: Amount
    upgrades: UpgradeOrder


class Upgraded(Paid, kind="upgraded", rule="CS-UPG-08", variants=("free",)):
    """An upgrade is added to a chip."""

    seat: Fortress
    chip: Chip
    upgrade: UpgradeOrder
    cost: Amount


class LevelledUp(Told, kind="levelled-up", rule="CS-LEVEL-03"):
    """A hero levels up."""

    chip: Chip
    upgrade: UpgradeOrder


class Promoted(Told, kind="promoted", rule="CS-SIDE-12", moment=True):
    """A chip turns to its promoted side."""

    chip: Chip


class Demoted(Told, kind="demoted", rule="CS-SIDE-07"):
    """A chip turns back to its basic side."""

    chip: Chip


class PickedUp(Told, kind="picked-up", rule="CS-ITEM-02"):
    """A hero picks an item up."""

    chip: PlacedChip
    by: Chip
    hex: Spot


class Dropped(Told, kind="dropped", rule="CS-ITEM-06"):
    """An item lies on a hex again."""

    chip: PlacedChip
    hex: Spot


class RelicDrawn(Told, kind="relic-drawn", rule="CS-RELIC-01", reveals=True):
    """A faction draws a relic."""

    seat: Fortress


class RelicSeen(Told, kind="relic-seen", rule="CS-RELIC-04", only="seat", reveals=True, unsaid=("seat",)):
    """Whoever drew it knows which one."""

    seat: Fortress
    relic: RelicId


class RelicSold(Told, kind="relic-sold", rule="CS-RELIC-02"):
    """A relic is sold."""

    seat: Fortress
    relic: RelicId


class RelicKept(Told, kind="relic-kept", rule="CS-RELIC-04"):
    """A relic is kept in secret."""

    seat: Fortress


class RelicInPlay(Told, kind="relic-in-play", rule="CS-RELIC-06"):
    """A relic that lasts lies face up."""

    seat: Fortress
    relic: RelicId


class RelicPlayed(Told, kind="relic-played", rule="CS-RELIC-05", reveals=True):
    """A relic is played."""

    seat: Fortress
    relic: RelicId
