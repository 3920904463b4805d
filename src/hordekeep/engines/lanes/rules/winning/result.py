"""How a battle ends: the alliance wins or loses together; in versus the horde player has the other half (SH-VS-44,
HM-WIN-06)."""

from __future__ import annotations

from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Outcome, Text, enforces


@enforces("SH-VS-44", "HM-WIN-06")
def outcome(g: Battle) -> Outcome | None:
    """Who won and by which rule, or None while the battle goes on."""
    if not g.result:
        return None
    won = g.result == "won"
    rule = next(deed.partition(":")[2] for deed in g.deeds if deed.startswith("ended-by:"))
    losers_won = (g.horde_seat,) if g.horde_seat >= 0 else ()
    winners = tuple(g.alliance_seats) if won else losers_won
    scores = tuple(float(seat in winners) for seat in range(g.seats))
    return Outcome(winners, scores, rule, Text(f"result-{g.result}", rule=rule), together=True)
