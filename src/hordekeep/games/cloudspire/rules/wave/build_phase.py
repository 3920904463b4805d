"""The Build Phase (CS-BUILD): one build option a turn, as many turns as wanted (CS-TURN-05)."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.asking.asking import ask
from hordekeep.games.cloudspire.asking.choices import PASS, STOP
from hordekeep.games.cloudspire.asking.choosing import chip_named
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.effects import refresh, standing_windows, use
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.ground.earthscapes import (
    Footing,
    footing,
    spaces_on,
    triangles_legal,
    turns_legal,
    wells_to_build_on,
)
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.ground.land import lay
from hordekeep.games.cloudspire.rules.chips.constructing import (
    at_limit,
    blueprints,
    construct,
    constructions,
    upgradable,
    upgrade,
)
from hordekeep.games.cloudspire.rules.goals.marks import marks_of
from hordekeep.games.cloudspire.rules.wave.choices import LayEarthscape
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Advanced, EarthscapeLaid, Passed
from hordekeep.games.cloudspire.rules.wave.prices import advance_price
from hordekeep.games.cloudspire.state.pieces import occupied
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Asked, Choice, Refusal, Rules, Text
from hordekeep.kernel.hexes import hexes_in


def build_phase(g: PlayArea, _: None) -> Rules[None]:
    """Everybody in turn order, again and again, until all have passed (CS-Q-24-BUILDPASS)."""
    g.phase = BUILD
    g.passed = 0
    yield from begin_phase(g)
    g.agenda += [("prep_phase", None), ("build_round", None)]


def build_round(g: PlayArea, _: None) -> None:
    """A turn for each who has not passed."""
    still = [seat for seat in g.setting.around(g.first_seat) if not g.passed >> seat & 1]
    if still:
        g.agenda.append(("build_round", None))
        g.agenda += [("build_turn", seat) for seat in reversed(still)]


def build_options(g: PlayArea, seat: int) -> list[Choice]:
    """What a faction can do with a turn: construct, upgrade, lay an earthscape, advance, and what effects add
    (CS-BUILD-14)."""
    found = [*constructions(g, seat), *upgradable(g, seat), *advances(g, seat)]
    found += [("earthscape", number) for number in layable(g, seat)]
    found += [("use-advancement", name) for name, _, _ in standing_windows(g, "build-option", seat)]
    return found


def build_turn(g: PlayArea, seat: int) -> Rules[None]:
    """Exactly one build option, or pass for good (CS-TURN-05, CS-Q-24-BUILDPASS)."""
    choices = build_options(g, seat)
    answer: Choice = PASS
    if choices:
        answer = yield from ask(g, seat, "build", "CS-TURN-05", [*choices, PASS], committed=False)
    if answer == PASS:
        g.passed |= 1 << seat
        if g.tell:
            g.tell(Passed(seat))
        return
    match answer[0]:
        case "construct":
            yield from construct(g, seat, answer[1], answer[2])
        case "spire":
            yield from upgrade(g, seat, chip_named(g, answer))
        case "advance":
            advance(g, seat, answer[1])
        case "earthscape":
            yield from lay_earthscape(g, seat, answer[1])
        case _:
            for name, whose, window in standing_windows(g, "build-option", seat):
                if name == answer[1]:
                    use(g, window.often, f"{seat}:{name}")
                    yield from window.do(g, whose)


# -- advancements ------------------------------------------------------------------------------------------------------


def advances(g: PlayArea, seat: int) -> list[Choice]:
    """The advancements that a faction can buy: the next of each structure (CS-BUILD-12)."""
    structures = box().factions[g.factions[seat]].structures
    return [
        ("advance", structure.id)
        for n, structure in enumerate(structures)
        if g.levels[seat][n] < len(structure.levels) and advance_price(g, seat, n) <= g.source[seat]
    ]


def advance(g: PlayArea, seat: int, structure: str) -> None:
    """Buy one advancement (CS-BUILD-13)."""
    ids = [each.id for each in box().factions[g.factions[seat]].structures]
    which = ids.index(structure)
    price = advance_price(g, seat, which)
    pay(g, seat, price)
    levels = list(g.levels[seat])
    levels[which] += 1
    g.levels[seat] = tuple(levels)
    use(g, "wave", f"{seat}:advanced")
    refresh(g)
    if g.tell:
        g.tell(Advanced(seat, structure, levels[which], price))


# -- earthscapes -------------------------------------------------------------------------------------------------------


def footing_of(g: PlayArea, seat: int) -> Footing:
    """What a faction's earthscapes depend on besides the land."""
    return footing(g.land, seat, g.spires[seat], occupied(g), marks_of(g))


def layable(g: PlayArea, seat: int) -> list[int]:
    """The earthscapes of a faction that can be laid somewhere now (CS-BUILD-08)."""
    if not g.earthscapes[seat]:
        return []
    by = footing_of(g, seat)
    known = load_earthscapes()
    return [number for number in g.earthscapes[seat] if triangles_legal(g.land, by, known[number])]


def why_not_lay_earthscape(g: PlayArea, ask: Asked, seat: int, choice: LayEarthscape) -> Refusal | None:
    """An earthscape of the faction that fits somewhere."""
    if choice.earthscape not in g.earthscapes[seat]:
        return NO_SUCH_EARTHSCAPE
    by = footing_of(g, seat)
    return None if triangles_legal(g.land, by, load_earthscapes()[choice.earthscape]) else NO_PLACE


NO_SUCH_EARTHSCAPE: Final = Refusal("CS-BUILD-08", Text("no-such-earthscape"))
NO_PLACE: Final = Refusal("CS-EARTH-02", Text("no-place-for-earthscape"))


def lay_earthscape(g: PlayArea, seat: int, number: int) -> Rules[None]:
    """Lay an earthscape (CS-BUILD-08): its triangle, then how it is turned; then, if wanted, construct a spire on one
    of its wells (CS-BUILD-09, CS-BUILD-10, CS-EARTH-17)."""
    earthscape = load_earthscapes()[number]
    by = footing_of(g, seat)
    places: list[Choice] = [("triangle", each) for each in triangles_legal(g.land, by, earthscape)]
    place = yield from ask(g, seat, "earthscape-place", "CS-EARTH-02", places, committed=False, about=number)
    turns: list[Choice] = [("turned", each) for each in turns_legal(g.land, by, earthscape, place[1])]
    turned = turns[0]
    if len(turns) > 1:
        turned = yield from ask(
            g, seat, "earthscape-turn", "CS-EARTH-11", turns, committed=False, about=(number, place[1])
        )
    hexes = spaces_on(place[1], turned[1])
    g.land = lay(g.land, earthscape, hexes)
    held = list(g.earthscapes[seat])
    held.remove(number)
    g.earthscapes[seat] = tuple(held)
    if g.tell:
        g.tell(EarthscapeLaid(seat, number, hexes))
    if at_limit(g, seat):
        return
    influence = influenced_hexes(g.land, seat, g.spires[seat])
    wells = wells_to_build_on(g.land, g.land.laid[-1], influence) & ~occupied(g)
    choices: list[Choice] = [
        ("construct", plan.face.id, spot)
        for plan in blueprints(g, seat)
        if plan.cost <= g.source[seat]
        for spot in hexes_in(wells)
    ]
    if choices:
        answer = yield from ask(g, seat, "earthscape-spire", "CS-EARTH-09", [*choices, STOP])
        if answer != STOP:
            yield from construct(g, seat, answer[1], answer[2])
