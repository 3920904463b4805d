"""Treachery Phase, step 2: alliance players may react with what bears the lightning mark (SH-TREA-15 to SH-TREA-20)."""

from __future__ import annotations

from hordekeep.engines.lanes.rules.phases.alliance import plays, take, uses
from hordekeep.engines.lanes.rules.phases.open_phase import DONE, one_act
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Choice, Rules


def reactions(g: Battle, _: object) -> Rules[None]:
    """One reaction of any alliance player who is not done; the window opens for all alike, whatever they hold."""
    g.phase = "treachery"
    act = yield from one_act(g, "reactions", "react", "SH-TREA-15", possible)
    if act is not None:
        yield from take(g, *act)


def possible(g: Battle, seat: int) -> list[Choice]:
    """The reactions that a seat may use now, and to be done."""
    return [*plays(g, seat), *uses(g, seat), DONE]
