"""What is seen of the arena: the Structs of a view, from which the browser's types are made.

Heroes go by their names ("blue.yami"), hexes by their coordinates, "" for none. A target is named as choices touch it:
"hero:red.corjof", "minion:red:-4.1", "hex:-4.1".
"""

from __future__ import annotations

from typing import Literal, Union

from msgspec import UNSET, Struct, UnsetType

from hordekeep.games.skytear.content.setting import Side
from hordekeep.games.skytear.state.arena import Phase


class SeenRow(Struct):
    """A row of hexes from its first one on, a letter of terrain for each."""

    q: int
    r: int
    terrain: str


class SeenMap(Struct):
    """A battlefield as it is drawn: terrain, Cover Hexes, white lines between two hexes, and where structures and the
    control points of Domes stand."""

    rows: list[SeenRow]
    cover: list[str]
    walls: list[tuple[str, str]]
    nexus: dict[Side, str]
    towers: dict[str, dict[Side, str]]
    domes: dict[str, str]


class SeenLead(Struct):
    """A Lead card under a hero, "" for one that the viewer does not know; `shown` once it has been revealed."""

    card: str
    shown: bool


class SeenHero(Struct):
    """A hero: how its card lies, what is on and under it, and its values as they are now."""

    hero: str
    side: Side
    owner: int
    hex: str
    hp: int
    max_hp: int
    state: Literal["ready", "exhausted", "defeated"]
    returns: int
    activated: bool
    conditions: list[str]
    cards: list[str]
    leads: list[SeenLead]
    illusion: str
    mana: int
    armor: int
    attack: int
    flips: int
    move: int
    range: int


class SeenMinion(Struct):
    """A minion on the battlefield, and the Lane that it was last placed in."""

    hex: str
    lane: str


class SeenOutsider(Struct):
    """The outsider of a Dome, on a hex or on its card."""

    card: str
    dome: str
    hex: str


class SeenLane(Struct):
    """A Lane: its control token with its number, the HP of its Towers, and Control as it would be counted now."""

    token: str
    number: int
    towers: dict[Side, int]
    control: dict[Side, int]


class SeenDome(Struct):
    """Control of a Dome as it would be counted now."""

    control: dict[Side, int]


class SeenActivation(Struct):
    """The activation in progress, without a hero for an outsider's; who carries it out, the AP left, what was done."""

    hero: str
    seat: int
    ap: int
    used: list[str]


class SeenEntry(Struct, kw_only=True):
    """An effect on the Stack, or a trigger that waits and so has no number yet."""

    kind: Literal["action", "card", "skill"]
    what: str
    hero: str
    seat: int
    serial: Union[int, UnsetType] = UNSET
    targets: list[str] = []
    memo: Union[int, UnsetType] = UNSET
    free: bool = False


class SeenLasting(Struct, kw_only=True):
    """Something that lasts, for a piece or for the whole battlefield: so much of it, or on these hexes."""

    kind: str
    piece: Union[str, UnsetType] = UNSET
    amount: Union[int, UnsetType] = UNSET
    hexes: Union[list[str], UnsetType] = UNSET
    until: Literal["activation", "turn"]
    seat: Union[int, UnsetType] = UNSET


class SeenPlayer(Struct):
    """A player: the cards of a hand that the viewer knows, of others only how many there are."""

    seat: int
    side: Side
    hand: Union[list[str], int]
    deck: int
    discard: list[str]


class SeenResult(Struct):
    """How the game ended: who won, by which rule, with which victory card."""

    winner: Literal["blue", "red", "draw"]
    rule: str
    card: str


class SeenDraft(Struct):
    """The draft: what is drafted now, whose pick each is in order, how many have been made, and for each side the
    heroes that it may still pick."""

    of: Literal["factions", "heroes"]
    order: list[Side]
    made: int
    pools: dict[Side, list[str]]


class SeenArena(Struct, kw_only=True):
    """The game as somebody sees it. `first` and `flux` are seats, -1 once the Skytear Flux is used; a Nexus that cannot
    be damaged yet has -1 HP. `progress` is how far a side is with a victory card that counts, and how far it has to
    come; `top` what the viewer looks at on top of a deck. There is a draft only in set-up."""

    board: str
    map: SeenMap
    format: str
    simplified: bool
    seats: int
    sides: list[Side]
    turn: int
    rows: int
    phase: Union[Phase, Literal["over"]]
    first: int
    flux: int
    next: Side
    factions: dict[Side, list[str]]
    victory: list[str]
    progress: dict[str, dict[Side, list[int]]]
    heroes: dict[str, SeenHero]
    minions: dict[Side, list[SeenMinion]]
    pillars: dict[Side, list[str]]
    outsiders: list[SeenOutsider]
    lanes: dict[str, SeenLane]
    domes: dict[str, SeenDome]
    nexus: dict[Side, int]
    active: Union[SeenActivation, None]
    stack: list[SeenEntry]
    waiting: list[SeenEntry]
    lasting: list[SeenLasting]
    players: list[SeenPlayer]
    top: list[str]
    flipped: list[str]
    result: Union[SeenResult, None]
    draft: Union[SeenDraft, UnsetType] = UNSET
