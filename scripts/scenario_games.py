"""What the pages about scenarios take from each game: the struct of its positions, its dice, the names of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from hordekeep.engines.lanes.state.edition import shelf_of
from hordekeep.engines.lanes.written import position as lanes_position
from hordekeep.engines.lanes.written import position_document as lanes_document
from hordekeep.games.cloudspire.content.boards import layout_codes
from hordekeep.games.cloudspire.content.chips import KINDS, box
from hordekeep.games.cloudspire.state.play_area import PHASES, STAGES
from hordekeep.games.cloudspire.written import position as cloudspire_position
from hordekeep.games.cloudspire.written import position_document as cloudspire_document
from hordekeep.games.monoliths.edition import MONOLITHS
from hordekeep.games.plankton_horde.content.components import BATTLES, NAMES
from hordekeep.games.plankton_horde.written import position as horde_position
from hordekeep.games.plankton_horde.written import position_document as horde_document
from hordekeep.games.skytear.content.cards import shelf
from hordekeep.games.skytear.written import position as skytear_position
from hordekeep.games.skytear.written import position_document as skytear_document
from hordekeep.games.skytear_horde.edition import FIRST

Names = dict[str, list[str]]
"""By kind: the names of things, each with its figures if it has any."""


class Source(NamedTuple):
    """Where a page comes from: the struct, what its positions say about themselves, the names of things, the words that
    a field of the position takes, the dice."""

    document: type[msgspec.Struct]
    about: str
    names: Callable[[], Names]
    words: Mapping[str, tuple[str, ...]]
    dice: Callable[[], Mapping[str, tuple[str, ...]]] = dict


def _with_figures(name: str, **figures: int | None) -> str:
    """A name and the figures that it has."""
    known = ", ".join(f"{what} {figure}" for what, figure in figures.items() if figure and figure > 0)
    return f"`{name}` ({known})" if known else f"`{name}`"


def _plain(names: Iterable[str]) -> list[str]:
    return [f"`{name}`" for name in names]


def _horde_names() -> Names:
    return {"monsters": _plain(NAMES), "battle cards": _plain(BATTLES)}


def _by(pairs: Iterable[tuple[str, str]]) -> Names:
    found: dict[str, dict[str, None]] = {}
    for kind, name in pairs:
        found.setdefault(kind, {})[name] = None
    return {kind: sorted(found[kind]) for kind in sorted(found)}


def _cloudspire_names() -> Names:
    known = box()
    chips = _by(
        (KINDS[chip.kind], _with_figures(face.id, health=face.health, attack=face.attack, move=face.move, cp=chip.cp))
        for chip in known.chips
        for face in chip.faces
    )
    return {
        **chips,
        "factions": _plain(list(known.factions)),
        "structures": _plain(sorted({each.id for faction in known.factions.values() for each in faction.structures})),
        "relics": _plain(sorted(known.relics)),
        "events": _plain(sorted(known.events)),
        "talents": _plain(sorted(known.talents)),
        "layouts": _plain(list(layout_codes())),
    }


def _lanes_names(edition: str) -> Names:
    cards = shelf_of(FIRST if edition == FIRST.name else MONOLITHS)
    return {
        **_by(
            (card.type, _with_figures(card.id, cost=card.cost, attack=card.attack, health=card.health))
            for card in cards.cards.values()
        ),
        "ready-made decks": _plain(sorted(cards.decks)),
        "horde sets": _plain(sorted(cards.horde_sets)),
    }


def _skytear_names() -> Names:
    cards = shelf()
    return {
        "heroes": _plain(sorted(cards.heroes)),
        "power cards": _plain(sorted(cards.power_cards)),
        "victory cards": _plain(sorted(cards.victory_cards)),
        "outsiders": _plain(sorted(cards.outsiders)),
    }


SOURCES: Mapping[str, Source] = {
    "plankton-horde": Source(
        horde_document.Position,
        horde_position.__doc__ or "",
        _horde_names,
        {
            "level": ("basic", "full"),
            "phase": horde_position.PHASES,
            "opening": tuple(horde_position.OPENINGS.values()),
        },
    ),
    "skytear-horde": Source(
        lanes_document.Position,
        lanes_position.__doc__ or "",
        lambda: _lanes_names(FIRST.name),
        {"phase": tuple(FIRST.steps.by_name)},
    ),
    "monoliths": Source(
        lanes_document.Position,
        lanes_position.__doc__ or "",
        lambda: _lanes_names(MONOLITHS.name),
        {"phase": tuple(MONOLITHS.steps.by_name)},
    ),
    "skytear": Source(
        skytear_document.Position,
        skytear_position.__doc__ or "",
        _skytear_names,
        {"phase": tuple(skytear_position.IMPLIED)},
    ),
    "cloudspire": Source(
        cloudspire_document.Position,
        cloudspire_position.__doc__ or "",
        _cloudspire_names,
        {"phase": PHASES, "stage": STAGES, "layout": tuple(layout_codes())},
        lambda: box().dice,
    ),
}
