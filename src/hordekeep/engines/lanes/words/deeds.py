"""Deeds: what a verb or a whole effect does, once it is built; and what has to be paid for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hordekeep.engines.lanes.state.abilities import Ability, Cause
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.kernel import Refusal, Rules, enforces

Condition = Callable[[Battle, Cause], bool]
Picked = dict[str, list[Piece]]


def _not_so(g: Battle, c: Cause) -> bool:
    return False


class Deed:
    """What a verb or a sentence's effect does, in two steps: `choose` its targets, then `act` on them.

    `can` tells beforehand whether it could do anything; `lasting` is the ability that it leaves behind for the turn.
    `idle` tells that it certainly does nothing, now or later, because all that it is about is being destroyed, or that
    it makes no difference whether it comes before that destruction or after it.
    `impersonal` is a deed that any card with its sentence does alike, wherever it lies and whatever set it off. Where
    there is never anything to ask, `known` gives its targets without a generator.
    """

    __slots__ = ("act", "can", "choose", "idle", "impersonal", "known", "lasting")

    def __init__(
        self,
        act: Callable[[Battle, Cause, Picked], Rules[None]],
        choose: Callable[[Battle, Cause], Rules[Picked]],
        can: Condition,
        lasting: Ability | None = None,
        idle: Condition | None = None,
        impersonal: bool = False,
        known: Callable[[Battle, Cause], Picked] | None = None,
    ) -> None:
        self.act = act
        self.choose = choose
        self.can = can
        self.lasting = lasting
        self.idle = idle or _not_so
        self.impersonal = impersonal
        self.known = known

    def __call__(self, g: Battle, c: Cause) -> Rules[None]:
        """Choose, then act."""
        known = self.known
        picked = (yield from self.choose(g, c)) if known is None else known(g, c)
        yield from self.act(g, c, picked)


def deed(
    run: Callable[[Battle, Cause], Rules[None]],
    *parts: Deed,
    can: Condition | None = None,
    lasting: Ability | None = None,
    idle: Condition | None = None,
    impersonal: bool = False,
) -> Deed:
    """An effect made of others: it chooses as it goes, and can do something if its first part can."""

    def choose(g: Battle, c: Cause) -> Rules[Picked]:
        yield from ()
        return {}

    left = lasting or next((part.lasting for part in parts if part.lasting is not None), None)
    first = parts[0].can if parts else lambda g, c: True
    return Deed(lambda g, c, picked: run(g, c), choose, can or first, left, idle, impersonal)


@enforces("SH-MINION-05")
def past_help(pieces: Sequence[Piece]) -> bool:
    """Is somebody meant, and is all of it being destroyed for good? A minion comes back."""
    return bool(pieces) and all(p.doomed and not p.card.is_minion for p in pieces)


class Payment:
    """One thing to be paid: why it cannot be, choosing with what, and paying with that; `never` tells that it certainly
    cannot be paid any more. One that is `quiet` asks nothing, and nothing is told of it."""

    __slots__ = ("choose", "never", "pay", "quiet", "why_not")

    def __init__(
        self,
        why_not: Callable[[Battle, Cause], Refusal | None],
        choose: Callable[[Battle, Cause], Rules[Any]],
        pay: Callable[[Battle, Cause, Any], Rules[None] | None],
        never: Condition = _not_so,
        *,
        quiet: bool = False,
    ) -> None:
        self.why_not = why_not
        self.choose = choose
        self.pay = pay
        self.never = never
        self.quiet = quiet
