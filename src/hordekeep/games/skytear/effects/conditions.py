"""Conditions of heroes (SM-COND): applied, kept until the hero that has them becomes Exhausted or Defeated, whoever
applied them (SM-KUR-05), removed."""

from __future__ import annotations

from hordekeep.games.skytear.content.keywords import CONDITIONS
from hordekeep.games.skytear.effects.happened import ConditionApplied, ConditionsRemoved
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import is_hero
from hordekeep.kernel import enforces


@enforces("SM-COND-02", "SM-COND-14")
def apply(g: Arena, piece: int, condition: int) -> None:
    """Give a hero on the battlefield a condition; nobody has one twice, and only heroes have any."""
    if not is_hero(piece) or g.at[piece] < 0 or g.conditions[piece] & condition:
        return
    g.conditions[piece] |= condition
    if g.tell:
        g.tell(ConditionApplied(piece, name_of(condition)))


def remove_all(g: Arena, hero: int, rule: str = "SM-COND-01") -> None:
    """Take all conditions off a hero."""
    if g.conditions[hero]:
        g.conditions[hero] = 0
        if g.tell:
            g.tell(ConditionsRemoved(hero), rule)


def name_of(condition: int) -> str:
    """The name of a condition.

    >>> name_of(8)
    'disarm'
    """
    return CONDITIONS[condition.bit_length() - 1]


def names_of(conditions: int) -> list[str]:
    """The names of all conditions in a number.

    >>> names_of(17)
    ['slow', 'marked']
    """
    return [name for bit, name in enumerate(CONDITIONS) if conditions >> bit & 1]
