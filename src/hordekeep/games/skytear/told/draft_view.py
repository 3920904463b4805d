"""The draft as everybody sees it: what is picked, in which order, and from what (SM-SET-05, SM-CAS-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.skytear.content.options import COMPETITIVE, FIRST_GAME
from hordekeep.games.skytear.content.setting import BLUE, RED, SIDES
from hordekeep.games.skytear.rules.setup.drafting import FACTIONS, candidates, picking_side
from hordekeep.games.skytear.told.seen import SeenDraft

if TYPE_CHECKING:
    from hordekeep.games.skytear.state.arena import Arena


def draft_seen(g: Arena) -> SeenDraft:
    """What is drafted now, the sides in the order of their picks, how many have been made, and for each side the heroes
    of its pool that it may still pick. Factions are drafted first, except where each team brings a pool (SM-COMP-06);
    in a first game their heroes come with them (SM-SET-06)."""
    heroes = sum(g.heroes[slot] is not None for side in (BLUE, RED) for slot in g.heroes_of(side))
    factions = len(g.factions[BLUE]) + len(g.factions[RED])
    by_faction = g.setting.format == FIRST_GAME or (g.setting.format != COMPETITIVE and factions < FACTIONS)
    made, picks = (factions, FACTIONS) if by_faction else (heroes, 2 * g.setting.team)
    return SeenDraft(
        of="factions" if by_faction else "heroes",
        order=[SIDES[picking_side(g, pick)] for pick in range(picks)],
        made=made,
        pools={SIDES[side]: [] if by_faction else [hero.id for hero in candidates(g, side)] for side in (BLUE, RED)},
    )
