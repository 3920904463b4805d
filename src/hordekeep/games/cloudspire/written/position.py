"""Positions: the whole game as one readable document. `position_reading` gives the game back.

Chips go by their faces, hexes by their coordinates, stacks and decks from the top. What lies where it belongs is not
written: units and spires in the barracks, chips of factions that do not play. The agenda is written only where the
phase, the stage and whose turn it is do not imply it. Anything left out has its default, so that a scenario writes only
what matters to its rule.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from hordekeep.games.cloudspire.content.boards import Layout, layout_codes, load_layout
from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.kinds import hex_text
from hordekeep.games.cloudspire.content.setting import NOBODY
from hordekeep.games.cloudspire.state.chip_texts import chip_text
from hordekeep.games.cloudspire.state.pieces import CHIPS
from hordekeep.games.cloudspire.state.play_area import (
    ATTACK,
    BARRACKS,
    BESIDE,
    BOARD,
    CAPTIVE,
    GRAVES,
    ONSLAUGHT,
    OUT,
    STAGES,
    START,
    Fall,
    Lasting,
    PlayArea,
)
from hordekeep.games.cloudspire.written.position_document import (
    EarthscapesPosition,
    EventsPosition,
    PlayerPosition,
    Position,
)
from hordekeep.games.cloudspire.written.position_kinds import name_of
from hordekeep.kernel.positions import dice_document, written

if TYPE_CHECKING:
    from hordekeep.kernel import Agenda, Beat, Document

UNTIL: Final = ("turn", "next-turn", "wave")
OF_CHIPS: Final = ("loaded",)
"""The kinds of what lasts whose amount is another chip."""
BEATS_OF_PHASES: Final = (
    "event_phase",
    "income_phase",
    "market_phase",
    "build_phase",
    "prep_phase",
    "onslaught_begins",
    "end_of_wave",
)
"""The beat that each phase begins with."""


def to_position(g: PlayArea) -> Document:
    """The whole game at a beat's start. `from_position` gives the same game back."""
    document = laid_out(g)
    if not g.over and g.agenda != implied_agenda(g):
        document["agenda"] = [beat_document(g, each) for each in g.agenda]
    return document


def implied_agenda(g: PlayArea) -> Agenda:
    """What is to be done unless a position says otherwise: the phase from its beginning; in the Onslaught Phase the
    turn from the stage that it is in, then those of the players who come after it in this round."""
    if g.phase != ONSLAUGHT:
        return [(BEATS_OF_PHASES[g.phase], None)]
    seat, order = g.turn_seat, g.setting.around(g.first_seat)
    agenda: Agenda = [("round", None)]
    agenda += [("turn", other) for other in reversed(order[order.index(seat) + 1 :])]
    if g.stage == START:
        return [*agenda, ("turn", seat)]
    return [*agenda, ("turn_ends", seat), *(("stage", (stage, seat)) for stage in range(ATTACK, g.stage - 1, -1))]


def laid_out(g: PlayArea) -> Document:
    """The game as a document; in the middle of a beat it tells all but what the rules hold in suspense."""
    document: Document = {
        "mode": g.setting.mode,
        "seats": g.setting.seats,
        "level": g.setting.level,
        "layout": _layout(g.land.layout),
        **written(Position, g),
        "players": [_player(g, seat) for seat in range(g.setting.fortresses)],
        "landmarks": {hex_text(spot): _landmark(g, chip) for spot, chip in g.on.items() if g.holder[chip] == NOBODY},
        "market": {
            "offers": _pile(g, g.offers),
            "deck": _pile(g, reversed(g.market_deck)),
            "discard": _pile(g, g.market_discard),
        },
        "landmark_stack": {"deck": _pile(g, reversed(g.land_deck)), "discard": _pile(g, g.land_discard)},
        "earthscapes": {
            "laid": [{"number": laid.number, "hexes": [hex_text(h) for h in laid.hexes]} for laid in g.land.laid],
            "shown": g.earth_shown,
            **written(EarthscapesPosition, g),
            "deck": g.earth_deck[::-1],
            "discard": g.earth_discard[:],
        },
        "relics": {"deck": g.relic_deck[::-1], "discard": g.relic_discard[:]},
        "events": {**written(EventsPosition, g), "deck": g.event_deck[::-1], "discard": g.event_discard[:]},
        "dice": dice_document(g.dice),
    }
    document.update(_rarely(g))
    return document


def _rarely(g: PlayArea) -> Document:
    """What is not always there."""
    found: Document = {
        "items": {hex_text(spot): chip_document(g, chip, NOBODY, 0) for spot, chip in g.items.items()},
        "out": [chip_document(g, chip, owner_of(g, chip), 0) for chip in _unexpectedly_out(g)],
        "lasting": [lasting_document(g, each) for each in g.lasting],
        "falls": [fall_document(g, each) for each in g.falls],
    }
    found = {name: each for name, each in found.items() if each}
    if g.result is not None:
        found["result"] = result_document(g)
    return found


def result_document(g: PlayArea) -> Document:
    """How the game ended."""
    assert g.result is not None
    return {"winners": list(g.result[0]), "rule": g.result[1]}


def _layout(layout: Layout) -> Any:
    """A layout of the game by its code, any other with all its parts."""
    if layout.code in layout_codes() and load_layout(layout.code) == layout:
        return layout.code
    return msgspec.json.decode(msgspec.json.encode(layout))


# -- chips -------------------------------------------------------------------------------------------------------------


def owner_of(g: PlayArea, chip: int) -> int:
    """Whose a chip is from the start: that of the faction that it belongs to."""
    faction = CHIPS[chip].faction
    return g.factions.index(faction) if faction and faction in g.factions else NOBODY


def full_health(g: PlayArea, chip: int) -> int:
    """The health that its face prints."""
    return CHIPS[chip].faces[g.side[chip]].health


def chip_document(g: PlayArea, chip: int, owner: int, health: int) -> Any:
    """A chip as files write it: its name, and whatever is not as usual where it lies."""
    more: Document = {}
    if g.holder[chip] != owner:
        more["owner"] = g.holder[chip]
    if g.health[chip] != health:
        more["health"] = g.health[chip]
    if g.upgrades[chip]:
        more["upgrades"] = g.upgrades[chip]
    if g.below[chip]:
        more["under"] = [chip_document(g, each, g.holder[chip], full_health(g, each)) for each in g.below[chip]]
    if g.gear[chip]:
        more["gear"] = [chip_document(g, each, g.holder[chip], 0) for each in g.gear[chip]]
    return {"chip": name_of(g, chip), **more} if more else name_of(g, chip)


def _pile(g: PlayArea, chips: Iterable[int]) -> list[Any]:
    return [chip_document(g, chip, NOBODY, 0) for chip in chips]


def _landmark(g: PlayArea, chip: int) -> Any:
    """What stands on a hex and nobody controls."""
    if not g.hidden >> chip & 1:
        return chip_document(g, chip, NOBODY, full_health(g, chip))
    document = chip_document(g, chip, NOBODY, 0)
    seen = [seat for seat in range(g.setting.fortresses) if g.seen[seat] >> chip & 1]
    more = {"hidden": True, "seen": seen} if seen else {"hidden": True}
    return {**({"chip": document} if isinstance(document, str) else document), **more}


def _unexpectedly_out(g: PlayArea) -> list[int]:
    """The chips out of the game that belong to it."""
    known = box()
    stacks = (*known.market, *known.landmarks)
    return [
        chip
        for chip, place in enumerate(g.place)
        if place == OUT
        and (chip in stacks or owner_of(g, chip) != NOBODY or chip_document(g, chip, NOBODY, 0) != chip_text(chip, 0))
    ]


# -- players -----------------------------------------------------------------------------------------------------------


def _player(g: PlayArea, seat: int) -> Document:
    document: Document = {
        "faction": g.factions[seat],
        **written(PlayerPosition, g, seat),
        "mark": g.marks[seat],
    }
    more: Document = {
        "levels": levels_of(g, seat),
        "units": _on_hexes(g, g.on, seat),
        "spires": _on_hexes(g, g.spire_on, seat),
        "stack": [chip_document(g, chip, seat, full_health(g, chip)) for chip in g.stacks[seat]],
        "beside": _lying(g, seat, BESIDE),
        "graves": _lying(g, seat, GRAVES),
        "captives": _lying(g, seat, CAPTIVE),
        "lifted": _lifted(g, seat),
        "barracks": _in_disorder(g, seat),
    }
    document.update({name: each for name, each in more.items() if each})
    return document


def levels_of(g: PlayArea, seat: int) -> dict[str, int]:
    """How many advancements each structure has that has any."""
    if not g.factions[seat]:
        return {}
    structures = box().factions[g.factions[seat]].structures
    return {each.id: level for each, level in zip(structures, g.levels[seat], strict=True) if level}


def _on_hexes(g: PlayArea, on: dict[int, int], seat: int) -> Document:
    return {
        hex_text(spot): chip_document(g, chip, seat, full_health(g, chip))
        for spot, chip in on.items()
        if g.holder[chip] == seat
    }


def _lying(g: PlayArea, seat: int, place: int) -> list[Any]:
    chips = [chip for chip, where in enumerate(g.place) if where == place and g.holder[chip] == seat]
    return [chip_document(g, chip, seat, 0) for chip in chips]


def _lifted(g: PlayArea, seat: int) -> list[Any]:
    """The units that have left their hex and wait for their defeat to be resolved."""
    chips = [chip for chip, where in enumerate(g.place) if where == BOARD and g.at[chip] < 0 and g.holder[chip] == seat]
    return [chip_document(g, chip, seat, full_health(g, chip)) for chip in chips]


def _in_disorder(g: PlayArea, seat: int) -> list[Any]:
    """The chips in the barracks that do not lie there as they did at the start."""
    chips = [chip for chip, where in enumerate(g.place) if where == BARRACKS and g.holder[chip] == seat]
    written = [(chip, chip_document(g, chip, owner_of(g, chip), 0)) for chip in chips]
    return [document for chip, document in written if document != chip_text(chip, 0)]


# -- what lasts and what waits -----------------------------------------------------------------------------------------


def lasting_document(g: PlayArea, each: Lasting) -> Document:
    """Something that lasts."""
    document: Document = {"kind": each.kind}
    if each.chip != NOBODY:
        document["chip"] = name_of(g, each.chip)
    if each.kind in OF_CHIPS:
        document["of"] = name_of(g, each.amount)
    else:
        document["amount"] = each.amount
    document["until"] = UNTIL[each.until]
    return document


def fall_document(g: PlayArea, fall: Fall) -> Document:
    """A defeat that is not resolved yet."""
    return {
        "chip": name_of(g, fall.chip),
        "by": fall.by,
        "using": name_of(g, fall.with_),
        "using_side": fall.with_side,
        "how": fall.how,
        "holder": fall.holder,
        "side": fall.side,
        "hex": hex_text(fall.hex) if fall.hex >= 0 else "",
        "rewarded": fall.rewarded,
    }


def beat_document(g: PlayArea, beat: Beat) -> list[Any]:
    """A beat to be played: its name, and its argument if it has one."""
    name, argument = beat
    if argument is None:
        return [name]
    if isinstance(argument, Fall):
        return [name, fall_document(g, argument)]
    if name == "stage":
        return [name, [STAGES[argument[0]], argument[1]]]
    if name == "goes_on":
        return [name, hex_text(argument)]
    if name in ("moves_on", "after_attacking"):
        return [name, [name_of(g, argument[0]), argument[1]]]
    if name == "stays_on":
        return [name, [name_of(g, argument[0]), *argument[1]]]
    if name == "starts_on":
        return [name, [argument[0], *([effect, name_of(g, chip)] for effect, chip in argument[1])]]
    if name == "gate_defeated":
        return [name, [argument[0], argument[1], name_of(g, argument[2])]]
    if name == "pick_factions":
        return [name, [argument[seat] for seat in sorted(argument)]]
    return [name, argument]
