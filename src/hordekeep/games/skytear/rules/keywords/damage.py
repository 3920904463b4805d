"""Damage, losing and healing HP (SM-EFF-07 to SM-EFF-13, SM-HERO-07, SM-HERO-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hordekeep.games.skytear.asking.choices import No, Yes
from hordekeep.games.skytear.asking.questions import TEAM, YES_OR_NO, Who, may
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.meanings import Cause
from hordekeep.games.skytear.effects.triggering import happens
from hordekeep.games.skytear.effects.values import armor, total
from hordekeep.games.skytear.rules.keywords.defeat import defeat_hero, defeat_minion
from hordekeep.games.skytear.rules.keywords.happened import Damaged, Healed, LostHp, Prevented
from hordekeep.games.skytear.state.arena import TURN, Arena, Lasting
from hordekeep.games.skytear.state.pieces import is_hero, is_minion
from hordekeep.games.skytear.state.wording import piece_name
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question

PREVENT: Question[Yes | No] = Question(
    "prevent",
    "SM-DMG-15",
    YES_OR_NO,
    says={
        **TEAM,
        "what": lambda g, ask: piece_name(g, ask.about[0]),
        "minion": lambda g, ask: piece_name(g, ask.about[1]),
    },
)


class Hit(NamedTuple):
    """What somebody is about to suffer: so much damage, against so much Armor."""

    piece: int
    amount: int
    armor: int = 0


def deal(g: Arena, c: Cause, piece: int, amount: int, *, piercing: bool = False) -> Rules[None]:
    """Deal damage to a hero or minion."""
    yield from deal_each(g, c, [piece], amount, piercing=piercing)


@enforces("SM-AOE-13", "SM-EFF-07", "SM-EFF-08", "SM-MIN-01")
def deal_each(g: Arena, c: Cause, pieces: Sequence[int], amount: int, *, piercing: bool = False) -> Rules[None]:
    """Deal damage to several at once: what each suffers is counted, and who is spared is said, while all of them stand.
    Armor takes off what it can; what is left below 0 does nothing. A minion has 1 HP and no Armor."""
    hits = [_hit(g, c, each, amount, piercing) for each in pieces if g.at[each] >= 0]
    spared: set[int] = set()
    for hit in hits:
        if is_minion(hit.piece) and (hit.amount <= 0 or (yield from prevented(g, hit.piece))):
            spared.add(hit.piece)
    for piece, suffered, against in hits:
        if g.at[piece] < 0 or piece in spared:
            continue
        if is_minion(piece):
            defeat_minion(g, c, piece)
        elif is_hero(piece):
            dealt = max(suffered, 0)  # below 0 counts as 0 (SM-EFF-08)
            if g.tell:
                g.tell(Damaged(piece, c.caster, dealt, against))
            yield from lose(g, c, piece, max(dealt - against, 0))


@enforces("SM-EFF-13", "SM-HERO-12", "SM-HERO-14")
def _hit(g: Arena, c: Cause, piece: int, amount: int, piercing: bool) -> Hit:
    """What a piece suffers, with what skills add to power cards; its Armor counts unless the effect is Piercing or a
    mage's against an enemy."""
    if c.kind == "card" and c.caster < OUTSIDERS:
        amount += total(g, "card-damage", c.caster, piece)
    if not is_hero(piece) or piercing or (c.piercing and g.setting.side_of[piece] != c.side):
        return Hit(piece, amount)
    return Hit(piece, amount, armor(g, piece))


@enforces("SM-EFF-12")
def lose(g: Arena, c: Cause, hero: int, amount: int) -> Rules[None]:
    """A hero loses HP, whatever its Armor."""
    if amount <= 0 or g.at[hero] < 0:
        return
    lost = min(amount, g.hp[hero])
    g.hp[hero] -= lost
    if g.tell:
        g.tell(LostHp(hero, amount, g.hp[hero]))
    if c.kind == "attack" and g.setting.side_of[hero] != c.side:
        happens(g, "attack-hurt", by=c.caster, seat=c.seat, subject=hero, memo=lost)
    if not g.hp[hero]:
        yield from defeat_hero(g, c, hero)


@enforces("SM-EFF-11", "SM-HERO-06")
def heal(g: Arena, hero: int, amount: int) -> None:
    """A hero heals, never above its printed HP."""
    if g.at[hero] < 0:
        return
    healed = min(amount, g.hero(hero).hp - g.hp[hero])
    if healed > 0:
        g.hp[hero] += healed
        if g.tell:
            g.tell(Healed(hero, healed, g.hp[hero]))


def wards(g: Arena, minion: int) -> dict[int, int]:
    """The heroes who may take the damage of a minion upon themselves now (Bone Ward), each once a turn, and the HP that
    it costs them."""
    standing = g.standing
    if standing is None:
        return {}
    found = {owner: ward.amount(g, owner, minion, -1) for owner, ward in standing.statics.get("ward", ())}
    return {owner: price for owner, price in found.items() if price and not total(g, "warded", owner)}


@enforces("SM-TEAM-25")
def who_speaks_for(g: Arena, hero: int) -> Who:
    """Who decides what a hero does unasked: who drafted it; where a team shares its heroes, whoever activates it now,
    or any of the team."""
    if not g.setting.shares:
        return g.owner[hero]
    return g.active_seat if g.active == hero else g.setting.seats_of(g.setting.side_of[hero])


@enforces("SM-EFF-09", "SM-DMG-15")
def prevented(g: Arena, minion: int) -> Rules[bool]:
    """May somebody take the damage of a minion upon himself (Bone Ward)? Once each turn, and a Defeat effect is no
    damage."""
    for owner, price in wards(g, minion).items():
        if (yield from may(PREVENT, who_speaks_for(g, owner), about=(owner, minion))):
            g.lasting.append(Lasting("warded", owner, 1, TURN))
            if g.tell:
                g.tell(Prevented(owner, g.at[minion]))
            own = Cause.of(g, g.owner[owner], owner, "skill")  # it hurts its own side: nobody draws for it
            yield from lose(g, own, owner, price)
            return True
    return False
