"""The Income Phase (CS-WAVE-08): Source for everybody, then gates are repaired."""

from __future__ import annotations

from typing import Final

from hordekeep.games.cloudspire.content.setting import INCOME as WAVE_INCOME
from hordekeep.games.cloudspire.effects.effects import happens, of_faction
from hordekeep.games.cloudspire.effects.stats import gain
from hordekeep.games.cloudspire.rules.fight.gates import repair
from hordekeep.games.cloudspire.rules.wave.event_phase import begin_phase
from hordekeep.games.cloudspire.rules.wave.happened import Income
from hordekeep.games.cloudspire.state.play_area import INCOME, Occasion, PlayArea
from hordekeep.kernel import Rules, enforces

RULES: Final = ("CS-WAVE-04", "CS-WAVE-05", "CS-WAVE-06", "CS-WAVE-07")
"""The rule of each wave's income."""


@enforces("CS-WAVE-04", "CS-WAVE-05", "CS-WAVE-06", "CS-WAVE-07", "CS-ENDWAVE-11", "CS-REPAIR-01")
def income_phase(g: PlayArea, _: None) -> Rules[None]:
    """Every faction gains the wave's Source on top of what it has left, and what effects add; then defeated gates are
    repaired."""
    g.phase = INCOME
    yield from begin_phase(g)
    for seat in g.setting.around(g.first_seat):
        gain(g, seat, income(g, seat), RULES[g.wave - 1], told=Income)
    yield from happens(g, "income", Occasion())
    for seat in g.setting.around(g.first_seat):
        if g.gates[seat] <= 0:
            yield from repair(g, seat)
    g.agenda.append(("market_phase", None))


@enforces("CS-K-AI-02", "CS-K-COOP-04")
def income(g: PlayArea, seat: int) -> int:
    """What a faction gains in this wave; the automaton's share depends on its level."""
    base = WAVE_INCOME[g.wave - 1]
    if seat == g.setting.automaton:
        base = g.setting.income_of_automaton(base)
    return max(base + of_faction(g, "income", seat), 0)
