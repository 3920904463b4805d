"""What happens by effects: Source is gained, talents are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hordekeep.games.cloudspire.content.kinds import EffectId, Fortress
from hordekeep.games.cloudspire.state.kinds import Chip
from hordekeep.kernel.declaring import Amount, Told


class Gained(Told):
    """A faction gains Source (CS-SOURCE-01); what is above its capacity is lost (CS-SOURCE-02)."""

    seat: Fortress
    amount: Amount
    lost: Amount

    @classmethod
    def variant(cls, facts: Mapping[str, Any]) -> str:
        """Some of it may be lost."""
        return "capped" if facts["lost"] else ""


class SourceGained(Gained, kind="source-gained", variants=("capped",)):
    """By an effect, which names the rule."""


class TalentUsed(Told, kind="talent-used", rule="CS-TALENT-01", unsaid=("seat",)):
    """A talent is used, or an advancement by a unit."""

    chip: Chip
    talent: EffectId
    seat: Fortress
