"""What is seen of the table: the Structs of a view, from which the browser's types are made."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import UNSET, Meta, Struct, UnsetType

Change = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""From, to."""
Printed = Annotated[list[Union[int, None]], Meta(min_length=2, max_length=2)]
"""Attack and health."""
Reason = Literal["hidden", "fight", "tower", "unopposed", "alone", "empty", "taunt", "pulled"]


class SeenTokens(Struct, frozen=True):
    """The tokens that lie on a card."""

    health: int = 0
    wound: int = 0
    attack: int = 0
    weaken: int = 0
    armor: int = 0


class SeenTurn(Struct, frozen=True):
    """What changes a card until the end of the turn."""

    attack: int = 0
    health: int = 0
    armor: int = 0


class SeenCard(Struct, kw_only=True):
    """A card in play with its values now. One that lies face down is told without its name and all that is its own.
    `seat` decides for it: its owner, unless a card has changed that; the horde is -1. `temporary` tells whether what
    changes this turn is made of tokens. So many cards lie `under` it. A `blank` card has lost its abilities for good, a
    `shorn` one that which made a monster of it, one that has `borrowed` those of another card too. The cards of a
    colossal are of one `line`."""

    place: str
    card: str = ""
    owner: int = -1
    seat: int = -1
    attack: Union[int, None] = None
    health: Union[int, None] = None
    printed: Printed
    tokens: SeenTokens = SeenTokens()
    turn: SeenTurn = SeenTurn()
    temporary: bool
    armor: Change
    ready: bool = True
    engaged: bool = False
    keywords: dict[str, int] = {}
    marks: list[str] = []
    under: int = 0
    concealed: bool = False
    fresh: bool = False
    servant: bool = False
    blank: bool = False
    shorn: bool = False
    borrowed: str = ""
    line: str = ""
    thrall: bool = False


class SeenPiece(SeenCard, kw_only=True):
    """A card that stands by itself, with those attached to it."""

    attached: list[SeenCard] = []


class SeenPortal(SeenPiece, kw_only=True):
    """The portal, turned `at` times. Its `action` is the horde player's, once a turn."""

    stage: int = 0
    waves: list[int] = []
    at: int = 0
    wave: int = 0
    boost: int = 0
    collapsing: bool = False
    endless: bool = False
    action: bool = False
    used: bool = False
    outsider: bool = False


class SeenMinion(SeenPiece, kw_only=True):
    """A minion, or another monster of the back line: that one has no name as a `minion`. In `lane` 0 it stands in the
    back line; `aside` it is out of play; some ally could engage it if it is `engageable`."""

    minion: str = ""
    lane: int = 0
    pillages: int = 0
    aside: bool = False
    engageable: bool = False


class SeenLane(Struct):
    """Who stands in a lane."""

    monster: Union[SeenPiece, None]
    alliance: Union[SeenPiece, None]


class SeenDefector(Struct):
    """An ally in the outsider pile, and whose it is."""

    card: str
    owner: int


class SeenKept(Struct):
    """The outsider in the pile that keeps what lies on it."""

    card: str
    tokens: SeenTokens
    attached: list[str]


class SeenPlayer(Struct):
    """An alliance player. Whoever may not look into the hand sees how many cards it holds."""

    seat: int
    mana: int
    hand: Union[list[str], int]
    deck: int
    discard: list[str]
    reshuffles: int


class SeenHorde(Struct):
    """The cards of the horde, and what its player has: the hand, what is known of the top of the deck, mana, and what
    was played of the wave. `planned` is how many cards of the hand went to the deck this turn."""

    deck: list[int]
    discard: list[str]
    hand: Union[list[str], int]
    mana: int
    played: int
    wave_left: int
    top: Union[list[str], UnsetType] = UNSET


class SeenStop(Struct):
    """What castle, portal and decks come to if the alliance stops now. Another portal may have `replaced` this one."""

    castle: Change
    portal: Union[Change, None]
    decks: list[Change]
    pillage: int
    replaced: bool


class SeenMarker(Struct):
    """What the fight of a lane will do: damage to castle and portal, the health of those who stand there, and why."""

    lane: int
    castle: int
    portal: int
    monster: Union[Change, None]
    ally: Union[Change, None]
    reason: Reason


class SeenBattle(Struct, kw_only=True):
    """The battle as somebody sees it. `level` is the number of its difficulty and `score` how hard it is as a whole; 0:
    not told. In `fight_lane` there is a fight, the monster of lane `boosted` is stronger by the treachery card; 0:
    none. So many cards at the bottom of the `pile` are `late`: they wait for the next turn. `outsider_aside` are the
    outsider cards set aside, the next one first, where they are. While the book's `first_game` is set up it advises
    what to put aside. Forecasts there are only while the alliance can still do something about it."""

    edition: str
    mode: str
    difficulty: str
    challenge: str
    level: int
    score: float
    turn: int
    phase: str
    fight_lane: int
    castle: SeenPiece
    portal: SeenPortal
    back_line: list[SeenMinion]
    lanes: list[SeenLane]
    pile: list[str]
    late: int
    defectors: list[SeenDefector]
    outsider_kept: Union[SeenKept, None]
    stages_left: int
    outsider_aside: Union[list[str], UnsetType] = UNSET
    enchantment: Union[str, None]
    horde: SeenHorde
    planned: int
    players: list[SeenPlayer]
    treachery: Union[str, None]
    boosted: int
    first_game: bool
    advice: Union[list[str], UnsetType] = UNSET
    result: str
    if_you_stop: Union[SeenStop, UnsetType] = UNSET
    markers: Union[list[SeenMarker], UnsetType] = UNSET
