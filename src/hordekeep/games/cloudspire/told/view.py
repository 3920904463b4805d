"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Hidden are what lies in a group under its top, and how much (CS-GROUP-09), so the barracks of others are shown together
with it; kept relics until they are played (CS-RELIC-04); the hidden side of landmarks, whose type shows (CS-LAND-01),
from all who have not looked (CS-EXPL-02); the order of stacks and decks; what others have left of their CP
(CS-Q-16-PREP-INFO). All else is open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from hordekeep.games.cloudspire.content.boards import TERRAINS, Layout
from hordekeep.games.cloudspire.content.chips import NONE, Talent, box
from hordekeep.games.cloudspire.content.kinds import hex_text
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.content.tiles import load_earthscapes
from hordekeep.games.cloudspire.effects.effects import dice_in_slots, has
from hordekeep.games.cloudspire.effects.stats import (
    attack,
    capacity,
    dice,
    health_stat,
    movement,
    reach,
    source_capacity,
    spire_range,
    terrain,
)
from hordekeep.games.cloudspire.ground.influence import influenced_groups
from hordekeep.games.cloudspire.ground.land import Laid, Land, land_of, lay
from hordekeep.games.cloudspire.rules.goals.end_of_game import power
from hordekeep.games.cloudspire.rules.movement.closeness import (
    closeness,
    distance_to_mark,
    field_of,
    has_mark,
    start_of,
)
from hordekeep.games.cloudspire.rules.movement.marching import full_movement, hero_moves, march
from hordekeep.games.cloudspire.rules.wave.prices import chip_price, earthscape_price
from hordekeep.games.cloudspire.state.knowing import in_secret, in_the_open, knows_landmark, secrets_of
from hordekeep.games.cloudspire.state.pieces import CHIPS, LETTERS, face, is_active, is_hero, is_unit, spires_of
from hordekeep.games.cloudspire.state.play_area import (
    BARRACKS,
    BESIDE,
    BOARD,
    CAPTIVE,
    GRAVES,
    ONSLAUGHT,
    PHASES,
    PREP,
    STACK,
    STAGES,
    Fall,
    Lasting,
    PlayArea,
)
from hordekeep.games.cloudspire.told.seen import (
    SeenDiscards,
    SeenEarthscape,
    SeenFall,
    SeenFortress,
    SeenHex,
    SeenLandmark,
    SeenLasting,
    SeenMap,
    SeenPlayArea,
    SeenPlayer,
    SeenResult,
    SeenReturned,
    SeenSpire,
    SeenTalent,
    SeenUnit,
)
from hordekeep.games.cloudspire.written.position import (
    fall_document,
    laid_out,
    lasting_document,
    levels_of,
    result_document,
)
from hordekeep.kernel import enforces
from hordekeep.kernel.hexes import NO_WAY, hexes_in

if TYPE_CHECKING:
    from hordekeep.kernel import Document


def view(g: PlayArea, seat: int | None) -> Document:
    """The game as `seat` may see it; None is a spectator."""
    document: Document = msgspec.to_builtins(
        _play_area(g, lambda chip: knows_landmark(g, chip, seat), lambda each: each == seat)
    )
    return document


def laid_open(g: PlayArea) -> Document:
    """The same with nothing hidden, for whoever may see everything."""
    document: Document = msgspec.to_builtins(_play_area(g, lambda _: True, lambda _: True))
    return document


def shown(g: PlayArea) -> Document:
    """The whole position with all computed values: what scenarios look into."""
    return {**laid_out(g), **laid_open(g)}


def moment(g: PlayArea) -> Document:
    """How far the game has come."""
    return {
        "wave": g.wave,
        "phase": "over" if g.result is not None else PHASES[g.phase],
        "stage": STAGES[g.stage],
        "round": g.round,
        "turn": g.turn_seat,
    }


@enforces("CS-FIRST-03")
def _play_area(g: PlayArea, known: Callable[[int], bool], is_own: Callable[[int], bool]) -> SeenPlayArea:
    """The play area for whoever knows these landmarks face down, and sees with the eyes of these seats."""
    setting = g.setting
    return SeenPlayArea(
        mode=setting.mode,
        level=setting.level,
        seats=g.seats,
        automaton=setting.automaton,
        allies=[list(each) for each in setting.allies],
        layout=g.land.layout.code,
        map=_map(g.land.layout, g.land.laid),
        waves=setting.waves,
        first=g.first_seat,  # the event deck lies at that seat (CS-FIRST-03)
        **moment(g),
        passed=list(hexes_in(g.passed)),
        campfires=list(hexes_in(g.campfires)),
        enough=list(hexes_in(g.enough)),
        drawn=list(g.events),
        supply=dict(zip(LETTERS, g.supply, strict=True)),
        stacks={
            "market": len(g.market_deck),
            "landmarks": len(g.land_deck),
            "earthscapes": len(g.earth_deck),
            "relics": len(g.relic_deck),
            "events": len(g.event_deck),
        },
        discards=SeenDiscards(
            market=_faces(g, g.market_discard),
            landmarks=_faces(g, g.land_discard),
            earthscapes=g.earth_discard,
            relics=g.relic_discard,
            events=g.event_discard,
        ),
        offers=_faces(g, g.offers),
        earthscape=g.earth_shown,
        earthscape_sold=g.earth_sold,
        items={hex_text(spot): face(g, chip).id for spot, chip in g.items.items()},
        items_under={hex_text(spot): _faces(g, g.below[chip]) for spot, chip in g.items.items() if g.below[chip]},
        lasting=[_lasting(g, each) for each in g.lasting if each.kind != "picture"],
        falls=[_fall(g, each) for each in g.falls],
        result=None if g.result is None else SeenResult(**result_document(g)),
        landmarks=_landmarks(g, known),
        players=[_player(g, each, is_own(each)) for each in range(setting.fortresses)],
    )


def _faces(g: PlayArea, chips: Iterable[int]) -> list[str]:
    return [face(g, chip).id for chip in chips]


def _counted(g: PlayArea, chips: Iterable[int]) -> dict[str, int]:
    """How many chips there are of each kind, in the order of their numbers; heroes by the side that they have
    reached."""
    return dict(Counter((face(g, chip) if is_hero(chip) else CHIPS[chip].faces[0]).id for chip in sorted(chips)))


def _lasting(g: PlayArea, each: Lasting) -> SeenLasting:
    """Something that lasts, with its chips as everybody knows them: by face and hex."""
    document = lasting_document(g, each)
    if each.chip != NOBODY:
        document["chip"] = _spotted(g, each.chip)
    if "of" in document:
        document["of"] = _spotted(g, each.amount)
    return SeenLasting(**document)


def _fall(g: PlayArea, fall: Fall) -> SeenFall:
    using = "" if fall.with_ == NOBODY else _spotted(g, fall.with_)
    return SeenFall(**fall_document(g, fall) | {"chip": face(g, fall.chip).id, "using": using})


def _spotted(g: PlayArea, chip: int) -> str:
    name = face(g, chip).id
    return f"{name}@{hex_text(g.at[chip])}" if g.at[chip] >= 0 else name


# -- the ground --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _map(layout: Layout, laid: tuple[Laid, ...]) -> SeenMap:
    """The ground as clients draw it: every hex with its terrain, its hex group, whether it is a Source well, and its
    layer if earthscapes lie there; the fortresses, whose bodies are no hexes (CS-FORT-03)."""
    land = land_of(layout)
    for each in laid:
        land = lay(land, load_earthscapes()[each.number], each.hexes)
    return SeenMap(
        hexes={hex_text(spot): _hex(land, spot) for spot in hexes_in(land.ground)},
        fortresses=[
            SeenFortress(hex_text(gate), [hex_text(well) for well in hexes_in(wells)])
            for gate, wells in zip(land.gates, land.fortress_wells, strict=True)
        ],
        bodies=[hex_text(spot) for spot in hexes_in(land.bodies)],
        earthscapes=[SeenEarthscape(each.number, [hex_text(h) for h in each.hexes]) for each in laid],
    )


def _hex(land: Land, spot: int) -> SeenHex:
    return SeenHex(
        TERRAINS[land.terrain_of(spot)],
        land.group_of[spot],
        True if land.wells >> spot & 1 else UNSET,
        land.layer_of(spot) or UNSET,
    )


def _landmarks(g: PlayArea, known: Callable[[int], bool]) -> dict[str, SeenLandmark]:
    """What stands on hexes and nobody controls: face down its type alone, for whoever has not looked (CS-LAND-01)."""
    return {
        hex_text(spot): _landmark(g, chip, known(chip))
        for spot, chip in sorted(g.on.items())
        if g.holder[chip] == NOBODY
    }


def _landmark(g: PlayArea, chip: int, is_known: bool) -> SeenLandmark:
    kind, hidden = CHIPS[chip].type, bool(g.hidden >> chip & 1)
    if not is_known:
        return SeenLandmark(type=kind, hidden=hidden)
    more = {"seen": True} if hidden else _numbers(g, chip)
    return SeenLandmark(type=kind, hidden=hidden, chip=face(g, chip).id, **more)


# -- chips -------------------------------------------------------------------------------------------------------------


@enforces("CS-EQUIP-06")
def _numbers(g: PlayArea, chip: int) -> Document:
    """The numbers of a unit or landmark as they are now; its own talents, and those of what it wears, which anyone may
    read (CS-EQUIP-06)."""
    document: Document = {
        "health": g.health[chip],
        "max_health": health_stat(g, chip),
        "talents": _talents(talent for each in (chip, *g.gear[chip]) for talent in face(g, each).talents),
    }
    if is_unit(g, chip):
        stat = attack(g, chip)
        document |= {
            "attack": None if stat == NONE else stat,
            "range": reach(g, chip),
            "ranged": has(g, chip, "range"),
            "move": movement(g, chip),
            "terrain": TERRAINS[terrain(g, chip)],
        }
    return document


def _talents(talents: Iterable[Talent]) -> list[SeenTalent]:
    return [SeenTalent(each.id, each.number) for each in talents]


def _unit(g: PlayArea, chip: int, is_own: bool) -> SeenUnit:
    """A unit in play. That it is a group shows on a hex, what lies beneath only to its controller (CS-GROUP-09)."""
    reaches = _reaches(g, chip)
    return SeenUnit(
        chip=face(g, chip).id,
        kind="hero" if is_hero(chip) else "minion",
        promoted=face(g, chip).promoted,
        hex=hex_text(g.at[chip]) if g.place[chip] == BOARD else "",
        **_numbers(g, chip),
        upgrades=g.upgrades[chip],
        capacity=capacity(g, chip),
        gear=_faces(g, g.gear[chip]),
        carries=_faces(g, in_the_open(g, chip)),
        grouped=bool(in_secret(g, chip)) if is_own or g.place[chip] == BOARD else None,
        under=_faces(g, in_secret(g, chip)) if is_own else None,
        active=is_active(g, chip),
        to_mark=_to_mark(g, chip),
        reaches=[hex_text(spot) for spot in hexes_in(reaches)],
        from_there=_from_there(g, chip, reaches),
        moved=bool(g.moved >> chip & 1),
        attacked=bool(g.attacked >> chip & 1),
        retaliated=bool(g.retaliated >> chip & 1),
    )


def _to_mark(g: PlayArea, chip: int) -> int | None:
    """How many steps it is to its mark, by which minions take their turns (CS-CLOSE-01, CS-LEAD-01); None without a
    mark or a way."""
    steps = distance_to_mark(g, chip) if has_mark(g, g.holder[chip]) else NO_WAY
    return steps if steps < NO_WAY else None


def _reaches(g: PlayArea, chip: int) -> int:
    """Where a unit could go if it moved now: a minion as it must (CS-MIN-01), out of the stack too (CS-DEPLOY-05), a
    hero where it likes (CS-HERO-01)."""
    holder = g.holder[chip]
    is_next = g.place[chip] == STACK and g.stacks[holder][0] == chip
    if g.phase != ONSLAUGHT or not (is_next or is_active(g, chip)) or not has_mark(g, holder):
        return 0
    return hero_moves(g, chip) if is_hero(chip) else march(g, chip, start_of(g, chip), full_movement(g, chip)).ends


def _from_there(g: PlayArea, chip: int, reaches: int) -> dict[str, int]:
    """How far the mark is from each hex that a unit could go to (CS-CLOSE-06), where there is a way."""
    field = field_of(g, chip) if reaches else b""
    away = {spot: closeness(g, field, spot) for spot in hexes_in(reaches)}
    return {hex_text(spot): steps for spot, steps in away.items() if steps < NO_WAY}


def _spire(g: PlayArea, chip: int) -> SeenSpire:
    return SeenSpire(
        chip=face(g, chip).id,
        promoted=face(g, chip).promoted,
        hex=hex_text(g.at[chip]),
        upgrades=g.upgrades[chip],
        capacity=capacity(g, chip),
        dice=dice(g, chip),
        range=spire_range(g, chip),
        talents=_talents(face(g, chip).talents),
        carries=_faces(g, g.below[chip]),
    )


# -- players -----------------------------------------------------------------------------------------------------------


@enforces("CS-FORT-01", "CS-MARK-09", "CS-MERC-02")
def _player(g: PlayArea, seat: int, is_own: bool) -> SeenPlayer:
    """A faction with all that it controls, mercs among it (CS-MERC-02), and what its fortress carries: Source, gate
    health, advancements and dice (CS-FORT-01); `is_own` if it is the viewer's."""
    secret = [] if is_own else secrets_of(g, seat)
    units = [chip for chip in g.on.values() if g.holder[chip] == seat]
    return SeenPlayer(
        seat=seat,
        faction=g.factions[seat],
        source=g.source[seat],
        source_capacity=source_capacity(g, seat),
        gate=g.gates[seat],
        power=power(g, seat),
        mark=g.marks[seat],  # where its mark chip lies (CS-MARK-09)
        cp=g.cp[seat] if is_own or g.phase != PREP else None,
        built=g.built[seat],
        fallen_heroes=g.fallen_heroes[seat],
        levels=levels_of(g, seat),
        dice=dice_in_slots(g, seat),
        relics=list(g.relics[seat]) if is_own else len(g.relics[seat]),
        relics_in_play=list(g.relics_in_play[seat]),
        earthscapes=list(g.earthscapes[seat]),
        influence=list(hexes_in(influenced_groups(g.land, seat, g.spires[seat]))),
        prices={face(g, chip).id: chip_price(g, seat, chip) for chip in g.offers},
        earthscape_price=earthscape_price(g, seat),
        units=[_unit(g, chip, is_own) for chip in sorted(units, key=lambda chip: g.at[chip])],
        spires=[_spire(g, chip) for chip in spires_of(g, seat)],
        spire_limit=g.setting.spires,
        stack=[_unit(g, chip, is_own) for chip in g.stacks[seat]],
        **_at_home(g, seat, secret),
    )


def _at_home(g: PlayArea, seat: int, secret: list[int]) -> Document:
    """What lies in the barracks and beside them, with what may as well lie in a group."""

    lying: dict[int, list[int]] = {BARRACKS: [], BESIDE: [], GRAVES: [], CAPTIVE: []}
    for chip, holder in enumerate(g.holder):
        if holder == seat and g.place[chip] in lying:
            lying[g.place[chip]].append(chip)
    back = [chip for chip in lying[BESIDE] if is_hero(chip)]
    for chip in secret:
        lying[BESIDE if chip in box().market else BARRACKS].append(chip)
    return {
        "barracks": _counted(g, lying[BARRACKS]),
        "beside": _counted(g, lying[BESIDE]),
        "graves": _counted(g, lying[GRAVES]),
        "captives": _counted(g, lying[CAPTIVE]),
        "returned": [_returned(g, hero) for hero in back if g.upgrades[hero] or g.gear[hero]],
    }


def _returned(g: PlayArea, hero: int) -> SeenReturned:
    """A hero that has returned keeps its upgrades and equipment (CS-HERO-10), for all to see (CS-EQUIP-06)."""
    return SeenReturned(face(g, hero).id, g.upgrades[hero], _faces(g, g.gear[hero]))
