"""The arena: everything between two beats, as plain data.

Pieces are numbers in columns: heroes from 0 (Blue's first), minions, pillars, illusions and outsiders after them
(`setting`). `at` is the hex of each, or OFF. The masks `on` follow from `at`; only `pieces.put` changes either. What
lies on the Stack, waits for it or lasts is data too, naming content by its id, so that the game can be written down
and copied anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from hordekeep.games.skytear.content.cards import Hero, Outsider, PowerCard, VictoryCard
from hordekeep.games.skytear.content.setting import MINIONS_PER_TEAM, NOBODY, PIECES, Setting
from hordekeep.games.skytear.ground.boards import Battlefield, load_board
from hordekeep.kernel import Agenda, Beat, Dice, Tell

OFF: Final = -1
"""The hex of what is not on the battlefield."""
READY, EXHAUSTED, DEFEATED = 0, 1, 2
"""The states of a hero (SM-STATE-01)."""
SLOW, FAST, FRENZY, DISARM, MARKED, SHAPESHIFTED = 1, 2, 4, 8, 16, 32
"""Conditions are bits of one number (SM-COND-02): nobody has one twice."""
CONDITIONS: Final = ("slow", "fast", "frenzy", "disarm", "marked", "shapeshifted")
"""Their names, by their bits."""
ACTIVATION, TURN = 0, 1
"""Until when something lasts: the end of the activation (SM-EFF-01) or of the turn (SM-EFF-25)."""
ACTIONS: Final = ("move", "lead", "attack", "skirmish", "worship")
"""The five actions (SM-ACT-01)."""
BLUE_HEROES, RED_HEROES, BLUE_MINIONS, RED_MINIONS = 0, 1, 2, 3
BLUE_PILLARS, RED_PILLARS, BLUE_ILLUSIONS, RED_ILLUSIONS, ON_OUTSIDERS = 4, 5, 6, 7, 8
"""The masks of an arena: Blue's of each kind, Red's one further, and that of all outsiders."""
UNARMED: Final = -1
"""The HP of a Nexus that has no tower tokens yet (SM-SET-19)."""


class Entry(NamedTuple):
    """An effect on the Stack (SM-STK-02), or a trigger that waits for it.

    `kind` is "action", "card" or "skill"; `what` the action's name, the card's id, or "hero/skill". `targets` are what
    was chosen when it was declared (SM-TGT-01): numbers of pieces, or a hex where the effect targets one. `memo` is
    what a trigger has to remember (HP lost), or what a cost left behind. `free` marks an action that an effect granted
    (SM-EFF-19).
    """

    serial: int
    kind: str
    seat: int
    caster: int
    what: str
    targets: tuple[int, ...] = ()
    memo: int = 0
    free: bool = False


class Lasting(NamedTuple):
    """Something that lasts: a bonus of a hero, a hex that may not be entered, a trigger that a card left behind.

    `piece` is who has it, NOBODY for the whole battlefield; `amount` a number, or a mask of hexes. `seat` is who played
    the card that left a trigger behind (SM-TEAM-25).
    """

    kind: str
    piece: int
    amount: int
    until: int
    seat: int = NOBODY


class Lead(NamedTuple):
    """A Lead card under a hero (SM-LEAD-01). `seen` is the seat that knows it, NOBODY from the deck (SM-LEAD-02);
    `shown` tells that it has been revealed (SM-CTRL-03)."""

    card: PowerCard
    seen: int
    shown: bool = False


class Tally(NamedTuple):
    """What a side has done so far, as victory cards ask for it (SM-Q-VICTORY). `dome_phases` are the Minions Phases in
    which it won a Dome, `largest_win` is the largest difference by which it won a lane token."""

    defeats: int = 0
    minions: int = 0
    lane_wins: int = 0
    dome_phases: int = 0
    largest_win: int = 0


NO_TALLY: Final = Tally()


class Static(NamedTuple):
    """A lasting rule of a skill: how much it gives a piece, against a target if one is meant. `owner` is whose skill it
    is; 0 while it is not in force."""

    kind: str
    amount: Callable[[Arena, int, int, int], int]


class Trigger(NamedTuple):
    """What a skill does when something happens (SM-TRIG-01): the moment, and whether it concerns the skill's owner.

    `concerns(g, owner, by, subject)`: `by` did it, to `subject`.
    """

    moment: str
    concerns: Callable[[Arena, int, int, int], bool]


class Standing(NamedTuple):
    """The skills of all heroes on the table: statics by kind and triggers by moment, each with the slot of its owner;
    a trigger's `what` is "hero/skill"."""

    statics: Mapping[str, tuple[tuple[int, Static], ...]]
    triggers: Mapping[str, tuple[tuple[int, str, Trigger], ...]]


class Arena:
    """The state of a game. Blue is side 0, Red side 1; what comes in pairs is Blue's and Red's.

    `heroes[h]` is the hero in slot h (None before the draft), `owner[h]` the seat that drafted it, `names[h]` how
    choices name it ("blue.yami"), `slots` the way back. `activated` are the heroes that had their activation this turn
    (SM-ACT-05), as bits. `active` is the hero whose activation is in progress and `active_seat` who carries it out;
    both stay until the Stack is empty, even if the hero falls (SM-STATE-20). `used` are the actions it took, by
    name. `asked` is the seat with priority, `passes` how many have passed in a row.

    A deck's top is the end of its list; `decks` and `discards` are by purse, `hands` by seat. `tokens[l]` is the hex of
    the control token in lane l, `numbers[l]` its number; `towers[side][l]` and `nexus[side]` are HP. `minion_lane` is
    the lane where each minion was last placed (SM-Q-MULTITOKENLANE). `dome_outsiders` are the outsiders' cards by Dome;
    `commander` is the side that an outsider acts for while it does. `won` are the lanes and Domes that each side
    won in this Minions Phase, as bits: lanes first, then Domes. `flipped` are cards that are being flipped, with their
    purse, until one of them is chosen and all are discarded (SM-FLIP-01). `looking` is who looks at how many cards on
    top of a deck (SM-EFF-14); `known` tells by purse who remembers how many of those on top.
    """

    __slots__ = (
        "activated",
        "active",
        "active_seat",
        "agenda",
        "ap",
        "asked",
        "at",
        "beat",
        "cards_on",
        "commander",
        "conditions",
        "decks",
        "dice",
        "discards",
        "dome_outsiders",
        "factions",
        "field",
        "first_seat",
        "flipped",
        "flux",
        "hands",
        "heroes",
        "hp",
        "known",
        "lasting",
        "leads",
        "looking",
        "minion_lane",
        "names",
        "nexus",
        "numbers",
        "on",
        "over",
        "owner",
        "passes",
        "phase",
        "piles",
        "result",
        "returns",
        "seats",
        "serial",
        "setting",
        "side_next",
        "slots",
        "stack",
        "standing",
        "state",
        "structures",
        "tallies",
        "tell",
        "tokens",
        "towers",
        "turn",
        "used",
        "victory",
        "waiting",
        "won",
    )

    def begin(self, setting: Setting, dice: Dice) -> Arena:
        """A game before its set-up, in a new arena. It is no `__init__`, which every clone would have to undergo: the
        compiled class makes no arena without it."""
        slots = 2 * setting.team
        self.setting = setting
        self.dice = dice
        self.seats: int = setting.seats
        self.field: Battlefield = load_board(setting.board)
        self.agenda: Agenda = []
        self.beat: Beat | None = None
        self.over = False
        self.tell: Tell | None = None
        self.turn = 1  # SM-SET-04
        self.phase = "setup"
        self.first_seat = 0
        self.side_next = 0
        self.flux = NOBODY
        # heroes
        self.heroes: list[Hero | None] = [None] * slots
        self.owner: list[int] = [NOBODY] * slots
        self.names: tuple[str, ...] = ("",) * slots
        self.slots: Mapping[str, int] = {}
        self.standing: Standing | None = None
        self.hp: list[int] = [0] * slots
        self.state: list[int] = [READY] * slots  # SM-STATE-02
        self.conditions: list[int] = [0] * slots
        self.returns: list[int] = [0] * slots
        self.cards_on: list[tuple[PowerCard, ...]] = [()] * slots
        self.leads: list[tuple[Lead, ...]] = [()] * slots
        self.activated = 0
        # the activation in progress, and the Stack
        self.active = NOBODY
        self.active_seat = NOBODY
        self.ap = 0
        self.used: tuple[str, ...] = ()
        self.stack: list[Entry] = []
        self.serial = 0
        self.asked = NOBODY
        self.passes = 0
        self.waiting: list[Entry] = []
        self.lasting: list[Lasting] = []
        # the battlefield
        self.at: list[int] = [OFF] * PIECES
        self.on: list[int] = [0] * 9
        self.structures = 0
        self.minion_lane: list[int] = [NOBODY] * (2 * MINIONS_PER_TEAM)
        lanes = len(self.field.lanes)
        self.tokens: list[int] = [OFF] * lanes
        self.numbers: tuple[int, ...] = tuple(range(1, lanes + 1))
        self.towers: list[list[int]] = [[0] * lanes, [0] * lanes]
        self.nexus: list[int] = [UNARMED, UNARMED]
        self.dome_outsiders: tuple[Outsider | None, ...] = (None,) * len(self.field.domes)
        self.commander = NOBODY
        # cards
        purses = max(setting.purses) + 1
        self.hands: list[list[PowerCard]] = [[] for _ in range(setting.seats)]
        self.decks: list[list[PowerCard]] = [[] for _ in range(purses)]
        self.discards: list[list[PowerCard]] = [[] for _ in range(purses)]
        self.flipped: list[tuple[int, PowerCard]] = []
        self.looking: tuple[int, int] = (NOBODY, 0)
        self.known: Mapping[int, tuple[int, int]] = {}
        self.factions: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.piles: Mapping[str, Mapping[str, Sequence[str]]] = {}
        # how it stands
        self.victory: tuple[VictoryCard, ...] = ()
        self.tallies: tuple[Tally, Tally] = (NO_TALLY, NO_TALLY)
        self.won: tuple[int, int] = (0, 0)
        self.result: tuple[int, str] | None = None
        """Who won (NOBODY for a draw), and by which rule."""
        return self

    def clone(self) -> Arena:
        """A copy that shares nothing mutable."""
        twin = Arena()
        twin.setting = self.setting
        twin.dice = self.dice.clone()
        twin.seats = self.seats
        twin.field = self.field
        twin.agenda = self.agenda[:]
        twin.beat = self.beat
        twin.over = self.over
        twin.tell = None
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first_seat = self.first_seat
        twin.side_next = self.side_next
        twin.flux = self.flux
        twin.heroes = self.heroes[:]
        twin.owner = self.owner[:]
        twin.names = self.names
        twin.slots = self.slots
        twin.standing = self.standing
        twin.hp = self.hp[:]
        twin.state = self.state[:]
        twin.conditions = self.conditions[:]
        twin.returns = self.returns[:]
        twin.cards_on = self.cards_on[:]
        twin.leads = self.leads[:]
        twin.activated = self.activated
        twin.active = self.active
        twin.active_seat = self.active_seat
        twin.ap = self.ap
        twin.used = self.used
        twin.stack = self.stack[:]
        twin.serial = self.serial
        twin.asked = self.asked
        twin.passes = self.passes
        twin.waiting = self.waiting[:]
        twin.lasting = self.lasting[:]
        twin.at = self.at[:]
        twin.on = self.on[:]
        twin.structures = self.structures
        twin.minion_lane = self.minion_lane[:]
        twin.tokens = self.tokens[:]
        twin.numbers = self.numbers
        twin.towers = [self.towers[0][:], self.towers[1][:]]
        twin.nexus = self.nexus[:]
        twin.dome_outsiders = self.dome_outsiders
        twin.commander = self.commander
        twin.hands = [each[:] for each in self.hands]
        twin.decks = [each[:] for each in self.decks]
        twin.discards = [each[:] for each in self.discards]
        twin.flipped = self.flipped[:]
        twin.looking = self.looking
        twin.known = self.known
        twin.factions = self.factions
        twin.piles = self.piles
        twin.victory = self.victory
        twin.tallies = self.tallies
        twin.won = self.won
        twin.result = self.result
        return twin

    @property
    def first_side(self) -> int:
        """The side of the first player (SM-TEAM-22)."""
        return self.setting.sides[self.first_seat]

    def hero(self, slot: int) -> Hero:
        """The hero of a slot that has one."""
        hero = self.heroes[slot]
        assert hero is not None
        return hero

    def heroes_of(self, side: int) -> range:
        """The slots of a side's heroes."""
        return self.setting.heroes[side]
