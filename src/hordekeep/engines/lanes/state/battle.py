"""The battle: everything between two beats, as plain data.

Only what is in play is a `Piece`; a card in a deck, hand, discard pile or the outsider pile is its face, a shared
`Card`. Tokens of a pair are one signed number (SH-TOKEN-02, SH-TOKEN-03): `vigor` is health tokens less wounds, `edge`
attack tokens less weaken tokens; the pairs do not touch each other (SH-TOKEN-04). What lasts until the end of the turn
stands apart and is wiped there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hordekeep.kernel import Dice, enforces
from hordekeep.kernel.fields import Fields, lay_out, made

if TYPE_CHECKING:
    from hordekeep.engines.lanes.content.cards import Card
    from hordekeep.engines.lanes.content.setting import Setting
    from hordekeep.engines.lanes.state.abilities import Around
    from hordekeep.engines.lanes.state.edition import Edition
    from hordekeep.engines.lanes.state.waiting import Waiting

ALLIANCE: Final = 0
HORDE: Final = 1
LANES: Final = 6
NOWHERE: Final = -1
"""The lane of what stands in no lane: castle, portal, a minion in the back line."""
HORDE_OWNER: Final = -1
"""The owner of horde cards."""
REAR_SLOTS: Final = 12
"""How many other monsters than minions find room in the back line."""
WHOLE: Final = 0
BLANK: Final = 1
SHORN: Final = 2
"""What a card has lost for good: nothing, all its abilities, or the one that made a monster of it (HM-GLO-72)."""
MINIONS: Final = ("onikai", "yetnar", "zephylite", "ratamil")


class Piece:
    """A card in play.

    `marks` are what holds until the end of the turn and is no number on the card ("trample", "cannot-move"); `under`
    are cards tucked below it with their owners; `attached` are the attachments on it, pieces with this as `host`. A
    doomed card that goes under another instead of to a discard pile is `bound_for` it. `seat` is who decides for it:
    its owner, but for a charmed monster the player whose ally it has become, and for an ally that has joined the horde
    nobody. `rear` is the slot of a monster in the back line that is no minion. `plate` are armor tokens that stay
    (HM-TOKEN-08); a `blank` card has lost its abilities for good, or one of them (WHOLE, BLANK, SHORN), one
    that `borrowed` has those of another card too, by its id.
    """

    __slots__ = (
        "armor_used",
        "attached",
        "blank",
        "borrowed",
        "bound_for",
        "card",
        "concealed",
        "doomed",
        "edge",
        "fresh",
        "host",
        "lane",
        "marks",
        "owner",
        "plate",
        "ready",
        "rear",
        "seat",
        "side",
        "turn_armor",
        "turn_attack",
        "turn_health",
        "under",
        "vigor",
    )

    @enforces("SH-REF-08")
    def __init__(self, card: Card, side: int, owner: int, lane: int = NOWHERE) -> None:
        self.card = card
        self.side = side
        self.owner = owner
        self.seat = owner
        self.lane = lane
        self.rear = NOWHERE
        self.vigor = 0
        self.edge = 0
        self.plate = 0
        self.turn_attack = 0
        self.turn_health = 0
        self.turn_armor = 0
        self.armor_used = 0
        self.ready = True  # cards enter play ready (SH-REF-08)
        self.doomed = False
        self.fresh = False
        self.concealed = False
        self.blank = WHOLE
        self.borrowed = ""
        self.host: Piece | None = None
        self.attached: list[Piece] | None = None
        self.under: list[tuple[Card, int]] | None = None
        self.bound_for: Piece | None = None
        self.marks: dict[str, int] | None = None

    def clone(self) -> Piece:
        """A copy with copies of its attachments; what is seldom so is not set again, for there are many copies."""
        twin = Piece(self.card, self.side, self.owner, self.lane)
        twin.seat = self.seat
        twin.rear = self.rear
        twin.vigor = self.vigor
        twin.edge = self.edge
        twin.plate = self.plate
        twin.turn_attack = self.turn_attack
        twin.turn_health = self.turn_health
        twin.turn_armor = self.turn_armor
        twin.armor_used = self.armor_used
        if not self.ready:
            twin.ready = False
        if self.doomed:
            twin.doomed = True
        if self.fresh:
            twin.fresh = True
        if self.concealed:
            twin.concealed = True
        if self.blank:
            twin.blank = self.blank
        if self.borrowed:
            twin.borrowed = self.borrowed
        if self.attached is not None:
            twin.attached = [each.clone() for each in self.attached]
            for each in twin.attached:
                each.host = twin
        if self.under is not None:
            twin.under = self.under[:]
        if self.marks is not None:
            twin.marks = self.marks.copy()
        return twin  # `bound_for` is set and used within one beat

    def marked(self, mark: str) -> int:
        """How much of a mark it bears this turn; 0 if none."""
        return 0 if self.marks is None else self.marks.get(mark, 0)

    def mark(self, mark: str, amount: int = 1) -> None:
        """Bear a mark until the end of the turn."""
        if self.marks is None:
            self.marks = {}
        self.marks[mark] = amount

    def __repr__(self) -> str:
        return f"<{self.card.id} {'ah'[self.side]}{self.lane + 1}>"


class Player:
    """The cards of one alliance player (HM-SETUP-07); the top of the deck is the end of the list. `aside` is for the
    mulligan."""

    __slots__ = ("aside", "deck", "discard", "hand", "reshuffles")

    def __init__(self, deck: list[Card], hand: list[Card], discard: list[Card], reshuffles: int = 0) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.reshuffles = reshuffles
        self.aside: list[Card] = []

    def clone(self) -> Player:
        """A copy of the piles; the faces are shared."""
        twin = Player(self.deck[:], self.hand[:], self.discard[:], self.reshuffles)
        if self.aside:
            twin.aside = self.aside[:]
        return twin


class Battle(Fields):
    """The state of a game. Seats 0 and 1 are alliance players; in versus the last seat is the horde player.

    `rear` are the slots of the back line for monsters that are no minions: a piece keeps its slot while it stands
    there. `hides` tells whether cards may lie face down, `hushes` whether one may take abilities away. `late` is how
    many cards at the bottom of the outsider pile wait for the next turn; `defectors` are the allies in that pile with
    their owners, `outsider_kept` an outsider in it that keeps what lies on it. The `enchanter` is active wherever its
    card is; the portal may be the outsider (`portal_is_outsider`). `destroying` counts the destructions under way,
    within one beat.
    """

    setting: Setting
    edition: Edition
    turn: int = 0
    phase: str = "setup"
    fight_lane: int = NOWHERE
    castle: Piece
    portal: Piece
    portals: list[Card] = []
    portal_at: int = 0  # upright (SH-SETUP-05, HM-SETUP-09)
    minions: list[Piece] = []
    horde_row: list[Piece | None] = [None] * LANES
    rear: tuple[Piece | None, ...] = ()
    alliance_row: list[Piece | None] = [None] * LANES
    players: list[Player] = []
    purses: tuple[int, ...] = made(lambda g: g.setting.own_purses if g.edition.own_mana else g.setting.purse_of)
    mana: list[int] = made(lambda g: [0] * (g.purses[-1] + 1))  # SH-SETUP-03, HM-SETUP-02
    horde_decks: list[list[Card]] = []
    horde_discard: list[Card] = []
    horde_hand: list[Card] = []
    horde_aside: list[Card] = []
    hidden_swapped: bool = False
    hides: bool = made(lambda g: g.setting.mode == "versus")
    hushes: bool = False
    pile: list[Card] = []
    later_stages: list[Card] = []
    late: int = 0
    defectors: tuple[tuple[Card, int, int], ...] = ()
    outsider_kept: Piece | None = None
    enchanter: Card | None = None
    portal_is_outsider: bool = False
    spirit: Piece | None = None
    """Who speaks for the enchantment, wherever the enchanter is; found again when needed."""
    tier: int = 0
    treachery_tier: int = 0
    treachery: Card | None = None
    wave_played: int = 0
    known_top: int = 0
    done: int = 0
    result: str = ""
    deeds: dict[str, int] = {}
    lasting: list[tuple[str, int]] = []
    waiting: list[Waiting] = []
    destroying: int = 0
    asker: Any = None
    """The card that asks now: only the words of its choices look at it."""
    around: Around | None = None

    def begin(self, setting: Setting, edition: Edition, dice: Dice) -> Battle:
        """A game before its set-up, in a new battle."""
        self.setting, self.seats, self.edition, self.dice = setting, setting.seats, edition, dice
        lay_out(self)
        return self

    def clone(self) -> Battle:
        """A copy that shares nothing mutable: with pieces and players of its own, where a minion in a lane is one of
        the four. What is derived (`around`, `spirit`) is found again when needed; what waits is of one beat."""
        twin = self.copied()
        twin.castle = self.castle.clone()
        twin.portal = self.portal.clone()
        twin.minions = minions = [each.clone() for each in self.minions]
        twin.horde_row = [None if each is None or each.card.is_minion else each.clone() for each in self.horde_row]
        for minion in minions:
            if minion.lane >= 0:
                twin.horde_row[minion.lane] = minion
        if self.rear:
            twin.rear = tuple([None if each is None else each.clone() for each in self.rear])
        twin.alliance_row = [None if each is None else each.clone() for each in self.alliance_row]
        twin.players = [each.clone() for each in self.players]
        if self.outsider_kept is not None:
            twin.outsider_kept = self.outsider_kept.clone()
        twin.spirit = twin.around = twin.asker = None
        twin.waiting, twin.destroying = [], 0
        return twin

    # -- who is where ------------------------------------------------------------------------------------------------

    def board_changed(self) -> None:
        """Something entered, left, moved or lost its text: forget what was derived from the board."""
        self.around = None
        if self.hushes:
            self.edition.hush(self)

    @enforces("HM-GLO-72")
    def monster_in(self, lane: int) -> Piece | None:
        """The monster in a lane, an ally that has joined the horde too; a spell waiting there to be resolved is
        none."""
        piece = self.horde_row[lane]
        return piece if piece is not None and (piece.card.is_creature or piece.concealed) else None

    @enforces("SH-FIGHT-07")
    def ally_in(self, lane: int) -> Piece | None:
        """The ally in a lane; a tower is none."""
        piece = self.alliance_row[lane]
        return piece if piece is not None and not piece.card.is_tower else None

    def in_lanes(self, side: int) -> list[Piece]:
        """The cards of one side in the lanes, from left to right."""
        row = self.horde_row if side else self.alliance_row
        return [piece for piece in row if piece is not None]

    def in_rear(self) -> list[Piece]:
        """The monsters of the back line that are no minions, by their slots."""
        return [piece for piece in self.rear if piece is not None]

    @enforces("SH-GLOS-31")
    def pieces(self) -> list[Piece]:
        """Every piece in play, attachments after their hosts."""
        found: list[Piece] = []
        for piece in self.bearers():
            found.append(piece)
            if piece.attached:
                found += piece.attached
        return found

    def bearers(self) -> list[Piece]:
        """Every piece in play that is not attached to another: castle, portal, horde cards, alliance cards."""
        found = [self.castle, self.portal, *self.minions]
        found += [piece for piece in self.horde_row if piece is not None and not piece.card.is_minion]
        if self.rear:
            found += self.in_rear()
        found += [piece for piece in self.alliance_row if piece is not None]
        return found

    @enforces("SH-GLOS-07", "HM-OUT-19")
    def outsider(self) -> Piece | None:
        """The outsider in play, if any; in the pile it is not in play, and face down nobody knows it. It may be the
        portal."""
        if self.portal_is_outsider:
            return self.portal
        for piece in self.horde_row:
            if piece is not None and piece.card.type == "outsider" and not piece.concealed:
                return piece
        for piece in self.rear:
            if piece is not None and piece.card.type == "outsider":
                return piece
        return None

    def pile_outsider(self) -> Card | None:
        """The outsider that waits in the outsider pile, if any."""
        return next((card for card in self.pile if card.is_outsider), None)

    # -- who decides -------------------------------------------------------------------------------------------------

    @property
    def alliance_seats(self) -> range:
        """The seats of the alliance."""
        return range(len(self.players))

    @property
    @enforces("SH-MODE-01")
    def horde_seat(self) -> int:
        """The seat of the horde player; NOWHERE in solo and co-op."""
        return self.setting.horde_seat

    @enforces("SH-VS-02")
    def purse_of(self, seat: int) -> int:
        """Which mana token a seat pays from: in versus the alliance may share one."""
        return self.purses[seat]

    def note(self, deed: str, amount: int = 1) -> None:
        """Count something that achievements and reports ask about."""
        self.deeds[deed] = self.deeds.get(deed, 0) + amount
