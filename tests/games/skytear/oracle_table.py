"""The oracle's table: every piece, card and counter, as the pictures and words of the book have them."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tests.games.skytear import oracle_facts as facts
from tests.games.skytear.oracle_ground import Ground, Hex, ground_of, hex_of

SIDES = ("blue", "red")


def other(side: str) -> str:
    """The enemy side."""
    return SIDES[1 - SIDES.index(side)]


class Hero:
    """A hero card with what lies on it, and its miniature."""

    def __init__(self, name: str, shown: Any) -> None:
        self.name = name
        self.side, self.id = name.split(".")
        self.facts = facts.heroes()[self.id]
        self.owner: int = shown["owner"]
        self.hex: Hex | None = hex_of(shown["hex"]) if shown["hex"] else None
        self.hp: int = shown["hp"]
        self.state: str = shown["state"]
        self.returns: int = shown["returns"]
        self.activated: bool = shown["activated"]
        self.conditions: set[str] = set(shown["conditions"])
        self.cards: list[str] = list(shown["cards"])
        self.leads: list[str] = [lead["card"] for lead in shown["leads"]]
        self.revealed: list[bool] = [lead["shown"] for lead in shown["leads"]]
        self.illusion: Hex | None = hex_of(shown["illusion"]) if shown["illusion"] else None


class Lasting(NamedTuple):
    """Something that lasts to the end of the activation or of the turn (SM-EFF-01, SM-EFF-25)."""

    kind: str
    piece: str
    amount: int
    hexes: frozenset[Hex]
    until: str


class Entry(NamedTuple):
    """An effect on the Stack."""

    of: str
    what: str
    hero: str
    seat: int


class Table:
    """All that lies on and beside the board. Events alone change it (see `oracle_events`)."""

    def __init__(self, shown: Any) -> None:
        self.ground: Ground = ground_of(shown["map"])
        self.seats: int = shown["seats"]
        self.simplified: bool = shown["simplified"]
        self.rows: int = shown["rows"]
        self.turn: int = shown["turn"]
        self.first: int = shown["first"]
        self.flux: int = shown["flux"]
        self.victory: list[str] = list(shown["victory"])
        self.heroes = {name: Hero(name, each) for name, each in shown["heroes"].items()}
        self.minions = {side: minions_shown(shown, side) for side in SIDES}
        self.pillars = {side: [hex_of(each) for each in shown["pillars"].get(side, [])] for side in SIDES}
        self.outsiders = {each["dome"]: each["card"] for each in shown["outsiders"]}
        self.outsider_at = {each["card"]: hex_of(each["hex"]) for each in shown["outsiders"] if each["hex"]}
        self.tokens = {lane: hex_of(each["token"]) for lane, each in shown["lanes"].items()}
        self.numbers = {lane: each["number"] for lane, each in shown["lanes"].items()}
        self.towers = {lane: dict(each["towers"]) for lane, each in shown["lanes"].items()}
        self.nexus = dict(shown["nexus"])
        self.hands = [Counter(each["hand"]) for each in shown["players"]]
        self.decks = [list(each["cards"]) for each in shown["decks"]]
        self.discards = [Counter(each["discard"]) for each in shown["decks"]]
        self.is_order_known = [True for _ in self.decks]
        self.looked = [0 for _ in self.decks]
        self.lasting = [
            Lasting(
                each["kind"],
                each.get("piece", ""),
                each.get("amount", 0),
                frozenset(map(hex_of, each.get("hexes", []))),
                each.get("until", "activation"),
            )
            for each in shown["lasting"]
        ]
        self.stack: list[Entry] = []
        self.active: Hero | None = None
        self.active_seat = -1
        self.ap = 0
        self.used: list[str] = []
        self.commander = ""
        self.flips: list[tuple[int, str]] = []
        self.last_drawn: list[list[str]] = [[] for _ in self.decks]
        self.declared = ""
        self.unsure: set[str] = set()
        self.tallies = {side: dict(shown["tallies"][side]) for side in SIDES}
        self.dome_won: set[str] = set()
        self.lifted: list[tuple[str, str]] = []
        self.hovering = 0

    def side_of(self, seat: int) -> str:
        """Seats alternate between the teams (SM-TEAM-19)."""
        return SIDES[seat % 2]

    def team(self, side: str) -> list[int]:
        """The seats of a side."""
        return [seat for seat in range(self.seats) if self.side_of(seat) == side]

    def purse(self, seat: int) -> int:
        """Whose deck a seat uses: its own, with five players and more its team's (SM-TEAM-21, SM-TEAM-24)."""
        return seat if self.seats <= 4 else seat % 2

    def heroes_of(self, side: str) -> list[Hero]:
        """A side's heroes on the battlefield."""
        return [each for each in self.heroes.values() if each.side == side and each.hex is not None]

    def lasts(self, kind: str, piece: str = "") -> int:
        """The sum of what lasts of a kind for a piece (SM-EFF-23)."""
        return sum(each.amount or 1 for each in self.lasting if each.kind == kind and each.piece == piece)

    def barred(self) -> frozenset[Hex]:
        """Where no miniature can enter."""
        return frozenset(where for each in self.lasting if each.kind == "bar" for where in each.hexes)

    def structures(self) -> frozenset[Hex]:
        """The Nexuses, and the Towers that stand (SM-TOW-03, SM-TOW-05)."""
        standing = [
            self.ground.towers[lane][side] for lane, both in self.towers.items() for side, hp in both.items() if hp > 0
        ]
        return frozenset((*standing, *self.ground.nexus.values()))

    def blocking(self) -> frozenset[Hex]:
        """Blocking elements: heroes, Towers, Nexuses and outsiders (SM-AMOV-03)."""
        heroes = [each.hex for each in self.heroes.values() if each.hex is not None]
        return self.structures() | frozenset((*heroes, *self.outsider_at.values()))

    def minion_hexes(self) -> frozenset[Hex]:
        """Where minions stand."""
        return frozenset(where for side in SIDES for where, _ in self.minions[side])

    def miniatures(self) -> frozenset[Hex]:
        """Where heroes, minions and outsiders stand."""
        heroes = [each.hex for each in self.heroes.values() if each.hex is not None]
        return self.minion_hexes() | frozenset((*heroes, *self.outsider_at.values()))

    def faction_tokens(self) -> frozenset[Hex]:
        """Where pillars and illusions lie."""
        illusions = [each.illusion for each in self.heroes.values() if each.illusion is not None]
        return frozenset((*illusions, *(where for side in SIDES for where in self.pillars[side])))

    def free(self) -> frozenset[Hex]:
        """Where a hero may stop: no blocking element, no minion (SM-AMOV-04), and nothing that bars it."""
        return self.ground.hexes - self.blocking() - self.minion_hexes() - self.barred()


def minions_shown(shown: Any, side: str) -> list[tuple[Hex, str]]:
    """A side's minions on the battlefield, each with its Lane (SM-Q-MULTITOKENLANE)."""
    return sorted((hex_of(each["hex"]), each["lane"]) for each in shown["minions"].get(side, []))
