"""Constructing spires (CS-BUILD-01 to CS-BUILD-03) and upgrading them (CS-BUILD-04 to CS-BUILD-07)."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

from hordekeep.games.cloudspire.asking.asking import ask
from hordekeep.games.cloudspire.asking.choices import STOP
from hordekeep.games.cloudspire.content.boards import PATH
from hordekeep.games.cloudspire.content.chips import SPIRE, Face
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_silent, of_faction, total, use
from hordekeep.games.cloudspire.effects.stats import has_room, pay
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.rules.chips.happened import Constructed, Upgraded
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    LETTERS,
    add_upgrade,
    beside_barracks,
    in_barracks,
    occupied,
    put,
    spires_of,
)
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Choice, Rules
from hordekeep.kernel.hexes import hexes_in

FORTIFICATION_PRICE: Final = 2
"""CS-BUILD-06."""


class Blueprint(NamedTuple):
    """A spire that could be constructed: the chip, which side of it, and its price."""

    chip: int
    side: int
    cost: int

    @property
    def face(self) -> Face:
        """What it would show."""
        return CHIPS[self.chip].faces[self.side]


def blueprints(g: PlayArea, seat: int) -> tuple[Blueprint, ...]:
    """The spires that a faction has in its barracks (CS-BARR-03), each kind once: the promoted side only with the
    advancement for it (CS-SIDE-02, CS-SIDE-03); mercs beside the barracks cost nothing (CS-BARR-05), in the Build Phase
    as in the Onslaught Phase (CS-MERC-09)."""
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


def at_limit(g: PlayArea, seat: int) -> bool:
    """Has a faction all the spires that it may have (CS-SPIRE-16), those on its fortress (CS-SPIRE-17), mercs
    (CS-MERC-07) and those that it took (CS-CTRL-06) among them?"""
    return g.spires[seat].bit_count() >= g.setting.spires


def sites(g: PlayArea, seat: int, what: Face) -> int:
    """Where a faction may construct a spire: unoccupied Source wells under its influence (CS-WELL-01, CS-WELL-05), its
    own fortress wells among them (CS-INFL-06), and other hexes if an effect says so."""
    under = influenced_hexes(g.land, seat, g.spires[seat])
    open_ = free_wells(g, seat)
    if of_faction(g, f"on-non-path:{what.id}", seat):
        open_ |= g.land.ground & ~g.land.terrain[PATH] & ~occupied(g)
    return under & open_


def free_wells(g: PlayArea, builder: int = NOBODY) -> int:
    """The Source wells, which an occupied hex is not (CS-WELL-04), those of fortresses among them; for a builder only
    those of its own (CS-WELLF-01)."""
    fortresses = g.land.fortress_wells if builder == NOBODY else (g.land.fortress_wells[builder],)
    return (g.land.wells | sum(fortresses)) & ~occupied(g)


def constructions(g: PlayArea, seat: int) -> list[Choice]:
    """What a faction can construct now: which spire, where."""
    if at_limit(g, seat):
        return []
    found: list[Choice] = []
    for plan in blueprints(g, seat):
        if plan.cost <= g.source[seat]:
            found += [("construct", plan.face.id, spot) for spot in hexes_in(sites(g, seat, plan.face))]
    return found


def construct(g: PlayArea, seat: int, what: str, spot: int, *, free: bool = False) -> Rules[None]:
    """Pay for a spire and put it on its well, with its starting upgrades in the order that its owner likes
    (CS-BUILD-02), as far as the supply goes (CS-UPG-02). It stays on the side that it is built on (CS-SIDE-04)."""
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


def starting_order(g: PlayArea, seat: int, plan: Blueprint) -> Rules[str]:
    """The starting upgrades from top to bottom: one of all orders that differ (CS-BUILD-02, CS-BUILD-03)."""
    at_hand, left = "", g.supply[:]
    for letter in plan.face.start:
        if left[LETTERS.index(letter)]:
            left[LETTERS.index(letter)] -= 1
            at_hand += letter
    orders = sorted({"".join(each) for each in permutations(at_hand)})
    if len(orders) == 1:
        return orders[0]
    choices: list[Choice] = [("order", each) for each in orders]
    answer = yield from ask(g, seat, "starting-upgrades", "CS-BUILD-02", choices, about=plan.chip)
    return str(answer[1])


def build_for_nothing(g: PlayArea, seat: int, spot: int) -> Rules[None]:
    """A spire reward (CS-REWARD-03): a spire free of charge on the hex of what was defeated, if it has a Source well
    (CS-REWARD-05) that is free, whatever the influence, within the limit (CS-REWARD-04); never on a foreign fortress
    (CS-WELLF-05)."""
    if at_limit(g, seat) or not g.land.wells >> spot & 1 or occupied(g) >> spot & 1:
        return
    choices: list[Choice] = [("construct", plan.face.id, spot) for plan in blueprints(g, seat)]
    if not choices:
        return
    answer = yield from ask(g, seat, "spire-reward", "CS-REWARD-03", [*choices, STOP])
    if answer != STOP:
        yield from construct(g, seat, answer[1], spot, free=True)


# -- upgrades ----------------------------------------------------------------------------------------------------------


def upgrade_price(g: PlayArea, seat: int, spire: int, letter: str) -> int:
    """An attack or range chip costs as many Source as the spire then has upgrades (CS-BUILD-05, CS-BUILD-07), the
    second 2, the third 3 (CS-SPIRE-20), a fortification always 2 (CS-BUILD-06); effects make some of them cheaper.
    What makes one chip of the phase cheaper is taken off where all of it counts (CS-K-ADV-11)."""
    if letter == "D":
        return FORTIFICATION_PRICE
    price, less = _usual_price(g, seat, spire), one_cheaper(g, seat)
    return price - less if price > less else price


def _usual_price(g: PlayArea, seat: int, spire: int) -> int:
    """Of an attack or range chip, at least 1: less what makes all of them cheaper."""
    price = len(g.upgrades[spire]) + 1
    plans = 0 if is_silent(g, spire, "upgrade-plans") else total(g, "upgrade-cheaper", spire)
    less = plans + of_faction(g, "upgrades-cheaper", seat)
    return max(price - less, 1) if less else price


def one_cheaper(g: PlayArea, seat: int) -> int:
    """What a faction still saves on one chip of its choice in this phase."""
    return of_faction(g, "one-upgrade-cheaper", seat)


def may_save_a_part(g: PlayArea, seat: int, spire: int) -> bool:
    """Would the next attack or range chip get down to 1 Source before all that may be saved is saved? Then its owner
    says whether it is this one that is cheaper (CS-K-ADV-11)."""
    return 1 < _usual_price(g, seat, spire) <= one_cheaper(g, seat)


def upgrades_for(g: PlayArea, seat: int, spire: int) -> list[Choice]:
    """The upgrades that a faction can add to a spire now (CS-SPIRE-04): below its capacity (CS-UPG-08, CS-UPG-10)."""
    if not has_room(g, spire):
        return []
    at_hand = [letter for letter in LETTERS if g.supply[LETTERS.index(letter)]]
    found: list[Choice] = [
        ("upgrade", letter) for letter in at_hand if upgrade_price(g, seat, spire, letter) <= g.source[seat]
    ]
    if g.source[seat] and may_save_a_part(g, seat, spire):
        found += [("upgrade-cheaper", letter) for letter in at_hand if letter != "D"]
    return found


def upgradable(g: PlayArea, seat: int) -> list[Choice]:
    """The spires of a faction that it can upgrade now."""
    if not g.source[seat]:  # the cheapest upgrade costs 1
        return []
    return [("spire", g.at[spire]) for spire in spires_of(g, seat) if upgrades_for(g, seat, spire)]


def upgrade(g: PlayArea, seat: int, spire: int) -> Rules[None]:
    """One build option adds any number of upgrades to one spire, one after another (CS-BUILD-04)."""
    first = True
    while True:
        choices = upgrades_for(g, seat, spire)
        if not choices:
            return
        offered = choices if first else [*choices, STOP]
        answer = yield from ask(g, seat, "upgrade", "CS-BUILD-04", offered, about=spire, committed=not first)
        if answer == STOP:
            return
        letter = str(answer[1])
        price = 1 if answer[0] == "upgrade-cheaper" else upgrade_price(g, seat, spire, letter)
        pay(g, seat, price)
        if letter != "D" and price < _usual_price(g, seat, spire):
            use(g, "wave", f"{seat}:one-upgrade-cheaper")
        add_upgrade(g, spire, letter)
        rule = "CS-BUILD-06" if letter == "D" else "CS-BUILD-05"
        if g.tell:
            g.tell(Upgraded(seat, spire, letter, price), rule)
        first = False
