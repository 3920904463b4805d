"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from hordekeep.games.lanes.battle import REAR_SLOTS

Count = Annotated[int, msgspec.Meta(ge=0)]
LaneNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]


class TurnChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes a card until the end of the turn."""

    attack: int = 0
    health: int = 0
    armor: int = 0


class UnderCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card that lies under another, with its owner."""

    card: str
    owner: int


class PiecePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card in play. `health`, `wounds`, `attack` and `weaken` are its tokens, `plate` its armor tokens; `seat` is
    whose ally a monster became, -1 for an ally that joined the horde; a `blank` card has no abilities any more, one
    that has `borrowed` those of another card too."""

    card: str
    owner: Union[int, None] = None
    seat: Union[int, None] = None
    health: Count = 0
    wounds: Count = 0
    attack: Count = 0
    weaken: Count = 0
    plate: Count = 0
    turn: TurnChanges = TurnChanges()
    armor_used: Count = 0
    exhausted: bool = False
    concealed: bool = False
    fresh: bool = False
    blank: bool = False
    borrowed: str = ""
    doomed: bool = False
    marks: Union[list[str], dict[str, int]] = []
    attached: list[PiecePosition] = []
    under: list[Union[str, UnderCard]] = []


class CastlePosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """The castle: that of the edition's first game unless said."""

    card: str = ""


class PortalPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """The portal: stage 1 of mode and difficulty unless said. `at` is how often it was turned."""

    card: str = ""
    at: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    collapsing: bool = False


class MinionPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """A minion in the back line."""

    card: str = ""


class RearPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """Another monster in the back line: in the slot after the one before, unless said."""

    slot: Union[Annotated[int, msgspec.Meta(ge=1, le=REAR_SLOTS)], None] = None


class LanePosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who stands in a lane: a monster, and an ally or a tower."""

    monster: Union[PiecePosition, None] = None
    ally: Union[PiecePosition, None] = None
    tower: Union[PiecePosition, None] = None


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An alliance player. A number as deck is that many cards of the ready-made deck, in order."""

    hand: list[str] = []
    deck: Union[list[str], Count] = 30
    discard: list[str] = []
    mana: Union[Annotated[int, msgspec.Meta(ge=0, le=10)], None] = None
    reshuffles: Count = 0
    aside: list[str] = []


class HordePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The horde. `deck` is one pile; with tier decks `decks` are tier two and tier one."""

    deck: Union[list[str], Count, None] = None
    decks: Union[list[list[str]], None] = None
    discard: list[str] = []
    tier: Literal[0, 1] = 0
    treachery_tier: Literal[0, 1] = 0
    hand: list[str] = []
    mana: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    played: Count = 0
    known_top: Count = 0
    hidden_swapped: bool = False
    aside: list[str] = []


class LastingEffect(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence that holds until the end of the turn, by card and number, and whose it is."""

    what: str
    side: Literal["alliance", "horde"]


class DicePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice: their seed and how many words were drawn."""

    seed: str = "position"
    used: Count = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: an empty battlefield, solo and easiest, in the Alliance Phase of turn 1, unless said."""

    edition: str = ""
    mode: Literal["solo", "coop", "versus"] = "solo"
    seats: Union[int, None] = None
    difficulty: str = ""
    challenge: str = ""
    tiers: bool = False
    replay_concealed: bool = False
    score: float = 0.0
    turn: Annotated[int, msgspec.Meta(ge=0)] = 1
    phase: str = "alliance"
    lane: Union[LaneNumber, None] = None
    agenda: Union[list[list[Any]], None] = None
    castle: CastlePosition = msgspec.field(default_factory=CastlePosition)
    portal: PortalPosition = msgspec.field(default_factory=PortalPosition)
    portals: Union[list[str], None] = None
    minions: dict[str, MinionPosition] = {}
    rear: list[RearPosition] = []
    lanes: list[LanePosition] = []
    players: list[PlayerPosition] = []
    horde: HordePosition = msgspec.field(default_factory=HordePosition)
    pile: Union[list[str], None] = None
    later_stages: Union[list[str], None] = None
    late: Count = 0
    defectors: list[UnderCard] = []
    outsider_kept: Union[PiecePosition, None] = None
    enchanter: Union[str, None] = None
    portal_is_outsider: bool = False
    treachery: Union[str, None] = None
    deeds: dict[str, int] = {}
    lasting: list[LastingEffect] = []
    done: list[int] = []
    result: Literal["", "won", "lost"] = ""
    dice: DicePosition = DicePosition()
