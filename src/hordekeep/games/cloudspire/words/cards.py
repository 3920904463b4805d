"""What relics and events do, beyond the words that advancements and talents have in common with them."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import if_none_will_do, one_of_the_chips
from hordekeep.games.cloudspire.asking.choices import Spire, Stop
from hordekeep.games.cloudspire.asking.choosing import ask, choose_chip, choose_hex
from hordekeep.games.cloudspire.content.boards import FRAME, PATH
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import is_used, refresh, use
from hordekeep.games.cloudspire.effects.stats import gain, pay
from hordekeep.games.cloudspire.ground.land import isle_hexes
from hordekeep.games.cloudspire.rules.chips.constructing import free_wells
from hordekeep.games.cloudspire.rules.chips.happened import Upgraded
from hordekeep.games.cloudspire.rules.fight.damage import TALENT, Cause, take_chip
from hordekeep.games.cloudspire.rules.fight.firing import WHICH_SPIRE, shoot, targets_of
from hordekeep.games.cloudspire.rules.movement.moving import teleport
from hordekeep.games.cloudspire.rules.onslaught.happened import Revealed
from hordekeep.games.cloudspire.rules.setup.setup import draw_landmark, place_landmark
from hordekeep.games.cloudspire.rules.wave.build_phase import lay_earthscape, layable, why_not_lay_earthscape
from hordekeep.games.cloudspire.rules.wave.choices import LayEarthscape
from hordekeep.games.cloudspire.state.pieces import (
    CHIPS,
    add_upgrade,
    is_active,
    is_hero,
    is_minion,
    occupied,
    put,
    reveal,
    spires_of,
    units_of,
)
from hordekeep.games.cloudspire.state.play_area import BOARD, Meaning, Occasion, PlayArea, Whose
from hordekeep.games.cloudspire.words.deeds import stands
from hordekeep.games.cloudspire.words.fortress import yours
from hordekeep.games.cloudspire.words.happened import Awakened, GateRecovered, MireRises
from hordekeep.games.cloudspire.words.kinds import VOCABULARY, Deed, When, always, deed, reacts, rule, sentence
from hordekeep.games.cloudspire.words.places import TELEPORT, valid_hexes
from hordekeep.games.cloudspire.words.upgrading import letters_for
from hordekeep.games.cloudspire.words.whom import PICK
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question
from hordekeep.kernel.hexes import hexes_in

V = VOCABULARY


# -- relics ------------------------------------------------------------------------------------------------------------


def _beside_spires(g: PlayArea, seat: int) -> int:
    found = 0
    for spot in hexes_in(g.spires[seat]):
        found |= g.land.board.near[spot]
    return found


def _travellers(g: PlayArea, seat: int) -> list[int]:
    near = _beside_spires(g, seat)
    own = [c for c in sorted(units_of(g, seat)) if stands(g, c) and is_active(g, c) and not g.teleported >> c & 1]
    return [c for c in own if valid_hexes(g, c, near)]


@deed("teleport an own unit to a valid hex adjacent to one of your spires",
      fr="[téléportez|téléporter] une unité à vous sur un hexagone valable à côté d’une de vos flèches",
      rule="CS-K-RELIC-01", can=lambda g, w, o: bool(_travellers(g, w.seat)))  # fmt: skip
@enforces("CS-MOVE-21")
def sky_key(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """At most one teleport a turn for a unit."""
    chip = yield from choose_chip(g, whose.seat, PICK, _travellers(g, whose.seat), rule="CS-K-RELIC-01")
    hexes = valid_hexes(g, chip, _beside_spires(g, whose.seat))
    spot = yield from choose_hex(g, whose.seat, TELEPORT, hexes, rule="CS-K-RELIC-01", about=chip)
    yield from teleport(g, chip, spot, "CS-K-RELIC-01")


def _to_fortify(g: PlayArea, seat: int) -> list[int]:
    return [spire for spire in spires_of(g, seat) if letters_for(g, spire, "D")]


@deed("add a fortification to up to {n:count} own spires below their capacity",
      fr="[ajoutez|ajouter] une fortification à jusqu’à {n} flèches à vous sous leur capacité", rule="CS-K-RELIC-02",
      can=lambda g, w, o, n: bool(_to_fortify(g, w.seat)))  # fmt: skip
def masons_seal(g: PlayArea, whose: Whose, occasion: Occasion, n: int) -> Rules[None]:
    """One for each of them."""
    done: list[int] = []
    for left in range(n, 0, -1):
        open_ = [spire for spire in _to_fortify(g, whose.seat) if spire not in done]
        spire = yield from choose_chip(g, whose.seat, FORTIFY, open_, optional=bool(done), about=left)
        if spire == NOBODY:
            return
        done.append(spire)
        add_upgrade(g, spire, "D")
        if g.tell:
            g.tell(Upgraded(whose.seat, spire, upgrade="D", cost=0), "CS-K-RELIC-02")


def _gunners(g: PlayArea, seat: int) -> list[int]:
    if g.setting.are_friends(seat, g.turn_seat):
        return []
    return [spire for spire in spires_of(g, seat) if targets_of(g, spire)]


@deed("an own spire attacks a unit of the player on turn in its range",
      fr="une flèche à vous attaque une unité à sa portée du joueur dont c’est le tour", rule="CS-K-RELIC-07",
      can=lambda g, w, o: bool(_gunners(g, w.seat)))  # fmt: skip
def iron_rain(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Beside its shot of the turn."""
    spire = yield from choose_chip(g, whose.seat, WHICH_SPIRE, _gunners(g, whose.seat), rule="CS-K-RELIC-07")
    before = g.attacked
    yield from shoot(g, spire)
    g.attacked = before


@sentence("own minions deal {n:signed} attack damage.", fr="vos sbires infligent {n} dégât d’attaque.",
          rule="CS-K-RELIC-09")  # fmt: skip
def war_drum(n: int) -> Meaning:
    """To whatever they attack."""
    return rule(("attack-damage", lambda g, w, chip, other: n if _own_minion(g, w, chip) else 0))


def _own_minion(g: PlayArea, whose: Whose, chip: int) -> bool:
    return chip != NOBODY and g.holder[chip] == whose.seat and is_minion(g, chip)


@sentence("own minions have {n:signed} movement.", fr="vos sbires ont {n} mouvement.", rule="CS-K-RELIC-11")
def swift_banner(n: int) -> Meaning:
    """Those that deploy too."""
    return rule(("movement", lambda g, w, chip, other: n if _own_minion(g, w, chip) else 0))


@sentence("own spires have {n:signed} range.", fr="vos flèches ont {n} de portée.", rule="CS-K-RELIC-10")
def long_sight(n: int) -> Meaning:
    """Whatever chips they carry."""
    return rule(("spire-range", lambda g, w, chip, other: n if g.holder[chip] == w.seat else 0))


@sentence("earthscapes cost you nothing.", fr="les terres ne vous coûtent rien.", rule="CS-K-RELIC-15")
def earthscapes_for_nothing() -> Meaning:
    """In the market."""
    return rule(("earthscapes-free", yours(1)))


@deed("place an earthscape", fr="[posez|poser] une terre", rule="CS-K-RELIC-15",
      can=lambda g, w, o: bool(layable(g, w.seat)))  # fmt: skip
def place_earthscape(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """As in the Build Phase."""
    choices = [LayEarthscape(number) for number in layable(g, whose.seat)]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, whose.seat, WHICH_EARTHSCAPE, choices)
    yield from lay_earthscape(g, whose.seat, answer.earthscape)


# -- events ------------------------------------------------------------------------------------------------------------


@sentence("every unit's movement is {n:number}.", fr="le mouvement de chaque unité est de {n}.", rule="CS-K-EVENT-01")
@enforces("CS-EVENT-03")
def movement_is(n: int) -> Meaning:
    """Over all else."""
    return rule(("movement-is", yours(n)))


@sentence("every faction gains {n:number} extra Source.", fr="chaque faction gagne {n} Source de plus.",
          rule="CS-K-EVENT-02")  # fmt: skip
def source_surge(n: int) -> Meaning:
    """With its income."""
    return rule(("income", yours(n)))


@sentence("every faction gains {n:number} Source less.", fr="chaque faction gagne {n} Source de moins.",
          rule="CS-K-EVENT-03")  # fmt: skip
def drought(n: int) -> Meaning:
    """Never below 0."""
    return rule(("income", yours(-n)))


@sentence("each player may make {n:count} purchases.", fr="chaque joueur peut faire {n} achats.", rule="CS-K-EVENT-04")
@enforces("CS-EVENT-03")
def market_fair(n: int) -> Meaning:
    """On the own market turn, whatever else allows as many."""
    return rule(("purchases", yours(n)))


@sentence("market chips cost {n:number} more.", fr="les jetons du marché coûtent {n} de plus.", rule="CS-K-EVENT-05")
def blockade(n: int) -> Meaning:
    """For everybody."""
    return rule(("market-dearer", yours(n)))


@sentence("each player's first advancement costs {n:number} less.",
          fr="la première amélioration de chaque joueur coûte {n} de moins.", rule="CS-K-EVENT-06")  # fmt: skip
def master_builders(n: int) -> Meaning:
    """Of this wave."""
    return rule(("first-advancement-cheaper", yours(n)))


@sentence("every faction has {n:number} extra CP.", fr="chaque faction a {n} PC de plus.", rule="CS-K-EVENT-10")
def conscription(n: int) -> Meaning:
    """In this Prep Phase."""
    return rule(("command-points", yours(n)))


@sentence("gates retaliate for {n:number}.", fr="les portes ripostent de {n}.", rule="CS-K-EVENT-12")
def gates_retaliate(n: int) -> Meaning:
    """All of them."""
    return rule(("gate-retaliation-is", yours(n)))


@sentence("a spire rolls at most {n:number} dice.", fr="une flèche lance au plus {n} dés.", rule="CS-K-EVENT-14")
def calm_skies(n: int) -> Meaning:
    """Whatever chips it carries."""
    return rule(("dice-at-most", yours(n)))


@sentence("spires have range {n:number} whatever chips they carry.",
          fr="les flèches ont une portée de {n} quels que soient leurs jetons.", rule="CS-K-EVENT-16")  # fmt: skip
@enforces("CS-EVENT-03")
def long_night(n: int) -> Meaning:
    """Over all else."""
    return rule(("spire-range-is", yours(n)))


@sentence("each player removes the bottom chip of an own spire that has {n:number} or more chips.",
          fr="chaque joueur retire le jeton du dessous d’une flèche à lui qui en a {n} ou plus.",
          rule="CS-K-EVENT-07")  # fmt: skip
def spire_strain(n: int) -> Meaning:
    """In turn order."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        for seat in g.setting.around(g.first_seat):
            tall = [spire for spire in spires_of(g, seat) if len(g.upgrades[spire]) >= n]
            spire = yield from choose_chip(g, seat, SPIRE_STRAIN, tall)
            if spire != NOBODY:
                take_chip(g, Cause(NOBODY, NOBODY, TALENT), spire, len(g.upgrades[spire]) - 1)

    return reacts(When("phase-build", always), Deed(do, always))


@sentence("a swamp landmark goes face down on every unoccupied isle Source well.",
          fr="un lieu de marais est posé face cachée sur chaque puits de Source d’île libre.",
          rule="CS-K-EVENT-08")  # fmt: skip
def rising_mire() -> Meaning:
    """As long as there are any."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        for well in hexes_in(isle_hexes(g.land) & free_wells(g)):
            place_landmark(g, draw_landmark(g, "swamp"), well)
        if g.tell:
            g.tell(MireRises())
        yield from ()

    return reacts(When("phase-event", always), Deed(do, always))


@sentence("all unrevealed temples are revealed.", fr="tous les temples cachés sont révélés.", rule="CS-K-EVENT-09")
def open_vaults() -> Meaning:
    """Nobody explored them."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        for spot, chip in sorted(g.on.items()):
            if g.hidden >> chip & 1 and CHIPS[chip].type == "temple":
                reveal(g, chip)
                if g.tell:
                    g.tell(Revealed(chip, spot), "CS-K-EVENT-09")
        yield from ()

    return reacts(When("phase-event", always), Deed(do, always))


@sentence("the first hero to defeat an opposing hero this wave earns its faction {n:number} Source.",
          fr="le premier héros à vaincre un héros adverse dans cette vague rapporte {n} Source à sa faction.",
          rule="CS-K-EVENT-11")  # fmt: skip
def heroes_day(n: int) -> Meaning:
    """A side quest for everybody."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        if NOBODY in (occasion.by, occasion.chip) or not (is_hero(occasion.by) and is_hero(occasion.chip)):
            return False
        opposed = not g.setting.are_friends(occasion.seat, g.holder[occasion.chip])
        return opposed and not is_used(g, "wave", "heroes-day")

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        use(g, "wave", "heroes-day")
        gain(g, occasion.seat, n, "CS-K-EVENT-11")
        yield from ()

    return reacts(When("defeat-counts", concerns), Deed(do, always))


@sentence("the ancient traxxyr enters on the centre isle until it is defeated.",
          fr="l’ancien traxxyr arrive sur l’île centrale jusqu’à ce qu’il soit vaincu.",
          rule="CS-K-EVENT-13")  # fmt: skip
def awakening() -> Meaning:
    """On the free non-path hex with the lowest r, then q; the event is discarded when it falls."""
    traxxyr = box().traxxyr

    def enters(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        isle = isle_hexes(g.land) & g.land.groups[g.land.group_of[FRAME.id((0, 0))]]
        free = isle & ~g.land.terrain[PATH] & ~g.land.wells & ~occupied(g)  # CS-OCC-02
        spots = sorted(hexes_in(free), key=lambda each: FRAME.coordinate(each)[::-1])
        if spots:
            g.holder[traxxyr] = NOBODY
            put(g, traxxyr, spots[0])
            g.health[traxxyr] = CHIPS[traxxyr].faces[0].health
            if g.tell:
                g.tell(Awakened(traxxyr, spots[0]))
        yield from ()

    def falls(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        over = next(each for each in g.events if each == "awakening")
        g.events = tuple([each for each in g.events if each != over])
        g.event_discard.append(over)
        refresh(g)
        yield from ()

    first = reacts(When("phase-event", lambda g, w, o: g.place[traxxyr] != BOARD), Deed(enters, always))
    last = reacts(When("defeat-counts", lambda g, w, o: o.chip == traxxyr), Deed(falls, always))
    return Meaning(reactions=first.reactions + last.reactions)


@deed("pay {n:number} Source so that your gate regains {m:number} health, up to {k:number}",
      fr="[payez|payer] {n} Source pour que votre porte regagne {m} point de vie, jusqu’à {k}", rule="CS-K-EVENT-15",
      can=lambda g, w, o, n, m, k: g.source[w.seat] >= n and 0 < g.gates[w.seat] < k)  # fmt: skip
def masons_truce(g: PlayArea, whose: Whose, occasion: Occasion, n: int, m: int, k: int) -> None:
    """Once for each player."""
    pay(g, whose.seat, n)
    g.gates[whose.seat] = min(g.gates[whose.seat] + m, k)
    if g.tell:
        g.tell(GateRecovered(whose.seat, m), "CS-K-EVENT-15")


# -- what is asked -----------------------------------------------------------------------------------------------------

FORTIFY: Question[Spire | Stop] = Question(
    "fortify",
    "CS-K-RELIC-02",
    {Spire: one_of_the_chips(), Stop: if_none_will_do},
    says={"left": lambda g, ask: int(ask.about)},
)
"""The next spire with a fortification more."""

WHICH_EARTHSCAPE: Question[LayEarthscape] = Question(
    "which-earthscape", "CS-K-RELIC-15", {LayEarthscape: why_not_lay_earthscape}
)
"""Which earthscape a relic lays."""

SPIRE_STRAIN: Question[Spire] = Question("spire-strain", "CS-K-EVENT-07", {Spire: one_of_the_chips()})
"""Which spire loses its bottom chip to an event."""
