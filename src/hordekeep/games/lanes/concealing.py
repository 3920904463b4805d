"""Concealed cards: laid face down in a lane, turned up when something reaches them or the Alliance Phase ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hordekeep.games.lanes.asking import ask
from hordekeep.games.lanes.battle import HORDE, Battle, Piece
from hordekeep.games.lanes.happenings import REVEALED, Happening, after
from hordekeep.games.lanes.movement import note_engagement
from hordekeep.games.lanes.settling import finish
from hordekeep.games.lanes.summon import resolve_horde_card
from hordekeep.games.lanes.values import stands
from hordekeep.kernel import Rules

if TYPE_CHECKING:
    from hordekeep.kernel import Choice


def conceal(g: Battle, p: Piece) -> None:
    """Turn a card face down (SH-VS-23)."""
    p.concealed = True
    g.hides = True
    g.board_changed()


def reveal(g: Battle, p: Piece) -> Rules[bool]:
    """Turn a concealed card up and resolve it; is it still a monster in play? (SH-VS-24, SH-VS-29, SH-VS-30)

    One that was in play face up before does not repeat its mana and "Play:" (SH-VS-27)."""
    p.concealed = False
    g.board_changed()
    g.say("revealed", "SH-VS-25", card=p.card.id, lane=p.lane + 1)
    if p.fresh or g.setting.replay_concealed:
        after(g, Happening(REVEALED, p))
        note_engagement(g, p.lane)
        yield from resolve_horde_card(g, p, played=True)
    return stands(p) and not p.doomed


def reveal_all(g: Battle) -> Rules[None]:
    """At the end of the Alliance Phase all concealed cards are revealed, in the horde player's order (SH-VS-25), where
    nobody plays the horde from left to right."""
    while hidden := [p.lane for p in g.in_lanes(HORDE) if p.concealed]:
        lane = hidden[0]
        if len(hidden) > 1 and g.horde_seat >= 0:
            choices: list[Choice] = [("lane", each) for each in hidden]
            answer = yield from ask(g, (g.horde_seat,), "reveal-first", "SH-VS-25", choices)
            lane = answer[1]
        p = g.horde_row[lane]
        assert p is not None
        yield from reveal(g, p)
        yield from finish(g)
    g.hidden_swapped = False
