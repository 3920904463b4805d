"""A quick hand at the game, for play-outs and as a bot of its own: it plays by habit (`habits`). It also tells a search
what is not worth looking at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hordekeep.games.skytear.bots.habits import leanings
from hordekeep.games.skytear.state.arena import OFF
from hordekeep.games.skytear.state.pieces import enemies_on
from hordekeep.kernel.leaning import by_leaning, most_leaned_to

if TYPE_CHECKING:
    from random import Random

    from hordekeep.games.skytear.state.arena import Arena
    from hordekeep.kernel import Ask, Choice

DECIDED: Final = 2.0
"""How decidedly habits are followed: with more a hurried player would always do the same, with less anything."""

ENOUGH: Final = 8
"""Of more choices a search looks at so many: those that a hurried player leans to most."""
MINIONS_GO: Final = ("spawn", "place-minion")
"""Questions for the hex of a minion, all equally near to its token: it is put where the fewest enemies are near."""
NEAR: Final = 3


def instinct(g: Arena, ask: Ask, seat: int, luck: Random) -> Choice:
    """A choice that a hurried player would make, the more likely the more it leans to it."""
    choices = ask.choices_of(seat)
    if len(choices) == 1:
        return choices[0]
    return by_leaning(choices, leanings(g, ask, seat, choices), DECIDED, luck)


def resolved(g: Arena) -> int:
    """How far bots look ahead: how many effects have resolved, activations begun and turns passed. While an effect
    resolves, which is when all have passed on it, it does not count."""
    effects = g.serial - len(g.stack) - (g.passes >= g.seats)
    return effects + g.activated.bit_count() + g.turn * 1000


def sensible(g: Arena, ask: Ask, seat: int, choices: list[Choice]) -> list[Choice]:
    """The choices that are worth a search: one hex for a minion, one way to lay an area over the same enemies, and of
    many others those that a hurried player leans to most."""
    if ask.prompt in MINIONS_GO:
        return [min(choices, key=lambda choice: _enemies_near(g, seat, choice))]
    if ask.alike is not None:
        choices = list({ask.alike(choice): choice for choice in choices}.values())
    if len(choices) <= ENOUGH:
        return choices
    return most_leaned_to(choices, leanings(g, ask, seat, choices), ENOUGH)


def _enemies_near(g: Arena, seat: int, choice: Choice) -> int:
    """How many enemy heroes are near a hex; no hex at all comes last."""
    where = choice[1] if choice[0] == "hex" else OFF
    if where < 0:
        return g.seats * g.setting.team
    near = g.field.board.within(where, NEAR)
    return len(enemies_on(g, g.setting.sides[seat], near, minions=False))
