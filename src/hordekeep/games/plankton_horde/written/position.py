"""Positions: the whole state as one readable document. `position_reading` gives the state back.

`phase` and `turn` say where the game stands; the agenda follows from them. Anything left out has its default, so a
scenario writes only what matters to its rule.
"""

from __future__ import annotations

from hordekeep.games.plankton_horde.content.components import BATTLES, NAMES
from hordekeep.games.plankton_horde.state import (
    FIRST_CARD,
    NOBODY,
    OPENED,
    SECOND_CARD,
    HordeState,
    pool_cards,
    starting_player,
)
from hordekeep.games.plankton_horde.written.position_document import Position, SeatPosition, names
from hordekeep.kernel import Document
from hordekeep.kernel.positions import dice_document, written

PHASES = ("begin", "battle-card", "monster", "end", "trickster", "battles", "over")
OPENINGS = {FIRST_CARD: "first card", SECOND_CARD: "second card", OPENED: "over"}


def to_position(g: HordeState) -> Document:
    """The whole state at a beat's start. `from_position` gives the same state back."""
    phase, turn = where_it_stands(g)
    document: Document = {
        **written(Position, g),
        "starting": starting_player(g),
        "phase": phase,
        "turn": turn,
        "opening": OPENINGS[g.opening],
        "row": [
            {"battle": BATTLES[battle], "token": g.tokens[place] if place < len(g.tokens) else None}
            for place, battle in enumerate(g.row)
        ],
        "battle_pile": [BATTLES[battle] for battle in g.battle_pile[len(g.row) :]],
        "tokens_left": list(g.tokens_left),
        "pool": names(pool_cards(g)),
        "deck": names(g.deck[g.drawn :]),
        "just_picked": None if g.just_picked == NOBODY else {"seat": g.picker, "card": NAMES[g.just_picked]},
        "seats": [{**written(SeatPosition, g, seat), "seen": names(g.seen[seat])} for seat in range(g.seats)],
        "dice": dice_document(g.dice),
    }
    return document


def where_it_stands(g: HordeState) -> tuple[str, int | None]:
    """The phase and whose turn it is, read off the beat in progress or the next one."""
    if g.over:
        return "over", None
    beat, argument = g.beat or g.agenda[-1]
    match beat:
        case "game_begins":
            return "begin", None
        case "battle_card_phase" | "assign_token":
            return "battle-card", starting_player(g) if beat == "assign_token" else None
        case "monster_phase":
            return "monster", None
        case "open_with" | "open_with_second":
            return "monster", starting_player(g)
        case "pick" | "steal":
            return "monster", argument
        case "end_phase":
            return "end", None
        case "final_battles" | "trickster":
            return "trickster", argument
        case "fight_battle" | "resolve_battle" | "victory":
            return "battles", None
        case "wild_cards":
            return "battles", argument
        case _:
            raise AssertionError(f"a position cannot be written at the beat {beat!r}")
