"""Treachery Phase, step 2: alliance players may react with what bears the lightning mark (SH-TREA-15 to SH-TREA-20)."""

from __future__ import annotations

from typing import Any

from hordekeep.engines.lanes.asking.choices import DONE, Done
from hordekeep.engines.lanes.asking.regarding import Asking
from hordekeep.engines.lanes.rules.phases.alliance import REACTIONS, plays, take, uses
from hordekeep.engines.lanes.rules.phases.open_phase import one_act
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Rules, enforces
from hordekeep.kernel.declaring import Question, Verb, allowed


@enforces("SH-TREA-20")
def reactions(g: Battle, _: object) -> Rules[None]:
    """One reaction of any alliance player who is not done; the window opens for all alike, whatever they hold."""
    g.phase = "treachery"
    act = yield from one_act(g, "reactions", REACT, possible)
    if act is not None:
        yield from take(g, *act)


def possible(g: Battle, seat: int) -> list[Verb]:
    """The reactions that a seat may use now, and to be done."""
    return [*plays(g, seat), *uses(g, seat), DONE]


REACT: Question[Any] = Asking("react", "SH-TREA-15", {**REACTIONS, Done: allowed})
