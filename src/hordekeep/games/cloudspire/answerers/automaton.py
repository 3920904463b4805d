"""The automaton (CS-K-AI, CS-Q-19-SOLO): one faction that plays itself, by public information and its own dice.

It is asked like everybody else (`asking.ask`) and answers by the table below, one rule for each question; whatever is
not there it declines, or takes the first of what is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hordekeep.games.cloudspire.answerers.automaton_talents import call_at_last, nearest_to_mark
from hordekeep.games.cloudspire.asking.answering import Answerer
from hordekeep.games.cloudspire.asking.choices import NO, PASS, STOP, YES
from hordekeep.games.cloudspire.asking.choosing import chip_named
from hordekeep.games.cloudspire.content.boards import FRAME
from hordekeep.games.cloudspire.content.chips import EQUIPMENT, HERO, MINION, SPIRE, box
from hordekeep.games.cloudspire.effects.effects import has
from hordekeep.games.cloudspire.effects.stats import attack, health_stat, spire_range
from hordekeep.games.cloudspire.rules.chips.upgrades import upgrades_for
from hordekeep.games.cloudspire.rules.fight.attacking import targets
from hordekeep.games.cloudspire.rules.movement.closeness import closeness, field_of, mark_hex
from hordekeep.games.cloudspire.state.pieces import CHIPS, KIND, face, is_hero, is_unit, spires_of, units_of
from hordekeep.games.cloudspire.state.play_area import BARRACKS, BESIDE, PlayArea, Whose
from hordekeep.games.cloudspire.words.places import rift_hexes
from hordekeep.kernel import Choice, enforces
from hordekeep.kernel.hexes import hexes_in

Answer = Callable[[PlayArea, list[Choice], Any], Choice]

KEPT: Final = 4
"""What a purchase leaves at least (CS-K-AI-03)."""


def answer(g: PlayArea, prompt: str, choices: list[Choice], about: Any) -> Choice:
    """What it answers."""
    known = ANSWERS.get(prompt)
    if known is not None:
        return known(g, choices, about)
    for nothing in (STOP, PASS, NO, ("done",), ("stay",)):
        if nothing in choices:
            return nothing
    return choices[0]


def _by_row(spot: int) -> tuple[int, int]:
    """Ties go to the lowest r, then q."""
    q, r = FRAME.coordinate(spot)
    return r, q


def _seat(g: PlayArea) -> int:
    return g.setting.automaton


# -- market, build and prep --------------------------------------------------------------------------------------------


@enforces("CS-K-AI-03")
def _buys(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """The dearest merc unit or spire that leaves it 4 Source."""
    best: tuple[int, Choice] | None = None
    for choice in choices:
        if choice[0] != "buy":
            continue
        chip = next(each for each in g.offers if CHIPS[each].faces[0].id == choice[1])
        price = CHIPS[chip].cost
        if KIND[chip] == EQUIPMENT or g.source[_seat(g)] - price < KEPT:
            continue
        if best is None or price > best[0]:
            best = (price, choice)
    return PASS if best is None else best[1]


@enforces("CS-K-AI-04")
def _builds(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """The first that applies: with too few spires the dearest on the well nearest its gate; the cheapest advancement; a
    chip for the spire nearest the mark; pass."""
    seat = _seat(g)
    if len(spires_of(g, seat)) < g.wave + 1:
        built = [choice for choice in choices if choice[0] == "construct"]
        if built:
            gate = g.land.gates[seat]
            return min(built, key=lambda c: (-_spire_cost(c[1]), g.land.board.distance(gate, c[2]), _by_row(c[2])))
    advances = [choice for choice in choices if choice[0] == "advance"]
    if advances:
        return min(advances, key=lambda c: _advance_cost(g, seat, c[1]))
    goal = mark_hex(g, seat)
    spires = [choice for choice in choices if choice[0] == "spire" and _grows(g, g.spire_on[choice[1]])]
    if spires:
        return min(spires, key=lambda c: (g.land.board.distance(goal, c[1]), _by_row(c[1])))
    return PASS


def _grows(g: PlayArea, spire: int) -> bool:
    """Can it have an attack or a range chip now?"""
    return any(each.letter in "AR" for each in upgrades_for(g, _seat(g), spire))


def _spire_cost(what: str) -> int:
    chip = box().chips_with(what)[0]
    shown = next(each for each in CHIPS[chip].faces if each.id == what)
    return shown.cost or CHIPS[chip].cost


def _advance_cost(g: PlayArea, seat: int, structure: str) -> int:
    structures = box().factions[g.factions[seat]].structures
    which = [each.id for each in structures].index(structure)
    return structures[which].levels[g.levels[seat][which]].cost


@enforces("CS-K-AI-04")
def _upgrades(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """One attack chip, else a range chip."""
    return STOP if STOP in choices else choices[0]


@enforces("CS-K-AI-12")
def _levels_up(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Attack, else range, else fortification."""
    return choices[0]


@enforces("CS-K-AI-05")
def _prepares(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Its starting hero on top if there is one; from wave 2 the dearest hero that it can pay goes to the bottom;
    minions between them, the dearest first, sorted by speed. It plans the whole stack and builds it from
    the top."""
    for what in _stack_plan(g)[len(g.stacks[_seat(g)]) :]:
        if ("select", what) in choices:
            return ("select", what)
    return ("done",)


def _stack_plan(g: PlayArea) -> list[str]:
    """The stack that it wants, from the top: counted from its barracks at the start of its preparation."""
    seat = _seat(g)
    stock = _stock(g, seat)
    points = g.cp[seat] + sum(CHIPS[chip].cp for chip in g.stacks[seat])
    heroes = sorted([c for c in stock if is_hero(c)], key=lambda c: (-_price(g, c), _name(c)))
    on_board = sum(1 for chip in units_of(g, seat) if is_hero(chip))
    top = _hero_on_top(g, heroes) if on_board < 2 else []
    bottom: list[int] = []
    if g.wave > 1 and on_board + len(top) < 2:
        bottom = [chip for chip in heroes if chip not in top and _price(g, chip) <= points][:1]
    points -= sum(_price(g, chip) for chip in bottom)
    between = _minions_for(g, [c for c in stock if not is_hero(c)], points)
    return [_name(chip) for chip in (*top, *between, *bottom)]


def _stock(g: PlayArea, seat: int) -> list[int]:
    """The heroes and minions in its barracks and beside them, and those that it has stacked already."""
    at_hand = [c for c in range(len(CHIPS)) if g.holder[c] == seat and g.place[c] in (BARRACKS, BESIDE)]
    return [*[c for c in at_hand if KIND[c] in (HERO, MINION)], *g.stacks[seat]]


def _hero_on_top(g: PlayArea, heroes: list[int]) -> list[int]:
    """Its starting hero if that is among these."""
    starting = box().factions[g.factions[_seat(g)]].starting_heroes
    return [c for c in heroes if _name(c) == starting[0]][:1]


def _minions_for(g: PlayArea, minions: list[int], points: int) -> list[int]:
    """The minions that it can pay, the dearest first, sorted by speed."""
    left, found = minions[:], []
    while payable := [c for c in left if _price(g, c) <= points]:
        chip = max(payable, key=lambda c: (_price(g, c), -c))
        points -= _price(g, chip)
        left.remove(chip)
        found.append(chip)
    return sorted(found, key=lambda c: (-CHIPS[c].faces[0].move, -_price(g, c), _name(c)))


def _name(chip: int) -> str:
    return CHIPS[chip].faces[0].id


def _price(g: PlayArea, chip: int) -> int:
    return 0 if g.place[chip] == BESIDE or CHIPS[chip].faction == "merc" else CHIPS[chip].cp


# -- onslaught ---------------------------------------------------------------------------------------------------------


@enforces("CS-K-AI-06")
def _marches(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """The end hex closest to the mark; ties: not beside an opposing spire with attack chips, then by row. It stays only
    where it must."""
    spots = [choice for choice in choices if choice[0] == "hex"]
    if ("stay",) in choices and has(g, about, "rooted") and targets(g, about):
        return ("stay",)  # CS-K-AI-14
    if not spots or (choices[-1] == ("stay",) and _is_lateral(g, about, spots)):
        return ("stay",) if ("stay",) in choices else choices[0]
    field = field_of(g, about)

    def worth(choice: Choice) -> tuple[int, bool, tuple[int, int]]:
        spot = int(choice[1])
        return closeness(g, field, spot), _under_fire(g, spot), _by_row(spot)

    best = min(spots, key=worth)
    rift = ("use", "riftwalk", g.at[about])
    return rift if rift in choices and _rifts_further(g, about, worth(best)[0]) else best


@enforces("CS-K-AI-14")
def _rifts_further(g: PlayArea, chip: int, distance: int) -> bool:
    """Would Riftwalk bring a unit closer to its mark than this?"""
    hexes = rift_hexes(g, Whose(_seat(g), chip))
    return bool(hexes) and closeness(g, field_of(g, chip), nearest_to_mark(g, chip, hexes)) < distance


@enforces("CS-K-AI-14")
def _appears(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """A unit that teleports appears as close to its mark as it can."""
    hexes = 0
    for choice in choices:
        if choice[0] == "hex":
            hexes |= 1 << choice[1]
    return ("hex", nearest_to_mark(g, int(about), hexes))


@enforces("CS-K-AI-14")
def _uses_at_start(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Of what could be used at the start of its turn Raze alone."""
    return next((choice for choice in choices if choice[:2] == ("use", "raze")), STOP)


@enforces("CS-K-AI-14")
def _razes(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """The gate, else the spire with fewest chips."""
    for choice in choices:
        if choice[0] == "gate":
            return choice
    return min(choices, key=lambda choice: (len(g.upgrades[g.spire_on[choice[1]]]), _by_row(choice[1])))


def _is_lateral(g: PlayArea, chip: int, spots: list[Choice]) -> bool:
    field = field_of(g, chip)
    here = closeness(g, field, g.at[chip]) if g.at[chip] >= 0 else 255
    return all(closeness(g, field, int(choice[1])) >= here for choice in spots)


def _under_fire(g: PlayArea, spot: int) -> bool:
    beside = g.land.board.near[spot]
    return any(
        beside >> there & 1 and "A" in g.upgrades[chip] and not g.setting.are_friends(_seat(g), g.holder[chip])
        for there, chip in g.spire_on.items()
    )


@enforces("CS-K-AI-07")
def _moves_hero(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """Below half health it goes home if it can; else to where it can attack and survive, a defeat preferred; else after
    its most advanced minion."""
    seat, hero = _seat(g), int(about)
    spots = [int(choice[1]) for choice in choices if choice[0] == "hex"]
    gate = g.land.gates[seat]
    if 2 * g.health[hero] < health_stat(g, hero) and gate in spots:
        return ("hex", gate)
    here = [g.at[hero]] if g.at[hero] >= 0 and ("stay",) in choices else []
    best: tuple[int, tuple[int, int], int] | None = None
    for spot in [*spots, *here]:
        worth = _prey(g, hero, spot)
        if worth and (best is None or (-worth, _by_row(spot), spot) < best):
            best = (-worth, _by_row(spot), spot)
    if best is not None:
        return ("hex", best[2]) if best[2] in spots else ("stay",)
    if here and has(g, hero, "survival") and g.health[hero] < health_stat(g, hero):
        return ("stay",)  # it rests (CS-K-AI-14)
    return _follows(g, choices, spots)


def _prey(g: PlayArea, hero: int, spot: int) -> int:
    """How good an attack from a hex would be: 2 for a defeat, 1 for one that the hero survives, 0 for none."""
    found = 0
    for beside in hexes_in(g.land.board.near[spot]):
        other = g.on.get(beside, -1)
        if other < 0 or not is_unit(g, other) or g.setting.are_friends(_seat(g), g.holder[other]):
            continue
        if attack(g, hero) >= g.health[other]:
            return 2
        if attack(g, other) < g.health[hero]:
            found = 1
    return found


def _follows(g: PlayArea, choices: list[Choice], spots: list[int]) -> Choice:
    minions = [chip for chip in units_of(g, _seat(g)) if not is_hero(chip)]
    goal = mark_hex(g, _seat(g))
    lead = min((g.at[chip] for chip in minions), key=lambda at: g.land.board.distance(at, goal), default=goal)
    gate = g.land.gates[_seat(g)]
    out = [spot for spot in spots if spot != gate]
    if not out:
        return choices[-1]
    return ("hex", min(out, key=lambda spot: (g.land.board.distance(spot, lead), _by_row(spot))))


@enforces("CS-K-AI-08")
def _attacks(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """One that it defeats, the highest reward first; the gate; the spire with fewest chips; the unit with least
    health."""
    hits = attack(g, int(about))

    def worth(choice: Choice) -> tuple[int, int, tuple[int, int]]:
        if choice[0] == "gate":
            return 1, 0, (0, 0)
        if choice[0] == "use":
            return 4, 0, (0, 0)
        chip = chip_named(g, choice)
        where = _by_row(choice[1])
        if KIND[chip] == SPIRE:
            falls = len(g.upgrades[chip]) == 1 and (g.upgrades[chip] != "D" or hits > 1)
            return (0, -face(g, chip).source, where) if falls else (2, len(g.upgrades[chip]), where)
        if hits >= g.health[chip]:
            return 0, -face(g, chip).source, where
        return 3, g.health[chip], where

    return min(choices, key=worth)


@enforces("CS-K-AI-08")
def _sends(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Minions first; a hero attacks only if it survives."""
    for choice in choices:
        if choice[0] == "unit":
            chip = g.on[choice[1]]
            if not is_hero(chip) or _prey(g, chip, g.at[chip]):
                return choice
    return STOP if STOP in choices else choices[0]


@enforces("CS-K-AI-09")
def _fires(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """At the unit with least health; ties: nearest its gate, then by row."""
    gate = g.land.gates[_seat(g)]

    def worth(choice: Choice) -> tuple[int, int, tuple[int, int]]:
        chip = g.on[choice[1]]
        return g.health[chip], g.land.board.distance(gate, choice[1]), _by_row(choice[1])

    return min(choices, key=worth)


@enforces("CS-K-AI-10")
def _explores(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Only with units that have no other target."""
    seat = _seat(g)
    idle = [chip for chip in units_of(g, seat) if not targets(g, chip)]
    for choice in choices:
        if choice[0] == "explore" and any(g.land.board.near[g.at[chip]] >> choice[1] & 1 for chip in idle):
            return choice
    return STOP


@enforces("CS-K-AI-10")
def _reveals(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """Units are revealed, the rest stays face down."""
    return YES if CHIPS[g.on[int(about)]].unit else NO


@enforces("CS-K-AI-11")
def _defends(g: PlayArea, choices: list[Choice], about: Any) -> Choice:
    """The top unit takes an attack on the gate if it survives."""
    _, top, amount = about
    return YES if g.health[top] + g.upgrades[top].count("D") > amount else NO


@enforces("CS-K-AI-12")
def _sells(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Relics are sold at once."""
    return ("sell",)


def _moves_first(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """Minions and the stack before heroes, in the order that is offered."""
    for choice in choices:
        if choice[0] == "unit" and not is_hero(g.on[choice[1]]):
            return choice
    return choices[0]


def _which_spire(g: PlayArea, choices: list[Choice], _: Any) -> Choice:
    """The spire with the longest range fires first."""
    return max(choices, key=lambda choice: (spire_range(g, g.spire_on[choice[1]]), -choice[1]))


ANSWERS: Final[Mapping[str, Answer]] = {
    "market": _buys,
    "build": _builds,
    "upgrade": _upgrades,
    "level-up": _levels_up,
    "prep": _prepares,
    "who-moves": _moves_first,
    "march": _marches,
    "teleport": _appears,
    "turn-start": _uses_at_start,
    "raze": _razes,
    "hero-moves": _moves_hero,
    "which-spire": _which_spire,
    "spire-target": _fires,
    "explore": _explores,
    "reveal": _reveals,
    "who-attacks": _sends,
    "attack-target": _attacks,
    "redirect": _defends,
    "relic": _sells,
}
"""By question. It uses no limited build options and plays no relics."""

AUTOMATON: Final = Answerer(answer, call_at_last)
"""What the rules ask of it."""
