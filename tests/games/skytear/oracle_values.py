"""What heroes see, and their values with all skills and bonuses, by the book and the words of the cards."""

from __future__ import annotations

from tests.games.skytear.oracle_facts import cards, outsiders
from tests.games.skytear.oracle_ground import SIGHT, Hex, apart, text_of
from tests.games.skytear.oracle_table import Hero, Table, other

MOVE = 3


class Viewer:
    """Who looks or strikes: a hero, or an outsider for the side that it acts for."""

    def __init__(self, table: Table, name: str) -> None:
        self.name = name
        self.hero: Hero | None = table.heroes.get(name)
        self.side = self.hero.side if self.hero else table.commander
        self.hex: Hex | None = self.hero.hex if self.hero else table.outsider_at.get(name)

    def range(self) -> int:
        """Of its Attack and Skirmish (SM-HERO-02, SM-HERO-03)."""
        return self.hero.facts.range if self.hero else outsiders()[self.name].range


def sight_of(table: Table, viewer: Viewer) -> frozenset[Hex]:
    """What a miniature sees of the board (SM-LOS-01); some ignore white lines."""
    assert viewer.hex is not None
    if table.lasts("over-walls", f"hero:{viewer.name}"):
        return table.ground.within(viewer.hex, SIGHT)
    return table.ground.sight(viewer.hex)


def hero_sight(table: Table, hero: Hero) -> frozenset[Hex]:
    """What a hero sees of the board; nothing once Defeated."""
    return sight_of(table, Viewer(table, hero.name)) if hero.hex else frozenset()


def projected(table: Table, hero: Hero, owner: str) -> bool:
    """Is it a Nupten hero that sees this friendly hero's illusion (SM-NUP-05)?"""
    if table.simplified or hero.facts.faction != "nupten":
        return False
    illusions = [each.illusion for each in table.heroes.values() if each.side == hero.side and each.id == owner]
    return any(where in hero_sight(table, hero) for where in illusions if where)


def sees_pillar(table: Table, hero: Hero) -> bool:
    """Does it see a friendly pillar (SM-TAU-07)?"""
    return any(where in hero_sight(table, hero) for where in table.pillars[hero.side])


def has_skill(table: Table, hero: Hero, name: str) -> bool:
    """Is it this hero, with the front of its card up (SM-SIM-01)?"""
    return hero.id == name and not table.simplified


def is_shifted(table: Table, hero: Hero, name: str) -> bool:
    """Is it this hero, Shapeshifted (SM-LIO-07)?"""
    return has_skill(table, hero, name) and "shapeshifted" in hero.conditions


def sees_enemy(table: Table, viewer: Viewer, where: Hex, name: str) -> bool:
    """LoS to an enemy on a hex: a path, and in Cover a friendly hero beside it that sees it (SM-COV-02)."""
    if where not in sight_of(table, viewer):
        return False
    hero = viewer.hero
    if where not in table.ground.cover or table.lasts("bared", f"hero:{name}"):
        return True
    if hero and (
        has_skill(table, hero, "corjof")
        or table.lasts("through-cover", f"hero:{hero.name}")
        or projected(table, hero, "setheru")
    ):
        return True
    spotters = [each for each in table.heroes_of(viewer.side) if each.hex and apart(each.hex, where) <= 1]
    return any(where in hero_sight(table, each) for each in spotters)


def enemies_seen(table: Table, viewer: Viewer, reach: int, *, tokens: bool = False) -> set[str]:
    """The keys of enemies in LoS within reach: heroes, minions, and for Attacks of heroes tokens (SM-ATK-02)."""
    if viewer.hex is None:
        return set()
    foe = other(viewer.side)
    pieces: list[tuple[str, Hex, str]] = [
        (f"hero:{each.name}", each.hex, each.name) for each in table.heroes_of(foe) if each.hex
    ]
    pieces += [(f"minion:{foe}:{text_of(where)}", where, "") for where, _ in table.minions[foe]]
    if tokens:
        pieces += [(f"pillar:{foe}:{text_of(where)}", where, "") for where in table.pillars[foe]]
        pieces += [
            (f"illusion:{each.name}", each.illusion, "")
            for each in table.heroes.values()
            if each.side == foe and each.illusion
        ]
    return {
        key
        for key, where, name in pieces
        if apart(viewer.hex, where) <= reach and sees_enemy(table, viewer, where, name)
    }


def heroes_only(keys: set[str]) -> set[str]:
    """Of several pieces the heroes."""
    return {key for key in keys if key.startswith("hero:")}


def friends_seen(table: Table, hero: Hero) -> set[str]:
    """The keys of friendly heroes in LoS, itself included; Cover does not hide friends (SM-COV-09, SM-EFF-24)."""
    sight = hero_sight(table, hero)
    return {f"hero:{each.name}" for each in table.heroes_of(hero.side) if each.hex in sight}


def attack_targets(table: Table, name: str) -> set[str]:
    """Whom somebody may attack from where it stands (SM-ATK-01, SM-ATK-02, SM-OACT-08)."""
    viewer = Viewer(table, name)
    return enemies_seen(table, viewer, viewer.range(), tokens=viewer.hero is not None)


def armor(table: Table, hero: Hero) -> int:
    """With all that adds to it (SM-EFF-03, SM-EFF-23)."""
    walls = [each for each in table.heroes_of(hero.side) if has_skill(table, each, "hogosai") and each is not hero]
    beside = any(hero.hex and each.hex and apart(hero.hex, each.hex) <= 1 for each in walls)
    return (
        hero.facts.armor
        + table.lasts("armor", f"hero:{hero.name}")
        + beside
        + (has_skill(table, hero, "cotlic") and sees_pillar(table, hero))
        + is_shifted(table, hero, "brylvar")
        + projected(table, hero, "akhuti")
    )


def attack(table: Table, hero: Hero) -> int:
    """The attack value with bonuses (SM-ATK-03), but not against whom."""
    return (
        hero.facts.attack
        + table.lasts("attack", f"hero:{hero.name}")
        + (has_skill(table, hero, "vorhild") and hero.hex in table.ground.cover)
        + (has_skill(table, hero, "zacoal") and sees_pillar(table, hero))
    )


def move(table: Table, hero: Hero) -> int:
    """How far its Move action leads (SM-AMOV-01, SM-COND-03 to SM-COND-05)."""
    change = 2 * ("fast" in hero.conditions) - 2 * ("slow" in hero.conditions)
    longer = is_shifted(table, hero, "corjof") + projected(table, hero, "haburat")
    return max(0, MOVE + change + longer + table.lasts("move", f"hero:{hero.name}"))


def skirmish_bonus(table: Table, hero: Hero) -> int:
    """What its Skirmish damage has more than the flip (SM-EFF-04)."""
    pack = 0
    if has_skill(table, hero, "gulbjarn") and hero.hex:
        pack = sum(
            "shapeshifted" in each.conditions and apart(hero.hex, each.hex) <= SIGHT
            for each in table.heroes_of(hero.side)
            if each.hex
        )
    return pack + table.lasts("skirmish", f"hero:{hero.name}") + projected(table, hero, "shaidrus")


def mana(table: Table, hero: Hero) -> int:
    """What is left of its pool (SM-POW-02, SM-POW-06)."""
    spent = sum(cards()[card].cost for card in hero.cards)
    return table.turn + table.lasts("mana", f"hero:{hero.name}") - spent


def control(table: Table, side: str, points: list[Hex]) -> int:
    """The base Control Value of a side (SM-CTRL-01, SM-CTRL-12); who sees several points counts once (SM-L3-02)."""
    total = 0
    for hero in table.heroes_of(side):
        if hero_sight(table, hero) & set(points):
            total += 1 + has_skill(table, hero, "shaidrus") + table.lasts("control", f"hero:{hero.name}")
    for where, _ in table.minions[side]:
        total += bool(table.ground.sight(where) & set(points))
    return total
