"""How a game ends: one side wins, or several share the victory where nothing breaks their tie (CS-ENDGAME-11)."""

from __future__ import annotations

from hordekeep.games.cloudspire.play_area import PlayArea
from hordekeep.games.cloudspire.wording import listed
from hordekeep.kernel import Outcome, Text
from hordekeep.kernel.texts import seat_name


def outcome(g: PlayArea) -> Outcome | None:
    """Who won and by which rule, or None while the game goes on. The automaton is no seat: where it wins, the players
    have lost, together if they are several."""
    if g.result is None:
        return None
    everybody, rule = g.result
    winners = tuple([seat for seat in everybody if seat < g.seats])
    scores = tuple([float(seat in winners) for seat in range(g.seats)])
    why = Text(f"why-{rule.lower()}")
    if not winners:
        return Outcome((), scores, rule, Text("result-lost", why=why), together=True)
    who = listed([seat_name(seat) for seat in winners])
    if len(winners) == 1:
        return Outcome(winners, scores, rule, Text("result-won", who=who, why=why))
    if len({g.setting.allies[seat] for seat in everybody}) == 1:
        return Outcome(winners, scores, rule, Text("result-together", who=who, why=why), together=True)
    return Outcome(winners, scores, rule, Text("result-shared", who=who, why=why))
