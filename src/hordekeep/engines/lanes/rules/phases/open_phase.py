"""A phase in which any alliance player may act, in any order, until all are done (SH-ALLI-01, SH-TREA-20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hordekeep.engines.lanes.asking.choices import DONE
from hordekeep.engines.lanes.asking.questions import cited
from hordekeep.engines.lanes.state.battle import Battle
from hordekeep.kernel import Asked, Rules, enforces
from hordekeep.kernel.declaring import Question, Verb


@enforces("SH-ALLI-01", "SH-TREA-20")
def one_act(
    g: Battle, beat: str, question: Question[Any], listed: Callable[[Battle, int], list[Verb]]
) -> Rules[tuple[int, Verb] | None]:
    """Ask whoever is not done for one act and lay out the beat again; None if somebody was done instead.

    What a partner does may change one's mind, so an act opens the phase again for those who were done.
    """
    waiting = [seat for seat in range(len(g.players)) if not g.done >> seat & 1]
    rule = cited(g, question.rule)
    if len(waiting) == 1:
        ask = Asked(question, waiting[0], partial(listed, g, waiting[0]), rule=rule)
    else:
        ask = Asked.of_any(question, {seat: partial(listed, g, seat) for seat in waiting}, rule=rule, each=True)
    choice: Verb = yield ask
    seat = ask.answered_by
    if choice == DONE:
        g.done |= 1 << seat
        if g.done != (1 << len(g.players)) - 1:
            g.agenda.append((beat, None))
        return None
    g.done = 0
    g.agenda.append((beat, None))
    return seat, choice
