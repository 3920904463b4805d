"""What happens in the phases of a wave up to Prep, and at its end."""

from __future__ import annotations

from hordekeep.games.cloudspire.effects.happened import Gained


class Income(Gained, kind="income", variants=("capped",)):
    """Source of income. The wave names the rule."""
