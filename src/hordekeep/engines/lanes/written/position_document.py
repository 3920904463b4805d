"""The document of a position as files write it, with what may be left out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec

from hordekeep.engines.lanes.state.battle import REAR_SLOTS
from hordekeep.kernel import Count, Number
from hordekeep.kernel.positions import DicePosition, Kept

LaneNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]


class TurnChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What changes a card until the end of the turn."""

    attack: Number = 0
    health: Number = 0
    armor: Number = 0


class UnderCard(msgspec.Struct, forbid_unknown_fields=True):
    """A card that lies under another, with its owner."""

    card: str
    owner: Number


class Defector(UnderCard, forbid_unknown_fields=True, kw_only=True):
    """An ally in the outsider pile, with its owner; without `blank` it has lost what its own card says, or else all."""

    blank: bool = False  # without abilities


class PiecePosition(msgspec.Struct, forbid_unknown_fields=True):
    """A card in play. `health`, `wounds`, `attack` and `weaken` are its tokens, `plate` its armor tokens; `seat` is
    whose ally a monster became, -1 for an ally that joined the horde; a `blank` card has no abilities any more, a
    `shorn` one not that which made a monster of it, one that has `borrowed` those of another card too."""

    card: str  # its id
    owner: Union[Number, None] = None  # whose card it is, -1 the horde's
    seat: Union[Number, None] = None  # who controls it, if not the owner
    health: Count = 0  # health tokens
    wounds: Count = 0  # wound tokens
    attack: Count = 0  # attack tokens
    weaken: Count = 0  # weaken tokens
    plate: Count = 0  # armor tokens
    turn: TurnChanges = TurnChanges()  # changes until the end of the turn
    armor_used: Count = 0  # damage that its armor has stopped this turn
    exhausted: bool = False  # turned
    concealed: bool = False  # face down
    fresh: bool = False  # summoned in this wave, its arrival not resolved
    blank: bool = False  # without abilities
    shorn: bool = False  # without the ability that made a monster of it
    borrowed: str = ""  # the card whose abilities it has too
    doomed: bool = False  # its destruction is under way
    marks: Union[list[str], dict[str, Number]] = []  # what it is marked with this turn
    attached: list[PiecePosition] = []  # attachments
    under: list[Union[str, UnderCard]] = []  # cards beneath it


class CastlePosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """The castle: that of the edition's first game unless said."""

    card: str = ""


class PortalPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """The portal: stage 1 of mode and difficulty unless said. `at` is how often it was turned."""

    card: str = ""
    at: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # how often it was turned
    collapsing: bool = False  # it is about to collapse


class MinionPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """A minion in the back line."""

    card: str = ""


class RearPosition(PiecePosition, forbid_unknown_fields=True, kw_only=True):
    """Another monster in the back line: in the slot after the one before, unless said."""

    slot: Union[Annotated[int, msgspec.Meta(ge=1, le=REAR_SLOTS)], None] = None  # from 1


class LanePosition(msgspec.Struct, forbid_unknown_fields=True):
    """Who stands in a lane: a monster, and an ally or a tower."""

    monster: Union[PiecePosition, None] = None  # on the horde's side
    ally: Union[PiecePosition, None] = None  # on the alliance's side
    tower: Union[PiecePosition, None] = None  # instead of an ally


class PlayerPosition(msgspec.Struct, forbid_unknown_fields=True):
    """An alliance player. A number as deck is that many cards of the ready-made deck, in order."""

    hand: list[str] = []  # cards in hand
    deck: Union[list[str], Count] = 30  # from the top, or how many
    discard: list[str] = []  # the discard pile
    mana: Union[Annotated[int, msgspec.Meta(ge=0, le=10)], None] = None  # mana
    reshuffles: Count = 0  # how often the discard pile became the deck
    aside: list[str] = []  # put aside in the mulligan


class HordePosition(msgspec.Struct, forbid_unknown_fields=True):
    """The horde. `deck` is one pile; with tier decks `decks` are tier two and tier one."""

    deck: Union[list[str], Count, None] = None  # from the top, or how many
    decks: Union[list[list[str]], None] = None  # tier two and tier one, from the top
    discard: list[str] = []  # the discard pile
    tier: Literal[0, 1] = 0  # which deck comes next: 0 tier two, 1 tier one
    treachery_tier: Literal[0, 1] = 0  # the same for treacheries
    hand: list[str] = []  # of a horde player
    mana: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0  # of a horde player
    played: Count = 0  # cards of the wave played so far
    known_top: Count = 0  # cards on top of the deck that the horde player knows
    hidden_swapped: bool = False  # concealed cards may have changed places
    aside: list[str] = []  # put aside in the mulligan


class LastingEffect(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence that holds until the end of the turn, by card and number, and whose it is."""

    what: str  # card and number of the sentence
    side: Literal["alliance", "horde"]  # whose it is


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: an empty battlefield, solo and easiest, in the Alliance Phase of turn 1, unless said."""

    edition: str = ""  # the game's own unless said
    mode: Literal["solo", "coop", "versus"] = "solo"  # how many sides people play
    seats: Union[Number, None] = None  # as few as the mode takes unless said
    difficulty: str = ""  # of the portals; the easiest unless said
    challenge: str = ""  # of the achievements
    tiers: bool = False  # the horde has two decks by tier
    replay_concealed: bool = False  # a revealed card arrives anew
    score: float = 0.0  # the total difficulty that is told of
    turn: Count = 1  # which turn
    phase: str = "alliance"  # the step of the turn
    lane: Union[LaneNumber, None] = None  # which lane fights, from 1
    agenda: Union[list[list[Any]], None] = None  # the beats that wait, see Beats
    castle: CastlePosition = msgspec.field(default_factory=CastlePosition)
    portal: PortalPosition = msgspec.field(default_factory=PortalPosition)
    portals: Union[list[str], None] = None  # portals to come, the next one first
    minions: dict[str, MinionPosition] = {}  # minions in the back line, by id
    rear: list[RearPosition] = []  # other monsters in the back line
    lanes: list[LanePosition] = []  # from the left; those left out are empty
    players: list[PlayerPosition] = []  # the alliance
    horde: HordePosition = msgspec.field(default_factory=HordePosition)
    pile: Union[list[str], None] = None  # the outsider pile, from the top
    later_stages: Union[list[str], None] = None  # later stages of the outsider, the next one first
    late: Annotated[Count, Kept(rare=True)] = 0  # cards at the bottom of the pile that wait for the next turn
    defectors: list[Defector] = []  # allies in the outsider pile
    outsider_kept: Union[PiecePosition, None] = None  # an outsider in the pile that keeps what lies on it
    enchanter: Union[str, None] = None  # the Enchanter in force
    portal_is_outsider: Annotated[bool, Kept(rare=True)] = False  # the portal is the outsider
    treachery: Union[str, None] = None  # the treachery card being resolved
    deeds: dict[str, Number] = {}  # what achievements count
    lasting: list[LastingEffect] = []  # sentences in force until the end of the turn
    done: list[Number] = []  # seats that are done with the phase
    result: Annotated[Literal["", "won", "lost"], Kept()] = ""  # how it ended
    dice: DicePosition = DicePosition()
