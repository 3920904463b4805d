"""How words become rules: the kinds of phrases, what each is built into, and a decorator for each kind.

A noun phrase is built into a `Noun` (who could be meant), a target into a `Target` (who is meant in the end, asking if
there is a choice), a verb into an effect. The functions that carry the meaning are written below their phrase and get
what is needed: the battle, the cause, and the values of their slots.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from inspect import isgeneratorfunction
from types import MappingProxyType
from typing import Any

from hordekeep.games.lanes.abilities import Cause, Fallen
from hordekeep.games.lanes.battle import Battle, Piece
from hordekeep.games.lanes.cards import Card
from hordekeep.games.lanes.values import attack, health
from hordekeep.games.lanes.words.deeds import Condition, Deed, Picked
from hordekeep.games.lanes.words.meant import Noun, Target, Test, uncovered
from hordekeep.kernel import Rules
from hordekeep.language import Vocabulary

VOCABULARY = Vocabulary("skytear-horde", start="ability")

Count = Callable[[Battle, Cause], int]
Meaning = Callable[..., Any]


def _waking(asleep: Deed) -> Deed:
    """A deed that may also choose minions without health, where these are set aside (HM-MIN-08)."""

    def could(g: Battle, c: Cause) -> bool:
        c.wakes = g.edition.minions_set_aside
        can = asleep.can(g, c)
        c.wakes = False
        return can

    def choose(g: Battle, c: Cause) -> Rules[Picked]:
        c.wakes = g.edition.minions_set_aside
        picked = yield from asleep.choose(g, c)
        c.wakes = False
        return picked

    return Deed(asleep.act, choose, could, asleep.lasting, asleep.idle, asleep.impersonal)


def _narrowed(target: Target, helps: Callable[[Piece], bool]) -> Target:
    return target if target.narrow is None else target.narrow(lambda g, c, p: helps(p))


def verb(
    english: str,
    *,
    fr: str,
    rule: str = "",
    kind: str = "verb",
    can: Callable[..., bool] | None = None,
    helps: Mapping[str, Callable[[Piece], bool]] = MappingProxyType({}),
    idle: Callable[..., bool] | None = None,
    impersonal: bool = False,
    uncovers: bool = True,
    wakes: Callable[..., bool] | None = None,
    **more: Any,
) -> Callable[[Meaning], Meaning]:
    """A verb: `fn(g, c, **slots)`, a plain function or a generator. Targets arrive as lists of pieces, counts and plain
    numbers as ints; everything else as it was built. What it returns, if not None, is whether it did anything.

    `can(g, c, **slots)` tells whether it could do anything, its targets being all who could be meant; left out, it can
    if there is somebody for each target. `helps` tests, by the slot of a target, who can be reached at all: nobody
    else is offered, unless the sentence goes on and may speak of whoever it was. `idle(g, c, **slots)` and `impersonal`
    are those of the deed. `wakes(**slots)` tells whether it may reach minions that are set aside (HM-MIN-08)."""

    def declared(fn: Meaning) -> Meaning:
        asks = isgeneratorfunction(fn)

        def make(mention: int | None = None, other: int | None = None, **built: Any) -> Deed:
            extra = {name: value for name, value in (("mention", mention), ("other", other)) if value is not None}
            targets = {name: value for name, value in built.items() if isinstance(value, Target)}
            given = {name: value for name, value in built.items() if name not in targets} | extra
            helped = {name: _narrowed(target, helps[name]) for name, target in targets.items() if name in helps}

            def found(g: Battle, c: Cause) -> Picked:
                return {name: target.find(g, c) for name, target in targets.items()}

            def could(g: Battle, c: Cause) -> bool:
                if can is not None:
                    return can(g, c, **{**built, **found(g, c)})
                return all(helped.get(name, target).find(g, c) for name, target in targets.items())

            def choose(g: Battle, c: Cause) -> Rules[Picked]:
                picked: Picked = {}
                narrow = helped and not c.goes_on
                for name, target in targets.items():
                    if not narrow:
                        picked[name] = yield from target.pick(g, c)
                    elif all(picked.values()):
                        picked[name] = yield from helped.get(name, target).pick(g, c)
                    else:  # with nobody to begin with there is nothing to ask
                        picked[name] = []
                return picked

            def act(g: Battle, c: Cause, picked: Picked) -> Rules[None]:
                if g.hides and uncovers:
                    for name, target in targets.items():
                        picked[name] = yield from uncovered(g, c, target, picked[name])
                for reached in picked.values():
                    c.reached = reached
                c.did = all(picked.values())
                done = fn(g, c, **given, **picked)
                if asks:
                    done = yield from done
                if done is not None:
                    c.did = bool(done)
                if g.waiting and (interrupt := g.edition.interrupt) is not None:
                    c.felled = [Fallen(p, attack(g, p), health(g, p), p.lane) for p in c.reached if p.doomed]
                    yield from interrupt(g)

            is_idle = None if idle is None else lambda g, c: idle(g, c, **{**built, **found(g, c)})
            made = Deed(act, choose, could, None, is_idle, impersonal)
            return _waking(made) if wakes is not None and wakes(**built) else made

        VOCABULARY.word(kind, english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def noun(
    english: str,
    *,
    fr: str,
    gender: str,
    sort: str,
    face: Callable[[Card], bool],
    is_one: Test,
    rule: str = "",
    **more: Any,
) -> Callable[[Meaning], Meaning]:
    """A noun: `fn(g, c)` lists the pieces in play that it names; `is_one` and `face` tell it of one piece, one card."""

    def declared(fn: Meaning) -> Meaning:
        built = Noun(sort.rpartition("/")[2], fn, is_one, face)
        VOCABULARY.word(
            "noun", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, gender=gender, sort=sort, **more
        )(lambda: built)
        return fn

    return declared


def test_of(fn: Meaning, slots: dict[str, Any]) -> Test:
    """A test `fn(g, c, p, **slots)` with its slots filled in."""
    return lambda g, c, p: bool(fn(g, c, p, **slots))


def adjective(english: str, *, fr: str, kind: str = "anp", rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """A word that narrows a noun, before it ("non-epic {np:anp}") or after it (kind "np"): `fn(g, c, p, **slots)`."""

    def declared(fn: Meaning) -> Meaning:
        def make(np: Noun, **slots: Any) -> Noun:
            return np.where(test_of(fn, slots))

        VOCABULARY.word(kind, english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def _who(g: Battle, c: Cause, slots: dict[str, Any]) -> dict[str, Any]:
    """The slots with nouns and targets as the pieces that are meant now."""
    found = dict(slots)
    for name, slot in slots.items():
        if isinstance(slot, Target):
            found[name] = slot.found(g, c)
        elif isinstance(slot, Noun):
            found[name] = slot.find(g, c)
    return found


def condition(english: str, *, fr: str, rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """A condition: `fn(g, c, **slots)` tells whether it holds; targets in it arrive as the list of who is meant."""

    def declared(fn: Meaning) -> Meaning:
        def make(**slots: Any) -> Condition:
            return lambda g, c: bool(fn(g, c, **_who(g, c, slots)))

        VOCABULARY.word("condition", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def count(english: str, *, fr: str, rule: str = "", **more: Any) -> Callable[[Meaning], Meaning]:
    """Something to count after "for each": `fn(g, c, **slots)` gives the number."""

    def declared(fn: Meaning) -> Meaning:
        def make(**slots: Any) -> Count:
            return lambda g, c: int(fn(g, c, **_who(g, c, slots)))

        VOCABULARY.word("counted", english, name=more.pop("name", fn.__name__), fr=fr, rule=rule, **more)(make)
        return fn

    return declared


def nothing() -> Generator[Any, Any, None]:
    """A rule that does nothing."""
    yield from ()
