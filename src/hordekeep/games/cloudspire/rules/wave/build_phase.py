"""The Build Phase (CS-BUILD): one build option a turn, as many turns as wanted (CS-TURN-05)."""

from __future__ import annotations

from typing import Final, TypeAlias

from hordekeep.games.cloudspire.asking.checks import too_dear
from hordekeep.games.cloudspire.asking.choices import PASS, STOP, Pass, Spire, Stop
from hordekeep.games.cloudspire.asking.choosing import ask, chip_named
from hordekeep.games.cloudspire.asking.questions import Freely, source
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import earthscape_name
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.choices import Use, UseAdvancement
from hordekeep.games.cloudspire.effects.effects import refresh, standing_windows, use
from hordekeep.games.cloudspire.effects.stats import pay
from hordekeep.games.cloudspire.effects.using import no_time_to_use, using_advancement
from hordekeep.games.cloudspire.ground.earthscapes import (
    Footing,
    footing,
    spaces_on,
    triangles_legal,
    turns_legal,
    wells_to_build_on,
    why_not_lay,
)
from hordekeep.games.cloudspire.ground.influence import influenced_hexes
from hordekeep.games.cloudspire.ground.land import lay
from hordekeep.games.cloudspire.rules.chips.choices import Construct
from hordekeep.games.cloudspire.rules.chips.constructing import (
    at_limit,
    blueprints,
    construct,
    constructions,
    why_not_construct,
    why_not_construct_there,
)
from hordekeep.games.cloudspire.rules.chips.upgrades import upgradable, upgrade, why_not_spire
from hordekeep.games.cloudspire.rules.goals.marks import marks_of
from hordekeep.games.cloudspire.rules.wave.choices import Advance, LayEarthscape, Triangle, Turned
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Advanced, EarthscapeLaid, Passed
from hordekeep.games.cloudspire.rules.wave.prices import advance_price
from hordekeep.games.cloudspire.state.pieces import occupied
from hordekeep.games.cloudspire.state.play_area import BUILD, PlayArea
from hordekeep.kernel import Asked, Refusal, Rules, Text, enforces
from hordekeep.kernel.declaring import Question, allowed
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


@enforces("CS-BUILD-14")
def build_options(g: PlayArea, seat: int) -> list[BuildOption]:
    """What a faction can do with a turn: construct, upgrade, lay an earthscape, advance, and what effects add."""
    found: list[BuildOption] = [*constructions(g, seat), *upgradable(g, seat), *advances(g, seat)]
    found += [LayEarthscape(number) for number in layable(g, seat)]
    found += [UseAdvancement(name) for name, _, _ in standing_windows(g, "build-option", seat)]
    return found


@enforces("CS-TURN-05")
def build_turn(g: PlayArea, seat: int) -> Rules[None]:
    """Exactly one build option, or pass for good (CS-Q-24-BUILDPASS)."""
    choices = build_options(g, seat)
    answer: BuildOption = PASS
    if choices:
        answer = yield from ask(g, seat, WHAT_TO_BUILD, [*choices, PASS], committed=False)
    match answer:
        case Construct():
            yield from construct(g, seat, answer.face, answer.hex)
        case Spire():
            yield from upgrade(g, seat, chip_named(g, answer))
        case Advance():
            advance(g, seat, answer.structure)
        case LayEarthscape():
            yield from lay_earthscape(g, seat, answer.earthscape)
        case UseAdvancement():
            for name, whose, window in standing_windows(g, "build-option", seat):
                if name == answer.effect:
                    use(g, window.often, f"{seat}:{name}")
                    yield from window.do(g, whose)
        case _:
            g.passed |= 1 << seat
            if g.tell:
                g.tell(Passed(seat))


# -- advancements ------------------------------------------------------------------------------------------------------


@enforces("CS-BUILD-12")
def advances(g: PlayArea, seat: int) -> list[Advance]:
    """The advancements that a faction can buy: the next of each structure."""
    structures = box().factions[g.factions[seat]].structures
    return [
        Advance(structure.id)
        for n, structure in enumerate(structures)
        if g.levels[seat][n] < len(structure.levels) and advance_price(g, seat, n) <= g.source[seat]
    ]


def why_not_advance(g: PlayArea, ask: Asked, seat: int, choice: Advance) -> Refusal | None:
    """The next advancement of a structure, if it can be paid."""
    structures = box().factions[g.factions[seat]].structures
    which = next((n for n, each in enumerate(structures) if each.id == choice.structure), NOBODY)
    if which == NOBODY:
        return NO_SUCH_STRUCTURE
    if g.levels[seat][which] == len(structures[which].levels):
        return NO_MORE_LEVELS
    price = advance_price(g, seat, which)
    return None if price <= g.source[seat] else too_dear(g, seat, price, "CS-BUILD-11")


@enforces("CS-BUILD-13")
def advance(g: PlayArea, seat: int, structure: str) -> None:
    """Buy one advancement."""
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


@enforces("CS-BUILD-08")
def layable(g: PlayArea, seat: int) -> list[int]:
    """The earthscapes of a faction that can be laid somewhere now."""
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


@enforces("CS-BUILD-08", "CS-BUILD-09", "CS-BUILD-10", "CS-EARTH-17", "CS-EARTH-16")
def lay_earthscape(g: PlayArea, seat: int, number: int) -> Rules[None]:
    """Lay an earthscape: its triangle, then how it is turned; then, if wanted, construct a spire on one of its
    wells."""
    earthscape = load_earthscapes()[number]
    by = footing_of(g, seat)
    places = [Triangle(each) for each in triangles_legal(g.land, by, earthscape)]
    place = yield from ask(g, seat, WHERE_TO_LAY, places, committed=False, about=number)
    turns = [Turned(each) for each in turns_legal(g.land, by, earthscape, place.hexes)]
    turned = turns[0]
    if len(turns) > 1:
        turned = yield from ask(g, seat, HOW_TO_TURN, turns, committed=False, about=(number, place.hexes))
    hexes = spaces_on(place.hexes, turned.turns)
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
    choices: list[Construct | Stop] = [
        Construct(plan.face.id, spot)
        for plan in blueprints(g, seat)
        if plan.cost <= g.source[seat]
        for spot in hexes_in(wells)
    ]
    if choices:
        choices.append(STOP)
        answer = yield from ask(g, seat, EARTHSCAPE_SPIRE, choices, facts=wells)
        if isinstance(answer, Construct):
            yield from construct(g, seat, answer.face, answer.hex)


# -- what is asked -----------------------------------------------------------------------------------------------------


def _why_not_triangle(g: PlayArea, ask: Asked, seat: int, choice: Triangle) -> Refusal | None:
    """A triangle that no layer closes to the earthscape, turned in one way or another."""
    return _closed(g, seat, ask.about, choice.hexes, None)


def _why_not_turned(g: PlayArea, ask: Asked, seat: int, choice: Turned) -> Refusal | None:
    """The same, turned so."""
    number, triangle = ask.about
    return _closed(g, seat, number, triangle, choice.turns)


def _closed(g: PlayArea, seat: int, number: int, triangle: int, turn: int | None) -> Refusal | None:
    found = why_not_lay(g.land, footing_of(g, seat), load_earthscapes()[number], triangle, turn)
    return None if found is None else Refusal(found[0], Text(found[1]))


NO_SUCH_STRUCTURE: Final = Refusal("CS-BUILD-11", Text("no-such-structure"))
NO_MORE_LEVELS: Final = Refusal("CS-BUILD-12", Text("no-more-levels"))

BuildOption: TypeAlias = Construct | Spire | Advance | LayEarthscape | UseAdvancement | Pass

WHAT_TO_BUILD: Final[Question[BuildOption]] = Freely(
    "build",
    "CS-TURN-05",
    {
        Construct: why_not_construct,
        Spire: why_not_spire,
        Advance: why_not_advance,
        LayEarthscape: why_not_lay_earthscape,
        UseAdvancement: using_advancement("build-option"),
        Pass: allowed,
    },
    refuses={Use: no_time_to_use},
    says={"source": source},
)
"""The build option of a turn."""

WHERE_TO_LAY: Final[Question[Triangle]] = Question(
    "earthscape-place",
    "CS-EARTH-02",
    {Triangle: _why_not_triangle},
    says={"what": lambda g, ask: earthscape_name(ask.about)},
)
"""Where an earthscape goes."""

HOW_TO_TURN: Final[Question[Turned]] = Question(
    "earthscape-turn",
    "CS-EARTH-11",
    {Turned: _why_not_turned},
    says={"what": lambda g, ask: earthscape_name(ask.about[0])},
)
"""How it is turned."""

EARTHSCAPE_SPIRE: Final[Question[Construct | Stop]] = Question(
    "earthscape-spire", "CS-EARTH-09", {Construct: why_not_construct_there, Stop: allowed}
)
"""Which spire is built on its well at once."""
