"""Why can't it go there, or attack that? Each answer is a check of those that list what is offered."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.asking import chip_named
from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_used, name_of
from hordekeep.games.cloudspire.effects.meanings import meaning_of
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.rules.chips.items import why_not_pick_up
from hordekeep.games.cloudspire.rules.fight.attacking import (
    Why,
    in_reach,
    must_attack,
    why_no_attack,
    why_not_attacker,
    why_not_gate,
    why_not_target,
)
from hordekeep.games.cloudspire.rules.fight.firing import in_range, why_not_shot
from hordekeep.games.cloudspire.rules.goals.drowned_beacon import why_not_hand_in
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of, start_of
from hordekeep.games.cloudspire.rules.movement.marching import full_movement, ways
from hordekeep.games.cloudspire.rules.movement.movement_stage import (
    CLOSED,
    deploys_first,
    heroes_may_move,
    why_not_mover,
)
from hordekeep.games.cloudspire.rules.onslaught.exploring import next_to
from hordekeep.games.cloudspire.state.pieces import KIND, face, in_the_way, is_hero, occupied
from hordekeep.games.cloudspire.state.play_area import PlayArea, Whose
from hordekeep.kernel import Ask, Choice, Refusal, Text

WALKING: Final = ("march", "hero-moves", "way-back", "walk")
"""Questions for where a unit goes."""
LANDING: Final = (
    *("teleport", "put-elsewhere", "call-hex", "set-down", "leave-perch", "leave-group", "displace", "creep", "prowl"),
)
"""Questions for a hex that a unit comes to without walking there."""

MOVING: Final = ("march", "hero-moves", "after-moving")
"""Questions in the movement of one unit."""
USED_AT: Final = {
    "march": ("before", "before-or-after", "after-or-instead"),
    "hero-moves": ("before", "before-or-after", "after-or-instead"),
    "after-moving": ("before-or-after", "after-or-instead", "after-move"),
    "attack-target": ("instead-of-attacking",),
    "explore": ("exploration",),
    "turn-start": ("turn-start",),
    "movement-stage": ("movement-stage",),
}
"""The moments of talents that may be used as an answer to each question."""

# -- hexes -------------------------------------------------------------------------------------------------------------


def no_hex(g: PlayArea, ask: Ask, seat: int, spot: int) -> Refusal | None:
    """Why a hex is no answer: what closes it, or else that it is too far."""
    if not any(each[0] == "hex" for each in ask.choices_of(seat)) and ask.prompt not in WALKING:
        return None
    land = g.land
    if not land.board.exists >> spot & 1:
        return Refusal("CS-SKY-01", Text("no-such-hex"))
    if ask.prompt in WALKING:
        return _no_walk(g, ask, ask.about, spot)
    if ask.prompt in LANDING and (occupied(g) if ask.prompt == "creep" else in_the_way(g)) >> spot & 1:
        return Refusal("CS-MOVE-23", Text("no-hex-taken"))
    if ask.prompt in LANDING and isinstance(ask.about, int) and not _may_enter(g, ask.about, spot):
        return Refusal("CS-MOVE-23", Text("no-terrain"))
    return None


def _may_enter(g: PlayArea, chip: int, spot: int) -> bool:
    return KIND[chip] == SPIRE or bool(g.land.allowed[terrain(g, chip)] >> spot & 1)


def _no_walk(g: PlayArea, ask: Ask, chip: int, spot: int) -> Refusal | None:
    """Gates and wells of fortresses, terrain, chips in the way; then how far it goes, and to which end."""
    hero, land, seat = is_hero(chip), g.land, g.holder[chip]
    if spot in land.gates:
        own = spot == land.gates[seat]
        if own and hero:
            return Refusal("CS-MOVE-05", Text("no-too-far"))
        return Refusal("CS-GATE-02" if own else "CS-GATE-01", Text("no-gate-entry"))
    if any(wells >> spot & 1 for wells in land.fortress_wells):
        return Refusal("CS-WELLF-02", Text("no-fortress-well"))
    if not _may_enter(g, chip, spot) and ask.prompt != "way-back":
        return Refusal("CS-HERO-06" if hero else "CS-MOVE-16", Text("no-terrain"))
    closed = in_the_way(g) if hero else ~ways(g, chip).stop
    if closed >> spot & 1 and ask.prompt != "way-back":
        return Refusal("CS-MOVE-01", Text("no-hex-taken"))
    if hero:
        return Refusal("CS-MOVE-05", Text("no-too-far"))
    return _no_march(g, chip, spot) if ask.prompt == "march" else None


def _no_march(g: PlayArea, chip: int, spot: int) -> Refusal:
    """A minion never ends farther from its mark, and goes as far as it can."""
    start, field = start_of(g, chip), field_of(g, chip)
    here, there = closeness(g, field, start), closeness(g, field, spot)
    if there > here:
        return Refusal("CS-MOVE-11", Text("no-farther"))
    if there == here:
        return Refusal("CS-MOVE-07", Text("no-progress"))
    free = ways(g, chip)
    near = g.land.board.reach(start, full_movement(g, chip), free.through | free.stop, free.stop)
    if near >> spot & 1:
        return Refusal("CS-MOVE-14", Text("no-full-movement"))
    return Refusal("CS-MOVE-05", Text("no-too-far"))


# -- who moves ---------------------------------------------------------------------------------------------------------


def no_mover(g: PlayArea, seat: int, spot: int) -> Refusal | None:
    """Why this unit does not move now."""
    chip = g.on.get(spot, NOBODY)
    refused = _not_own(g, seat, chip, "CS-LEAD-01")
    if refused is not None:
        return refused
    found = why_not_mover(g, chip)
    if found is not None:
        return _refusal(found)
    if is_hero(chip):
        return Refusal("CS-HERO-05", Text("no-hero-between"))
    first = deploys_first(g, seat)
    return Refusal("CS-DEPLOY-13" if first else "CS-MOVE-19", Text("no-hero-first" if first else "no-leading"))


def no_end_of_movement(g: PlayArea, seat: int) -> Refusal:
    """Why the movement stage is not over: a hero has to deploy, or a minion to move."""
    if deploys_first(g, seat):
        return Refusal("CS-DEPLOY-09", Text("no-stay-in-stack"))
    return Refusal("CS-MIN-01", Text("no-minions-left"))


def no_deployment(g: PlayArea, seat: int) -> Refusal:
    """Why the top of the stack does not deploy now."""
    if not g.stacks[seat]:
        return Refusal("CS-DEPLOY-02", Text("no-stack"))
    top = g.stacks[seat][0]
    if CLOSED in g.pending or g.moved >> top & 1:
        return Refusal("CS-DEPLOY-13", Text("no-deployment-now"))
    if not is_hero(top):
        return Refusal("CS-LEAD-05", Text("no-leading"))
    if not heroes_may_move(g, seat):
        return Refusal("CS-HERO-05", Text("no-hero-between"))
    return Refusal("CS-DEPLOY-01", Text("no-way-out"))


def _not_own(g: PlayArea, seat: int, chip: int, rule: str) -> Refusal | None:
    """Why a chip is none that this seat could use: nobody there, or another's."""
    if chip == NOBODY:
        return Refusal(rule, Text("no-such-chip"))
    return None if g.holder[chip] == seat else Refusal("CS-CTRL-01", Text("no-not-yours"))


# -- items -------------------------------------------------------------------------------------------------------------


def no_pick_up(g: PlayArea, chip: int, spot: int) -> Refusal | None:
    """Why a unit does not pick up an item there. One that stayed was offered it before (CS-ITEM-02)."""
    found = why_not_pick_up(g, chip, spot)
    return Refusal("CS-ITEM-02", Text("no-not-now")) if found is None else Refusal(found[0], Text(f"no-{found[1]}"))


def no_hand_in(g: PlayArea, ask: Ask) -> Refusal:
    """Why a hero does not hand in a shard now: its movement comes first."""
    found = why_not_hand_in(g, ask.about)
    return Refusal("CS-K-COOP-03", Text(f"no-{found}" if found else "no-hand-in-yet"))


# -- attacks -----------------------------------------------------------------------------------------------------------


def no_attacker(g: PlayArea, seat: int, spot: int) -> Refusal | None:
    """Why this unit does not attack now."""
    chip = g.on.get(spot, NOBODY)
    refused = _not_own(g, seat, chip, "CS-ATK-08")
    if refused is not None:
        return refused
    return _refusal(why_not_attacker(g, chip) or why_no_attack(g, chip) or ("CS-ATK-12", "target"))


def no_attack(g: PlayArea, chip: int, choice: Choice) -> Refusal:
    """Why this is no target of a unit."""
    other = chip_named(g, choice)
    if other < 0 or other == chip:
        return Refusal("CS-TARGET-02", Text("no-such-chip"))
    if not in_reach(g, chip) >> g.at[other] & 1 and not g.setting.are_friends(g.holder[chip], g.holder[other]):
        return Refusal("CS-TARGET-02", Text("no-out-of-range"))
    return _refusal(why_no_attack(g, chip) or why_not_target(g, chip, other) or DRAWN)


def no_gate(g: PlayArea, chip: int, seat: int) -> Refusal:
    """Why this gate is no target of a unit."""
    found = why_no_attack(g, chip) or why_not_gate(g, chip, seat)
    if found is None and not in_reach(g, chip) >> g.land.gates[seat] & 1:
        return Refusal("CS-TARGET-02", Text("no-out-of-range"))
    return _refusal(found or DRAWN)


DRAWN: Final[Why] = ("CS-TALENT-09", "demanded")
"""A target like others is not offered only where something else demands the attack, or draws it."""


def _refusal(why: Why) -> Refusal:
    return Refusal(why[0], Text(f"no-{why[1]}"))


# -- spires ------------------------------------------------------------------------------------------------------------


def no_spire(g: PlayArea, seat: int, spot: int) -> Refusal:
    """Why this spire does not fire now."""
    spire = g.spire_on.get(spot, NOBODY)
    refused = _not_own(g, seat, spire, "CS-SPIRE-14")
    if refused is not None:
        return refused
    if g.attacked >> spire & 1:
        return Refusal("CS-SPIRE-12", Text("no-has-fired"))
    if "A" not in g.upgrades[spire]:
        return Refusal("CS-SPIRE-03", Text("no-attack-chips"))
    return Refusal("CS-TARGET-01", Text("no-target"))


def no_shot(g: PlayArea, spire: int, choice: Choice) -> Refusal:
    """Why this is no target of a spire."""
    other = chip_named(g, choice)
    if other < 0:
        return Refusal("CS-TARGET-01", Text("no-such-chip"))
    if choice[0] == "spire" or g.holder[other] != g.turn_seat:
        return Refusal("CS-SPIRE-11", Text("no-spire-target"))
    if not in_range(g, spire) >> g.at[other] & 1:
        return Refusal("CS-TARGET-01", Text("no-out-of-range"))
    return _refusal(why_not_shot(g, spire, other) or ("CS-SPIRE-09", "not-among"))


# -- exploring and talents ---------------------------------------------------------------------------------------------


def no_exploration(g: PlayArea, seat: int, spot: int) -> Refusal:
    """Why nothing is explored there."""
    chip = g.on.get(spot, NOBODY)
    if chip == NOBODY or not g.hidden >> chip & 1:
        return Refusal("CS-EXPL-01", Text("no-face-down"))
    if f"{chip}/explored" in g.used:
        return Refusal("CS-EXPL-05", Text("no-explored"))
    return Refusal("CS-EXPL-01", Text("no-not-beside" if not next_to(g, seat) >> spot & 1 else "no-not-among"))


def no_traveller(g: PlayArea, spot: int) -> Refusal | None:
    """Why this unit is not teleported."""
    chip = g.on.get(spot, NOBODY)
    teleported = chip != NOBODY and g.teleported >> chip & 1
    return Refusal("CS-MOVE-21", Text("no-teleported")) if teleported else None


def no_use(g: PlayArea, ask: Ask, seat: int, name: str, spot: int) -> Refusal | None:
    """Why a talent is not used: not there, used up, or nothing to do with it now."""
    chips = [chip for chip in (g.on.get(spot, NOBODY), g.spire_on.get(spot, NOBODY)) if chip != NOBODY]
    if not chips:
        return Refusal("CS-TALENT-01", Text("no-such-chip"))
    shown = [chip for chip in chips if not g.hidden >> chip & 1 and name in face(g, chip).flags]
    worn = [chip for chip in chips if any(name in face(g, gear).flags for gear in g.gear[chip])]
    if not shown and not worn and _is_lent(name):
        return _no_loan(g, ask, name, g.on.get(spot, NOBODY))
    if not shown and not worn and "/" not in name:
        return Refusal("CS-TALENT-01", Text("no-such-talent"))
    for chip in (*shown, *worn):
        remembered = name_of(Whose(g.holder[chip], chip), name)
        if is_used(g, "wave", remembered):
            return Refusal("CS-TALENT-02", Text("no-used-this-wave"))
        if is_used(g, "turn", remembered):
            rule = "CS-MOVE-04" if "before-or-after" in _moments(name) else "CS-MOVE-03"
            return Refusal(rule, Text("no-used-this-turn"))
        if g.holder[chip] not in (seat, NOBODY):
            return Refusal("CS-CTRL-01", Text("no-not-yours"))
        if ask.prompt == "attack-target" and chip == ask.about and is_hero(chip) and must_attack(g, chip):
            return Refusal("CS-TALENT-10", Text("no-demanded"))
    return _no_use_now(ask, name, (*shown, *worn))


def _moments(name: str) -> list[str]:
    """When a talent or advancement may be used."""
    return [window.moment for window in meaning_of(name if "/" in name else f"talent/{name}").windows]


def _is_lent(name: str) -> bool:
    """Is it a talent of something that stands there, for units beside it to use?"""
    return any(each.startswith(LENT) for each in _moments(name))


def _no_loan(g: PlayArea, ask: Ask, name: str, chip: int) -> Refusal:
    """Why a unit does not use what others offer to units beside them: nothing there offers it, or it was teleported."""
    near = g.land.board.near[g.at[chip]] if chip != NOBODY else 0
    lenders = [other for spots in (g.on, g.spire_on) for spot, other in spots.items() if near >> spot & 1]
    if not any(name in face(g, other).flags and not g.hidden >> other & 1 for other in lenders):
        return Refusal("CS-TALENT-01", Text("no-such-talent-beside"))
    if g.teleported >> chip & 1:
        return Refusal("CS-MOVE-21", Text("no-teleported"))
    return _no_use_now(ask, name, (chip,)) if chip == ask.about else NOT_ITS_MOVE


LENT: Final = "beside-"
"""How the moments begin in which units beside something may use its talent."""
NOT_ITS_MOVE: Final = Refusal("CS-MOVE-03", Text("no-not-its-move"))


def _no_use_now(ask: Ask, name: str, chips: tuple[int, ...]) -> Refusal:
    """Why a talent that is there and not used up is not used: another unit moves, another time, or nothing to do."""
    if ask.prompt in MOVING and chips and ask.about not in chips:
        return Refusal("CS-TALENT-01", Text("no-lender")) if _is_lent(name) else NOT_ITS_MOVE
    if any(each.removeprefix("unit-").removeprefix(LENT) in USED_AT.get(ask.prompt, ()) for each in _moments(name)):
        return Refusal("CS-TALENT-01", Text("no-nothing-to-do"))
    return Refusal("CS-TALENT-01", Text("no-other-time"))
