"""How a game ends: one side wins, or several share the victory where nothing breaks their tie (CS-ENDGAME-11)."""

from __future__ import annotations

from hordekeep.games.cloudspire.content.chips import box
from hordekeep.games.cloudspire.content.names import listed
from hordekeep.games.cloudspire.rules.goals.end_of_game import shards_left
from hordekeep.games.cloudspire.state.play_area import BOARD, PlayArea
from hordekeep.kernel import Outcome, Text, enforces
from hordekeep.kernel.texts import seat_name


def outcome(g: PlayArea) -> Outcome | None:
    """Who won and by which rule, or None while the game goes on. The automaton is no seat: where it wins, the players
    have lost, together if they are several."""
    if g.result is None:
        return None
    everybody, rule = g.result
    winners = tuple([seat for seat in everybody if seat < g.seats])
    scores = tuple([float(seat in winners) for seat in range(g.seats)])
    why = reason(g, rule)
    if not winners:
        return Outcome((), scores, rule, Text("result-lost", why=why), together=True)
    who = listed([seat_name(seat) for seat in winners])
    if len(winners) == 1:
        return Outcome(winners, scores, rule, Text("result-won", who=who, why=why))
    if len({g.setting.allies[seat] for seat in everybody}) == 1:
        return Outcome(winners, scores, rule, Text("result-together", who=who, why=why), together=True)
    return Outcome(winners, scores, rule, Text("result-shared", who=who, why=why))


@enforces("CS-K-COOP-05")
def reason(g: PlayArea, rule: str) -> Text:
    """Why the game ended as it did; of the co-op game which of its ends it was."""
    if rule != "CS-K-COOP-05":
        return Text(f"why-{rule.lower()}")
    if g.gates[g.setting.automaton] <= 0:
        return Text("why-coop-won-gate")
    if min(g.gates[: g.seats]) <= 0:
        return Text("why-coop-lost-gate")
    if g.place[box().beacon] != BOARD:
        return Text("why-coop-dark")
    return Text("why-coop-shards" if shards_left(g) else "why-coop-kept")
