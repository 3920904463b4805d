"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
Side = Literal["blue", "red"]


class LeadPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Lead card under a hero (SM-LEAD-01): `seen` is the seat that put it there and so knows it, -1 for a card from
    the deck (SM-LEAD-02), the hero's owner unless said; `shown` once it has been revealed."""

    card: str
    seen: Union[int, None] = None
    shown: bool = False


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hero, under its name: "blue.yami". Without `hex` it is not on the battlefield; with full HP, Ready and its
    side's first seat's unless said. `returns` is the turn in which a Defeated hero is back, `illusion` the hex of its
    token."""

    owner: Union[int, None] = None
    hex: str = ""
    hp: Union[int, None] = None
    state: Literal["ready", "exhausted", "defeated"] = "ready"
    returns: Count = 0
    activated: bool = False
    conditions: list[str] = []
    cards: list[str] = []
    leads: list[LeadPosition] = []
    illusion: str = ""


class TokenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A minion or a pillar. A minion's Lane is that of the nearest control token unless said (SM-Q-MULTITOKENLANE);
    `number` is which of the side's pieces it is, the one after the last unless said."""

    hex: str
    lane: str = ""
    number: Count = 0


Tokens = dict[Side, list[Union[str, TokenPosition]]]
"""Minions or pillars by side: hexes, or more of each."""


class OutsiderPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The outsider of a Dome, on its card or on a hex."""

    card: str
    hex: str = ""


class Towers(msgspec.Struct, forbid_unknown_fields=True):
    """The HP of a Lane's Towers, whole unless said (SM-SET-18)."""

    blue: Count = 5
    red: Count = 5


class LanePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Lane: where its control token is, its start hex unless said, and the token's number."""

    token: Union[str, None] = None
    number: Union[int, None] = None
    towers: Towers = msgspec.field(default_factory=Towers)


class ActivePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The activation in progress: the hero, none for an outsider's; who carries it out, the AP left, what was taken."""

    hero: str = ""
    seat: Union[int, None] = None
    ap: Count = 3
    used: list[str] = []


class EntryPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An effect on the Stack or a trigger that waits; `targets` are pieces or a hex: "hero:red.corjof", "hex:-4.1"."""

    kind: Literal["action", "card", "skill"]
    what: str
    hero: str
    seat: Union[int, None] = None
    serial: int = 0
    targets: list[str] = []
    memo: int = 0
    free: bool = False


class PriorityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who has priority, and how many have passed in a row."""

    seat: int
    passes: Count = 0


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Something that lasts; for the whole battlefield without `piece`."""

    kind: str
    piece: str = ""
    amount: int = 0
    hexes: list[str] = []
    until: Literal["activation", "turn"] = "activation"


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a player holds."""

    hand: list[str] = []


class DeckPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A deck from its top, and its discard pile. Unless said the deck is made of the premade piles of its heroes, less
    the cards that lie elsewhere; a number is so many of these."""

    cards: Union[list[str], Count, None] = None
    discard: list[str] = []


class FlippedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card that the effect in progress has flipped, and from which deck."""

    deck: Count
    card: str


class LookingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who looks at how many cards on top of a deck."""

    seat: int
    cards: Count


class KnownPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who remembers how many cards on top of a deck."""

    deck: Count
    seat: int
    cards: Annotated[int, msgspec.Meta(ge=1)]


class ResultPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended: who won, by which rule, with which victory card."""

    winner: Literal["blue", "red", "draw"]
    rule: str
    card: str = ""


class DicePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: their seed and how many words were drawn."""

    seed: str = "position"
    used: Count = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: an empty battlefield of two lanes in the Heroes Phase of turn 1, two players, Blue first, unless
    said. A Nexus is armed with 5 if one of its Towers has fallen, with -1 it is not (SM-DMG-08)."""

    board: str = "two-lanes"
    seats: int = 2
    format: str = "first-game"
    simplified: bool = False
    rows: Count = 0
    turn: Annotated[int, msgspec.Meta(ge=1)] = 1
    phase: str = "heroes"
    first: int = 0
    next: Union[Side, None] = None
    flux: int = -1
    victory: list[str] = []
    factions: dict[Side, list[str]] = {}
    piles: dict[str, Any] = {}
    heroes: dict[str, HeroPosition] = {}
    minions: Tokens = {}
    pillars: Tokens = {}
    outsiders: Union[list[OutsiderPosition], None] = None
    lanes: dict[str, LanePosition] = {}
    nexus: dict[Side, int] = {}
    players: list[PlayerPosition] = []
    decks: list[DeckPosition] = []
    active: Union[ActivePosition, None] = None
    stack: list[EntryPosition] = []
    serial: Union[int, None] = None
    priority: Union[PriorityPosition, None] = None
    waiting: list[EntryPosition] = []
    lasting: list[LastingPosition] = []
    flipped: list[FlippedPosition] = []
    looking: Union[LookingPosition, None] = None
    known: list[KnownPosition] = []
    tallies: dict[Side, dict[str, Count]] = {}
    won: dict[Side, list[str]] = {}
    commander: Union[Side, None] = None
    agenda: Union[list[list[Any]], None] = None
    result: Union[ResultPosition, None] = None
    dice: DicePosition = DicePosition()
