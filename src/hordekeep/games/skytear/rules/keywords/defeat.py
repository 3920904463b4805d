"""Defeat: heroes and minions that fall, and what follows (SM-STATE-09 to SM-STATE-22, SM-MIN-02)."""

from __future__ import annotations

from hordekeep.games.skytear.content.keywords import MARKED
from hordekeep.games.skytear.content.setting import MINIONS
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.rules.keywords.drawing import draw_for_defeat
from hordekeep.games.skytear.rules.keywords.happened import HeroDefeated, IllusionRemoved, MinionDefeated
from hordekeep.games.skytear.state.arena import DEFEATED, EXHAUSTED, OFF, Arena
from hordekeep.games.skytear.state.pieces import illusion_of, put
from hordekeep.kernel import Rules, enforces


@enforces("SM-STATE-09", "SM-STATE-11", "SM-STATE-12", "SM-STATE-20", "SM-STATE-13", "SM-STATE-23", "SM-NUP-09")
@enforces("SM-TAU-12", "SM-STATE-10")
def defeat_hero(g: Arena, c: Cause, hero: int) -> Rules[None]:
    """A hero at 0 HP is Defeated: it leaves the battlefield, returns in the next turn if it was Ready and in the one
    after if Exhausted, as all are in the Minions Phase, loses its conditions and its illusion, while pillars stay.
    Whoever did it draws, unless it was its own side."""
    was_marked = bool(g.conditions[hero] & MARKED)
    illusion = illusion_of(hero)
    if g.at[illusion] >= 0:
        put(g, illusion, OFF)
        if g.tell:
            g.tell(IllusionRemoved(illusion))
    g.returns[hero] = g.turn + (2 if g.state[hero] == EXHAUSTED else 1)
    g.state[hero] = DEFEATED
    g.hp[hero] = 0
    g.conditions[hero] = 0
    c.fallen[hero] = g.at[hero]
    put(g, hero, OFF)
    by_enemy = c.side != g.setting.side_of[hero]
    if by_enemy:
        _tally(g, c.side, defeats=1)
    row = g.returns[hero] if g.returns[hero] <= g.setting.rows else 0
    if g.tell:
        g.tell(HeroDefeated(hero, c.caster, row))
    if by_enemy:
        happens(g, "marked-defeated" if was_marked else "defeated", by=c.caster, seat=c.seat, subject=hero)
        yield from draw_for_defeat(g, c.seat)


@enforces("SM-MIN-02", "SM-MIN-06")
def defeat_minion(g: Arena, c: Cause, minion: int) -> None:
    """A Defeated minion goes to its Nexus, from where it may spawn again; nobody draws."""
    side = g.setting.side_of[minion]
    where = c.fallen[minion] = g.at[minion]
    put(g, minion, OFF)
    g.minion_lane[minion - MINIONS] = -1
    if c.side != side:
        _tally(g, c.side, minions=1)
    if g.tell:
        g.tell(MinionDefeated(side, where, c.caster))


def _tally(g: Arena, side: int, *, defeats: int = 0, minions: int = 0) -> None:
    tallies = list(g.tallies)
    mine = tallies[side]
    tallies[side] = mine._replace(defeats=mine.defeats + defeats, minions=mine.minions + minions)
    g.tallies = (tallies[0], tallies[1])
