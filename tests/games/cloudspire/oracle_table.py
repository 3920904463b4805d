"""The table of the second reading: where every chip lies. Read from a position once; then events alone change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from hordekeep.kernel import Document
from tests.games.cloudspire.oracle_cards import SUPPLY, Face, face

NOBODY = -1


@dataclass(eq=False)
class Chip:
    """A chip in play, with what lies under it."""

    name: str
    owner: int = NOBODY
    health: int = 0
    upgrades: str = ""
    under: list[str] = field(default_factory=list)
    gear: list[str] = field(default_factory=list)
    carries: list[Any] = field(default_factory=list)
    hidden: bool = False

    @property
    def face(self) -> Face:
        """Its figures."""
        return face(self.name)

    def told(self) -> tuple[Any, ...]:
        """All of it, to be compared: the order of upgrades matters under spires alone (CS-UPG-07)."""
        upgrades = self.upgrades if self.face.kind == "spire" else "".join(sorted(self.upgrades))
        carried = sorted(map(str, self.carries))
        return self.name, self.owner, self.health, upgrades, self.under, sorted(self.gear), carried, self.hidden


@dataclass
class Seat:
    """A fortress and what belongs to it."""

    faction: str
    source: int
    gate: int
    mark: int
    levels: dict[str, int]
    relics: list[str]
    relics_in_play: list[str]
    earthscapes: list[int]
    stack: list[Chip]
    barracks: Counter[str]
    beside: Counter[str]
    graves: Counter[str]
    captives: Counter[str]


@dataclass
class Pile:
    """A face-down pile, the top first, and its discard pile. Nobody knows the order of one that was `mixed` again."""

    deck: list[Any]
    discard: list[Any]
    mixed: bool = False

    def draw(self, known: Any = None) -> Any:
        """The top, and from an empty pile that of the discard pile, mixed (CS-MKT-08, CS-RELIC-08); None if there is
        nothing at all."""
        if not self.deck:
            self.deck, self.discard, self.mixed = self.discard, [], True
        if known is not None and self.mixed and known in self.deck:
            self.deck.remove(known)
            return known
        return self.deck.pop(0) if self.deck else None


@dataclass
class Table:
    """All that lies there."""

    seats: list[Seat]
    units: dict[str, Chip]
    spires: dict[str, Chip]
    landmarks: dict[str, Chip]
    items: dict[str, str]
    offers: list[str]
    earthscape: int
    market: Pile
    land: Pile
    earth: Pile
    relics: Pile
    events: Pile
    drawn: list[str]
    out: Counter[str]
    wave: int
    round: int
    turn: int
    first: int
    campfires: list[int]
    automaton: int
    allies: list[list[int]]
    waiting: set[int] = field(default_factory=set)
    playing: list[str] = field(default_factory=list)
    is_over: bool = False
    is_scored: bool = False
    is_mire: bool = False
    is_raining: bool = False
    acting: str = ""
    moved: list[Chip] = field(default_factory=list)
    attacked: list[Chip] = field(default_factory=list)
    retaliated: list[Chip] = field(default_factory=list)
    rolled_for: list[str] = field(default_factory=list)
    explored: list[str] = field(default_factory=list)
    been: list[tuple[Chip, str]] = field(default_factory=list)
    is_building: bool = False
    fresh: list[Chip] = field(default_factory=list)
    held: list[Chip] = field(default_factory=list)
    prisons: list[tuple[str, int, int]] = field(default_factory=list)
    kept: dict[str, Chip] = field(default_factory=dict)
    perched: list[Chip] = field(default_factory=list)
    lifted: list[Chip] = field(default_factory=list)

    def seat(self, told: Any) -> int:
        """A seat as events tell it."""
        return self.automaton if told == "automaton" else int(told)

    def supply(self) -> dict[str, int]:
        """The upgrades that lie under nothing (CS-UPG-01)."""
        under = "".join(chip.upgrades for chip in self.chips())
        return {letter: count - under.count(letter) for letter, count in SUPPLY.items()}

    def chips(self) -> Iterable[Chip]:
        """Every chip that may have upgrades and is seen."""
        yield from self.units.values()
        yield from self.spires.values()
        yield from self.landmarks.values()
        yield from self.kept.values()
        yield from self.perched
        yield from self.lifted
        for seat in self.seats:
            yield from seat.stack


def name_of(entry: Any) -> str:
    """A chip in a list of a position, without the number that tells it from its likes."""
    return str(entry if isinstance(entry, str) else entry["chip"]).partition("#")[0]


def _names(entries: Iterable[Any]) -> list[str]:
    return [name_of(each) for each in entries]


def _counted(entries: Any) -> Counter[str]:
    """Chips beside or in the barracks, by their first sides."""
    found: Counter[str] = Counter()
    for name, count in entries.items():
        found[face(name).chip] += count
    return found


def _chip(document: Document, owner: int) -> Chip:
    return Chip(
        name_of(document),
        owner,
        document.get("health", 0),
        document.get("upgrades", ""),
        _names(document.get("under", [])),
        _names(document.get("gear", [])),
        list(document.get("carries", [])),
        document.get("hidden", False),
    )


def _seat(player: Document) -> Seat:
    return Seat(
        player["faction"],
        player["source"],
        player["gate"],
        player["mark"],
        {name: level for name, level in player["levels"].items() if level},
        list(player["relics"]),
        list(player["relics_in_play"]),
        list(player["earthscapes"]),
        [_chip(each, player["seat"]) for each in player["stack"]],
        _counted(player["barracks"]),
        _counted(player["beside"]),
        _counted(player["graves"]),
        _counted(player["captives"]),
    )


def read(shown: Document) -> Table:
    """The table as everything is shown."""
    players = shown["players"]
    return Table(
        [_seat(each) for each in players],
        {each["hex"]: _chip(each, player["seat"]) for player in players for each in player["units"] if each["hex"]},
        {each["hex"]: _chip(each, player["seat"]) for player in players for each in player["spires"]},
        {spot: _chip(each, NOBODY) for spot, each in shown["landmarks"].items()},
        {spot: name_of(each) for spot, each in shown["items"].items()},
        _names(shown["offers"]),
        shown["earthscape"],
        Pile(_names(shown["market"]["deck"]), _names(shown["market"]["discard"])),
        Pile(_names(shown["landmark_stack"]["deck"]), _names(shown["landmark_stack"]["discard"])),
        Pile(list(shown["earthscapes"]["deck"]), list(shown["earthscapes"]["discard"])),
        Pile(list(shown["relics"]["deck"]), list(shown["relics"]["discard"])),
        Pile(list(shown["events"]["deck"]), list(shown["events"]["discard"])),
        list(shown["drawn"]),
        Counter(face(name_of(each)).chip for each in shown.get("out", [])),
        shown["wave"],
        shown["round"],
        shown["turn"],
        shown["first"],
        list(shown["campfires"]),
        shown["automaton"],
        shown["allies"],
    )


def differences(mine: Table, theirs: Table) -> list[str]:
    """What events told otherwise than it lies there."""
    found: list[str] = []

    def compare(what: str, one: Any, other: Any) -> None:
        if one != other:
            found.append(f"{what}: told {one}, there is {other}")

    for relic in [each for each in mine.playing if each in theirs.relics.discard]:
        mine.playing.remove(relic)
        mine.relics.discard.append(relic)
    if "awakening" in mine.playing and "awakening" not in theirs.drawn:  # until it is defeated (CS-K-EVENT-13)
        mine.playing.remove("awakening")
        mine.drawn.remove("awakening")
        mine.events.discard.append("awakening")
    if mine.is_mire:
        _rise(mine, theirs)
    for number, (seat, there) in enumerate(zip(mine.seats, theirs.seats, strict=True)):
        for each in fields(Seat):
            if each.name != "stack":
                one, other = getattr(seat, each.name), getattr(there, each.name)
                if isinstance(one, Counter):
                    one, other = +one, +other
                compare(f"{each.name} of {number}", one, other)
        compare(f"stack of {number}", [one.told() for one in seat.stack], [one.told() for one in there.stack])
    for name in ("units", "spires", "landmarks"):
        ones, others = getattr(mine, name), getattr(theirs, name)
        for spot in sorted({*ones, *others}):
            one, other = ones.get(spot), others.get(spot)
            if one and other and not other.health and one.face.is_unit:
                one.health = 0  # an effect defeats it (CS-K-TAL-74), which is told when it is resolved
            compare(f"{name} on {spot}", one and one.told(), other and other.told())
    for name in ("items", "drawn", "wave", "round", "first", "campfires"):
        compare(name, getattr(mine, name), getattr(theirs, name))
    compare("out", +mine.out, +theirs.out)
    _compare_piles(mine, theirs, compare)
    return found


def _rise(mine: Table, theirs: Table) -> None:
    """Swamps that nobody was told of lie face down on what were free wells (CS-K-EVENT-08)."""
    mine.is_mire = False
    for spot in sorted(set(theirs.landmarks) - set(mine.landmarks)):
        chip = theirs.landmarks[spot]
        assert chip.hidden
        assert spot not in mine.units
        assert spot not in mine.spires
        mine.landmarks[spot] = Chip(chip.name, NOBODY, hidden=True)
    mine.land = Pile(list(theirs.land.deck), list(theirs.land.discard))


def _compare_piles(mine: Table, theirs: Table, compare: Any) -> None:
    """Piles card by card; one that was mixed again holds the same cards, in an order that nobody knew."""
    offered: dict[str, tuple[list[Any], list[Any]]] = {
        "market": (mine.offers, theirs.offers),
        "earth": ([mine.earthscape], [theirs.earthscape]),
    }
    for name in ("market", "land", "earth", "relics", "events"):
        one, other = getattr(mine, name), getattr(theirs, name)
        shown, there = offered.get(name, ([], []))
        if one.mixed:
            every = Counter([*other.deck, *other.discard, *there])
            compare(f"pile {name}", Counter([*one.deck, *one.discard, *shown]), every)
            one.deck, one.discard, one.mixed = list(other.deck), list(other.discard), False
            shown[:] = there
            mine.earthscape = theirs.earthscape
        else:
            compare(f"pile {name}", (one.deck, one.discard, shown), (other.deck, other.discard, there))
