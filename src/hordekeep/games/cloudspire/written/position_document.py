"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from hordekeep.games.cloudspire.content.boards import PlacedFortress, PlacedIsle
from hordekeep.games.cloudspire.state.play_area import PHASES, STAGES
from hordekeep.games.cloudspire.written.position_kinds import ChipsIn, NameOf, OneSeat, SeatsIn, Used
from hordekeep.kernel import Count, FromOne, Number
from hordekeep.kernel.positions import DicePosition, Kept, Listed


class ChipPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A chip: its face, and what is not as usual where it lies. `under` are the chips of its group beneath it or those
    that perch or ride there, `gear` what a hero has. A landmark is `hidden` while it lies face down; `seen` are the
    seats that have looked at it."""

    chip: str  # the face that is up; `battleborn#2` for the second of its kind
    owner: Union[Number, None] = None  # who controls it, -1 for nobody
    health: Union[Count, None] = None  # whole unless said
    upgrades: str = ""  # letters from top to bottom: A attack, R range, D fortification
    under: list[Union[str, ChipPosition]] = []  # its group, from the top; or who perches or rides
    gear: list[Union[str, ChipPosition]] = []  # the equipment or item that a hero has
    hidden: bool = False  # a landmark that lies face down
    seen: list[Number] = []  # seats that have looked at it


Written = Union[str, ChipPosition]
Pile = list[Written]
OnHexes = dict[str, Written]
"""Chips by the coordinates of their hexes."""


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A fortress and what belongs to it. Unless said the factions are in the order of CS-Q-28-FIXTURES ("" before one
    is taken), and the mark is the next opposing gate that stands, -1 for none. `levels` counts the advancements of each
    structure; the stack is written from its top; `lifted` are units that fell where another came (CS-K-TAL-57)."""

    faction: Union[str, None] = None  # its id
    source: Annotated[Count, Kept()] = 10  # Source
    gate: Annotated[Count, Kept("gates")] = 10  # the health of the gate
    mark: Union[Number, None] = None  # the seat whose gate is marked
    cp: Annotated[Number, Kept(rare=True)] = 0  # CP left to select with
    built: Annotated[Count, Kept(rare=True)] = 0  # limited build options used in this Onslaught Phase
    fallen_heroes: Annotated[Count, Kept(rare=True)] = 0  # heroes that have fallen so far
    levels: dict[str, Count] = {}  # advancements by structure
    relics: Annotated[list[str], Listed(rare=True)] = []  # in hand
    relics_in_play: Annotated[list[str], Listed(rare=True)] = []  # lying before the player
    earthscapes: Annotated[list[Number], Listed(rare=True)] = []  # bought and not laid yet
    units: OnHexes = {}  # units by hex
    spires: OnHexes = {}  # spires by hex
    stack: Pile = []  # the deployment stack, from the top
    beside: Pile = []  # beside the fortress: bought, or back from play
    graves: Pile = []  # defeated units of the Narora
    captives: Pile = []  # captured by this faction
    lifted: Pile = []  # off their hex, their defeat not resolved
    barracks: Pile = []  # chips in the barracks that do not lie there as at the start


class PilePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A stack of chips from its top, unless said all that lie nowhere else in their order, and its discard pile."""

    deck: Union[Pile, None] = None  # from the top
    discard: Pile = []  # the discard pile


class MarketPosition(PilePosition):
    """The market: the offers, unless said the first chips of the stack."""

    offers: Union[Pile, None] = None  # what can be bought


class LaidPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An earthscape in play, and the hexes of its spaces in order."""

    number: Number  # which earthscape
    hexes: list[str]  # of its spaces


class EarthscapesPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The earthscapes: what is laid, what is offered (0 for none), whether one was sold in this Market Phase."""

    laid: list[LaidPosition] = []  # in play
    shown: Union[Number, None] = None  # on offer, 0 for none
    sold: Annotated[bool, Kept("earth_sold")] = False  # one was sold in this Market Phase
    deck: Union[list[Number], None] = None  # from the top
    discard: list[Number] = []  # the discard pile


class CardsPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A deck of cards from its top, unless said all that lie nowhere else in their order, and its discard pile."""

    deck: Union[list[str], None] = None  # from the top
    discard: list[str] = []  # the discard pile


class EventsPosition(CardsPosition):
    """The events that are drawn, and their deck."""

    drawn: Annotated[list[str], Listed("events")] = []  # in force


class LayoutPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A layout that is none of the game's own."""

    code: str  # a name for it
    isles: list[PlacedIsle]  # which lie where
    seats: list[PlacedFortress]  # where the fortresses stand
    source: Literal["facts", "ours"] = "ours"
    tutorial: bool = False


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Something that lasts, for a chip; `of` is the other chip that it is about."""

    kind: str  # what lasts
    chip: str = ""  # for whom
    amount: int = 0  # how much, or what it keeps
    of: str = ""  # the other chip that it is about
    until: Literal["turn", "next-turn", "wave"] = "turn"  # how long


class FallPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A defeat that waits to be resolved; who held the chip, its side and its hex, and the side of the chip that was
    used, are as now unless said."""

    chip: str  # who fell
    by: Number = -1  # the seat that did it, -1 for nobody
    using: str = ""  # the chip that did it
    using_side: Union[Count, None] = None  # its side then, 0 basic, 1 promoted
    how: str = "attack"  # attack, talent and the like
    holder: Union[Number, None] = None  # who controlled it then
    side: Union[Count, None] = None  # 0 basic, 1 promoted
    hex: Union[str, None] = None  # where it stood
    rewarded: bool = True  # whether a reward is paid


class ResultPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended: who won, and by which rule."""

    winners: list[Number]  # their seats
    rule: str  # that decided it


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: unless said the board of CS-Q-28-FIXTURES, wave 2 at the start of A's turn in the Onslaught Phase,
    nothing on any hex. The supply of upgrades follows from those that lie under chips."""

    mode: str = "pvp"  # pvp, teams, solo, tutorial or coop
    seats: Number = 2  # how many play; the automaton is none of them
    level: str = "normal"  # of the automaton
    layout: Union[str, LayoutPosition, None] = None  # the isles, by code
    wave: Annotated[FromOne, Kept()] = 2  # which wave
    phase: Annotated[str, NameOf(PHASES)] = "onslaught"  # where the wave stands
    stage: Annotated[str, NameOf(STAGES)] = "start"  # of a turn in the Onslaught Phase
    round: Annotated[Count, Kept()] = 1  # of the Onslaught Phase
    first: Annotated[Number, OneSeat("first_seat")] = 0  # the first player's seat
    turn: Annotated[Number, OneSeat("turn_seat")] = 0  # whose turn it is
    players: list[PlayerPosition] = []  # the fortresses, from A on
    landmarks: OnHexes = {}  # landmarks that nobody controls, by hex
    items: OnHexes = {}  # items that lie on hexes
    market: MarketPosition = msgspec.field(default_factory=MarketPosition)
    landmark_stack: PilePosition = msgspec.field(default_factory=PilePosition)
    earthscapes: EarthscapesPosition = msgspec.field(default_factory=EarthscapesPosition)
    relics: CardsPosition = msgspec.field(default_factory=CardsPosition)
    events: EventsPosition = msgspec.field(default_factory=EventsPosition)
    out: Pile = []  # chips out of the game that belong to it
    passed: Annotated[list[Number], SeatsIn()] = []  # seats that have passed in the Build Phase
    campfires: Annotated[list[Number], SeatsIn()] = []  # seats whose campfires burn
    enough: Annotated[list[Number], SeatsIn()] = []  # seats that use no more limited build options in this wave
    moved: Annotated[list[str], ChipsIn()] = []  # chips that have moved this turn
    attacked: Annotated[list[str], ChipsIn()] = []  # chips that have attacked this turn
    retaliated: Annotated[list[str], ChipsIn()] = []  # chips that have retaliated this turn
    teleported: Annotated[list[str], ChipsIn()] = []  # chips that were teleported this turn
    fresh: Annotated[list[str], ChipsIn()] = []  # chips that came into play this turn
    used: Annotated[list[str], Used()] = []  # talents used this turn, as chip/talent
    used_in_wave: Annotated[list[str], Used()] = []  # talents used in this wave
    lasting: list[LastingPosition] = []  # what lasts
    falls: list[FallPosition] = []  # defeats to be resolved
    pending: Annotated[list[str], Listed(rare=True)] = []  # what a stage still has to do
    agenda: Union[list[list[Any]], None] = None  # the beats that wait, see Beats
    result: Union[ResultPosition, None] = None  # how it ended
    dice: DicePosition = DicePosition()
