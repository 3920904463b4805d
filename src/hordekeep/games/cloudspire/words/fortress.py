"""What advancements give a faction: Source, prices, gates, promoted minions, spires, dice of their own."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import MINION, SPIRE
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_used, use
from hordekeep.games.cloudspire.effects.stats import health_stat
from hordekeep.games.cloudspire.rules.chips.levelling import can_be_promoted, level_up, promote
from hordekeep.games.cloudspire.rules.fight.damage import recover
from hordekeep.games.cloudspire.rules.movement.returning import return_to_fortress
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    KIND,
    face,
    is_hero,
    is_minion,
    spires_of,
)
from hordekeep.games.cloudspire.state.play_area import (
    BOARD,
    BUILD,
    STACK,
    Meaning,
    Occasion,
    PlayArea,
    Static,
    Whose,
)
from hordekeep.games.cloudspire.words.happened import GateRecovered
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Amount, Deed, When, always, deed, reacts, rule, sentence
from hordekeep.games.cloudspire.words.statics import distance
from hordekeep.kernel import Rules, enforces

V = VOCABULARY


def yours(n: int) -> Amount:
    """So much for the faction that has it; an event is for everybody."""
    return lambda g, w, chip, other: n if w.seat in (other, NOBODY) and chip == NOBODY else 0


# -- names -------------------------------------------------------------------------------------------------------------

KINDS_OF_UNITS = {
    "aegis": ("Aegis", "les Égides", "f"),
    "architect": ("Architects", "les Architectes", "m"),
    "source-siege": ("Source Sieges", "les Sièges de Source", "m"),
    "battleborn": ("Battleborn", "les Nés-au-combat", "m"),
    "dispatch": ("Dispatches", "les Estafettes", "f"),
    "forsaken": ("Forsaken", "les Abandonnés", "m"),
    "taproot": ("Taproots", "les Racines pivots", "f"),
    "charger": ("Chargers", "les Destriers", "m"),
    "elalinkaze": ("Elalinkaze", "les Elalinkaze", "m"),
}
"""Minions that advancements name: English, French, gender."""
KINDS_OF_SPIRES = {
    "drilling-outpost": ("Drilling Outposts", "les Avant-postes de forage", "m"),
    "lance-launcher": ("Lance Launchers", "les Lance-piques", "m"),
    "siege-tower": ("Siege Towers", "les Tours de siège", "f"),
    "muskeg": ("Muskegs", "les Tourbières", "f"),
    "creeping-vines": ("Creeping Vines", "les Lianes rampantes", "f"),
    "regal-lookout": ("Regal Lookouts", "les Vigies royales", "f"),
    "minaret": ("Minarets", "les Minarets", "m"),
}
"""Spires that advancements name."""


def _name(kind: str, id: str, english: str, french: str, gender: str) -> None:
    V.word(kind, english, name=id.replace("-", "_"), fr=french, gender=gender, number="p", rule="CS-SIDE-06")(
        lambda: id
    )


for _id, _names in KINDS_OF_UNITS.items():
    _name("units_named", _id, *_names)
for _id, _names in KINDS_OF_SPIRES.items():
    _name("spires_named", _id, *_names)


# -- Source, prices, CP ------------------------------------------------------------------------------------------------


@sentence("{n:signed} Source at each Income.", fr="{n} Source à chaque Revenu.", rule="CS-WAVE-08")
def income(n: int) -> Meaning:
    """Beside the Source of the wave."""
    return rule(("income", yours(n)))


@sentence("your Source capacity is {n:number}.", fr="votre capacité de Source est de {n}.", rule="CS-SETUP-02")
def capacity_is(n: int) -> Meaning:
    """Instead of 20."""
    return rule(("capacity-is", yours(n)))


@sentence("your Source capacity is {n:number} higher.", fr="votre capacité de Source augmente de {n}.",
          rule="CS-K-RELIC-13")  # fmt: skip
def capacity_higher(n: int) -> Meaning:
    """On top of all else."""
    return rule(("source-capacity", yours(n)))


@sentence("market chips cost you {n:number} less.", fr="les jetons du marché vous coûtent {n} de moins.",
          rule="CS-MKT-05")  # fmt: skip
def market_cheaper(n: int) -> Meaning:
    """At least 1, or nothing where it is a lot less (`market_phase.chip_price`)."""
    return rule(("market-cheaper", yours(n)))


@sentence("you may make {n:count} purchases on your market turn.",
          fr="vous pouvez faire {n} achats à votre tour de marché.", rule="CS-MKT-04")  # fmt: skip
def purchases(n: int) -> Meaning:
    """Instead of one."""
    return rule(("purchases", yours(n)))


@sentence("market earthscapes are free for you.", fr="les terres du marché sont gratuites pour vous.",
          rule="CS-EARTH-01")  # fmt: skip
def earthscapes_free() -> Meaning:
    """Whatever others say."""
    return rule(("earthscapes-free", yours(1)))


@sentence("earthscapes cost your opponents {n:number} Source.", fr="les terres coûtent {n} Source à vos adversaires.",
          rule="CS-EARTH-01")  # fmt: skip
def earthscapes_dear(n: int) -> Meaning:
    """Instead of 2."""

    def price(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return n if chip == NOBODY and not g.setting.are_friends(whose.seat, other) else 0

    return rule(("earthscapes-cost", price))


@sentence("you take your market turn before all others.", fr="vous jouez votre tour de marché avant tous les autres.",
          rule="CS-FIRST-01")  # fmt: skip
def market_first() -> Meaning:
    """The others follow in turn order."""
    return rule(("market-first", yours(1)))


@sentence("attack and range chips cost you {n:number} less.",
          fr="les jetons d’attaque et de portée vous coûtent {n} de moins.", rule="CS-BUILD-05")  # fmt: skip
def upgrades_cheaper(n: int) -> Meaning:
    """At least 1."""
    return rule(("upgrades-cheaper", yours(n)))


@sentence("once per Build Phase an attack or range chip costs {n:number} less.",
          fr="une fois par phase de Construction, un jeton d’attaque ou de portée coûte {n} de moins.",
          rule="CS-K-ADV-11")  # fmt: skip
def one_upgrade_cheaper(n: int) -> Meaning:
    """Which one is for its owner to say (`upgrades.upgrade_price`); at least 1."""

    def less(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        open_ = g.phase == BUILD and not is_used(g, "wave", f"{whose.seat}:one-upgrade-cheaper")
        return n if whose.seat == other and chip == NOBODY and open_ else 0

    return rule(("one-upgrade-cheaper", less))


@sentence("{u:units_named} cost {n:number} CP less.", fr="{u} coûtent {n} PC de moins.", rule="CS-BARR-02")
def units_cheaper(u: str, n: int) -> Meaning:
    """Never below 0."""
    return rule((f"cheaper:{u}", yours(n)))


# -- gates -------------------------------------------------------------------------------------------------------------


@deed("your gate regains {n:number} health, up to {m:number}",
      fr="votre porte regagne {n} point de vie, jusqu’à {m}", rule="CS-GATE-23",
      can=lambda g, w, o, n, m: w.seat != NOBODY and 0 < g.gates[w.seat] < m)  # fmt: skip
@enforces("CS-REPAIR-01")
def gate_regains(g: PlayArea, whose: Whose, occasion: Occasion, n: int, m: int) -> None:
    """Not a defeated one, which is repaired instead."""
    got = min(n, m - g.gates[whose.seat])
    g.gates[whose.seat] += got
    if g.tell:
        g.tell(GateRecovered(whose.seat, got))


@sentence("your gate retaliates for {n:number}.", fr="votre porte riposte de {n}.", rule="CS-GATE-05")
def gate_retaliates(n: int) -> Meaning:
    """Instead of 1."""
    return rule(("gate-retaliation-is", yours(n)))


@sentence("the first attack on your gate each turn deals {n:number} less.",
          fr="la première attaque de chaque tour sur votre porte inflige {n} de moins.",
          rule="CS-K-ADV-16")  # fmt: skip
def first_gate_attack(n: int) -> Meaning:
    """Counted in `gates.less_for_gate`."""
    return rule(("gate-less-first", yours(n)))


@sentence("each attack on your gate deals {n:number} less.", fr="chaque attaque sur votre porte inflige {n} de moins.",
          rule="CS-K-RELIC-12")  # fmt: skip
def gate_attacks(n: int) -> Meaning:
    """Counted in `gates.less_for_gate`."""
    return rule(("gate-less", yours(n)))


# -- units and spires --------------------------------------------------------------------------------------------------


@sentence("{u:units_named} are stacked promoted.", fr="{u} sont [empilés|empilées|empilés|empilées:u] du côté promu.",
          rule="CS-SIDE-06")  # fmt: skip
def stacked_promoted(u: str) -> Meaning:
    """In the Prep Phase."""
    return rule((f"stacked-promoted:{u}", yours(1)))


@sentence("{a:spires_named} and {b:spires_named} may be built.", fr="vous pouvez construire {a} et {b}.",
          rule="CS-SIDE-02")  # fmt: skip
def promoted_spires(a: str, b: str) -> Meaning:
    """The promoted sides of the faction's spires."""
    return rule(("promoted-spires", yours(1)))


@sentence("{s:spires_named} may also be built on non-path hexes under influence.",
          fr="vous pouvez aussi construire {s} sur les hexagones hors chemin sous influence.",
          rule="CS-K-ADV-02")  # fmt: skip
def on_non_path(s: str) -> Meaning:
    """Source wells or not."""
    return rule((f"on-non-path:{s}", yours(1)))


@sentence("each hero enters the stack with {n:number} fortification.",
          fr="chaque héros entre dans la pile avec {n} fortification.", rule="CS-K-ADV-16")  # fmt: skip
def heroes_fortified(n: int) -> Meaning:
    """Within its capacity."""
    return rule(("heroes-fortified", yours(n)))


@sentence("narora minions enter the stack with {n:number} fortification.",
          fr="les sbires narorans entrent dans la pile avec {n} fortification.", rule="CS-K-ADV-64")  # fmt: skip
def minions_fortified(n: int) -> Meaning:
    """While the supply lasts."""
    return rule(("minions-fortified", yours(n)))


def _is_flying_heir(g: PlayArea, chip: int) -> bool:
    if CHIPS[chip].faction != "heirs":
        return False
    return "flying" in face(g, chip).flags or any("flying" in face(g, worn).flags for worn in g.gear[chip])


@sentence("Flying heir units have {n:signed} movement.", fr="les unités héritières dotées de Vol ont {n} mouvement.",
          rule="CS-K-ADV-44")  # fmt: skip
def flying_faster(n: int) -> Meaning:
    """Also those that deploy."""
    return rule(
        ("movement", lambda g, w, chip, other: n if g.holder[chip] == w.seat and _is_flying_heir(g, chip) else 0)
    )


@sentence("narora heroes have {n:signed} movement.", fr="les héros narorans ont {n} mouvement.", rule="CS-K-ADV-62")
@enforces("CS-FACTION-04")
def heroes_faster(n: int) -> Meaning:
    """Those of their own colour."""

    def more(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return n if g.holder[chip] == whose.seat and is_hero(chip) and CHIPS[chip].faction == "narora" else 0

    return rule(("movement", more))


@sentence("spires more than {n:number} hexes away cannot target Flying heir units.",
          fr="les flèches à plus de {n} hexagones ne peuvent pas viser les unités héritières dotées de Vol.",
          rule="CS-K-ADV-45")  # fmt: skip
def flying_far_off(n: int) -> Meaning:
    """Whatever their Air Defense."""

    def hidden(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        if other == NOBODY or KIND[other] != SPIRE or g.holder[chip] != whose.seat or not _is_flying_heir(g, chip):
            return 0
        return int(distance(g, chip, other) > n)

    return rule(("cannot-be-target-of", hidden))


@sentence("your first minion to deploy each wave has {n:signed} movement.",
          fr="votre premier sbire à se déployer à chaque vague a {n} mouvement.", rule="CS-K-ADV-38")  # fmt: skip
def first_deploys_faster(n: int) -> Meaning:
    """In the turn in which it deploys."""

    def more(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        first = g.place[chip] == STACK and g.holder[chip] == whose.seat and is_minion(g, chip)
        return n if first and f"{whose.seat}:deployed" not in g.used_in_wave else 0

    def deployed(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        return occasion.seat == whose.seat and not is_hero(occasion.chip)

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        use(g, "wave", f"{whose.seat}:deployed")
        yield from ()

    heard = reacts(When("deploys", deployed), Deed(do, always))
    return Meaning(statics=(Static("movement", more),), reactions=heard.reactions)


@sentence("chips with Elfin carry {n:count} more.", fr="les jetons dotés d’elfin en portent {n} de plus.",
          rule="CS-K-ADV-39")  # fmt: skip
def more_elfin(n: int) -> Meaning:
    """Asked in the Prep Phase."""
    return rule(("more-elfin", yours(n)))


@sentence("each Roost spire holds {n:count} more.", fr="chaque flèche Perchoir en porte {n} de plus.",
          rule="CS-K-ADV-42")  # fmt: skip
def more_roost(n: int) -> Meaning:
    """Asked when an elfinkaze perches."""
    return rule(("more-roost", yours(n)))


def _perched(g: PlayArea, seat: int) -> list[int]:
    return [chip for spire in spires_of(g, seat) for chip in g.below[spire] if g.health[chip] < face(g, chip).health]


@deed("perched elfinkaze recover fully", fr="les elfinkaze perchés récupèrent tous leurs points de vie",
      rule="CS-K-ADV-42", can=lambda g, w, o: bool(_perched(g, w.seat)))  # fmt: skip
def perched_recover(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """Though they are inactive."""
    for chip in _perched(g, whose.seat):
        recover(g, chip, health_stat(g, chip))


@sentence("an heir minion that makes a defeat is promoted.",
          fr="un sbire héritier qui remporte une victoire est promu.", rule="CS-K-ADV-34")  # fmt: skip
@enforces("CS-DEF-02")
def promoted_by_defeat() -> Meaning:
    """As it makes it, if it stands."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        chip = occasion.by
        if chip == NOBODY or g.holder[chip] != whose.seat or g.place[chip] != BOARD:
            return False
        return KIND[chip] == MINION and CHIPS[chip].faction == "heirs" and can_be_promoted(g, chip)

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        if g.health[occasion.by] > 0:
            promote(g, occasion.by)
        yield from ()

    return reacts(When("defeated", concerns), Deed(do, always))


@sentence("once in Prep an heir hero put into the stack levels up.",
          fr="une fois à la Préparation, un héros héritier mis dans la pile monte de niveau.",
          rule="CS-K-ADV-47")  # fmt: skip
def levels_in_prep() -> Meaning:
    """The first that does not decline."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        mine = occasion.seat == whose.seat and is_hero(occasion.chip) and CHIPS[occasion.chip].faction == "heirs"
        return mine and not is_used(g, "wave", f"{whose.seat}:levelled-in-prep")

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        use(g, "wave", f"{whose.seat}:levelled-in-prep")
        yield from level_up(g, occasion.chip, "CS-K-ADV-47")

    return reacts(When("stacked", concerns), Deed(do, always))


@sentence("once per wave a hero of yours that would be defeated returns to the fortress instead.",
          fr="une fois par vague, un de vos héros qui serait vaincu retourne plutôt à la forteresse.",
          rule="CS-K-ADV-48")  # fmt: skip
def second_life() -> Meaning:
    """With full health; no reward, no level up."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        mine = is_hero(occasion.chip) and g.holder[occasion.chip] == whose.seat
        return mine and not is_used(g, "wave", f"{whose.seat}:second-life")

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        use(g, "wave", f"{whose.seat}:second-life")
        chip = occasion.chip
        g.stacks[whose.seat] = tuple([each for each in g.stacks[whose.seat] if each != chip])
        return_to_fortress(g, chip)
        yield from ()

    return reacts(When("would-be-defeated", concerns), Deed(do, always))
