"""Defeated heroes return (SM-STATE-15 to SM-STATE-19): last in the upkeep, as close as possible to their Nexus."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import ThisHex, ThisPiece
from hordekeep.games.skytear.asking.questions import OF_PIECE, PIECES, TEAM, choose_hex, choose_piece, of_hexes
from hordekeep.games.skytear.rules.keywords.open_hexes import not_for_heroes, stops
from hordekeep.games.skytear.rules.upkeep.happened import HeroReturned
from hordekeep.games.skytear.state.arena import DEFEATED, READY, Arena
from hordekeep.games.skytear.state.pieces import put
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question

STAYS = Refusal("SM-STATE-15", Text("no-not-returning"))


def _why_not_back(g: Arena, ask: Asked, seat: int, choice: ThisPiece) -> Refusal | None:
    """Nobody who is asked about stands on the battlefield."""
    return None if choice.piece(g) in ask.facts else STAYS


WHICH_RETURNS: Question[ThisPiece] = Question(
    "which-returns", "SM-STATE-24", dict.fromkeys(PIECES, _why_not_back), says=TEAM
)
RETURN_TO: Question[ThisHex] = Question(
    "return-to", "SM-STATE-16", of_hexes(not_for_heroes("no-nearest-nexus")), says={**TEAM, **OF_PIECE}
)


@enforces("SM-STATE-15", "SM-STATE-19")
def returning(g: Arena, side: int) -> list[int]:
    """The heroes of a side whose row the Skytear token has reached."""
    return [hero for hero in g.heroes_of(side) if g.state[hero] == DEFEATED and g.returns[hero] == g.turn]


@enforces("SM-STATE-18")
def heroes_return(g: Arena, side: int) -> Rules[None] | None:
    """All of a side that return, one after another, before those of the other."""
    back = returning(g, side)
    return _next_returns(g, side, back) if back else None


@enforces("SM-STATE-24")
def _next_returns(g: Arena, side: int, back: list[int]) -> Rules[None]:
    """Who comes first is asked only where not all find room equally close."""
    hero = back[0]
    if len(back) > return_hexes(g, hero).bit_count():
        seats = g.setting.seats_of(side)
        hero = yield from choose_piece(g, WHICH_RETURNS, seats, back)
    yield from _return(g, hero)
    g.agenda.append(("heroes_return", side))


@enforces("SM-STATE-16")
def return_hexes(g: Arena, hero: int) -> int:
    """The legal hexes at the least distance from the hero's Nexus: without blocking elements or minions."""
    nexus = g.field.nexus[g.setting.side_of[hero]]
    free = stops(g)
    steps = 1
    while not (found := g.field.board.ring(nexus, steps) & free):
        steps += 1
    return found


@enforces("SM-STATE-16", "SM-STATE-17", "SM-TEAM-04")
def _return(g: Arena, hero: int) -> Rules[None]:
    """A hero is back, Ready, with its full HP and no conditions. Its player picks the hex; with five players and more
    anybody of its team."""
    who = g.setting.seats_of(g.setting.side_of[hero]) if g.setting.shares else g.owner[hero]
    there = yield from choose_hex(RETURN_TO, who, return_hexes(g, hero), about=hero)
    g.state[hero] = READY
    g.returns[hero] = 0
    g.hp[hero] = g.hero(hero).hp
    g.conditions[hero] = 0
    put(g, hero, there)
    if g.tell:
        g.tell(HeroReturned(hero, there, g.hp[hero]))
