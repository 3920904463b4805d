"""Why can't I buy, build or stack it? Each answer is a check of those that list what is offered."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import EQUIPMENT, HERO, MINION, SPIRE, Face, box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_merc, of_faction
from hordekeep.games.cloudspire.effects.stats import capacity, has_room, may_carry
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.rules.chips.constructing import (
    at_limit,
    blueprints,
    may_save_a_part,
    one_cheaper,
    sites,
    upgrade_price,
)
from hordekeep.games.cloudspire.rules.wave.build_phase import layable
from hordekeep.games.cloudspire.rules.wave.prep_phase import (
    EQUIPPED,
    equipping,
    fits_under,
    hero_allowed,
    keeps_apart,
    minion_allowed,
    promoted_side,
    unit_price,
)
from hordekeep.games.cloudspire.rules.wave.prices import advance_price, chip_price, earthscape_price
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    LETTERS,
    at_home,
    beside_barracks,
    face,
    heroes_in_play,
    in_barracks,
    is_hero,
    is_unit,
    occupied,
)
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Ask, Choice, Refusal, Text

# -- spires ------------------------------------------------------------------------------------------------------------


def no_construction(g: PlayArea, ask: Ask, seat: int, what: str, spot: int) -> Refusal | None:
    """Why this spire cannot be constructed there."""
    plan = next((each for each in blueprints(g, seat) if each.face.id == what), None)
    if plan is None:
        return _no_blueprint(g, seat, what)
    if at_limit(g, seat):
        return Refusal("CS-SPIRE-16", Text("no-spire-limit", limit=g.setting.spires))
    if ask.prompt != "spire-reward" and plan.cost > g.source[seat]:
        return Refusal("CS-BUILD-01", Text("no-source", price=plan.cost, source=g.source[seat]))
    if ask.prompt in ("build", "limited-option"):
        return _no_site(g, seat, plan.face, spot)
    return None


def _no_blueprint(g: PlayArea, seat: int, what: str) -> Refusal:
    """Why a faction does not have this spire: not its own, all in play, not yet promoted, or only for the Build
    Phase."""
    shown = next(each for chip in box().chips_with(what) for each in CHIPS[chip].faces if each.id == what)
    own = [chip for chip in in_barracks(g, seat, [SPIRE]) if shown in CHIPS[chip].faces]
    if own and shown.promoted and not of_faction(g, "promoted-spires", seat):
        return Refusal("CS-SIDE-02", Text("no-promoted-spires"))
    if own and "mining" in shown.flags and g.phase != BUILD:
        return Refusal("CS-TALENT-15", Text("no-mining-now"))
    return Refusal("CS-BARR-03", Text("no-not-in-barracks"))


def _no_site(g: PlayArea, seat: int, what: Face, spot: int) -> Refusal | None:
    """Why a hex is no place for a spire (CS-WELL-01)."""
    land = g.land
    if sites(g, seat, what) >> spot & 1:
        return None
    if not land.board.exists >> spot & 1:
        return Refusal("CS-SKY-01", Text("no-such-hex"))
    if any(wells >> spot & 1 for other, wells in enumerate(land.fortress_wells) if other != seat):
        return Refusal("CS-WELLF-01", Text("no-foreign-well"))
    if occupied(g) >> spot & 1:
        unit = spot in g.on and is_unit(g, g.on[spot])
        return Refusal("CS-WELL-05" if unit else "CS-WELL-01", Text("no-well-taken"))
    if not (land.wells | land.fortress_wells[seat]) >> spot & 1:
        return Refusal("CS-WELL-01", Text("no-well"))
    if not influenced_hexes(land, seat, g.spires[seat]) >> spot & 1:
        return Refusal("CS-INFL-03", Text("no-influence"))
    return Refusal("CS-WELL-01", Text("no-well"))


def no_upgrading(g: PlayArea, seat: int, spot: int) -> Refusal:
    """Why this spire cannot be upgraded."""
    spire = g.spire_on.get(spot, NOBODY)
    if spire == NOBODY:
        return Refusal("CS-BUILD-04", Text("no-such-chip"))
    if g.holder[spire] != seat:
        return Refusal("CS-BUILD-04", Text("no-not-yours"))
    if not has_room(g, spire):
        above = 0 < capacity(g, spire) < len(g.upgrades[spire])
        return Refusal("CS-UPG-10" if above else "CS-UPG-08", Text("no-room"))
    return _too_dear(g, seat, min(upgrade_price(g, seat, spire, letter) for letter in LETTERS), "CS-SOURCE-03")


def no_upgrade(g: PlayArea, ask: Ask, seat: int, letter: str) -> Refusal | None:
    """Why this upgrade cannot be added."""
    chip: int = ask.about
    if not g.supply[LETTERS.index(letter)]:
        return Refusal("CS-UPG-02", Text("no-supply"))
    if not may_carry(g, chip, letter):
        rule = "CS-UPG-04" if letter == "A" else "CS-UPG-05"
        return Refusal(rule, Text("no-attack-stat" if letter == "A" else "no-range-talent"))
    if ask.prompt == "upgrade":
        return _too_dear(
            g, seat, upgrade_price(g, seat, chip, letter), "CS-LBO-04" if g.phase != BUILD else "CS-BUILD-05"
        )
    return Refusal("CS-UPG-09", Text("no-room")) if not has_room(g, chip) else None


def no_saving(g: PlayArea, ask: Ask, seat: int, letter: str) -> Refusal | None:
    """Why this upgrade cannot be the one that is cheaper, though little is saved on it (CS-K-ADV-11)."""
    if not one_cheaper(g, seat):
        return Refusal("CS-K-ADV-11", Text("no-saving-left"))
    if not may_save_a_part(g, seat, ask.about):
        return Refusal("CS-K-ADV-11", Text("no-part-to-save"))
    return no_upgrade(g, ask, seat, letter)


def _too_dear(g: PlayArea, seat: int, price: int, rule: str) -> Refusal:
    return Refusal(rule, Text("no-source", price=price, source=g.source[seat]))


# -- advancements and earthscapes --------------------------------------------------------------------------------------


def no_advance(g: PlayArea, seat: int, structure: str) -> Refusal:
    """Why a structure cannot be advanced."""
    ids = [each.id for each in box().factions[g.factions[seat]].structures]
    if structure not in ids:
        return Refusal("CS-BUILD-11", Text("no-such-structure"))
    which = ids.index(structure)
    if g.levels[seat][which] == len(box().factions[g.factions[seat]].structures[which].levels):
        return Refusal("CS-BUILD-12", Text("no-more-levels"))
    return _too_dear(g, seat, advance_price(g, seat, which), "CS-BUILD-11")


def no_earthscape(g: PlayArea, seat: int, number: int) -> Refusal | None:
    """Why an earthscape cannot be laid."""
    if number not in g.earthscapes[seat]:
        return Refusal("CS-BUILD-08", Text("no-such-earthscape"))
    return None if number in layable(g, seat) else Refusal("CS-EARTH-02", Text("no-place-for-earthscape"))


# -- the market --------------------------------------------------------------------------------------------------------


def no_purchase(g: PlayArea, seat: int, choice: Choice) -> Refusal:
    """Why something cannot be bought."""
    verb, what = choice
    if verb == "buy":
        chip = next((each for each in g.offers if CHIPS[each].faces[0].id == what), NOBODY)
        if chip == NOBODY:
            return Refusal("CS-MKT-02", Text("no-not-offered"))
        return _too_dear(g, seat, chip_price(g, seat, chip), "CS-MKT-05")
    if g.earth_sold:
        return Refusal("CS-MKT-07", Text("no-earthscape-sold"))
    if what != g.earth_shown:
        return Refusal("CS-MKT-03", Text("no-not-offered"))
    return _too_dear(g, seat, earthscape_price(g, seat), "CS-EARTH-01")


# -- the deployment stack ----------------------------------------------------------------------------------------------


def _at_home(g: PlayArea, seat: int, what: str) -> list[int]:
    """The chips with this face in the barracks and beside them."""
    return [chip for chip in at_home(g, seat, (HERO, MINION)) if what in [shown.id for shown in CHIPS[chip].faces]]


def no_selection(g: PlayArea, seat: int, what: str) -> Refusal | None:
    """Why a unit cannot be selected."""
    chips = _at_home(g, seat, what)
    if not chips:
        return Refusal("CS-BARR-01", Text("no-not-in-barracks"))
    price = min(unit_price(g, seat, chip) for chip in chips)
    if price > g.cp[seat]:
        return Refusal("CS-BARR-02", Text("no-cp", price=price, cp=g.cp[seat]))
    if is_hero(chips[0]):
        return None if hero_allowed(g, seat, chips[0]) else _no_hero(g, seat, chips[0])
    return None if minion_allowed(g, seat) else Refusal("CS-HERO-04", Text("no-after-hero"))


def _no_hero(g: PlayArea, seat: int, chip: int) -> Refusal:
    """One starting hero in wave 1, two heroes later."""
    if g.wave == 1 and (heroes_in_play(g, seat) or g.pending):
        return Refusal("CS-HERO-02", Text("no-second-hero"))
    if g.wave == 1:
        return Refusal("CS-MERC-05" if is_merc(chip) else "CS-HERO-02", Text("no-starting-hero"))
    return Refusal("CS-MERC-04" if is_merc(chip) else "CS-HERO-03", Text("no-third-hero"))


def no_group(g: PlayArea, seat: int, what: str) -> Refusal | None:
    """Why a minion cannot go under the last unit of the stack."""
    chips = _at_home(g, seat, what)
    if not chips:
        return Refusal("CS-BARR-01", Text("no-not-in-barracks"))
    price = min(unit_price(g, seat, chip) for chip in chips)
    if price > g.cp[seat]:
        return Refusal("CS-BARR-02", Text("no-cp", price=price, cp=g.cp[seat]))
    if not g.stacks[seat]:
        return Refusal("CS-GROUP-01", Text("no-stack-yet"))
    top = g.stacks[seat][-1]
    if is_hero(top):
        return Refusal("CS-GROUP-10", Text("no-hero-group"))
    side = [shown.id for shown in CHIPS[chips[0]].faces].index(what)
    if fits_under(g, seat, chips[0], side):
        return None
    shown = CHIPS[chips[0]].faces[promoted_side(g, seat, chips[0], side)]
    if keeps_apart(face(g, top).flags) or keeps_apart(shown.flags):
        return Refusal("CS-TALENT-19", Text("no-loner-group"))
    return Refusal("CS-GROUP-02", Text("no-slower-below"))


def no_equipment(g: PlayArea, seat: int, what: str) -> Refusal | None:
    """Why equipment cannot be attached."""
    if not any(CHIPS[c].faces[0].id == what and KIND[c] == EQUIPMENT for c in beside_barracks(g, seat)):
        return Refusal("CS-EQUIP-07", Text("no-such-equipment"))
    if not g.stacks[seat] or not is_hero(g.stacks[seat][-1]):
        return Refusal("CS-EQUIP-02", Text("no-hero-to-equip"))
    if equipping(g, seat):
        return None
    if f"{g.stacks[seat][-1]}{EQUIPPED}" in g.used:
        return Refusal("CS-EQUIP-03", Text("no-second-equipment"))
    return Refusal("CS-EQUIP-04", Text("no-other-equipment"))
