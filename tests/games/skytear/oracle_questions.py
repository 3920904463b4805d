"""What may be chosen: the legal answers to each question, from the table alone. None where the oracle steps aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.skytear import oracle_ways as ways
from tests.games.skytear.oracle_cards import UP_TO_TWO, plays, targets, token_room
from tests.games.skytear.oracle_facts import cards, outsiders
from tests.games.skytear.oracle_ground import SIGHT, Hex, apart, around, nearest
from tests.games.skytear.oracle_table import Entry, Hero, Table
from tests.games.skytear.oracle_values import (
    Viewer,
    attack_targets,
    enemies_seen,
    hero_sight,
    heroes_only,
    is_shifted,
)

Keys = set[str] | None


class Moment:
    """What is going on when somebody is asked: what was played or declared last, and what resolves."""

    def __init__(self) -> None:
        self.playing = ""
        self.caster = ""
        self.picked: list[str] = []
        self.stack: list[dict[str, Any]] = []
        self.resolving: Entry | None = None
        self.aims: list[str] = []
        self.next_aims: list[str] = []
        self.is_aiming = False
        self.outsider = ""
        self.skill = ""
        self.steps = 0
        self.struck = False
        self.lanes: tuple[str, ...] = ()
        self.dome = ""
        self.spawn_at = ""

    def begin(self, entry: Entry | None) -> None:
        """An effect begins to resolve."""
        self.resolving, self.skill = entry, ""
        self.steps, self.struck, self.spawn_at = 0, False, ""


def legal(table: Table, moment: Moment, prompt: str, seat: int) -> Keys:
    """All that a seat may answer; None where the oracle has no reading."""
    found = READINGS.get(prompt)
    return found(table, moment, seat) if found is not None else None


def _act(table: Table, moment: Moment, seat: int) -> Keys:
    hero = table.active
    assert hero is not None
    assert seat == table.active_seat, "only the active player acts (SM-STK-03)"
    found = plays(table, seat, moment.stack, reactions_only=False) | {"end"}
    if table.ap == 0:
        return found
    for action in ("move", "lead", "skirmish"):
        if action not in table.used:
            found.add(f"act:{action}")
    most = 2 if "frenzy" in hero.conditions else 1
    if table.used.count("attack") < most and attack_targets(table, hero.name):
        found.add("act:attack")
    if "worship" not in table.used and not table.simplified and _can_worship(table, hero):
        found.add("act:worship")
    return found


def _can_worship(table: Table, hero: Hero) -> bool:
    match hero.facts.faction:
        case "kurumo":
            return bool(_worship_target(table, hero))
        case "taulot":
            return bool(hero_sight(table, hero) & token_room(table))
    return True


def _worship_target(table: Table, hero: Hero) -> set[str]:
    return heroes_only(enemies_seen(table, Viewer(table, hero.name), SIGHT))


def _react(table: Table, moment: Moment, seat: int) -> Keys:
    return plays(table, seat, moment.stack, reactions_only=True) | {"pass"}


def _activate(table: Table, _: Moment, seat: int) -> Keys:
    side = table.side_of(seat)
    return {
        f"activate:{each.name}"
        for each in table.heroes_of(side)
        if each.state == "ready" and not each.activated and (table.seats > 4 or each.owner == seat)
    }


def _attack_target(table: Table, moment: Moment, _: int) -> Keys:
    return attack_targets(table, moment.outsider or (table.active.name if table.active else ""))


def _free_attack(table: Table, moment: Moment, _: int) -> Keys:
    assert moment.resolving is not None
    return attack_targets(table, moment.resolving.hero) | {"stop"}


def _target(table: Table, moment: Moment, _: int) -> Keys:
    if moment.outsider:
        return heroes_only(enemies_seen(table, Viewer(table, moment.outsider), SIGHT))
    found = targets(table, table.heroes[moment.caster], moment.playing, moment.stack)
    assert found is not None, f"{moment.playing} has no target"
    found -= set(moment.picked)
    return found | {"stop"} if moment.playing in UP_TO_TWO and moment.picked else found


def _move_to(table: Table, moment: Moment, _: int) -> Keys:
    if moment.outsider:
        where = table.outsider_at[moment.outsider]
        return ways.hex_keys(ways.reach(table, where, outsiders()[moment.outsider].move))
    entry = moment.resolving
    assert entry is not None
    hero = table.heroes[entry.hero]
    if entry.what == "move":
        return ways.hex_keys(ways.move_action(table, hero))
    if not moment.aims and entry.what == "time-glitch":
        return None
    if entry.what == "time-glitch":
        hero = table.heroes[moment.aims[0][5:]]
    steps = {"time-glitch": 1, "gank": 2, "shield-rush": 2, "worship": 2, "vorhild/falcon-dive": 2}[entry.what]
    assert hero.hex is not None
    return ways.hex_keys(ways.reach(table, hero.hex, steps))


def _skirmish(table: Table, moment: Moment, _: int) -> Keys:
    name = moment.outsider or (moment.resolving.hero if moment.resolving else "")
    viewer = Viewer(table, name)
    found = {"stop"}
    if viewer.hex is None:
        return found
    if moment.steps < 2:
        found |= ways.hex_keys(ways.reach(table, viewer.hex, 1) - {viewer.hex})
    if not moment.struck:
        if viewer.hero and is_shifted(table, viewer.hero, "gulbjarn"):
            return None  # Ursine Rage strikes an area
        found |= heroes_only(enemies_seen(table, viewer, viewer.range()))
    return found


def _lead(table: Table, _: Moment, seat: int) -> Keys:
    purse = table.purse(seat)
    found = {f"lead:{card}" for card, count in table.hands[seat].items() if count > 0}
    if table.decks[purse] or +table.discards[purse]:
        found.add("lead-deck")
    return found | {"no-lead"}


def _shapeshift(table: Table, moment: Moment, _: int) -> Keys:
    assert moment.resolving is not None
    hero = table.heroes[moment.resolving.hero]
    return {
        f"hero:{each.name}"
        for each in table.heroes_of(hero.side)
        if each.facts.faction == "liothan" and hero.hex and each.hex and apart(hero.hex, each.hex) <= SIGHT
    }


def _worships(table: Table, _: Moment, _seat: int) -> Keys:
    assert table.active is not None
    return _worship_target(table, table.active)


def _worship_hex(table: Table, _: Moment, _seat: int) -> Keys:
    assert table.active is not None
    return ways.hex_keys(hero_sight(table, table.active) & token_room(table))


def _illusion_to(table: Table, moment: Moment, _: int) -> Keys:
    assert moment.resolving is not None
    hero = table.heroes[moment.resolving.hero]
    here, hero.illusion = hero.illusion, None  # its own hex counts as free for it (SM-NUP-16)
    room = token_room(table)
    hero.illusion = here
    return ways.hex_keys(ways.illusion_room(table, hero, table.ground.hexes - room))


def _remove_pillar(table: Table, moment: Moment, seat: int) -> Keys:
    side = table.side_of(seat)
    return {f"pillar:{side}:{q}.{r}" for q, r in table.pillars[side]} | {"stop"}


def _place_on(table: Table, moment: Moment, _: int) -> Keys:
    if moment.outsider:
        target = table.heroes[moment.next_aims[0][5:]].hex
        return ways.hex_keys(set(around(table.outsider_at[moment.outsider])) & (table.free() | {target}))
    entry = moment.resolving
    assert entry is not None
    caster = table.heroes[entry.hero]
    beside: list[Hex] = []
    match entry.what:
        case "dodge" | "smoke-veil" | "camouflage" | "grapple":
            assert caster.hex is not None
            beside = [*around(caster.hex), caster.hex]  # adjacent includes one's own hex (SM-EFF-05)
        case "kneel-before-me" | "worship" if moment.aims and moment.aims[0].startswith("hero:"):
            prey = table.heroes[moment.aims[0][5:]].hex
            assert prey is not None
            beside = around(prey)
        case "displace":
            for each in table.heroes.values():
                if each.side == caster.side and each.illusion:
                    beside += [*around(each.illusion), each.illusion]
        case _:
            return None
    if entry.what in ("grapple", "displace") and not moment.aims:
        return None
    moved = entry.hero if entry.what not in ("grapple", "displace") else moment.aims[0][5:]
    own = table.heroes[moved].hex
    return ways.hex_keys(set(beside) & (table.free() | ({own} if own else set())))


def _return_to(table: Table, _: Moment, seat: int) -> Keys:
    nexus = table.ground.nexus[table.side_of(seat)]
    return ways.hex_keys(nearest(table.free(), lambda where: apart(where, nexus)))


def _hand_limit(table: Table, _: Moment, seat: int) -> Keys:
    assert sum((+table.hands[seat]).values()) > 6, "only who holds seven or more discards (SM-EOT-03)"
    return {f"put-away:{card}" for card in +table.hands[seat]}


def _select_lead(table: Table, moment: Moment, seat: int) -> Keys:
    points = [table.tokens[lane] for lane in moment.lanes] or [table.ground.domes[moment.dome]]
    side = table.side_of(seat)
    under = [card for each in table.heroes_of(side) if ways.sees_point(table, each, points) for card in each.leads]
    return {f"lead:{card}" for card in under} | {"no-lead"}


def _damage_minion(table: Table, moment: Moment, seat: int) -> Keys:
    foe = table.side_of(seat + 1)
    return {f"minion:{foe}:{q}.{r}" for (q, r), lane in table.minions[foe] if lane in moment.lanes}


def _damage_structure(table: Table, moment: Moment, seat: int) -> Keys:
    return ways.hex_keys(set(ways.structures_in_reach(table, table.side_of(seat), moment.lanes)))


def _place_outsider(table: Table, moment: Moment, _: int) -> Keys:
    dome = table.ground.dome(table.ground.domes[moment.dome])
    ring = {each for where in dome for each in around(where)}
    outsider = table.outsiders[moment.dome]
    here = table.outsider_at.get(outsider)
    return ways.hex_keys((dome | ring) & (table.free() | ({here} if here else set()))) | {"stop"}


def _outsider_act(table: Table, moment: Moment, seat: int) -> Keys:
    name = moment.outsider
    found = {f"act:{action}" for action in ("move", "skirmish") if action not in table.used} | {"end"}
    if "attack" not in table.used and attack_targets(table, name):
        found.add("act:attack")
    foes = heroes_only(enemies_seen(table, Viewer(table, name), SIGHT))
    for skill in outsiders()[name].skills:
        if skill not in table.used and (foes or skill not in AIMED):
            found.add(f"skill:{skill}")
    return found


AIMED = ("riftwalker/rift", "riftwalker/drain", "stormeye/gale", "stormeye/dazzle")
"""Skills of outsiders that need a target."""


def _push_to(table: Table, moment: Moment, _: int) -> Keys:
    """Exact for one target that was chosen, a hero; areas and minions in several step aside."""
    aim = moment.aims[0] if moment.aims and not moment.outsider else ""
    entry = moment.resolving
    if (
        not aim.startswith("hero:")
        or entry is None
        or entry.what not in ("hurricane-strike", "dragon-punch", "tusk-toss")
    ):
        return None
    caster, target = table.heroes[entry.hero].hex, table.heroes[aim[5:]].hex
    assert caster is not None
    assert target is not None
    return ways.hex_keys(ways.push_steps(table, target, caster))


def _team(table: Table, _: Moment, seat: int) -> Keys:
    return {f"seat:{'ABCDEFGH'[each]}" for each in table.team(table.side_of(seat))}


def _place_minion(table: Table, moment: Moment, seat: int) -> Keys:
    return ways.hex_keys(ways.minion_room(table, table.side_of(seat), table.lifted[-1][1]))


def _pick_minion(table: Table, moment: Moment, _: int) -> Keys:
    """The cost of Sacrifice: a friendly minion within 3 hexes."""
    hero = table.heroes[moment.caster]
    near = [where for where, _ in table.minions[hero.side] if hero.hex and apart(hero.hex, where) <= SIGHT]
    return {f"minion:{hero.side}:{q}.{r}" for q, r in near}


def _spawn_at(table: Table, moment: Moment, _: int) -> Keys:
    assert moment.resolving is not None
    sight = hero_sight(table, table.heroes[moment.resolving.hero])
    return ways.hex_keys(sight & set(table.tokens.values()))


def _exhaust_first(_table: Table, _: Moment, _seat: int) -> Keys:
    return {"yes", "no"}


def _which_flip(table: Table, _: Moment, _seat: int) -> Keys:
    return {f"modifier:{cards()[card].modifier}" for _, card in table.flips}


READINGS: dict[str, Callable[[Table, Moment, int], Keys]] = {
    "act": _act,
    "activate": _activate,
    "attack-target": _attack_target,
    "damage-minion": _damage_minion,
    "damage-structure": _damage_structure,
    "exhaust-first": _exhaust_first,
    "free-attack": _free_attack,
    "hand-limit": _hand_limit,
    "illusion-to": _illusion_to,
    "lead": _lead,
    "move-to": _move_to,
    "outsider-act": _outsider_act,
    "pick-friendly-minion": _pick_minion,
    "place-minion": _place_minion,
    "place-on": _place_on,
    "place-outsider": _place_outsider,
    "push-to": _push_to,
    "react": _react,
    "remove-pillar": _remove_pillar,
    "return-to": _return_to,
    "select-lead": _select_lead,
    "shapeshift": _shapeshift,
    "skirmish": _skirmish,
    "spawn-at": _spawn_at,
    "target-enemy": _target,
    "target-enemy-hero": _target,
    "target-enemy-minion": _target,
    "target-free-hex": _target,
    "target-friendly-hero": _target,
    "target-hex": _target,
    "which-flip": _which_flip,
    "who-activates": _team,
    "worship-hex": _worship_hex,
    "worship-target": _worships,
}
