"""The Worship action (SM-WOR-03): marks, shapeshifting, pillars or illusions, by the faction of the hero."""

from __future__ import annotations

from hordekeep.games.skytear.asking.choices import No, Stop, ThisHex, ThisPiece, Yes
from hordekeep.games.skytear.asking.questions import (
    OF_PIECE,
    YES_OR_NO,
    choose_hex,
    choose_piece,
    may,
    may_choose_piece,
    of_hexes,
    of_pieces,
)
from hordekeep.games.skytear.content.keywords import MARKED, SHAPESHIFTED
from hordekeep.games.skytear.effects.conditions import apply, remove_all
from hordekeep.games.skytear.effects.line_of_sight import sees_enemies, sight, why_unseen
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
from hordekeep.games.skytear.state.arena import BLUE_PILLARS, EXHAUSTED, OFF, Arena
from hordekeep.games.skytear.state.pieces import (
    enemies_on,
    friends_on,
    illusion_of,
    is_hero,
    kind_of,
    pillars_of,
    put,
    side_of,
)
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

ILLUSION_MOVES = 3
NOT_LIOTHAN = Refusal("SM-LIO-01", Text("no-asks-liothan"))
TOO_FAR = Refusal("SM-LIO-01", Text("no-asks-near"))
NO_HERO = Refusal("SM-LIO-01", Text("no-asks-hero"))
NO_FRIEND = Refusal("SM-LIO-01", Text("no-asks-friend"))
NOT_YOUR_PILLAR = Refusal("SM-TAU-01", Text("no-asks-friend"))
NO_PILLAR = Refusal("SM-TAU-01", Text("no-asks-pillar"))
NOT_FREE = Refusal("SM-NUP-04", Text("no-hex-taken"))
ILLUSION_TOO_FAR = Refusal("SM-NUP-02", Text("no-illusion-far"))
OWN_PILLAR_THERE = Refusal("SM-TAU-13", Text("no-hex-taken"))
TAKEN = Refusal("SM-TAU-02", Text("no-hex-taken"))
UNSEEN_HEX = Refusal("SM-TGT-02", Text("no-sight"))
NO_HERO_TO_MARK = Refusal("SM-KUR-02", Text("no-asks-hero"))
NO_ENEMY_TO_MARK = Refusal("SM-KUR-02", Text("no-asks-enemy"))


def no_hex_for_pillar(g: Arena, ask: Asked, hex: int) -> Refusal:
    """Where no pillar is put: on a hex that is not free, even if the pillar there may be removed first."""
    if free_of_all(g) >> hex & 1:
        return UNSEEN_HEX
    own = g.on[BLUE_PILLARS + g.setting.sides[ask.seats[0]]]
    return OWN_PILLAR_THERE if own >> hex & 1 else TAKEN


@enforces("SM-KUR-02")
def no_mark(g: Arena, ask: Asked, piece: int) -> Refusal:
    """Kurumo marks an enemy hero in sight."""
    if not is_hero(piece):
        return NO_HERO_TO_MARK
    return NO_ENEMY_TO_MARK if side_of(g, piece) == side_of(g, ask.about) else why_unseen(g, ask.about, piece)


def _no_shapeshift(g: Arena, ask: Asked, piece: int) -> Refusal:
    if not is_hero(piece):
        return NO_HERO
    if side_of(g, piece) != side_of(g, ask.about):
        return NO_FRIEND
    return TOO_FAR if g.hero(piece).faction == "liothan" else NOT_LIOTHAN


def _no_pillar(g: Arena, ask: Asked, piece: int) -> Refusal:
    return NOT_YOUR_PILLAR if kind_of(piece) == "pillar" else NO_PILLAR


def _no_way(g: Arena, ask: Asked, hex: int) -> Refusal:
    return ILLUSION_TOO_FAR if free_of_all(g) >> hex & 1 else NOT_FREE


SHAPESHIFT: Question[ThisPiece] = Question("shapeshift", "SM-LIO-01", of_pieces(_no_shapeshift))
EXHAUST_FIRST: Question[Yes | No] = Question("exhaust-first", "SM-LIO-03", YES_OR_NO)
REMOVE_PILLAR: Question[ThisPiece | Stop] = Question(
    "remove-pillar", "SM-TAU-01", of_pieces(_no_pillar) | {Stop: allowed}
)
ILLUSION_TO: Question[ThisHex] = Question("illusion-to", "SM-NUP-02", of_hexes(_no_way), says=OF_PIECE)


@enforces("SM-KUR-02", "SM-TAU-04", "SM-TAU-13")
def worship_aims(g: Arena, hero: int) -> tuple[str, list[int]]:
    """What the Worship of a hero targets when it is declared, and what is legal: an enemy hero for Kurumo, a free hex
    for Taulot, nothing for the others."""
    faction = g.hero(hero).faction
    if faction == "kurumo":
        return "enemy-hero", enemies_on(g, g.setting.side_of[hero], sees_enemies(g, hero), minions=False)
    if faction == "taulot":
        return "hex", list(hexes_in(sight(g, hero) & free_of_all(g)))
    return "", []


@enforces("SM-WOR-05", "SM-WOR-04")
def worship(g: Arena, c: Cause) -> Rules[None]:
    """The Worship of the hero's faction, one action whichever it is; its worship-icon skill happens within it."""
    if g.at[c.caster] < 0:
        return
    yield from _WAYS[g.hero(c.caster).faction](g, c)
    happens(g, "worship-resolved", by=c.caster, seat=c.seat)


@enforces("SM-KUR-01", "SM-KUR-03", "SM-KUR-04")
def _marks(g: Arena, c: Cause) -> Rules[None]:
    """Kurumo: the target is Marked, then the skill happens, also if it was Marked already."""
    apply(g, c.targets[0], MARKED)
    yield from _skill(g, c)


@enforces("SM-LIO-01", "SM-LIO-02", "SM-LIO-10", "SM-LIO-03", "SM-LIO-04", "SM-LIO-05", "SM-LIO-06")
def _shapeshifts(g: Arena, c: Cause) -> Rules[None]:
    """Liothan: a friendly Liothan hero within 3 hexes, no sight needed, becomes Shapeshifted. One who chooses itself
    may be Exhausted first, so that the condition lasts."""
    near = friends_on(g, c.side, g.field.board.within(g.at[c.caster], SIGHT))
    kin = [hero for hero in near if g.hero(hero).faction == "liothan"]
    chosen = yield from choose_piece(g, SHAPESHIFT, c.seat, kin, about=c.caster)
    if chosen == c.caster and g.active == chosen and (yield from may(EXHAUST_FIRST, c.seat)):
        remove_all(g, chosen, "SM-LIO-05")
        g.state[chosen] = EXHAUSTED
        if g.tell:
            g.tell(ExhaustedFirst(chosen))
    apply(g, chosen, SHAPESHIFTED)


@enforces("SM-TAU-14", "SM-TAU-01", "SM-TAU-03", "SM-TAU-02", "SM-TAU-05", "SM-TAU-06")
def _pillars(g: Arena, c: Cause) -> Rules[None]:
    """Taulot: take one of your pillars off if you like and have one, which sets the skill off; then put one on the
    target hex, as many as you drafted Taulot heroes."""
    yield from remove_pillars(g, c, 1)
    if c.removed:
        yield from _skill(g, c)  # Strength of the King may go on removing (SM-TAU-09)
    place_pillar(g, c)


@enforces("SM-TAU-03")
def remove_pillars(g: Arena, c: Cause, most: int) -> Rules[None]:
    """Take up to so many friendly pillars off, wherever they are."""
    for _ in range(most):
        own = [each for each in pillars_of(c.side) if g.at[each] >= 0]
        pillar = yield from may_choose_piece(g, REMOVE_PILLAR, c.seat, own)
        if pillar < 0:
            return
        take_off(g, c, pillar)


def take_off(g: Arena, c: Cause, pillar: int) -> None:
    """A pillar leaves the battlefield by an effect that remembers its hex."""
    where = g.at[pillar]
    c.removed.append(where)
    put(g, pillar, OFF)
    if g.tell:
        g.tell(PillarRemoved(c.side, where))


@enforces("SM-TAU-02", "SM-TAU-05", "SM-TAU-06")
def place_pillar(g: Arena, c: Cause) -> None:
    """Put a pillar on the target hex, if it is still free and another is left."""
    free = [each for each in own_pillars(g, c.seat) if g.at[each] < 0]
    if free and c.hex >= 0 and free_of_all(g) >> c.hex & 1:
        put(g, free[0], c.hex)
        if g.tell:
            g.tell(PillarPlaced(c.side, c.hex))


@enforces("SM-SET-09", "SM-TAU-05", "SM-TEAM-04")
def own_pillars(g: Arena, seat: int) -> list[int]:
    """The pillars that a player can put up: one came with each Taulot hero that they drafted, Defeated or not; where a
    team shares its heroes, those of the team."""
    side, purses = g.setting.sides[seat], g.setting.purses
    drafted = [hero for hero in g.heroes_of(side) if (face := g.heroes[hero]) is not None and face.faction == "taulot"]
    pillars = zip(drafted, pillars_of(side), strict=False)
    return [pillar for hero, pillar in pillars if purses[g.owner[hero]] == purses[seat]]


@enforces("SM-NUP-01", "SM-NUP-02", "SM-NUP-13", "SM-NUP-14", "SM-NUP-03", "SM-NUP-15", "SM-NUP-04", "SM-NUP-16")
def _illusions(g: Arena, c: Cause) -> Rules[None]:
    """Nupten: the hero's illusion moves up to 3 hexes, from where it is or from its owner; nothing blocks it, no sight,
    Cover or Dome matters, and it ends on a hex without miniature or other token: it stays only where nothing has come
    to stand on it, or if there is no hex for it."""
    token = illusion_of(c.caster)
    board, here = g.field.board, g.at[token]
    free = free_of_all(g)
    where = board.within(g.at[c.caster], ILLUSION_MOVES) & free
    if here >= 0:
        where |= board.within(here, ILLUSION_MOVES) & (free | 1 << here if alone(g, token) else free)
    there = yield from choose_hex(ILLUSION_TO, c.seat, where, about=token)
    if there >= 0 and there != here:
        put(g, token, there)
        if g.tell:
            g.tell(IllusionMoved(c.caster, there))


@enforces("SM-WOR-02", "SM-WOR-04")
def _skill(g: Arena, c: Cause) -> Rules[None]:
    """The worship-icon skill of the caster, within the Worship."""
    skill = worship_skill(g.hero(c.caster))
    if not skill:
        return
    c.kind = "skill"
    if g.tell:
        g.tell(SkillUsed(c.caster, skill))
    for deed in meaning_of(skill).deeds:
        yield from deed(g, c)


_WAYS = {"kurumo": _marks, "liothan": _shapeshifts, "taulot": _pillars, "nupten": _illusions}
