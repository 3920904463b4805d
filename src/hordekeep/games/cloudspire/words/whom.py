"""Who and what sentences speak of: units, minions, heroes, spires; and the words that narrow them down.

The words before a noun have a fixed order, so that one thing is said in one way: other, newly adjacent or adjacent,
opposing, friendly, own or faction, ungrouped, the noun.
"""

from __future__ import annotations

from typing import NamedTuple

from hordekeep.games.cloudspire.asking.checks import one_of_the_chips
from hordekeep.games.cloudspire.asking.choices import Select, Spire, Unit
from hordekeep.games.cloudspire.asking.choosing import chip_named, choose_chip
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import HERO, SPIRE
from hordekeep.games.cloudspire.content.printed import selectable_faces
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import total
from hordekeep.games.cloudspire.rules.fight.damage import is_falling
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    is_active,
    is_grouped,
    is_landmark_minion,
    is_minion,
    is_unit,
    spires_of,
    units_of,
)
from hordekeep.games.cloudspire.state.play_area import BOARD, Occasion, PlayArea, Whose
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Fits, Who
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Check, Question

V = VOCABULARY
V.rung("np", "near_np")
V.rung("near_np", "sided_np")
V.rung("sided_np", "single_np")
V.rung("single_np", "noun")


class Noun(NamedTuple):
    """A noun phrase: chips on hexes that pass all tests, and those that wait in a stack if they are meant too."""

    tests: tuple[Fits, ...]
    stacked: bool = False

    def where(self, test: Fits) -> Noun:
        """The same, narrowed by one more test."""
        return Noun((*self.tests, test), self.stacked)

    @enforces("CS-ACTIVE-06")
    def find(self, g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
        """All that are meant now, in order of their numbers: heroes who rest too, for whom others may do something."""
        found: list[int] = []
        waiting = [chip for stack in g.stacks for chip in stack if _is_known(chip)] if self.stacked else []
        for chip in (*g.on.values(), *g.spire_on.values(), *waiting):
            for test in self.tests:
                if not test(g, whose, occasion, chip):
                    break
            else:
                if not is_falling(g, chip):
                    found.append(chip)
        found.sort()
        return found


def _is_known(chip: int) -> bool:
    """Can a chip in a stack be named? A landmark minion that somebody controls cannot."""
    return CHIPS[chip].faces[0].id in selectable_faces()


def centre(g: PlayArea, whose: Whose) -> int:
    """The hex that "adjacent" and "within" count from: that of the chip, or where it stood when it fell; for what has
    no chip the gate of its faction."""
    if whose.chip == NOBODY:
        return g.land.gates[whose.seat]
    spot = g.at[whose.chip]
    return spot if spot >= 0 else next((fall.hex for fall in g.falls if fall.chip == whose.chip), -1)


def around(g: PlayArea, whose: Whose) -> int:
    """The hexes beside it."""
    spot = centre(g, whose)
    return g.land.board.near[spot] if spot >= 0 else 0


@enforces("CS-FACTION-05", "CS-FACTION-06", "CS-FACTION-07")
def opposes(g: PlayArea, seat: int, chip: int) -> bool:
    """Does a chip oppose a faction?"""
    return not g.setting.are_friends(seat, g.holder[chip])


# -- nouns -------------------------------------------------------------------------------------------------------------


@V.word("noun", "[unit|units]", fr="[unité|unités]", gender="f", rule="CS-UNIT-01")
def unit() -> Noun:
    """A unit on a hex."""
    return Noun((lambda g, w, o, chip: is_unit(g, chip),))


@V.word("noun", "[minion|minions]", fr="[sbire|sbires]", gender="m", rule="CS-LAND-05")
@enforces("CS-FACTION-03", "CS-FACTION-06")
def minion() -> Noun:
    """A minion of a faction, or a landmark minion, which opposes all."""
    return Noun((lambda g, w, o, chip: is_minion(g, chip) or is_landmark_minion(g, chip),))


@V.word("noun", "heir [minion|minions]", fr="[sbire héritier|sbires héritiers]", gender="m",
        rule="CS-FACTION-04")  # fmt: skip
def heir_minion() -> Noun:
    """A minion of the Heirs' own colour."""
    return Noun((lambda g, w, o, chip: is_minion(g, chip) and CHIPS[chip].faction == "heirs",))


@V.word("noun", "[hero|heroes]", fr="héros", gender="m", rule="CS-HERO-01")
def hero() -> Noun:
    """A hero on a hex."""
    return Noun((lambda g, w, o, chip: KIND[chip] == HERO,))


@V.word("noun", "landmark [minion|minions]", fr="[sbire|sbires] de lieu", gender="m", rule="CS-LAND-05")
def landmark_minion() -> Noun:
    """A landmark minion that nobody controls, and that can be tamed."""
    return Noun((lambda g, w, o, chip: is_landmark_minion(g, chip) and not total(g, "untamed", chip),))


@V.word("noun", "[spire|spires]", fr="[flèche|flèches]", gender="f", rule="CS-SPIRE-01")
def spire() -> Noun:
    """A spire in play."""
    return Noun((lambda g, w, o, chip: KIND[chip] == SPIRE,))


@V.word("noun", "unit or spire", fr="unité ou flèche", gender="f", number="s", rule="CS-UPG-08")
def unit_or_spire() -> Noun:
    """Either."""
    return Noun((lambda g, w, o, chip: KIND[chip] == SPIRE or is_unit(g, chip),))


# -- before the noun ---------------------------------------------------------------------------------------------------


@V.word("single_np", "ungrouped {np:noun}", fr="{np} non [groupé|groupée|groupés|groupées:np]", rule="CS-GROUP-13")
def ungrouped(np: Noun) -> Noun:
    """Alone on its hex."""
    return np.where(lambda g, w, o, chip: not is_grouped(g, chip))


@V.word("single_np", "ungrouped faction {np:noun}",
        fr="{np} de faction non [groupé|groupée|groupés|groupées:np]", rule="CS-FACTION-03")  # fmt: skip
@enforces("CS-LAND-11")
def ungrouped_of_a_faction(np: Noun) -> Noun:
    """Alone on its hex, and with turns and a deployment stack: a landmark minion has neither."""
    return ungrouped(np).where(lambda g, w, o, chip: g.holder[chip] != NOBODY)


@V.word("sided_np", "opposing {np:single_np}", fr="{np} [adverse|adverses:np]", rule="CS-FACTION-05")
def opposing(np: Noun) -> Noun:
    """Of another side, landmark minions among them."""
    return np.where(lambda g, w, o, chip: opposes(g, w.seat, chip))


@V.word("sided_np", "friendly {np:single_np}", fr="{np} [allié|alliée|alliés|alliées:np]", rule="CS-FACTION-05")
def friendly(np: Noun) -> Noun:
    """Of the same side."""
    return np.where(lambda g, w, o, chip: not opposes(g, w.seat, chip) and chip != w.chip)


@V.word("sided_np", "own {np:single_np}", fr="{np} à vous", rule="CS-CTRL-01")
def own(np: Noun) -> Noun:
    """Controlled by the same faction."""
    return np.where(lambda g, w, o, chip: g.holder[chip] == w.seat and chip != w.chip)


@V.word("sided_np", "faction {np:single_np}", fr="{np} de faction", rule="CS-FACTION-03")
def of_a_faction(np: Noun) -> Noun:
    """Controlled by any faction."""
    return np.where(lambda g, w, o, chip: g.holder[chip] != NOBODY)


@V.word("near_np", "adjacent {np:sided_np}", fr="{np} [adjacent|adjacente|adjacents|adjacentes:np]", rule="CS-ADJ-01")
def adjacent(np: Noun) -> Noun:
    """Beside it."""
    return np.where(lambda g, w, o, chip: bool(around(g, w) >> g.at[chip] & 1))


@V.word("near_np", "newly adjacent {np:sided_np}",
        fr="{np} nouvellement [adjacent|adjacente|adjacents|adjacentes:np]", rule="CS-MOVE-02")  # fmt: skip
def newly_adjacent(np: Noun) -> Noun:
    """Beside it now, and not before it moved."""
    return np.where(lambda g, w, o, chip: bool((around(g, w) & ~o.amount) >> g.at[chip] & 1))


# -- after the noun ----------------------------------------------------------------------------------------------------


@V.word("np", "{np:near_np} within {n:number} [hex|hexes:n]", fr="{np} à {n} [hexagone|hexagones:n] ou moins",
        head="np", rule="CS-CLOSE-05")  # fmt: skip
def within(np: Noun, n: int) -> Noun:
    """So many hexes away at most."""

    def near(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
        spot = centre(g, whose)
        return spot >= 0 and g.land.board.distance(spot, g.at[chip]) <= n

    return np.where(near)


@V.word(
    "np", "{np:sided_np} on the isles or your gate", fr="{np} sur les îles ou votre porte", head="np", rule="CS-UNIT-02"
)
@enforces("CS-ACTIVE-06")
def on_your_gate_too(np: Noun) -> Noun:
    """On a hex or on its gate, where it rests; what others do for it reaches it there too."""
    return Noun(np.tests, stacked=True)


@V.word("np", "{np:near_np} adjacent to its target", fr="{np} [adjacent|adjacente|adjacents|adjacentes:np] à sa cible",
        rule="CS-ATK-06")  # fmt: skip
@enforces("CS-HEX-01")
def adjacent_to_target(np: Noun) -> Noun:
    """Beside whatever it attacks, be that a gate, and not that itself."""

    def near(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
        spot = g.at[occasion.chip] if occasion.chip != NOBODY else -1
        if occasion.gate != NOBODY:
            spot = g.land.gates[occasion.gate]
        return spot >= 0 and chip != occasion.chip and bool(g.land.board.near[spot] >> g.at[chip] & 1)

    return np.where(near)


def _beside_any(g: PlayArea, chips: list[int], chip: int) -> bool:
    near = g.land.board.near[g.at[chip]]
    return any(near >> g.at[each] & 1 for each in chips)


@V.word("np", "{np:near_np} adjacent to one of your spires",
        fr="{np} [adjacent|adjacente|adjacents|adjacentes:np] à une de vos flèches", rule="CS-ADJ-01")  # fmt: skip
def adjacent_to_your_spires(np: Noun) -> Noun:
    """Beside any of them."""
    return np.where(lambda g, w, o, chip: _beside_any(g, spires_of(g, w.seat), chip))


def _my_units(g: PlayArea, seat: int) -> list[int]:
    return [chip for chip in units_of(g, seat) if is_active(g, chip)]


@V.word("np", "{np:near_np} adjacent to an own unit",
        fr="{np} [adjacent|adjacente|adjacents|adjacentes:np] à une unité à vous", rule="CS-ADJ-01")  # fmt: skip
def adjacent_to_own_unit(np: Noun) -> Noun:
    """Beside any of them that is active."""
    return np.where(lambda g, w, o, chip: _beside_any(g, _my_units(g, w.seat), chip))


@V.word("np", "{np:near_np} within {n:number} hexes of an own unit",
        fr="{np} à {n} hexagones ou moins d’une unité à vous", head="np", rule="CS-K-RELIC-04")  # fmt: skip
def within_of_own_unit(np: Noun, n: int) -> Noun:
    """So many hexes from any of them that is active."""

    def near(g: PlayArea, whose: Whose, occasion: Occasion, chip: int) -> bool:
        far = g.land.board.within(g.at[chip], n)
        return any(far >> g.at[each] & 1 for each in _my_units(g, whose.seat))

    return np.where(near)


@V.word("np", "{np:near_np} but its target", fr="{np}, sauf sa cible", rule="CS-ATK-06")
def but_its_target(np: Noun) -> Noun:
    """All but whom it attacks."""
    return np.where(lambda g, w, o, chip: chip != o.chip)


# -- who ---------------------------------------------------------------------------------------------------------------


@V.word("who", "it", fr="cette pièce", gender="f", number="s", rule="CS-TALENT-01")
def it() -> Who:
    """The chip that has the talent."""

    def find(g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
        return [whose.chip] if g.place[whose.chip] == BOARD else []

    def pick(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[list[int]]:
        yield from ()
        return find(g, whose, occasion)

    return Who(find, pick)


@V.word("who", "each {np:np}", fr="{chaque:np}", number="s", rule="CS-TALENT-01")
def each(np: Noun) -> Who:
    """All of a kind."""

    def pick(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[list[int]]:
        yield from ()
        return np.find(g, whose, occasion)

    return Who(np.find, pick, lambda fits: each(np.where(fits)))


@V.word("who", "[a|an] {np:np}", fr="{un:np}", number="s", rule="CS-TALENT-01")
def one(np: Noun) -> Who:
    """One of a kind, as the player likes."""

    def pick(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[list[int]]:
        chip = yield from choose_chip(g, whose.seat, PICK, np.find(g, whose, occasion), about=whose.chip)
        return [chip] if chip != NOBODY else []

    return Who(np.find, pick, lambda fits: one(np.where(fits)))


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-K-RELIC-01")
def _teleported(g: PlayArea, ask: Asked, seat: int, choice: Unit | Spire | Select) -> Refusal | None:
    """A relic teleports at most once a turn, too."""
    if ask.rule != "CS-K-RELIC-01" or isinstance(choice, Select):
        return None
    return TELEPORTED if g.teleported >> chip_named(g, choice) & 1 else None


TELEPORTED = Refusal("CS-MOVE-21", Text("no-teleported"))

_ONE: Check = one_of_the_chips(_teleported)

PICK: Question[Unit | Spire | Select] = OfChip(
    "pick", "CS-TALENT-01", {Unit: _ONE, Spire: _ONE, Select: _ONE}, perhaps=True
)
"""One of several chips that an effect may concern."""
