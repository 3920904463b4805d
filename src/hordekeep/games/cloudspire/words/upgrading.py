"""What effects do to the chips on spires and heroes, and what they build and promote for nothing."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import Hex
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip, choose_hex
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import of_faction
from hordekeep.games.cloudspire.effects.stats import has_room, may_carry
from hordekeep.games.cloudspire.rules.chips.choices import Upgrade
from hordekeep.games.cloudspire.rules.chips.constructing import at_limit, blueprints, construct, free_wells
from hordekeep.games.cloudspire.rules.chips.happened import Promoted, Upgraded
from hordekeep.games.cloudspire.rules.chips.upgrades import why_not_carry
from hordekeep.games.cloudspire.rules.fight.damage import take_chip
from hordekeep.games.cloudspire.rules.movement.landing import not_beside_it
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    LETTERS,
    add_upgrade,
    face,
    occupied,
    remove_upgrade,
)
from hordekeep.games.cloudspire.state.play_area import Occasion, PlayArea, Whose
from hordekeep.games.cloudspire.words.deeds import cause_of
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Who, deed
from hordekeep.games.cloudspire.words.whom import PICK, Noun, around
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

V = VOCABULARY


def letters_for(g: PlayArea, chip: int, letters: str = LETTERS) -> list[str]:
    """The upgrades that may go onto this chip, within its capacity."""
    return [each for each in letters if has_room(g, chip) and may_carry(g, chip, each)]


def add_chip(g: PlayArea, seat: int, chip: int, letters: str = LETTERS) -> Rules[None]:
    """One chip of its player's choice."""
    able = letters_for(g, chip, letters)
    if not able:
        return
    letter = able[0]
    if len(able) > 1:
        answer = yield from ask(g, seat, ADD_CHIP, [Upgrade(each) for each in able], about=chip, facts=able)
        letter = answer.letter
    add_upgrade(g, chip, letter)
    if g.tell:
        g.tell(Upgraded(seat, chip, letter, cost=0))


@deed("add a chip to {t:roomy}", fr="[ajoutez|ajouter] un jeton {à:t}", rule="CS-UPG-08")
def add_a_chip(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> Rules[None]:
    """Of any type, within its capacity."""
    for chip in t:
        yield from add_chip(g, whose.seat, chip)


@deed("add an attack or range chip to {t:roomy}", fr="[ajoutez|ajouter] un jeton d’attaque ou de portée {à:t}",
      rule="CS-K-RELIC-08")  # fmt: skip
def add_attack_or_range(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> Rules[None]:
    """Within its capacity."""
    for chip in t:
        yield from add_chip(g, whose.seat, chip, "AR")


@V.word("roomy", "[a|an] {np:np} below its capacity", fr="{un:np} sous sa capacité", number="s", rule="CS-UPG-10")
def below_capacity(np: Noun) -> Who:
    """One that has room for a chip."""

    def find(g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
        return [chip for chip in np.find(g, whose, occasion) if letters_for(g, chip)]

    def pick(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[list[int]]:
        chip = yield from choose_chip(g, whose.seat, PICK, find(g, whose, occasion), rule="CS-UPG-08", about=whose.chip)
        return [chip] if chip != NOBODY else []

    return Who(find, pick)


@deed("remove all attack chips of {t:who}", fr="[retirez|retirer] tous les jetons d’attaque {de:t}",
      rule="CS-K-TAL-81", only=lambda g, w, o, chip: "A" in g.upgrades[chip])  # fmt: skip
@enforces("CS-DEF-01")
def strip_attack(g: PlayArea, whose: Whose, occasion: Occasion, t: list[int]) -> None:
    """The last chip of a spire defeats it."""
    for chip in t:
        while "A" in g.upgrades[chip]:
            index = g.upgrades[chip].index("A")
            if KIND[chip] == SPIRE:
                take_chip(g, cause_of(whose), chip, index)
            else:
                remove_upgrade(g, chip, index)


@deed("construct a Dispatch Platform free on an adjacent unoccupied Source well",
      fr="[construisez|construire] gratuitement une Plateforme d’estafettes sur un puits de Source adjacent et libre",
      rule="CS-K-TAL-08",
      can=lambda g, w, o: bool(_wells_beside(g, w)) and _platform(g, w.seat) and not at_limit(g, w.seat))  # fmt: skip
@enforces("CS-SPIRE-16", "CS-WELLF-01")
def construct_platform(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Whatever the influence, but within the limit; on a fortress only on its own."""
    spot = yield from choose_hex(g, whose.seat, BUILDER_WELL, _wells_beside(g, whose), about=whose.chip)
    yield from construct(g, whose.seat, "dispatch-platform", spot, free=True)


def _wells_beside(g: PlayArea, whose: Whose) -> int:
    return around(g, whose) & free_wells(g, whose.seat)


def _platform(g: PlayArea, seat: int) -> bool:
    return any(plan.face.id == "dispatch-platform" for plan in blueprints(g, seat))


@deed("promote an adjacent own Brawnen spire once the Smelter is bought",
      fr="[promouvez|promouvoir] une flèche brawnen à vous adjacente une fois la Fonderie achetée",
      rule="CS-K-TAL-08", can=lambda g, w, o: bool(_to_promote(g, w)))  # fmt: skip
def promote_spire(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """It keeps its chips."""
    chip = yield from choose_chip(g, whose.seat, PICK, _to_promote(g, whose), rule="CS-K-TAL-08", about=whose.chip)
    g.side[chip] = next(n for n, each in enumerate(CHIPS[chip].faces) if each.promoted)
    if g.tell:
        g.tell(Promoted(chip), "CS-K-TAL-08")


def _to_promote(g: PlayArea, whose: Whose) -> list[int]:
    if not of_faction(g, "promoted-spires", whose.seat):
        return []
    found = [g.spire_on[spot] for spot in hexes_in(around(g, whose) & g.spires[whose.seat])]
    return [c for c in found if CHIPS[c].faction == "brawnen" and not face(g, c).promoted]


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_add(g: PlayArea, ask: Asked, seat: int, choice: Upgrade) -> Refusal | None:
    """One of the upgrades that the effect brings."""
    return None if choice.letter in ask.facts else why_not_carry(g, ask.about, choice.letter) or OF_ANOTHER_TYPE


def _taken_well(g: PlayArea, ask: Asked, seat: int, choice: Hex) -> Refusal | None:
    if not g.land.board.near[g.at[ask.about]] >> choice.hex & 1:
        return not_beside_it(g, ask, seat, choice)
    return TAKEN_WELL if occupied(g) >> choice.hex & 1 else NO_WELL


OF_ANOTHER_TYPE = Refusal("CS-UPG-08", Text("no-not-among"))
TAKEN_WELL = Refusal("CS-WELL-01", Text("no-well-taken"))
NO_WELL = Refusal("CS-WELL-01", Text("no-well"))

ADD_CHIP: Question[Upgrade] = OfChip("add-chip", "CS-UPG-08", {Upgrade: _why_not_add})
"""Which upgrade an effect brings."""

BUILDER_WELL: Question[Hex] = OfChip("builder-well", "CS-K-TAL-08", {Hex: one_of_the_hexes(_taken_well)})
"""Where a builder puts a Dispatch Platform."""
