"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Hidden are hands, a teammate's too (SM-TEAM-07), the order of decks, and Lead cards face down: one from the hand is
known to who put it there, one from the deck to nobody (SM-LEAD-02, SM-LEAD-03, SM-Q-HIDDEN). All else is open, discard
piles and what lies on heroes too (SM-SET-17).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hordekeep.games.skytear.content.board_map import LETTERS
from hordekeep.games.skytear.content.setting import BLUE, MINIONS, NOBODY, OUTSIDERS, RED, SIDES
from hordekeep.games.skytear.effects.values import armor, attack, attack_range, flips, mana, move_range
from hordekeep.games.skytear.ground.boards import hex_text, load_board
from hordekeep.games.skytear.rules.minions.control import base_control
from hordekeep.games.skytear.state.arena import Arena, Entry, Lead
from hordekeep.games.skytear.state.pieces import illusion_of, kind_of, minions_of, pillars_of
from hordekeep.games.skytear.state.wording import looked_at
from hordekeep.games.skytear.told.draft_view import draft_document
from hordekeep.games.skytear.written.position import (
    STATES,
    active_document,
    conditions_of,
    entry_document,
    ids,
    laid_out,
    lasting_document,
    piece_text,
    result_document,
    targets_hexes,
)
from hordekeep.kernel import enforces, once
from hordekeep.kernel.hexes import write_coordinate

if TYPE_CHECKING:
    from hordekeep.kernel import Document

COUNTING: Final = {
    "headhunters": ("defeats", 3),
    "lane-masters": ("lane_wins", 5),
    "dome-lords": ("dome_phases", 3),
    "slaughter": ("minions", 14),
    "overrun": ("largest_win", 8),
}
"""The victory cards that count something (SM-Q-VICTORY): what, and how many are needed."""


def view(g: Arena, seat: int | None) -> Document:
    """The game as `seat` may see it; None is a spectator."""
    document = _open(g)
    document["heroes"] = {name: _hero(g, slot, lambda lead: knows(lead, seat)) for name, slot in g.slots.items()}
    document["players"] = [_player(g, each, each == seat) for each in range(g.seats)]
    if seat is not None and g.looking[0] == seat:
        document["top"] = ids(looked_at(g))
    return document


def shown(g: Arena) -> Document:
    """The whole position with all computed values: what scenarios and replays look into."""
    document = {**laid_out(g), **_open(g)}
    document["heroes"] = {name: _hero(g, slot, lambda _: True) for name, slot in g.slots.items()}
    document["players"] = [
        {**_player(g, each, True), "deck": ids(reversed(g.decks[g.setting.purses[each]]))} for each in range(g.seats)
    ]
    document["tallies"] = {SIDES[side]: g.tallies[side]._asdict() for side in (BLUE, RED)}
    if g.looking[0] != NOBODY:
        document["top"] = ids(looked_at(g))
    return document


@enforces("SM-LEAD-03")
def knows(lead: Lead, seat: int | None) -> bool:
    """Does a seat know a Lead card (SM-LEAD-01 to SM-LEAD-03)?"""
    return lead.shown or (seat is not None and lead.seen == seat)


def moment(g: Arena) -> Document:
    """How far the game has come."""
    return {"turn": g.turn, "phase": "over" if g.result is not None else g.phase}


def _open(g: Arena) -> Document:
    """What everybody sees."""
    setting, now = g.setting, moment(g)
    return {
        "board": setting.board,
        "map": map_document(setting.board),
        "format": setting.format,
        "simplified": setting.simplified,
        "seats": g.seats,
        "sides": [SIDES[side] for side in setting.sides],
        "turn": now["turn"],
        "rows": setting.rows,
        "phase": now["phase"],
        "first": g.first_seat,
        "flux": g.flux,
        "next": SIDES[g.side_next],
        "factions": {SIDES[side]: list(g.factions[side]) for side in (BLUE, RED)},
        "victory": [card.id for card in g.victory],
        "progress": {card.id: _progress(g, card.id) for card in g.victory if card.id in COUNTING},
        "minions": {SIDES[side]: _minions(g, side) for side in (BLUE, RED)},
        "pillars": {
            SIDES[side]: [hex_text(g.at[each]) for each in pillars_of(side) if g.at[each] >= 0] for side in (BLUE, RED)
        },
        "outsiders": _outsiders(g),
        "lanes": {lane.id: _lane(g, number) for number, lane in enumerate(g.field.lanes)},
        "domes": {
            dome.id: {"control": _control(g, 1 << len(g.tokens) + number)} for number, dome in enumerate(g.field.domes)
        },
        "nexus": {SIDES[side]: g.nexus[side] for side in (BLUE, RED)},
        "active": None if g.active_seat == NOBODY else active_document(g),
        "stack": [_entry(g, each) for each in g.stack],
        "waiting": [_entry(g, each) for each in g.waiting],
        "lasting": [lasting_document(g, each) for each in g.lasting],
        "flipped": [card.id for _, card in g.flipped],
        "result": None if g.result is None else result_document(g),
        **({"draft": draft_document(g)} if g.phase == "setup" else {}),
    }


@once
def map_document(board: str) -> Document:
    """A battlefield as clients draw it: rows of terrain letters as in its file, Cover Hexes, white lines, and where
    structures stand."""
    field = load_board(board)
    rows: dict[int, list[tuple[int, str]]] = {}
    for (q, r), terrain in sorted(field.map.terrain.items()):
        rows.setdefault(r, []).append((q, LETTERS[terrain]))
    return {
        "rows": [_row(r, rows[r]) for r in sorted(rows)],
        "cover": [write_coordinate(each) for each in sorted(field.map.cover)],
        "walls": [[write_coordinate(a), write_coordinate(b)] for a, b in sorted(field.map.white_lines)],
        "nexus": {SIDES[side]: hex_text(field.nexus[side]) for side in (BLUE, RED)},
        "towers": {lane.id: {SIDES[side]: hex_text(lane.towers[side]) for side in (BLUE, RED)} for lane in field.lanes},
        "domes": {dome.id: hex_text(dome.control_point) for dome in field.domes},
    }


def _row(r: int, hexes: list[tuple[int, str]]) -> Document:
    first, last = hexes[0][0], hexes[-1][0]
    letters = dict(hexes)
    return {"q": first, "r": r, "terrain": "".join([letters.get(q, " ") for q in range(first, last + 1)])}


def _progress(g: Arena, card: str) -> Document:
    field, needed = COUNTING[card]
    return {SIDES[side]: [getattr(g.tallies[side], field), needed] for side in (BLUE, RED)}


def _hero(g: Arena, slot: int, known: Callable[[Lead], bool]) -> Document:
    face = g.hero(slot)
    at, illusion = g.at[slot], g.at[illusion_of(slot)]
    return {
        "hero": face.id,
        "side": SIDES[g.setting.side_of[slot]],
        "owner": g.owner[slot],
        "hex": hex_text(at) if at >= 0 else "",
        "hp": g.hp[slot],
        "max_hp": face.hp,
        "state": STATES[g.state[slot]],
        "returns": g.returns[slot],
        "activated": bool(g.activated >> slot & 1),
        "conditions": conditions_of(g, slot),
        "cards": ids(g.cards_on[slot]),
        "leads": [{"card": lead.card.id if known(lead) else "", "shown": lead.shown} for lead in g.leads[slot]],
        "illusion": hex_text(illusion) if illusion >= 0 else "",
        "mana": mana(g, slot),
        "armor": armor(g, slot),
        "attack": attack(g, slot),
        "flips": flips(g, slot),
        "move": move_range(g, slot),
        "range": attack_range(g, slot),
    }


def _entry(g: Arena, entry: Entry) -> Document:
    """An effect, with its targets as choices touch them."""
    document = entry_document(g, entry)
    if "targets" in document and not targets_hexes(g, entry):
        document["targets"] = [_touched(g, piece) for piece in entry.targets]
    return {"targets": [], "free": False, **document}


def _touched(g: Arena, piece: int) -> str:
    """A piece as choices touch it: minions and pillars by their hexes, while they are on the battlefield."""
    kind, at = kind_of(piece), g.at[piece]
    if kind in ("minion", "pillar") and at >= 0:
        return f"{kind}:{SIDES[g.setting.side_of[piece]]}:{hex_text(at)}"
    return piece_text(g, piece)


def _minions(g: Arena, side: int) -> list[Document]:
    found: list[Document] = []
    for piece in minions_of(side):
        if g.at[piece] >= 0:
            lane = g.minion_lane[piece - MINIONS]
            found.append({"hex": hex_text(g.at[piece]), "lane": g.field.lanes[lane].id if lane >= 0 else ""})
    return found


def _outsiders(g: Arena) -> list[Document]:
    found: list[Document] = []
    for number, dome in enumerate(g.field.domes):
        card, at = g.dome_outsiders[number], g.at[OUTSIDERS + number]
        if card is not None:
            found.append({"card": card.id, "dome": dome.id, "hex": hex_text(at) if at >= 0 else ""})
    return found


def _lane(g: Arena, lane: int) -> Document:
    token = g.tokens[lane]
    return {
        "token": hex_text(token) if token >= 0 else "",
        "number": g.numbers[lane],
        "towers": {SIDES[side]: g.towers[side][lane] for side in (BLUE, RED)},
        "control": _control(g, 1 << lane) if token >= 0 else {"blue": 0, "red": 0},
    }


def _control(g: Arena, point: int) -> Document:
    """The Control Values as they would be counted now, Lead cards aside (SM-CTRL-01)."""
    return {SIDES[side]: base_control(g, side, point) for side in (BLUE, RED)}


def _player(g: Arena, seat: int, is_own: bool) -> Document:
    purse = g.setting.purses[seat]
    return {
        "seat": seat,
        "side": SIDES[g.setting.sides[seat]],
        "hand": ids(g.hands[seat]) if is_own else len(g.hands[seat]),
        "deck": len(g.decks[purse]),
        "discard": ids(g.discards[purse]),
    }
