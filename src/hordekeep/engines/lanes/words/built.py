"""What words are built into where rules run through them in every choice: verbs, counts, conditions, lasting values.

Apart from the declarations in `kinds`, whose functions Python looks at, because `make fast` compiles this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hordekeep.engines.lanes.effects.in_force import controller
from hordekeep.engines.lanes.effects.values import attack, health
from hordekeep.engines.lanes.state.abilities import Cause, Fallen
from hordekeep.engines.lanes.state.battle import Battle, Piece
from hordekeep.engines.lanes.words.deeds import Condition, Deed, Picked
from hordekeep.engines.lanes.words.meant import Noun, Target, Test, uncovered
from hordekeep.kernel import Rules, enforces

Meaning = Callable[..., Any]


def verb_deed(
    fn: Meaning,
    targets: Mapping[str, Target],
    helped: Mapping[str, Target],
    given: Mapping[str, Any],
    can: Condition | None,
    idle: Condition | None,
    *,
    impersonal: bool,
    uncovers: bool,
) -> Deed:
    """The deed of a verb `fn(g, c, **slots)`: it finds whom it reaches, then acts on them.

    `helped` are the targets narrowed to those whom it helps to reach; `given` are the slots that are no targets."""
    slots = list(targets.items())
    is_sure = all(target.is_sure for _, target in slots) and (len(slots) < 2 or not helped)

    def could(g: Battle, c: Cause) -> bool:
        return all(helped.get(name, target).find(g, c) for name, target in slots)

    def known(g: Battle, c: Cause) -> Picked:
        picked: Picked = {}
        for name, target in slots:
            picked[name] = target.found(g, c)
        return picked

    def choose(g: Battle, c: Cause) -> Rules[Picked]:
        picked: Picked = {}
        narrow = bool(helped) and not c.goes_on
        for name, target in slots:
            if not narrow:
                picked[name] = yield from target.pick(g, c)
            elif all(picked.values()):
                picked[name] = yield from helped.get(name, target).pick(g, c)
            else:  # with nobody to begin with there is nothing to ask
                picked[name] = []
        return picked

    def act(g: Battle, c: Cause, picked: Picked) -> Rules[None]:
        if uncovers and g.hides:
            for name, target in slots:
                picked[name] = yield from uncovered(g, c, target, picked[name])
        _remember(c, picked)
        done = fn(g, c, **given, **picked)
        if done is not None and not isinstance(done, int):  # compiled, a generator is known by what it gives
            done = yield from done
        if done is not None:
            c.did = bool(done)
        if g.waiting and (interrupt := g.edition.interrupt) is not None:
            c.felled = [Fallen(p, attack(g, p), health(g, p), p.lane) for p in c.reached if p.doomed]
            yield from interrupt(g)

    return Deed(act, choose, can or could, None, idle, impersonal, known if is_sure else None)


def _remember(c: Cause, picked: Picked) -> None:
    """Whom a deed reaches, for what the sentence says next: it is done only if all its targets are there."""
    c.did = True
    for reached in picked.values():
        c.reached = reached
        if not reached:
            c.did = False


@enforces("HM-MIN-08")
def waking(asleep: Deed) -> Deed:
    """A deed that may also choose minions without health, where these are set aside."""
    known_asleep = asleep.known

    def could(g: Battle, c: Cause) -> bool:
        c.wakes = g.edition.minions_set_aside
        can = asleep.can(g, c)
        c.wakes = False
        return can

    def known(g: Battle, c: Cause) -> Picked:
        assert known_asleep is not None
        c.wakes = g.edition.minions_set_aside
        picked = known_asleep(g, c)
        c.wakes = False
        return picked

    def choose(g: Battle, c: Cause) -> Rules[Picked]:
        c.wakes = g.edition.minions_set_aside
        picked = yield from asleep.choose(g, c)
        c.wakes = False
        return picked

    sure = None if known_asleep is None else known
    return Deed(asleep.act, choose, could, asleep.lasting, asleep.idle, asleep.impersonal, sure)


def test_of(fn: Meaning, slots: Mapping[str, Any]) -> Test:
    """A test `fn(g, c, p, **slots)` with its slots filled in."""
    if not slots:
        return fn
    return lambda g, c, p: bool(fn(g, c, p, **slots))


def of_those_meant(fn: Meaning, slots: Mapping[str, Any]) -> Callable[[Battle, Cause], Any]:
    """A question `fn(g, c, **slots)` about the game, its nouns and targets being the pieces that are meant now."""
    targets = [(name, slot) for name, slot in slots.items() if isinstance(slot, Target)]
    nouns = [(name, slot) for name, slot in slots.items() if isinstance(slot, Noun)]

    def answer(g: Battle, c: Cause) -> Any:
        found = dict(slots)
        for name, target in targets:
            found[name] = target.found(g, c)
        for name, noun in nouns:
            found[name] = noun.find(g, c)
        return fn(g, c, **found)

    return answer


def cause_of(g: Battle, holder: Piece) -> Cause:
    """On whose behalf a sentence holds that lasts while its card is in play."""
    return Cause(holder, controller(g, holder))


def is_meant(target: Target) -> Callable[[Battle, Piece, Piece], bool]:
    """Whether a piece is one of those of whom a lasting sentence speaks."""

    def applies(g: Battle, holder: Piece, p: Piece) -> bool:
        return target.fits(g, cause_of(g, holder), p)

    return applies


def multiplied(n: int, factor: Callable[[Battle, Cause], int]) -> Callable[[Battle, Piece, Piece], int]:
    """How much a lasting sentence gives: a number for each of what it counts."""

    def amount(g: Battle, holder: Piece, p: Piece) -> int:
        return n * factor(g, cause_of(g, holder))

    return amount
