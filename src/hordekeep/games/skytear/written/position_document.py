"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from hordekeep.games.skytear.content.setting import Side
from hordekeep.kernel import Count, FromOne, Number
from hordekeep.kernel.positions import DicePosition, Kept


class LeadPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Lead card under a hero (SM-LEAD-01): `seen` is the seat that put it there and so knows it, -1 for a card from
    the deck (SM-LEAD-02), the hero's owner unless said; `shown` once it has been revealed."""

    card: str
    seen: Union[Number, None] = None
    shown: bool = False


class HeroPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A hero, under its name: "blue.yami". Without `hex` it is not on the battlefield; with full HP, Ready and its
    side's first seat's unless said. `returns` is the turn in which a Defeated hero is back, `illusion` the hex of its
    token."""

    owner: Union[Number, None] = None  # its player's seat
    hex: str = ""  # where it stands
    hp: Union[Number, None] = None  # HP
    state: Literal["ready", "exhausted", "defeated"] = "ready"  # how its card lies
    returns: Annotated[Count, Kept(rare=True)] = 0  # the turn in which it is back
    activated: bool = False  # had its activation this turn
    conditions: list[str] = []  # such as slow
    cards: list[str] = []  # power cards on it this turn
    leads: list[LeadPosition] = []  # Lead cards under it
    illusion: str = ""  # the hex of its illusion


class TokenPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A minion or a pillar. A minion's Lane is that of the nearest control token unless said (SM-Q-MULTITOKENLANE);
    `number` is which of the side's pieces it is, the one after the last unless said."""

    hex: str  # where it stands
    lane: str = ""  # the Lane that a minion belongs to
    number: Count = 0  # which of the side's pieces it is


Tokens = dict[Side, list[Union[str, TokenPosition]]]
"""Minions or pillars by side: hexes, or more of each."""


class OutsiderPosition(msgspec.Struct, forbid_unknown_fields=True):
    """The outsider of a Dome, on its card or on a hex."""

    card: str  # its id
    hex: str = ""  # where it stands, none for on its card


class Towers(msgspec.Struct, forbid_unknown_fields=True):
    """The HP of a Lane's Towers, whole unless said (SM-SET-18)."""

    blue: Count = 5
    red: Count = 5


class LanePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A Lane: where its control token is, its start hex unless said, and the token's number."""

    token: Union[str, None] = None  # the hex of its control token
    number: Union[Number, None] = None  # the token's number
    towers: Towers = msgspec.field(default_factory=Towers)  # HP of both Towers


class ActivePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The activation in progress: the hero, none for an outsider's; who carries it out, the AP left, what was taken."""

    hero: str = ""  # who is active
    seat: Union[Number, None] = None  # who carries it out
    ap: Count = 3  # AP left
    used: list[str] = []  # actions taken


class EntryPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An effect on the Stack or a trigger that waits; `targets` are pieces or a hex: "hero:red.corjof", "hex:-4.1"."""

    kind: Literal["action", "card", "skill"]  # what it is
    what: str  # the action, card or skill
    hero: str  # whose it is
    seat: Union[Number, None] = None  # who declared it
    serial: Number = 0  # its number on the Stack
    targets: list[str] = []  # what was chosen
    memo: Number = 0  # a number that the effect keeps
    free: bool = False  # it costs nothing


class PriorityPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who has priority, and how many have passed in a row."""

    seat: Number  # who may answer
    passes: Count = 0  # how many have passed in a row


class LastingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Something that lasts; for the whole battlefield without `piece`. `seat` played the card that waits for its
    moment: unless said, whoever acts when it comes."""

    kind: str  # what lasts
    piece: str = ""  # for whom
    amount: Number = 0  # how much
    hexes: list[str] = []  # where
    until: Literal["activation", "turn"] = "activation"  # how long
    seat: Union[Number, None] = None  # who played the card that waits


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What a player holds."""

    hand: list[str] = []  # cards in hand


class DeckPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A deck from its top, and its discard pile. Unless said the deck is made of the premade piles of its heroes, less
    the cards that lie elsewhere; a number is so many of these."""

    cards: Union[list[str], Count, None] = None  # from the top, or how many
    discard: list[str] = []  # the discard pile


class FlippedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card that was flipped and waits for the choice between several, and from which deck."""

    deck: Count
    card: str


class LookingPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who looks at how many cards on top of a deck."""

    seat: Number
    cards: Count


class KnownPosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who remembers how many cards on top of a deck."""

    deck: Count
    seat: Number
    cards: FromOne


class ResultPosition(msgspec.Struct, forbid_unknown_fields=True):
    """How the game ended: who won, by which rule, with which victory card."""

    winner: Literal["blue", "red", "draw"]
    rule: str
    card: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: an empty battlefield of two lanes in the Heroes Phase of turn 1, two players, Blue first, unless
    said. A Nexus is armed with 5 if one of its Towers has fallen, with -1 it is not (SM-DMG-08)."""

    board: str = "two-lanes"  # two-lanes or three-lanes
    seats: Number = 2  # how many play
    format: str = "first-game"  # how teams and decks were made
    simplified: bool = False  # the simplified rules
    rows: Count = 0  # of the mana counter; 0 for the battlefield's own
    turn: Annotated[FromOne, Kept()] = 1  # which turn
    phase: Annotated[str, Kept()] = "heroes"  # where the turn stands
    first: Number = 0  # the first player's seat
    next: Union[Side, None] = None  # the side whose hero goes next
    flux: Number = -1  # the seat that has Skytear Flux, -1 for none
    victory: list[str] = []  # victory cards in play
    factions: dict[Side, list[str]] = {}  # picked in the draft
    piles: dict[str, Any] = {}  # piles that were brought, by faction or hero
    heroes: dict[str, HeroPosition] = {}  # by name: blue.yami
    minions: Tokens = {}  # by side
    pillars: Tokens = {}  # by side
    outsiders: Union[list[OutsiderPosition], None] = None  # one for each Dome
    lanes: dict[str, LanePosition] = {}  # by name: left, right, centre
    nexus: dict[Side, Number] = {}  # HP by side, -1 while it is not armed
    players: list[PlayerPosition] = []  # from A on
    decks: list[DeckPosition] = []  # by player, or by team if it shares one
    active: Union[ActivePosition, None] = None  # the activation in progress
    stack: list[EntryPosition] = []  # the Stack, the top last
    serial: Union[Number, None] = None  # the number of the last effect on the Stack
    priority: Union[PriorityPosition, None] = None  # who may answer now
    waiting: list[EntryPosition] = []  # triggers that wait
    lasting: list[LastingPosition] = []  # what lasts
    flipped: list[FlippedPosition] = []  # cards that the effect in progress has flipped
    looking: Union[LookingPosition, None] = None  # who looks at a deck
    known: list[KnownPosition] = []  # who remembers a deck's top
    tallies: dict[Side, dict[str, Count]] = {}  # what victory cards count, by side
    won: dict[Side, list[str]] = {}  # Lanes and Domes won in this Minions Phase
    commander: Union[Side, None] = None  # the side that an outsider acts for
    agenda: Union[list[list[Any]], None] = None  # the beats that wait, see Beats
    result: Union[ResultPosition, None] = None  # how it ended
    dice: DicePosition = DicePosition()
