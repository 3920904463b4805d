"""The Skirmish action (SM-SKM): one hex, another hex, and damage to one enemy hero, any of them in any order."""

from __future__ import annotations

from typing import NamedTuple

from hordekeep.games.skytear.asking.choices import AT_HEX, NO_SUCH_HEX, STOP, Stop, ThisHex, ThisPiece, why_absent
from hordekeep.games.skytear.asking.questions import OF_PIECE, PIECES, choice_of
from hordekeep.games.skytear.content.setting import OUTSIDERS
from hordekeep.games.skytear.effects.meanings import Cause, Laying, meaning_of
from hordekeep.games.skytear.effects.values import disarmed, skirmish_bonus
from hordekeep.games.skytear.ground.areas import load_areas
from hordekeep.games.skytear.rules.actions.attack import in_attack_range, why_not_attack
from hordekeep.games.skytear.rules.actions.happened import Skirmishes
from hordekeep.games.skytear.rules.keywords.areas import LAY_AREA
from hordekeep.games.skytear.rules.keywords.choices import LayArea
from hordekeep.games.skytear.rules.keywords.damage import deal_each
from hordekeep.games.skytear.rules.keywords.drawing import flip
from hordekeep.games.skytear.rules.keywords.moving import step_to
from hordekeep.games.skytear.rules.keywords.open_hexes import closed_to_heroes, stops, why_closed
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.games.skytear.state.pieces import enemies_on, is_hero, side_of
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

MOVES = 2
NO_MOVE_LEFT = Refusal("SM-SKM-01", Text("no-skirmish-moves"))
TOO_FAR = Refusal("SM-SKM-01", Text("no-skirmish-step"))
NO_HERO = Refusal("SM-SKM-05", Text("no-skirmish-minion"))
STRUCK_ALREADY = Refusal("SM-SKM-09", Text("no-skirmish-twice"))


class SoFar(NamedTuple):
    """What a Skirmish has done so far."""

    moves: int
    struck: bool


def _why_not_step(g: Arena, ask: Asked, seat: int, choice: ThisHex) -> Refusal | None:
    if not g.field.board.exists >> choice.hex & 1:
        return NO_SUCH_HEX
    if ask.facts.moves >= MOVES:
        return NO_MOVE_LEFT
    near = g.field.board.near[g.at[ask.about]]
    return why_closed(closed_to_heroes(g), choice.hex) if near >> choice.hex & 1 else TOO_FAR


@enforces("SM-SKM-05")
def _why_not_strike(g: Arena, ask: Asked, seat: int, choice: ThisPiece) -> Refusal | None:
    """Whom it cannot hurt: what cannot be attacked, whoever is no hero, and anybody a second time."""
    piece, target = ask.about, choice.piece(g)
    if target < 0 or g.at[target] < 0:
        return why_absent(g, ask, choice)
    if target in skirmish_targets(g, piece):
        return STRUCK_ALREADY if ask.facts.struck else None
    if target < OUTSIDERS and not is_hero(target) and side_of(g, target) != side_of(g, piece):
        return NO_HERO
    return why_not_attack(g, piece, target)


SKIRMISH: Question[ThisHex | ThisPiece | Stop] = Question(
    "skirmish",
    "SM-SKM-01",
    {ThisHex: _why_not_step, **dict.fromkeys(PIECES, _why_not_strike), Stop: allowed},
    says=OF_PIECE,
)


@enforces("SM-SKM-01", "SM-SKM-04", "SM-SKM-07", "SM-SKM-03", "SM-SKM-08", "SM-SKM-09", "SM-SKM-06")
def skirmish(g: Arena, c: Cause) -> Rules[None]:
    """Two moves of one hex and one damage, each optional, in a free sequence, with nobody else asked in between.
    Nothing is targeted: range and sight are those of the hex where it stands at that moment. Each move ends by itself,
    so none crosses a minion."""
    piece = c.caster
    moves, struck = 0, False
    while g.at[piece] >= 0 and (moves < MOVES or not struck):
        choices: list[ThisHex | ThisPiece | Stop] = []
        if moves < MOVES:
            beside = g.field.board.near[g.at[piece]] & stops(g)
            choices += [AT_HEX[each] for each in hexes_in(beside)]
        if not struck:
            choices += [choice_of(g, each) for each in skirmish_targets(g, piece)]
        if not choices:
            return
        so_far = SoFar(moves, struck)
        answer: ThisHex | ThisPiece | Stop = yield Asked(
            SKIRMISH, c.seat, [*choices, STOP], committed=True, facts=so_far, about=piece
        )
        if isinstance(answer, Stop):
            return
        if isinstance(answer, ThisHex):
            moves += 1
            step_to(g, piece, answer.hex, "SM-SKM-01")
        else:
            struck = True
            yield from skirmish_damage(g, c, answer.piece(g))


@enforces("SM-SKM-05")
def skirmish_targets(g: Arena, piece: int) -> list[int]:
    """The enemy heroes in range and sight; never minions."""
    return enemies_on(g, side_of(g, piece), in_attack_range(g, piece), minions=False)


@enforces("SM-SKM-02", "SM-LIO-07", "SM-AOE-06")
def skirmish_damage(g: Arena, c: Cause, target: int) -> Rules[None]:
    """0 and one flip, with bonuses, less Armor (SM-Q-SKIRMISH); some deal it to every enemy hero in an area, with one
    flip for all."""
    piece = c.caster
    c.kind = "skirmish"
    struck = [target]
    area = _area_struck(g, piece)
    if area:
        struck = yield from _in_area(g, c, target, area)
    if g.tell:
        g.tell(Skirmishes(piece, tuple(struck)))
    modifier = yield from flip(g, c.seat, 1)
    damage = disarmed(g, piece, skirmish_bonus(g, piece) + modifier)
    yield from deal_each(g, c, struck, damage)


def _area_struck(g: Arena, piece: int) -> str:
    """The diagram of the skill by which it strikes in an area (Ursine Rage); "" while no such skill is in force."""
    standing = g.standing
    for owner, static in standing.statics.get("skirmish-area", ()) if standing is not None else ():
        if static.amount(g, owner, piece, -1):
            face = g.hero(owner)
            skills = [meaning_of(f"{face.id}/{skill.id}") for skill in face.skills]
            return next(skill.area for skill in skills if static in skill.statics)
    return ""


@enforces("SM-LIO-11")
def _in_area(g: Arena, c: Cause, target: int, area: str) -> Rules[list[int]]:
    """The enemy heroes in the area beside the caster, the chosen one among them. It may be turned to strike fewer as
    well as more: how it lies is asked if it matters."""
    piece = c.caster
    ways: dict[tuple[int, ...], int] = {}
    for mask in load_areas(g.setting.board)[area].at(g.at[piece]):
        if mask >> g.at[target] & 1:
            hit = tuple(enemies_on(g, c.side, mask, minions=False))
            ways.setdefault(hit, mask)
    if not ways:
        return [target]
    if len(ways) == 1:
        return list(next(iter(ways)))
    most_first = sorted(ways, key=lambda hit: (-len(hit), hit))
    masks = [ways[hit] for hit in most_first]
    choices = [LayArea(mask) for mask in masks]
    answer: LayArea = yield Asked(LAY_AREA, c.seat, choices, committed=True, facts=masks, about=Laying(piece, area))
    return enemies_on(g, c.side, answer.hexes, minions=False)
