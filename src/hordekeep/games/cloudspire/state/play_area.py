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
from hordekeep.kernel import Agenda, Beat, Dice, Rules, Tell

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


class PlayArea:
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

    __slots__ = (
        "agenda",
        "at",
        "attacked",
        "beat",
        "below",
        "built",
        "campfires",
        "cp",
        "dice",
        "earth_deck",
        "earth_discard",
        "earth_shown",
        "earth_sold",
        "earthscapes",
        "enough",
        "event_deck",
        "event_discard",
        "events",
        "factions",
        "fallen_heroes",
        "falls",
        "first_seat",
        "fresh",
        "gates",
        "gear",
        "health",
        "heroes",
        "hidden",
        "holder",
        "items",
        "land",
        "land_deck",
        "land_discard",
        "landmarks",
        "lasting",
        "levels",
        "market_deck",
        "market_discard",
        "marks",
        "moved",
        "offers",
        "on",
        "over",
        "passed",
        "pending",
        "phase",
        "place",
        "relic_deck",
        "relic_discard",
        "relics",
        "relics_in_play",
        "result",
        "retaliated",
        "round",
        "seats",
        "seen",
        "setting",
        "side",
        "source",
        "spire_on",
        "spires",
        "stacks",
        "stage",
        "standing",
        "supply",
        "teleported",
        "tell",
        "turn_seat",
        "units",
        "upgrades",
        "used",
        "used_in_wave",
        "wave",
    )

    def begin(self, setting: Setting, land: Land, dice: Dice) -> PlayArea:
        """A game before its set-up, in a new play area. It is no `__init__`, which every clone would have to undergo:
        the compiled class makes no play area without it."""
        count, chips = setting.fortresses, len(box().chips)
        self.setting = setting
        self.dice = dice
        self.seats: int = setting.seats
        self.land: Land = land
        self.agenda: Agenda = []
        self.beat: Beat | None = None
        self.over = False
        self.tell: Tell | None = None
        # the course of the game
        self.wave = 1
        self.phase = EVENT
        self.stage = START
        self.round = 0
        self.first_seat = 0
        self.turn_seat = 0
        self.result: tuple[tuple[int, ...], str] | None = None
        # the factions, by seat
        self.factions: list[str] = [""] * count
        self.source: list[int] = [0] * count
        self.gates: list[int] = [GATE_HEALTH] * count
        self.marks: list[int] = [NOBODY] * count
        self.cp: list[int] = [0] * count
        self.built: list[int] = [0] * count
        self.levels: list[tuple[int, ...]] = [()] * count
        self.stacks: list[tuple[int, ...]] = [()] * count
        self.relics: list[tuple[str, ...]] = [()] * count
        self.relics_in_play: list[tuple[str, ...]] = [()] * count
        self.earthscapes: list[tuple[int, ...]] = [()] * count
        self.seen: list[int] = [0] * count
        self.fallen_heroes: list[int] = [0] * count
        self.passed = 0
        self.campfires = 0
        self.enough = 0
        # the chips, by number
        self.place: list[int] = [OUT] * chips
        self.at: list[int] = [OFF] * chips
        self.holder: list[int] = [NOBODY] * chips
        self.side: list[int] = [0] * chips
        self.health: list[int] = [0] * chips
        self.upgrades: list[str] = [""] * chips
        self.below: list[tuple[int, ...]] = [()] * chips
        self.gear: list[tuple[int, ...]] = [()] * chips
        self.hidden = 0
        self.moved = 0
        self.attacked = 0
        self.retaliated = 0
        self.teleported = 0
        self.fresh = 0
        self.used: frozenset[str] = frozenset()
        self.used_in_wave: frozenset[str] = frozenset()
        # the hexes
        self.on: dict[int, int] = {}
        self.spire_on: dict[int, int] = {}
        self.items: dict[int, int] = {}
        self.units: list[int] = [0] * (NEUTRAL + 1)
        self.heroes: list[int] = [0] * (NEUTRAL + 1)
        self.spires: list[int] = [0] * (NEUTRAL + 1)
        self.landmarks = 0
        # stacks and decks; the top of each is the end of its list
        self.market_deck: list[int] = []
        self.market_discard: list[int] = []
        self.offers: list[int] = []
        self.earth_deck: list[int] = []
        self.earth_discard: list[int] = []
        self.earth_shown = 0
        self.earth_sold = False
        self.land_deck: list[int] = []
        self.land_discard: list[int] = []
        self.relic_deck: list[str] = []
        self.relic_discard: list[str] = []
        self.event_deck: list[str] = []
        self.event_discard: list[str] = []
        self.events: tuple[str, ...] = ()
        self.supply: list[int] = list(SUPPLY.values())
        # what lasts and what waits
        self.standing: Standing = NOTHING_STANDS
        self.lasting: list[Lasting] = []
        self.falls: list[Fall] = []
        self.pending: tuple[Any, ...] = ()
        return self

    def clone(self) -> PlayArea:
        """A copy that shares nothing mutable."""
        twin = PlayArea()
        twin.setting = self.setting
        twin.dice = self.dice.clone()
        twin.seats = self.seats
        twin.land = self.land
        twin.agenda = self.agenda[:]
        twin.beat = self.beat
        twin.over = self.over
        twin.tell = None
        twin.wave = self.wave
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.first_seat = self.first_seat
        twin.turn_seat = self.turn_seat
        twin.result = self.result
        twin.factions = self.factions[:]
        twin.source = self.source[:]
        twin.gates = self.gates[:]
        twin.marks = self.marks[:]
        twin.cp = self.cp[:]
        twin.built = self.built[:]
        twin.levels = self.levels[:]
        twin.stacks = self.stacks[:]
        twin.relics = self.relics[:]
        twin.relics_in_play = self.relics_in_play[:]
        twin.earthscapes = self.earthscapes[:]
        twin.seen = self.seen[:]
        twin.fallen_heroes = self.fallen_heroes[:]
        twin.passed = self.passed
        twin.campfires = self.campfires
        twin.enough = self.enough
        twin.place = self.place[:]
        twin.at = self.at[:]
        twin.holder = self.holder[:]
        twin.side = self.side[:]
        twin.health = self.health[:]
        twin.upgrades = self.upgrades[:]
        twin.below = self.below[:]
        twin.gear = self.gear[:]
        twin.hidden = self.hidden
        twin.moved = self.moved
        twin.attacked = self.attacked
        twin.retaliated = self.retaliated
        twin.teleported = self.teleported
        twin.fresh = self.fresh
        twin.used = self.used
        twin.used_in_wave = self.used_in_wave
        twin.on = self.on.copy()
        twin.spire_on = self.spire_on.copy()
        twin.items = self.items.copy()
        twin.units = self.units[:]
        twin.heroes = self.heroes[:]
        twin.spires = self.spires[:]
        twin.landmarks = self.landmarks
        twin.market_deck = self.market_deck[:]
        twin.market_discard = self.market_discard[:]
        twin.offers = self.offers[:]
        twin.earth_deck = self.earth_deck[:]
        twin.earth_discard = self.earth_discard[:]
        twin.earth_shown = self.earth_shown
        twin.earth_sold = self.earth_sold
        twin.land_deck = self.land_deck[:]
        twin.land_discard = self.land_discard[:]
        twin.relic_deck = self.relic_deck[:]
        twin.relic_discard = self.relic_discard[:]
        twin.event_deck = self.event_deck[:]
        twin.event_discard = self.event_discard[:]
        twin.events = self.events
        twin.supply = self.supply[:]
        twin.standing = self.standing
        twin.lasting = self.lasting[:]
        twin.falls = self.falls[:]
        twin.pending = self.pending
        return twin
