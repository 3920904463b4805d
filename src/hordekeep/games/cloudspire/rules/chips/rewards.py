"""Rewards (CS-REWARD): relics, Source, a spire; a chip that shows several pays all of them (CS-REWARD-06)."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.stats import gain
from hordekeep.games.cloudspire.rules.chips.constructing import build_for_nothing
from hordekeep.games.cloudspire.rules.chips.happened import RewardGained
from hordekeep.games.cloudspire.rules.chips.relics import draw_relic
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import Fall, PlayArea
from hordekeep.kernel import Rules, enforces


@enforces("CS-DEF-04", "CS-DEF-06", "CS-REWARD-06", "CS-REWARD-01")
def pay_reward(g: PlayArea, fall: Fall) -> Rules[None]:
    """What the defeated chip pays to the faction that defeated it, if that opposed it. Relics come first: one of them
    may make room for the Source, and no other order pays more."""
    if not fall.rewarded or fall.by == NOBODY or g.setting.are_friends(fall.by, fall.holder):
        return
    shown = CHIPS[fall.chip].faces[fall.side]
    for _ in range(shown.relics):
        yield from draw_relic(g, fall.by)
    gain(g, fall.by, shown.source, "CS-REWARD-02", told=RewardGained)
    if shown.spire_reward and fall.hex >= 0:
        yield from build_for_nothing(g, fall.by, fall.hex)
