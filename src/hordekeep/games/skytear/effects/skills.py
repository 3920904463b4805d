"""Skills in force (SM-WOR-01, SM-WOR-02): what is always on, what an icon switches on, and what waits for its moment.

All skills of the heroes on the table stand in one index, made anew with each that is drafted and shared by all copies
of the game; whether a skill is in force is asked when its value is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hordekeep.games.skytear.content.cards import Hero, shelf
from hordekeep.games.skytear.content.keywords import SHAPESHIFTED
from hordekeep.games.skytear.effects.line_of_sight import sight
from hordekeep.games.skytear.effects.meanings import meaning_of
from hordekeep.games.skytear.state.arena import BLUE_PILLARS, Arena, Standing, Static, Trigger
from hordekeep.games.skytear.state.pieces import illusion_of
from hordekeep.kernel import enforces

ALWAYS: Final = "none"
WORSHIP: Final = "worship"
NO_SKILLS: Final = Standing({}, {})


@enforces("SM-SIM-01", "SM-HERO-15", "SM-SIM-06")
def standing_of(g: Arena) -> Standing:
    """The index of the heroes that were drafted; without skills in simplified mode, where the cards show their other
    side. Power cards do what is left of their words."""
    if g.setting.simplified:
        return NO_SKILLS
    return _standing(tuple([None if hero is None else hero.id for hero in g.heroes]))


@lru_cache(maxsize=4096)
def _standing(ids: tuple[str | None, ...]) -> Standing:
    statics: dict[str, list[tuple[int, Static]]] = {}
    triggers: dict[str, list[tuple[int, str, Trigger]]] = {}
    for slot, name in enumerate(ids):
        if name is None:
            continue
        for skill in shelf().heroes[name].skills:
            meaning = meaning_of(f"{name}/{skill.id}")
            for static in meaning.statics:
                statics.setdefault(static.kind, []).append((slot, static))
            for trigger in meaning.triggers:
                triggers.setdefault(trigger.moment, []).append((slot, f"{name}/{skill.id}", trigger))
    return Standing(
        {kind: tuple(each) for kind, each in statics.items()},
        {moment: tuple(each) for moment, each in triggers.items()},
    )


@enforces("SM-WOR-01", "SM-COND-11", "SM-TAU-07")
def in_force(g: Arena, owner: int, icon: str) -> bool:
    """Is a skill with this icon on for its owner now?"""
    if g.at[owner] < 0:
        return False
    if icon == ALWAYS:
        return True
    if icon == "shapeshifted":
        return bool(g.conditions[owner] & SHAPESHIFTED)
    if icon == "pillar":
        return bool(sight(g, owner) & g.on[BLUE_PILLARS + g.setting.side_of[owner]])
    return False


@enforces("SM-NUP-05", "SM-NUP-06", "SM-NUP-07")
def projected(g: Arena, owner: int, hero: int) -> bool:
    """Is this a Projected Hero by the owner's illusion: a friendly Nupten hero that sees it, whichever others it
    sees?"""
    illusion = g.at[illusion_of(owner)]
    if illusion < 0 or g.at[hero] < 0 or g.setting.side_of[hero] != g.setting.side_of[owner]:
        return False
    return g.hero(hero).faction == "nupten" and bool(sight(g, hero) >> illusion & 1)


@enforces("SM-WOR-02")
def worship_skill(hero: Hero) -> str:
    """The skill of a hero that its Worship sets off, as "hero/skill"; "" if it has none."""
    for skill in hero.skills:
        if skill.icon == WORSHIP:
            return f"{hero.id}/{skill.id}"
    return ""
