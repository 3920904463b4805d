"""Talents about places: teleports, rides, perches, moves out of turn, and attacks that follow them."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import if_none_will_do, one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Gate, Hex, No, Spire, Stop, Unit, Yes
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip, choose_hex, may
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import SPIRE, TRAXXYR
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.choices import Use
from hordekeep.games.cloudspire.effects.effects import has, is_used, of_faction, use
from hordekeep.games.cloudspire.effects.stats import dice, terrain
from hordekeep.games.cloudspire.rules.fight.attacking import ATTACK_TARGET, carry_out, targets
from hordekeep.games.cloudspire.rules.fight.damage import SHOT, TALENT, Cause, fall, hurt
from hordekeep.games.cloudspire.rules.fight.happened import Fires
from hordekeep.games.cloudspire.rules.movement.happened import Moved
from hordekeep.games.cloudspire.rules.movement.landing import (
    TAKEN,
    leads_elsewhere,
    not_beside_it,
    not_its_terrain,
    taken,
)
from hordekeep.games.cloudspire.rules.movement.marching import full_movement, hero_moves, is_valid
from hordekeep.games.cloudspire.rules.movement.movement_stage import after_moving, move_hero, move_minion
from hordekeep.games.cloudspire.rules.movement.moving import arrive, choose_walk, teleport, walk_along
from hordekeep.games.cloudspire.rules.movement.where_to import HERO_MOVES
from hordekeep.games.cloudspire.rules.movement.who_moves import has_moved
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    face,
    go_home,
    in_the_way,
    is_active,
    is_grouped,
    is_hero,
    is_landmark_minion,
    is_minion,
    is_unit,
    occupied,
    put,
    spires_of,
    take,
)
from hordekeep.games.cloudspire.state.play_area import (
    BOARD,
    OFF,
    TURN,
    UNDER,
    WAVE,
    Lasting,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.deeds import put_elsewhere, stands
from hordekeep.games.cloudspire.words.happened import LeftPerch, Loaded, Perched, SetDown
from hordekeep.games.cloudspire.words.kinds import Deed, When, deed, reacts, sentence
from hordekeep.games.cloudspire.words.whom import PICK, around, opposes
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

BEST_ROLL = 2
"""The most that a spire's die shows."""
LOADED = "loaded"
"""What lasts while a minion rides: `amount` is its carrier."""


@enforces("CS-HEX-02", "CS-HEX-03")
def valid_hexes(g: PlayArea, chip: int, mask: int) -> int:
    """The unoccupied hexes of a mask that are valid for a unit."""
    found = 0
    for spot in hexes_in(mask & g.land.ground & ~in_the_way(g)):
        if is_hero(chip) or KIND[chip] == TRAXXYR:
            fits = bool(g.land.allowed[terrain(g, chip)] >> spot & 1)
        else:
            fits = is_valid(g, chip, spot)
        found |= fits << spot
    return found


# -- teleports ---------------------------------------------------------------------------------------------------------


def _landing(g: PlayArea, chip: int, mask: int) -> int:
    """Where a unit may appear: hexes of its terrain that are free or hold one opposing minion."""
    found = valid_hexes(g, chip, mask)
    for spot in hexes_in(mask & g.land.allowed[terrain(g, chip)]):
        other = g.on.get(spot, NOBODY)
        if other != NOBODY and _gives_way(g, chip, other):
            found |= 1 << spot
    return found


@enforces("CS-FACTION-06")
def _gives_way(g: PlayArea, chip: int, other: int) -> bool:
    """An opposing minion that stands alone, a landmark minion too."""
    minion = is_minion(g, other) or is_landmark_minion(g, other)
    opposed = minion and opposes(g, g.holder[chip], other)
    return opposed and is_active(g, other) and not is_grouped(g, other)


def _jump(g: PlayArea, chip: int, hexes: int, rule: str) -> Rules[None]:
    spot = yield from choose_hex(g, g.holder[chip], TELEPORT, hexes, rule=rule, about=chip)
    if spot < 0:
        return
    other = g.on.get(spot, NOBODY)
    if other != NOBODY:
        fall(g, Cause(g.holder[chip], chip, TALENT), other)
        take(g, other, BOARD)
        g.at[other] = OFF
        for each in g.below[other]:  # it stands alone, but not always where somebody imagines what lies under it
            go_home(g, each)
        g.below[other] = ()
    yield from teleport(g, chip, spot, rule)


def _near_all(g: PlayArea, chips: list[int]) -> int:
    found = 0
    for chip in chips:
        found |= g.land.board.near[g.at[chip]]
    return found


def _portals(g: PlayArea, seat: int) -> list[int]:
    return [each for each in spires_of(g, seat) if has(g, each, "naroran-rift")]


def _is_narora(g: PlayArea, chip: int) -> bool:
    return CHIPS[chip].faction == "narora" and not g.teleported >> chip & 1


def _rift(g: PlayArea, whose: Whose, leaving: list[int]) -> int:
    """Where the rift leads from these spires: beside any other portal, or beside the own gate."""
    chip = whose.chip
    if not _is_narora(g, chip) or not leaving:
        return 0
    ends = [each for each in _portals(g, whose.seat) if leaving != [each]]
    return _landing(g, chip, _near_all(g, ends) | g.land.board.near[g.land.gates[whose.seat]])


def _beside(g: PlayArea, whose: Whose, spires: list[int]) -> list[int]:
    near = around(g, whose)
    return [each for each in spires if near >> g.at[each] & 1]


@deed("teleport it to a hex adjacent to another own Rift Portal or to your gate",
      fr="[téléportez-la|la téléporter] à côté d’un autre Portail de faille à vous ou de votre porte",
      rule="CS-K-TAL-40",
      can=lambda g, w, o: bool(_rift(g, w, _beside(g, w, _portals(g, w.seat)))))  # fmt: skip
def naroran_rift(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """An opposing minion that stands there is defeated."""
    leaving = _beside(g, whose, _portals(g, whose.seat))
    yield from _jump(g, whose.chip, _rift(g, whose, leaving), "CS-K-TAL-40")


def _fortress_spires(g: PlayArea, seat: int) -> list[int]:
    return [each for each in spires_of(g, seat) if g.land.fortress_wells[seat] >> g.at[each] & 1]


@deed("teleport it as Naroran Rift does",
      fr="[téléportez-la|la téléporter] comme par Faille narorane", rule="CS-K-ADV-63",
      can=lambda g, w, o: bool(_rift(g, w, _beside(g, w, _fortress_spires(g, w.seat)))))  # fmt: skip
def fortress_rift(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """The spires on the fortress are departure points as well."""
    leaving = _beside(g, whose, _fortress_spires(g, whose.seat))
    yield from _jump(g, whose.chip, _rift(g, whose, leaving), "CS-K-ADV-63")


def _gateports(g: PlayArea) -> list[int]:
    return [c for c in g.on.values() if face(g, c).id == "gateport" and is_active(g, c)]


def rift_hexes(g: PlayArea, whose: Whose) -> int:
    """Where a unit beside a Gateport may appear."""
    if g.teleported >> whose.chip & 1:
        return 0
    beside = _beside(g, whose, _gateports(g))
    if not beside:
        return 0
    return _landing(g, whose.chip, _near_all(g, [c for c in _gateports(g) if beside != [c]]))


@deed("teleport it to a hex adjacent to another revealed Gateport",
      fr="[téléportez-la|la téléporter] à côté d’une autre Porte-relais révélée", rule="CS-K-TAL-57",
      can=lambda g, w, o: bool(rift_hexes(g, w)))  # fmt: skip
def riftwalk(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """An opposing minion that stands there is defeated."""
    yield from _jump(g, whose.chip, rift_hexes(g, whose), "CS-K-TAL-57")


def _passage(g: PlayArea, whose: Whose, occasion: Occasion) -> int:
    chip = occasion.by
    if chip == NOBODY or not is_unit(g, chip) or not stands(g, chip) or g.teleported >> chip & 1:
        return 0
    others = [c for spot, c in g.on.items() if g.landmarks >> spot & 1 and c != whose.chip]
    return valid_hexes(g, chip, _near_all(g, others))


@deed("the unit that took it may teleport to a valid hex adjacent to another landmark",
      fr="l’unité qui le lui a pris peut se téléporter sur un hexagone valable à côté d’un autre lieu",
      rule="CS-K-TAL-60",
      can=lambda g, w, o: bool(_passage(g, w, o)))  # fmt: skip
@enforces("CS-LAND-09")
def secret_passage(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Then the landmark is discarded."""
    chip = occasion.by
    hexes = _passage(g, whose, occasion)
    spot = yield from choose_hex(g, g.holder[chip], TELEPORT, hexes, rule="CS-K-TAL-60", optional=True, about=chip)
    if spot >= 0:
        yield from teleport(g, chip, spot, "CS-K-TAL-60")


# -- moves out of turn -------------------------------------------------------------------------------------------------


@enforces("CS-OCC-02")
def _creeping(g: PlayArea, whose: Whose) -> int:
    """The non-path hexes beside it: neither path nor a Source well or gate, and free."""
    ground = g.land.ground & ~g.land.terrain[PATH] & ~g.land.wells
    return around(g, whose) & ground & ~occupied(g)


@deed("move it to an adjacent non-path hex", fr="[déplacez-la|la déplacer] sur un hexagone adjacent hors chemin",
      rule="CS-TALENT-12", can=lambda g, w, o: bool(_creeping(g, w)))  # fmt: skip
def creep(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Never onto a Source well, a path or a gate; influence follows it."""
    spot = yield from choose_hex(g, whose.seat, CREEP, _creeping(g, whose), about=whose.chip)
    start = g.at[whose.chip]
    put(g, whose.chip, spot)
    if g.tell:
        g.tell(Moved(whose.chip, start, (spot,)), "CS-TALENT-12")


@deed("the next unit of its deployment stack deploys and may use its whole movement",
      fr="l’unité suivante de sa pile se déploie et peut utiliser tout son mouvement", rule="CS-K-TAL-19",
      can=lambda g, w, o: bool(g.stacks[w.seat]))  # fmt: skip
def embolden(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """At once, before anybody else moves."""
    top = g.stacks[whose.seat][0]
    yield from (move_hero(g, top) if is_hero(top) else move_minion(g, top))


@deed("the player with the fewest spires moves it up to {n:number} hexes",
      fr="qui a le moins de flèches la déplace d’au plus {n} hexagones", rule="CS-K-TAL-48")  # fmt: skip
def prowl(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """Of several with as few the first in turn order."""
    chip = whose.chip
    mover = min(g.setting.around(g.first_seat), key=lambda seat: len(spires_of(g, seat)))
    free = g.land.allowed[terrain(g, chip)] & ~in_the_way(g)
    ends = g.land.board.reach(g.at[chip], n, free, free) & ~(1 << g.at[chip])
    spot = yield from choose_hex(g, mover, PROWL, ends, optional=True, about=chip)
    if spot >= 0:
        start = g.at[chip]
        put(g, chip, spot)
        if g.tell:
            g.tell(Moved(chip, start, (spot,)), "CS-K-TAL-48")
        yield from arrive(g, chip, g.land.board.near[start], (spot,))


# -- attacks after a move ----------------------------------------------------------------------------------------------


def _attack(g: PlayArea, chip: int, rule: str) -> Rules[None]:
    aims = targets(g, chip)
    if aims:
        target = aims[0]
        if len(aims) > 1:
            choices: list[Unit | Spire | Gate | Use] = [*aims]
            answer = yield from ask(g, g.holder[chip], ATTACK_TARGET, choices, rule=rule, about=chip)
            target = aims[0] if isinstance(answer, Use) else answer
        yield from carry_out(g, chip, target)


@deed("attack at once", fr="[attaquez|attaquer] aussitôt", rule="CS-K-TAL-49",
      can=lambda g, w, o: not g.attacked >> w.chip & 1 and bool(targets(g, w.chip)))  # fmt: skip
def quick_strike(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Before spires fire; that was its attack of the turn."""
    yield from _attack(g, whose.chip, "CS-K-TAL-49")


def _once_more(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
    return occasion.chip == whose.chip and not is_used(g, "wave", f"{whose.chip}/back-to-the-future")


@sentence("once per wave, after its attack, it may move and attack again.",
          fr="une fois par vague, après son attaque, elle peut bouger et attaquer à nouveau.",
          rule="CS-K-TAL-06")  # fmt: skip
@enforces("CS-TALENT-06")
def again() -> Meaning:
    """No spire fires for it, and who has retaliated stays silent."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        chip = whose.chip
        if not (yield from may(g, whose.seat, ONCE_MORE, about=chip)):
            return
        use(g, "wave", f"{chip}/back-to-the-future")
        start = g.at[chip]
        ends = hero_moves(g, chip) & ~(1 << start)
        end = yield from choose_hex(g, whose.seat, HERO_MOVES, ends, rule="CS-K-TAL-06", optional=True, about=chip)
        if end >= 0:
            free = g.land.allowed[terrain(g, chip)] & ~in_the_way(g)
            walk = yield from choose_walk(g, chip, start, end, range(1, full_movement(g, chip) + 1), free)
            yield from walk_along(g, chip, start, walk, "CS-K-TAL-06")
            yield from after_moving(g, chip, ())
        if stands(g, chip):
            yield from _attack(g, chip, "CS-K-TAL-06")

    return reacts(When("after-attacking", _once_more), Deed(do, lambda g, w, o: True))


@enforces("CS-K-AI-14")
def _wallops(g: PlayArea, whose: Whose, target: int) -> bool:
    """Does a spire use Wallop? Its player's always; the automaton's only against a hero whom it cannot defeat."""
    if whose.seat != g.setting.automaton:
        return True
    return is_hero(target) and g.health[target] + g.upgrades[target].count("D") > BEST_ROLL * dice(g, whose.chip)


@sentence("instead of rolling, it deals {n:number} damage and puts its target on a hex up to {m:number} hexes away.",
          fr="au lieu de lancer les dés, elle inflige {n} [dégât|dégâts:n] et met sa cible sur un hexagone à {m} "
          "hexagones ou moins.", rule="CS-K-TAL-77")  # fmt: skip
def wallop(n: int, m: int) -> Meaning:
    """Onto terrain that the target may enter."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        target = occasion.chip
        if g.tell:
            g.tell(Fires(whose.chip, target, ()))
        yield from hurt(g, Cause(whose.seat, whose.chip, SHOT), target, n)
        if stands(g, target):
            far = g.land.board.within(g.at[target], m) & g.land.allowed[terrain(g, target)] & ~in_the_way(g)
            yield from put_elsewhere(g, whose.seat, target, far, "CS-K-TAL-77")
        g.lasting.append(Lasting("instead", target, 1, TURN))

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        return occasion.by == whose.chip and _wallops(g, whose, occasion.chip)

    return reacts(When("firing", concerns), Deed(do, lambda g, w, o: True))


# -- rides and perches -------------------------------------------------------------------------------------------------


def _riders(g: PlayArea, carrier: int) -> list[int]:
    return [each.chip for each in g.lasting if each.kind == LOADED and each.amount == carrier]


def _to_load(g: PlayArea, whose: Whose) -> list[int]:
    if _riders(g, whose.chip):
        return []
    beside = [g.on[spot] for spot in hexes_in(around(g, whose) & g.units[whose.seat])]
    return [c for c in beside if is_minion(g, c) and not g.below[c] and stands(g, c)]


@deed("load an adjacent own ungrouped minion", fr="[embarquez|embarquer] un sbire à vous adjacent et non groupé",
      rule="CS-K-TAL-72", can=lambda g, w, o: bool(_to_load(g, w)))  # fmt: skip
@enforces("CS-DEF-11")
def load(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Inactive while it rides; if the carrier falls, it comes to light like the next of a group."""
    chip = yield from choose_chip(g, whose.seat, PICK, _to_load(g, whose), rule="CS-K-TAL-72", about=whose.chip)
    take(g, chip, UNDER)
    g.below[whose.chip] = (chip, *g.below[whose.chip])
    g.lasting.append(Lasting(LOADED, chip, whose.chip, WAVE))
    g.used |= {f"{whose.chip}/loaded"}
    if g.tell:
        g.tell(Loaded(chip, whose.chip))


def _can_set_down(g: PlayArea, whose: Whose) -> int:
    riders = _riders(g, whose.chip)
    if not riders or f"{whose.chip}/loaded" in g.used or f"{whose.chip}/went" not in g.used:
        return 0
    return valid_hexes(g, riders[0], around(g, whose))


@deed("set the loaded minion down on an adjacent valid hex",
      fr="[débarquez|débarquer] le sbire embarqué sur un hexagone valable adjacent", rule="CS-K-TAL-72",
      can=lambda g, w, o: bool(_can_set_down(g, w)))  # fmt: skip
def set_down(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """After a later move; it does not move itself in this turn."""
    chip = _riders(g, whose.chip)[0]
    hexes = _can_set_down(g, whose)
    spot = yield from choose_hex(g, whose.seat, SET_DOWN, hexes, about=chip)
    g.lasting = [each for each in g.lasting if each.kind != LOADED or each.chip != chip]
    g.below[whose.chip] = tuple([each for each in g.below[whose.chip] if each != chip])
    put(g, chip, spot)
    g.moved |= 1 << chip
    if g.tell:
        g.tell(SetDown(chip, spot))
    yield from arrive(g, chip, 0, (spot,))


def _room(g: PlayArea, spire: int) -> int:
    number = next(each.number for each in face(g, spire).talents if each.id == "roost")
    return number + of_faction(g, "more-roost", g.holder[spire]) - len(g.below[spire])


def _perches(g: PlayArea, whose: Whose) -> list[int]:
    if CHIPS[whose.chip].faces[0].id != "elfinkaze" or g.below[whose.chip]:
        return []
    own = [each for each in spires_of(g, whose.seat) if has(g, each, "roost") and _room(g, each) > 0]
    return _beside(g, whose, own)


@deed("perch it under the spire while that holds fewer than its number",
      fr="[perchez-le|le percher] sous la flèche tant que celle-ci en porte moins que son nombre", rule="CS-K-TAL-58",
      can=lambda g, w, o: bool(_perches(g, w)))  # fmt: skip
def perch(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Inactive until it leaves in a later movement stage."""
    spire = yield from choose_chip(g, whose.seat, PICK, _perches(g, whose), rule="CS-K-TAL-58", about=whose.chip)
    take(g, whose.chip, UNDER)
    g.below[spire] += (whose.chip,)
    g.used |= {f"{whose.chip}/perched"}
    if g.tell:
        g.tell(Perched(whose.chip, spire))


def _leaving(g: PlayArea, whose: Whose) -> int:
    if KIND[whose.chip] != SPIRE or not g.below[whose.chip] or f"{g.below[whose.chip][0]}/perched" in g.used:
        return 0
    roosts = [each for each in spires_of(g, whose.seat) if has(g, each, "roost")]
    return valid_hexes(g, g.below[whose.chip][0], _near_all(g, roosts))


@deed("let a perched elfinkaze leave to a valid hex adjacent to any own Roost spire",
      fr="[laissez|laisser] un elfinkaze perché partir vers un hexagone valable à côté d’une flèche Perchoir à vous",
      rule="CS-K-TAL-58", can=lambda g, w, o: bool(_leaving(g, w)))  # fmt: skip
def leave_perch(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """That is its movement of the turn."""
    chip = g.below[whose.chip][0]
    hexes = _leaving(g, whose)
    spot = yield from choose_hex(g, whose.seat, LEAVE_PERCH, hexes, about=chip)
    g.below[whose.chip] = g.below[whose.chip][1:]
    put(g, chip, spot)
    has_moved(g, chip)
    if g.tell:
        g.tell(LeftPerch(chip, spot))
    yield from arrive(g, chip, 0, (spot,))


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-OCC-02")
def _occupied(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    """Items count as well where a spire creeps."""
    return TAKEN if occupied(g) >> choice.hex & 1 else None


def _too_far(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal:
    return TOO_FAR_TO_PROWL


TOO_FAR_TO_PROWL = Refusal("CS-K-TAL-48", Text("no-too-far"))

TELEPORT: Question[Hex | Stop] = OfChip(
    "teleport",
    "CS-MOVE-22",
    {Hex: one_of_the_hexes(taken, not_its_terrain, leads_elsewhere), Stop: if_none_will_do},
)
"""Where a unit appears that teleports."""

CREEP: Question[Hex] = OfChip(
    "creep", "CS-TALENT-12", {Hex: one_of_the_hexes(_occupied, not_its_terrain, not_beside_it)}
)
"""Where a spire creeps."""

PROWL: Question[Hex | Stop] = OfChip(
    "prowl", "CS-K-TAL-48", {Hex: one_of_the_hexes(taken, not_its_terrain, _too_far), Stop: allowed}
)
"""Where the ancient traxxyr prowls."""

ONCE_MORE: Question[Yes | No] = OfChip("again", "CS-K-TAL-06", {Yes: allowed, No: allowed})
"""Whether a hero moves and attacks again."""

SET_DOWN: Question[Hex] = OfChip(
    "set-down", "CS-K-TAL-72", {Hex: one_of_the_hexes(taken, not_its_terrain, not_beside_it)}
)
"""Where a minion gets off."""

LEAVE_PERCH: Question[Hex] = OfChip(
    "leave-perch", "CS-K-TAL-58", {Hex: one_of_the_hexes(taken, not_its_terrain, not_beside_it)}
)
"""Where a perched unit goes."""
