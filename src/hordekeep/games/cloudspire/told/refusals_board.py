"""Why can't it go there, or attack that? Each answer is a check of those that list what is offered."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.choosing import chip_named
from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.stats import terrain
from hordekeep.games.cloudspire.effects.using import no_time_to_use, why_not_use
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
from hordekeep.games.cloudspire.rules.onslaught.exploring import next_to
from hordekeep.games.cloudspire.state.pieces import KIND, in_the_way, is_hero, occupied
from hordekeep.games.cloudspire.state.play_area import PlayArea
from hordekeep.kernel import Ask, Choice, Refusal, Text

LANDING: Final = (
    *("teleport", "put-elsewhere", "call-hex", "set-down", "leave-perch", "leave-group", "creep", "prowl"),
)
"""Questions for a hex that a unit comes to without walking there."""

USED_AT: Final = {
    "attack-target": ("instead-of-attacking",),
    "explore": ("exploration",),
    "turn-start": ("turn-start",),
    "movement-stage": ("movement-stage",),
}
"""The moments of talents that may be used as an answer to each question."""

# -- hexes -------------------------------------------------------------------------------------------------------------


def no_hex(g: PlayArea, ask: Ask, seat: int, spot: int) -> Refusal | None:
    """Why a hex is no answer: what closes it, or else that it is too far."""
    if not any(each[0] == "hex" for each in ask.choices_of(seat)):
        return None
    land = g.land
    if not land.board.exists >> spot & 1:
        return Refusal("CS-SKY-01", Text("no-such-hex"))
    if ask.prompt in LANDING and (occupied(g) if ask.prompt == "creep" else in_the_way(g)) >> spot & 1:
        return Refusal("CS-MOVE-23", Text("no-hex-taken"))
    if ask.prompt in LANDING and isinstance(ask.about, int) and not _may_enter(g, ask.about, spot):
        return Refusal("CS-MOVE-23", Text("no-terrain"))
    return None


def _may_enter(g: PlayArea, chip: int, spot: int) -> bool:
    return KIND[chip] == SPIRE or bool(g.land.allowed[terrain(g, chip)] >> spot & 1)


def _not_own(g: PlayArea, seat: int, chip: int, rule: str) -> Refusal | None:
    """Why a chip is none that this seat could use: nobody there, or another's."""
    if chip == NOBODY:
        return Refusal(rule, Text("no-such-chip"))
    return None if g.holder[chip] == seat else Refusal("CS-CTRL-01", Text("no-not-yours"))


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
    choice = Use(name, spot)
    moments = USED_AT.get(ask.prompt, ())
    if not moments or not isinstance(ask.about, int):
        return no_time_to_use(g, ask, seat, choice)
    if ask.prompt == "attack-target" and is_hero(ask.about) and must_attack(g, ask.about):
        return Refusal("CS-TALENT-10", Text("no-demanded"))
    return why_not_use(g, ask.about, moments, seat, choice)
