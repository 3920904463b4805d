"""What happens in a fight: attacks, shots, damage, gates."""

from __future__ import annotations

from hordekeep.games.cloudspire.effects.happened import Gained


class PillageGained(Gained, kind="pillage-gained", rule="CS-PILL-02", variants=("capped",)):
    """What is kept of it."""
