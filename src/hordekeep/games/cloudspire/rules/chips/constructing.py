"""Constructing spires (CS-BUILD-01 to CS-BUILD-03)."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.checks import ONLY_SKY, not_among, too_dear
from hordekeep.games.cloudspire.asking.choices import STOP, Stop
from hordekeep.games.cloudspire.asking.choosing import ask
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import SPIRE, Face, box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import of_faction
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.rules.chips.choices import Construct, Order
from hordekeep.games.cloudspire.rules.chips.happened import Constructed
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    LETTERS,
    add_upgrade,
    beside_barracks,
    in_barracks,
    is_unit,
    occupied,
    put,
)
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in


class Blueprint(NamedTuple):
    """A spire that could be constructed: the chip, which side of it, and its price."""

    chip: int
    side: int
    cost: int

    @property
    def face(self) -> Face:
        """What it would show."""
        return CHIPS[self.chip].faces[self.side]


@enforces("CS-BARR-03", "CS-SIDE-02", "CS-SIDE-03", "CS-BARR-05", "CS-MERC-09")
def blueprints(g: PlayArea, seat: int) -> tuple[Blueprint, ...]:
    """The spires that a faction has in its barracks, each kind once: the promoted side only with the advancement for
    it; mercs beside the barracks cost nothing, in the Build Phase as in the Onslaught Phase."""
    own = tuple(in_barracks(g, seat, (SPIRE,)))
    mercs = tuple([chip for chip in beside_barracks(g, seat) if KIND[chip] == SPIRE])
    return _blueprints(own, mercs, of_faction(g, "promoted-spires", seat) > 0, g.phase == BUILD)


@lru_cache(maxsize=4096)
def _blueprints(
    own: tuple[int, ...], mercs: tuple[int, ...], promoted: bool, in_build_phase: bool
) -> tuple[Blueprint, ...]:
    found: dict[str, Blueprint] = {}
    for chip in own:
        for side, each in enumerate(CHIPS[chip].faces):
            if promoted or not each.promoted:
                found.setdefault(each.id, Blueprint(chip, side, each.cost))
    for chip in mercs:
        found.setdefault(CHIPS[chip].faces[0].id, Blueprint(chip, 0, 0))
    if not in_build_phase:  # CS-TALENT-15
        found = {name: each for name, each in found.items() if "mining" not in each.face.flags}
    return tuple(found.values())


@enforces("CS-SPIRE-16", "CS-SPIRE-17", "CS-MERC-07", "CS-CTRL-06")
def at_limit(g: PlayArea, seat: int) -> bool:
    """Has a faction all the spires that it may have, those on its fortress, mercs and those that it took among them?"""
    return g.spires[seat].bit_count() >= g.setting.spires


@enforces("CS-WELL-01", "CS-WELL-05", "CS-INFL-06")
def sites(g: PlayArea, seat: int, what: Face) -> int:
    """Where a faction may construct a spire: unoccupied Source wells under its influence, its own fortress wells among
    them, and other hexes if an effect says so."""
    under = influenced_hexes(g.land, seat, g.spires[seat])
    open_ = free_wells(g, seat)
    if of_faction(g, f"on-non-path:{what.id}", seat):
        open_ |= g.land.ground & ~g.land.terrain[PATH] & ~occupied(g)
    return under & open_


@enforces("CS-WELL-04", "CS-WELLF-01")
def free_wells(g: PlayArea, builder: int = NOBODY) -> int:
    """The Source wells, which an occupied hex is not, those of fortresses among them; for a builder only those of its
    own."""
    fortresses = g.land.fortress_wells if builder == NOBODY else (g.land.fortress_wells[builder],)
    return (g.land.wells | sum(fortresses)) & ~occupied(g)


def constructions(g: PlayArea, seat: int) -> list[Construct]:
    """What a faction can construct now: which spire, where."""
    if at_limit(g, seat):
        return []
    found: list[Construct] = []
    for plan in blueprints(g, seat):
        if plan.cost <= g.source[seat]:
            found += [Construct(plan.face.id, spot) for spot in hexes_in(sites(g, seat, plan.face))]
    return found


@enforces("CS-BUILD-02", "CS-UPG-02", "CS-SIDE-04")
def construct(g: PlayArea, seat: int, what: str, spot: int, *, free: bool = False) -> Rules[None]:
    """Pay for a spire and put it on its well, with its starting upgrades in the order that its owner likes, as far as
    the supply goes. It stays on the side that it is built on."""
    plan = next(each for each in blueprints(g, seat) if each.face.id == what)
    cost = 0 if free else plan.cost
    pay(g, seat, cost)
    g.side[plan.chip] = plan.side
    g.holder[plan.chip] = seat
    put(g, plan.chip, spot)
    order = yield from starting_order(g, seat, plan)
    for letter in order:
        add_upgrade(g, plan.chip, letter)
    if g.tell:
        g.tell(Constructed(seat, plan.chip, spot, cost, g.upgrades[plan.chip]))


@enforces("CS-BUILD-02", "CS-BUILD-03")
def starting_order(g: PlayArea, seat: int, plan: Blueprint) -> Rules[str]:
    """The starting upgrades from top to bottom: one of all orders that differ."""
    at_hand, left = "", g.supply[:]
    for letter in plan.face.start:
        if left[LETTERS.index(letter)]:
            left[LETTERS.index(letter)] -= 1
            at_hand += letter
    orders = sorted({"".join(each) for each in permutations(at_hand)})
    if len(orders) == 1:
        return orders[0]
    choices = [Order(each) for each in orders]
    answer = yield from ask(g, seat, STARTING_UPGRADES, choices, about=plan.chip, facts=orders)
    return answer.upgrades


@enforces("CS-REWARD-03", "CS-REWARD-05", "CS-REWARD-04", "CS-WELLF-05")
def build_for_nothing(g: PlayArea, seat: int, spot: int) -> Rules[None]:
    """A spire reward: a spire free of charge on the hex of what was defeated, if it has a Source well that is free,
    whatever the influence, within the limit; never on a foreign fortress."""
    if at_limit(g, seat) or not g.land.wells >> spot & 1 or occupied(g) >> spot & 1:
        return
    choices: list[Construct | Stop] = [Construct(plan.face.id, spot) for plan in blueprints(g, seat)]
    if not choices:
        return
    choices.append(STOP)
    answer = yield from ask(g, seat, SPIRE_REWARD, choices, facts=spot)
    if isinstance(answer, Construct):
        yield from construct(g, seat, answer.face, spot, free=True)


# -- what is asked -----------------------------------------------------------------------------------------------------


def why_not_construct(g: PlayArea, ask: Asked, seat: int, choice: Construct) -> Refusal | None:
    """A spire that the faction has and can pay, on a site for it."""
    plan = _plan(g, seat, choice.face)
    if plan is None:
        return _no_blueprint(g, seat, choice.face)
    if at_limit(g, seat):
        return _limit(g)
    if plan.cost > g.source[seat]:
        return too_dear(g, seat, plan.cost, "CS-BUILD-01")
    return _why_not_site(g, seat, plan.face, choice.hex)


@enforces("CS-EARTH-09")
def why_not_construct_there(g: PlayArea, ask: Asked, seat: int, choice: Construct) -> Refusal | None:
    """On one of the wells of an earthscape that was just laid."""
    plan = _plan(g, seat, choice.face)
    if plan is None:
        return _no_blueprint(g, seat, choice.face)
    if plan.cost > g.source[seat]:
        return too_dear(g, seat, plan.cost, "CS-BUILD-01")
    return None if ask.facts >> choice.hex & 1 else not_among(g, ask, seat, choice)


def _why_not_reward(g: PlayArea, ask: Asked, seat: int, choice: Construct) -> Refusal | None:
    """Any spire, on the hex of what was defeated."""
    if _plan(g, seat, choice.face) is None:
        return _no_blueprint(g, seat, choice.face)
    return None if choice.hex == ask.facts else not_among(g, ask, seat, choice)


def _plan(g: PlayArea, seat: int, what: str) -> Blueprint | None:
    return next((each for each in blueprints(g, seat) if each.face.id == what), None)


def _no_blueprint(g: PlayArea, seat: int, what: str) -> Refusal:
    """Why a faction does not have this spire: not its own, all in play, not yet promoted, or only for the Build
    Phase."""
    shown = next(each for chip in box().chips_with(what) for each in CHIPS[chip].faces if each.id == what)
    own = [chip for chip in in_barracks(g, seat, [SPIRE]) if shown in CHIPS[chip].faces]
    if own and shown.promoted and not of_faction(g, "promoted-spires", seat):
        return NOT_PROMOTED
    return NO_MINING_NOW if own and "mining" in shown.flags and g.phase != BUILD else NOT_IN_BARRACKS


def _limit(g: PlayArea) -> Refusal:
    return Refusal("CS-SPIRE-16", Text("no-spire-limit", limit=g.setting.spires))


@enforces("CS-WELL-01")
def _why_not_site(g: PlayArea, seat: int, what: Face, spot: int) -> Refusal | None:
    """Why a hex is no place for a spire."""
    land = g.land
    if sites(g, seat, what) >> spot & 1:
        return None
    if not land.board.exists >> spot & 1:
        return ONLY_SKY
    if any(wells >> spot & 1 for other, wells in enumerate(land.fortress_wells) if other != seat):
        return FOREIGN_WELL
    if occupied(g) >> spot & 1:
        return TAKEN_BY_UNIT if spot in g.on and is_unit(g, g.on[spot]) else TAKEN
    if not (land.wells | land.fortress_wells[seat]) >> spot & 1:
        return NO_WELL
    return NO_WELL if influenced_hexes(land, seat, g.spires[seat]) >> spot & 1 else NO_INFLUENCE


def _why_not_order(g: PlayArea, ask: Asked, seat: int, choice: Order) -> Refusal | None:
    """The starting upgrades of the spire, in any order."""
    return None if choice.upgrades in ask.facts else OTHER_UPGRADES


NOT_PROMOTED: Final = Refusal("CS-SIDE-02", Text("no-promoted-spires"))
NO_MINING_NOW: Final = Refusal("CS-TALENT-15", Text("no-mining-now"))
NOT_IN_BARRACKS: Final = Refusal("CS-BARR-03", Text("no-not-in-barracks"))
FOREIGN_WELL: Final = Refusal("CS-WELLF-01", Text("no-foreign-well"))
TAKEN_BY_UNIT: Final = Refusal("CS-WELL-05", Text("no-well-taken"))
TAKEN: Final = Refusal("CS-WELL-01", Text("no-well-taken"))
NO_WELL: Final = Refusal("CS-WELL-01", Text("no-well"))
NO_INFLUENCE: Final = Refusal("CS-INFL-03", Text("no-influence"))
OTHER_UPGRADES: Final = Refusal("CS-BUILD-02", Text("no-other-upgrades"))

STARTING_UPGRADES: Final[Question[Order]] = OfChip("starting-upgrades", "CS-BUILD-02", {Order: _why_not_order})
"""How the starting upgrades of a spire lie."""

SPIRE_REWARD: Final[Question[Construct | Stop]] = Question(
    "spire-reward", "CS-REWARD-03", {Construct: _why_not_reward, Stop: allowed}
)
"""Which spire comes for nothing."""
