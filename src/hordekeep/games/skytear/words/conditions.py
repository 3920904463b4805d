"""If, while and for each: what is so now, and what is counted."""

from __future__ import annotations

from hordekeep.games.skytear.content.keywords import MARKED, SHAPESHIFTED
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.words.kinds import VOCABULARY, Count
from hordekeep.games.skytear.words.meant import Condition, Noun, Who, around
from hordekeep.games.skytear.words.nouns import has_condition

V = VOCABULARY


@V.word("condition", "{t:known} is Marked", fr="{t} est [Marqué|Marquée|Marqués|Marquées:t]", rule="SM-COND-10")
def is_marked(t: Who) -> Condition:
    """It has the condition Marked."""
    return lambda g, c: any(has_condition(g, piece, MARKED) for piece in t.find(g, c))


@V.word("condition", "{t:known} is Shapeshifted",
        fr="{t} est [Métamorphosé|Métamorphosée|Métamorphosés|Métamorphosées:t]", rule="SM-COND-11")  # fmt: skip
def is_shapeshifted(t: Who) -> Condition:
    """It has the condition Shapeshifted."""
    return lambda g, c: any(has_condition(g, piece, SHAPESHIFTED) for piece in t.find(g, c))


@V.word("condition", "{t:known} is adjacent to {u:near}",
        fr="{t} est [adjacent|adjacente|adjacents|adjacentes:t] {à:u}", rule="SM-EFF-05")  # fmt: skip
def is_adjacent_to(t: Who, u: Who) -> Condition:
    """It stands within 1 hex of somebody or something."""
    return lambda g, c: bool(t.ground(g, c) & around(g, u.ground(g, c)))


@V.word("condition", "{t:known} sees {u:near}", fr="{t} voit {u}", rule="SM-TAU-07")
def does_see(t: Who, u: Who) -> Condition:
    """It has LoS to somebody or something friendly."""

    def met(g: Arena, c: Cause) -> bool:
        ground = u.ground(g, c)
        return any(sight(g, piece) & ground for piece in t.find(g, c))

    return met


@V.word("condition", "{t:known} is in a Cover Hex", fr="{t} est sur un hexagone de Couvert", rule="SM-COV-01")
def is_in_cover(t: Who) -> Condition:
    """It stands on a Cover Hex."""
    return lambda g, c: bool(t.ground(g, c) & g.field.cover)


# -- counted -----------------------------------------------------------------------------------------------------------


@V.word("counted", "pillar removed", fr="pilier retiré", gender="m", rule="SM-TAU-09")
def pillar_removed() -> Count:
    """The pillars that this effect has taken off."""
    return lambda g, c: len(c.removed)


@V.word("counted", "{np:np}", fr="{np}", number="s", rule="SM-LIO-09")
def counted_np(np: Noun) -> Count:
    """All of a kind, wherever they are seen from."""
    return lambda g, c: len(np.find(g, c))
