"""What conditions tell of (SM-COND)."""

from __future__ import annotations

from hordekeep.games.skytear.state.kinds import Condition, Piece
from hordekeep.kernel.declaring import Told


class ConditionApplied(Told, kind="condition-applied", rule="SM-COND-01"):
    """A hero has a condition."""

    hero: Piece
    condition: Condition


class ConditionsRemoved(Told, kind="conditions-removed", rule="SM-COND-01"):
    """A hero has no conditions any more."""

    hero: Piece
