"""Why a hex, or an area of hexes, is no answer to a question for one."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import FREE_TURNS
from hordekeep.games.skytear.effects.meanings import Laying
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.rules.heroes.resolving import ways_to_lay
from hordekeep.games.skytear.rules.keywords.open_hexes import (
    closed_to_heroes,
    closed_to_minions,
    free_of_all,
    stops,
    why_closed,
)
from hordekeep.games.skytear.rules.minions.lane_damage import REACH, tower_tokens
from hordekeep.games.skytear.state.arena import BLUE_PILLARS, Arena
from hordekeep.games.skytear.state.pieces import enemies_on, is_minion
from hordekeep.games.skytear.told.why_words import by_rule
from hordekeep.kernel import Ask, Refusal, Text
from hordekeep.kernel.hexes import hexes_in

HEROES_STAND: Final = ("move-to", "place-on", "skirmish", "return-to", "place-hero", "place-outsider")
MINIONS_STAND: Final = ("place-minion", "spawn")
FREE_HEXES: Final = ("worship-hex", "target-free-hex", "illusion-to")
"""Questions for a hex: where a hero may stand, where a minion may, where nothing at all may be."""
ELSEWHERE: Final = {
    "move-to": "no-too-far",
    "place-on": "no-not-placed-there",
    "return-to": "no-nearest-nexus",
    "place-hero": "no-beside-nexus",
    "place-outsider": "no-outsider-place",
}
"""What is wrong with a free hex that is not offered, by the question."""


def why_not_hex(g: Arena, ask: Ask, hex: int) -> Refusal:
    """What closes a hex, or else which rule it does not meet."""
    if not g.field.board.exists >> hex & 1:
        return Refusal("SM-TURN-03", Text("no-such-hex"))
    if ask.prompt == "push-to":
        return _no_push(g, ask.about, hex)
    if ask.prompt in HEROES_STAND:
        return _no_stand(g, ask, hex)
    if ask.prompt in MINIONS_STAND:
        return _no_minion(g, ask, hex)
    if ask.prompt in FREE_HEXES and not free_of_all(g) >> hex & 1:
        return Refusal(_taken(g, ask, hex), Text("no-hex-taken"))
    match ask.prompt:
        case "worship-hex" | "target-hex" | "target-free-hex":
            return Refusal("SM-TGT-02", Text("no-sight"))
        case "illusion-to":
            return Refusal("SM-NUP-02", Text("no-illusion-far"))
        case "token-step":
            return _no_token_step(g, ask.about, hex)
        case "toward":
            return _not_toward(g, ask, hex)
        case "damage-structure":
            return _no_structure(g, ask, hex)
        case "spawn-at":
            here = hex in g.tokens
            return Refusal("SM-EFF-16", Text("no-token-unseen" if here else "no-token-there"))
    return Refusal(ask.rule, Text("nothing-to-do-with-it" if ask.prompt in FREE_TURNS else "no-answer-first"))


def _no_stand(g: Arena, ask: Ask, hex: int) -> Refusal:
    """Where a hero or an outsider cannot end: something is there, or it does not come so far."""
    if ask.prompt == "skirmish":
        near = g.field.board.near[g.at[ask.about]]
        if near & stops(g) and not any(each[0] == "hex" for each in ask.choices_of(ask.seats[0])):
            return Refusal("SM-SKM-01", Text("no-skirmish-moves"))
        if not near >> hex & 1:
            return Refusal("SM-SKM-01", Text("no-skirmish-step"))
    rule = why_closed(closed_to_heroes(g), hex)
    return by_rule(rule) if rule else Refusal(ask.rule, Text(ELSEWHERE.get(ask.prompt, "no-too-far")))


def _no_minion(g: Arena, ask: Ask, hex: int) -> Refusal:
    """Where a minion cannot be placed: something is there, it is the token's own hex (SM-PLC-06), or there are nearer
    hexes that see the token (SM-PLC-02)."""
    rule = why_closed(closed_to_minions(g, g.setting.sides[ask.seats[0]]), hex)
    if not rule and hex == g.tokens[ask.about]:
        rule = "SM-PLC-06"
    return by_rule(rule) if rule else Refusal("SM-PLC-02", Text("no-nearer-first"))


def _no_push(g: Arena, piece: int, hex: int) -> Refusal:
    """Why something cannot be pushed there: the hex is taken, a Dome's for a minion, or not the next one farther away
    (SM-MVE-09)."""
    rule = why_closed(closed_to_heroes(g), hex)
    if rule:
        return by_rule(rule)
    if is_minion(piece) and g.field.dome >> hex & 1:
        return Refusal("SM-MVE-11", Text("no-sm-plc-04"))
    return Refusal("SM-MVE-04", Text("no-not-farther"))


def _taken(g: Arena, ask: Ask, hex: int) -> str:
    """The rule by which a hex is not free: for an illusion, or for a pillar, even where one may be removed first."""
    if ask.prompt == "illusion-to":
        return "SM-NUP-04"
    own = g.on[BLUE_PILLARS + g.setting.sides[ask.seats[0]]]
    return "SM-TAU-13" if own >> hex & 1 else "SM-TAU-02"


# -- control tokens and structures -------------------------------------------------------------------------------------


def _no_token_step(g: Arena, lane: int, hex: int) -> Refusal:
    """A control token goes hex by hex (SM-ADV-01), round Domes (SM-ADV-08), and each hex is nearer (SM-ADV-02)."""
    if g.field.dome >> hex & 1:
        return Refusal("SM-ADV-08", Text("no-token-dome"))
    if not g.field.board.near[g.tokens[lane]] >> hex & 1:
        return Refusal("SM-ADV-01", Text("no-token-step"))
    return Refusal("SM-ADV-02", Text("no-token-nearer"))


def _not_toward(g: Arena, ask: Ask, hex: int) -> Refusal:
    """A control token goes toward the closest tower token of the enemy (SM-ADV-02)."""
    enemy = 1 - g.setting.sides[ask.seats[0]]
    if hex not in tower_tokens(g, enemy):
        return Refusal("SM-ADV-02", Text("no-enemy-tower"))
    return Refusal("SM-ADV-02", Text("no-closer-tower"))


def _no_structure(g: Arena, ask: Ask, hex: int) -> Refusal:
    """What control damage cannot hit: no structure of the enemy, a Nexus without tower tokens (SM-DMG-09), or one too
    far away (SM-DMG-12)."""
    enemy = 1 - g.setting.sides[ask.seats[0]]
    if hex in tower_tokens(g, enemy):
        return Refusal("SM-DMG-12", Text("no-structure-far", hexes=REACH))
    if hex == g.field.nexus[enemy]:
        return Refusal("SM-DMG-09", Text("no-nexus-yet"))
    return Refusal("SM-DMG-03", Text("no-enemy-tower"))


# -- areas -------------------------------------------------------------------------------------------------------------


def why_not_area(g: Arena, ask: Ask, seat: int, mask: int) -> Refusal:
    """Which part of laying an area fails: the diagram, its highlighted hex, the target hex, or the range."""
    laying: Laying = ask.about
    area = load_areas(g.setting.board)[laying.shape]
    if not any(mask in area.at(each) for each in hexes_in(g.field.board.exists)):
        return Refusal("SM-AOE-02", Text("no-area"))
    if mask not in ways_to_lay(g, laying):
        if area.shape.pinned:
            return Refusal("SM-AOE-03", Text("no-area-caster"))
        if laying.hex >= 0:
            return Refusal("SM-AOE-05", Text("no-area-target"))
        return Refusal("SM-AOE-04", Text("no-area-far"))
    # it lies well, but for a Skirmish only ways are asked that strike the chosen hero, one for all that strike alike
    side = g.setting.sides[seat]
    hits = enemies_on(g, side, mask, minions=False)
    alike = any(enemies_on(g, side, each[1], minions=False) == hits for each in ask.choices_of(seat))
    return Refusal("SM-LIO-11", Text("no-area-alike" if alike else "no-area-cover"))
