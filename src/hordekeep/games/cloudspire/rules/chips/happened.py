"""What happens to chips and relics: constructing, upgrading, levels, items, rewards."""

from __future__ import annotations

from hordekeep.games.cloudspire.effects.happened import Gained


class RewardGained(Gained, kind="reward-gained", rule="CS-REWARD-02", variants=("capped",)):
    """The reward of a defeated chip."""
