"""What talents give for as long as their chip is active: less damage, more of it, range, who may target whom."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.boards import TERRAINS
from hordekeep.games.cloudspire.content.chips import HERO, LANDMARK, SPIRE, TRAXXYR
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import NO_LIMIT
from hordekeep.games.cloudspire.effects.stats import spire_range
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, face, spires_of
from hordekeep.games.cloudspire.state.play_area import Meaning, PlayArea, Whose
from hordekeep.games.cloudspire.words.kinds import Amount, rule, sentence
from hordekeep.games.cloudspire.words.whom import opposes
from hordekeep.kernel import enforces

WATER = TERRAINS.index("water")


def always(n: int) -> Amount:
    """The same amount whatever happens."""
    return lambda g, w, chip, other: n


def distance(g: PlayArea, one: int, other: int) -> int:
    """The hexes between two chips; 0 where one of them stands on none."""
    if other == NOBODY or g.at[one] < 0 or g.at[other] < 0:
        return 0
    return g.land.board.distance(g.at[one], g.at[other])


# -- damage ------------------------------------------------------------------------------------------------------------


@sentence("attack damage dealt to it is {n:number} less.", fr="les dégâts d’attaque qu’elle subit sont réduits de {n}.",
          rule="CS-K-TAL-03")  # fmt: skip
@enforces("CS-SPIRE-10", "CS-ATK-02")
def armor(n: int) -> Meaning:
    """Attacks of units and spires alike; retaliation and talents are none."""
    return rule(("attack-armor", always(n)), ("shot-armor", always(n)))


@sentence("spire damage dealt to it is {n:number} less.", fr="les dégâts de flèche qu’elle subit sont réduits de {n}.",
          rule="CS-K-TAL-07")  # fmt: skip
def spire_armor(n: int) -> Meaning:
    """Whatever a spire deals, by its shot or by a talent of its own, as Splash does."""

    def by_spire(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return n if other != NOBODY and KIND[other] == SPIRE else 0

    return rule(("shot-armor", always(n)), ("talent-armor", by_spire))


@sentence("retaliation damage dealt to it is {n:number} less.",
          fr="les dégâts de riposte qu’elle subit sont réduits de {n}.", rule="CS-K-TAL-47")  # fmt: skip
def retaliation_armor(n: int) -> Meaning:
    """Of units that it attacks, and of gates."""
    return rule(("retaliation-armor", always(n)), ("gate-armor", always(n)))


@sentence("retaliation deals at most {n:number} damage to it.",
          fr="une riposte lui inflige au plus {n} [dégât|dégâts:n].", rule="CS-K-TAL-70")  # fmt: skip
def retaliation_cap(n: int) -> Meaning:
    """A limit after all else (CS-Q-36-MINUS-EFFECTS)."""
    return rule(("retaliation-at-most", always(n)), ("gate-at-most", always(n)))


@sentence("an attack from {n:number} or more hexes away deals at most {m:number} damage to it.",
          fr="une attaque venant de {n} hexagones ou plus lui inflige au plus {m} [dégât|dégâts:m].",
          rule="CS-K-TAL-22")  # fmt: skip
def evasive(n: int, m: int) -> Meaning:
    """By units and spires."""

    def limit(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return m if distance(g, chip, other) >= n else NO_LIMIT

    return rule(("attack-at-most", limit), ("shot-at-most", limit))


@sentence("an attack takes at most {n:number} health from friendly Taproots within its range.",
          fr="une attaque retire au plus {n} point de vie aux Racines pivots alliées à sa portée.",
          rule="CS-K-TAL-14")  # fmt: skip
def cover(n: int) -> Meaning:
    """A limit for others."""

    def limit(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        covered = CHIPS[chip].faces[0].id == "taproot" and not opposes(g, whose.seat, chip)
        return n if covered and distance(g, chip, whose.chip) <= spire_range(g, whose.chip) else NO_LIMIT

    return rule(("aura-attack-at-most", limit), ("aura-shot-at-most", limit))


@sentence("only mercs can damage it.", fr="seuls les mercenaires peuvent la blesser.", rule="CS-K-TAL-44")
def peaceful() -> Meaning:
    """Merc units and merc spires."""
    return rule(("only-mercs-hurt", always(1)))


@sentence("it deals {n:number} more attack damage to landmarks.",
          fr="elle inflige {n} [dégât|dégâts:n] d’attaque de plus aux lieux.", rule="CS-K-TAL-30")  # fmt: skip
@enforces("CS-LAND-10")
def hunter(n: int) -> Meaning:
    """Landmark minions are landmarks (CS-LAND-10), but not while a faction controls them (CS-CTRL-03)."""

    def more(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return n if other != NOBODY and KIND[other] in (LANDMARK, TRAXXYR) and g.holder[other] == NOBODY else 0

    return rule(("attack-damage", more))


# -- range, targets, staying -------------------------------------------------------------------------------------------


@sentence("it attacks and retaliates at up to its number of hexes.",
          fr="elle attaque et riposte jusqu’au nombre d’hexagones indiqué.", rule="CS-K-TAL-52")  # fmt: skip
@enforces("CS-RANGE-02")
def ranged() -> Meaning:
    """The number printed with the talent; range chips add to it in `stats.reach`."""
    return rule(("range", lambda g, w, chip, other: w.number))


@sentence("it may stand on an own spire, where its range is {n:number} higher.",
          fr="elle peut se tenir sur une flèche à vous, où sa portée augmente de {n}.", rule="CS-K-TAL-64")  # fmt: skip
def spire_shot(n: int) -> Meaning:
    """Where it may stand is asked in `marching.hero_moves`."""
    return rule(("range", lambda g, w, chip, other: n if g.at[chip] in g.spire_on else 0))


@sentence("only adjacent attackers can choose it as a target.",
          fr="seuls des attaquants adjacents peuvent la prendre pour cible.", rule="CS-K-TAL-09")  # fmt: skip
def camouflage() -> Meaning:
    """Hidden from whoever is not beside it."""
    return rule(("cannot-be-target-of", lambda g, w, chip, other: int(distance(g, chip, other) > 1)))


@sentence("spires cannot target it on water.", fr="les flèches ne peuvent pas la viser sur l’eau.", rule="CS-K-TAL-78")
def waterwalker() -> Meaning:
    """On the terrain that lies on top."""

    def hidden(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return int(other != NOBODY and KIND[other] == SPIRE and bool(g.land.terrain[WATER] >> g.at[chip] & 1))

    return rule(("cannot-be-target-of", hidden))


@sentence("whoever could attack it must attack it.", fr="quiconque pourrait l’attaquer doit l’attaquer.",
          rule="CS-K-TAL-20")  # fmt: skip
@enforces("CS-TALENT-09")
def engage() -> Meaning:
    """Heroes too."""
    return rule(("demands-attack", always(1)))


@sentence("an opposing hero within {n:number} hexes that attacks must choose it if it can.",
          fr="un héros adverse à {n} hexagones ou moins qui attaque doit la choisir s’il le peut.",
          rule="CS-K-TAL-11")  # fmt: skip
def challenge(n: int) -> Meaning:
    """Nobody has to attack because of it."""

    def drawn(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        return int(other != NOBODY and KIND[other] == HERO and distance(g, chip, other) <= n)

    return rule(("draws-attack", drawn))


@sentence("while adjacent to an opposing spire it may stay where it is.",
          fr="tant qu’elle est adjacente à une flèche adverse, elle peut rester où elle est.",
          rule="CS-K-TAL-59")  # fmt: skip
def rooted() -> Meaning:
    """The one minion that need not march."""

    def stays(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        near = g.land.board.near[g.at[chip]]
        return int(any(near >> spot & 1 and opposes(g, whose.seat, each) for spot, each in g.spire_on.items()))

    return rule(("may-stay", stays))


@sentence("nobody can control or pacify it.", fr="personne ne peut la contrôler ni l’apaiser.", rule="CS-K-TAL-75")
def untamed() -> Meaning:
    """Asked wherever a landmark minion is looked for."""
    return rule(("untamed", always(1)))


# -- spires ------------------------------------------------------------------------------------------------------------


@sentence("its capacity is {n:number} higher for every other own spire of its name, up to {m:number}.",
          fr="sa capacité augmente de {n} pour chaque autre flèche à vous du même nom, jusqu’à {m}.",
          rule="CS-K-TAL-13")  # fmt: skip
def connected(n: int, m: int) -> Meaning:
    """Never above so much in all."""

    def more(g: PlayArea, whose: Whose, chip: int, other: int) -> int:
        shown = face(g, chip)
        others = [each for each in spires_of(g, whose.seat) if each != chip and face(g, each).id == shown.id]
        return max(min(n * len(others), m - shown.cap), 0)

    return rule(("capacity", more))


@sentence("attack and range chips for it cost {n:number} less.",
          fr="les jetons d’attaque et de portée coûtent {n} de moins pour elle.", rule="CS-K-TAL-76")  # fmt: skip
def upgrade_plans(n: int) -> Meaning:
    """At least 1 remains to be paid."""
    return rule(("upgrade-cheaper", always(n)))


# -- what the rules of the book themselves ask for by name -------------------------------------------------------------


@sentence("it can attack units with Flying.", fr="elle peut attaquer les unités dotées de Vol.", rule="CS-K-TAL-01")
def air_defense() -> Meaning:
    """Asked by name where targets are listed (CS-ATK-03)."""
    return Meaning()


@sentence("only units and spires with Air Defense or Flying can attack it.",
          fr="seules les unités et les flèches dotées de Défense aérienne ou de Vol peuvent l’attaquer.",
          rule="CS-K-TAL-25")  # fmt: skip
@enforces("CS-TALENT-16")
def flying() -> Meaning:
    """Asked by name where targets are listed (CS-ATK-03); where it may walk is unchanged (CS-TALENT-16)."""
    return Meaning()


@sentence("it may move onto hexes of opposing units with less health, which are displaced and take {n:number} damage.",
          fr="elle peut entrer sur l’hexagone d’unités adverses ayant moins de vie, qui sont déplacées et subissent "
          "{n} dégâts.", rule="CS-K-TAL-16")  # fmt: skip
def crush(n: int) -> Meaning:
    """Asked by name where ways are counted (`marching.ways`, `moving.walk_along`)."""
    return Meaning()


@sentence("it may move through opposing units and spires and takes {n:number} Source from the owner of each.",
          fr="elle peut traverser unités et flèches adverses et prend {n} Source au propriétaire de chacune.",
          rule="CS-K-TAL-33")  # fmt: skip
def incorporeal(n: int) -> Meaning:
    """Asked by name where ways are counted (`marching.ways`, `moving.walk_along`)."""
    return Meaning()


@sentence("exploring it reveals it.", fr="l’explorer la révèle.", rule="CS-K-TAL-26")
def foreboding() -> Meaning:
    """Asked by name even face down (CS-EXPL-07)."""
    return Meaning()


@sentence("it cannot be grouped.", fr="elle ne peut pas être groupée.", rule="CS-TALENT-19")
def ungroupable() -> Meaning:
    """Asked by name in the Prep Phase, where talents are not active yet."""
    return Meaning()


@sentence("it does not keep a wave going.", fr="elle ne fait pas durer une vague.", rule="CS-K-TAL-41")
def neglected() -> Meaning:
    """Asked by name where the end of a wave is looked for (CS-ENDWAVE-12)."""
    return Meaning()


@sentence("its roll hits every legal target in range.", fr="son jet touche toutes les cibles permises à portée.",
          rule="CS-K-TAL-39")  # fmt: skip
def multi_target() -> Meaning:
    """Asked by name where a spire fires."""
    return Meaning()


@sentence("it is built in the Build Phase only.", fr="elle ne se construit que dans la phase de Construction.",
          rule="CS-TALENT-15")  # fmt: skip
def build_phase_only() -> Meaning:
    """Asked by name among what can be constructed."""
    return Meaning()


@sentence("in Prep up to its number of elfinkaze may be put under it, whatever their movement.",
          fr="à la Préparation, jusqu’au nombre indiqué d’elfinkaze peuvent être glissés dessous, quel que soit leur "
          "mouvement.", rule="CS-K-TAL-82")  # fmt: skip
def elfin() -> Meaning:
    """Asked by name in the Prep Phase, where talents are not active yet."""
    return Meaning()
