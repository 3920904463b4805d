"""What happens in a fight: attacks, shots, damage, gates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import DamageSource, DieFace, Fortress, StructureId, UpgradeOrder
from hordekeep.games.cloudspire.effects.happened import Gained
from hordekeep.games.cloudspire.state.kinds import Chip
from hordekeep.kernel.declaring import Amount, Told


class Attacks(Told, kind="attacks", rule="CS-ATK-16"):
    """A unit attacks a chip."""

    chip: Chip
    target: Chip


class AttacksGate(Told, kind="attacks-gate", rule="CS-ATK-21"):
    """A unit attacks a gate."""

    chip: Chip
    seat: Fortress


class DefendsGate(Told, kind="defends-gate", rule="CS-GATE-06"):
    """The top of a deployment stack steps in for its gate."""

    chip: Chip
    attacker: Chip


class Rolled(Told, kind="rolled", rule="CS-SPIRE-10", reveals=True):
    """Spire dice are rolled."""

    seat: Fortress
    dice: tuple[DieFace, ...]


class Fires(Told, kind="fires", rule="CS-SPIRE-09", variants=("without-dice",)):
    """A spire fires at a target."""

    chip: Chip
    target: Chip
    dice: tuple[DieFace, ...]

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Some effects fire without dice."""
        return "" if facts["dice"] else "without-dice"


class Damaged(Told, kind="damaged", variants=("retaliation", "gate", "by-seat", "by-none"), unsaid=("how",)):
    """A chip loses health, and its fortifications soak some. What deals the damage names the rule."""

    chip: Chip
    by: Chip
    seat: Fortress
    how: DamageSource
    lost: Amount
    soaked: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """By an attack or talent of a chip, in retaliation, by a gate, by an effect without a chip, or by nobody."""
        if facts["how"] in ("gate", "retaliation"):
            return str(facts["how"])
        if facts["by"]:
            return ""
        return "by-seat" if facts["seat"] != -1 else "by-none"


class FortificationHolds(Told, kind="fortification-holds", rule="CS-FORTIF-04"):
    """A fortification spares a spire."""

    chip: Chip


class SpireLostChip(Told, kind="spire-lost-chip", rule="CS-SPIRE-05", variants=("by-none",), unsaid=("seat",)):
    """A spire loses one of its upgrades."""

    chip: Chip
    upgrade: UpgradeOrder
    by: Chip
    seat: Fortress

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """An effect may have no chip."""
        return "" if facts["by"] else "by-none"


class Recovered(Told, kind="recovered"):
    """A chip recovers health. What heals it names the rule."""

    chip: Chip
    amount: Amount


class GateDamaged(Told, kind="gate-damaged", rule="CS-ATK-21", moment=True, variants=("by-none",)):
    """A gate loses health."""

    seat: Fortress
    lost: Amount
    left: Amount
    by: Chip

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """An effect may have no chip."""
        return "" if facts["by"] else "by-none"


class GateDefeated(Told, kind="gate-defeated", rule="CS-GATE-16", moment=True):
    """A gate falls."""

    seat: Fortress
    taker: Fortress


class Pillaged(Told, kind="pillaged", rule="CS-PILL-01", moment=True):
    """Whoever defeated a gate pillages its fortress."""

    seat: Fortress
    taker: Fortress
    amount: Amount


class PillageGained(Gained, kind="pillage-gained", rule="CS-PILL-02", variants=("capped",)):
    """What is kept of it."""


class GateRepaired(Told, kind="gate-repaired", rule="CS-REPAIR-02", variants=("paid",)):
    """A gate is repaired."""

    seat: Fortress
    paid: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """More health may be bought."""
        return "paid" if facts["paid"] else ""


class AdvancementLost(Told, kind="advancement-lost", rule="CS-FORT-05"):
    """A fortress that was repaired loses an advancement."""

    seat: Fortress
    structure: StructureId
    level: Amount


class SourceOver(Told, kind="source-over", rule="CS-FORT-05"):
    """With the advancement went the room for some Source."""

    seat: Fortress
    amount: Amount
