"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from hordekeep.games.cloudspire.boards import PlacedFortress, PlacedIsle

Count = Annotated[int, msgspec.Meta(ge=0)]


class ChipPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A chip: its face, and what is not as usual where it lies. `under` are the chips of its group beneath it or those
    that perch or ride there, `gear` what a hero has. A landmark is `hidden` while it lies face down; `seen` are the
    seats that have looked at it."""

    chip: str
    owner: Union[int, None] = None
    health: Union[Count, None] = None
    upgrades: str = ""
    under: list[Union[str, ChipPosition]] = []
    gear: list[Union[str, ChipPosition]] = []
    hidden: bool = False
    seen: list[int] = []


Written = Union[str, ChipPosition]
Pile = list[Written]
OnHexes = dict[str, Written]
"""Chips by the coordinates of their hexes."""


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A fortress and what belongs to it. Unless said the factions are in the order of CS-Q-28-FIXTURES ("" before one
    is taken), and the mark is the next opposing gate that stands, -1 for none. `levels` counts the advancements of each
    structure; the stack is written from its top; `lifted` are units that fell where another came (CS-K-TAL-57)."""

    faction: Union[str, None] = None
    source: Count = 10
    gate: Count = 10
    mark: Union[int, None] = None
    cp: int = 0
    built: Count = 0
    fallen_heroes: Count = 0
    levels: dict[str, Count] = {}
    relics: list[str] = []
    relics_in_play: list[str] = []
    earthscapes: list[int] = []
    units: OnHexes = {}
    spires: OnHexes = {}
    stack: Pile = []
    beside: Pile = []
    graves: Pile = []
    captives: Pile = []
    lifted: Pile = []
    barracks: Pile = []


class PilePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A stack of chips from its top, unless said all that lie nowhere else in their order, and its discard pile."""

    deck: Union[Pile, None] = None
    discard: Pile = []


class MarketPosition(PilePosition):
    """The market: the offers, unless said the first chips of the stack."""

    offers: Union[Pile, None] = None


class LaidPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An earthscape in play, and the hexes of its spaces in order."""

    number: int
    hexes: list[str]


class EarthscapesPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The earthscapes: what is laid, what is offered (0 for none), whether one was sold in this Market Phase."""

    laid: list[LaidPosition] = []
    shown: Union[int, None] = None
    sold: bool = False
    deck: Union[list[int], None] = None
    discard: list[int] = []


class CardsPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A deck of cards from its top, unless said all that lie nowhere else in their order, and its discard pile."""

    deck: Union[list[str], None] = None
    discard: list[str] = []


class EventsPosition(CardsPosition):
    """The events that are drawn, and their deck."""

    drawn: list[str] = []


class LayoutPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A layout that is none of the game's own."""

    code: str
    isles: list[PlacedIsle]
    seats: list[PlacedFortress]
    source: Literal["facts", "ours"] = "ours"
    tutorial: bool = False


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Something that lasts, for a chip; `of` is the other chip that it is about."""

    kind: str
    chip: str = ""
    amount: int = 0
    of: str = ""
    until: Literal["turn", "next-turn", "wave"] = "turn"


class FallPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A defeat that waits to be resolved; who held the chip, its side and its hex are as now unless said."""

    chip: str
    by: int = -1
    using: str = ""
    how: str = "attack"
    holder: Union[int, None] = None
    side: Union[Count, None] = None
    hex: Union[str, None] = None
    rewarded: bool = True


class ResultPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended: who won, and by which rule."""

    winners: list[int]
    rule: str


class DicePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: their seed and how many words were drawn."""

    seed: str = "position"
    used: Count = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: unless said the board of CS-Q-28-FIXTURES, wave 2 at the start of A's turn in the Onslaught Phase,
    nothing on any hex. The supply of upgrades follows from those that lie under chips."""

    mode: str = "pvp"
    seats: int = 2
    level: str = "normal"
    layout: Union[str, LayoutPosition, None] = None
    wave: Annotated[int, msgspec.Meta(ge=1)] = 2
    phase: str = "onslaught"
    stage: str = "start"
    round: Count = 1
    first: int = 0
    turn: int = 0
    players: list[PlayerPosition] = []
    landmarks: OnHexes = {}
    items: OnHexes = {}
    market: MarketPosition = msgspec.field(default_factory=MarketPosition)
    landmark_stack: PilePosition = msgspec.field(default_factory=PilePosition)
    earthscapes: EarthscapesPosition = msgspec.field(default_factory=EarthscapesPosition)
    relics: CardsPosition = msgspec.field(default_factory=CardsPosition)
    events: EventsPosition = msgspec.field(default_factory=EventsPosition)
    out: Pile = []
    passed: list[int] = []
    campfires: list[int] = []
    moved: list[str] = []
    attacked: list[str] = []
    retaliated: list[str] = []
    teleported: list[str] = []
    fresh: list[str] = []
    used: list[str] = []
    used_in_wave: list[str] = []
    lasting: list[LastingPosition] = []
    falls: list[FallPosition] = []
    pending: list[str] = []
    agenda: Union[list[list[Any]], None] = None
    result: Union[ResultPosition, None] = None
    dice: DicePosition = DicePosition()
