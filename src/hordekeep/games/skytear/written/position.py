"""Positions: the whole game as one readable document. `position_reading` gives the game back.

Heroes go by their names, hexes by their coordinates, decks from the top. The agenda is written only where the phase
does not imply it. Anything left out has its default, so that a scenario writes only what matters to its rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from hordekeep.games.skytear.content.keywords import CONDITIONS
from hordekeep.games.skytear.content.setting import (
    BLUE,
    HEROES,
    ILLUSIONS,
    MINIONS,
    MINIONS_PER_TEAM,
    NOBODY,
    OUTSIDERS,
    PILLARS,
    RED,
    SIDES,
)
from hordekeep.games.skytear.effects.meanings import meaning_of
from hordekeep.games.skytear.ground.boards import hex_text
from hordekeep.games.skytear.state.arena import ACTIVATION, NO_TALLY, OFF, Arena, Entry, Lasting
from hordekeep.games.skytear.state.pieces import illusion_of, kind_of, minions_of, pillars_of
from hordekeep.games.skytear.written.position_document import HeroPosition, Position
from hordekeep.kernel.hexes import hexes_in
from hordekeep.kernel.positions import dice_document, written

if TYPE_CHECKING:
    from hordekeep.games.skytear.content.cards import PowerCard
    from hordekeep.kernel import Agenda, Document

STATES: Final[tuple[Literal["ready", "exhausted", "defeated"], ...]] = ("ready", "exhausted", "defeated")
"""How the card of a hero lies: upright, turned (SM-STATE-07), or with its miniature on it (SM-STATE-11)."""
UNTIL: Final = ("activation", "turn")
IMPLIED: Final[Mapping[str, Agenda]] = {
    "heroes": [("heroes", None)],
    "heroes-over": [("minions_phase", None)],
    "minions": [("minions_phase", None)],
    "upkeep": [("upkeep", None)],
}
"""What is to be done in a phase unless a position says otherwise."""
OF_HEXES: Final = ("bar",)
"""The kinds of lasting effects whose amount is a mask of hexes."""


def to_position(g: Arena) -> Document:
    """The whole game at a beat's start. `from_position` gives the same game back."""
    document = laid_out(g)
    if not g.over and g.agenda != IMPLIED.get(g.phase):
        document["agenda"] = [[name] if argument is None else [name, plain(argument)] for name, argument in g.agenda]
    return document


def plain(argument: Any) -> Any:
    """The argument of a beat as files write it: tuples are lists there."""
    if isinstance(argument, Mapping):
        return {name: plain(each) for name, each in argument.items()}
    return [plain(each) for each in argument] if isinstance(argument, (list, tuple)) else argument


def laid_out(g: Arena) -> Document:
    """The game as a document; in the middle of a beat it tells all but what the rules hold in suspense."""
    setting = g.setting
    document: Document = {
        "board": setting.board,
        "seats": setting.seats,
        "format": setting.format,
        "simplified": setting.simplified,
        "rows": setting.rows,
        **written(Position, g),
        "first": g.first_seat,
        "next": SIDES[g.side_next],
        "flux": g.flux,
        "victory": [card.id for card in g.victory],
        "heroes": {name: _hero(g, slot) for name, slot in g.slots.items()},
        "minions": {SIDES[side]: _minions(g, side) for side in (BLUE, RED)},
        "pillars": {SIDES[side]: _pillars(g, side) for side in (BLUE, RED)},
        "outsiders": _outsiders(g),
        "lanes": {lane.id: _lane(g, number) for number, lane in enumerate(g.field.lanes)},
        "nexus": {SIDES[side]: g.nexus[side] for side in (BLUE, RED)},
        "players": [{"hand": ids(hand)} for hand in g.hands],
        "decks": [
            {"cards": ids(reversed(deck)), "discard": ids(discard)}
            for deck, discard in zip(g.decks, g.discards, strict=True)
        ],
        "stack": [entry_document(g, each) for each in g.stack],
        "lasting": [lasting_document(g, each) for each in g.lasting],
        "dice": dice_document(g.dice),
    }
    document.update(_rarely(g))
    return document


def _rarely(g: Arena) -> Document:
    """What is not always there, and then is not written."""
    look_seat, cards_seen = g.looking
    found: Document = {
        "active": None if g.active_seat == NOBODY else active_document(g),
        "serial": g.serial,
        "priority": None if g.asked == NOBODY else {"seat": g.asked, "passes": g.passes},
        "waiting": [entry_document(g, each) for each in g.waiting],
        "flipped": [{"deck": purse, "card": card.id} for purse, card in g.flipped],
        "looking": None if look_seat == NOBODY else {"seat": look_seat, "cards": cards_seen},
        "known": [{"deck": purse, "seat": who, "cards": number} for purse, (who, number) in g.known.items()],
        "tallies": {SIDES[side]: g.tallies[side]._asdict() for side in (BLUE, RED) if g.tallies[side] != NO_TALLY},
        "won": _won(g) if any(g.won) else None,
        "commander": None if g.commander == NOBODY else SIDES[g.commander],
        "factions": {SIDES[side]: list(g.factions[side]) for side in (BLUE, RED)} if any(g.factions) else None,
        "piles": plain(g.piles),
        "result": None if g.result is None else result_document(g),
    }
    return {name: value for name, value in found.items() if value}


def _won(g: Arena) -> Document:
    """The control points that each side has won in this Minions Phase."""
    points = control_points(g)
    return {SIDES[side]: [points[each] for each in hexes_in(g.won[side])] for side in (BLUE, RED)}


def control_points(g: Arena) -> list[str]:
    """The names of all control points by their bits: the Lanes, then the Domes (SM-MP-04)."""
    return [*(lane.id for lane in g.field.lanes), *(f"dome {dome.id}" for dome in g.field.domes)]


def ids(cards: Iterable[PowerCard]) -> list[str]:
    """Cards as their ids."""
    return [card.id for card in cards]


# -- what stands and lies there ----------------------------------------------------------------------------------------


def _hero(g: Arena, slot: int) -> Document:
    """A hero as files write it: what is not there is not written."""
    document: Document = {"owner": g.owner[slot], "hp": g.hp[slot], "state": STATES[g.state[slot]]} | written(
        HeroPosition, g, slot
    )
    if g.at[slot] >= 0:
        document["hex"] = hex_text(g.at[slot])
    if g.activated >> slot & 1:
        document["activated"] = True
    if g.conditions[slot]:
        document["conditions"] = conditions_of(g, slot)
    if g.cards_on[slot]:
        document["cards"] = ids(g.cards_on[slot])
    if g.leads[slot]:
        document["leads"] = [{"card": lead.card.id, "seen": lead.seen, "shown": lead.shown} for lead in g.leads[slot]]
    illusion = g.at[illusion_of(slot)]
    if illusion >= 0:
        document["illusion"] = hex_text(illusion)
    return document


def conditions_of(g: Arena, slot: int) -> list[str]:
    """The conditions of a hero by name: the tokens on its card (SM-COND-13)."""
    bits = g.conditions[slot]
    return [name for bit, name in enumerate(CONDITIONS) if bits >> bit & 1] if bits else []


def _minions(g: Arena, side: int) -> list[Any]:
    """The minions on the battlefield, each with the Lane that it was last placed in."""
    found: list[Any] = []
    next_number = 1
    for number, piece in enumerate(minions_of(side), 1):
        if g.at[piece] >= 0:
            lane = g.minion_lane[piece - MINIONS]
            document: Document = {"hex": hex_text(g.at[piece])}
            if lane >= 0:
                document["lane"] = g.field.lanes[lane].id
            if number != next_number:
                document["number"] = number
            found.append(document)
            next_number = number + 1
    return found


def _pillars(g: Arena, side: int) -> list[Any]:
    found: list[Any] = []
    next_number = 1
    for number, piece in enumerate(pillars_of(side), 1):
        if g.at[piece] >= 0:
            where = hex_text(g.at[piece])
            found.append(where if number == next_number else {"hex": where, "number": number})
            next_number = number + 1
    return found


def _outsiders(g: Arena) -> list[Document]:
    """The outsider of each Dome, once it has one."""
    found: list[Document] = []
    for dome, card in enumerate(g.dome_outsiders):
        if card is not None:
            at = g.at[OUTSIDERS + dome]
            found.append({"card": card.id, "hex": hex_text(at)} if at >= 0 else {"card": card.id})
    return found


def _lane(g: Arena, lane: int) -> Document:
    token = g.tokens[lane]
    return {
        "token": hex_text(token) if token >= 0 else "",
        "number": g.numbers[lane],
        "towers": {SIDES[side]: g.towers[side][lane] for side in (BLUE, RED)},
    }


# -- the Stack and what lasts ------------------------------------------------------------------------------------------


def active_document(g: Arena) -> Document:
    """The activation in progress, of a hero, or without one of an outsider, with the AP left (SM-ACT-11)."""
    return {
        "hero": "" if g.active == NOBODY else g.names[g.active],
        "seat": g.active_seat,
        "ap": g.ap,
        "used": list(g.used),
    }


def entry_document(g: Arena, entry: Entry) -> Document:
    """An effect on the Stack, or a trigger that waits for it."""
    document: Document = {"kind": entry.kind, "what": entry.what, "hero": g.names[entry.caster], "seat": entry.seat}
    if entry.serial >= 0:
        document["serial"] = entry.serial
    if entry.targets:
        on_hex = targets_hexes(g, entry)
        document["targets"] = [f"hex:{hex_text(each)}" if on_hex else piece_text(g, each) for each in entry.targets]
    if entry.memo:
        document["memo"] = entry.memo
    if entry.free:
        document["free"] = True
    return document


def targets_hexes(g: Arena, entry: Entry) -> bool:
    """Are the targets of an effect hexes (SM-TAU-04, SM-AOE-05), not pieces?"""
    if entry.kind == "action":
        return entry.what == "worship" and g.hero(entry.caster).faction == "taulot"
    aim = meaning_of(entry.what).aim
    return aim is not None and aim.is_hex


def piece_text(g: Arena, piece: int) -> str:
    """A piece wherever it is: "hero:blue.yami", "illusion:blue.akhuti", "minion:red:3", "pillar:blue:1" or
    "outsider:1"."""
    kind = kind_of(piece)
    if kind == "hero":
        return f"hero:{g.names[piece]}"
    if kind == "illusion":
        return f"illusion:{g.names[piece - ILLUSIONS]}"
    if kind == "outsider":
        return f"outsider:{piece - OUTSIDERS + 1}"
    first = MINIONS if kind == "minion" else PILLARS
    return f"{kind}:{SIDES[g.setting.side_of[piece]]}:{(piece - first) % MINIONS_PER_TEAM + 1}"


def piece_from_text(g: Arena, text: str) -> int:
    """The piece that such a text names; OFF if there is none."""
    kind, _, rest = text.partition(":")
    if kind in ("hero", "illusion"):
        slot = g.slots.get(rest, OFF)
        return slot + (HEROES if kind == "hero" else ILLUSIONS) if slot >= 0 else OFF
    side, _, number = rest.partition(":") if kind != "outsider" else ("", "", rest)
    if not (number.isascii() and number.isdigit()):
        return OFF
    if kind == "outsider":
        return OUTSIDERS + int(number) - 1 if 1 <= int(number) <= len(g.dome_outsiders) else OFF
    if kind not in ("minion", "pillar") or side not in SIDES or not 1 <= int(number) <= MINIONS_PER_TEAM:
        return OFF
    of_side = minions_of(SIDES.index(side)) if kind == "minion" else pillars_of(SIDES.index(side))
    return of_side[int(number) - 1]


def lasting_document(g: Arena, each: Lasting) -> Document:
    """Something that lasts."""
    document: Document = {"kind": each.kind}
    if each.piece != NOBODY:
        document["piece"] = piece_text(g, each.piece)
    if each.kind in OF_HEXES:
        document["hexes"] = [hex_text(where) for where in hexes_in(each.amount)]
    else:
        document["amount"] = each.amount
    document["until"] = UNTIL[each.until != ACTIVATION]
    if each.seat != NOBODY:
        document["seat"] = each.seat
    return document


def result_document(g: Arena) -> Document:
    """How the game ended."""
    assert g.result is not None
    side, how = g.result
    rule, _, card = how.partition("/")
    return {"winner": "draw" if side == NOBODY else SIDES[side], "rule": rule, "card": card}
