"""Why a hero, a minion, a pillar or an illusion is no answer to a question for one."""

from __future__ import annotations

from typing import Final

from hordekeep.games.skytear.asking.choices import FREE_TURNS
from hordekeep.games.skytear.asking.questions import piece_of
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.line_of_sight import sees_piece, sight
from hordekeep.games.skytear.effects.meanings import Sought
from hordekeep.games.skytear.rules.actions.attack import in_attack_range
from hordekeep.games.skytear.rules.actions.skirmish import skirmish_targets
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import is_hero, kind_of, side_of
from hordekeep.games.skytear.told.why_words import by_rule
from hordekeep.kernel import Ask, Choice, Refusal, Text

PIECES: Final = ("hero", "minion", "pillar", "illusion", "outsider")
ATTACKS: Final = ("attack-target", "free-attack", "skirmish")
LACKS: Final = {
    "no-asks-adjacent": "SM-EFF-05",
    "no-asks-area": "SM-AOE-01",
    "no-asks-attacked": "SM-TGT-03",
    "no-asks-beside": "SM-EFF-05",
    "no-asks-card-played": "SM-TGT-03",
    "no-asks-enemy": "SM-TGT-04",
    "no-asks-friend": "SM-EFF-24",
    "no-asks-in-reach": "SM-ATK-01",
    "no-asks-marked": "SM-COND-10",
    "no-asks-near": "SM-LOS-09",
    "no-asks-shapeshifted": "SM-COND-11",
}
"""The rule behind what a piece lacks; where there is none, that of the question."""


def why_not_piece(g: Arena, ask: Ask, choice: Choice) -> Refusal:
    """Why a piece is no answer."""
    if ask.prompt == "which-returns":
        return Refusal("SM-STATE-15", Text("no-not-returning"))
    piece = piece_of(g, choice)
    if piece < 0 or g.at[piece] < 0:
        return _not_there(g, ask, choice, piece)
    if ask.prompt in FREE_TURNS:
        return Refusal(ask.rule, Text("nothing-to-do-with-it"))
    if isinstance(ask.about, Sought):
        return _lacks(g, ask, ask.about, piece)
    if ask.prompt in ATTACKS:
        return _no_attack(g, ask, piece)
    match ask.prompt:
        case "worship-target":
            return _no_mark(g, ask, piece)
        case "shapeshift":
            return _no_shapeshift(g, ask.about, piece)
        case "remove-pillar" if choice[0] == "pillar":
            return Refusal("SM-TAU-01", Text("no-asks-friend"))
        case "push-next":
            return Refusal("SM-MVE-13", Text("no-not-pushed"))
        case "damage-minion" if choice[0] == "minion":
            return _no_control_damage(g, ask, piece)
    return Refusal(ask.rule, Text("no-answer-first"))


def _not_there(g: Arena, ask: Ask, choice: Choice, piece: int) -> Refusal:
    """What is not on the battlefield: a hero that was not drafted or is Defeated (SM-STATE-11), a minion or a pillar of
    that side on a hex without one, an illusion or an outsider that has not come."""
    if choice[0] in ("hero", "illusion") and choice[1] not in g.slots:
        return Refusal(ask.rule, Text("no-such-hero"))
    if piece >= 0 and is_hero(piece):
        return by_rule("SM-STATE-11")
    return Refusal(ask.rule, Text(f"no-{choice[0]}-there"))


def _lacks(g: Arena, ask: Ask, sought: Sought, piece: int) -> Refusal:
    """What a piece lacks to be a target, or what an effect speaks of."""
    if piece in sought.chosen:
        return Refusal("SM-TGT-01", Text("no-chosen-already"))
    lack = sought.lack(g, sought.cause, piece)
    if lack == "no-sight":
        return no_sight(g, sought.cause.caster, piece)
    return Refusal(LACKS.get(lack, ask.rule), Text(lack)) if lack else Refusal(ask.rule, Text("no-not-among"))


def _no_attack(g: Arena, ask: Ask, piece: int) -> Refusal:
    """Whom a hero or an outsider cannot attack or hurt in a Skirmish."""
    attacker: int = ask.about
    if piece >= OUTSIDERS:
        return Refusal("SM-OUT-01", Text("no-outsider-hurt"))
    if side_of(g, piece) == side_of(g, attacker):
        return Refusal("SM-ATK-02", Text("no-friend"))
    if ask.prompt == "skirmish" and not is_hero(piece):
        return Refusal("SM-SKM-05", Text("no-skirmish-minion"))
    if attacker >= OUTSIDERS and kind_of(piece) in ("pillar", "illusion"):
        return Refusal("SM-OACT-08", Text("no-outsider-token"))
    if not sees_piece(g, attacker, piece):
        return no_sight(g, attacker, piece)
    if not in_attack_range(g, attacker) >> g.at[piece] & 1:
        return Refusal("SM-ATK-01", Text("no-out-of-range"))
    if ask.prompt == "skirmish" and piece in skirmish_targets(g, attacker):
        return Refusal("SM-SKM-09", Text("no-skirmish-twice"))
    return Refusal(ask.rule, Text("no-not-among"))


def no_sight(g: Arena, viewer: int, piece: int) -> Refusal:
    """Out of sight: hidden by Cover, or by distance and white lines."""
    if sight(g, viewer) >> g.at[piece] & 1:
        return Refusal("SM-COV-02", Text("no-cover"))
    return Refusal("SM-LOS-01", Text("no-sight"))


def _no_mark(g: Arena, ask: Ask, piece: int) -> Refusal:
    """Kurumo marks an enemy hero in sight (SM-KUR-02)."""
    if not is_hero(piece):
        return Refusal("SM-KUR-02", Text("no-asks-hero"))
    if side_of(g, piece) == side_of(g, ask.about):
        return Refusal("SM-KUR-02", Text("no-asks-enemy"))
    return no_sight(g, ask.about, piece)


def _no_shapeshift(g: Arena, caster: int, piece: int) -> Refusal:
    """Liothan shapeshifts a friendly Liothan hero within 3 hexes (SM-LIO-01)."""
    if not is_hero(piece):
        return Refusal("SM-LIO-01", Text("no-asks-hero"))
    if side_of(g, piece) != side_of(g, caster):
        return Refusal("SM-LIO-01", Text("no-asks-friend"))
    liothan = g.hero(piece).faction == "liothan"
    return Refusal("SM-LIO-01", Text("no-asks-near" if liothan else "no-asks-liothan"))


def _no_control_damage(g: Arena, ask: Ask, piece: int) -> Refusal:
    """The winner of a Lane hits the enemy minions that belong to it (SM-DMG-02)."""
    enemy = 1 - g.setting.sides[ask.seats[0]]
    if side_of(g, piece) != enemy:
        return Refusal("SM-DMG-02", Text("no-asks-enemy"))
    return Refusal("SM-DMG-02", Text("no-other-lane"))
