"""Step F of set-up: the starting hands (SM-SET-13, SM-TEAM-09 to SM-TEAM-14), and the mulligan (SM-SET-14)."""

from __future__ import annotations

from typing import Any

from hordekeep.games.skytear.asking.choices import DONE, Done
from hordekeep.games.skytear.asking.questions import why_not_in_hand
from hordekeep.games.skytear.rules.keywords.drawing import draw
from hordekeep.games.skytear.rules.keywords.team_cards import shares, starting_cards
from hordekeep.games.skytear.rules.setup.choices import Redraw
from hordekeep.games.skytear.rules.setup.drafting import clockwise
from hordekeep.games.skytear.rules.setup.happened import Mulligan
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Asked, Rules, enforces
from hordekeep.kernel.declaring import Question, allowed

HAND_RULES = {2: "SM-DRAW-01", 3: "SM-TEAM-09", 4: "SM-TEAM-09", 5: "SM-TEAM-10", 6: "SM-TEAM-10"}
"""By the number of players; with more it is SM-TEAM-11."""
MULLIGAN: Question[Redraw | Done] = Question("mulligan", "SM-SET-14", {Redraw: why_not_in_hand, Done: allowed})


@enforces("SM-SET-16")
def draw_and_mulligan(g: Arena, _: Any) -> None:
    """Both sides draw, then everybody may mulligan, the first player first and then clockwise."""
    g.agenda += [("mulligan", seat) for seat in reversed(clockwise(g))]
    g.agenda += [("starting_hand", 1 - g.first_side), ("starting_hand", g.first_side)]


def starting_hand(g: Arena, side: int) -> Rules[None]:
    """The players of a side draw their first cards."""
    for seat, amount in (yield from shares(g, side, starting_cards(g, side))):
        draw(g, seat, amount, HAND_RULES.get(g.seats, "SM-TEAM-11"))


@enforces("SM-SET-14", "SM-SET-15", "SM-SET-17")
def mulligan(g: Arena, seat: int) -> Rules[None]:
    """Once, a player may discard any cards, one by one, and then draws as many; what was discarded stays in the open
    discard pile."""

    def choices() -> list[Redraw | Done]:
        return [DONE, *[Redraw(name) for name in sorted({card.id for card in g.hands[seat]})]]

    away: list[str] = []
    while g.hands[seat]:
        answer: Redraw | Done = yield Asked(MULLIGAN, seat, choices, committed=bool(away))
        if isinstance(answer, Done):
            break
        card = next(each for each in g.hands[seat] if each.id == answer.card)
        g.hands[seat].remove(card)
        g.discards[g.setting.purses[seat]].append(card)
        away.append(card.id)
    if g.tell:
        g.tell(Mulligan(seat, tuple(away)))
    draw(g, seat, len(away), "SM-SET-14")
