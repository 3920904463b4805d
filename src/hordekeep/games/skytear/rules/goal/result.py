"""How a game ends: one side wins together, or the game is a draw (SM-GOAL)."""

from __future__ import annotations

from hordekeep.games.skytear.content.setting import NOBODY, SIDES
from hordekeep.games.skytear.state.arena import Arena
from hordekeep.kernel import Outcome, Text, enforces


@enforces("SM-GOAL-03", "SM-GOAL-04", "SM-GOAL-07")
def outcome(g: Arena) -> Outcome | None:
    """Who won and by which rule, or None while the game goes on. In a draw everybody has the same part."""
    if g.result is None:
        return None
    side, how = g.result
    rule, _, card = how.partition("/")
    if side == NOBODY:
        everybody = tuple(range(g.seats))
        why = Text(f"why-{rule.lower()}")
        return Outcome(everybody, (0.5,) * g.seats, rule, Text("result-draw", why=why), draw=True)
    winners = g.setting.seats_of(side)
    scores = tuple([float(seat in winners) for seat in range(g.seats)])
    why = Text("why-victory-card", card=Text(f"victory-{card}")) if card else Text(f"why-{rule.lower()}")
    return Outcome(winners, scores, rule, Text("result-won", side=Text(f"side-{SIDES[side]}"), why=why), together=True)
