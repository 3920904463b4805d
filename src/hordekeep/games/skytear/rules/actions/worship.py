"""The Worship action (SM-WOR-03): marks, shapeshifting, pillars or illusions, by the faction of the hero."""

from __future__ import annotations

from hordekeep.games.skytear.asking.questions import choose_hex, choose_piece, may
from hordekeep.games.skytear.effects.conditions import apply, remove_all
from hordekeep.games.skytear.effects.line_of_sight import sees_enemies, sight
from hordekeep.games.skytear.effects.meanings import Cause, meaning_of
from hordekeep.games.skytear.effects.skills import worship_skill
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.ground.boards import SIGHT
from hordekeep.games.skytear.rules.actions.happened import (
    ExhaustedFirst,
    IllusionMoved,
    PillarPlaced,
    PillarRemoved,
    SkillUsed,
)
from hordekeep.games.skytear.rules.keywords.open_hexes import alone, free_of_all
from hordekeep.games.skytear.state.arena import EXHAUSTED, MARKED, OFF, SHAPESHIFTED, Arena
from hordekeep.games.skytear.state.pieces import enemies_on, friends_on, illusion_of, pillars_of, put
from hordekeep.kernel import Rules
from hordekeep.kernel.hexes import hexes_in

ILLUSION_MOVES = 3


def worship_aims(g: Arena, hero: int) -> tuple[str, list[int]]:
    """What the Worship of a hero targets when it is declared, and what is legal: an enemy hero for Kurumo (SM-KUR-02),
    a free hex for Taulot (SM-TAU-04, SM-TAU-13), nothing for the others."""
    faction = g.hero(hero).faction
    if faction == "kurumo":
        return "enemy-hero", enemies_on(g, g.setting.side_of[hero], sees_enemies(g, hero), minions=False)
    if faction == "taulot":
        return "hex", list(hexes_in(sight(g, hero) & free_of_all(g)))
    return "", []


def worship(g: Arena, c: Cause) -> Rules[None]:
    """The Worship of the hero's faction, one action whichever it is (SM-WOR-05); its worship-icon skill happens within
    it (SM-WOR-04)."""
    if g.at[c.caster] < 0:
        return
    yield from _WAYS[g.hero(c.caster).faction](g, c)
    happens(g, "worship-resolved", by=c.caster, seat=c.seat)


def _marks(g: Arena, c: Cause) -> Rules[None]:
    """Kurumo: the target is Marked, then the skill happens (SM-KUR-01, SM-KUR-03), also if it was Marked already
    (SM-KUR-04)."""
    apply(g, c.targets[0], MARKED)
    yield from _skill(g, c)


def _shapeshifts(g: Arena, c: Cause) -> Rules[None]:
    """Liothan: a friendly Liothan hero within 3 hexes, no sight needed, becomes Shapeshifted (SM-LIO-01, SM-LIO-02,
    SM-LIO-10). One who chooses itself may be Exhausted first, so that the condition lasts (SM-LIO-03 to SM-LIO-06)."""
    near = friends_on(g, c.side, g.field.board.within(g.at[c.caster], SIGHT))
    kin = [hero for hero in near if g.hero(hero).faction == "liothan"]
    chosen = yield from choose_piece(g, c.seat, "shapeshift", "SM-LIO-01", kin, about=c.caster)
    if chosen == c.caster and g.active == chosen and (yield from may(c.seat, "exhaust-first", "SM-LIO-03")):
        g.state[chosen] = EXHAUSTED
        remove_all(g, chosen, "SM-LIO-05")
        if g.tell:
            g.tell(ExhaustedFirst(chosen))
    apply(g, chosen, SHAPESHIFTED)


def _pillars(g: Arena, c: Cause) -> Rules[None]:
    """Taulot: take one of your pillars off if you like and have one (SM-TAU-14), which sets the skill off (SM-TAU-01,
    SM-TAU-03); then put one on the target hex, as many as you drafted Taulot heroes (SM-TAU-02, SM-TAU-05,
    SM-TAU-06)."""
    yield from remove_pillars(g, c, 1)
    if c.removed:
        yield from _skill(g, c)  # Strength of the King may go on removing (SM-TAU-09)
    place_pillar(g, c)


def remove_pillars(g: Arena, c: Cause, most: int) -> Rules[None]:
    """Take up to so many friendly pillars off, wherever they are (SM-TAU-03)."""
    for _ in range(most):
        own = [each for each in pillars_of(c.side) if g.at[each] >= 0]
        pillar = yield from choose_piece(g, c.seat, "remove-pillar", "SM-TAU-01", own, optional=True)
        if pillar < 0:
            return
        take_off(g, c, pillar)


def take_off(g: Arena, c: Cause, pillar: int) -> None:
    """A pillar leaves the battlefield by an effect that remembers its hex."""
    c.removed.append(g.at[pillar])
    if g.tell:
        g.tell(PillarRemoved(c.side, g.at[pillar]))
    put(g, pillar, OFF)


def place_pillar(g: Arena, c: Cause) -> None:
    """Put a pillar on the target hex, if it is still free and another is left (SM-TAU-02, SM-TAU-05, SM-TAU-06)."""
    free = [each for each in own_pillars(g, c.seat) if g.at[each] < 0]
    if free and c.hex >= 0 and free_of_all(g) >> c.hex & 1:
        put(g, free[0], c.hex)
        if g.tell:
            g.tell(PillarPlaced(c.side, c.hex))


def own_pillars(g: Arena, seat: int) -> list[int]:
    """The pillars that a player can put up: one came with each Taulot hero that they drafted, Defeated or not
    (SM-SET-09, SM-TAU-05); where a team shares its heroes, those of the team (SM-TEAM-04)."""
    side, purses = g.setting.sides[seat], g.setting.purses
    drafted = [hero for hero in g.heroes_of(side) if (face := g.heroes[hero]) is not None and face.faction == "taulot"]
    pillars = zip(drafted, pillars_of(side), strict=False)
    return [pillar for hero, pillar in pillars if purses[g.owner[hero]] == purses[seat]]


def _illusions(g: Arena, c: Cause) -> Rules[None]:
    """Nupten: the hero's illusion moves up to 3 hexes, from where it is or from its owner (SM-NUP-01, SM-NUP-02,
    SM-NUP-13, SM-NUP-14); nothing blocks it, no sight, Cover or Dome matters (SM-NUP-03, SM-NUP-15), and it ends on a
    hex without miniature or other token (SM-NUP-04): it stays only where nothing has come to stand on it, or if there
    is no hex for it (SM-NUP-16)."""
    token = illusion_of(c.caster)
    board, here = g.field.board, g.at[token]
    free = free_of_all(g)
    where = board.within(g.at[c.caster], ILLUSION_MOVES) & free
    if here >= 0:
        where |= board.within(here, ILLUSION_MOVES) & (free | 1 << here if alone(g, token) else free)
    there = yield from choose_hex(c.seat, "illusion-to", "SM-NUP-02", where, about=token)
    if there >= 0 and there != here:
        put(g, token, there)
        if g.tell:
            g.tell(IllusionMoved(c.caster, there))


def _skill(g: Arena, c: Cause) -> Rules[None]:
    """The worship-icon skill of the caster, within the Worship (SM-WOR-02, SM-WOR-04)."""
    skill = worship_skill(g.hero(c.caster))
    if not skill:
        return
    c.kind = "skill"
    if g.tell:
        g.tell(SkillUsed(c.caster, skill))
    for deed in meaning_of(skill).deeds:
        yield from deed(g, c)


_WAYS = {"kurumo": _marks, "liothan": _shapeshifts, "taulot": _pillars, "nupten": _illusions}
