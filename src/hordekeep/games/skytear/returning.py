"""Defeated heroes return (SM-STATE-15 to SM-STATE-19): last in the upkeep, as close as possible to their Nexus."""

from __future__ import annotations

from hordekeep.games.skytear.arena import DEFEATED, READY, Arena
from hordekeep.games.skytear.asking import choose_hex
from hordekeep.games.skytear.ground import stops
from hordekeep.games.skytear.pieces import put
from hordekeep.kernel import Rules


def returning(g: Arena) -> list[int]:
    """The heroes whose row the Skytear token has reached (SM-STATE-15): all of the first player's side before those of
    the other (SM-STATE-18, SM-TEAM-22)."""
    order = [*g.heroes_of(g.first_side), *g.heroes_of(1 - g.first_side)]
    return [hero for hero in order if g.state[hero] == DEFEATED and g.returns[hero] == g.turn]


def return_hexes(g: Arena, hero: int) -> int:
    """The legal hexes at the least distance from the hero's Nexus: without blocking elements or minions
    (SM-STATE-16)."""
    nexus = g.field.nexus[g.setting.side_of[hero]]
    free = stops(g)
    steps = 1
    while not (found := g.field.board.ring(nexus, steps) & free):
        steps += 1
    return found


def hero_returns(g: Arena, hero: int) -> Rules[None]:
    """A hero is back, Ready (SM-STATE-16), with its full HP and no conditions (SM-STATE-17). Its player picks the hex;
    with five players and more anybody of its team (SM-TEAM-04)."""
    who = g.setting.seats_of(g.setting.side_of[hero]) if g.setting.shares else g.owner[hero]
    there = yield from choose_hex(who, "return-to", "SM-STATE-16", return_hexes(g, hero), about=hero)
    g.state[hero] = READY
    g.returns[hero] = 0
    g.hp[hero] = g.hero(hero).hp
    g.conditions[hero] = 0
    put(g, hero, there)
    g.say("hero-returned", "SM-STATE-16", hero=g.names[hero], hex=there, hp=g.hp[hero])
