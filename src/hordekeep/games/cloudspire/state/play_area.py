"""The play area: everything between two beats, as plain data.

Chips are numbers in columns (`chips`). `place` tells where each of them is, `at` its hex while it stands on one, and
only `pieces` changes either, because masks and the ways back follow from them. What waits to be resolved or lasts is
data too, naming content by its id, so that the game can be written down and copied anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.setting import GATE_HEALTH, NEUTRAL, NOBODY, SUPPLY, Setting
from hordekeep.kernel import Dice, Rules
from hordekeep.kernel.fields import Fields, each, lay_out

if TYPE_CHECKING:
    from hordekeep.games.cloudspire.ground.land import Land

OFF: Final = -1
"""The hex of what stands on none."""

BARRACKS: Final = 0
BESIDE: Final = 1
STACK: Final = 2
BOARD: Final = 3
UNDER: Final = 4
ATTACHED: Final = 5
PILE: Final = 6
OFFERED: Final = 7
DISCARD: Final = 8
GRAVES: Final = 9
CAPTIVE: Final = 10
OUT: Final = 11
"""Where a chip is: in the organizer of its barracks (CS-BARR-01) or beside it, on top of its part of a deployment
stack, on a hex, under another chip (in a group, tucked, loaded, perched), attached to a hero, in the market or landmark
stack, offered in the market, in a discard pile, in the Forgotten Graves, kept by a captor, or out of the game."""
PLACES: Final = (
    "barracks",
    "beside",
    "stack",
    "board",
    "under",
    "attached",
    "pile",
    "offered",
    "discard",
    "graves",
    "captive",
    "out",
)
"""Their names, in this order."""

EVENT: Final = 0
INCOME: Final = 1
MARKET: Final = 2
BUILD: Final = 3
PREP: Final = 4
ONSLAUGHT: Final = 5
UPKEEP: Final = 6
"""The phases of a wave in their order, and the upkeep after them (CS-WAVE-02)."""
PHASES: Final = ("event", "income", "market", "build", "prep", "onslaught", "end-of-wave")
START: Final = 0
MOVEMENT: Final = 1
FIRE: Final = 2
EXPLORATION: Final = 3
ATTACK: Final = 4
"""The stages of a turn in the Onslaught Phase (CS-TURN-02)."""
STAGES: Final = ("start", "movement", "fire", "exploration", "attack")
TURN: Final = 0
NEXT_TURN: Final = 1
WAVE: Final = 2
"""Until when something lasts: the end of this turn, of its controller's next turn, of the wave."""


class Lasting(NamedTuple):
    """Something that lasts: a bonus, a ban. `chip` is who has it; `until` one of TURN, NEXT_TURN and WAVE."""

    kind: str
    chip: int
    amount: int
    until: int


class Whose(NamedTuple):
    """Whose effect something is: the faction, the chip that has it (NOBODY for relics, events and advancements) and the
    number printed beside it, 0 if none is. An event is nobody's."""

    seat: int
    chip: int = NOBODY
    number: int = 0


class Static(NamedTuple):
    """A lasting rule of an effect: how much of a kind it gives a chip, against another if one is meant, 0 for none.

    `chip` is NOBODY where a faction is meant; then `other` is its seat.
    """

    kind: str
    amount: Callable[[PlayArea, Whose, int, int], int]


class Occasion(NamedTuple):
    """Something that happens: to whom, by which chip and which faction, and how much of it; to whose gate, if that is
    what it happens to."""

    chip: int = NOBODY
    by: int = NOBODY
    seat: int = NOBODY
    amount: int = 0
    gate: int = NOBODY


class Reaction(NamedTuple):
    """What an effect does by itself in a moment that concerns it."""

    moment: str
    concerns: Callable[[PlayArea, Whose, Occasion], bool]
    do: Callable[[PlayArea, Whose, Occasion], Rules[None]]


class Window(NamedTuple):
    """What whoever has an effect may use in a moment: once a turn or wave (`often`), if `can` says that it would do
    something. `do` asks for the rest and pays."""

    moment: str
    often: str
    can: Callable[[PlayArea, Whose], bool]
    do: Callable[[PlayArea, Whose], Rules[None]]


class Meaning(NamedTuple):
    """What the sentences of a talent, advancement, relic or event mean."""

    statics: tuple[Static, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    windows: tuple[Window, ...] = ()


class Standing(NamedTuple):
    """What advancements, relics and events give for the time being, by kind and by moment: each with whose it is and,
    where it can be used, its id."""

    statics: Mapping[str, tuple[tuple[Whose, Static], ...]]
    reactions: Mapping[str, tuple[tuple[str, Whose, Reaction], ...]]
    windows: Mapping[str, tuple[tuple[str, Whose, Window], ...]]


NOTHING_STANDS: Final = Standing({}, {}, {})


class Fall(NamedTuple):
    """A chip that was defeated and waits for its defeat to be resolved (CS-DEF-20).

    `by` is the faction that defeated it, NOBODY for none, and `with_` the chip that did, NOBODY for a gate or an
    effect without one; `how` tells whether an attack did it. `holder`, `side` and `hex` are as they were then: the chip
    is cleared before its reward is paid (CS-DEF-03, CS-DEF-04). `rewarded` is whether one is paid at all. `with_side`
    is what `with_` showed then: it may have left play by the time that this is told.
    """

    chip: int
    by: int
    with_: int
    how: str
    holder: int
    side: int
    hex: int
    rewarded: bool = True
    with_side: int = 0


def _fortresses(g: PlayArea) -> int:
    """How many fortresses there are."""
    return g.setting.fortresses


def _chips(g: PlayArea) -> int:
    """How many chips the box has."""
    return len(box().chips)


class PlayArea(Fields):
    """The state of a game. What comes by seat is a list with one entry for each fortress.

    `holder[c]` is who controls a chip (CS-CTRL-01), `side[c]` which of its faces is up, `upgrades[c]` the upgrades
    under it as letters from top to bottom (A attack, R range, D fortification), `below[c]` the chips of its group
    beneath it (CS-GROUP-01), `gear[c]` the equipment or item that a hero has. `hidden` are landmarks that lie face
    down, `seen[s]` those that a seat has looked at (CS-EXPL-02), all as bits over chips.

    `on` and `spire_on` tell what stands on a hex: units and landmarks, and spires; `items` lie where units may stand
    (CS-ITEM-04). The masks `units[s]`, `heroes[s]`, `spires[s]` and `landmarks` follow from them; the column NEUTRAL of
    `units` is of landmark minions that nobody controls and the ancient traxxyr.

    `stacks[s]` is a deployment stack, its top first (CS-DEPLOY-02). `moved`, `attacked`, `retaliated`, `teleported` and
    `fresh` (put into play this turn) are bits over chips, cleared when a turn begins; `used` and `used_in_wave` name
    talents as "chip/talent". `falls` are defeats to be resolved, `pending` what a stage still has to do.
    """

    setting: Setting
    land: Land
    # the course of the game
    wave: int = 1
    phase: int = EVENT
    stage: int = START
    round: int = 0
    first_seat: int = 0
    turn_seat: int = 0
    result: tuple[tuple[int, ...], str] | None = None
    # the factions, by seat
    factions: list[str] = each(_fortresses, "")
    source: list[int] = each(_fortresses, 0)
    gates: list[int] = each(_fortresses, GATE_HEALTH)
    marks: list[int] = each(_fortresses, NOBODY)
    cp: list[int] = each(_fortresses, 0)
    built: list[int] = each(_fortresses, 0)
    levels: list[tuple[int, ...]] = each(_fortresses, ())
    stacks: list[tuple[int, ...]] = each(_fortresses, ())
    relics: list[tuple[str, ...]] = each(_fortresses, ())
    relics_in_play: list[tuple[str, ...]] = each(_fortresses, ())
    earthscapes: list[tuple[int, ...]] = each(_fortresses, ())
    seen: list[int] = each(_fortresses, 0)
    fallen_heroes: list[int] = each(_fortresses, 0)
    passed: int = 0
    campfires: int = 0
    enough: int = 0
    # the chips, by number
    place: list[int] = each(_chips, OUT)
    at: list[int] = each(_chips, OFF)
    holder: list[int] = each(_chips, NOBODY)
    side: list[int] = each(_chips, 0)
    health: list[int] = each(_chips, 0)
    upgrades: list[str] = each(_chips, "")
    below: list[tuple[int, ...]] = each(_chips, ())
    gear: list[tuple[int, ...]] = each(_chips, ())
    hidden: int = 0
    moved: int = 0
    attacked: int = 0
    retaliated: int = 0
    teleported: int = 0
    fresh: int = 0
    used: frozenset[str] = frozenset()
    used_in_wave: frozenset[str] = frozenset()
    # the hexes
    on: dict[int, int] = {}
    spire_on: dict[int, int] = {}
    items: dict[int, int] = {}
    units: list[int] = [0] * (NEUTRAL + 1)
    heroes: list[int] = [0] * (NEUTRAL + 1)
    spires: list[int] = [0] * (NEUTRAL + 1)
    landmarks: int = 0
    # stacks and decks; the top of each is the end of its list
    market_deck: list[int] = []
    market_discard: list[int] = []
    offers: list[int] = []
    earth_deck: list[int] = []
    earth_discard: list[int] = []
    earth_shown: int = 0
    earth_sold: bool = False
    land_deck: list[int] = []
    land_discard: list[int] = []
    relic_deck: list[str] = []
    relic_discard: list[str] = []
    event_deck: list[str] = []
    event_discard: list[str] = []
    events: tuple[str, ...] = ()
    supply: list[int] = list(SUPPLY.values())
    # what lasts and what waits
    standing: Standing = NOTHING_STANDS
    lasting: list[Lasting] = []
    falls: list[Fall] = []
    pending: tuple[Any, ...] = ()

    def begin(self, setting: Setting, land: Land, dice: Dice) -> PlayArea:
        """A game before its set-up, in a new play area."""
        self.setting, self.seats, self.land, self.dice = setting, setting.seats, land, dice
        lay_out(self)
        return self
