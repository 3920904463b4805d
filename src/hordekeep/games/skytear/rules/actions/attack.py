"""The Attack action (SM-ATK): enemy heroes, minions, pillars and illusions in range and sight."""

from __future__ import annotations

from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.line_of_sight import sees_enemies, sees_piece, why_unseen
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.effects.values import attack as attack_of
from hordekeep.games.skytear.effects.values import attack_range, disarmed, flips
from hordekeep.games.skytear.ground.boards import SIGHT
from hordekeep.games.skytear.rules.actions.happened import Attacks, TokenRemoved
from hordekeep.games.skytear.rules.keywords.damage import deal
from hordekeep.games.skytear.rules.keywords.drawing import flip
from hordekeep.games.skytear.state.arena import BLUE_ILLUSIONS, BLUE_PILLARS, OFF, Arena
from hordekeep.games.skytear.state.pieces import (
    enemies_on,
    illusion_of,
    is_hero,
    is_minion,
    kind_of,
    pillars_of,
    put,
    side_of,
)
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces

NO_OUTSIDER = Refusal("SM-OUT-01", Text("no-outsider-hurt"))
NO_FRIEND = Refusal("SM-ATK-02", Text("no-friend"))
NO_TOKEN = Refusal("SM-OACT-08", Text("no-outsider-token"))
OUT_OF_RANGE = Refusal("SM-ATK-01", Text("no-out-of-range"))


@enforces("SM-ATK-01")
def in_attack_range(g: Arena, piece: int) -> int:
    """The hexes on which it could attack an enemy."""
    seen = sees_enemies(g, piece)
    reach = attack_range(g, piece)
    return seen if reach >= SIGHT else seen & g.field.board.within(g.at[piece], reach)


@enforces("SM-ATK-02", "SM-OACT-08", "SM-TOW-02")
def attack_targets(g: Arena, piece: int) -> list[int]:
    """Whom it may attack: enemy heroes and minions, and a hero also enemy pillars and illusions; never a Tower or
    Nexus."""
    mask = in_attack_range(g, piece)
    side = side_of(g, piece)
    found = enemies_on(g, side, mask)
    if piece >= OUTSIDERS:
        return found
    other, at = 1 - side, g.at
    if g.on[BLUE_PILLARS + other] & mask:
        found += [each for each in pillars_of(other) if at[each] >= 0 and mask >> at[each] & 1]
    if g.on[BLUE_ILLUSIONS + other] & mask:
        illusions = [illusion_of(hero) for hero in g.heroes_of(other)]
        found += [each for each in illusions if at[each] >= 0 and mask >> at[each] & 1]
    return found


def why_not_attack(g: Arena, attacker: int, target: int) -> Refusal:
    """What is against a piece that stands on the battlefield and is no target of a hero or an outsider."""
    if target >= OUTSIDERS:
        return NO_OUTSIDER
    if side_of(g, target) == side_of(g, attacker):
        return NO_FRIEND
    if attacker >= OUTSIDERS and kind_of(target) in ("pillar", "illusion"):
        return NO_TOKEN
    return OUT_OF_RANGE if sees_piece(g, attacker, target) else why_unseen(g, attacker, target)


def no_target(g: Arena, ask: Asked, piece: int) -> Refusal:
    """The same of whoever a question is about."""
    return why_not_attack(g, ask.about, piece)


@enforces("SM-ATK-11", "SM-ATK-03", "SM-ATK-04", "SM-ATK-05", "SM-ATK-06", "SM-ATK-07", "SM-ATK-08", "SM-ATK-09")
def attack(g: Arena, c: Cause) -> Rules[None]:
    """Attack value, flips, one modifier, Disarm, Armor, HP. A pillar or an illusion is just removed. Skills wait for
    the end of an Attack (SM-NUP-10)."""
    if not c.targets:
        return
    target = c.targets[0]
    if g.tell:
        g.tell(Attacks(c.caster, target, g.at[target]))
    if is_hero(target) or is_minion(target):
        base = attack_of(g, c.caster, target)
        modifier = yield from flip(g, c.seat, flips(g, c.caster))
        yield from deal(g, c, target, disarmed(g, c.caster, base + modifier))
    else:
        rule = "SM-TAU-08" if kind_of(target) == "pillar" else "SM-NUP-08"
        where = g.at[target]
        put(g, target, OFF)
        if g.tell:
            g.tell(TokenRemoved(target, where), rule)
    if c.caster < OUTSIDERS:
        happens(g, "attack-resolved", by=c.caster, seat=c.seat, subject=target)
