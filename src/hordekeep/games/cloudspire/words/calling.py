"""Talents with a turn of their own: summoning, capturing, special dice, and what else the book tells in one place."""

from __future__ import annotations

from hordekeep.games.cloudspire.asking.checks import no_such_chip, one_of_the_hexes
from hordekeep.games.cloudspire.asking.choices import GATE_OF, SPIRE_ON, Gate, Hex, No, Select, Spire, Yes
from hordekeep.games.cloudspire.asking.choosing import ask, choose_hex, may
from hordekeep.games.cloudspire.asking.questions import OfChip
from hordekeep.games.cloudspire.content.chips import MINION
from hordekeep.games.cloudspire.content.kinds import SHOWN
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.effects.effects import has, is_used, of_faction, use
from hordekeep.games.cloudspire.effects.stats import dice, gain, pay, spire_range
from hordekeep.games.cloudspire.rules.chips.constructing import free_wells
from hordekeep.games.cloudspire.rules.fight.damage import ATTACK, TALENT, Cause, fall, hurt, hurt_spire, take_chip
from hordekeep.games.cloudspire.rules.fight.firing import roll as roll_spire_dice
from hordekeep.games.cloudspire.rules.fight.gates import damage_gate
from hordekeep.games.cloudspire.rules.movement.landing import not_beside_it, not_its_terrain, taken
from hordekeep.games.cloudspire.rules.onslaught.defeat import clear, uncover
from hordekeep.games.cloudspire.rules.onslaught.happened import LandmarkSeen, Uncovered
from hordekeep.games.cloudspire.state.pieces import CHIPS, in_barracks, is_active, is_minion, is_unit, put, strip, take
from hordekeep.games.cloudspire.state.play_area import (
    CAPTIVE,
    TURN,
    WAVE,
    Lasting,
    Meaning,
    Occasion,
    PlayArea,
    Whose,
)
from hordekeep.games.cloudspire.words.deeds import roll
from hordekeep.games.cloudspire.words.happened import Called, Captured, Silenced, Spent
from hordekeep.games.cloudspire.words.kinds import Deed, When, deed, reacts, sentence
from hordekeep.games.cloudspire.words.places import valid_hexes
from hordekeep.games.cloudspire.words.whom import around, opposes
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
from hordekeep.kernel.hexes import hexes_in

CALLED = ("war-briar", "vineherald", "treed")
"""Whom Summon and Evoke bring, in the order of their prices."""
ALSO_CALLED = ("ogregrowth", "grizzled-oak")
"""Whom an advancement adds."""


# -- Summon and Evoke --------------------------------------------------------------------------------------------------


def call_price(g: PlayArea, seat: int, price: int) -> int:
    """What bringing a minion costs: less by advancements, nothing for the first of a wave."""
    if of_faction(g, "first-call-free", seat) and not is_used(g, "wave", f"{seat}:called"):
        return 0
    return max(price - of_faction(g, "calls-cheaper", seat), 0)


def callable_minions(g: PlayArea, whose: Whose, prices: tuple[int, ...]) -> dict[str, tuple[int, int]]:
    """Whom a unit could bring now: the face, with the chip and its price."""
    costs = dict(zip(CALLED, prices, strict=True))
    for each in ALSO_CALLED:
        extra = of_faction(g, f"also-called:{each}", whose.seat)
        if extra:
            costs[each] = extra
    found: dict[str, tuple[int, int]] = {}
    beside = around(g, whose)
    if g.factions[whose.seat] != "grovetenders" or not beside:
        return found
    for chip in in_barracks(g, whose.seat, [MINION]):
        shown = CHIPS[chip].faces[0].id
        if shown in costs and shown not in found:
            price = call_price(g, whose.seat, costs[shown])
            if price <= g.source[whose.seat] and valid_hexes(g, chip, beside):
                found[shown] = (chip, price)
    return found


def call(g: PlayArea, whose: Whose, prices: tuple[int, ...], side: int) -> Rules[None]:
    """A minion comes from the barracks onto a hex beside the unit, with full health; it acts from the next turn on."""
    found = callable_minions(g, whose, prices)
    choices = [Select(each) for each in found]
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, whose.seat, WHOM_TO_CALL, choices, about=whose.chip, facts=found)
    chip, price = found[answer.face]
    pay(g, whose.seat, price)
    use(g, "wave", f"{whose.seat}:called")
    g.side[chip] = side
    g.holder[chip] = whose.seat
    g.health[chip] = CHIPS[chip].faces[side].health
    hexes = valid_hexes(g, chip, around(g, whose))
    spot = yield from choose_hex(g, whose.seat, CALLED_TO, hexes, about=chip)
    put(g, chip, spot)
    g.fresh |= 1 << chip
    if g.tell:
        g.tell(Called(chip, whose.chip, spot, price))


@deed("pay {a:number}, {b:number} or {c:number} Source to put a War Briar, Vineherald or Treed from the barracks on an "
      "adjacent valid hex",
      fr="[payez|payer] {a}, {b} ou {c} Source pour mettre une Ronce de guerre, un Héraut des lianes ou un Arbrelin de "
      "la caserne sur un hexagone valable adjacent", rule="CS-K-TAL-23",
      can=lambda g, w, o, a, b, c: bool(callable_minions(g, w, (a, b, c))))  # fmt: skip
def evoke(g: PlayArea, whose: Whose, occasion: Occasion, a: int, b: int, c: int) -> Rules[None]:
    """On its basic side."""
    yield from call(g, whose, (a, b, c), 0)


@deed("spend itself and {a:number}, {b:number} or {c:number} Source to put a promoted War Briar, Vineherald or Treed "
      "from the barracks on an adjacent valid hex",
      fr="[épuisez cette pièce et payez|épuiser cette pièce et payer] {a}, {b} ou {c} Source pour mettre une Ronce de "
      "guerre, un Héraut des lianes ou un Arbrelin de la caserne, du côté promu, sur un hexagone valable adjacent",
      rule="CS-K-TAL-68",
      can=lambda g, w, o, a, b, c: bool(callable_minions(g, w, (a, b, c))))  # fmt: skip
def summon(g: PlayArea, whose: Whose, occasion: Occasion, a: int, b: int, c: int) -> Rules[None]:
    """The Taproot turns to its spent side and keeps at most 1 health."""
    yield from call(g, whose, (a, b, c), 1)
    g.side[whose.chip] = 1
    g.health[whose.chip] = min(g.health[whose.chip], 1)
    if g.tell:
        g.tell(Spent(whose.chip))


# -- captives ----------------------------------------------------------------------------------------------------------


def _captives(g: PlayArea, seat: int) -> int:
    return sum(each.kind == "captive" and g.holder[each.chip] == seat for each in g.lasting)


@sentence("a faction minion that it defeats by its attack is kept beside your barracks until the end of the next wave, "
          "{n:number} at most.",
          fr="un sbire de faction qu’elle vainc par son attaque est gardé à côté de votre caserne jusqu’à la fin de la "
          "vague suivante, {n} au plus.", rule="CS-K-TAL-10")  # fmt: skip
@enforces("CS-FACTION-03")
def capture(n: int) -> Meaning:
    """Instead of going home, mercs and controlled landmark minions too."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        if occasion.by != whose.chip or occasion.chip == NOBODY or not is_minion(g, occasion.chip):
            return False
        by_attack = any(each.chip == occasion.chip and each.how == ATTACK for each in g.falls)
        return by_attack and _captives(g, whose.seat) < n

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        chip = occasion.chip
        known = (g.at[chip], g.place[chip], g.holder[chip])
        below = g.below[chip]
        if known[0] < 0:
            g.stacks[known[2]] = tuple([each for each in g.stacks[known[2]] if each != chip or below])
        strip(g, chip)
        g.below[chip] = ()
        g.health[chip] = 0
        take(g, chip, CAPTIVE)
        if below:
            uncover(g, chip, below, *known)
        g.holder[chip] = whose.seat
        g.lasting.append(Lasting("captive", chip, g.wave, WAVE))
        if g.tell:
            g.tell(Captured(chip, whose.seat))
            if below:
                g.tell(Uncovered(below[0], known[0]))
        yield from ()

    return reacts(When("defeated", concerns), Deed(do, lambda g, w, o: True))


# -- what hears of damage and shots ------------------------------------------------------------------------------------


@sentence("retaliation that would take its last health deals no damage.",
          fr="une riposte qui lui prendrait son dernier point de vie n’inflige aucun dégât.",
          rule="CS-K-TAL-18")  # fmt: skip
def dexterity() -> Meaning:
    """Fortifications count with its health."""

    def lethal(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        left = g.health[whose.chip] + g.upgrades[whose.chip].count("D")
        return occasion.chip == whose.chip and occasion.amount >= left

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        g.lasting.append(Lasting("voided", whose.chip, occasion.amount, TURN))
        yield from ()

    nothing = Deed(do, lambda g, w, o: True)
    unit, gate = (reacts(When(f"damaged-by-{how}", lethal), nothing) for how in ("retaliation", "gate"))
    return Meaning(reactions=unit.reactions + gate.reactions)


@sentence("when its health becomes {n:number}, {d:deed}.", fr="quand il lui reste {n} point de vie, {d}.",
          rule="CS-K-TAL-21")  # fmt: skip
def at_health(n: int, d: Deed) -> Meaning:
    """Exactly so much, by damage."""
    return reacts(When("lost-health", lambda g, w, o: o.chip == w.chip and g.health[w.chip] == n), d)


@sentence("a non-griege unit that moves next to it takes {n:number} damage.",
          fr="une unité non griège qui arrive à côté subit {n} [dégât|dégâts:n].", rule="CS-K-TAL-71")  # fmt: skip
def toxic(n: int) -> Meaning:
    """Each hex that is entered counts; griege are those that have this talent."""

    def concerns(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
        near = bool(around(g, whose) >> occasion.amount & 1)
        return near and occasion.chip != whose.chip and not has(g, occasion.chip, "toxic-secretion")

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        yield from hurt(g, Cause(whose.seat, whose.chip, TALENT), occasion.chip, n)

    return reacts(When("entered", concerns), Deed(do, lambda g, w, o: True))


@sentence("if its roll is {n:number} or more, its target's health is halved instead.",
          fr="si son jet donne {n} ou plus, la vie de sa cible est réduite de moitié à la place.",
          rule="CS-K-TAL-45")  # fmt: skip
@enforces("CS-DMG-03")
def poison(n: int) -> Meaning:
    """What is left is rounded down; the half is damage like any other, which talents and fortifications lessen."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        left = g.health[occasion.chip]
        g.lasting.append(Lasting("damage-is", occasion.chip, left - left // 2, TURN))
        yield from ()

    return reacts(When("shooting", lambda g, w, o: o.by == w.chip and o.amount >= n), Deed(do, lambda g, w, o: True))


@sentence("if a die shows a blank or {n:number}, its target does not attack this turn.",
          fr="si un dé montre un blanc ou un {n}, sa cible n’attaque pas ce tour-ci.", rule="CS-K-TAL-61")  # fmt: skip
def silencer(n: int) -> Meaning:
    """It still retaliates."""

    def do(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
        g.lasting.append(Lasting("no-attack", occasion.chip, 1, TURN))
        if g.tell:
            g.tell(Silenced(occasion.chip))
        yield from ()

    return reacts(When("blank-or-two", lambda g, w, o: o.by == w.chip), Deed(do, lambda g, w, o: True))


# -- special dice and lookouts -----------------------------------------------------------------------------------------

FORSAKEN = {
    "no attack": ("no-attack", 1),
    "no move": ("stasis", 1),
    "obey": ("", 0),
    "+1 move": ("movement", 1),
    "+1 attack": ("attack", 1),
}
"""What a face of the forsaken die does for the turn."""


@deed("its controller rolls the forsaken die for it", fr="qui la contrôle lance pour elle le dé des abandonnés",
      rule="CS-K-TAL-73")  # fmt: skip
@enforces("CS-TALENT-04")
def unruly(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """For this turn only; it retaliates in any case."""
    shown = roll(g, whose.seat, "forsaken")
    again = f"{whose.seat}:forsaken-again"
    allowed = of_faction(g, "forsaken-again", whose.seat) and again not in g.used
    if allowed and (yield from may(g, whose.seat, ROLL_AGAIN, about=shown)):
        g.used |= {again}
        shown = roll(g, whose.seat, "forsaken")
    kind, amount = FORSAKEN[shown]
    if kind:
        g.lasting.append(Lasting(kind, whose.chip, amount, TURN))


def _well_beside(g: PlayArea, whose: Whose, occasion: Occasion) -> bool:
    return bool(around(g, whose) & free_wells(g))


@deed("beside an unoccupied Source well roll the six-sided die and gain as much Source",
      fr="à côté d’un puits de Source libre, [lancez|lancer] le dé à six faces et gagnez autant de Source",
      rule="CS-K-TAL-54", can=_well_beside)  # fmt: skip
def reap(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """On the well itself as well."""
    gain(g, whose.seat, int(roll(g, whose.seat, "d6")), "CS-K-TAL-54")


def _unseen(g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
    if whose.seat == NOBODY or g.at[whose.chip] < 0:
        return []
    far = g.land.board.within(g.at[whose.chip], whose.number)
    hidden = [c for spot, c in sorted(g.on.items()) if far >> spot & 1 and g.hidden >> c & 1]
    return [c for c in hidden if not g.seen[whose.seat] >> c & 1]


@deed("its controller looks at the unrevealed landmarks within its number of hexes",
      fr="qui la contrôle regarde les lieux cachés jusqu’au nombre d’hexagones indiqué", rule="CS-TALENT-08",
      can=lambda g, w, o: bool(_unseen(g, w, o)))  # fmt: skip
def lookout(g: PlayArea, whose: Whose, occasion: Occasion) -> None:
    """This is not exploring."""
    for chip in _unseen(g, whose, occasion):
        g.seen[whose.seat] |= 1 << chip
        if g.tell:
            g.tell(LandmarkSeen(whose.seat, g.at[chip], chip), "CS-TALENT-08")


def _in_raze(g: PlayArea, whose: Whose) -> list[Spire | Gate]:
    spires = [SPIRE_ON[spot] for spot in sorted(g.spire_on) if _why_not_raze(g, whose.seat, whose.chip, spot) is None]
    opponents = g.setting.opponents(whose.seat)
    gates = [seat for seat in opponents if _why_not_raze_gate(g, whose.seat, whose.chip, seat) is None]
    return [*spires, *[GATE_OF[seat] for seat in gates]]


def _why_not_raze(g: PlayArea, seat: int, chip: int, spot: int) -> Refusal | None:
    """An opposing spire in range."""
    if not opposes(g, seat, g.spire_on[spot]):
        return NO_FRIEND_TO_RAZE
    return None if g.land.board.within(g.at[chip], spire_range(g, chip)) >> spot & 1 else TOO_FAR_TO_RAZE


def _why_not_raze_gate(g: PlayArea, seat: int, chip: int, fortress: int) -> Refusal | None:
    """An opposing gate in range that stands."""
    if g.setting.are_friends(seat, fortress):
        return NO_FRIEND_TO_RAZE
    if g.gates[fortress] <= 0:
        return FALLEN_GATE
    within = g.land.board.within(g.at[chip], spire_range(g, chip))
    return None if within >> g.land.gates[fortress] & 1 else TOO_FAR_TO_RAZE


@deed("roll its dice as damage to an opposing spire or gate in range and remove its own bottom chip",
      fr="[infligez|infliger] le jet de ses dés à une flèche ou porte adverse à portée et retirez son propre jeton du "
      "dessous", rule="CS-TALENT-14",
      can=lambda g, w, o: bool(dice(g, w.chip)) and bool(_in_raze(g, w)))  # fmt: skip
@enforces("CS-GATE-15")
def raze(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Nothing retaliates and nobody steps in; it still fires later."""
    choices = _in_raze(g, whose)
    answer = choices[0]
    if len(choices) > 1:
        answer = yield from ask(g, whose.seat, WHAT_TO_RAZE, choices, about=whose.chip)
    rolled = yield from roll_spire_dice(g, whose.seat, dice(g, whose.chip))
    cause = Cause(whose.seat, whose.chip, TALENT)
    if isinstance(answer, Gate):
        damage_gate(g, cause, answer.fortress, sum(rolled))
    else:
        hurt_spire(g, cause, g.spire_on[answer.hex], sum(rolled))
    take_chip(g, Cause(NOBODY, NOBODY, TALENT), whose.chip, len(g.upgrades[whose.chip]) - 1)


@enforces("CS-ACTIVE-05")
def _doomed(g: PlayArea, whose: Whose, occasion: Occasion) -> list[int]:
    """The units beside it; inactive ones lose no health by any means."""
    beside = [g.on[spot] for spot in hexes_in(around(g, whose)) if spot in g.on]
    return [chip for chip in beside if is_unit(g, chip) and is_active(g, chip)]


@deed("its explorer may defeat each adjacent unit, gain Source equal to their health and discard it",
      fr="qui l’explore peut vaincre chaque unité adjacente, gagner autant de Source que leur vie et la défausser",
      rule="CS-K-TAL-74")  # fmt: skip
def unstable_rift(g: PlayArea, whose: Whose, occasion: Occasion) -> Rules[None]:
    """Friend and foe; no other rewards."""
    seat = occasion.seat
    if not (yield from may(g, seat, LET_COLLAPSE, about=whose.chip)):
        return
    source = 0
    for chip in _doomed(g, whose, occasion):
        source += g.health[chip]
        g.health[chip] = 0
        fall(g, Cause(seat, NOBODY, TALENT), chip, rewarded=False)
    clear(g, whose.chip, defeated=False)
    gain(g, seat, source, "CS-K-TAL-74")


# -- what is asked -----------------------------------------------------------------------------------------------------


@enforces("CS-K-TAL-23")
def _why_not_call(g: PlayArea, ask: Asked, seat: int, choice: Select) -> Refusal | None:
    """Summon and Evoke bring some minions only, from the barracks, to a valid hex, for a price."""
    if choice.face in ask.facts:
        return None
    if choice.face not in CALLED and choice.face not in ALSO_CALLED:
        return NOT_CALLED
    found = [each for each in in_barracks(g, seat, [MINION]) if CHIPS[each].faces[0].id == choice.face]
    if not found:
        return NOT_IN_BARRACKS
    return CANNOT_PAY if valid_hexes(g, found[0], around(g, Whose(seat, ask.about))) else NO_VALID_HEX


def _why_not_raze_it(g: PlayArea, ask: Asked, seat: int, choice: Spire) -> Refusal | None:
    return no_such_chip(g, ask, seat, choice) or _why_not_raze(g, seat, ask.about, choice.hex)


def _why_not_raze_this_gate(g: PlayArea, ask: Asked, seat: int, choice: Gate) -> Refusal | None:
    return _why_not_raze_gate(g, seat, ask.about, choice.fortress)


NO_FRIEND_TO_RAZE = Refusal("CS-TALENT-14", Text("no-friend"))
TOO_FAR_TO_RAZE = Refusal("CS-TALENT-14", Text("no-out-of-range"))
FALLEN_GATE = Refusal("CS-GATE-22", Text("no-fallen-gate"))
NOT_CALLED = Refusal("CS-K-TAL-23", Text("no-not-called"))
NOT_IN_BARRACKS = Refusal("CS-K-TAL-23", Text("no-not-in-barracks"))
CANNOT_PAY = Refusal("CS-SOURCE-03", Text("no-cannot-pay"))
NO_VALID_HEX = Refusal("CS-HEX-02", Text("no-valid-hex-beside"))

WHOM_TO_CALL: Question[Select] = OfChip("call", "CS-K-TAL-23", {Select: _why_not_call})
"""Which minion is brought."""

CALLED_TO: Question[Hex] = OfChip(
    "call-hex", "CS-K-TAL-23", {Hex: one_of_the_hexes(taken, not_its_terrain, not_beside_it)}
)
"""Where it appears."""

ROLL_AGAIN: Question[Yes | No] = Question(
    "roll-again", "CS-K-ADV-09", {Yes: allowed, No: allowed}, says={"face": lambda g, ask: SHOWN.say(ask.about)}
)
"""Whether the forsaken die is rolled again."""

WHAT_TO_RAZE: Question[Spire | Gate] = OfChip(
    "raze", "CS-TALENT-14", {Spire: _why_not_raze_it, Gate: _why_not_raze_this_gate}
)
"""What a spire razes."""

LET_COLLAPSE: Question[Yes | No] = OfChip("unstable-rift", "CS-K-TAL-74", {Yes: allowed, No: allowed})
"""Whether an Unstable Rift takes all that is beside it."""
