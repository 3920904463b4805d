"""Choices of whoever activates an outsider."""

from __future__ import annotations

from functools import lru_cache

from hordekeep.games.skytear.asking.choices import Doing
from hordekeep.games.skytear.state.kinds import OutsiderSkill


class UseSkill(Doing, verb="skill", touched=("skill:{skill}",), late="SM-OACT-02"):
    """The outsider uses this skill."""

    skill: OutsiderSkill


use_skill = lru_cache(maxsize=None)(UseSkill)
