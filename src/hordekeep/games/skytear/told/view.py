"""Views: what a seat or a spectator may see, with the values that clients would otherwise have to compute.

Hidden are hands, a teammate's too (SM-TEAM-07), the order of decks, and Lead cards face down: one from the hand is
known to who put it there, one from the deck to nobody (SM-LEAD-02, SM-LEAD-03, SM-Q-HIDDEN). All else is open, discard
piles and what lies on heroes too (SM-SET-17).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import UNSET

from hordekeep.games.skytear.content.board_map import LETTERS
from hordekeep.games.skytear.content.setting import BLUE, MINIONS, NOBODY, OUTSIDERS, RED, SIDES, Side
from hordekeep.games.skytear.effects.values import armor, attack, attack_range, flips, mana, move_range
from hordekeep.games.skytear.ground.boards import hex_text, load_board
from hordekeep.games.skytear.rules.minions.control import base_control
from hordekeep.games.skytear.state.arena import Arena, Entry, Lead, Phase
from hordekeep.games.skytear.state.pieces import illusion_of, kind_of, minions_of, pillars_of
from hordekeep.games.skytear.state.wording import looked_at
from hordekeep.games.skytear.told.draft_view import draft_seen
from hordekeep.games.skytear.told.seen import (
    SeenActivation,
    SeenArena,
    SeenDome,
    SeenEntry,
    SeenHero,
    SeenLane,
    SeenLasting,
    SeenLead,
    SeenMap,
    SeenMinion,
    SeenOutsider,
    SeenPlayer,
    SeenResult,
    SeenRow,
)
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
    document: Document = msgspec.to_builtins(_arena(g, () if seat is None else (seat,)))
    return document


def laid_open(g: Arena) -> Document:
    """The same with all hands and Lead cards, for whoever may see everything."""
    document: Document = msgspec.to_builtins(_arena(g, None))
    return document


def shown(g: Arena) -> Document:
    """The whole position with all computed values: what scenarios look into."""
    document = {**laid_out(g), **laid_open(g)}
    for player, purse in zip(document["players"], g.setting.purses, strict=True):
        player["deck"] = ids(reversed(g.decks[purse]))
    document["tallies"] = {SIDES[side]: g.tallies[side]._asdict() for side in (BLUE, RED)}
    return document


@enforces("SM-LEAD-03")
def knows(lead: Lead, eyes: Collection[int] | None) -> bool:
    """Does somebody on these seats know a Lead card (SM-LEAD-01 to SM-LEAD-03)? None stands for whoever knows all."""
    return lead.shown or eyes is None or lead.seen in eyes


def moment(g: Arena) -> Document:
    """How far the game has come."""
    return {"turn": g.turn, "phase": _phase(g)}


def _phase(g: Arena) -> Phase | Literal["over"]:
    return "over" if g.result is not None else g.phase


def _arena(g: Arena, eyes: Collection[int] | None) -> SeenArena:
    """The game as those see it who sit on the seats `eyes`; None is for all that there is."""
    setting = g.setting
    return SeenArena(
        board=setting.board,
        map=map_seen(setting.board),
        format=setting.format,
        simplified=setting.simplified,
        seats=g.seats,
        sides=[SIDES[side] for side in setting.sides],
        turn=g.turn,
        rows=setting.rows,
        phase=_phase(g),
        first=g.first_seat,
        flux=g.flux,
        next=SIDES[g.side_next],
        factions={"blue": list(g.factions[BLUE]), "red": list(g.factions[RED])},
        victory=[card.id for card in g.victory],
        progress={card.id: _progress(g, card.id) for card in g.victory if card.id in COUNTING},
        heroes={name: _hero(g, slot, eyes) for name, slot in g.slots.items()},
        minions={"blue": _minions(g, BLUE), "red": _minions(g, RED)},
        pillars={"blue": _pillars(g, BLUE), "red": _pillars(g, RED)},
        outsiders=_outsiders(g),
        lanes={lane.id: _lane(g, number) for number, lane in enumerate(g.field.lanes)},
        domes={
            dome.id: SeenDome(_control(g, 1 << len(g.tokens) + number)) for number, dome in enumerate(g.field.domes)
        },
        nexus={"blue": g.nexus[BLUE], "red": g.nexus[RED]},
        active=None if g.active_seat == NOBODY else SeenActivation(**active_document(g)),
        stack=[_entry(g, each) for each in g.stack],
        waiting=[_entry(g, each) for each in g.waiting],
        lasting=[SeenLasting(**lasting_document(g, each)) for each in g.lasting],
        players=[_player(g, seat, eyes is None or seat in eyes) for seat in range(g.seats)],
        top=ids(looked_at(g)) if g.looking[0] != NOBODY and (eyes is None or g.looking[0] in eyes) else [],
        flipped=[card.id for _, card in g.flipped],
        result=None if g.result is None else SeenResult(**result_document(g)),
        draft=draft_seen(g) if g.phase == "setup" else UNSET,
    )


@once
def map_seen(board: str) -> SeenMap:
    """A battlefield, with the letters of its file."""
    field = load_board(board)
    rows: dict[int, list[tuple[int, str]]] = {}
    for (q, r), terrain in sorted(field.map.terrain.items()):
        rows.setdefault(r, []).append((q, LETTERS[terrain]))
    return SeenMap(
        rows=[_row(r, rows[r]) for r in sorted(rows)],
        cover=[write_coordinate(each) for each in sorted(field.map.cover)],
        walls=[(write_coordinate(a), write_coordinate(b)) for a, b in sorted(field.map.white_lines)],
        nexus={SIDES[side]: hex_text(field.nexus[side]) for side in (BLUE, RED)},
        towers={lane.id: {SIDES[side]: hex_text(lane.towers[side]) for side in (BLUE, RED)} for lane in field.lanes},
        domes={dome.id: hex_text(dome.control_point) for dome in field.domes},
    )


def _row(r: int, hexes: list[tuple[int, str]]) -> SeenRow:
    first, last = hexes[0][0], hexes[-1][0]
    letters = dict(hexes)
    return SeenRow(first, r, "".join([letters.get(q, " ") for q in range(first, last + 1)]))


def _progress(g: Arena, card: str) -> dict[Side, list[int]]:
    field, needed = COUNTING[card]
    blue, red = g.tallies
    return {"blue": [getattr(blue, field), needed], "red": [getattr(red, field), needed]}


def _hero(g: Arena, slot: int, eyes: Collection[int] | None) -> SeenHero:
    face = g.hero(slot)
    at, illusion = g.at[slot], g.at[illusion_of(slot)]
    return SeenHero(
        hero=face.id,
        side=SIDES[g.setting.side_of[slot]],
        owner=g.owner[slot],
        hex=hex_text(at) if at >= 0 else "",
        hp=g.hp[slot],
        max_hp=face.hp,
        state=STATES[g.state[slot]],
        returns=g.returns[slot],
        activated=bool(g.activated >> slot & 1),
        conditions=conditions_of(g, slot),
        cards=ids(g.cards_on[slot]),
        leads=[SeenLead(lead.card.id if knows(lead, eyes) else "", lead.shown) for lead in g.leads[slot]],
        illusion=hex_text(illusion) if illusion >= 0 else "",
        mana=mana(g, slot),
        armor=armor(g, slot),
        attack=attack(g, slot),
        flips=flips(g, slot),
        move=move_range(g, slot),
        range=attack_range(g, slot),
    )


def _entry(g: Arena, entry: Entry) -> SeenEntry:
    """An effect, with its targets as choices touch them."""
    seen = SeenEntry(**entry_document(g, entry))
    if entry.targets and not targets_hexes(g, entry):
        seen.targets = [_touched(g, piece) for piece in entry.targets]
    return seen


def _touched(g: Arena, piece: int) -> str:
    """A piece as choices touch it: minions and pillars by their hexes, while they are on the battlefield."""
    kind, at = kind_of(piece), g.at[piece]
    if kind in ("minion", "pillar") and at >= 0:
        return f"{kind}:{SIDES[g.setting.side_of[piece]]}:{hex_text(at)}"
    return piece_text(g, piece)


def _minions(g: Arena, side: int) -> list[SeenMinion]:
    found: list[SeenMinion] = []
    for piece in minions_of(side):
        if g.at[piece] >= 0:
            lane = g.minion_lane[piece - MINIONS]
            found.append(SeenMinion(hex_text(g.at[piece]), g.field.lanes[lane].id if lane >= 0 else ""))
    return found


def _pillars(g: Arena, side: int) -> list[str]:
    return [hex_text(g.at[each]) for each in pillars_of(side) if g.at[each] >= 0]


def _outsiders(g: Arena) -> list[SeenOutsider]:
    found: list[SeenOutsider] = []
    for number, dome in enumerate(g.field.domes):
        card, at = g.dome_outsiders[number], g.at[OUTSIDERS + number]
        if card is not None:
            found.append(SeenOutsider(card.id, dome.id, hex_text(at) if at >= 0 else ""))
    return found


def _lane(g: Arena, lane: int) -> SeenLane:
    token = g.tokens[lane]
    return SeenLane(
        token=hex_text(token) if token >= 0 else "",
        number=g.numbers[lane],
        towers={"blue": g.towers[BLUE][lane], "red": g.towers[RED][lane]},
        control=_control(g, 1 << lane) if token >= 0 else {"blue": 0, "red": 0},
    )


def _control(g: Arena, point: int) -> dict[Side, int]:
    """The Control Values as they would be counted now, Lead cards aside (SM-CTRL-01)."""
    return {"blue": base_control(g, BLUE, point), "red": base_control(g, RED, point)}


def _player(g: Arena, seat: int, is_open: bool) -> SeenPlayer:
    purse = g.setting.purses[seat]
    return SeenPlayer(
        seat=seat,
        side=SIDES[g.setting.sides[seat]],
        hand=ids(g.hands[seat]) if is_open else len(g.hands[seat]),
        deck=len(g.decks[purse]),
        discard=ids(g.discards[purse]),
    )
