"""The arena: everything between two beats, as plain data.

Pieces are numbers in columns: heroes from 0 (Blue's first), minions, pillars, illusions and outsiders after them
(`setting`). `at` is the hex of each, or OFF. The masks `on` follow from `at`; only `pieces.put` changes either. What
lies on the Stack, waits for it or lasts is data too, naming content by its id, so that the game can be written down
and copied anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from hordekeep.games.skytear.content.cards import Hero, Outsider, PowerCard, VictoryCard
from hordekeep.games.skytear.content.setting import MINIONS_PER_TEAM, NOBODY, PIECES, Setting
from hordekeep.games.skytear.ground.boards import Battlefield, load_board
from hordekeep.kernel import Dice, enforces
from hordekeep.kernel.fields import Fields, each, lay_out, made

OFF: Final = -1
"""The hex of what is not on the battlefield."""
READY, EXHAUSTED, DEFEATED = 0, 1, 2
"""The states of a hero."""
enforces("SM-STATE-01")((READY, EXHAUSTED, DEFEATED))
ACTIVATION, TURN = 0, 1
"""Until when something lasts: the end of the activation (SM-EFF-01) or of the turn (SM-EFF-25)."""
Phase = Literal["setup", "heroes", "heroes-over", "minions", "upkeep"]
"""Where a game stands: `heroes-over` once nobody is left to activate (SM-TURN-01)."""
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


def _heroes(g: Arena) -> int:
    """How many heroes there are."""
    return 2 * g.setting.team


class Arena(Fields):
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

    setting: Setting
    field: Battlefield = made(lambda g: load_board(g.setting.board))
    turn: int = 1  # SM-SET-04
    phase: Phase = "setup"
    first_seat: int = 0
    side_next: int = 0
    flux: int = NOBODY
    # heroes
    heroes: list[Hero | None] = each(_heroes, None)
    owner: list[int] = each(_heroes, NOBODY)
    names: tuple[str, ...] = made(lambda g: ("",) * len(g.heroes))
    slots: Mapping[str, int] = {}
    standing: Standing | None = None
    hp: list[int] = each(_heroes, 0)
    state: list[int] = each(_heroes, READY)  # SM-STATE-02
    conditions: list[int] = each(_heroes, 0)
    returns: list[int] = each(_heroes, 0)
    cards_on: list[tuple[PowerCard, ...]] = each(_heroes, ())
    leads: list[tuple[Lead, ...]] = each(_heroes, ())
    activated: int = 0
    # the activation in progress, and the Stack
    active: int = NOBODY
    active_seat: int = NOBODY
    ap: int = 0
    used: tuple[str, ...] = ()
    stack: list[Entry] = []
    serial: int = 0
    asked: int = NOBODY
    passes: int = 0
    waiting: list[Entry] = []
    lasting: list[Lasting] = []
    # the battlefield
    at: list[int] = [OFF] * PIECES
    on: list[int] = [0] * 9
    structures: int = 0
    minion_lane: list[int] = [NOBODY] * (2 * MINIONS_PER_TEAM)
    tokens: list[int] = made(lambda g: [OFF] * len(g.field.lanes))
    numbers: tuple[int, ...] = made(lambda g: tuple(range(1, len(g.field.lanes) + 1)))
    towers: list[list[int]] = made(lambda g: [[0] * len(g.field.lanes), [0] * len(g.field.lanes)])
    nexus: list[int] = [UNARMED, UNARMED]
    dome_outsiders: tuple[Outsider | None, ...] = made(lambda g: (None,) * len(g.field.domes))
    commander: int = NOBODY
    # cards
    hands: list[list[PowerCard]] = made(lambda g: [[] for _ in range(g.seats)])
    decks: list[list[PowerCard]] = made(lambda g: [[] for _ in range(max(g.setting.purses) + 1)])
    discards: list[list[PowerCard]] = made(lambda g: [[] for _ in range(max(g.setting.purses) + 1)])
    flipped: list[tuple[int, PowerCard]] = []
    looking: tuple[int, int] = (NOBODY, 0)
    known: Mapping[int, tuple[int, int]] = {}
    factions: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    piles: Mapping[str, Mapping[str, Sequence[str]]] = {}
    # how it stands
    victory: tuple[VictoryCard, ...] = ()
    tallies: tuple[Tally, Tally] = (NO_TALLY, NO_TALLY)
    won: tuple[int, int] = (0, 0)
    result: tuple[int, str] | None = None
    """Who won (NOBODY for a draw), and by which rule."""

    def begin(self, setting: Setting, dice: Dice) -> Arena:
        """A game before its set-up, in a new arena."""
        self.setting, self.seats, self.dice = setting, setting.seats, dice
        lay_out(self)
        return self

    @property
    @enforces("SM-TEAM-22")
    def first_side(self) -> int:
        """The side of the first player."""
        return self.setting.sides[self.first_seat]

    def hero(self, slot: int) -> Hero:
        """The hero of a slot that has one."""
        hero = self.heroes[slot]
        assert hero is not None
        return hero

    def heroes_of(self, side: int) -> range:
        """The slots of a side's heroes."""
        return self.setting.heroes[side]
