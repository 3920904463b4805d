"""The table of a game as the second reading sees it: laid out once from what a match shows, then changed by events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hordekeep.kernel import Document
from tests.games.lanes.oracle_cards import LANES, MINIONS, Printed, cards_of


@dataclass
class Piece:
    """A card in play. `vigor` is its health tokens less its wounds, `edge` its attack tokens less its weaken tokens:
    opposite tokens never lie on one card (SH-TOKEN-02, SH-TOKEN-03)."""

    card: str
    owner: int
    seat: int
    vigor: int = 0
    edge: int = 0
    plate: int = 0
    turn_attack: int = 0
    turn_health: int = 0
    turn_armor: int = 0
    armor_used: int = 0
    ready: bool = True
    concealed: bool = False
    falling: bool = False
    bare: bool = False
    """Without abilities of its own, or with those of another card: what is printed on it says little."""
    keywords: dict[str, int] = field(default_factory=dict)
    """The keywords that the table shows on it; used only where the printed ones do not decide."""
    marks: tuple[str, ...] = ()
    attached: list[Piece] = field(default_factory=list)
    under: Counter[str] = field(default_factory=Counter)

    def face(self) -> dict[str, Any]:
        """All of it that is compared."""
        return {
            "card": self.card,
            "owner": self.owner,
            "seat": self.seat,
            "vigor": self.vigor,
            "edge": self.edge,
            "plate": self.plate,
            "turn": (self.turn_attack, self.turn_health, self.turn_armor),
            "armor used": self.armor_used,
            "ready": self.ready,
            "concealed": self.concealed,
            "attached": Counter(each.card for each in self.attached),
            "under": self.under,
        }


@dataclass
class Player:
    """What an alliance player has; the deck from the top."""

    hand: Counter[str]
    deck: list[str]
    discard: Counter[str]
    mana: int


@dataclass
class Table:
    """Everything on the table."""

    slug: str
    mode: str
    seats: int
    turn: int
    phase: str
    step: str
    at: int
    portals: list[str]
    pieces: dict[str, Piece]
    players: list[Player]
    horde_hand: Counter[str]
    horde_decks: list[list[str]]
    horde_discard: Counter[str]
    horde_mana: int
    pile: list[str]
    later_stages: list[str]
    challenge: str
    result: str
    enchanter: str
    lasting: int
    portal_is_outsider: bool

    def printed(self, card: str) -> Printed:
        """What stands on a card."""
        return cards_of(self.slug)[card]

    def row(self, side: str) -> list[Piece | None]:
        """The six places of a side, from the left: `m` above the lane markers, `a` below them."""
        return [self.pieces.get(f"{side}{lane}") for lane in range(1, LANES + 1)]

    def monster(self, lane: int) -> Piece | None:
        """The horde's card in a lane, from 1."""
        return self.pieces.get(f"m{lane}")

    def ally(self, lane: int) -> Piece | None:
        """The ally in a lane; a tower is none (SH-FIGHT-07), a charmed monster is one."""
        found = self.pieces.get(f"a{lane}")
        return None if found is None or self.printed(found.card).type == "tower" else found

    def free(self, side: str) -> list[int]:
        """The lanes without a card of that side (SH-GLOS-26, SH-GLOS-27)."""
        return [lane for lane in range(1, LANES + 1) if f"{side}{lane}" not in self.pieces]

    def everything(self) -> Iterator[tuple[str, Piece]]:
        """Every card in play with its place, attachments too."""
        for place, piece in self.pieces.items():
            yield place, piece
            for number, each in enumerate(piece.attached, 1):
                yield f"{place}.{number}", each

    def find(self, place: str) -> Piece:
        """The card at a place, as events name it: m3, a2.1, castle."""
        host, _, number = place.partition(".")
        return self.pieces[host].attached[int(number) - 1] if number else self.pieces[host]

    def minion_places(self) -> dict[str, str]:
        """Where each minion stands: its own name is its place in the back line."""
        return {piece.card: place for place, piece in self.pieces.items() if piece.card in MINIONS}


def lay_out(shown: Document) -> Table:
    """The table as a match shows it."""
    horde = shown["horde"]
    pieces = {
        "castle": piece_of(shown["castle"]),
        "portal": piece_of(shown["portal"]),
        **{each["place"]: piece_of(each) for each in shown["minions"].values()},
        **{each["place"]: piece_of(each) for each in shown.get("rear", ())},
    }
    for lane in shown["lanes"]:
        pieces |= {each["place"]: piece_of(each) for each in lane.values() if each is not None}
    decks = horde["decks"] if "decks" in horde else [horde["deck"]]
    return Table(
        slug=shown["edition"],
        mode=shown["mode"],
        seats=len(shown["players"]),
        turn=shown["turn"],
        phase=shown["phase"],
        step=shown["step"],
        at=shown["portal"]["at"],
        portals=list(shown["portals"]),
        pieces=pieces,
        players=[
            Player(Counter(each["hand"]), list(each["deck"]), Counter(each["discard"]), each.get("mana", 0))
            for each in shown["players"]
        ],
        horde_hand=Counter(horde["hand"] if isinstance(horde["hand"], list) else ()),
        horde_decks=[list(each) for each in decks],
        horde_discard=Counter(horde["discard"]),
        horde_mana=horde["mana"],
        pile=list(shown["pile"]),
        later_stages=list(shown["later_stages"]),
        challenge=shown["challenge"],
        result=shown.get("result", ""),
        enchanter=shown.get("enchanter", ""),
        lasting=len(shown.get("lasting", ())),
        portal_is_outsider=shown.get("portal_is_outsider", False),
    )


def piece_of(shown: Document) -> Piece:
    """A card in play as a match shows it."""
    tokens, turn = shown["tokens"], shown["turn"]
    return Piece(
        card=shown["card"],
        owner=shown["owner"],
        seat=shown["seat"] if "seat" in shown else shown["owner"],
        vigor=tokens["health"] - tokens["wounds"],
        edge=tokens["attack"] - tokens["weaken"],
        plate=shown.get("plate", 0),
        turn_attack=turn.get("attack", 0),
        turn_health=turn.get("health", 0),
        turn_armor=turn.get("armor", 0),
        armor_used=shown.get("armor_used", 0),
        ready=shown["ready"],
        concealed=shown["concealed"],
        falling=shown.get("doomed", False) or shown.get("collapsing", False),
        bare=bool(shown.get("blank") or shown.get("shorn") or shown.get("borrowed")),
        keywords=dict(shown["keywords"]),
        marks=tuple(shown["marks"]),
        attached=[piece_of(each) for each in shown["attached"]],
        under=Counter(shown["under"]),
    )


class Difference(NamedTuple):
    """Something that the match shows otherwise than the events told."""

    what: str
    told: Any
    shown: Any
